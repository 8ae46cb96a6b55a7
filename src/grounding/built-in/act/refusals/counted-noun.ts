/** "The third product" on a page of tasks: what is counted is said to be of a kind that the page has nothing of, and what it has is called otherwise. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { areKin, isOfRow } from '../../language/kin-nouns.js';
import { isCross } from '../records/record-handle.js';
import { toWord, type Word, wordsOf, wordsOfMarks } from '../../language/words.js';
import {
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** Words behind the ordinal among which its noun is. */
const REACH = 3;

/** The noun; undefined where the page says it anywhere, or does not say what its items are. */
export function countedNoun(
  { said, readings }: Clause,
  { targets: [target], index }: Act,
): string | undefined {
  const record = target && recordOf(target);
  const noun = record && nounIn(tokensInOrder(readings));
  if (noun && isNumberedOtherwise(record, noun, index)) return noun.text;
  if (noun && removing.test(said) && isOfOneList(target, record, { noun, index })) return noun.text;
  if (!noun || mentionsOf(noun, index).size > 0 || isInAddress(noun, index)) return undefined;
  const kinds = kindsOf(record, index);
  return kinds.length > 0 && kinds.every((kind) => !areKin(kind, noun)) ? noun.text : undefined;
}

const removing = /^(?:delete|remove|discard|erase)$/;

/** Two lists have something to take their lines away, and the one with this line says the noun nowhere: "the first question" is none of the options of one. */
function isOfOneList(
  target: Entry,
  record: Entry,
  { noun, index }: { noun: Word; index: PageIndex },
): boolean {
  const list = record.parent;
  if (!list || target === record) return false;
  const saysIt = [list, ...below(index, list)].some(({ node }) =>
    wordsOf([node.name, node.text ?? '', node.value ?? '', wordsOfMarks(node.classes ?? [])].join(' ')).some(
      ({ stem }) => stem === noun.stem,
    ),
  );
  const takesAway = (entry: Entry): boolean =>
    isCross(entry) || entry.evidence.some(({ words }) => words[0]?.meaning === 'delete');
  return !saysIt && index.actionable.some((each) => !isInside(each, list) && takesAway(each));
}

/** "The first question" is not the line of "Answer 1", nor "the first answer" a line of the list beside it. */
function isNumberedOtherwise(record: Entry, noun: Word, index: PageIndex): boolean {
  const kindOf = ({ node }: Entry): Word | undefined => {
    const kind = /^(?<kind>\p{L}+) \d{1,2}$/u.exec(node.name)?.groups?.['kind'];
    return kind === undefined ? undefined : toWord(kind.toLowerCase());
  };
  const own = [record, ...below(index, record)].flatMap((entry) => kindOf(entry) ?? []);
  // A page that speaks of both means two things by them, however near they are.
  const isOther = mentionsOf(noun, index).size > 0;
  if (own.length > 0)
    return own.every((kind) => isOfRow(kind) && kind.stem !== noun.stem && (isOther || !areKin(kind, noun)));
  const elsewhere = index.entries.filter((entry) => kindOf(entry)?.stem === noun.stem);
  const isSaid = wordsOf(`${record.node.name} ${readable(record.node)}`).some(
    ({ stem }) => stem === noun.stem,
  );
  return new Set(elsewhere.map(({ node }) => node.name)).size > 1 && !isSaid;
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
