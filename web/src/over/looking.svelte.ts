/** Whether somebody looks at the table though the game is over: the end comes first, and can be come back to. */
export const looking = $state({ on: false });
