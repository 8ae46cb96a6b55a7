/** Lists that a page draws of plain boxes: one that says "Select…" or ends in an arrow opens, and what comes up is chosen from. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { chooseFrom } from './do-choose.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { labelBefore } from '../../matching/label-before.js';
import { type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { kindAt } from '../../language/types.js';
import { fold, isStopWord, wordLikeness, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.8;

/** What such a box says while nothing is chosen, or at its end. */
const asking = /^(?:-+ ?)?(?:please )?(?:select|choose|pick)\b.{0,24}$|[▾▼⌄˅⏷]$/iu;

/** How style sheets call such a box, which may show what is chosen in it. */
const called = /(?:^|[-_])(?:select|selection|selector|dropdown|combo|combobox)(?:$|[-_])/i;

/** "Choose Praesent as the genus", "add French to the languages", "expand the drop-down"; undefined where no such box, or more than one, can be meant. */
export function drawnSelectOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const isAdded = clause.verb === 'goal' && clause.said === 'add';
  if (!isAdded && !/^(?:select|set|expand|open)$/.test(clause.verb)) return undefined;
  const isChoice = isAdded || clause.verb === 'select' || clause.verb === 'set';
  const menu = menuOutcome(clause, scene);
  if (menu) return menu;
  const boxes = [...scene.index.actionable, ...plainControls(scene.index)].filter(isDrawnSelect);
  const [only, ...others] = boxes;
  if (!isChoice) {
    if (!only) return undefined;
    const target = (clause.readings[0]?.target ?? []).filter((token) => !isArticle(token));
    const kind = kindAt(
      target.map(({ lower }) => lower),
      0,
    );
    const isKind =
      kind !== undefined && kind.length === target.length && /drop|select|combo|list/.test(kind.kind);
    return isKind && others.length === 0
      ? {
          kind: 'steps',
          steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
          explained: spell(target),
        }
      : undefined;
  }
  const readings = isAdded ? addedTo(clause.readings) : clause.readings;
  for (const { value, target, destination = clause.verb === 'set' ? target : undefined } of readings) {
    if (!value || !destination) continue;
    const named = boxes.filter((box) => isCalled(box, destination, scene.index));
    const drawn = named.length > 0 ? named : markedBoxes(destination, scene.index);
    const [box, ...more] = drawn;
    if (!box || more.length > 0) continue;
    const outcome = chooseFrom(box, value, { confidence: CONFIDENCE, scene, clause });
    return outcome.kind === 'steps' ? { ...outcome, explained: spell(destination) } : outcome;
  }
  return undefined;
}

/** "Choose Image from the Insert menu", "open the Insert menu", where the title of the menu is a plain box that is called just so. */
function menuOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  for (const { target, value, destination } of clause.readings) {
    const place = clause.verb === 'select' ? destination : target;
    if (!place || (clause.verb === 'select') !== (value !== undefined)) continue;
    if (!/^(?:menu|dropdown)$/.test(place.at(-1)?.lower ?? '')) continue;
    const title = fold(valueOf(place.slice(0, -1).filter((token) => !isArticle(token))));
    const called = plainControls(scene.index).filter(
      (entry) => title !== '' && fold(shownBy(entry)) === title,
    );
    const [box, ...others] = called.filter((entry) => !called.some(({ parent }) => parent === entry));
    if (!box || others.length > 0) continue;
    const outcome: Outcome = value
      ? chooseFrom(box, value, { confidence: CONFIDENCE, scene, clause })
      : {
          kind: 'steps',
          steps: [stepOn(box, 'click', { confidence: CONFIDENCE })],
          phase: { kind: 'plain row', shown: shownBy(box) },
        };
    return explaining(outcome, spell(place));
  }
  return undefined;
}

function isDrawnSelect({ node }: Entry): boolean {
  if (node.role !== 'generic' || node.hidden !== undefined || node.ref === undefined) return false;
  const text = readable(node).trim();
  return text.length <= 40 && asking.test(text);
}

/** "Add French to the languages": what is added is chosen from what it is added to. */
function addedTo(readings: Clause['readings']): Clause['readings'] {
  return readings.flatMap(({ target = [] }) => {
    const at = target.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:to|in|under)$/.test(lower));
    const value = target.slice(target[0]?.lower === 'add' ? 1 : 0, at);
    return at > 1 && at < target.length - 1 ? [{ value, destination: target.slice(at + 1) }] : [];
  });
}

/** What can be clicked, is called a list by its class or that of what it stands in, and has the words in front of it. */
function markedBoxes(destination: readonly Token[], index: PageIndex): Entry[] {
  const isMarked = ({ node }: Entry): boolean => (node.classes ?? []).some((name) => called.test(name));
  const boxes = index.actionable.filter(
    (entry) =>
      entry.node.role === 'generic' &&
      entry.node.clickable === true &&
      entry.node.hidden === undefined &&
      (isMarked(entry) || (entry.parent !== undefined && isMarked(entry.parent))) &&
      isCalled(entry, destination, index),
  );
  return boxes.filter((entry) => !boxes.some((other) => other !== entry && isInside(entry, other)));
}

function isArticle({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:the|a|an|this)$/.test(lower);
}

/** The short text in front of it, or in front of what it stands in alone, says all the words. */
function isCalled(box: Entry, destination: readonly Token[], index: PageIndex): boolean {
  const words = destination.flatMap(({ text }) => wordsOf(text)).filter((word) => !isStopWord(word));
  const named = words.filter((word) => !/^(?:dropdown|drop-down|list|select|box|menu)$/.test(word.text));
  if (named.length === 0) return false;
  const label = labelBefore(box, index) ?? (box.parent && labelBefore(box.parent, index)) ?? '';
  return named.every((word) => wordsOf(label).some((shown) => wordLikeness(word, shown) >= 0.9));
}
