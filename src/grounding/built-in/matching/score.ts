/** How well a phrase names a node: by its own names, its kind and its state. What lies around the node is relations.ts. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { weightOf, type Entry, type Evidence, type PageIndex } from './page-index.js';
import type { HeadWord, Phrase } from '../language/phrase.js';
import { contextFit, holds, isPartOfCompound } from './surroundings.js';
import { isVagueKind, kindFit } from '../language/types.js';
import {
  fold,
  isStopWord,
  meaningful,
  recordNouns,
  vagueNouns,
  wordLikeness,
  wordsOf,
  type Word,
} from '../language/words.js';

/** What a node's own marks say about a phrase. */
export interface OwnScore {
  /** 0..1, share of the phrase that the node explains by itself, weighted by rarity. */
  coverage: number;
  /** 0..1, share of the node's name that the phrase speaks of. */
  tightness: number;
  /** The phrase and the name say the same, word by word. */
  exact: boolean;
  /** Words and literals that the node does not explain. */
  leftWords: readonly Word[];
  leftLiterals: readonly string[];
  /** Weight of what is left over the weight of all. */
  leftShare: number;
  /** 0..1: kind words against the role. */
  kind: number;
  /** Some word or literal is explained by a name, not by kind or state alone. */
  named: boolean;
  /** It is one of what repeats, and the phrase counts that. */
  counted: boolean;
  /** The evidence that explained most. */
  by: Evidence | undefined;
}

/** Words that say little: a phrase does not fail because of them. */
const softWords = new Set(
  (
    'page screen site website app application web current corresponding respective available visible displayed shown given ' +
    'hamburger called named labelled labeled titled user name names provided appropriate matching related specific certain desired correct main new box ' +
    'option value item element item section area product result entry record task todo single next-to one ones type kind'
  ).split(' '),
);

/** Kinds of what a goal is done to. */
const objectKinds = new Set(
  'list table grid form section panel dialog modal popup window row card item entry data table alert message notification page'.split(
    ' ',
  ),
);

/** Scores a node against a phrase by its own marks. */
export function ownScore(
  phrase: Phrase,
  entry: Entry,
  { index, isGoal = false }: { index: PageIndex; isGoal?: boolean },
): OwnScore {
  let total = 0;
  let explained = 0;
  let named = false;
  let kind = 1;
  let counted = false;
  const isCounted = phrase.ordinal !== undefined || phrase.all === true;
  // "First class" counts no rows where nothing says that they are classes; "the first two emails" does count.
  const counting = phrase.take !== undefined || phrase.all === true ? recordNouns : vagueNouns;
  const foreign: Word[] = [];
  const leftWords: Word[] = [];
  const leftLiterals: string[] = [];
  let leftWeight = 0;
  let best: { evidence: Evidence; weight: number } | undefined;
  let onlyNear = false;
  let byEvidence: Map<Evidence, number> | undefined;
  const credit = (evidence: Evidence, weight: number): void => {
    byEvidence ??= new Map();
    const sum = (byEvidence.get(evidence) ?? 0) + weight;
    byEvidence.set(evidence, sum);
    if (!best || sum > best.weight + 1e-9) best = { evidence, weight: sum };
  };
  for (const literal of phrase.literals) {
    const weight = literalWeight(literal, index);
    total += weight;
    const fit = literalFit(literal, entry);
    if (fit.score > 0) {
      explained += weight * fit.score;
      named = true;
      if (fit.evidence) credit(fit.evidence, weight);
    } else {
      leftLiterals.push(literal);
      leftWeight += weight;
    }
  }
  for (const head of wordsThatCount(phrase)) {
    const weight = wordWeight(head, index);
    const found = bestEvidence(head.word, entry);
    const ofKind = head.kind === undefined ? 0 : kindFit(head.kind, entry.node);
    const ofState = head.state === undefined ? 0 : stateFit(head.state, entry.node);
    const likeness = Math.max(found.likeness, ofKind, ofState);
    // "Invite a new member": what is added, invited or created is new without saying so.
    if (isGoal && found.likeness === 0 && /^(?:new|another|additional|extra)$/.test(head.word.text)) continue;
    total += weight;
    // "The third result", "all products": what repeats on the page, whatever it is called.
    if (found.likeness < 0.9 && isCounted && entry.record && counting.has(head.word.stem)) {
      explained += weight;
      named = true;
      counted = true;
      continue;
    }
    if (found.likeness > 0 && found.likeness >= ofState && found.likeness >= Math.min(ofKind, 0.9)) {
      explained += weight * found.likeness;
      named = true;
      if (found.evidence) credit(found.evidence, weight * found.likeness);
      continue;
    }
    if (likeness > 0) {
      explained += weight;
      if (ofKind > 0) kind = Math.min(kind, ofKind);
      if (ofKind > 0 && ofKind < 1 && !isLooselySaid(head.kind ?? '')) onlyNear = true;
      continue;
    }
    // "Refresh the list": for a goal the list is where it happens, not what is clicked.
    if (isGoal && head.kind !== undefined && objectKinds.has(head.kind)) {
      total -= weight * 0.8;
      leftWeight -= weight * 0.8;
    } else if (head.kind !== undefined && !isVagueKind(head.kind)) foreign.push(head.word);
    leftWords.push(head.word);
    leftWeight += weight;
  }
  // "The Home calendar" is the box "Home" under "My calendars"; "the Save link" is no button.
  const around =
    named && !isGoal && foreign.length > 0
      ? foreign.filter((word) => contextFit(entry, [word], []) === 0)
      : foreign;
  if (around.length > 0) kind = Math.min(kind, 0.45);
  // "Click Menu": a button that nothing calls a menu is none, be it the only thing to click.
  if (onlyNear && !named && !counted) kind = Math.min(kind, 0.45);
  const coverage = total === 0 ? 1 : explained / total;
  const by = best?.evidence;
  return {
    coverage,
    // "The select" is no less the one that is called "Size (select)".
    tightness: by && !isKindAlone(phrase, entry.node) ? tightnessOf(by, phrase, index) : 1,
    exact: entry.evidence.some((evidence) => evidence.trust >= 0.95 && saysTheSame(phrase, evidence, entry)),
    leftWords,
    leftLiterals,
    leftShare: total === 0 ? 0 : leftWeight / total,
    kind,
    named,
    counted,
    by,
  };
}

