/** Phrase → elements: scores what may be meant, keeps what lies where the phrase says, and decides only with a margin. */
import { climbTo, containerKinds, hasNoName, isHeaderRow } from './containers.js';
import { lacksName } from './nameless-fields.js';
import type { Candidate } from '../../../contract/plan.js';
import type { Match, Scored, Want } from './candidate.js';
import { describe } from './describe.js';
import { countedRecords } from './counted-records.js';
import { type Entry, type PageIndex, below, isInside, mentionsOf } from './page-index.js';
import { matchAll } from './match-all.js';
import { misnamed, namesakesOf, ownedLiterals } from './misnaming.js';
import { actsOtherwise, turnsAround, turnsAway, visibility } from './penalties.js';
import type { Phrase } from '../language/phrase.js';
import { byScore, pick, THRESHOLD, withoutOuter } from './pick.js';
import { ownNumber } from './positions.js';
import { cardsAlike, recordOf, related } from './relations.js';
import { contextFit } from './surroundings.js';
import { type OwnScore, ownScore, wordsThatCount } from './score.js';
import { isNumberOfName } from './number-of-name.js';
import { sayingMore } from './says-more.js';
import { isSameTarget } from './same-target.js';
import { decide, isTieWhatever, namedBeside } from './tie.js';
import { type Word, isStopWord, recordNouns, vagueNouns, wordLikeness, wordsOf } from '../language/words.js';

/** Least distance of the best to the next, unless the best is the exact name and the next is not. */
const MARGIN = 0.07;
/** Most candidates that are looked at closely. */
const MAX_CLOSE = 120;

/** Looks for the best reading of a phrase. Readings come the plainest first; a later one wins only when it is clearly better. */
export function match(phrases: readonly Phrase[], index: PageIndex, want: Want): Match {
  let best: Match = { kind: 'none', ranked: [] };
  let settled = false;
  let named = false;
  for (const phrase of phrases) {
    // Several elements with just this name: a reading that takes the name apart would only seem to decide.
    if (settled && phrase.relation) continue;
    // "The final report", where a name says "final": the word counts nothing.
    if (named && phrase.ordinal !== undefined) continue;
    if (isNumberOfName(phrase, index) || (phrase.relation && isTieWhatever(phrase.relation, best, index)))
      continue;
    // No later reading can be better by enough.
    if (best.kind === 'found' && best.score >= 0.96) break;
    const outcome = matchOne(phrase, index, want);
    if (!phrase.relation && (outcome.ranked[0]?.exact ?? false)) settled = true;
    if (phrase.ordinal === undefined && !phrase.relation) named ||= saysOrdinal(phrase, outcome.ranked[0]);
    if (value(outcome) > value(best) + (best.kind === 'found' ? 0.04 : 0)) best = outcome;
  }
  return best;
}

/** A name of more than one word says all of a phrase, and in it what could be an ordinal. */
function saysOrdinal({ words, literals }: Phrase, first: Scored | undefined): boolean {
  return (
    first !== undefined &&
    literals.length === 0 &&
    first.own.leftShare === 0 &&
    words.length > 1 &&
    words.some(({ word }) => word.text === 'final' && explains(first.entry, word))
  );
}

/** All that fit a phrase, best first, without a decision. */
export function rank(phrases: readonly Phrase[], index: PageIndex, want: Want): readonly Scored[] {
  const best = new Map<Entry, Scored>();
  for (const phrase of phrases) {
    for (const scored of pick(phrase, scoreAll(phrase, index, want))) {
      const known = best.get(scored.entry);
      if (!known || known.score < scored.score) best.set(scored.entry, scored);
    }
  }
  return [...best.values()].toSorted(byScore);
}

/** A candidate for an error message or an explanation. */
export function toCandidate(scored: Scored, reason = scored.reasons.join(', ')): Candidate {
  return {
    ref: scored.entry.node.ref ?? '',
    description: describe(scored.entry),
    score: Math.round(scored.score * 100) / 100,
    reason,
  };
}

