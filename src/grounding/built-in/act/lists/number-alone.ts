/** "View item 5", "read Tidal #5" is not the "5" of a row of page numbers, on a page that numbers its items. */
import { type Clause, spell } from '../../language/clause.js';
import { escaped } from '../../language/escaped.js';
import { fold, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import {
  ancestorsOf,
  type Entry,
  entryOf,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

/** The outcome, or that nothing is found where its click is on a bare number, and the noun in front of the number is of other things. */
export function notNumberAlone({ verb, readings }: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  if (!/^(?:click|open|goal)$/.test(verb) || !step || others.length > 0) return outcome;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = target.findIndex(({ text }) => /^#?\d{1,4}$/.test(text));
  const isSign = target[at - 1]?.text === '#';
  const [noun, number] = [target[isSign ? at - 2 : at - 1], target[at]];
  if (noun?.kind !== 'word' || !number) return outcome;
  const entry = entryOf(step.ref ?? '', index);
  const shown = entry && (entry.node.name || readable(entry.node)).trim();
  if (shown !== number.text.replace('#', '')) return outcome;
  const isNumbered = [...mentionsOf(toWord(noun.lower), index)].some(
    (each) =>
      each !== entry &&
      new RegExp(`(?:^| )${escaped(noun.lower)} #?\\d`, 'u').test(fold(each.node.text ?? each.node.name)),
  );
  return isNumbered ? { kind: 'none', looked: spell(target), nearest: [] } : outcome;
}

/** The outcome, or that nothing is found where "page 5" would be a figure in a table: a page is turned to by what is there to be clicked. */
export function notPageFigure({ readings, text }: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  if (step?.method !== 'click' || others.length > 0) return outcome;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = target.findIndex(({ lower }) => lower === 'page');
  const number = /^\d{1,4}$/.test(target[at + 1]?.text ?? '') ? target[at + 1]?.text : undefined;
  const entry = entryOf(step.ref ?? '', index);
  if (
    at === -1 ||
    number === undefined ||
    !entry ||
    (entry.node.name || readable(entry.node)).trim() !== number
  )
    return outcome;
  const isFigure =
    isOneToChoose(entry, index) ||
    [entry, ...ancestorsOf(entry)].some(({ node }) =>
      /^(?:cell|gridcell|row|rowheader|img)$/.test(node.role),
    );
  return isFigure ? { kind: 'none', looked: text, nearest: [] } : outcome;
}

/** "Bedrooms 1 2 3 4+": a number to choose, among others that end with a plus or are pressed, and no page. */
function isOneToChoose({ parent }: Entry, { actionable }: PageIndex): boolean {
  return actionable.some(
    ({ node, parent: other }) =>
      other === parent &&
      (node.pressed !== undefined || /^\d+ ?\+$/.test((node.name || readable(node)).trim())),
  );
}
