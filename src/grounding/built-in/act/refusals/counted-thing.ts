/**
 * "The second product" is not the second text box of a form, nor are "the first two emails" two buttons: what is counted is one of several things of
 * a kind, each a row, card or item, and a kind with a meaning of its own is one that the page speaks of. Words for any of a list may go unsaid.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt, superlativeAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { fold, recordNouns, toWord, type Word, wordsOf, wordsOfMarks } from '../../language/words.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';
import { isUntitled } from '../../matching/untitled.js';
import { areKin } from '../../language/kin-nouns.js';
import { type Act, ownerOf, says } from '../evidence/word-evidence.js';
import { isMember } from './member-counted.js';

const verbs = /^(?:click|open|select|check|uncheck|toggle|goal|hover|dblclick|rightClick|expand)$/;

const choosing = /^(?:click|select|check|uncheck|toggle)$/;

/** What a line of any list may be called. */
const anyOfList = /^(?:item|result|entry|record|card|option|choice|row|line|tile|thing)$/;

/** What a list that is opened may offer. */
const offered = /^(?:item|entry|option|choice)$/;

/** Words of the language of pages, or of names: what they count is looked at elsewhere. */
const noThing = /^(?:page|link|name|status|role|one|place|position|class|seat|slot)$/;

/** The noun of what is counted, where what would be acted on is none of such things. */
export function countedThing({ verb, readings }: Clause, act: Act): string | undefined {
  const { isHalf } = act;
  const targets = act.targets.map((target) => ownerOf(target, act));
  const tokens = tokensInOrder(readings);
  // What is done to all of them may be done by the one button or box for that.
  const isBulk =
    tokens.some(isAll) &&
    (targets.length === 0 || !choosing.test(verb) || targets.some(({ node }) => node.role === 'checkbox'));
  const noun = verbs.test(verb) && targets.length > 0 && !isBulk ? nounCounted(tokens) : undefined;
  if (!noun || targets.every((target) => says(target, noun) || isLabelled(target, noun, tokens)))
    return undefined;
  // What is counted comes up with the list that is opened first.
  if (
    isHalf &&
    offered.test(noun.stem) &&
    targets.every(({ node }) => node.hasPopup || fieldRoles.has(node.role))
  )
    return undefined;
  const isDeed =
    verb === 'goal' || (/^(?:un)?check$/.test(verb) && targets.every(({ node }) => node.role === 'button'));
  // Where nothing says what the lines are, only the deed does: "like the second post".
  const isOfPage = anyOfList.test(noun.stem) || isSpokenOf(noun, act) || (isDeed && !saysWhatItIs(act.index));
  return isOfPage &&
    targets.every((target) => isMember(target, noun, { verb: isDeed ? 'goal' : verb, index: act.index }))
    ? undefined
    : noun.text;
}

/** "Rate the last lesson", beside "Rate your last lesson": what seems to count is a part of the label of what it is done with. */
function isLabelled(target: Entry, noun: Word, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => lower === noun.text);
  const said = `${tokens[at - 1]?.lower ?? ''} ${noun.text}`;
  return [target, ...ancestorsOf(target)]
    .slice(0, LABEL_LEVELS)
    .some(({ evidence }) =>
      evidence.some(
        ({ kind, text }) => !/^(?:class|id|test id)$/.test(kind) && ` ${fold(text)} `.includes(` ${said} `),
      ),
    );
}

/** Levels from a button or star up to the group that is labelled. */
const LABEL_LEVELS = 3;

/** The noun behind the first word that counts, where nothing in front of it says that a place is counted. */
function nounCounted(tokens: readonly Token[]): Word | undefined {
  const at = tokens.findIndex(
    (_, each) => prepositionAt(tokens, each) !== undefined || lengthOfCount(tokens, each) > 0,
  );
  const length = at === -1 ? 0 : lengthOfCount(tokens, at);
  // "The second cheapest" compares.
  if (length === 0 || superlativeAt(tokens, at + length) !== undefined) return undefined;
  const rest = tokens.slice(at + length);
  const end = rest.findIndex(
    ({ kind, text, lower }, each) =>
      kind !== 'word' || text !== lower || isEnd.test(lower) || prepositionAt(rest, each) !== undefined,
  );
  const run = end === -1 ? rest : rest.slice(0, end);
  const head = run.findLastIndex(({ lower }) => isThing(toWord(lower)));
  const behind = run.slice(head + 1);
  // "The second product link" counts links.
  return head === -1 || behind.some(({ lower }) => kindAt([lower], 0) !== undefined)
    ? undefined
    : toWord(run[head]?.lower ?? '');
}

const isEnd = /^(?:and|or|that|which|who|called|named)$/;

/** How many words count from a place on; a number behind a noun may be a name. */
function lengthOfCount(tokens: readonly Token[], at: number): number {
  if (isAll(tokens[at])) return /^(?:of|the)$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 1;
  const counted = ordinalAt(tokens, at);
  return counted && counted.behind === undefined && counted.ordinal !== 0 ? counted.length : 0;
}

function isAll(token: Token | undefined): boolean {
  return /^(?:all|every|each|both)$/.test(token?.lower ?? '');
}

function isThing({ stem }: Word): boolean {
  return anyOfList.test(stem) || (recordNouns.has(stem) && !noThing.test(stem));
}

/** The page, its title or address says the noun or one for the same things; a field says only what is typed into it. */
function isSpokenOf(noun: Word, { index, targets }: Act): boolean {
  const isSaidIn = (texts: readonly (string | undefined)[]): boolean =>
    wordsOf(texts.join(' ')).some((word) => areSame(word, noun));
  const { url, title } = index.snapshot;
  if (isSaidIn([title, URL.canParse(url) ? new URL(url).pathname : ''])) return true;
  const around = targets.flatMap((target) => [target, ...ancestorsOf(target)]);
  if (
    around.some(({ node }) =>
      isSaidIn([wordsOfMarks([...(node.classes ?? []), node.id ?? '', node.testId ?? ''])]),
    )
  )
    return true;
  return [...index.vocabulary.values()].some(
    ({ word, entries }) => areSame(word, noun) && entries.some(({ node }) => speaks(node)),
  );
}

/** A field says what is typed into it, an option or a button of one word what else there may be. */
function speaks({ role, name, placeholder = '' }: SnapshotNode): boolean {
  if (fieldRoles.has(role)) return looksFor.test(`${name} ${placeholder}`);
  return role !== 'option' && (role !== 'button' || wordsOf(name).length !== 1);
}

/** A title, or the heads of its columns. */
function saysWhatItIs(index: PageIndex): boolean {
  const isHead = ({ node }: Entry): boolean => node.role === 'columnheader' && node.hidden === undefined;
  return !isUntitled(index) || index.entries.some(isHead);
}

const looksFor = /\b(?:search|find|filter)\b/i;

function areSame(one: Word, other: Word): boolean {
  if (one.stem === other.stem || one.meaning === other.meaning) return true;
  // A message may be one of a chat. Where things are put into a cart they are products, and a deal or an article is none.
  if (other.meaning === 'email') return mailed.test(one.meaning);
  return other.stem === 'product' ? sold.test(one.meaning) : areKin(one, other);
}

const mailed = /^(?:inbox|outbox|mailbox|compose|letter)$/;
const sold = /^(?:good|cart|shop|buy|catalog|catalogue|merchandise)$/;