function matchOne(phrase: Phrase, index: PageIndex, want: Want): Match {
  const says = phrase.literals.length > 0 || wordsThatCount(phrase).length > 0;
  if (!says && !(phrase.all && want.nameless) && !phrase.edges && !comparesNumbers(phrase))
    return { kind: 'none', ranked: [] };
  const isPlaced = (boxes: readonly Entry[]): boolean =>
    phrase.relation !== undefined && boxes.length === relate(phrase.relation, boxes, index).size;
  const lines = countedRecords(phrase, index, { want, isPlaced });
  if (lines) return foundLines(lines, phrase, index);
  const ranked = pick(phrase, scoreAll(phrase, index, want));
  const [first] = ranked;
  if (!first || first.score < THRESHOLD) return { kind: 'none', ranked };
  if (phrase.verbatim && !(first.exact && saysVerbatim(phrase, first.entry)))
    return { kind: 'none', ranked: [] };
  const more = phrase.ordinal === undefined && !phrase.all ? sayingMore(first, ranked) : undefined;
  if (more) return { kind: 'found', entries: [more.entry], score: first.score * 0.97, exact: false, ranked };
  if (saysAnother(phrase, first, index)) return { kind: 'none', ranked };
  if (phrase.take !== undefined) {
    const entries = ranked.map((each) => each.entry);
    return { kind: 'found', entries, score: ranked.at(-1)?.score ?? 0, exact: false, ranked };
  }
  if (phrase.all) return matchAll(phrase, ranked);
  const together = first.exact && want.near ? namedBeside(want.near, ranked) : undefined;
  if (together)
    return {
      kind: 'found',
      entries: [together.entry],
      score: together.score * 0.97,
      exact: true,
      ranked,
    };
  const rivals = ranked.filter((each) => each !== first && rivals2(first, each));
  if (rivals.length === 0)
    return { kind: 'found', entries: [first.entry], score: first.score, exact: first.exact, ranked };
  const decided = decide([first, ...rivals], want, phrase);
  if (decided)
    return {
      kind: 'found',
      entries: [decided.entry],
      score: decided.score * 0.97,
      exact: decided.exact,
      ranked,
    };
  return { kind: 'ambiguous', ranked };
}

/** What was counted out by its line is as sure as a name. */
function foundLines(entries: readonly Entry[], phrase: Phrase, index: PageIndex): Match {
  const score = 0.86;
  const ranked = entries.map((entry): Scored => ({
    entry,
    score,
    exact: false,
    own: ownScore({ ...phrase, words: [] }, entry, { index }),
    reasons: ['its line is counted'],
  }));
  return { kind: 'found', entries, score, exact: false, ranked };
}

/** "All day" is a name that says "all"; "both passwords" is not the field "Password". */
function saysVerbatim({ words: [first] }: Phrase, { evidence }: Entry): boolean {
  return evidence.some(
    (each) => each.trust >= 0.95 && each.words.some((word) => word.text === first?.word.text),
  );
}

/** "Remove the main driver" is not "Remove driver" of another one: a word that nothing here explains stands elsewhere on the page. */
function saysAnother(phrase: Phrase, { entry, own }: Scored, index: PageIndex): boolean {
  const left = own.leftWords.filter(
    (word) => !isStopWord(word) && phrase.words.some((head) => head.word === word && head.kind === undefined),
  );
  if (left.length === 0 || contextFit(entry, own.leftWords, own.leftLiterals) > 0) return false;
  return left.some((word) =>
    [...mentionsOf(word, index)].some(
      (other) => other !== entry && !isInside(other, entry) && !isInside(entry, other),
    ),
  );
}

/** "The largest number", "the odd one": the number that an element shows decides, whatever it is called. */
function comparesNumbers(phrase: Phrase): boolean {
  return phrase.parity !== undefined || phrase.superlative?.of.length === 0;
}

