/** The record that a deed is done to, looked for once for each clause and page: what is there to do it, and where else to look, all begin with it. */
import type { Clause } from '../../language/clause.js';
import { parsePhrase } from '../../language/phrase.js';
import { withoutList } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import { type Entry, isInside, listAround, type PageIndex } from '../../matching/page-index.js';
import { thingIn } from '../../matching/thing-in-place.js';
import { isAlike } from '../evidence/said-of-sibling.js';
import { cardOver } from './card-over.js';
import { isShown } from './deed-with-remark.js';
import { handleOf } from './own-handle.js';
import { controlsIn, menuButtonIn, withoutCells } from './record-controls.js';
import { doesDeed } from './deed-control.js';
import { type Deed, deedOf, renamesByEdit } from './record-deed.js';
import { type Found, recordsSaid } from './record-found.js';
import { withNouns } from './record-nouns.js';
import { pickedRecord } from './record-target.js';

/** What a look is for. */
export interface Search {
  clause: Clause;
  deed: Deed;
  found: Found;
  scene: Scene;
}

const searchedOnce = new WeakMap<PageIndex, WeakMap<Clause, Search | undefined>>();

/** The record that the clause does something to, and what it does; undefined when it names no deed, or not one record. */
export function searchFor(clause: Clause, scene: Scene): Search | undefined {
  let once = searchedOnce.get(scene.index);
  if (!once) searchedOnce.set(scene.index, (once = new WeakMap()));
  if (!once.has(clause)) once.set(clause, lookedFor(clause, scene));
  const search = once.get(clause);
  return search && { ...search, scene };
}

function lookedFor(clause: Clause, scene: Scene): Search | undefined {
  const whole = deedOf(clause);
  // A text that stands there tells the record, and is not written to it.
  if (whole?.label !== undefined && isShown(whole.value ?? '', scene.index)) return undefined;
  const said = whole ? recordsSaid(whole, scene.index) : [];
  const told =
    whole &&
    ((said.length === 1 ? said[0] : undefined) ??
      pickedOut(clause, whole, scene.index) ??
      onlyAble(said, whole, scene.index));
  const found = told && { ...told, record: wholeOf(told.record, whole, scene.index) };
  const deed = found && withNouns(whole, found, scene.index);
  if (found && thingIn(found.record, clause, scene.index) !== undefined) return undefined;
  if (!found || !deed || (deed.isUnknown && found.said.length < deed.telling.length)) return undefined;
  return { clause, deed, found, scene };
}

/** "Remove the oak shelf", which the shop shows and the cart as well: of records of different lists the one that has a control for it. */
function onlyAble(found: readonly Found[], deed: Deed, index: Scene['index']): Found | undefined {
  const does = (each: Found): boolean => doing(controlsIn(each.record, index), deed, each).length > 0;
  const [able, ...others] = found.filter(does);
  if (!able || others.length > 0 || found.length < 2) return undefined;
  const isOfOther = ({ record }: Found): boolean =>
    listAround(record) !== listAround(able.record) &&
    !isAlike(record.node, able.record.node) &&
    menuButtonIn(controlsIn(record, index), record, index) === undefined;
  return found.every((each) => each === able || isOfOther(each)) ? able : undefined;
}

/** The card around a part that says the name, where only the card has what does the deed, or a menu, and nothing else is called so in it. */
function wholeOf(part: Entry, deed: Deed, index: Scene['index']): Entry {
  const card = isAble(part, deed, index) ? undefined : cardOver(part);
  return card && isAble(card, deed, index) ? card : part;
}

/** "Hide the first post", "archive the oldest message": the one that is counted or compared out of those that have such a control, or a menu; where none shows any, it may come up under the pointer. */
export function pickedOut({ verb, readings }: Clause, deed: Deed, index: Scene['index']): Found | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const phrases = parsePhrase(withoutList(verb === 'goal' ? target.slice(1) : target));
  const canBe = (record: Entry): boolean => isAble(record, deed, index);
  const [phrase] = phrases.filter(
    ({ ordinal, superlative, relation, all, edges, take }) =>
      (ordinal ?? superlative) !== undefined && !relation && !all && !edges && take === undefined,
  );
  const record = phrase && pickedRecord(phrase, deed.verb.text, { index, canBe, orNone: true });
  return record && { record, said: deed.telling };
}

/** Whether a record has a control that does the deed, or a menu. */
function isAble(record: Entry, deed: Deed, index: Scene['index']): boolean {
  const controls = controlsIn(record, index);
  return (
    doing(controls, deed, { record, said: deed.telling }).length > 0 ||
    menuButtonIn(controls, record, index) !== undefined
  );
}

/** The controls that do the deed; what edits is only asked where nothing renames. */
export function doing(controls: readonly Entry[], deed: Deed, { said, record, place = [] }: Found): Entry[] {
  const told = [...said, ...place, ...handleOf(record)];
  const all = withoutCells(controls.filter((each) => doesDeed(each, deed, told)));
  // The text of an item is no item beside it.
  const fitting = all.filter((each) => !all.some((other) => isInside(each, other)));
  const plainly = fitting.filter((each) => !isEdit(each, deed));
  return plainly.length > 0 ? plainly : fitting;
}

/** Whether the control edits what is to be renamed. */
export function isEdit(control: Entry, deed: Deed): boolean {
  return renamesByEdit(deed) && control.evidence[0]?.words[0]?.text === 'edit';
}
