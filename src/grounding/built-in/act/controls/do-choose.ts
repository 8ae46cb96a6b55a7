/** Choosing from what opens: a combobox, a menu button, a menu on hover; one option after the other when several are asked for. */
import type { Match } from '../../matching/candidate.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { clockLike, clockOf, clocksOf } from '../../language/clock.js';
import { monthStep } from '../calendars/month-picker.js';
import { calendarOutcome } from '../calendars/do-calendar.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { Token } from '../../language/lexer.js';
import { match } from '../../matching/match.js';
import { nameOf } from '../../matching/opener.js';
import { explaining, type Outcome, type Phase, failed, stepOn } from '../../matching/outcome.js';
import { chosenInside } from './chosen-inside.js';
import { below, type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { leadsNowhere } from '../../matching/same-target.js';
import { splitList } from '../../language/phrase.js';
import { isPath, levelOf } from './list-levels.js';
import { nextBranch } from './tree-branches.js';
import { chooseInside, isEditable, nativeOutcome, optionSteps, saysEach, withoutKind } from './do-option.js';
import { orderAmong } from './sort-choice.js';
import { tongueAmong } from './language-switch.js';
import { levelOutcome } from './do-level.js';
import { isOfAnother, isReachable, markOf, putBackOf } from './open-list.js';
import { isSequel, otherNames, withBracket } from './option-names.js';
import { submenuFor } from './submenu.js';
import { waysToClose } from './open-popup.js';
import { quotedAtEnd } from '../../language/token-runs.js';
import { fold } from '../../language/words.js';
import { wantOption } from '../../matching/wants.js';

type Choose = Extract<Phase, { kind: 'choose' }>;

/** What a choice is made for. */
export interface ChooseContext {
  confidence: number;
  scene: Scene;
  clause: Clause;
}

/** Chooses a value, or each of several, from an element in the way of its kind. */
export function chooseFrom(entry: Entry, said: readonly Token[], context: ChooseContext): Outcome {
  const { confidence, scene, clause } = context;
  const value = quotedAtEnd(said);
  const { node } = entry;
  const wanted = withoutKind(value);
  const looked = valueOf(wanted);
  if (node.options !== undefined || node.tag === 'select')
    return nativeOutcome(entry, value, { confidence, clause });
  // The browser's own picker is none that opens on the page.
  if (/^(?:month|week|time|datetime-local|color)$/.test(node.inputType ?? '') && node.tag === 'input')
    return { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [looked], confidence })] };
  const inside = chooseInside(entry, value, scene);
  // A list that says that it is closed is opened like any other.
  const isOpen = containers.test(node.role) && node.expanded !== false;
  // "Roof box and tow bar" is no longer name for the option "Roof box".
  const each = isOpen && inside?.exact !== true ? chooseEachInside(entry, value, context) : undefined;
  if (each) return each;
  if (inside && (!isOpen || saysEach(inside, value))) return optionSteps(inside, clause);
  if (isOpen) return notIn(looked, clause);
  const calendar = calendarOutcome(entry, looked, { confidence, scene });
  if (calendar) return calendar;
  if (node.role === 'slider' || node.role === 'spinbutton')
    return levelOutcome(entry, looked, { confidence, clause });
  if (node.role === 'combobox' && isShown(entry, looked))
    return { kind: 'done', reason: `"${looked}" is chosen already`, entries: [entry] };
  const phase = { ...phaseFor(entry, looked), others: othersOf(value) };
  // What was just pointed at may have opened already.
  const ready =
    scene.last === entry
      ? chosenAmong(looked, { field: entry, fresh: freshEntries(scene), scene })
      : undefined;
  if (ready?.kind === 'found') return explaining(optionSteps(ready, clause), shownBy(entry));
  return opened(entry, phase, context);
}

/** Types a value into a combobox that has a list, and chooses it from the list. */
export function typeAndChoose(entry: Entry, text: string, { confidence }: ChooseContext): Outcome {
  if (isShown(entry, text)) return { kind: 'done', reason: `"${text}" is chosen already`, entries: [entry] };
  return {
    kind: 'steps',
    steps: [stepOn(entry, 'fill', { args: [text], confidence })],
    phase: { ...phaseFor(entry, text), typed: true, was: entry.node.value ?? '' },
  };
}

