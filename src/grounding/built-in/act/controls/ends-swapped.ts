/** "Swap departure and destination", beside the fields "From" and "To": the one button that swaps them, whatever it calls them. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { endSaid, type JourneyEnd } from '../../matching/journey-fields.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

const swapping =
  /^(?:please )?(?:swap|exchange|interchange|reverse|switch|flip) (?:the )?(?<one>\p{L}+(?: \p{L}+)?) (?:and|with) (?:the )?(?<other>\p{L}+(?: \p{L}+)?)(?: around)?[.!]?$/iu;

const swap = /^(?:(?:swap|exchange|interchange|reverse|switch|flip)\b.{0,30}|[⇄⇅↔↕⇆⇵⮂])$/iu;

/** The click on it; undefined where none stands with such fields, or several, or other things are swapped. */
export function endsSwapped({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { one = '', other = '' } = swapping.exec(text.trim())?.groups ?? {};
  const ends = new Set([endSaid(one), endSaid(other)]);
  if (!ends.has('from') || !ends.has('to')) return undefined;
  const [from, to] = [fieldFor('from', index), fieldFor('to', index)];
  const [button, ...others] = index.actionable.filter(
    ({ node }) =>
      /^(?:button|generic|img)$/.test(node.role) &&
      node.hidden === undefined &&
      node.disabled !== true &&
      swap.test((node.name || (node.text ?? '')).trim()),
  );
  const around = button && [...ancestorsOf(button)].slice(0, LEVELS);
  const isBeside = around?.some((part) => from && to && isInside(from, part) && isInside(to, part)) === true;
  return button && others.length === 0 && isBeside
    ? { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}

/** Levels from the button up to what holds both fields. */
const LEVELS = 3;

/** The one field that is labelled as that end. */
function fieldFor(end: JourneyEnd, { actionable }: PageIndex): Entry | undefined {
  const [only, ...others] = actionable.filter(
    ({ node }) =>
      /^(?:textbox|searchbox|combobox)$/.test(node.role) &&
      node.hidden === undefined &&
      endSaid(node.name) === end,
  );
  return others.length === 0 ? only : undefined;
}
