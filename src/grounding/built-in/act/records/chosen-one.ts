/** "Remove Abel Sorge", where lines are chosen by a box and one button of the page removes those that are chosen: his box is ticked first. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { buttonsFor, isAnyChosen } from './chosen-deed.js';
import { doesDeed } from './deed-control.js';
import { controlsIn, placeIn } from './record-controls.js';
import { searchFor } from './record-search.js';

const CONFIDENCE = 0.82;

/** Both clicks; undefined where something is chosen already, where this line or another has a control of its own for it, or where no button says that it is for what is chosen. */
export function chosenOne(clause: Clause, scene: Scene): Outcome | undefined {
  const { index } = scene;
  if (clause.verb !== 'goal' || !index.actionable.some(({ node }) => forChosen.test(node.name)))
    return undefined;
  const search = searchFor(clause, scene);
  if (!search) return undefined;
  const { deed, found } = search;
  const isWhole = deed.telling.every((word) => found.said.includes(word));
  if (!isWhole || deed.value !== undefined || deed.manner.length + deed.tool.length > 0) return undefined;
  const [button, ...others] = buttonsFor(deed.verb.text, index).filter(({ node }) =>
    forChosen.test(node.name),
  );
  const box = placeIn(found.record, index);
  if (!button || others.length > 0 || box?.node.role !== 'checkbox' || box.node.checked !== false)
    return undefined;
  const own = controlsIn(found.record, index);
  if (
    isAnyChosen(index) ||
    own.some((each) => doesDeed(each, deed, found.said) || says(each.node.name, deed.verb.text))
  )
    return undefined;
  // What other lines have a button for cannot be done to this one, which has none.
  const isLacked = index.actionable.some(
    ({ node }) => node.hidden === undefined && fold(node.name) === deed.verb.text,
  );
  if (isLacked) return undefined;
  return {
    kind: 'steps',
    steps: [
      stepOn(box, 'check', { confidence: CONFIDENCE }),
      stepOn(button, 'click', { confidence: CONFIDENCE }),
    ],
    explained: clause.text,
  };
}

const forChosen = /\b(?:selected|selection|chosen|checked|ticked)\b/i;

function says(name: string, verb: string): boolean {
  return fold(name).split(' ')[0] === verb;
}