/** What shows a number, when the page has one group of such elements and no other. */
function numbered(phrase: Phrase, index: PageIndex, want: Want): Scored[] {
  const groups = new Map<Entry | undefined, Scored[]>();
  for (const entry of index.actionable) {
    const fit = want.fit(entry.node, entry) * visibility(entry.node);
    if (fit === 0 || ownNumber(entry) === undefined || (want.among && !want.among(entry))) continue;
    const own = ownScore({ ...phrase, words: [] }, entry, { index });
    const scored: Scored = { entry, score: 0.86 * fit, exact: false, own, reasons: ['shows a number'] };
    // An answer is often wrapped on its own: label and box.
    const alone = entry.parent?.node.children.length === 1 || entry.parent?.node.tag === 'label';
    const group = alone ? entry.parent?.parent : entry.parent;
    groups.set(group, [...(groups.get(group) ?? []), scored]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return several.length === 1 ? (several[0] as Scored[]) : [];
}

function value(outcome: Match): number {
  const top = outcome.ranked[0]?.score ?? 0;
  if (outcome.kind === 'found') return 1 + outcome.score;
  return outcome.kind === 'ambiguous' ? 0.5 + top / 10 : top / 10;
}

/** Whether another candidate is too close to the best to be told apart. */
function rivals2(first: Scored, other: Scored): boolean {
  if (isSameTarget(first.entry, other.entry)) return false;
  const gap = first.score - other.score;
  if (first.exact && !other.exact) return gap < -0.12;
  return gap < MARGIN;
}

function scoreAll(phrase: Phrase, index: PageIndex, want: Want): Scored[] {
  if (comparesNumbers(phrase)) return numbered(phrase, index, want);
  const source = sourceOf(phrase, index, want);
  const fitting: { entry: Entry; own: OwnScore; rough: number; fit: number }[] = [];
  const nameless =
    phrase.literals.length === 0 &&
    phrase.words.every(
      (head) => head.kind !== undefined || head.state !== undefined || isStopWord(head.word),
    );
  for (const entry of source) {
    if (want.among && !want.among(entry)) continue;
    const fit = want.fit(entry.node, entry) * visibility(entry.node);
    if (fit === 0 || isHeaderRow(entry)) continue;
    const own = ownScore(phrase, entry, { index, isGoal: want.must !== undefined || want.opens === true });
    if (
      !own.named &&
      !(nameless && own.kind >= 0.9 && own.coverage > 0.9) &&
      // What nobody named and screen readers are not told of is there for a script.
      !(want.nameless && hasNoName(entry) && entry.node.hidden !== 'aria-hidden') &&
      !(want.nameless === 'any' && isOnlyOneInRecord(entry, want, index))
    )
      continue;
    if (want.must && !explains(entry, want.must)) continue;
    if (lacksName(entry, phrase, own)) continue;
    fitting.push({ entry, own, fit, rough: own.coverage * (0.72 + 0.28 * own.tightness) * own.kind * fit });
  }
  const close = want.must ? withoutOuter(fitting) : fitting;
  close.sort((a, b) => b.rough - a.rough || a.entry.order - b.entry.order);
  // A relation or a missing word can lift any of many equals; without one the best are enough.
  const looked =
    phrase.relation || phrase.ordinal !== undefined || phrase.all
      ? close.slice(0, 3000)
      : close.slice(0, MAX_CLOSE);
  const entries = looked.map((each) => each.entry);
  const relation = phrase.relation ? relate(phrase.relation, entries, index) : undefined;
  const owned = ownedLiterals(phrase, entries);
  const namesAnother = namesakesOf(phrase, entries);
  const scored: Scored[] = [];
  for (const { entry, own, fit } of looked) {
    const lies = relation ? (relation.get(entry) ?? 0) : 1;
    if (lies === 0) continue;
    const scoredOne = total(phrase, entry, { own, fit, lies });
    if (!hasNoName(entry) && own.leftLiterals.some((literal) => owned.has(literal)))
      scored.push(misnamed(scoredOne, 'what is quoted'));
    else scored.push(namesAnother(entry, own) ? misnamed(scoredOne, 'what is left') : scoredOne);
  }
  return scored.toSorted(byScore);
}

function total(
  phrase: Phrase,
  entry: Entry,
  { own, fit, lies }: { own: OwnScore; fit: number; lies: number },
): Scored {
  const reasons: string[] = [];
  let coverage = own.coverage;
  if (own.leftShare > 0) {
    const around = contextFit(entry, own.leftWords, own.leftLiterals);
    if (around > 0) {
      coverage = Math.min(1, own.coverage + own.leftShare * around * 0.96);
      reasons.push('the rest is said around it');
    } else {
      const left = [
        ...own.leftLiterals.map((literal) => `"${literal}"`),
        ...own.leftWords.map((word) => word.text),
      ];
      reasons.push(`nothing says ${left.join(', ')}`);
    }
  }
  const exact = own.exact && own.leftShare === 0;
  const tightness = exact ? 1 : own.tightness;
  let score = coverage ** 1.6 * (0.72 + 0.28 * tightness) * own.kind * fit * (0.5 + 0.5 * lies);
  if (lies < 0.7) score *= 0.8;
  // What is only counted, or told by the side on which it lies, is not held against its name.
  const isPlaced = /^(?:above|under|left|right)$/.test(phrase.relation?.kind ?? '');
  const isNamed = (phrase.ordinal === undefined && !isPlaced) || own.by !== undefined;
  if (!exact && isNamed && turnsAround(phrase, entry)) {
    score *= 0.6;
    reasons.push('its name says more than was asked, of a kind that matters');
  }
  if (!own.named && !hasNoName(entry) && own.leftShare > 0) score *= 0.88;
  if (!exact && isNamed && actsOtherwise(phrase, entry)) {
    score *= 0.82;
    reasons.push('its name begins with something else to do');
  }
  // "Delete order 1042" is not the button "Delete account", even where the order is shown.
  if (own.named && own.leftShare > 0.15 && own.tightness < 0.75 && !phrase.relation) {
    score *= turnsAway(entry) ? 0.6 : 0.8;
    reasons.push('its name speaks of something else');
  }
  if (own.by && own.by.kind !== 'name') reasons.push(`by its ${own.by.kind}`);
  if (exact) reasons.push('exact name');
  else if (own.tightness < 0.6) reasons.push('part of its name');
  if (entry.node.disabled) reasons.push('disabled');
  if (entry.node.hidden) reasons.push(entry.node.hidden);
  return { entry, score: Math.min(1, score), exact, own, reasons };
}

function explains(entry: Entry, word: Word): boolean {
  return entry.evidence.some((evidence) => evidence.words.some((shown) => wordLikeness(word, shown) >= 0.85));
}

/** Where to look: the nodes that say one of the words, or all of them where a node may be meant without a word. */
function sourceOf(phrase: Phrase, index: PageIndex, want: Want): readonly Entry[] {
  const all = want.anything ? index.entries : index.actionable;
  const counts = phrase.ordinal !== undefined || phrase.all === true;
  const named = wordsThatCount(phrase).filter((head) => head.kind === undefined && head.state === undefined);
  const literals = phrase.literals.map((literal) => wordsOf(literal));
  // What is written without spaces between words is looked for letter by letter.
  const isPlain =
    phrase.literals.every((literal) => /^\p{ASCII}*$/u.test(literal)) &&
    literals.every((words) => words.length > 0);
  if (want.nameless || !isPlain || (named.length === 0 && literals.length === 0)) return all;
  const found = new Set<Entry>();
  // "The third result": what repeats is counted whatever it is called.
  if (counts && phrase.words.some(({ word }) => recordNouns.has(word.stem) || vagueNouns.has(word.stem)))
    for (const entry of all) if (entry.record) found.add(entry);
  for (const word of [...phrase.words.map((head) => head.word), ...literals.flat()]) {
    for (const entry of mentionsOf(word, index)) if (want.anything || entry.actionable) found.add(entry);
  }
  return [...found].toSorted((a, b) => a.order - b.order);
}

/** The one box of a row is meant by what the row says, whatever its own name is. */
function isOnlyOneInRecord(entry: Entry, want: Want, index: PageIndex): boolean {
  const record = recordOf(entry);
  if (!record || record === entry) return false;
  return below(index, record).every(
    (other) => other === entry || !other.actionable || want.fit(other.node, other) === 0,
  );
}

/** The candidates that lie to the described place as the phrase says. */
function relate(
  relation: NonNullable<Phrase['relation']>,
  candidates: readonly Entry[],
  index: PageIndex,
): Map<Entry, number> {
  const found = new Map<Entry, number>();
  const places = anchorsOf(relation.phrases, index).map(({ entry, score }) => ({
    score,
    lying: related(relation.kind, entry, { candidates, index }),
  }));
  // The same words as the title of the page and in one of its rows: the row is meant, because it leaves one.
  const single = places.some(({ lying }) => lying.size === 1);
  for (const { score, lying } of places) {
    if (single && lying.size > 1) continue;
    for (const [entry, lies] of lying) {
      const strength = lies * Math.min(1, score + 0.1);
      if (strength > (found.get(entry) ?? 0)) found.set(entry, strength);
    }
  }
  const [said] = relation.phrases;
  const words =
    said?.literals.length === 0 ? said.words.map(({ word }) => word).filter((word) => !isStopWord(word)) : [];
  const alike = relation.kind === 'of' ? cardsAlike(found.keys(), words, candidates) : [];
  for (const card of alike) found.set(card, Math.max(...found.values()));
  return found;
}

/** What a relation may start from: the best fitting texts, headings, rows and containers, all that are equally good. */
function anchorsOf(phrases: readonly Phrase[], index: PageIndex): Scored[] {
  let best: Scored[] = [];
  for (const phrase of phrases) {
    const records = recordsOf(phrase, index);
    if (records.length > 0) return records;
    const container = phrase.words.find(
      (head) => head.kind !== undefined && containerKinds.has(head.kind),
    )?.kind;
    const hasName =
      phrase.literals.length > 0 ||
      phrase.words.some((head) => head.kind === undefined && !isStopWord(head.word));
    const softened =
      container && hasName && !phrase.relation
        ? { ...phrase, words: phrase.words.filter((head) => head.kind !== container) }
        : phrase;
    const want: Want = {
      anything: true,
      fit: (node, entry) => (node.role === 'document' || (entry.evidence.length === 0 && hasName) ? 0 : 1),
    };
    let scored = pick(softened, scoreAll(softened, index, want)).filter((each) => each.score >= 0.6);
    if (softened !== phrase && container !== undefined)
      scored = scored.map((each) => ({ ...each, entry: climbTo(container, each.entry) }));
    const top = scored[0]?.score ?? 0;
    if (top > (best[0]?.score ?? 0) + 0.02) {
      const exact = scored.filter((each) => each.exact);
      best = (exact.length > 0 ? exact : scored.filter((each) => each.score >= top - 0.08)).slice(0, 40);
    }
  }
  return best;
}

/** "The comment by Mia": the row or card that says Mia, whatever the page calls it. */
function recordsOf({ relation, literals, words }: Phrase, index: PageIndex): Scored[] {
  const isNoun =
    literals.length === 0 && words.length > 0 && words.every((head) => recordNouns.has(head.word.stem));
  if (!relation || !isNoun || words.some((head) => head.kind !== undefined)) return [];
  return anchorsOf(relation.phrases, index).flatMap((each) => {
    const record = recordOf(each.entry);
    return record && each.score > 0.8 ? [{ ...each, entry: record }] : [];
  });
}
