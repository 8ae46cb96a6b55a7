/**
 * "Set the priority of #503 to Urgent", "assign the harbour shot to Dov": what in the record shows the property, or its menu, is opened, the value is
 * chosen in what comes up, and saved where that asks for it. What does not offer the value is put away, and nothing is set.
 */
import type { Clause } from '../../language/clause.js';
import { type Setting, settingsIn } from '../../language/setting-sentence.js';
import { fold } from '../../language/words.js';
import { plain } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn, stepOnPage } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import {
  choicesFor,
  fieldFor,
  givingUp,
  isChosen,
  leadsOn,
  listFor,
  offeredFor,
  optionFor,
  savers,
  searchFor,
  wasSo,
  withoutPlaces,
} from './setting-choice.js';
import {
  bare,
  isEmptyValue,
  isTitledBy,
  recordOfSetting,
  type SettingTarget,
  settingTarget,
} from './setting-target.js';
import { lookPhase } from './record-looks.js';
import { controlsIn } from './record-controls.js';
import { deedShown, ledOnOpened, recordOpened } from './setting-opened.js';
import { editOpened } from './edit-opened.js';
import { isDoneByButton } from './done-by-button.js';
import { takenOff } from './taken-off.js';
import { barOf, targetOnPage } from './setting-place.js';
import { saved, taken } from './setting-saved.js';
import { openChoice, setInPane } from './pane-choice.js';
import { isOneOfChoices, pressedSegment } from './segments.js';
import { cellEdit } from '../controls/do-cell.js';
import { isSaving } from '../controls/do-name.js';

type SettingPhase = Extract<Phase, { kind: 'setting' }>;

const CONFIDENCE = 0.83;

/** Most lists, menus and dialogs that lead on to one another. */
const MOST_OPENED = 4;

/** Most choices that an error names. */
const MAX_NAMED = 8;

/** Uses what in the record shows the property; undefined where the clause sets none, or it is not clear by what. */
export function settingOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const found = foundFor(clause, scene);
  const direct = found.filter(({ target }) => target.isMenu !== true);
  const isBar = found.length === 0 && !scene.among && !hasVariable(clause);
  return (
    begun(clearest(direct), clause, scene.index) ??
    (isBar ? barTicked(settingsIn(clause.text).filter(isNoNumber), clause, scene.index) : undefined)
  );
}

/** A number is typed, and not chosen for the lines that are ticked. */
function isNoNumber({ value }: Setting): boolean {
  return !/^[\d.,]+$/.test(value);
}

/** The same by the menu of the record, on the page or in the panel that is about it, by what acts on ticked lines, or by what opens the record. */
export function settingBehind(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { index, among } = scene;
  // "Make Ann an Editor" may be anything that her menu has; what is moved, or a property that is named, is looked for there.
  const isAny = /^(?:make|promote|demote|turn) /i.test(clause.text);
  const isClear = ({ property, isGiven }: Setting): boolean =>
    property !== undefined || isGiven === true || !isAny;
  const found = foundFor(clause, scene).filter(({ setting }) => isClear(setting));
  if (found.length > 0)
    return found.some(({ target }) => target.isMenu !== true)
      ? undefined
      : begun(clearest(found), clause, index);
  const settings = among || hasVariable(clause) ? [] : settingsIn(clause.text).filter(isClear);
  return (
    begun(onPage(settings, index), clause, index) ??
    openChoice(among ? '' : clause.text, scene) ??
    recordOpened(settings, clause, { scene, ground })
  );
}

function onPage(settings: readonly Setting[], index: Scene['index']): readonly Found[] {
  const found = settings.flatMap((setting) => {
    const target = targetOnPage(setting, index);
    return target ? [{ setting, target }] : [];
  });
  return found.filter(({ target }) => target.control === found[0]?.target.control);
}

/** Ticks the line for what acts on the lines that are ticked, or uses that where it is ticked. */
function barTicked(
  settings: readonly Setting[],
  { text }: Clause,
  index: Scene['index'],
): Outcome | undefined {
  const [setting] = settings.filter((each) => barOf(each, index) !== undefined);
  const found = setting && barOf(setting, index);
  if (!found) return undefined;
  const { box, bar } = found;
  const isTicked = box.node.checked === true;
  if (isTicked && bar.node.disabled === true) return undefined;
  const known = savers(index).map((each) => plain(each));
  return {
    kind: 'steps',
    steps: [stepOn(isTicked ? bar : box, isTicked ? 'click' : 'check', { confidence: CONFIDENCE })],
    explained: text,
    phase: isTicked
      ? { kind: 'setting', settings: [setting], opened: 1, known, isTicked: true }
      : { kind: 'setting', settings: [setting], opened: 0, known, stage: 'ticked' },
  };
}