/** Nothing but what kind of element it is, and it is just that. */
function isKindAlone({ words, literals }: Phrase, node: SnapshotNode): boolean {
  return literals.length === 0 && words.every(({ kind }) => kind !== undefined && kindFit(kind, node) === 1);
}

/** People say button for a link that looks like one, and the other way round; and vague kinds are no claim. */
function isLooselySaid(kind: string): boolean {
  return isVagueKind(kind) || /\b(?:button|btn|link|field|input|box)\b/.test(kind);
}

/** The words of a head that have to be explained; a name of stop words only ("From") is one nevertheless. */
export function wordsThatCount(phrase: Phrase): readonly HeadWord[] {
  const known = countingOnce.get(phrase);
  if (known) return known;
  const found = countingWords(phrase);
  countingOnce.set(phrase, found);
  return found;
}

const countingOnce = new WeakMap<Phrase, readonly HeadWord[]>();

function countingWords(phrase: Phrase): readonly HeadWord[] {
  const named = phrase.words.filter((head) => head.kind === undefined);
  const counting = new Set([
    ...(phrase.literals.length > 0
      ? named.filter((head) => !isStopWord(head.word))
      : meaningful(named, (head) => head.word)),
    ...phrase.words.filter((head) => head.kind !== undefined),
  ]);
  return phrase.words.filter((head) => counting.has(head));
}

/** Whether a node is in a state that a phrase asks for: 1 or 0. */
export function stateFit(state: string, node: SnapshotNode): number {
  const fits: Readonly<Record<string, boolean>> = {
    checked: node.checked === true,
    ticked: node.checked === true,
    unchecked: node.checked === false,
    unticked: node.checked === false,
    selected: node.selected === true || node.checked === true || node.pressed === true,
    unselected: node.selected !== true && node.checked !== true,
    disabled: node.disabled === true,
    enabled: node.disabled !== true,
    empty: (node.value ?? node.text ?? '') === '',
    expanded: node.expanded === true,
    collapsed: node.expanded === false,
    active:
      node.selected === true ||
      node.pressed === true ||
      node.focused === true ||
      (node.classes?.includes('active') ?? false),
    pressed: node.pressed === true,
    focused: node.focused === true,
    required: node.required === true,
    invalid: node.invalid === true,
  };
  return fits[state] ? 1 : 0;
}

/** How well quoted text names a node: 1 the whole name, less for a part of it, 0 when it does not occur as it stands. */
export function literalFit(literal: string, entry: Entry): LiteralFit {
  let known = literalsOnce.get(entry);
  if (!known) literalsOnce.set(entry, (known = new Map<string, LiteralFit>()));
  let fit = known.get(literal);
  if (!fit) known.set(literal, (fit = bestLiteralFit(literal, entry)));
  return fit;
}

/** "+" on what is called "Increase quantity" adds nothing. */
function isSignOfNamed({ kind, text }: Evidence, { node }: Entry): boolean {
  return kind !== 'name' && !/\p{L}/u.test(text) && /\p{L}/u.test(node.name);
}

interface LiteralFit {
  score: number;
  evidence?: Evidence;
}

/** A sentence is looked up many times on one page, for each verb and reading that it may have. */
const literalsOnce = new WeakMap<Entry, Map<string, LiteralFit>>();

function bestLiteralFit(literal: string, entry: Entry): LiteralFit {
  const folded = fold(literal);
  const asked = wordsOf(literal);
  let best: LiteralFit = { score: 0 };
  for (const evidence of entry.evidence) {
    const score = literalLikeness(folded, asked, evidence) * evidence.trust;
    // A sign means what it stands for only where no name says what it does.
    if (/\p{L}/u.test(folded) && isSignOfNamed(evidence, entry)) continue;
    if (score > best.score) best = { score, evidence };
  }
  return best;
}