/** The next part of choosing: what opened holds the option, or has to be opened otherwise, or to be filtered by typing. */
export function choosePhase(phase: Choose, scene: Scene, clause: Clause): Outcome {
  const field = phase.fieldRef === undefined ? undefined : entryOf(phase.fieldRef, scene.index);
  if (phase.looked === '') return closed(field, phase);
  const fresh = freshEntries(scene);
  const month = monthStep(phase, scene);
  if (month) return month;
  // Another branch may hold one of the same name: all of them are opened before one is chosen.
  const further = phase.branches && inBranch(phase, fresh, scene);
  if (further) return further;
  const order = orderAmong(clause, fresh) ?? tongueAmong(phase.looked, fresh);
  if (order !== undefined && order !== phase.looked)
    return choosePhase({ ...phase, looked: order, others: [] }, scene, clause);
  const time = timeAmong(phase.looked, scene);
  if (time !== undefined && time !== phase.looked)
    return choosePhase({ ...phase, looked: time, others: [], typed: false }, scene, clause);
  const whole =
    chosenAmong(phase.looked, { field, fresh, scene }) ??
    (phase.chose ? beside(phase, field, scene) : undefined);
  if (whole?.kind === 'found')
    return chosen(whole, phase.chose ? phase : { ...phase, others: [] }, { field, scene, clause });
  const [first, ...others] = phase.others;
  const part = whole === undefined && first ? chosenAmong(first, { field, fresh, scene }) : undefined;
  if (part?.kind === 'found') return chosen(part, { ...phase, others }, { field, scene, clause });
  const said = whole === undefined && part === undefined && field ? otherNames(phase.looked, field) : [];
  for (const name of said) {
    const found = chosenAmong(name, { field, fresh, scene });
    if (found?.kind === 'found' && found.exact)
      return chosen(found, { ...phase, others: [] }, { field, scene, clause });
  }
  const find = (name: string): Match | undefined => chosenAmong(name, { field, fresh, scene });
  const level = whole === undefined ? levelOf(phase.looked, find, scene) : undefined;
  if (level) {
    const below: Choose = { ...phase, looked: level.rest, typed: true };
    return level.opener
      ? { kind: 'steps', steps: [stepOn(level.opener, 'click', { confidence: 0.85 })], phase: below }
      : choosePhase(below, scene, clause);
  }
  const unclear = whole ?? part;
  if (unclear?.kind === 'ambiguous') return failed(unclear, `the option "${phase.looked}"`);
  const context = { confidence: 0.85, scene, clause };
  const isOpened = [...fresh].some((entry) => entry.actionable && isReachable(entry));
  if (phase.way === 'hover' && field && !isOpened && !leadsAway(field)) {
    // A click on what opens a menu of its own may choose it: that menu gets its time first.
    if (field.node.hasPopup !== undefined && !phase.waited)
      return { kind: 'none', looked: phase.looked, nearest: [], later: { ...phase, waited: true } };
    return opened(field, { ...phase, way: 'click' }, context);
  }
  if (phase.chose && field && field.node.expanded === false && phase.way !== 'reopen')
    return opened(field, { ...phase, way: 'reopen' }, context);
  const branch = whole === undefined && part === undefined ? inBranch(phase, fresh, scene) : undefined;
  if (branch) return branch;
  const behind = phase.typed ? undefined : submenuFor(phase.looked, clause, scene);
  if (behind) return behind;
  if (phase.editable && !phase.typed && field) {
    return {
      kind: 'steps',
      steps: [stepOn(field, 'fill', { args: [first ?? phase.looked], confidence: 0.85 })],
      phase: { ...phase, typed: true, was: field.node.value ?? '' },
    };
  }
  if (time !== undefined && phase.typed && field && isPartOfList(scene))
    return {
      kind: 'steps',
      steps: [stepOn(field, 'press', { args: ['Enter'], confidence: 0.85 })],
      phase: { kind: 'calendar', date: '', tries: 0, text: time, ref: field.node.ref ?? '' },
    };
  return {
    kind: 'none',
    looked: `the option "${first ?? phase.looked}"`,
    ...(field && !phase.chose && putBackOf(field, phase)),
    nearest: [...fresh]
      .filter(isOption)
      .slice(0, 5)
      .map((entry) => ({
        ref: entry.node.ref ?? '',
        description: stepOn(entry, 'click', { confidence: 0 }).description,
        score: 0,
        reason: 'another option',
      })),
  };
}

/** Opens the next branch of a tree for an option that may lie in it; nothing is chosen from a tree that has too many. */
function inBranch(phase: Choose, fresh: ReadonlySet<Entry>, scene: Scene): Outcome | undefined {
  const branch = nextBranch(phase.branches, fresh, scene);
  if (branch === 'too many')
    return { kind: 'none', looked: `the option "${phase.looked}" in a tree of many branches`, nearest: [] };
  return (
    branch && {
      kind: 'steps',
      steps: [stepOn(branch.arrow, 'click', { confidence: 0.85 })],
      phase: { ...phase, branches: branch.branches },
    }
  );
}

