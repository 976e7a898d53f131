/** Whether the list of keys lies open: a key and the menu both open it. */
export const help = $state({ keys: false });
