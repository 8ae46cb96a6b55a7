/** "Read Dune", where its card has a button "Read": that is what reads it, and not a click on its title. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';

/** The outcome, or the click on the one button that says just the verb in the card whose title it would click. */
export function byOwnButton({ verb, said, text }: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  if (verb !== 'open' || opening.test(said) || step?.method !== 'click' || others.length > 0) return outcome;
  const title = entryOf(step.ref ?? '', index);
  const button = title && !isButton(title) ? buttonBeside(title, said, index) : undefined;
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

function buttonBeside(title: Entry, verb: string, index: PageIndex): Entry | undefined {
  for (const around of ancestorsOf(title)) {
    const buttons = below(index, around).filter(isButton);
    if (buttons.length === 0) continue;
    const [named, ...others] = buttons.filter(({ node }) => fold(node.name) === verb);
    return others.length === 0 ? named : undefined;
  }
  return undefined;
}

function isButton({ node }: Entry): boolean {
  return node.role === 'button' && node.hidden === undefined;
}
