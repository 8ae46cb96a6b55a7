/** "The third product" on a page of tasks: what is counted is said to be of a kind that the page has nothing of, and what it has is called otherwise. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { areKin, isOfRow } from '../../language/kin-nouns.js';
import { toWord, type Word, wordsOf } from '../../language/words.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** Words behind the ordinal among which its noun is. */
const REACH = 3;

/** The noun; undefined where the page says it anywhere, or does not say what its items are. */
export function countedNoun({ readings }: Clause, { targets: [target], index }: Act): string | undefined {
  const record = target && recordOf(target);
  const noun = record && nounIn(tokensInOrder(readings));
  if (!noun || mentionsOf(noun, index).size > 0 || isInAddress(noun, index)) return undefined;
  const kinds = kindsOf(record, index);
  return kinds.length > 0 && kinds.every((kind) => !areKin(kind, noun)) ? noun.text : undefined;
}

function nounIn(tokens: readonly Token[]): Word | undefined {
  for (const at of tokens.keys()) {
    const counted = ordinalAt(tokens, at);
    if (!counted) continue;
    const behind = tokens.slice(at + counted.length, at + counted.length + REACH);
    const noun = behind.find(({ kind, lower }) => kind === 'word' && isOfRow(toWord(lower)));
    if (noun) return toWord(noun.lower);
  }
  return undefined;
}

/** What the page calls its items: by the classes of one and of what holds them, and by the headings and titles of the page. */
function kindsOf(record: Entry, index: PageIndex): Word[] {
  const marks = [record, record.parent].flatMap((entry) => [
    entry?.node.name ?? '',
    ...(entry?.node.classes ?? []),
  ]);
  const titles = index.entries.flatMap(({ node }) =>
    node.role === 'heading' && (node.level ?? 1) <= 2 ? [node.name || (node.text ?? '')] : [],
  );
  const words = [
    ...marks.filter((mark) => mark.length <= MAX_MARK),
    ...titles,
    index.snapshot.title ?? '',
  ].flatMap((text) => [...wordsOf(text)]);
  return words.filter((word) => isOfRow(word));
}

/** Longest name that says what kind of thing something is, in characters. */
const MAX_MARK = 30;

function isInAddress(word: Word, index: PageIndex): boolean {
  const { url } = index.snapshot;
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return wordsOf(path).some(({ stem }) => stem === word.stem);
}