/** A time of day as the options in sight write theirs; undefined where they are no times. */
function timeAmong(looked: string, scene: Scene): string | undefined {
  const said = clocksOf(looked);
  if (said.length === 0) return undefined;
  const [sample, ...others] = timeSlots(scene);
  const shown = said.filter((time) => timeSlots(scene).some(({ node }) => clockOf(readable(node)) === time));
  const [wanted, ...rivals] = said.length === 1 ? said : shown;
  if (wanted === undefined || rivals.length > 0) return undefined;
  return sample && others.length > 1 ? clockLike(readable(sample.node), wanted) : undefined;
}

/** A long list that holds a few of its times, and does not come to what is typed: the field takes that itself. */
function isPartOfList(scene: Scene): boolean {
  const slots = timeSlots(scene);
  return slots.some(({ node: { setSize } }) => setSize !== undefined && setSize > slots.length);
}

function timeSlots({ index }: Scene): Entry[] {
  return index.entries.filter(
    (entry) =>
      (isOption(entry) || entry.node.role === 'listitem') &&
      isReachable(entry) &&
      clockOf(readable(entry.node)) !== undefined,
  );
}

/** How something is opened that a choice is made from: a link that leads away, and an item of an open menu, by the pointer over it. */
export function wayToOpen(entry: Entry): Choose['way'] {
  const { node } = entry;
  if (leadsAway(entry)) return 'hover';
  if (node.role === 'menuitem') return entry.parent && isMenu(entry) ? 'hover' : 'click';
  const isPlain = node.hasPopup === undefined && node.expanded === undefined;
  return isPlain && /^(?:button|link|generic|listitem)$/.test(node.role) ? 'hover' : 'click';
}

const containers =
  /^(?:radiogroup|tablist|listbox|list|group|tree|grid|menu|menubar|region|form|navigation)$/;

function isMenu(entry: Entry): boolean {
  for (let up = entry.parent; up; up = up.parent) if (up.node.role === 'menu') return true;
  return false;
}

/** A link to another page or place: a click on it is more than opening. */
function leadsAway({ node }: Entry): boolean {
  return node.role === 'link' && node.url !== undefined && !leadsNowhere(node.url);
}

function phaseFor(entry: Entry, looked: string): Choose {
  return {
    kind: 'choose',
    looked,
    others: [],
    typed: false,
    chose: false,
    editable: isEditable(entry),
    way: wayToOpen(entry),
    ...(entry.node.ref !== undefined && { fieldRef: entry.node.ref }),
  };
}

/** The names of a list; empty when only one thing is named. */
function othersOf(value: readonly Token[]): string[] {
  const parts = splitList(value).map((part) => valueOf(withoutKind(part)));
  return parts.length > 1 ? parts : [];
}

function opened(entry: Entry, phase: Choose, { confidence, scene, clause }: ChooseContext): Outcome {
  const { way } = phase;
  if (entry.node.expanded === true) return choosePhase(phase, scene, clause);
  return {
    kind: 'steps',
    steps: [stepOn(entry, way === 'hover' ? 'hover' : 'click', { confidence })],
    phase,
  };
}

function isOption({ node }: Entry): boolean {
  return /^(?:option|menuitem|menuitemradio|menuitemcheckbox|treeitem|gridcell)$/.test(node.role);
}

function chosenAmong(
  name: string,
  { field, fresh, scene }: { field: Entry | undefined; fresh: ReadonlySet<Entry>; scene: Scene },
): Exclude<Match, { kind: 'none' }> | undefined {
  for (const among of [
    (entry: Entry) => fresh.has(entry) && isOption(entry) && isReachable(entry),
    (entry: Entry) => fresh.has(entry) && entry !== field && isReachable(entry) && !holds(entry, field),
    (entry: Entry) =>
      isOption(entry) &&
      entry !== field &&
      entry.node.hidden === undefined &&
      !isOfAnother(entry, field, scene),
  ]) {
    const found = match(nameOf(name), scene.index, { ...wantOption, among });
    if (found.kind === 'found' && !found.exact && isPath(name)) continue;
    if (found.kind === 'found' && (found.exact || found.score > 0.8 || found.ranked.length === 1))
      return found.exact || !found.entries.some((entry) => isSequel(entry, name)) ? found : undefined;
    if (found.kind === 'ambiguous') return withBracket(name, found) ?? found;
  }
  return plainOption(name, { field, fresh, scene });
}

