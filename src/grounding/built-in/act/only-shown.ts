/**
 * "Show only black and herbal teas", "show the Design department only", "only list places with a pool": for each kind that is left, the box, button
 * or option of a filter that is called so. What the list is a list of ("teas", "places") need not be said by it.
 */
import { type Clause, valueOf } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { splitList } from '../language/phrase.js';
import {
  contentOf,
  fold,
  isStopWord,
  recordNouns,
  vagueNouns,
  type Word,
  wordsOf,
} from '../language/words.js';
import type { Scene } from '../matching/look-up.js';
import { type Outcome, stepOn } from '../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex } from '../matching/page-index.js';
import { recordOf } from '../matching/relations.js';
import { nativeOutcome } from './do-option.js';

const CONFIDENCE = 0.85;

/** Most kinds that are named in one go. */
const MAX_KINDS = 6;

/** The steps for all the kinds; undefined where one of them is called by no such control, or by more than one. */
export function onlyShown(clause: Clause, target: readonly Token[], scene: Scene): Outcome | undefined {
  const kinds = kindsIn(target);
  if (kinds.length === 0 || kinds.length > MAX_KINDS) return undefined;
  const noun = nounOf(kinds, scene.index);
  const controls = kinds.map((kind) => controlFor(kind, noun, scene.index));
  if (!controls.every((each) => each !== undefined)) return undefined;
  const boxes = controls.flatMap(({ entry, option }) => (option === undefined ? [entry] : []));
  // Of several that exclude each other, or of the options of one list, only one can be left.
  const isExclusive = boxes.some(({ node }) => node.role !== 'checkbox' && node.role !== 'menuitemcheckbox');
  if (controls.length > 1 && (boxes.length < controls.length || isExclusive)) return undefined;
  const [first] = controls;
  if (first?.option !== undefined)
    return explained(nativeOutcome(first.entry, first.option, { confidence: CONFIDENCE, clause }), clause);
  const steps = boxes.flatMap((entry) => {
    const isChosen =
      entry.node.checked === true || entry.node.pressed === true || entry.node.selected === true;
    const method = entry.node.checked === undefined ? 'click' : 'check';
    return isChosen ? [] : [stepOn(entry, method, { confidence: CONFIDENCE })];
  });
  return steps.length === 0
    ? { kind: 'done', reason: 'it is so already', entries: boxes }
    : explained({ kind: 'steps', steps }, clause);
}

function explained(outcome: Outcome, clause: Clause): Outcome {
  return outcome.kind === 'steps' ? { ...outcome, explained: clause.text } : outcome;
}

/** What joins a kind to what is listed: "places with a pool", "where pets are allowed". */
const joint = /^(?:with|where|that|which|who|whose|from|in|of|by|for|having)$/;

/** What is said of each kind: "black", "herbal teas"; "a pool", "pets are allowed". */
function kindsIn(target: readonly Token[]): (readonly Token[])[] {
  const rest = target.filter(
    ({ kind, lower }) => kind !== 'word' || !/^(?:only|just|the|a|an|what|those|all|both)$/.test(lower),
  );
  return splitList(rest);
}

/** The word for what is listed: behind the last kind, or in front of the joint of the first; it counts only where the page lists such. */
function nounOf(kinds: readonly (readonly Token[])[], index: PageIndex): Word | undefined {
  const [first = []] = kinds;
  const at = first.findIndex(({ kind, lower }) => kind === 'word' && joint.test(lower));
  const token = at > 0 ? first[at - 1] : kinds.at(-1)?.at(-1);
  const [word, ...others] = token?.kind === 'word' ? contentOf(token.text) : [];
  if (!word || others.length > 0) return undefined;
  const isListed =
    (recordNouns.has(word.stem) && mentionsOf(word, index).size > 0) ||
    vagueNouns.has(word.stem) ||
    (word.text !== word.stem &&
      [...mentionsOf(word, index)].some(({ node }) =>
        /^(?:heading|status|list|grid|table|caption|document)$/.test(node.role),
      ));
  return isListed ? word : undefined;
}

/** The one control of a filter that is called like a kind, or whose option is. */
function controlFor(
  tokens: readonly Token[],
  noun: Word | undefined,
  index: PageIndex,
): { entry: Entry; option?: readonly Token[] } | undefined {
  const isNoun = ({ kind, lower }: Token): boolean =>
    kind === 'word' && noun !== undefined && contentOf(lower).every(({ stem }) => stem === noun.stem);
  const kept = tokens.filter(
    (token) => !isNoun(token) && !(token.kind === 'word' && joint.test(token.lower)),
  );
  const words = kept.flatMap(({ text }) => wordsOf(text)).filter((word) => !isStopWord(word));
  if (words.length === 0) return undefined;
  const found = index.actionable.flatMap((entry): { entry: Entry; option?: readonly Token[] }[] => {
    if (entry.node.hidden !== undefined || isOfLine(entry)) return [];
    if (isChoice(entry)) return isCalled(entry.evidence[0]?.text ?? '', words) ? [{ entry }] : [];
    const option = optionIn(entry, kept);
    return option ? [{ entry, option }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** What is chosen in a line of a list or table chooses the line. */
function isOfLine(entry: Entry): boolean {
  const role = recordOf(entry)?.node.role;
  return role === 'row' || role === 'article';
}

function isChoice({ node }: Entry): boolean {
  return (
    /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio|tab)$/.test(node.role) ||
    (node.role === 'button' && node.pressed !== undefined)
  );
}

/** The same words, in whatever order: "pets are allowed" and "Pets allowed"; a count behind the name is no part of it. */
function isCalled(name: string, words: readonly Word[]): boolean {
  const shown = wordsOf(name.replace(/\s*\(?\d+\)?\s*$/u, '')).filter((word) => !isStopWord(word));
  return (
    shown.length === words.length && words.every((word) => shown.some((each) => each.stem === word.stem))
  );
}

/** "Design department": the option "Design" of the native list "Department". */
function optionIn({ node, evidence }: Entry, tokens: readonly Token[]): readonly Token[] | undefined {
  if (node.tag !== 'select' || node.options === undefined) return undefined;
  const label = evidence.flatMap(({ words }) => [...words]);
  const rest = tokens.filter(
    ({ kind, text }) =>
      kind !== 'word' || !contentOf(text).every((word) => label.some((each) => each.stem === word.stem)),
  );
  const value = rest.length > 0 ? fold(valueOf(rest)) : '';
  return value !== '' && node.options.some((option) => fold(option) === value) ? rest : undefined;
}
