/** The ends of a scale, in other words than "maximum" and "minimum". */

/** "Turn the volume all the way up": to its maximum. */
export function withEnds(instruction: string): string {
  const verbs = '(?:set|turn|move|drag|slide|push|pull|crank|bring|put)';
  const lead = `(?<=^(?:[^.;]*[,;.] |[^.;]* (?:and|then) )?${verbs} [^.;,]+) (?:all the way|completely|fully) `;
  return instruction
    .replace(new RegExp(`${lead}(?:up|to the (?:right|top))\\b`, 'i'), ' to the maximum')
    .replace(new RegExp(`${lead}(?:down|to the (?:left|bottom))\\b`, 'i'), ' to the minimum');
}