/** "Move #505 to In review", where the record shows that, or has a menu for it; what can only be dragged is dragged. */
export function movedByValue(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'drag' || clause.said !== 'move') return undefined;
  if (scene.index.entries.some(({ node }) => node.draggable === true)) return undefined;
  const { index } = scene;
  return (
    begun(clearest(foundFor(clause, scene)), clause, index) ??
    begun(clearest(foundFor(clause, scene, moverFor)), clause, index)
  );
}

/** The one button of the record that says no more than that it moves it: "Move ▾", "Move to…". */
function moverFor(setting: Setting, index: PageIndex): SettingTarget | undefined {
  const isPlain = setting.record !== '' && setting.property === undefined && !setting.isGiven;
  const record = isPlain ? recordOfSetting(setting, index) : undefined;
  const [control, ...others] = (record ? controlsIn(record, index) : []).filter(
    ({ node, actionable }) => actionable && mover.test(bare(node.name || (node.text ?? ''))),
  );
  return record && control && others.length === 0 ? { record, control, isMenu: true } : undefined;
}

const mover = /^move(?: (?:it|card|item|task|file|document|record))?(?: to)?$/;

function foundFor(clause: Clause, { index, among }: Scene, targetOf = settingTarget): readonly Found[] {
  if (among || hasVariable(clause)) return [];
  return settingsIn(clause.text).flatMap((setting) => {
    const target = targetOf(setting, index);
    return target ? [{ setting, target }] : [];
  });
}

function hasVariable({ readings }: Clause): boolean {
  return readings.some(({ target = [], value = [] }) =>
    [...target, ...value].some(({ kind }) => kind === 'variable'),
  );
}

interface Found {
  setting: Setting;
  target: SettingTarget;
}

/** The ways to read the sentence that the page allows, as long as all of them are about one record and use the same of it. */
function clearest(all: readonly Found[]): readonly Found[] {
  // "Assign Tim to the sweeper", where a line that Tim has already is called otherwise.
  const ways: ((found: Found) => boolean)[] = [
    () => true,
    ({ setting, target }) => isTitledBy(setting, target.record),
    ({ setting }) => /\d|"|^(?:the|my|our) /i.test(setting.record),
  ];
  const one = ways
    .map((way) => all.filter(way))
    .find((found) => new Set(found.map(({ target }) => target.record)).size === 1);
  return (one ?? []).filter(({ target }, _, [first]) => target.control === first?.target.control);
}

/** "Mark Oskar as absent" opens no choices by "Check out", which does something else to him. */
function doesOther({ node }: Entry, text: string): boolean {
  const [verb] = /^\p{L}+(?= \p{L}|$)/u.exec(node.name) ?? [];
  return (
    node.role === 'button' &&
    node.hasPopup === undefined &&
    node.expanded === undefined &&
    verb !== undefined &&
    deeds.test(verb) &&
    !fold(text).includes(verb.toLowerCase())
  );
}

const deeds =
  /^(?:check|clock|sign|send|start|stop|end|pay|book|call|order|print|download|delete|remove|add|renew|return|release|schedule|publish|refund|cancel|back|undo|reopen|restore|resume|approve|reject|accept|decline|reset|load|unload|swap)$/i;

