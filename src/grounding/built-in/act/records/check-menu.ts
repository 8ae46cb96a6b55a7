/**
 * "Assign Felix", "remove the label p1", on the page of one record: the menu beside what the record has shows all that it may have, and its item is
 * ticked or not. What only narrows a list shows no value beside it, and is left alone.
 */
import { type Clause, spell } from '../../language/clause.js';
import { wordLikeness, wordsOf } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn, stepOnPage } from '../../matching/outcome.js';
import { below, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { bare, isOfPerson } from './setting-target.js';

type ItemPhase = Extract<Phase, { kind: 'item' }>;

const CONFIDENCE = 0.83;

/** Most levels from the button of a menu to what shows its values. */
const MOST_LEVELS = 2;

/** Opens the menu; undefined where the clause gives or takes no such value, no menu has its name, or nothing beside it shows what there is. */
export function checkMenu(clause: Clause, { index }: Scene): Outcome | undefined {
  const asked = askedFor(clause);
  if (!asked) return undefined;
  const [opener, ...others] = index.actionable.filter((entry) => opens(entry, asked.noun));
  if (!opener || others.length > 0) return undefined;
  const shown = shownBeside(opener, index);
  if (!shown) return undefined;
  const { value, isOn } = asked;
  if (shown.some((text) => bare(text) === bare(value)) === isOn)
    return isOn ? { kind: 'done', reason: `it shows "${value}" already` } : undefined;
  return {
    kind: 'steps',
    steps: [stepOn(opener, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
    phase: { kind: 'item', value, isOn },
  };
}

/** The one item that is called so, where it is not as it is to be; the menu is put away behind it. */
export function itemPhase(phase: ItemPhase, scene: Scene, clause: Clause): Outcome {
  const none: Outcome = {
    kind: 'none',
    looked: `"${phase.value}" in the menu for ${clause.text}`,
    putBack: [stepOnPage('press', ['Escape'])],
    nearest: [],
  };
  if (phase.isClicked)
    return scene.index.actionable.some((entry) => isCalled(entry, phase.value))
      ? { kind: 'steps', steps: [stepOnPage('press', ['Escape'])] }
      : { kind: 'done', reason: `"${phase.value}" was chosen` };
  const fresh = freshEntries(scene);
  const items = scene.index.actionable.filter((entry) => fresh.has(entry) && isCalled(entry, phase.value));
  const [item, ...others] = items.filter(
    (entry) => !items.some((other) => other !== entry && isInside(entry, other)),
  );
  if (!item || others.length > 0 || item.node.disabled === true) return none;
  const { checked, selected } = item.node;
  if ((checked ?? selected) === phase.isOn) return none;
  return {
    kind: 'steps',
    steps: [stepOn(item, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
    phase: { ...phase, isClicked: true },
  };
}

const isItem = /^(?:menuitem|menuitemradio|menuitemcheckbox|option|checkbox)$/;

function isCalled({ node }: Entry, value: string): boolean {
  return isItem.test(node.role) && bare(node.name || readable(node)) === bare(value);
}

/** What is given or taken, and what the menu for it is called; the people who something is assigned to need not be called anything. */
function askedFor({
  verb,
  said,
  readings,
}: Clause): { noun: string | undefined; value: string; isOn: boolean } | undefined {
  const target = readings.length === 1 ? (readings[0]?.target ?? []) : [];
  if (verb !== 'goal' || target.some(({ kind }) => kind === 'variable')) return undefined;
  if (said === 'assign' || said === 'unassign') {
    const [first, ...others] = target.filter(({ lower }) => lower !== said);
    const isName =
      first !== undefined && others.length === 0 && !/^(?:it|this|me|him|her|them)$/.test(first.lower);
    return isName ? { noun: undefined, value: first.text, isOn: said === 'assign' } : undefined;
  }
  const [, deed, noun, value] =
    /^(add|remove) (?:the )?(\p{Ll}+) "?([\p{L}\p{N}][\p{L}\p{N} _-]*?)"?$/iu.exec(spell(target)) ?? [];
  return deed !== undefined &&
    noun !== undefined &&
    value !== undefined &&
    !/^(?:an?|the|one|new)$/.test(noun)
    ? { noun, value, isOn: deed.toLowerCase() === 'add' }
    : undefined;
}

/** "Labels ▾", "Assignees": it says that it opens a menu, and nothing but what the values are. */
function opens(entry: Entry, noun: string | undefined): boolean {
  const { node, evidence } = entry;
  const isOpener = /^(?:menu|listbox|true)$/.test(node.hasPopup ?? '') && node.options === undefined;
  if (!isOpener || node.hidden !== undefined || node.disabled === true || node.expanded === true)
    return false;
  const words = (evidence[0]?.words ?? []).filter(({ text }) => /\p{L}/u.test(text));
  const [only, ...others] = words;
  if (!only || others.length > 0) return false;
  const [asked] = noun === undefined ? [] : wordsOf(noun);
  return asked ? wordLikeness(asked, only) >= 0.9 : isOfPerson(only.text);
}

/** The texts that stand beside the button, in a box with nothing else to use; undefined where there are none. */
function shownBeside(opener: Entry, index: PageIndex): readonly string[] | undefined {
  let { parent } = opener;
  for (let level = 0; parent && level < MOST_LEVELS; level += 1, { parent } = parent) {
    const box = parent;
    const inside = below(index, box).filter((entry) => entry !== opener && !isInside(entry, opener));
    if (inside.some(({ actionable }) => actionable)) return undefined;
    const texts = inside.flatMap(({ node }) => [node.text ?? '', node.role === 'text' ? node.name : '']);
    const shown = texts.flatMap((text) => text.split(',')).filter((text) => /[\p{L}\p{N}]/u.test(text));
    if (shown.length > 0) return shown;
  }
  return undefined;
}
