/** What a record is set to by what stands in it: the choice of one of its lists, its switch, or its box under a title. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { recordChoice, recordSwitch } from './record-setting.js';
import { switchedFor } from './switched-for.js';

/** The first of "make Ann an Editor", "deactivate the lamp" and "turn off the alerts for the pump" that it is; undefined where it is none. */
export function setInRecord(clause: Clause, scene: Scene): Outcome | undefined {
  return recordChoice(clause, scene) ?? recordSwitch(clause, scene) ?? switchedFor(clause, scene);
}
