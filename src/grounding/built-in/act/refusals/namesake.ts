/** "Follow the topic Rain gauge", beside one that is called "Rain gauge broken" or "Rain gauges": the record that is called just so is meant, and no other. */
import { spell, type Clause } from '../../language/clause.js';
import { fold, wordsOf } from '../../language/words.js';
import { type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { textsOf } from '../../matching/record-texts.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name in the sentence that is the whole name of another record of the list, and only a part of that of the record acted in. */
export function namesakeOf(clause: Clause, { targets, index }: Act): string | undefined {
  const [target] = targets;
  const record = target && recordOf(target);
  // "The suite at Hotel Zmaj" is no room of the Grand Hotel Zmaj: what the record lies in has a name as well.
  const around = record?.parent && recordOf(record.parent);
  for (const each of [record, around]) {
    const name = each && otherCalledSo(clause, each, { targets, index });
    if (name !== undefined) return name;
  }
  return clause.verb === 'goal' && record ? sharedName(clause, record, index) : undefined;
}

/** "Remove Ann", where one of two of that name has no such button: either may be meant. */
function sharedName({ said, readings }: Clause, record: Entry, index: PageIndex): string | undefined {
  const tokens = readings.flatMap(({ target = [] }) => target).filter(({ lower }) => lower !== said);
  const name = tokens.map(({ text }) => text).join(' ');
  const isName =
    tokens.length > 0 && tokens.every(({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text));
  const begins = (entry: Entry): boolean =>
    namesIn(entry).some((text) => text.startsWith(`${fold(name)} `) && text.split(' ').length <= MOST_WORDS);
  const isWhole = (entry: Entry): boolean => namesIn(entry).includes(fold(name));
  if (!isName || (!begins(record) && !isWhole(record))) return undefined;
  return index.entries.some(
    (entry) =>
      entry !== record &&
      entry.parent === record.parent &&
      entry.node.role === record.node.role &&
      (isWhole(record) ? isWhole(entry) : begins(entry) || isWhole(entry)),
  )
    ? name
    : undefined;
}

/** Of a name, and not of a title. */
const MOST_WORDS = 3;

function otherCalledSo(
  { readings }: Clause,
  record: Entry,
  { targets, index }: Pick<Act, 'targets' | 'index'>,
): string | undefined {
  if (!record.parent) return undefined;
  const said = ` ${fold(spell(readings.flatMap(({ target: tokens }) => tokens ?? []))).replace(/["“”]/g, '')} `;
  const own = namesIn(record);
  // Names that say more than the sentence does, and yet hold some words of it.
  const longer = own.filter(
    (text) => !isSaidIn(said, text) && text.split(' ').some((word) => said.includes(` ${word} `)),
  );
  // "The dwarf snake plant" says all of "Snake plant (dwarf)", in another order.
  if (longer.length === 0 || longer.some((text) => isWhole(said, text))) return undefined;
  const siblings = index.entries.filter(
    (entry) => entry !== record && entry.parent === record.parent && entry.node.role === record.node.role,
  );
  for (const sibling of siblings) {
    // "Select British and Irish", where British may be Northern Irish as well: both are acted on.
    if (targets.some((each) => each === sibling || isInside(each, sibling))) continue;
    const name = namesIn(sibling).find(
      (text) =>
        isSaidIn(said, text) &&
        !own.includes(text) &&
        longer.some((each) => ` ${each} `.includes(` ${text} `) || isAlmost(text, each)),
    );
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Its texts, without the stars and signs around them and the number in front of "2. Bread". */
function namesIn({ node }: Entry): readonly string[] {
  return textsOf(node).map((text) =>
    text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?.]+$/gu, '').replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, ''),
  );
}

/** Two words and more, each of which is said somewhere. */
function isWhole(said: string, text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.length > 1 && words.every((word) => said.includes(` ${word} `));
}

/** The same words but for an ending. */
function isAlmost(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (
    words.length === others.length &&
    words.every(({ stem }, at) => stem === others[at]?.stem && /\p{L}/u.test(stem))
  );
}

function isSaidIn(said: string, text: string): boolean {
  return said.includes(` ${text} `);
}