function literalLikeness(folded: string, asked: readonly Word[], evidence: Evidence): number {
  const shown = fold(evidence.text);
  if (shown === folded) return 1;
  if (folded === '') return 0;
  const trimmed = shown.replace(/^[\s:*•-]+|[\s:*…?!.]+$/gu, '');
  // "−" is no ".": of a sign nothing is left.
  if (trimmed !== '' && trimmed === folded.replace(/^[\s:*•-]+|[\s:*…?!.]+$/gu, '')) return 0.995;
  if (asked.length === 0) return shown.includes(folded) ? 0.6 : 0;
  const at = shown.indexOf(folded);
  if (at >= 0 && isPartOfCompound(shown, at, folded) && !holds(shown, folded)) return 0;
  const { words } = evidence;
  if (words.length === asked.length && asked.every((word, at) => words[at]?.stem === word.stem)) {
    // Quotation marks mean the very word: "Saves" is not "Save".
    if (asked.every((word, at) => words[at]?.text === word.text)) return 0.98;
    return asked.length > 1 ? 0.8 : 0.5;
  }
  for (let from = 0; from + asked.length <= words.length; from += 1) {
    if (
      asked.every(
        (word, at) =>
          words[from + at]?.text === word.text || (asked.length > 1 && words[from + at]?.stem === word.stem),
      )
    ) {
      return 0.92;
    }
  }
  // Names cut short on the page ("Quarterly rep…"), and scripts that do not separate words.
  if (
    /(?:…|\.\.\.)$/.test(shown) &&
    shown.length > 6 &&
    folded.startsWith(shown.replace(/(?:…|\.\.\.)$/, ''))
  )
    return 0.9;
  if (!/^[\p{ASCII}]*$/u.test(folded) && shown.includes(folded)) return 0.85;
  // One word names an icon by what it means: "Delete" and a trash can.
  if (
    asked.length === 1 &&
    words.length <= 2 &&
    evidence.kind !== 'name' &&
    words.some((word) => word.meaning === asked[0]?.meaning)
  )
    return 0.8;
  return 0;
}

function bestEvidence(word: Word, entry: Entry): { likeness: number; evidence?: Evidence } {
  let best: { likeness: number; evidence?: Evidence } = { likeness: 0 };
  for (const evidence of entry.evidence) {
    for (const shown of evidence.words) {
      const trust = evidence.kind === 'class' && recordNouns.has(word.stem) ? 0.9 : evidence.trust;
      const likeness = wordLikeness(word, shown) * trust;
      if (likeness > best.likeness + 1e-9) best = { likeness, evidence };
    }
  }
  return best;
}

function wordWeight(head: HeadWord, index: PageIndex): number {
  const weight = weightOf(head.word, index);
  if (head.kind !== undefined) return Math.min(weight, 0.4);
  if (head.state !== undefined) return Math.min(weight, 0.6);
  return softWords.has(head.word.text) ? Math.min(weight, 0.3) : weight;
}

function literalWeight(literal: string, index: PageIndex): number {
  const words = wordsOf(literal);
  return Math.max(
    1,
    words.reduce((sum, word) => sum + weightOf(word, index), 0),
  );
}

/** Share of the words of a name that the phrase speaks of, by rarity; stop words hardly count. */
function tightnessOf(evidence: Evidence, phrase: Phrase, index: PageIndex): number {
  const asked: Word[] = phrase.words.map((head) => head.word);
  for (const literal of phrase.literals) asked.push(...wordsOf(literal));
  let total = 0;
  let spoken = 0;
  for (const [at, word] of evidence.words.entries()) {
    // A count behind a name ("Cart (0)") is no part of it.
    if (at > 0 && /^\d+$/.test(word.text) && !asked.some((each) => /^\d/.test(each.stem))) continue;
    const weight = weightOf(word, index);
    total += weight;
    if (asked.some((each) => wordLikeness(each, word) > 0)) spoken += weight;
  }
  return total === 0 ? 1 : spoken / total;
}

/** The words of the phrase (kinds of the node left out or not) are the words of the name, in order. */
function saysTheSame(phrase: Phrase, evidence: Evidence, entry: Entry): boolean {
  const carrying = meaningful(evidence.words, (word) => word);
  // A name of articles only is one nevertheless: "A".
  const shown = carrying.length > 0 ? carrying : evidence.words;
  const same = (asked: readonly Word[]): boolean =>
    asked.length === shown.length &&
    asked.length > 0 &&
    asked.every((word, at) => word.stem === shown[at]?.stem);
  if (phrase.literals.length > 0) {
    return (
      phrase.literals.length === 1 &&
      literalLikeness(fold(phrase.literals[0] as string), wordsOf(phrase.literals[0] as string), evidence) >=
        0.98
    );
  }
  const all = wordsThatCount(phrase).map((head) => head.word);
  if (same(all)) return true;
  const names = wordsThatCount(phrase).filter(
    (head) => !(head.kind !== undefined && kindFit(head.kind, entry.node) > 0),
  );
  return same(names.map((head) => head.word));
}
