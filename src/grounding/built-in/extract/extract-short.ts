/** Short names of classes: pages that are written by hand call an author `au`, a text `tx` and a company `co`. */

/** Names that style sheets and frameworks give to anything: sizes, margins, rows and columns. */
const anyMark =
  /^(?:x?x?[sl]|xs|sm|md|lg|xl|row|col|btn|hd|ft|hdr|bd|fw|fs|bg|fg|[mp][tbsexyl]|tl|tr|bl|br|li|ul|ol|td|th|dt|dd|el|it|no|is|on|off|up|in|at|to|of|by|ui|js|css|svg|img|ico|grid|flex|wrap|box|tag|bold|dim)$/u;

/** Whether a class may stand for a word: the word begins with it, or it is the first letter and consonants of it in their order. */
export function isShortFor(mark: string, word: string): boolean {
  if (!/^[a-z]{2,4}$/u.test(mark) || anyMark.test(mark) || word.length < mark.length + 2) return false;
  if (word.startsWith(mark)) return true;
  if (mark[0] !== word[0] || /[aeiou]/u.test(mark.slice(1))) return false;
  let at = 0;
  for (const letter of mark.slice(1)) {
    at = word.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
