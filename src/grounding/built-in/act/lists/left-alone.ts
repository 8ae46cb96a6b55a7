/**
 * "Show only the ferries", where all boxes "Ferry", "Train" and "Coach" of a filter are ticked from the start: the one that is named is ticked, and that
 * leaves out nothing. What is left alone is seen once the others are unticked.
 */
import type { Clause } from '../../language/clause.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import type { Pick } from './filters-chosen.js';

const CONFIDENCE = 0.85;

/** Fewest boxes that, all ticked, stand for a filter that leaves out nothing yet: two may as well be asked for together. */
const FEWEST = 3;

/** Unticks the others of each group that is ticked as a whole; a refusal where only some of them are; undefined where nothing else is ticked. */
export function leftAlone(
  picks: readonly Pick[],
  { said, text }: Clause,
  index: PageIndex,
): Outcome | undefined {
  const isAlone = said === 'filter' || /\b(?:only|just|nothing but)\b/i.test(text);
  const boxes = picks.flatMap(({ filter }) => (filter.kind === 'box' ? filter : []));
  const chosen = boxes.map(({ entry }) => entry);
  const ticked = chosen.filter(({ node }) => node.checked === true);
  if (!isAlone || ticked.length === 0 || ticked.length < picks.length) return undefined;
  const groups = boxes.map(({ entry, part }) => (part ? besideIn(part, entry, index) : []));
  const others = [...new Set(groups.flat())].filter(
    (each) => !chosen.includes(each) && each.node.checked === true,
  );
  if (others.length === 0) return undefined;
  const areWhole = groups.every(
    (group) => group.length >= FEWEST && group.every(({ node }) => node.checked === true),
  );
  if (!areWhole) return { kind: 'none', looked: text, nearest: [] };
  const steps = others.map((each) => stepOn(each, 'uncheck', { confidence: CONFIDENCE }));
  return { kind: 'steps', steps, explained: text };
}

/** The boxes of a part that no heading parts from the one that is meant, that one among them. */
function besideIn(part: Entry, box: Entry, index: PageIndex): Entry[] {
  const titles = below(index, part).filter(({ node }) => node.role === 'heading');
  const isParted = ({ order }: Entry): boolean =>
    titles.some(
      (title) => title.order > Math.min(order, box.order) && title.order < Math.max(order, box.order),
    );
  return index.actionable.filter(
    (each) =>
      each.node.role === box.node.role &&
      each.node.hidden === undefined &&
      isInside(each, part) &&
      !isParted(each),
  );
}
