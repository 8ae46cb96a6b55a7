/** Claims about states that the page tells by a class only: the active step, the todo that is done, the link that is disabled. */
import type { CheckState, PlannedCheck } from '../../../contract/check.js';
import { type Snapshot, type SnapshotNode, textOf } from '../../../contract/snapshot.js';
import { classState, type ClassState } from '../matching/class-marks.js';
import { markOfSwitches, switchCalled } from '../matching/drawn-switches.js';
import { tabRow } from '../matching/tab-rows.js';
import { fold } from '../language/words.js';
import { type Entry, indexOf } from '../matching/page-index.js';
import { pathByText } from './satisfy-by-text.js';
import { findElement } from './satisfy-element.js';
import type { Claim } from './satisfy-claims.js';
import type { Literal } from './satisfy-words.js';

/** What stands for the verb of a claim that something is not in a state: of any other value that would be true. */
export const STATE = 'state';

/** Words for states, as the pages mark them. */
const stateWord =
  /^(?:active|current|selected|chosen|highlighted|completed?|done|finished|open|expanded|starred|liked|unread|disabled)$/u;

/** Whether a word says how something is: a word for states, or any of one that is named, which others of its kind may show. */
export function isStateOf(subject: string, { text, quoted }: Literal): boolean {
  const isNamed = /⟦|(?<=\S )\p{Lu}|^(?!The |My |Our |It |All |Every |Each )\p{Lu}/u.test(subject);
  return !quoted && (stateWord.test(text) || (isNamed && /^\p{Ll}+(?:[ -]\p{Ll}+)?$/u.test(text)));
}

type Stated = Extract<Claim, { kind: 'state' | 'text' }>;

/** The word of a class by which a state may be told that no attribute tells. */
const wordOf: Readonly<Partial<Record<CheckState, string>>> = {
  selected: 'active',
  expanded: 'open',
  checked: 'done',
  enabled: 'disabled',
};

const adjective =
  /^(?:the |an? )?(?:marked |shown |displayed )?(?:as )?(?:the |an? )?(?<word>\p{Ll}+)(?: off| out| through)?(?: one| tab| step| link| item| option| page| entry)?$/u;

/** A check of the class that says so, for a claim of something that is named and stands beside others that do not say so, or do. */
export function toldByClass(claim: Stated, looks: Looks): PlannedCheck | undefined {
  const told = stateByClass(claim, looks);
  if (!told) return undefined;
  const { ref, mark } = told;
  return {
    kind: 'field',
    of: 'attribute',
    attribute: 'class',
    ref,
    operator: 'says',
    expected: mark,
    is: isMarked(claim),
  };
}

/** Whether a check looks for just the class by which the page tells what is claimed. */
export function isClassCheck(check: PlannedCheck, claim: Claim, looks: Looks): boolean {
  if (
    check.kind !== 'field' ||
    check.attribute !== 'class' ||
    (claim.kind !== 'state' && claim.kind !== 'text')
  )
    return false;
  const told = stateByClass(claim, looks);
  return (
    told?.ref === check.ref &&
    told.mark === check.expected &&
    check.operator === 'says' &&
    check.is === isMarked(claim)
  );
}

/** What is disabled is not enabled. */
function isMarked(claim: Stated): boolean {
  return claim.kind === 'state' && claim.state === 'enabled' ? !claim.is : claim.is;
}

/** The page as people reach it, and all of its content. */
interface Looks {
  snapshot: Snapshot;
  content: Snapshot;
}

function stateByClass(claim: Stated, { snapshot, content }: Looks): ClassState | undefined {
  const said = saidWord(claim);
  if (said === undefined) return undefined;
  const drawn =
    claim.kind === 'state' && claim.state === 'checked' ? drawnState(claim.subject, snapshot) : undefined;
  if (drawn) return drawn;
  const found = findElement(claim.subject, 'any', snapshot);
  if (found.kind === 'ambiguous') return undefined;
  if (found.kind !== 'found')
    return tabByClass(claim.subject, said, snapshot) ?? byText(claim.subject, said, content);
  const { node } = found.entry;
  // An attribute that says so needs no class.
  if (said === 'disabled' && node.disabled === true) return undefined;
  return classState(pathOf(found.entry), said) ?? byText(`"${node.name || textOf(node)}"`, said, content);
}

/** "The Overview tab", which nothing calls a tab: one of the only row that can be the tabs. */
function tabByClass(subject: string, said: string, snapshot: Snapshot): ClassState | undefined {
  const { before, behind } =
    /^(?:the )?(?:tab (?<behind>.+)|(?<before>.+) tab)$/iu.exec(subject.trim())?.groups ?? {};
  const name = fold((before ?? behind ?? '').replace(/["“”]/gu, ''));
  const row = name === '' ? undefined : tabRow(indexOf(snapshot));
  const [tab, ...others] = (row ?? []).filter(({ node }) => fold(node.name || textOf(node)) === name);
  return tab && others.length === 0 ? classState(pathOf(tab), said) : undefined;
}

/** A switch that is drawn of one box, beside others that stand the other way. */
function drawnState(subject: string, snapshot: Snapshot): ClassState | undefined {
  const index = indexOf(snapshot);
  const mark = markOfSwitches(index);
  const found = mark === undefined ? undefined : switchCalled(subject, index);
  const ref = found?.isOfClass === true ? found.track.node.ref : undefined;
  return found && ref !== undefined && mark !== undefined ? { ref, mark, isSo: found.isOn } : undefined;
}

function byText(subject: string, said: string, content: Snapshot): ClassState | undefined {
  const path = pathByText(subject, content);
  return path && classState(path, said);
}

function saidWord(claim: Stated): string | undefined {
  if (claim.kind === 'state') return wordOf[claim.state];
  if (
    claim.value.quoted ||
    (claim.by !== undefined && claim.by !== STATE) ||
    !/^(?:same|equals)$/u.test(claim.operator)
  )
    return undefined;
  return adjective.exec(claim.value.text)?.groups?.['word'];
}

function pathOf(entry: Entry): SnapshotNode[] {
  const path: SnapshotNode[] = [];
  for (let at: Entry | undefined = entry; at; at = at.parent) path.unshift(at.node);
  return path;
}
