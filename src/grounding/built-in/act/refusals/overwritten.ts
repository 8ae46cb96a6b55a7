/** What the next step would put in the place of what the step before has just put there, though nothing says so: one of the two is meant for something else. */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
} from '../../matching/page-index.js';
import type { Chosen } from '../lists/several-chosen.js';

/** What a step has written into a field. */
export interface Filled {
  ref: string;
  text: string;
}

/** Why the steps are not done; undefined where they overwrite nothing, or the sentence says that they do. */
export function overwritten(
  steps: readonly PlannedStep[],
  { filled, chosen }: { filled?: Filled; chosen?: Chosen },
  { clause, sentence, scene }: { clause: Clause; sentence: string; scene: Scene },
): string | undefined {
  const twice = filledTwice(steps, filled, clause);
  if (twice)
    return `its field is the one that "${twice.text}" went into just before, and one of the two is meant for another field`;
  const given = chosenTwice(steps, chosen, { sentence, scene });
  return given === undefined || /\b(?:then|afterwards|instead|back|again|later)\b/i.test(sentence)
    ? undefined
    : `its list can only have one thing chosen, and would give up "${given}", which was chosen just before; say each in a step of its own`;
}

/** What was filled in ("first name Ines, last name Duarte" with one field "Name"). */
function filledTwice(
  steps: readonly PlannedStep[],
  before: Filled | undefined,
  { said }: Clause,
): Filled | undefined {
  if (overwriting.test(said)) return undefined;
  const all = [before, ...steps.map(filledBy)];
  return all.find((each, at) => {
    const next = all[at + 1];
    return each && next && each.ref === next.ref && each.text !== '' && each.text !== next.text;
  });
}

const overwriting = /^(?:change|replace|correct|edit|update|overwrite|amend|rename|append|add)\b/;

/** What was chosen ("show locks and lights" with one list of categories). */
function chosenTwice(
  steps: readonly PlannedStep[],
  before: Chosen | undefined,
  { sentence, scene: { index } }: { sentence: string; scene: Scene },
): string | undefined {
  const was = before && entryOf(before.ref, index);
  const next = steps.find(({ method }) => method === 'check');
  const radio = next?.ref === undefined ? undefined : entryOf(next.ref, index);
  // "Choose Standard, pay by invoice" are two groups, whether or not the page sets them off from each other.
  const isJoined = /^(?:choose|select|pick|tick|check) [^,;]+ and [^,;]+$/i.test(sentence);
  if (isJoined && was && radio && areOfOneGroup(was, radio, index)) return was.node.name;
  const isGivenUp = ({ method, ref, arguments: [option, ...others] }: PlannedStep): boolean =>
    method === 'selectOption' &&
    ref === before?.ref &&
    others.length === 0 &&
    option !== undefined &&
    !before?.options.includes(option) &&
    entryOf(ref ?? '', index)?.node.role === 'combobox';
  return steps.some(isGivenUp) ? before?.options[0] : undefined;
}

/** Two radio buttons that stand in one list, each in a line or box of its own or bare. */
function areOfOneGroup(one: Entry, other: Entry, index: PageIndex): boolean {
  if (one === other || one.node.role !== 'radio' || other.node.role !== 'radio') return false;
  const list = [...ancestorsOf(one)].find((each) => isInside(other, each));
  const partOf = (radio: Entry): Entry | undefined =>
    [radio, ...ancestorsOf(radio)].find(({ parent }) => parent === list);
  const isAlone = (radio: Entry): boolean => {
    const part = partOf(radio);
    return (
      part !== undefined &&
      [part, ...below(index, part)].every(({ node }) => node.role !== 'radio' || node === radio.node)
    );
  };
  return isAlone(one) && isAlone(other);
}

/** What a step writes, and where; undefined for a step that fills nothing in. */
export function filledBy(step: PlannedStep | undefined): Filled | undefined {
  return step?.method === 'fill' && step.ref !== undefined
    ? { ref: step.ref, text: step.arguments[0] ?? '' }
    : undefined;
}
