/** "In the File menu, choose Export and then As PDF": the path File > Export > As PDF. */

const verbs = '(?:choose|select|click|pick|press|hit)';

const lead = new RegExp(
  `^(?:in|from|under|within|using|via) (?:the )?(?!(?:the|this|that|a|side|left|right|main|top|bottom|navigation|nav|left-hand|right-hand) )(["“”']?)([\\p{L}\\d&]+(?: [\\p{L}\\d&]+)?)\\1 menu,? ${verbs}(?: on)? `,
  'iu',
);

/** What comes behind the first item without a verb of its own is an item of its menu. */
const more = new RegExp(
  `^(.+?)(?:,|,? and)? then (?!${verbs} )(?!(?:the )?\\p{L}+ (?:in|into|to|on) )(.+)$`,
  'iu',
);

/** "In the menu, open Insert and click on Line": the path says which menu. */
const opened = new RegExp(
  `^(?:in|from|using|with|via) the (?:main |top )?menu(?: bar)?,? (?:open|expand|hover over|point (?:at|to)|go to|click(?: on)?|choose|select) ([^,;.]+?)(?:,|,? and|,? then)+ (?:then )?${verbs}(?: on)? (.+)$`,
  'iu',
);

/** "Choose PNG from the Export submenu of the File menu": said from the inside out. */
const inwards = new RegExp(
  `^${verbs}(?: on)? (?:the )?([^,;.]+?) (?:from|in|under|within) (?:the )?([^,;.]+?) sub-?menu (?:of|in|under|from|within) (?:the )?([^,;.]+?)(?: menu)?[.!]?$`,
  'iu',
);

/** The sentence with such a beginning as a path; any other as it is. */
export function withMenuPath(instruction: string): string {
  const [, first, rest] = opened.exec(instruction) ?? [];
  if (first !== undefined && rest !== undefined && !/\b(?:and|then)\b/iu.test(rest))
    return `Click ${first} > ${rest}`;
  const [, item, submenu, outer] = inwards.exec(instruction) ?? [];
  if (item !== undefined && !/\b(?:and|then)\b/iu.test(instruction))
    return `Click ${[outer, submenu, item].join(' > ')}`;
  const [opening, , menu] = lead.exec(instruction) ?? [];
  if (opening === undefined || menu === undefined) return instruction;
  const parts: string[] = [];
  let left = instruction.slice(opening.length);
  for (let found = more.exec(left); found; found = more.exec(left)) {
    parts.push(found[1] ?? '');
    left = found[2] ?? '';
  }
  // "… and choose" goes on in the menu in words of its own.
  if (/\band\b/iu.test(left)) return instruction;
  return `Click ${[menu, ...parts, left].join(' > ')}`;
}