/** The first step: the choice in a native list, or the click that opens what there is to choose from. */
function begun(found: readonly Found[], { text }: Clause, index: Scene['index']): Outcome | undefined {
  const fitting = found.filter(({ setting, target }) => wasSo(setting, target.shown));
  const { control, shown, isMenu } = fitting[0]?.target ?? {};
  if (!control || control.node.disabled === true || doesOther(control, text)) return undefined;
  const settings = fitting.map(({ setting }) => setting);
  const off = isMenu ? undefined : takenOff(settings, control, text);
  if (off) return off;
  if (
    !isMenu &&
    fitting.some(({ setting, target }) => isDoneByButton(setting, target.record, { text, index }))
  )
    return undefined;
  const values = settings.map(({ value }) => bare(value));
  const pressed = pressedSegment(values, control, { index, text });
  if (pressed) return pressed;
  if (!isMenu && isOneOfChoices(control, index)) return undefined;
  const isSo = settings.some(({ value }) =>
    value === '' ? isEmptyValue(shown ?? '') : shown === bare(value),
  );
  // "Mark the review as helpful", "put the parcel on hold", where the button "Helpful" or "Hold" does it, and shows nothing that was set.
  const isDeed =
    isSo && /^(?:button|link|listitem)$/.test(control.node.role) && control.node.hasPopup === undefined;
  if (isDeed && /^(?:mark|flag|report|rate|put|place) /i.test(text) && control.node.pressed === undefined)
    return undefined;
  if (isSo && shown !== undefined && !isMenu) return { kind: 'done', reason: `it shows "${shown}" already` };
  if (control.node.options !== undefined) {
    const [option] = settings.flatMap((setting) => optionFor(setting, control) ?? []);
    if (option === undefined) return undefined;
    const isSet = fold(control.node.value ?? '') === fold(option);
    if (isSet) return { kind: 'done', reason: `"${option}" is chosen already` };
    return {
      kind: 'steps',
      steps: [stepOn(control, 'selectOption', { args: [option], confidence: CONFIDENCE })],
      explained: text,
    };
  }
  return {
    kind: 'steps',
    steps: [stepOn(control, 'click', { confidence: CONFIDENCE })],
    explained: text,
    phase: {
      kind: 'setting',
      settings,
      opened: 1,
      known: savers(index).map((each) => plain(each)),
      ...(shown !== undefined && !isMenu && !saysDeed(shown) && { shown }),
    },
  };
}

/** "Reassign" is what a button does, and no value that becomes another one. */
function saysDeed(shown: string): boolean {
  return /^(?:\+ ?)?(?:set|change|edit|update|assign|reassign|move|choose|select|pick)\b/.test(shown);
}

/** Chooses in what came up, goes on to what leads there, saves what was chosen, and looks whether it was taken. */
export function settingPhase(
  phase: SettingPhase,
  scene: Scene,
  { clause, following }: { clause: Clause; following: Clause | undefined },
): Outcome {
  if (phase.stage === 'chosen') return saved(phase, scene, following);
  if (phase.stage === 'saved') return taken(phase, scene);
  const offered = offeredFor(scene);
  if (phase.stage === 'away') return dropped(clause);
  const renaming = phase.stage === undefined ? renamed(clause, phase, scene) : undefined;
  if (renaming) return renaming;
  if (phase.stage === 'opening' || phase.stage === 'ticked')
    return (
      (phase.stage === 'opening'
        ? (begun(onPage(phase.settings, scene.index), clause, scene.index) ??
          setInPane(phase.settings, scene) ??
          editOpened(phase.settings, clause, scene) ??
          deedShown(phase.settings, scene) ??
          ledOnOpened(phase, offered, scene))
        : barTicked(phase.settings, clause, scene.index)) ?? refusal(phase, [], scene.index)
    );
  const settings = withoutPlaces(phase.settings);
  for (const way of [chosenFor, ledOn])
    for (const setting of settings) {
      const outcome = way(setting, phase, { offered, following });
      if (outcome) return outcome;
    }
  const [setting] = phase.settings;
  const field = phase.stage === undefined ? searchFor(offered) : undefined;
  const isOffered = phase.settings.some((each) => choicesFor(each, offered).length > 0);
  if (field && setting && setting.value !== '' && !isOffered)
    return {
      kind: 'steps',
      steps: [stepOn(field, 'fill', { args: [setting.value], confidence: CONFIDENCE })],
      phase: { ...phase, stage: 'typed' },
    };
  const inCell = phase.stage === undefined && phase.opened === 1 ? cellEdit(clause, scene) : undefined;
  if (inCell?.kind === 'steps' && inCell.steps[0]?.method === 'dblclick') return inCell;
  if (clause.verb === 'drag' && clause.said === 'move' && offered.length > 0)
    return { ...away(phase, offered), phase: { ...phase, stage: 'away' } };
  return refusal(phase, offered, scene.index);
}

