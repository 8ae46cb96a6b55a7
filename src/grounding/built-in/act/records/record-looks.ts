/**
 * Where a person looks for what can be done to a record, one place after the other: on the record, in its menu, in the bar that acts on
 * what is chosen, in what comes up under the pointer, in its context menu, in its name itself. Each look is put away again before the next.
 */
import { type Clause, spell } from '../../language/clause.js';
import { plain } from '../../matching/describe.js';
import { freshEntries, wasThere } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn, stepOnPage } from '../../matching/outcome.js';
import { wordsOf } from '../../language/words.js';
import { type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import {
  barFor,
  controlsIn,
  isFormPart,
  isOfSite,
  menuButtonIn,
  offeredIn,
  offeredOver,
  placeIn,
  textIn,
} from './record-controls.js';
import { takenAway } from './taken-away.js';
import { isSetBeside } from './menu-asked.js';
import { closedByOpener } from '../controls/put-away.js';
import { doesDeed, isSameThing } from './deed-control.js';
import { type Deed, deedOf, isKind, isSpan } from './record-deed.js';
import { isNamedOtherwise } from './named-otherwise.js';
import { isOfTab, isOne } from './record-nouns.js';
import { doing, isEdit, type Search, searchFor } from './record-search.js';
import { boxToChoose } from './chosen-first.js';
import { filledBefore } from './filled-before.js';
import { isCross, takesPartAway } from './record-handle.js';
import { isLeaf, nameToRewrite, typedInPlace } from './renamed-in-place.js';
import { controlsBelow, unfoldedControls } from './unfolded-line.js';
import { closesDetail, detailControls, detailStep, viewControls } from './in-detail.js';

type LookPhase = Extract<Phase, { kind: 'look' }>;
type Way = LookPhase['way'];

/** How sure a control is that was found with its record. */
const CONFIDENCE = 0.8;

/** Most items that an error names. */
const MAX_NAMED = 8;

/** The places to look at, in this order; on the record itself is looked before any of them. */
const ways: readonly Way[] = ['menu', 'bar', 'pointer', 'context', 'detail', 'inline'];

/** The control of a record that does what a clause asks for; undefined when it names no deed, or no record, or the record shows none. */
export function recordDeed(clause: Clause, scene: Scene): Outcome | undefined {
  const search = searchFor(clause, scene) ?? openOne(clause, scene);
  if (!search) return undefined;
  const [control, ...others] = shownControls(search);
  return control && others.length === 0 && control.node.disabled !== true ? used(control, search) : undefined;
}

/** The first place to look for what can be done to a record that shows no control for it. */
export function recordLook(clause: Clause, scene: Scene): Outcome | undefined {
  const search = searchFor(clause, scene);
  if (!search || notOfRecords.has(clause.said.split(' ')[0] ?? '') || shownControls(search).length > 0)
    return undefined;
  if (isSetBeside(clause, search.found.record, scene.index) || isNamedOtherwise(clause, search.found.record))
    return undefined;
  return nextLook(ways, search, !scene.before);
}

/** Whether a clause says what is done to one record, and all of its words tell which. */
export function isDoneToOne(clause: Clause, scene: Scene): boolean {
  const search = searchFor(clause, scene);
  if (!search || notOfRecords.has(clause.said)) return false;
  const { deed, found } = search;
  const isSaid = found.said.length + deed.literals.length > 0;
  return isSaid && deed.telling.every((word) => found.said.includes(word));
}

/** Verbs of what is done to a form, a page or an account, and to no record in a list. */
const notOfRecords = new Set(
  'pay continue proceed confirm apply search sort filter checkout register sign log refresh reload zoom learn explore submit next accept skip undo redo back'.split(
    ' ',
  ),
);

/** "Reply with "Thanks"": said of no record, it is done to the one that is open, by the only control of the page for it. */
function openOne(clause: Clause, scene: Scene): Search | undefined {
  const deed = deedOf(clause);
  const [root] = scene.index.entries;
  if (
    !root ||
    deed?.value === undefined ||
    deed.telling.length + deed.nouns.length + deed.literals.length > 0
  )
    return undefined;
  return { clause, deed, found: { record: root, said: [] }, scene };
}

/** What was opened, as the page before said it; `isGone` where something else has come in the place of its list. */
function openedSearch(clause: Clause, scene: Scene): (Search & { isGone: boolean }) | undefined {
  const was = scene.before && searchFor(clause, { ...scene, index: scene.before });
  const record = was && entryOf(was.found.record.node.ref ?? '', scene.index);
  return was && { ...was, found: { ...was.found, ...(record && { record }) }, scene, isGone: !record };
}

/** What was clicked to open a record, as the page before has it. */
function lineBefore(record: Entry, { before }: Scene): Entry {
  return (before && entryOf(record.node.ref ?? '', before)) ?? record;
}

/** "Right click to delete": what was to be deleted is gone with the look. */
function goneAway(clause: Clause, scene: Scene): Outcome | undefined {
  const was = scene.before && searchFor(clause, { ...scene, index: scene.before });
  return was && takenAway(was.deed.verb, was.found.record, scene.index);
}

function shownControls({ deed, found, scene }: Search): readonly Entry[] {
  const controls = controlsBelow(found.record, scene.index) ?? controlsIn(found.record, scene.index);
  const fitting = doing(controls, deed, found);
  const takesAway = deed.verb.meaning === 'delete' && deed.manner.length + deed.tool.length === 0;
  const isOfPart = (cross: Entry): boolean =>
    takesPartAway(cross, found.record, { said: found.said, index: scene.index });
  return fitting.length === 0 && takesAway
    ? controls.filter((each) => isCross(each) && !isOfPart(each))
    : fitting;
}

/** Goes on with a look: what came up is used, or put away, and the next place is looked at. */
export function lookPhase(phase: LookPhase, scene: Scene, clause: Clause): Outcome {
  // The name gave way to the field: the record says it no more.
  if (phase.way === 'inline') return typedInPlace(clause, scene) ?? refusal(phase, clause);
  const was = phase.way === 'detail' ? openedSearch(clause, scene) : undefined;
  const search = was ?? searchFor(clause, scene);
  if (!search) return goneAway(clause, scene) ?? refusal(phase, clause);
  const { deed, found } = search;
  if (phase.way === 'detail') {
    const shown =
      unfoldedControls(lineBefore(found.record, scene), scene) ??
      (was?.isGone ? viewControls : detailControls)(found, deed.literals, scene);
    const [control, ...others] = doing(shown, deed, found);
    if (control && others.length === 0 && control.node.disabled !== true) return used(control, search);
    // It may take its time.
    return { kind: 'none', looked: clause.text, nearest: [], ...closesDetail(scene) };
  }
  if (phase.refs) {
    const isStillThere = phase.refs.some((ref) => entryOf(ref, scene.index) !== undefined);
    const [shown, ...more] = shownControls(search);
    if (shown && more.length === 0 && !isStillThere && shown.node.disabled !== true)
      return { ...used(shown, search), forget: phase.spent };
    if (isStillThere) return putAwayAgain(phase, scene) ?? refusal({ ...phase, isFirst: false }, clause);
    return goneOn(phase, search);
  }
  const offered = offeredBy(phase.way, search);
  const [control, ...others] = doing(offered, deed, found);
  // What shows on the record itself as the pointer comes near is no item of the menu.
  const isBeside = phase.way === 'menu' && control !== undefined && isInside(control, found.record);
  const menu = offered.filter((each) => isBeside && !isInside(each, found.record) && !wasThere(each, scene));
  if (control && others.length === 0 && control.node.disabled !== true && menu.length === 0)
    return used(control, search);
  if (phase.way === 'pointer') {
    const opener = control ? undefined : menuButtonIn(offered, found.record, scene.index);
    if (!opener) return goneOn(phase, search);
    return {
      kind: 'steps',
      steps: [stepOn(opener, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, way: 'menu', spent: phase.spent + 1 },
    };
  }
  if (phase.way === 'bar') {
    const box = placeIn(found.record, scene.index);
    const isTicked = box?.node.checked === true;
    if (!box || !isTicked) return goneOn(phase, search);
    return {
      kind: 'steps',
      steps: [stepOn(box, 'uncheck', { confidence: CONFIDENCE })],
      phase: { ...phase, refs: [], spent: phase.spent + 1 },
    };
  }
  if (offered.length === 0) {
    // A menu may take its time.
    return phase.way === 'menu' ? { kind: 'none', looked: clause.text, nearest: [] } : goneOn(phase, search);
  }
  return {
    kind: 'steps',
    steps: [stepOnPage('press', ['Escape'])],
    phase: {
      ...phase,
      seen: offered.slice(0, MAX_NAMED).map((each) => plain(each)),
      refs: (menu.length > 0 ? menu : offered).flatMap(({ node }) => node.ref ?? []),
      spent: phase.spent + 1,
    },
  };
}

/** "Archive products" beside a list is for those that are chosen, of which there may be one. */
function ofMany(deed: Deed, { evidence: [name] }: Entry): Deed {
  return { ...deed, nouns: [...deed.nouns, ...(name?.words ?? []).slice(1).filter((word) => isKind(word))] };
}

/** The control beside the list that does the deed to what is chosen in it. */
function barOf({ deed, found: { record, said }, scene: { index } }: Search): Entry | undefined {
  return barFor(record, (each) => doesDeed(each, ofMany(deed, each), said), index);
}

function putAwayAgain(phase: LookPhase, scene: Scene): Outcome | undefined {
  const step = phase.way === 'menu' && !phase.isAgain ? closedByOpener(scene) : undefined;
  return step && { kind: 'steps', steps: [step], phase: { ...phase, isAgain: true, spent: phase.spent + 1 } };
}

/** What a look has brought up for the record. */
function offeredBy(way: Way, search: Search): readonly Entry[] {
  const { found, scene } = search;
  const fresh = freshEntries(scene);
  switch (way) {
    case 'pointer':
      return offeredOver(found.record, fresh, scene.index);
    case 'bar':
      return [barOf(search)].filter((each) => each !== undefined);
    case 'menu':
    case 'context':
      return offeredIn(fresh, scene.index);
    case 'detail':
    case 'inline':
      return [];
    default:
      return way satisfies never;
  }
}

/** The control is used; what the deed brings along goes into the field that comes up. */
function used(control: Entry, search: Search): Extract<Outcome, { kind: 'steps' }> {
  const { clause, deed } = search;
  // What is edited has more than a name: it is the field that holds it.
  const byEdit = isEdit(control, deed);
  // Where the field for it is there already, it is filled in before.
  const filled = filledBefore(control, deed, search.scene);
  if (filled)
    return {
      kind: 'steps',
      steps: [filled, stepOn(control, 'click', { confidence: CONFIDENCE })],
      explained: explainedBy(control, search),
    };
  const was = deed.literals[0] ?? (byEdit ? deed.telling.map(({ text }) => text).join(' ') : undefined);
  return {
    kind: 'steps',
    steps: [stepOn(control, 'click', { confidence: CONFIDENCE })],
    explained: explainedBy(control, search),
    ...(deed.value !== undefined && {
      phase:
        deed.label !== undefined
          ? { kind: 'remark', text: deed.value, label: deed.label }
          : {
              kind: 'name',
              text: deed.value,
              said: byEdit ? 'edit' : (clause.said.split(' ')[0] ?? ''),
              ...(was !== undefined && { was }),
            },
    }),
  };
}

/** What was looked for in the record, where the control does not lie in it; what is typed; and the verb where a tool says how. */
function explainedBy(
  control: Entry,
  { deed, found: { record, said, place = [] }, scene: { index } }: Search,
): string {
  const isInRecord = control.actionable && isInside(control, record);
  const words = [...(isInRecord ? [] : said), ...place, ...deed.tool, ...(deed.part ? [deed.part] : [])];
  const texts = [...(isInRecord ? [] : deed.literals), deed.value ?? '', deed.label ?? '', deed.spelt ?? ''];
  if (deed.tool.length > 0 || isEdit(control, deed)) words.push(deed.verb);
  // A bare text is no button, whose own noun might say another thing.
  // In just that form: "orders" are more than the one row that says "order".
  const shown = wordsOf(readable(record.node));
  const isTold = (noun: Deed['verb']) =>
    isOne(noun, index) || isOfTab(noun, record, index) || shown.some(({ text }) => text === noun.text);
  const own = control.evidence.flatMap((each) => [...each.words]);
  // "Delete event" is what deletes the appointment.
  const isOnControl = (noun: Deed['verb']) => own.some((word) => isSameThing(noun, word));
  words.push(...deed.nouns.filter((noun) => !control.actionable || isTold(noun) || isOnControl(noun)));
  // "Snooze 1h" says "for an hour".
  words.push(...deed.telling.filter(({ text }) => isSpan(text)));
  return [...words.map(({ text }) => text), ...texts].join(' ');
}

/** The next place after one that was looked at in vain: what was done for that is forgotten. */
function goneOn(phase: LookPhase, search: Search): Outcome {
  const next = nextLook(phase.left, search, phase.isFirst);
  return next?.kind === 'steps' ? { ...next, forget: phase.spent } : refusal(phase, search.clause);
}

/** Looks at the first of some places that there is. */
function nextLook(left: readonly Way[], search: Search, isFirst: boolean): Outcome | undefined {
  for (const [at, way] of left.entries()) {
    const step = stepFor(way, search);
    if (step)
      return {
        kind: 'steps',
        steps: [step],
        phase: { kind: 'look', way, left: left.slice(at + 1), spent: 1, isFirst },
      };
  }
  return undefined;
}

function stepFor(way: Way, search: Search) {
  const {
    deed,
    found,
    scene: { index },
  } = search;
  const { record } = found;
  const place = placeIn(record, index);
  switch (way) {
    case 'menu': {
      const opener = menuButtonIn(controlsIn(record, index), record, index);
      return opener && stepOn(opener, 'click', { confidence: CONFIDENCE });
    }
    case 'bar': {
      const bar = barOf(search);
      // A line of a list box or tree is chosen by a click on it.
      const isLine = /^(?:option|treeitem)$/.test(record.node.role) && record.node.selected !== true;
      const chosen = place ?? (isLine ? record : undefined);
      const box = bar ? undefined : boxToChoose(record, index);
      if (box) return stepOn(box, 'check', { confidence: CONFIDENCE });
      return bar?.node.disabled === true && chosen && chosen.node.checked !== true
        ? stepOn(chosen, chosen.node.role === 'checkbox' ? 'check' : 'click', { confidence: CONFIDENCE })
        : undefined;
    }
    case 'pointer':
    case 'context': {
      if (isFormPart(record, index) || isOfSite(record)) return undefined;
      const text = textIn(found, deed.literals, index);
      const method = way === 'pointer' ? 'hover' : 'rightClick';
      // A box that only has a title, such as a swatch or an icon, has no menu of its own.
      const isTitleOnly = text.node.role === 'generic' && (text.node.text ?? '') === '' && isLeaf(text);
      return text.node.ref === undefined || isTitleOnly
        ? undefined
        : stepOn(text, method, { confidence: CONFIDENCE });
    }
    case 'detail':
      return detailStep(found, deed, index);
    case 'inline': {
      const name = nameToRewrite(record, deed, index);
      return name && stepOn(name, 'dblclick', { confidence: CONFIDENCE });
    }
    default:
      return way satisfies never;
  }
}

function refusal({ seen = [], isFirst }: LookPhase, { text, readings }: Clause): Outcome {
  return {
    kind: 'none',
    looked: `${text || spell(readings[0]?.target ?? [])}, on the record, in its menu, and in what comes up for it`,
    nearest: seen.map((name) => ({
      ref: '',
      description: name,
      score: 0,
      reason: 'says something else',
    })),
    ...(isFirst && { undone: true }),
  };
}
