/** What a thing is offered in, beside the button that orders it: its lists, dots and rows of plain boxes, one of which is chosen: "S", "M", "L". */
import { fold, wordsOf } from '../language/words.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex, readable } from './page-index.js';
import { isMarkedOpen } from './tab-rows.js';

export interface Choice {
  /** What is clicked, or the list that it is an option of. */
  entry: Entry;
  /** Folded, without what it costs more, and a size by its letter. */
  name: string;
  option?: string;
  /** What just one is chosen of. */
  group: Entry;
  isOn: boolean;
}

/** Most words of the name of a choice, and most levels from it to what its group is called. */
const MAX_WORDS = 4;
const LEVELS = 3;

const choicesOnce = new WeakMap<PageIndex, readonly Choice[]>();

/** All of the page. */
export function choicesOn(index: PageIndex): readonly Choice[] {
  let known = choicesOnce.get(index);
  if (!known) choicesOnce.set(index, (known = index.entries.flatMap((entry) => choicesIn(entry, index))));
  return known;
}

function choicesIn(entry: Entry, index: PageIndex): readonly Choice[] {
  const { node } = entry;
  if (node.hidden !== undefined) return [];
  if (/^(?:combobox|listbox)$/.test(node.role) && node.options !== undefined && node.options.length > 1)
    return node.options.every((option) => /^\d*$/.test(option))
      ? []
      : node.options.map((option) => ({
          entry,
          name: choiceName(option),
          option,
          group: entry,
          isOn: fold(option) === fold(node.value ?? ''),
        }));
  if (node.role === 'radio') return dot(entry, index);
  const members = rowOf(entry);
  return members.map((member) => ({
    entry: member,
    name: choiceName(nameOf(member)),
    group: entry,
    isOn: member.node.pressed === true || member.node.checked === true || isMarkedOpen(member),
  }));
}

function dot(entry: Entry, index: PageIndex): readonly Choice[] {
  const isMany = (around: Entry): boolean =>
    below(index, around).filter(({ node }) => node.role === 'radio').length > 1;
  const group = [...ancestorsOf(entry)].find(isMany);
  return group ? [{ entry, name: choiceName(nameOf(entry)), group, isOn: entry.node.checked === true }] : [];
}

/** The plain boxes or buttons in it, where it has nothing else to act on and none of them does anything but being chosen. */
function rowOf({ children }: Entry): readonly Entry[] {
  const members = children.flatMap((child) =>
    child.node.role === 'listitem' && !child.actionable && child.children.length === 1
      ? child.children
      : [child],
  );
  const live = members.filter(({ actionable }) => actionable);
  const [first] = live;
  if (!first || live.length < 2 || members.some((each) => !each.actionable && holdsLive(each))) return [];
  const isAlike = live.every(
    ({ node }) =>
      node.role === first.node.role &&
      node.tag === first.node.tag &&
      /^(?:button|generic|listitem|option|img)$/.test(node.role) &&
      node.hasPopup === undefined &&
      node.hidden === undefined,
  );
  const names = live.map((each) => nameOf(each));
  const areNames = names.every(
    (name) => /[\p{L}\d]/u.test(name) && wordsOf(name).length <= MAX_WORDS + 2 && !deeds.test(name),
  );
  return isAlike && areNames && new Set(names).size === names.length ? live : [];
}

function holdsLive({ actionable, children }: Entry): boolean {
  return actionable || children.some(holdsLive);
}

/** What a button does, and is no kind of the thing. */
const deeds =
  /^\W*(?:add|buy|order|book|reserve|remove|delete|edit|change|save|compare|share|like|view|show|see|more|less|details?|quick|open|close|next|prev\w*|back|cancel|confirm|ok|apply|submit|search|sort|filter|clear|reset|plus|minus|increase|decrease|go|sign|log|check ?out|pay|wish ?list|favou?rite|download|print|reply|rate|review|report)\b/i;

function nameOf({ node }: Entry): string {
  return node.name || readable(node);
}

/** "Large (+ €2.00)" and "large" are "l". */
export function choiceName(text: string): string {
  const name = fold(text.replace(/\s*[([]?\s*[+−–-]?\s*(?:[€$£]\s*\d|\d[\d.,]*\s*[€$£]).*$/u, '')).replace(
    /^size:? /,
    '',
  );
  return sizes.get(name) ?? name;
}

const sizes = new Map([
  ['extra small', 'xs'],
  ['x-small', 'xs'],
  ['small', 's'],
  ['medium', 'm'],
  ['large', 'l'],
  ['extra large', 'xl'],
  ['x-large', 'xl'],
]);

/** What the group is called: by its own name, that of the box around it, or the text in front. */
export function labelOfGroup({ group }: Choice, index: PageIndex): string {
  const around = [group, ...[...ancestorsOf(group)].slice(0, LEVELS)];
  const named = around.find(
    ({ node }) => node.name !== '' && /^(?:combobox|listbox|radiogroup|group)$/.test(node.role),
  );
  if (named) return named.node.name;
  const own = group.children.find(({ actionable }) => !actionable);
  const before = index.entries[group.order - 1];
  const shown = [own, before].map((each) => (each && !each.actionable ? readable(each.node) : ''));
  return shown.find((text) => text !== '' && wordsOf(text).length <= MAX_WORDS) ?? '';
}

/** What lies around that button, as far as no other of its name does: in its card, or on the page of one thing. */
export function choicesBeside(button: Entry, index: PageIndex): readonly Choice[] {
  const name = nameOf(button);
  const others = index.actionable.filter(
    (entry) => entry !== button && entry.node.hidden === undefined && nameOf(entry) === name,
  );
  const around = [...ancestorsOf(button)];
  const end = around.findIndex((each) => others.some((other) => isInside(other, each)));
  const widest = around[(end === -1 ? around.length : end) - 1];
  return widest
    ? choicesOn(index).filter(({ entry }) => isInside(entry, widest) && !isElsewhere(entry, widest))
    : [];
}

/** In a part of the page that is about the page. */
function isElsewhere(entry: Entry, within: Entry): boolean {
  return [...ancestorsOf(entry)].some(
    (each) =>
      each !== within && /^(?:banner|navigation|search|complementary|contentinfo)$/.test(each.node.role),
  );
}
