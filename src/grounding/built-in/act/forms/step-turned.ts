/**
 * "Go back one step", "continue to step 2": of a form in steps only the one before and the one behind can be reached by a button, and which
 * they are the page has to tell, by the number of the step that stands there.
 */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { wayBack, wayOn } from './go-on.js';

const CONFIDENCE = 0.82;

const backwards =
  /^(?:(?:go |move |step )?back(?: (?:one|a|1) (?:step|stage|question)| to the (?:previous|last|preceding) (?:step|stage|question))|(?:go|move|return) to the (?:previous|preceding) (?:step|stage|question))$/;
const numbered =
  /^(?:go|move|go on|move on|carry on|continue|proceed|advance|return|(?:go |move )?back) to (?:(?:step|stage) (?:no\.? |number )?(?<number>\d)|the (?<ordinal>first|second|third|fourth|fifth|sixth) (?:step|stage))$/;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The click on the button that goes there; undefined where that step is not next to the one that stands there, or nothing says which that is. */
export function stepTurned({ text, verb, at }: Clause, { index, among }: Scene): Outcome | undefined {
  if (!/^(?:goal|click|goBack|open)$/.test(verb) || at !== undefined || among) return undefined;
  const said = text
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:and|then|now|please) )+/, '')
    .replace(/[.!]$/, '');
  const button = buttonTo(said, index);
  return button
    ? { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}

function buttonTo(said: string, index: PageIndex): Entry | undefined {
  if (backwards.test(said)) return wayBack(index);
  const { number, ordinal } = numbered.exec(said)?.groups ?? {};
  // The whole page is looked through for the number that stands there.
  if (number === undefined && ordinal === undefined) return undefined;
  const asked = ordinal === undefined ? Number(number) : ordinals.indexOf(ordinal) + 1;
  const stands = numberShown(index);
  if (stands === undefined) return undefined;
  if (asked === stands + 1) return wayOn(index);
  return asked === stands - 1 ? wayBack(index) : undefined;
}

/** Which step of how many stands there: "Step 2 of 3", or a row of steps that are numbered from 1, of which one is marked; undefined where two say it otherwise. */
function numberShown(index: PageIndex): number | undefined {
  const shown = new Set(
    index.entries.flatMap(({ node, children }) => {
      if (node.hidden !== undefined) return [];
      const [, at] = /\bstep (\d) ?(?:of|\/) ?\d\b/i.exec((node.text ?? '') || node.name) ?? [];
      return at === undefined ? markedOf(children, index) : [Number(at)];
    }),
  );
  const [only] = shown;
  return shown.size === 1 ? only : undefined;
}

/** The number of the marked one, where these are such a row. */
function markedOf(children: readonly Entry[], index: PageIndex): readonly number[] {
  const steps = children.filter(({ node }) => /\p{L}/u.test(readable(node) || node.name));
  const isRow =
    steps.length > 1 &&
    steps.every(
      ({ node }, at) =>
        /^(?<number>\d)[.):]? ?\p{L}/u.exec((readable(node) || node.name).trim())?.groups?.number ===
        String(at + 1),
    );
  if (!isRow) return [];
  const marked = steps.flatMap((step, at) =>
    [step, ...below(index, step)].some(({ node }) => isMarked(node)) ? [at + 1] : [],
  );
  return marked.length === 1 ? marked : [];
}

function isMarked({ classes = [], selected }: Entry['node']): boolean {
  return (
    selected === true ||
    classes.some((name) => /(?:^|[-_])(?:cur|current|active|now|on|selected)$/i.test(name))
  );
}
