/** "Order the players by rating", where "Order by" stands in front of the buttons "Name" and "Rating": the one of them that is called so. */
import { spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf } from '../../language/words.js';
import { isOneOfSeveral } from '../../matching/filter-row.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, mentionsOf, readable } from '../../matching/page-index.js';
import { isAmong } from './sort-columns.js';

const CONFIDENCE = 0.9;

/** What stands in front of such a row, or what the row is called. */
const lead = /^(?:sort(?:ed)?|order(?:ed)?|arrange)(?: by)?\s*:?$/i;

/** A click on the choice of that name; undefined where no row is led so, or not just one of its choices has all the words and no others. */
export function sortRow(
  name: readonly Token[],
  things: readonly Token[],
  { index }: Scene,
): Outcome | undefined {
  const said = contentOf(spell(name));
  const choices = index.actionable.filter((entry) => {
    const shown = contentOf(entry.node.name || readable(entry.node));
    return (
      /^(?:button|link|generic|radio)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      shown.length > 0 &&
      isAmong(said, shown) &&
      isAmong(shown, said) &&
      isOneOfSeveral(entry) &&
      isLed(entry)
    );
  });
  const [only, ...others] = choices;
  if (!only || said.length === 0 || others.length > 0) return undefined;
  // "The pairings" below a title of their own are not what is listed here.
  const above = index.entries.findLast(({ node, order }) => node.role === 'heading' && order < only.order);
  const isHere = contentOf(spell(things)).every(
    (thing) =>
      (above !== undefined && isAmong([thing], contentOf(readable(above.node) || above.node.name))) ||
      ![...mentionsOf(thing, index)].some(({ node }) => /^(?:heading|caption|tab|link)$/.test(node.role)),
  );
  if (!isHere) return undefined;
  const { pressed, selected, checked, role } = only.node;
  if (pressed === true || selected === true || checked === true)
    return { kind: 'done', reason: 'it is sorted so already', entries: [only] };
  const step = stepOn(only, role === 'radio' ? 'check' : 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step] };
}

function isLed({ node, parent }: Entry): boolean {
  if (!parent) return false;
  const { name, text, children } = parent.node;
  const before = children
    .slice(0, children.indexOf(node))
    .filter(({ role }) => !/^(?:button|link)$/.test(role));
  return [name, text ?? '', ...before.map((each) => each.name || readable(each))].some((shown) =>
    lead.test(shown.trim()),
  );
}
