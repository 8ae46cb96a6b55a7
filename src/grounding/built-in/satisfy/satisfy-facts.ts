/**
 * Verbs that say no more than that a record has something, uses it or stands somewhere: "Ola drives a Sprinter", "Tom wears an XL shirt",
 * "the job keeps 14 copies". Which column is meant is told by what is said, so the verb may be any of them; none of them turns it round.
 */
import { columnTexts } from '../extract/extract-columns.js';
import { textAt } from '../extract/extract-leaf.js';
import type { PageIndex } from '../extract/extract-page.js';
import { isHeaderOf } from '../extract/extract-verbs.js';
import { plainWords } from '../extract/extract-words.js';
import type { RecordText, SaidRecord } from '../extract/records-said.js';
import { compare } from '../../../contract/check.js';
import { fold } from '../language/words.js';

const having =
  'has|carries|carried|covers|covered|drives|drove|holds|held|includes|keeps|kept|occupies|owns|pays|paid|retains|rides|rode|stores|' +
  'stocks|takes|uses|used|wears|wore|weighs|measures';
/** These say more, so that a header has to be about it, or a noun name the column. */
const doing =
  'attends|drinks|drank|eats|ate|employs|needs|offers|orders|prefers|receives|rents|requires|sells|serves|speaks|studies|teaches|trains';
const placed =
  '(?:pays|paid|points|resolves|redirects|sits|sat|stands|sleeps|runs|comes|came|ships|shipped|trains|studies|works|travels|travelled|' +
  'parks|grows|lives|stays|stayed|teaches|serves|rides|flies|sails|goes|hangs|lies|plays|performs|performed) (?:in|on|at|to|with|via|by|under|as)';

/** Verbs of the one kind, with what they take between them and the value. */
export const freeVerb = new RegExp(`^(?:${having}|${doing}|${placed})$`, 'u');
/** Such as say how many of something a record has. */
export const countingVerb = 'has|have|keeps|holds|retains|stores|carries|offers|includes|uses|owns|employs';

/** "… does not drive a Sprinter": the verb without its ending. */
export function thirdPerson(verb: string): string {
  return verb
    .replace(/^(?<stem>\p{Ll}+(?:[sxz]|ch|sh|o))(?= |$)/u, '$<stem>es')
    .replace(/^(?<stem>\p{Ll}*[^aeiou])y(?= |$)/u, '$<stem>ies')
    .replace(/^(?<stem>\p{Ll}*(?:[^sxzohy]|[^cs]h|[aeiou]y))(?= |$)/u, '$<stem>s')
    .replace(/^haves\b/u, 'has');
}

/** What such a verb is done with, where a header says so and nothing of the verb itself. */
const about: Readonly<Record<string, string>> = {
  drives: 'vehicle car van truck bus',
  drove: 'vehicle car van truck bus',
  wears: 'size shirt uniform jersey',
  'pays with': 'payment method card',
  'paid with': 'payment method card',
  'pays by': 'payment method card',
  'paid by': 'payment method card',
  'points to': 'value target content data destination address url link ip',
  'resolves to': 'value target content data destination address ip',
  'redirects to': 'value target destination url link',
  'is paid with': 'payment method card',
  'is paid by': 'payment method card',
};

/** Words of a header that say that it is not what is so now. */
const ofOther =
  /^(?:former|previous|prev|old|next|requested|desired|wanted|backup|alternative|default|max|maximum|min|minimum|limit|target|last|original|emergency|secondary|recommended|suggested|expected|proposed|missing|lost|cancelled|returned)$/u;

/** Whether a header says that its column is not of what is so now, and the sentence does not speak of that: "former status". */
export function isOfOther({ labels }: RecordText['column'], sentence: string): boolean {
  const own = plainWords(sentence);
  return labels.some(
    ({ trust, words }) =>
      trust >= 0.75 && [...words].some((word) => ofOther.test(word) && !own.includes(word)),
  );
}

/** Whether the column of a text may be what a verb is about that says nothing of which one it is. */
export function mayBeMeant(
  page: PageIndex,
  record: SaidRecord,
  { column }: RecordText,
  { verb, value, isNamed }: { verb: string; value: string; isNamed: boolean },
): boolean {
  if (isOfOther(column, `${verb} ${value}`)) return false;
  if (isAbout(verb, column)) return true;
  // Who does it and to whom is not told by a name that stands there, nor where something comes from or goes to.
  if (/ (?:by|to)$/u.test(verb) || (!isNamed && new RegExp(`^(?:${doing})$`, 'u').test(verb))) return false;
  const { region, row } = record;
  const names = page.textsOf(region.items[row] ?? record.node);
  const isOther = region.items.some((item, at) => {
    const first = page.textsOf(item).find((text) => text.size > 0);
    return at !== row && first !== undefined && [...first].join(' ') === plainWords(value).join(' ');
  });
  return !isOther && names.length > 1;
}

/** Whether a header says what is done by the verb, and not who does it. */
export function isAbout(verb: string, { labels }: RecordText['column']): boolean {
  const known = about[verb]?.split(' ') ?? [];
  return labels.some(({ words, trust }) => {
    const things = new Set([...words].filter((word) => !/(?:er|or)$/u.test(word)));
    return trust >= 0.75 && (isHeaderOf(verb, things) || known.some((word) => words.has(word)));
  });
}

/** Whether the record says the value in its own place as a part of more, so that it is neither it nor another. */
export function saysPart(page: PageIndex, { place }: RecordText, value: string): boolean {
  const text = textAt(page.tree, place);
  return fold(text) !== fold(value) && compare(text, { operator: 'says', expected: value, is: true });
}

/** Whether a value stands in several columns of the records, which say different things of them. */
export function isInSeveral(page: PageIndex, texts: readonly RecordText[], value: string): boolean {
  const saying = texts.filter(({ column }) =>
    columnTexts(page, column).some((text) => fold(text) === fold(value)),
  );
  return new Set(saying.map(({ column }) => columnTexts(page, column).join('\n'))).size > 1;
}
