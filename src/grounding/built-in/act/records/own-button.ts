/** "Read Dune", where its card has a button "Read": that is what reads it, and not a click on its title; nor does that show what is hidden by a sign. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';

/** The outcome, or the click on the one button that says just the verb in the card whose title it would click. */
export function byOwnButton({ verb, said, text }: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  if (verb !== 'open' || step?.method !== 'click' || others.length > 0) return outcome;
  const title = entryOf(step.ref ?? '', index);
  // "Show the lake", where its line has the sign that hides it: it is shown, and a click on its name would choose it.
  if (title && showing.test(said) && !isButton(title) && buttonBeside(title, 'hide', index))
    return { kind: 'none', looked: text, nearest: [] };
  if (opening.test(said) && !showing.test(said)) return outcome;
  const deed = showing.test(said) ? 'show' : said;
  const button = title && !isButton(title) ? buttonBeside(title, deed, index) : undefined;
  return button
    ? {
        kind: 'steps',
        steps: [stepOn(button, 'click', { confidence: step.confidence })],
        explained: text,
      }
    : outcome;
}

/** What is said of anything, whatever there is to click for it. */
const opening = /^(?:open|show|display|see|view|go|visit|)(?: |$)/;

const showing = /^(?:show|unhide)$/;

function buttonBeside(title: Entry, verb: string, index: PageIndex): Entry | undefined {
  for (const around of ancestorsOf(title)) {
    const buttons = below(index, around).filter(isButton);
    if (buttons.length === 0) continue;
    const [named, ...others] = buttons.filter((button) => isCalled(button, verb));
    return others.length === 0 ? named : undefined;
  }
  return undefined;
}

/** By its name; behind a mere sign by what the pointer is told of it. */
function isCalled({ node: { name, hints = [] } }: Entry, verb: string): boolean {
  if (/[\p{L}\p{N}]/u.test(name)) return fold(name) === verb;
  return hints.some(({ from, text }) => from === 'title' && fold(text) === verb);
}

function isButton({ node }: Entry): boolean {
  return node.role === 'button' && node.hidden === undefined;
}
