/** Claims about states that the page tells by a class only: the active step, the todo that is done, the link that is disabled. */
import type { CheckState, PlannedCheck } from '../../../contract/check.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import { recordSaid } from '../extract/records-said.js';
import { favoured } from './satisfy-signs.js';
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
  /^(?:active|current|selected|chosen|highlighted|completed?|done|finished|open|expanded|starred|liked|unread|disabled|filled)$/u;

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
  return classCheck(told.ref, told.mark, isMarked(claim));
}

/** Whether the classes of an element say a mark. */
export function classCheck(ref: string, mark: string, is: boolean): PlannedCheck {
  return { kind: 'field', of: 'attribute', attribute: 'class', ref, operator: 'says', expected: mark, is };
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
    return (
      tabByClass(claim.subject, said, snapshot) ??
      byText(claim.subject, said, content) ??
      recordByClass(claim.subject, said, content)
    );
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

/** What a filled star or heart has, which an empty one lacks. */
const filled = /^(?:on|full|filled|fill|active|lit|selected|checked|starred|liked|rated|favou?rited?)$/u;
const sign = /star|heart|like|fav|rating|bookmark/iu;

/** A record that is named by any of its texts, or counted off, which is marked itself or has a sign that is. */
function recordByClass(subject: string, said: string, content: Snapshot): ClassState | undefined {
  const page = pageIndex(content);
  const star = /^filled$/u.test(said) ? starAt(subject, content) : undefined;
  const record = star ? undefined : recordSaid(page, subject);
  const node = star ?? record?.node;
  if (!node) return undefined;
  const path = pathTo(page, node);
  const own = star ? undefined : classState(path, said);
  if (own) return own;
  if (star) return signState([star, ...(path.at(-2)?.children ?? []).filter((each) => each !== star)]);
  if (!record || !favoured.test(said)) return undefined;
  const signs = record.region.items.map((item) => {
    const inside = [...walk(item)].filter(
      ({ classes = [], ref }) => ref !== undefined && classes.some((name) => sign.test(name)),
    );
    return inside.length === 1 ? inside[0] : undefined;
  });
  const mine = signs[record.row];
  return mine && !signs.includes(undefined)
    ? signState([mine, ...signs.filter((each) => each !== undefined && each !== mine)] as SnapshotNode[])
    : undefined;
}

/** The state of the first of some signs: by the one word of a class that some of them have and others lack. */
function signState([first, ...others]: readonly SnapshotNode[]): ClassState | undefined {
  const marksOf = ({ classes = [] }: SnapshotNode): string[] =>
    classes
      .flatMap((name) => name.toLowerCase().split(/[-_]+/u).slice(-1))
      .filter((word) => filled.test(word));
  const all = [first, ...others].filter((each) => each !== undefined).map(marksOf);
  const marks = [...new Set(all.flat())].filter((mark) => !all.every((each) => each.includes(mark)));
  const [mark, ...more] = marks;
  return first?.ref !== undefined && mark !== undefined && more.length === 0
    ? { ref: first.ref, mark, isSo: all[0]?.includes(mark) === true }
    : undefined;
}

/** "The third star" of the only row of stars. */
function starAt(subject: string, content: Snapshot): SnapshotNode | undefined {
  const ordinal = /^(?:the )?(?<ordinal>first|second|third|fourth|fifth|last) star$/iu.exec(subject)
    ?.groups?.['ordinal'];
  if (ordinal === undefined) return undefined;
  const rows = [...walk(content.root)].flatMap(({ children }) => {
    const stars = children.filter(
      (each) =>
        each.ref !== undefined &&
        (/^[★☆]$/u.test(textOf(each).trim()) || each.classes?.includes('star') === true),
    );
    return stars.length > 1 ? [stars] : [];
  });
  const place = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(ordinal.toLowerCase());
  return rows.length === 1 ? rows[0]?.at(place) : undefined;
}

function pathTo({ tree }: PageIndex, node: SnapshotNode): SnapshotNode[] {
  const path: SnapshotNode[] = [];
  for (let at: SnapshotNode | undefined = node; at; at = tree.parentOf(at)) path.unshift(at);
  return path;
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