/** A plain box that came up and is called just so, where nothing marks what is to be chosen; it may lie in the box that was clicked. */
function plainOption(
  name: string,
  { field, fresh, scene: { index } }: { field: Entry | undefined; fresh: ReadonlySet<Entry>; scene: Scene },
): Extract<Match, { kind: 'found' }> | undefined {
  const inside = field?.node.role === 'generic' ? below(index, field) : [];
  const own = inside.filter(({ node }) => node.ref !== undefined && node.children.length === 0);
  const [only, ...others] = [...new Set([...plainControls(index), ...own])].filter(
    (entry) =>
      (fresh.has(entry) ||
        (entry.node.role === 'text' && entry.parent !== undefined && fresh.has(entry.parent))) &&
      fold(shownBy(entry)) === fold(name),
  );
  return only && others.length === 0
    ? { kind: 'found', entries: [only], score: 0.86, exact: true, ranked: [] }
    : undefined;
}

/** What the field lies in shows what was typed, and is no option for it. */
function holds(entry: Entry, field: Entry | undefined): boolean {
  return field !== undefined && isInside(field, entry);
}

/** The next of several, in a list that stays open and whose items do not say that they are options. */
function beside(
  phase: Choose,
  field: Entry | undefined,
  scene: Scene,
): Exclude<Match, { kind: 'none' }> | undefined {
  const among = (entry: Entry): boolean => entry.actionable && entry !== field && isReachable(entry);
  const found = match(nameOf(phase.looked), scene.index, { ...wantOption, among });
  return found.kind === 'found' && found.exact ? found : undefined;
}

/** The step on the option, and what is left to choose. */
function chosen(
  found: Extract<Match, { kind: 'found' }>,
  phase: Choose,
  { field, scene, clause }: { field: Entry | undefined; scene: Scene; clause: Clause },
): Outcome {
  const [option] = found.entries;
  const inside = option && chosenInside(option, phase.looked, { field, index: scene.index });
  if (inside) return inside;
  if (option?.node.disabled === true && field && found.entries.length === 1)
    return {
      kind: 'none',
      looked: `the option "${phase.looked}", which is disabled`,
      nearest: [],
      ...putBackOf(field, phase),
    };
  const standing = field && option && found.entries.length === 1 ? markOf(option, field, scene) : 'chosen';
  if (standing === 'unclear')
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `the list marks "${phase.looked}" as chosen, and the field does not say that it is`,
    };
  const outcome: Outcome =
    standing === 'pointed at' && option
      ? { kind: 'steps', steps: [stepOn(option, 'click', { confidence: found.score })], ranked: found.ranked }
      : optionSteps(found, clause);
  const [next = '', ...others] = phase.others;
  if (next === '' && !phase.chose) return outcome;
  const way = phase.way === 'reopen' ? 'click' : phase.way;
  const rest: Choose = { ...phase, looked: next, others, chose: true, typed: false, way };
  if (outcome.kind === 'steps') return { ...outcome, phase: rest };
  return next === '' ? closed(field, rest) : choosePhase(rest, scene, clause);
}

/** After several choices the list is put away, as a person does before going on; what the one way leaves open, the other closes. */
function closed(field: Entry | undefined, phase: Choose): Outcome {
  const [first, second] = field?.node.expanded === true ? waysToClose(field) : [];
  const step = phase.isPutAway ? second : first;
  if (!step) return { kind: 'done', reason: 'all of it is chosen' };
  return {
    kind: 'steps',
    steps: [step],
    ...(!phase.isPutAway && { phase: { ...phase, looked: '', isPutAway: true } }),
  };
}

function chooseEachInside(
  entry: Entry,
  value: readonly Token[],
  { scene, clause }: ChooseContext,
): Outcome | undefined {
  const parts = splitList(value);
  if (parts.length < 2) return undefined;
  const outcomes = parts.map((part) => {
    const found = chooseInside(entry, part, scene);
    return found && optionSteps(found, clause);
  });
  const steps = outcomes.flatMap((each) => (each?.kind === 'steps' ? each.steps : []));
  if (outcomes.some((each) => each?.kind !== 'steps' && each?.kind !== 'done')) return undefined;
  // "Fish and chips" is one option.
  if (new Set(steps.map(({ ref }) => ref)).size < steps.length) return undefined;
  return steps.length > 0
    ? { kind: 'steps', steps }
    : { kind: 'done', reason: 'all of it is chosen already', entries: [entry] };
}

function notIn(looked: string, clause: Clause): Outcome {
  return {
    kind: 'none',
    looked: `${looked} in ${spell(clause.readings[0]?.destination ?? [])}`,
    nearest: [],
  };
}

function isShown({ node }: Entry, text: string): boolean {
  const shown = fold(node.value ?? node.text ?? '');
  return shown !== '' && shown === fold(text);
}
