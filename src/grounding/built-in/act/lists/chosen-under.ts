/** "Select Ada and Cy under Travellers", `check "Fragile" under Extras`: where the place is a list that is opened, it is chosen from it. */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import type { Want } from '../../matching/candidate.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside } from '../../matching/page-index.js';
import { containerFor } from '../controls/closable.js';

/** Grounds a clause as a whole. */
type Ground = (clause: Clause, scene: Scene) => Outcome;

/** The choice from the one list that is called just as the place; undefined where there is no such list, and where something is ticked off. */
export function chosenUnder(clause: Clause, scene: Scene, ground: Ground): Outcome | undefined {
  const inside = chosenWithin(clause, scene, ground);
  if (inside) return inside;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  if (!/^(?:select|check|click)$/.test(clause.verb) || clause.readings.some(({ destination }) => destination))
    return undefined;
  const at = target.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:under|in|at|for|as|among|within)$/.test(lower),
  );
  if (at < 1 || at === target.length - 1) return undefined;
  if (!scene.index.actionable.some((entry) => isClosedList(entry))) return undefined;
  const destination = target.slice(at + 1);
  const found = lookUp(destination, wantClosedList, scene);
  if (found.kind !== 'found' || !found.exact || found.entries.length > 1) return undefined;
  const reading = { value: target.slice(0, at), destination };
  return { kind: 'instead', clauses: [{ ...clause, verb: 'select', said: 'select', readings: [reading] }] };
}

/** `Choose "Only locally" in the storage dialog`: what is there to choose in a dialog that says all the words. */
function chosenWithin(clause: Clause, scene: Scene, ground: Ground): Outcome | undefined {
  const { value, destination } = clause.readings.find((each) => each.value && each.destination) ?? {};
  const isDialog = /^(?:dialog|popup|pop-up|modal|window|drawer|panel|banner)$/.test(
    destination?.at(-1)?.lower ?? '',
  );
  if (clause.verb !== 'select' || !value || !destination || !isDialog || scene.among) return undefined;
  const [box, ...others] = containerFor(destination, scene);
  if (!box || others.length > 0 || !/^(?:alert)?dialog$|^region$|^generic$/.test(box.node.role))
    return undefined;
  const outcome = ground(
    { ...clause, readings: [{ target: value }], text: `${clause.said} ${spell(value)}` },
    { ...scene, among: (entry) => isInside(entry, box) },
  );
  const isThere = (ref: string | undefined): boolean => {
    const entry = entryOf(ref ?? '', scene.index);
    return entry !== undefined && isInside(entry, box);
  };
  return outcome.kind === 'steps' && outcome.steps.every(({ ref }) => isThere(ref))
    ? explaining(outcome, spell(tokensInOrder(clause.readings)))
    : undefined;
}

/** A list that is not there to be ticked in. */
function isClosedList({ node: { role, hasPopup, hidden }, actionable }: Entry): boolean {
  return actionable && hidden === undefined && (role === 'combobox' || hasPopup === 'listbox');
}

const wantClosedList: Want = { fit: (_node, entry) => (isClosedList(entry) ? 1 : 0), nameless: 'unnamed' };
