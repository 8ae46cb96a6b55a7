/** Names that begin with "@". */
const handles = /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}_.-]*[\p{L}\p{N}_-]/gu;

/** The handles that a text says, in small letters: "@ann_k" is one, and the address ann@x.org none. */
export function handlesIn(text: string): string[] {
  return [...text.matchAll(handles)].map(([handle]) => handle.toLowerCase());
}
