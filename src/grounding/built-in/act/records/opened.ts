/**
 * "Open cv.pdf" in a list of files, where one click only chooses: a person who sees that clicks twice, or presses Enter. What a click on an
 * item has done is looked at; as long as it is only marked and nothing else is read on the page, it is not open.
 */
import type { Clause } from '../../language/clause.js';
import { plainRowPhase } from './do-plain-row.js';
import { byOwnButton } from './own-button.js';
import { fieldRoles } from '../../language/types.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

type Opened = Extract<Phase, { kind: 'opened' }>;

const CONFIDENCE = 0.8;

/** What comes after a click that has only chosen the item. */
const ways = ['dblclick', 'key'] as const;

/** Verbs of looking into something; "show the row" and "see the total" may be done by choosing it. */
const opening = /^(?:open|open up|view|read|look at|inspect|check out|pull up|bring up)$/;

/** What is clicked for it: no control that does one thing by itself. */
const items =
  /^(?:option|gridcell|cell|row|listitem|article|generic|treeitem|text|img|paragraph|figure|group)$/;

/** The outcome, to be looked at again where its one click is on an item that it may only choose. */
export function unlessOnlyChosen(clause: Clause, given: Outcome, scene: Scene): Outcome {
  const outcome = byOwnButton(clause, given, scene);
  const [{ verb, said }, { index }] = [clause, scene];
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const isOpening = verb === 'open' ? opening.test(said) : verb === 'click' && said === 'go into';
  if (!isOpening || step?.method !== 'click' || others.length > 0) return outcome;
  const isLooked = outcome.kind !== 'steps' || (outcome.phase && outcome.phase.kind !== 'plain row');
  const entry = entryOf(step.ref ?? '', index);
  if (isLooked || !entry || !items.test(entry.node.role) || entry.node.expanded !== undefined) return outcome;
  const opener = openerBeside(entry, index);
  if (opener) return { ...outcome, steps: [stepOn(opener, 'click', { confidence: CONFIDENCE })] };
  return {
    ...outcome,
    phase: {
      kind: 'opened',
      ref: step.ref ?? '',
      shown: shownBy(entry),
      tried: ['click'],
      ...(outcome.phase && { isPlain: true }),
    },
  };
}

/** The one button in the row of a cell that says nothing but that it opens, else the one link in a row that takes no click itself: its title. */
function openerBeside(cell: Entry, index: PageIndex): Entry | undefined {
  if (!/^(?:cell|gridcell|row)$/.test(cell.node.role)) return undefined;
  const row = [cell, ...ancestorsOf(cell)].find(({ node }) => node.role === 'row');
  if (!row || (cell.actionable && below(index, cell).some(({ node }) => node.role === 'link')))
    return undefined;
  const openers = below(index, row).filter(
    (entry) =>
      entry.actionable &&
      /^(?:button|link)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      entry.node.hasPopup === undefined &&
      /^(?:open|view|details?|(?:open|view|show) (?:the )?(?:details?|record|row|entry|item))$/i.test(
        entry.node.name.trim(),
      ),
  );
  const [only, ...others] = openers;
  if (only) return others.length === 0 ? only : undefined;
  const isClicked = [cell, row].some(({ node }) => node.clickable === true || node.selected !== undefined);
  const [title, ...more] = below(index, row).filter(
    ({ node }) => node.role === 'link' && node.hidden === undefined && /\p{L}/u.test(node.name),
  );
  return !isClicked && more.length === 0 ? title : undefined;
}

