/** A deed that a pressed button says is done: "star the message", where "Star" of it is pressed. A second click would undo it. */
import type { Clause } from '../../language/clause.js';
import { isSaving } from './do-name.js';
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { toWord, type Word } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import {
  ancestorsOf,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  partsOf,
  readable,
} from '../../matching/page-index.js';

/** The outcome, or that it is so already where its one click would release the button that the deed is called by. */
export function unlessPressed(clause: Clause, outcome: Outcome, { index, last }: Scene): Outcome {
  const { verb, said } = clause;
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  // "Give Ann the task "Scales" and save it": the clause before has been saved by that button already.
  if (last && step?.method === 'click' && step.ref === last.node.ref && said !== 'add' && isSaving(clause))
    return { kind: 'done', reason: `"${readable(last.node)}" was pressed for it`, entries: [last] };
  const chosen = others.length === 0 && step?.method === 'click' ? usedBy(step.ref, index) : undefined;
  if (/^(?:select|check)$/.test(verb) && chosen && isChosenChip(chosen))
    return { kind: 'done', reason: `"${readable(chosen.node)}" is chosen already`, entries: [chosen] };
  const ticked =
    outcome.kind === 'steps' && /^(?:open|check)$/.test(verb) ? unticked(outcome, index) : outcome;
  if (ticked !== outcome) return ticked;
  if (verb !== 'goal' || said === '' || step?.method !== 'click' || others.length > 0) return outcome;
  const entry = usedBy(step.ref, index);
  if (!entry || !(isOn(entry, index) || isMarkedOn(entry, index))) return outcome;
  const deed = toWord(said);
  // "Unmute" is done by the click on the pressed "Mute".
  const isCalled = entry.evidence.some(
    ({ trust, words, kind }) =>
      (trust > 0.9 || (kind === 'class' && isFull(entry))) &&
      words[0] !== undefined &&
      words[0].meaning === deed.meaning,
  );
  // A filled star that is called "Remove from favourites" says what its click does, as does "Stop watching" where the empty one is called "Watch".
  const isUndoing = /^(?:un|remove$|delete$|take$|drop$)/.test(said);
  return isCalled && !isUndoing && !saysItsClick(entry, deed, index)
    ? {
        kind: 'done',
        reason: `"${readable(entry.node) || entry.node.name}" is pressed already`,
        entries: [entry],
      }
    : outcome;
}

/** "Show the holidays", "show all rooms" and "enable backups" tick their boxes, and do not untick those that are on. */
function unticked(outcome: Extract<Outcome, { kind: 'steps' }>, index: PageIndex): Outcome {
  const used = outcome.steps.flatMap(({ ref, method }) =>
    method === 'click' ? (usedBy(ref, index) ?? []) : [],
  );
  const isTicked = ({ node }: Entry): boolean =>
    /^(?:checkbox|switch)$/.test(node.role) && node.checked === true;
  if (used.length < outcome.steps.length || !used.some(isTicked)) return outcome;
  const [box] = used;
  // "All rooms", of which one is called otherwise.
  const group = [...(box ? ancestorsOf(box) : [])].find((up) => used.every((each) => isInside(each, up)));
  const boxes = index.actionable.filter(({ node }) => node.role === box?.node.role);
  if (used.length > 1 && group && boxes.some((each) => isInside(each, group) && !used.includes(each)))
    return { kind: 'none', looked: 'each of the boxes beside each other', nearest: [] };
  if (box && used.every(isTicked))
    return { kind: 'done', reason: `"${readable(box.node)}" is on already`, entries: used };
  return { ...outcome, steps: outcome.steps.filter((_, at) => !isTicked(used[at] as Entry)) };
}

/** Whether it says itself that it is on: it is pressed, ticked, or a filled sign on a page that has the empty one as well ("★" beside "☆"). */
export function isOn(entry: Entry, index: PageIndex): boolean {
  const { pressed, checked, role } = entry.node;
  if (/^(?:button|switch|checkbox)$/.test(role) && (pressed ?? checked) !== undefined)
    return (pressed ?? checked) === true;
  return isFull(entry) && isShown(empty, entry, index);
}

/** The arrow "Upvote" that a class draws as used, on a page where others of that name are not: `<span class="on" title="Upvote">`. */
function isMarkedOn({ node }: Entry, index: PageIndex): boolean {
  if (node.name === '' || (node.pressed ?? node.checked) !== undefined || !hasUsedClass(node)) return false;
  return [...index.entries, ...partsOf(index)].some(
    (other) =>
      other.node !== node &&
      other.node.name === node.name &&
      other.node.role === node.role &&
      other.node.tag === node.tag &&
      !hasUsedClass(other.node),
  );
}

/** One of several chips that are drawn as chosen, beside one that is not: a click would take it back. */
function isChosenChip({ node, parent }: Entry): boolean {
  if (!/^(?:generic|text)$/.test(node.role) || !hasUsedClass(node)) return false;
  const alike = (parent?.node.children ?? []).filter(
    (each) => each.role === node.role && each.tag === node.tag,
  );
  return alike.filter(hasUsedClass).length > 1 && alike.some((each) => !hasUsedClass(each));
}

function hasUsedClass({ classes = [] }: SnapshotNode): boolean {
  return classes.some((name) => /(?:^|[-_])(?:on|active|pressed|selected|used|voted)$/i.test(name));
}

/** Whether it says itself that it is off. */
export function isOff(entry: Entry): boolean {
  const { pressed, checked, role } = entry.node;
  if (/^(?:button|switch|checkbox)$/.test(role) && (pressed ?? checked) !== undefined)
    return (pressed ?? checked) === false;
  return signOf(entry) !== '' && empty.includes(signOf(entry));
}

/** Signs of what is on, and at the same place the signs of what is off. */
const full = '★⭐♥❤🔖';
const empty = '☆✩♡🤍🏷';

function isFull(entry: Entry): boolean {
  return signOf(entry) !== '' && full.includes(signOf(entry));
}

/** The filled sign begins with the deed, and none of the empty ones does: its name is no state, but what a click on it does. */
function saysItsClick(entry: Entry, deed: Word, index: PageIndex): boolean {
  const begins = ({ evidence: [name] }: Entry): boolean => name?.words[0]?.meaning === deed.meaning;
  const off = [...index.entries, ...partsOf(index)].filter(
    (other) => empty.includes(signOf(other)) && signOf(other) !== '' && other.node.role === entry.node.role,
  );
  return isFull(entry) && begins(entry) && off.length > 0 && !off.some((other) => begins(other));
}

/** One of these signs stands where others of the same kind stand. */
function isShown(signs: string, { node }: Entry, index: PageIndex): boolean {
  return [...index.entries, ...partsOf(index)].some((other) => {
    const sign = signOf(other);
    return (
      sign !== '' && signs.includes(sign) && other.node.role === node.role && other.node.tag === node.tag
    );
  });
}

/** What a step is done to, be it a part of a text. */
export function usedBy(ref: string | undefined, index: PageIndex): Entry | undefined {
  if (ref === undefined) return undefined;
  return entryOf(ref, index) ?? partsOf(index).find(({ node }) => node.ref === ref);
}

function signOf({ node }: Entry): string {
  const text = (readable(node) || node.name).replace(/\uFE0F/gu, '').trim();
  return /^[^\p{L}\p{N}\s]{1,2}$/u.test(text) ? text : '';
}
