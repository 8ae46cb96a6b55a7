/** Lists that a page draws of plain boxes: one that says "Select…" or ends in an arrow opens, and what comes up is chosen from. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { chooseFrom } from './do-choose.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { kindAt } from '../../language/types.js';
import { fold, isStopWord, wordLikeness, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.8;

/** What such a box says while nothing is chosen, or at its end. */
const asking = /^(?:-+ ?)?(?:please )?(?:select|choose|pick)\b.{0,24}$|[▾▼⌄˅⏷]$/iu;

/** "Choose Praesent as the genus", "expand the drop-down"; undefined where no such box, or more than one, can be meant. */
export function drawnSelectOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:select|set|expand|open)$/.test(clause.verb)) return undefined;
  const isChoice = clause.verb === 'select' || clause.verb === 'set';
  const menu = menuOutcome(clause, scene);
  if (menu) return menu;
  const boxes = [...scene.index.actionable, ...plainControls(scene.index)].filter(isDrawnSelect);
  const [only, ...others] = boxes;
  if (!only) return undefined;
  if (!isChoice) {
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
  for (const { value, target, destination = clause.verb === 'set' ? target : undefined } of clause.readings) {
    if (!value || !destination) continue;
    const named = boxes.filter((box) => isCalled(box, destination, scene.index));
    const [box, ...more] = named;
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

function isArticle({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:the|a|an|this)$/.test(lower);
}

/** The short text in front of it, or in front of what it stands in alone, says all the words. */
function isCalled(box: Entry, destination: readonly Token[], index: PageIndex): boolean {
  const words = destination.flatMap(({ text }) => wordsOf(text)).filter((word) => !isStopWord(word));
  const named = words.filter((word) => !/^(?:dropdown|drop-down|list|select|box|menu)$/.test(word.text));
  if (named.length === 0) return false;
  const label = labelOf(box, index) ?? (box.parent && labelOf(box.parent, index)) ?? '';
  return named.every((word) => wordsOf(label).some((shown) => wordLikeness(word, shown) >= 0.9));
}

/** What stands nearest in front of it; what can be clicked there is another control, or shows what is chosen in this one. */
function labelOf(entry: Entry, index: PageIndex): string | undefined {
  const { parent } = entry;
  if (!parent) return undefined;
  const siblings = parent.children;
  const before = siblings
    .slice(0, siblings.indexOf(entry))
    .findLast((each) => !each.actionable && readable(each.node).trim() !== '');
  if (!before || below(index, before).some((each) => each.actionable)) return undefined;
  const text = before.node.name || readable(before.node);
  return text.length <= 40 ? text : undefined;
}
