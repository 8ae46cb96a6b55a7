/** The ends of a scale, in other words than "maximum" and "minimum". */

/** "Turn the volume all the way up", "up to its maximum": to the maximum. */
export function withEnds(instruction: string): string {
  const verbs = '(?:set|turn|move|drag|slide|push|pull|crank|bring|put)';
  const lead = `(?<=^(?:[^.;]*[,;.] |[^.;]* (?:and|then) )?${verbs} [^.;,]+) (?:all the way|completely|fully) `;
  const upTo = `(?<=^(?:[^.;]*[,;.] |[^.;]* (?:and|then) )?${verbs} [^.;,]+) (?:up|down|back) to (?:its|their|the) (?=(?:maximum|minimum|highest|lowest)\\b)`;
  return instruction
    .replace(new RegExp(upTo, 'i'), ' to the ')
    .replace(new RegExp(`${lead}(?:up|to the (?:right|top))\\b`, 'i'), ' to the maximum')
    .replace(new RegExp(`${lead}(?:down|to the (?:left|bottom))\\b`, 'i'), ' to the minimum');
}
