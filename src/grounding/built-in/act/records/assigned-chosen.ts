/**
 * "Assign T-2 and T-5 to the night crew", where rows are chosen by a box of their own, and a list beside the button "Assign selected" says to whom:
 * the rows are ticked, the list is set and the button clicked.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { buttonsFor, isAnyChosen } from './chosen-deed.js';
import { boxedOn } from './chosen-records.js';

const CONFIDENCE = 0.86;

/** Most levels from the button up to what holds its list as well. */
const MAX_LEVELS = 2;

/** Ticks, sets and clicks; undefined where not just such rows are named, or no one list beside the button offers what they get. */
export function assignedChosen(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { index } = scene;
  const [reading] = clause.readings;
  const to = reading?.value ?? reading?.destination;
  if (clause.verb !== 'set' || !reading?.target || !to || !assigning.test(clause.said)) return undefined;
  if ([...reading.target, ...to].some(({ kind }) => kind === 'variable')) return undefined;
  const [button, ...others] = buttonsFor(clause.said, index);
  const list = button && others.length === 0 ? listBeside(button, index) : undefined;
  const wanted = fold(valueOf(to)).replace(/^(?:the|a|an) /, '');
  const [option, ...more] = (list?.node.options ?? []).filter((each) => fold(each) === wanted);
  if (!button || !list || option === undefined || more.length > 0 || isAnyChosen(index)) return undefined;
  const [choice] = parseInstruction(`select ${spell(reading.target)}`);
  const chosen = choice && ground(choice, scene);
  const groups = boxedOn(index, true);
  const isRow = (ref: string | undefined): boolean =>
    groups.some((group) => group.some(({ box }) => box.node.ref !== undefined && box.node.ref === ref));
  if (chosen?.kind !== 'steps' || !chosen.steps.every(({ method, ref }) => method === 'check' && isRow(ref)))
    return undefined;
  return {
    kind: 'steps',
    steps: [
      ...chosen.steps,
      stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE }),
      stepOn(button, 'click', { confidence: CONFIDENCE }),
    ],
    explained: clause.text,
  };
}

const assigning = /^(?:assign|allocate)$/;

/** The one list in front of the button, outside of all rows. */
function listBeside(button: Entry, index: PageIndex): Entry | undefined {
  const records = boxedOn(index, true).flatMap((group) => group.map(({ record }) => record));
  const around = [...ancestorsOf(button)].slice(0, MAX_LEVELS);
  const lists = index.actionable.filter(
    (entry) =>
      entry.node.tag === 'select' &&
      entry.node.hidden === undefined &&
      entry.order < button.order &&
      !records.some((record) => isInside(entry, record)),
  );
  for (const place of around) {
    const inside = lists.filter((entry) => isInside(entry, place));
    if (inside.length > 0) return inside.length === 1 ? inside[0] : undefined;
  }
  return undefined;
}