/** The value chosen from what came up, or what leads on to it; undefined where neither is there. */
function chosenFor(
  setting: Setting,
  phase: SettingPhase,
  { offered, following }: { offered: readonly Entry[]; following: Clause | undefined },
): Outcome | undefined {
  const saving = savingBy(phase, offered);
  const chosen: SettingPhase = { ...phase, settings: [setting], stage: 'chosen', saving };
  const step = (entry: Entry, method: 'click' | 'fill' | 'selectOption', args: string[] = []) =>
    stepOn(entry, method, { args, confidence: CONFIDENCE });
  const list = listFor(setting, offered);
  if (list) return { kind: 'steps', steps: [step(list.list, 'selectOption', [list.option])], phase: chosen };
  const [choice, ...others] = choicesFor(setting, offered);
  if (choice && (others.length > 0 || choice.node.disabled === true)) return undefined;
  if (choice && isChosen(choice) && choice.node.role !== 'option')
    return { ...away(phase, offered), phase: { ...chosen, stage: 'saved' } };
  if (choice) return { kind: 'steps', steps: [step(choice, 'click')], phase: chosen };
  const text = fieldFor(setting, offered);
  if (!text) return undefined;
  const filled = step(text, 'fill', [setting.value]);
  // What came up in the line itself is brought to an end there.
  const isInLine = recordOf(text)?.parent?.repeats === true && !(following && isSaving(following));
  return {
    kind: 'steps',
    steps: [filled],
    phase: isInLine ? { kind: 'edit', ref: filled.ref ?? '', text: setting.value } : chosen,
  };
}

/** What leads on to the choices. */
function ledOn(
  setting: Setting,
  phase: SettingPhase,
  { offered }: { offered: readonly Entry[] },
): Outcome | undefined {
  if (phase.opened >= MOST_OPENED || choicesFor(setting, offered).length > 0) return undefined;
  const more = leadsOn(setting, offered);
  return (
    more && {
      kind: 'steps',
      steps: [stepOn(more, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, opened: phase.opened + 1, saving: savingBy(phase, offered) },
    }
  );
}

/** What saves in what came up, and in what that came up over: a list of folders in a dialog is no end of that. */
function savingBy({ saving = [] }: SettingPhase, offered: readonly Entry[]): string[] {
  return [...new Set([...saving, ...savers({ actionable: offered }).map((each) => plain(each))])];
}

/** An item of the menu that renames asks for the new name, whatever its field is called. */
function renamed(clause: Clause, { opened }: SettingPhase, scene: Scene): Outcome | undefined {
  if (clause.said !== 'rename') return undefined;
  const outcome = lookPhase(
    { kind: 'look', way: 'menu', left: [], spent: opened, isFirst: false },
    scene,
    clause,
  );
  return outcome.kind === 'steps' && outcome.phase?.kind === 'name' && outcome.phase.said === 'rename'
    ? outcome
    : undefined;
}

/** "Move WEB-3 to Done", where its menu does not say so: it is dropped there. */
function dropped(clause: Clause): Outcome {
  return { kind: 'instead', clauses: [{ ...clause, said: 'drag' }] };
}

/** Puts away what came up, unticks what was ticked for it, and refuses. */
function refusal(phase: SettingPhase, offered: readonly Entry[], index: Scene['index']): Outcome {
  const [setting] = phase.settings;
  const box = phase.isTicked && setting ? barOf(setting, index)?.box : undefined;
  const back = [
    ...(offered.length > 0 ? away(phase, offered).steps : []),
    ...(box?.node.checked === true ? [stepOn(box, 'uncheck', { confidence: CONFIDENCE })] : []),
  ];
  const values = phase.settings.map(({ value }) => `"${value}"`);
  return {
    kind: 'none',
    looked: `${[...new Set(values)].join(' or ')} among what came up for ${setting?.record || setting?.property || 'it'}`,
    undone: true,
    ...(back.length > 0 && { putBack: back }),
    nearest: offered.slice(0, MAX_NAMED).map((entry) => ({
      ref: entry.node.ref ?? '',
      description: plain(entry),
      score: 0,
      reason: 'says something else',
    })),
  };
}

function away({ opened }: SettingPhase, offered: readonly Entry[]): Extract<Outcome, { kind: 'steps' }> {
  const button = givingUp(offered);
  const keys = Array.from({ length: opened }, () => stepOnPage('press', ['Escape']));
  return { kind: 'steps', steps: button ? [stepOn(button, 'click', { confidence: CONFIDENCE })] : keys };
}
