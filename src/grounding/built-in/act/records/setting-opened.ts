/**
 * "Assign #502 to Dov", "move the noise complaint to Closed", where the record shows no such property: it is opened, by its pencil where it has one,
 * for what is about it then to show it.
 */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import type { Setting } from '../../language/setting-sentence.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, fold, isAmong } from '../../language/words.js';
import { plain } from '../../matching/describe.js';
import { edits } from '../../matching/edit-sign.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { freshEntries } from '../../matching/fresh.js';
import { below, type Entry, entryOf, type PageIndex, readable } from '../../matching/page-index.js';
import { detailControls, detailStep } from './in-detail.js';
import { cardOnBoard } from './on-board.js';
import { openingStep } from './opening-step.js';
import { deedOf, isKind } from './record-deed.js';
import { leadsOn, offeredFor, savers } from './setting-choice.js';
import { recordOfSetting } from './setting-target.js';

type SettingPhase = Extract<Phase, { kind: 'setting' }>;

const CONFIDENCE = 0.83;

/** The click that opens it; undefined where no one record is meant, or it is not clear what opens it. */
export function recordOpened(
  settings: readonly Setting[],
  { text }: Clause,
  { scene, ground }: { scene: Scene; ground: (clause: Clause, scene: Scene) => Outcome },
): Outcome | undefined {
  // "The selected faults" are those that are ticked, and no record is opened for them.
  if (/\b(?:the|all) (?:selected|ticked|checked) \p{L}+s\b/iu.test(text)) return undefined;
  const named = settings
    .filter((each) => each.record !== '' && ((each.isOf ?? each.isGiven) === true || isMoved(each, text)))
    .flatMap((each) => [each, ...heldUp(each, text)]);
  const { index } = scene;
  const [setting] = named.filter((each) => recordOfSetting(each, index) !== undefined);
  const record = setting && recordOfSetting(setting, index);
  if (!record) return undefined;
  const isState = isMoved(setting, text);
  const isShownNowhere = isMarked(setting, text, index);
  const pencil = isState && !isShownNowhere ? undefined : pencilOf(record, index);
  const step = pencil
    ? stepOn(pencil, 'click', { confidence: CONFIDENCE })
    : isState
      ? lineOpened(setting.record, record, { text, index, verb: isShownNowhere ? 'mark' : 'open' })
      : openingStep(setting.record, record, { scene, ground });
  if (!step) return undefined;
  return {
    kind: 'steps',
    steps: [step],
    explained: text,
    phase: { kind: 'setting', settings: named, opened: 0, known: [], stage: 'opening' },
  };
}

/** What leads on to the choices in the record that has been opened: it saves nothing of them. */
export function ledOnOpened(
  { settings, opened, known }: SettingPhase,
  offered: readonly Entry[],
  scene: Scene,
): Outcome | undefined {
  for (const setting of settings) {
    const more = isOpen(setting, scene) ? leadsOn(setting, offered) : undefined;
    if (more)
      return {
        kind: 'steps',
        steps: [stepOn(more, 'click', { confidence: CONFIDENCE })],
        phase: {
          kind: 'setting',
          settings: [setting],
          opened: opened + 1,
          known: [...known, ...savers({ actionable: offered }).map((each) => plain(each))],
        },
      };
  }
  return undefined;
}

/** The record is what stands open: its line is unfolded, or what came up says its name. */
function isOpen({ record: name }: Setting, scene: Scene): boolean {
  const telling = contentOf(name).filter((word) => !isKind(word));
  const unfolded = scene.index.actionable.filter(({ node }) => node.expanded === true);
  const shown = [...unfolded, ...freshEntries(scene)].flatMap(({ node }) => [...contentOf(readable(node))]);
  return telling.every((word) => isAmong(word, shown));
}

/** "Mark Ann as here", where what came up says her name, has no such state, and the one button "Mark as here". */
export function deedShown(settings: readonly Setting[], scene: Scene): Outcome | undefined {
  const offered = offeredFor(scene);
  const shown = offered.flatMap(({ node }) => contentOf(readable(node)));
  const isShown = settings.every(({ record }) => contentOf(record).every((word) => isAmong(word, shown)));
  // The one that was shown before had such a button as well.
  const buttons = isShown ? [...freshEntries(scene)] : settings.flatMap((each) => besideTitle(each, scene));
  const [button, ...others] = [...new Set(buttons)].filter(({ node, evidence: [name] }) => {
    const [, state] =
      /^(?:mark|set|move|put)(?: it| this)?(?: as| to| on)? (.+)$/i.exec(name?.text ?? '') ?? [];
    const isSaid = settings.some(({ value }) => state !== undefined && fold(value) === fold(state));
    return isSaid && node.role === 'button' && node.disabled !== true && node.hidden === undefined;
  });
  return button && others.length === 0
    ? { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })] }
    : undefined;
}

/** What can be done where the record is shown beside its list. */
function besideTitle({ record: name }: Setting, scene: Scene): readonly Entry[] {
  const record = recordOfSetting({ record: name, value: '' }, scene.index);
  return record ? detailControls({ record, said: contentOf(name) }, [], scene) : [];
}

/** A state may be no business of what a click does: the page has to show that its lines are opened. */
function lineOpened(
  said: string,
  record: Entry,
  { text, index, verb }: { text: string; index: PageIndex; verb: 'open' | 'mark' },
): PlannedStep | undefined {
  // A card of a board is moved where it stands.
  if (/^(?:please )?move /i.test(text) && cardOnBoard(record, index)) return undefined;
  const target = [wordToken(verb), ...tokenize(said)];
  const deed = deedOf({ verb: 'goal', said: verb, readings: [{ target }], text: said });
  const step = deed && detailStep({ record, said: contentOf(said) }, deed, index);
  // A button may do more than that.
  const used = entryOf(step?.ref ?? '', index);
  return /^(?:button|link)$/.test(used?.node.role ?? 'button') ? undefined : step;
}

/** Brought to a state, as which the value alone is said. */
function isMoved({ property, value }: Setting, text: string): boolean {
  const isState = property === undefined && value !== '';
  return isState && /^(?:please )?(?:move|put|mark|set) /i.test(text);
}

/** "Mark it as lost" may be a box or list of its form, where no button of the page says so. */
function isMarked({ value }: Setting, text: string, { actionable }: PageIndex): boolean {
  const words = contentOf(value);
  return (
    /^(?:please )?mark /i.test(text) &&
    !actionable.some(
      ({ node, evidence: [name] }) =>
        node.role === 'button' && words.every((word) => name && isAmong(word, name.words)),
    )
  );
}

/** "Put it on hold": the state may be called "On hold". */
function heldUp(setting: Setting, text: string): readonly Setting[] {
  const [, at] = /^(?:please )?put .* (on|in) \p{L}+[.!]?$/iu.exec(text.trim()) ?? [];
  return at === undefined ? [] : [{ ...setting, value: `${at} ${setting.value}` }];
}

/** The one sign of a record that edits it, and says nothing else. */
function pencilOf(record: Entry, index: PageIndex): Entry | undefined {
  const [pencil, ...others] = below(index, record).filter(
    (entry) =>
      entry.actionable &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      /^(?:button|link|generic|img)$/.test(entry.node.role) &&
      edits(entry) &&
      !/\p{L}{2}.*\s\p{L}/u.test(entry.node.name),
  );
  return others.length === 0 ? pencil : undefined;
}