/** Goes on with a double click and with Enter as long as the item is only chosen; done once something is read that was not read before. */
export function openedPhase(phase: Opened, scene: Scene): Outcome {
  const { before, index } = scene;
  const done: Outcome = { kind: 'done', reason: 'the page has answered the click' };
  if (!before || before.snapshot.url !== index.snapshot.url) return done;
  const entry = entryOf(phase.ref, index);
  if (!entry || entry.node.hidden !== undefined || shownBy(entry) !== phase.shown) return done;
  if (readsMore(entry, before, index)) return done;
  const isField = index.entries.some(
    ({ node }) => node.focused === true && fieldRoles.has(node.role) && node.role !== 'listbox',
  );
  const way = ways.find((each) => !phase.tried.includes(each));
  if (!isChosen(entry, index)) {
    if (phase.tried.length > 1) return notOpen(phase, 'nothing came of a click and of a double click');
    // Where it says nothing of being chosen, a click that nobody sees may still be all there is.
    return phase.isPlain ? plainRowPhase({ kind: 'plain row', shown: phase.shown }, scene) : done;
  }
  if (isField || !way) return notOpen(phase, 'a click only chooses it, and nothing came of a double click');
  const step =
    way === 'key'
      ? stepOn(entry, 'press', { args: ['Enter'], confidence: CONFIDENCE })
      : stepOn(entry, 'dblclick', { confidence: CONFIDENCE });
  return {
    kind: 'steps',
    steps: [step],
    phase: { ...phase, tried: [...phase.tried, way] },
  };
}

function notOpen({ shown }: Opened, found: string): Outcome {
  return { kind: 'none', looked: `what opens "${shown}": ${found}`, nearest: [] };
}

/** The item, what it lies in or what it holds is marked as the chosen one. */
function isChosen(entry: Entry, index: PageIndex): boolean {
  const around = [...ancestorsOf(entry)].slice(0, 3).filter(({ node }) => !broad.test(node.role));
  return [entry, ...around, ...below(index, entry)].some(
    ({ node }) =>
      node.selected === true ||
      node.pressed === true ||
      node.checked === true ||
      (node.classes ?? []).some((name) => marks.test(name)),
  );
}

const broad = /^(?:list|listbox|grid|treegrid|table|rowgroup|tree|main|region|document|form|dialog)$/;
const marks =
  /select(?:ed|ion)?$|(?:^|[-_])(?:active|current|chosen|highlight(?:ed)?|focus(?:ed)?|marked|picked|sel|on)$/i;

/** Something is read now that was not before: neither a control that is there for what is chosen, nor how many are. */
function readsMore(entry: Entry, before: PageIndex, index: PageIndex): boolean {
  const seen = textsOf(before);
  return index.entries.some((each) => {
    const key = keyOf(each);
    return (
      key !== undefined &&
      !seen.has(key) &&
      each !== entry &&
      !aboutChoice.test(textOf(each)) &&
      !isInBar(each)
    );
  });
}

function textsOf(index: PageIndex): Set<string> {
  return new Set(index.entries.flatMap((each) => keyOf(each) ?? []));
}

/** What is read at a place, for what is read there; a control is no text. */
function keyOf(entry: Entry): string | undefined {
  const { node } = entry;
  const isText = node.hidden === undefined && !controls.test(node.role) && /\p{L}/u.test(textOf(entry));
  const isPicture = node.hidden === undefined && /^(?:img|iframe|dialog)$/.test(node.role);
  return isText || isPicture ? `${node.ref ?? ''} ${node.role} ${textOf(entry)}` : undefined;
}

const controls =
  /^(?:button|link|checkbox|radio|switch|menuitem\w*|combobox|textbox|option|gridcell|row|listitem)$/;

function isInBar(entry: Entry): boolean {
  return [...ancestorsOf(entry)].some(({ node }) =>
    /^(?:button|link|toolbar|status|tooltip)$/.test(node.role),
  );
}

function textOf({ node }: Entry): string {
  return (node.role === 'text' ? node.name : (node.text ?? node.name)).trim();
}

/** "1 selected", "music (2 KB) selected", "1 of 4 items". */
const aboutChoice = /\b(?:selected|chosen|marked|selection)\b|^\D{0,2}\d+(?: of \d+)? \p{L}+$/iu;

function shownBy({ node }: Entry): string {
  return (node.name || readable(node)).slice(0, 60);
}
