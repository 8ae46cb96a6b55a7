/** What a refused clause may be in plainer words, asked when nothing else is meant: the first of these ways to put it that leaves no word over. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { hidingBox } from '../controls/hiding-box.js';
import { plainOpener } from '../lists/plain-opener.js';
import { stayEnd } from '../controls/stay-ends.js';
import { chipOfKind } from './chip-of-kind.js';
import { allSelected, chosenOfKind } from './chosen-of-kind.js';
import { foldAll } from './fold-all.js';
import { boxOfForm, hadBox, ledBox, saidAnswer, stateOfVerb } from '../records/led-box.js';
import { nounOfList } from './noun-of-list.js';
import { played } from './played.js';
import { steppedThing } from './stepped-thing.js';

const ways = [
  steppedThing,
  chosenOfKind,
  allSelected,
  chipOfKind,
  ledBox,
  hadBox,
  boxOfForm,
  foldAll,
  stateOfVerb,
  saidAnswer,
  nounOfList,
  stayEnd,
  plainOpener,
  played,
  hidingBox,
];

/** "Count one less jar" as "decrease the jars by one", "pick wet weather" as "set the weather to wet"; undefined where no way leads anywhere. */
export function plainer(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  for (const way of ways) {
    const outcome = way(clause, scene, ground);
    if (outcome) return outcome;
  }
  return undefined;
}
