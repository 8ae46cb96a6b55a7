/**
 * What cannot be used now has no stand-in: "the previous page" is no link "Back to the index" where "Previous" is out of action, and "Complete Fix logo"
 * is not the button of "Fix login" where that of "Fix logo" is.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt, superlativeAt } from '../../language/counting.js';
import { isAmong, isOrnament, isStopWord, type Word, wordsOf } from '../../language/words.js';
import { kindAt } from '../../language/types.js';
import {
  ancestorsOf,
  below,
  type Entry,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isAlike } from '../evidence/said-of-sibling.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name of a control that is called just as the clause says, but cannot be used, where another that is called otherwise would be clicked. */
export function standsInFor(clause: Clause, act: Act): string | undefined {
  return inertName(clause, act) ?? ofOtherOne(clause, act);
}

/**
 * The word that only another record says, letter by letter, whose control of the same name is disabled or not there: a word that is like it does for the
 * record that would be acted on only because that one can be.
 */
function ofOtherOne({ verb, said, readings }: Clause, { targets, index }: Act): string | undefined {
  const [control, ...others] = targets;
  const record = control && others.length === 0 ? recordOf(control) : undefined;
  const isClick = /^(?:click|dblclick|open|goal|check|uncheck|select)$/.test(verb);
  if (!isClick || !control || !record || record === control || control.node.disabled === true)
    return undefined;
  const verbs = new Set(wordsOf(said).map(({ text }) => text));
  const tokens = tokensInOrder(readings);
  if (tokens.some((_, at) => ordinalAt(tokens, at) ?? superlativeAt(tokens, at))) return undefined;
  // "The item above Fix logo" speaks of a neighbour.
  if (tokens.some(({ lower }) => neighbours.test(lower))) return undefined;
  const asked = tokens.flatMap(({ text }) => contentIn(text)).filter(({ text }) => !verbs.has(text));
  const shownIn = ({ node }: Entry): readonly Word[] => wordsOf(`${node.name} ${readable(node)}`);
  const saidIn = (shown: readonly Word[]): readonly Word[] =>
    asked.filter(({ text }) => shown.some((each) => each.text === text));
  const shown = [...shownIn(record), ...control.evidence.flatMap(({ words }) => words)];
  const own = saidIn(shown);
  if (own.length === asked.length) return undefined;
  const deed = deedOf(control);
  const isDeed = ({ node, evidence }: Entry): boolean =>
    node.role === control.node.role && deedOf({ node, evidence }) === deed;
  // A line of several is that of a table whose columns are called so.
  if (below(index, record).filter(isDeed).length > 1) return undefined;
  const holders = new Set(recordsSaying(asked, own, index));
  // What one of them alone has is no control that another lacks.
  const isShared = (): boolean =>
    (record.parent?.children ?? []).some(
      (other) => other !== record && isAlike(other.node, record.node) && below(index, other).some(isDeed),
    );
  for (const other of record.parent?.children ?? []) {
    if (other === record || !holders.has(other) || !isAlike(other.node, record.node)) continue;
    const told = saidIn(shownIn(other));
    const more = told.filter((word) => !own.includes(word));
    if (more.length === 0 || !own.every((word) => told.includes(word))) continue;
    const alike = below(index, other).filter(isDeed);
    if (alike.length === 0 && !isShared()) continue;
    if (alike.length > 0 && alike.every(({ node }) => node.disabled !== true)) continue;
    const only = alike.length > 0 ? more[0] : more.find((word) => !isAmong(word, shown));
    if (only) return only.text;
  }
  return undefined;
}

/** The boxes around all that says one of the words that the record does not say. */
function recordsSaying(asked: readonly Word[], own: readonly Word[], index: PageIndex): readonly Entry[] {
  return asked
    .filter((word) => !own.includes(word))
    .flatMap((word) => [...mentionsOf(word, index)].flatMap((entry) => [entry, ...ancestorsOf(entry)]));
}

const neighbours =
  /^(?:above|below|under|underneath|beneath|over|before|after|behind|beside|next|following|preceding|left|right|not|except|but|than|instead|without)$/;

/** How the name of a control begins: "Delete" of "Delete report.pdf". */
function deedOf({ node, evidence: [name] }: Pick<Entry, 'node' | 'evidence'>): string {
  return name?.words[0]?.text ?? node.name;
}

function inertName({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  const [entry, ...others] = targets;
  if (!/^(?:click|dblclick|open|goal)$/.test(verb) || !entry || others.length > 0) return undefined;
  const target = (readings.findLast((reading) => reading.target)?.target ?? []).filter(
    ({ kind }) => kind === 'word',
  );
  const asked = target.flatMap(({ text }, at) => (isKind(target, at) ? [] : contentIn(text)));
  if (asked.length === 0 || isCalled(entry, asked)) return undefined;
  const isOut = ({ node }: Entry): boolean => controls.test(node.role) && node.hidden === 'inert';
  return index.entries.some((other) => isOut(other) && isCalled(other, asked))
    ? asked.map(({ text }) => text).join(' ')
    : undefined;
}

const controls = /^(?:button|link|tab|menuitem)$/;

function isKind(tokens: readonly { lower: string }[], at: number): boolean {
  return (
    kindAt(
      tokens.map(({ lower }) => lower),
      at,
    ) !== undefined
  );
}

function contentIn(text: string): readonly Word[] {
  return wordsOf(text).filter((word) => !isStopWord(word) && !isOrnament(word));
}

function isCalled({ evidence: [name] }: Entry, asked: readonly Word[]): boolean {
  const words = name?.words.filter((word) => !isStopWord(word) && !isOrnament(word)) ?? [];
  return words.length === asked.length && words.every(({ stem }, at) => stem === asked[at]?.stem);
}
