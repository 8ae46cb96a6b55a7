/** "Follow the topic Rain gauge", beside one that is called "Rain gauge broken": the record that is called just so is meant, and no other. */
import { spell, type Clause } from '../language/clause.js';
import { fold } from '../language/words.js';
import { enteredTitle } from '../matching/entered-title.js';
import { recordOf } from '../matching/relations.js';
import { below, type Entry, type PageIndex } from '../matching/page-index.js';
import type { Act } from './word-evidence.js';

/** Most words of what a record is called. */
const MOST_WORDS = 8;

/** The name in the sentence that is the whole name of another record of the list, and only a part of that of the record acted in. */
export function namesakeOf({ readings }: Clause, { targets: [target], index }: Act): string | undefined {
  const record = target && recordOf(target);
  if (!record?.parent) return undefined;
  const said = ` ${fold(spell(readings.flatMap(({ target: tokens }) => tokens ?? []))).replace(/["“”]/g, '')} `;
  const own = textsOf(record, index);
  // Names that say more than the sentence does, and yet hold some words of it.
  const longer = own.filter(
    (text) => !isSaidIn(said, text) && text.split(' ').some((word) => said.includes(` ${word} `)),
  );
  if (longer.length === 0) return undefined;
  const siblings = index.entries.filter(
    (entry) => entry !== record && entry.parent === record.parent && entry.node.role === record.node.role,
  );
  for (const sibling of siblings) {
    const name = textsOf(sibling, index).find(
      (text) =>
        isSaidIn(said, text) &&
        !own.includes(text) &&
        longer.some((each) => ` ${each} `.includes(` ${text} `)),
    );
    if (name !== undefined) return name;
  }
  return undefined;
}

function isSaidIn(said: string, text: string): boolean {
  return said.includes(` ${text} `);
}

/** What a record shows as texts of their own, but for its controls. */
function textsOf(record: Entry, index: PageIndex): string[] {
  const entered = enteredTitle(record.node);
  const texts = [record, ...below(index, record)].flatMap(({ node }) => {
    if (/^(?:button|textbox|combobox|checkbox|radio|switch|option|menuitem|img)$/.test(node.role)) return [];
    const text = fold(
      node.text ?? (/^(?:heading|link|text|cell|rowheader)$/.test(node.role) ? node.name : ''),
    );
    return /\p{L}/u.test(text) && text.split(' ').length <= MOST_WORDS ? [text] : [];
  });
  return entered === undefined ? texts : [fold(entered), ...texts];
}
