/** Puts a text where it can be pasted from, and tells honestly whether it is there. */

/** The old way, for pages over plain http, where browsers have no clipboard: a selected field and the command for it. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0";
  // A modal dialog keeps focus to itself: the field has to lie inside it.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  let copied: boolean;
  try {
    copied = document.execCommand("copy");
  } catch {
    copied = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

/** True only if the text is there now. */
export async function copy(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}
