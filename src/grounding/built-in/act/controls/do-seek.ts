/** "Switch between the tabs to find and click the link X": opens one after another of what hides parts of the page, until the target is there. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { failed, stepOn, type Outcome, type Phase } from '../../matching/outcome.js';
import { type Entry, isInside, readable } from '../../matching/page-index.js';
import { isShown, isWhole, keyOf, partsOf, pathOf, wayInto } from './hidden-parts.js';
import { fold, isStopWord, recordNouns, wordLikeness, wordsOf } from '../../language/words.js';
import { valueOf } from '../../language/clause.js';
import { wantClick } from '../../matching/wants.js';

/** Most parts that are opened in one search, and most that are only pointed at. */
const MAX_OPENED = 25;
const MAX_POINTED = 40;

/** How clearly the target has to be named: a search ends at the first that fits. */
const LEAST_SCORE = 0.8;

type Seek = Extract<Phase, { kind: 'seek' }>;

/** The target, when it is there; else the next part is opened, and the search goes on. */
export function seekClause(clause: Clause, scene: Scene): Outcome {
  return seekPhase({ kind: 'seek', opened: [] }, scene, clause);
}

/** The next look of a search. */
export function seekPhase(phase: Seek, scene: Scene, clause: Clause): Outcome {
  const [reading] = clause.readings;
  const target = reading?.target ?? [];
  if (clause.said === 'find' && saysAll(target, scene)) return { kind: 'done', reason: 'it is there' };
  const place = reading?.destination ?? [];
  const found = lookUp(target, wantClick, { ...scene, among: isShown });
  const called = isWhole(place) ? calledPlainly(target, scene) : [];
  if (found.kind === 'ambiguous' && isWhole(place) && called.length !== 1)
    return failed(found, valueOf(target));
  const plain =
    clause.said !== 'find' && !(found.kind === 'found' && found.exact) && isWhole(place) === 'stays open'
      ? called
      : [];
  if (plain.length > 1) return { kind: 'none', looked: `one ${valueOf(target)}, of several`, nearest: [] };
  const [entry] =
    plain.length === 1
      ? plain
      : clause.said !== 'find' && found.kind === 'found' && (found.exact || found.score >= LEAST_SCORE)
        ? found.entries
        : [];
  const seen = [...new Set([...(phase.seen ?? []), ...(entry ? [pathOf(entry, scene.index)] : [])])];
  const leadsThere = (key: string): boolean =>
    phase.isSure !== true || `${seen[0]} > `.startsWith(`${key} > `);
  const next = partsOf(place, scene).find((part) => {
    const key = keyOf(part, scene);
    // A folder that is the one meant is not opened to look for it.
    const isItself = entry !== undefined && (part === entry || isInside(entry, part));
    return !isItself && !phase.opened.includes(key) && leadsThere(key);
  });
  const isOver = phase.isSure === true || !isWhole(place) || !next;
  if (entry && isOver && seen.length === 1)
    return {
      kind: 'steps',
      steps: [stepOn(entry, 'click', { confidence: found.kind === 'found' ? found.score : LEAST_SCORE })],
      ...(found.kind === 'found' && { ranked: found.ranked }),
    };
  // It showed while all was looked into, and only there: on to it once more.
  if (!next && !entry && seen.length === 1 && phase.isSure !== true)
    return seekPhase({ kind: 'seek', opened: [], seen, isSure: true }, scene, clause);
  const way = next && wayInto(next, place);
  if (!next || !way || phase.opened.length >= (way === 'hover' ? MAX_POINTED : MAX_OPENED)) {
    const parts = phase.opened.map((key) => `"${key}"`).join(', ');
    return {
      kind: 'none',
      looked: `${valueOf(target)}, in ${parts === '' ? `the ${valueOf(place)} of this page` : parts.length > 200 ? `${phase.opened.length} parts of it` : parts}`,
      nearest: [],
    };
  }
  return {
    kind: 'steps',
    steps: [stepOn(next, way, { confidence: 0.9 })],
    phase: { ...phase, opened: [...phase.opened, keyOf(next, scene)], seen },
  };
}

/** What a tree shows under a quoted name, where nothing marks it as something to click but the branch that it lies in. */
function calledPlainly(target: readonly Token[], { index }: Scene): Entry[] {
  const [name, ...others] = target.filter((token) => token.kind === 'quoted');
  if (!name || others.length > 0) return [];
  return index.entries.filter(
    (entry) =>
      entry.node.role === 'generic' &&
      entry.node.ref !== undefined &&
      isShown(entry) &&
      fold(entry.node.text ?? '') === fold(name.text) &&
      entry.parent?.node.role === 'listitem',
  );
}

/** Whether the page says all that is looked for, in one part of it; nouns for what it is need not be said. */
function saysAll(target: readonly Token[], { index }: Scene): boolean {
  const literals = target.filter((token) => token.kind === 'quoted').map((token) => fold(token.text));
  const words = target
    .filter((token) => token.kind === 'word')
    .flatMap((token) => [...wordsOf(token.text)])
    .filter(
      (word) =>
        !isStopWord(word) &&
        !recordNouns.has(word.stem) &&
        !/^(?:named|called|who|has|have)$/.test(word.text),
    );
  if (words.length === 0 && literals.length === 0) return false;
  return index.entries.some((entry) => {
    if (!isShown(entry) || entry.node.role === 'document') return false;
    const text = entry.node.role === 'text' ? entry.node.name : readable(entry.node);
    if (text === '' || text.length > 300) return false;
    const shown = wordsOf(text);
    return (
      literals.every((literal) => fold(text).includes(literal)) &&
      words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))
    );
  });
}
