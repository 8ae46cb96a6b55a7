/** "Duplicate the plan and call the copy Draft", "copy Lunch and name it Dinner": a copy that gets a name of its own, in one clause. No page yet. */

const value = '(?:"[^"]*"|“[^”]*”|[^.,;!"“]+?)';
const said = new RegExp(
  `\\b(duplicate|clone|copy) (${value}),? and (?:then )?(?:call|name|title|rename) (?:the (?:copy|duplicate|clone|new one)|it)(?: to)? (${value})(?=[.,;!]|$| and )`,
  'i',
);

/** The same with the name behind what is copied. */
export function withCopyName(instruction: string): string {
  return instruction.replace(said, '$1 $2 called $3');
}
