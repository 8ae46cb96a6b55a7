/** "Select everything except Figs", "tick only A and B", "select nothing": a choice among the boxes of a page that have to be told one by one. */
import { fold, toWord, wordLikeness, wordsOf } from '../../language/words.js';
import { isQuotedAt } from '../../language/quotes.js';
import { ticksOthers } from '../../matching/box-of-all.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, below, type Entry, isInside, readable } from '../../matching/page-index.js';

const verbs = '(?<v>select|choose|pick|tick|check|mark)';
const begins = '(?<=^|[,;.] |\\b(?:and|then|please) )';
const ends = '(?=[.;]|,? (?:and|then|and then) (?:click|press|tap|submit|save|hit|send|confirm|push)\\b|$)';
const nouns = '(?:boxes|checkboxes|items|options|of them|of the (?:boxes|checkboxes|items|options))';

const allBut = new RegExp(
  `${begins}${verbs} (?:everything|all(?: the)?(?: ${nouns}| (?<noun>[a-z-]+s))?|every (?:box|checkbox|item|option|one|(?<each>[a-z-]+))) (?:except|but|apart from|other than|besides)(?: for)? (?<x>.+?)${ends}`,
  'i',
);
const onlyThese = new RegExp(`${begins}${verbs} (?:only (?<x>.+?)|(?<y>[^.;]+?) only)${ends}`, 'i');
const nothing = new RegExp(
  `${begins}${verbs} (?:nothing|none(?: ${nouns})?|no (?:boxes|checkboxes|items|options|box|checkbox|item|option))(?:,? (?:and then|and|then) |[.;,] ?)`,
  'i',
);

/** A box with what it is called. */
interface Box {
  entry: Entry;
  name: string;
}

/** The sentence with the boxes named one by one; as it is where it says nothing of the kind, or where the boxes are not of one list. */
export function withAllBut(instruction: string, read: () => Scene): string {
  const found = [nothing, allBut, onlyThese].map((pattern) => pattern.exec(instruction));
  const said = found.find((each) => each !== null);
  if (!said || isQuotedAt(instruction, said.index)) return instruction;
  const scene = read();
  const isNothing = said === found[0];
  const noun = said.groups?.['noun'] ?? said.groups?.['each'];
  const all = boxesOn(scene, { isAlone: isNothing, isAllBut: said === found[1] });
  const list = isNothing ? all?.[0] : namedIn(said.groups?.['x'] ?? said.groups?.['y'] ?? '', all ?? [])?.[0];
  const boxes = all && list && boxesBeside(list, all, { scene, noun });
  if (!boxes || (isNothing && boxes.length < all.length)) return instruction;
  const on = boxes.filter(({ entry }) => entry.node.checked === true);
  const put = (words: string): string =>
    instruction.slice(0, said.index) + words + instruction.slice(said.index + said[0].length);
  if (isNothing) return on.length === 0 ? put('') : put(`uncheck ${listed(on)} and `);
  const named = namedIn(said.groups?.['x'] ?? said.groups?.['y'] ?? '', boxes);
  if (!named) return instruction;
  const left = named.map(({ entry }) => entry);
  const wanted =
    said === found[1] ? boxes.filter((box) => !named.includes(box) && !ticksOthers(box.entry, left)) : named;
  const off = on.filter((box) => !wanted.includes(box));
  const open = wanted.filter((box) => !on.includes(box));
  const parts = [
    ...(off.length > 0 ? [`uncheck ${listed(off)}`] : []),
    ...(open.length > 0 || off.length === 0 ? [`check ${listed(open.length > 0 ? open : wanted)}`] : []),
  ];
  return wanted.length === 0 ? instruction : put(parts.join(' and '));
}

function listed(boxes: readonly Box[]): string {
  const names = boxes.map(({ name }) => `"${name}"`);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
}

/** What may be ticked; undefined where one agrees to something, or where the page may have nothing else to choose from and has. */
function boxesOn(
  { index }: Scene,
  { isAlone, isAllBut }: { isAlone: boolean; isAllBut: boolean },
): Box[] | undefined {
  const shown = index.actionable.filter(({ node }) => node.hidden === undefined);
  if (isAlone && shown.some(isOtherChoice)) return undefined;
  const boxes = shown
    .filter(({ node }) => node.role === 'checkbox' && node.disabled !== true)
    // The box for all of them would tick the excepted one along.
    .filter((entry) => !isAllBut || !ticksOthers(entry))
    .map((entry) => ({ entry, name: nameOf(entry) }));
  const names = new Set(boxes.map(({ name }) => fold(name)));
  const isClear = boxes.every(({ name }) => name !== '' && !name.includes('"') && !agrees.test(name));
  return boxes.length > 1 && isClear && names.size === boxes.length ? boxes : undefined;
}

function isOtherChoice({ node }: Entry): boolean {
  return /^(?:radio|switch|listbox|option|menuitemcheckbox|gridcell)$/.test(node.role);
}

/**
 * The boxes of the list or group that one stands in: what else can be ticked on the page is not spoken of. Undefined where nothing tells which those
 * are, where there is something else to choose there, and where the title says another noun.
 */
function boxesBeside(
  box: Box,
  all: readonly Box[],
  { scene: { index }, noun }: { scene: Scene; noun: string | undefined },
): Box[] | undefined {
  for (const around of ancestorsOf(box.entry)) {
    const beside = all.filter(({ entry }) => isInside(entry, around));
    const isGroup =
      /^(?:group|list|table|grid|rowgroup|form|region|dialog)$/.test(around.node.role) ||
      /^(?:fieldset|form|section|ul|ol|table|tbody)$/.test(around.node.tag ?? '');
    if (beside.length < all.length && beside.length < 2) continue;
    // A list under the box of one item is a part of the list that the item is of.
    const item = [...ancestorsOf(around)].find(({ node }) => /^(?:listitem|treeitem)$/.test(node.role));
    if (item && all.some((each) => isInside(each.entry, item) && !beside.includes(each))) continue;
    const inside = below(index, around);
    const isTitled =
      noun === undefined || isSaidIn(around.node.name, noun) || inside.some((entry) => titles(entry, noun));
    return (beside.length === all.length || isGroup) && isTitled && !inside.some(isOtherChoice)
      ? beside
      : undefined;
  }
  return undefined;
}

/** "All words", below the title "Words". */
function titles({ node }: Entry, noun: string): boolean {
  return (
    (/^(?:heading|legend|caption|strong)$/.test(node.role) || node.tag === 'legend') &&
    isSaidIn(readable(node), noun)
  );
}

function isSaidIn(title: string, noun: string): boolean {
  return wordsOf(title).some((word) => wordLikeness(word, toWord(noun)) >= 0.9);
}

const agrees = /\b(?:agree|accept|terms|consent|newsletter|remember|privacy|subscribe|select all|all)\b/i;

function nameOf(entry: Entry): string {
  return entry.node.name || (entry.evidence.find(({ kind }) => kind === 'label-nearby')?.text ?? '');
}

/** The boxes of a list of names; undefined where one of them is not the whole name of just one box. */
function namedIn(text: string, boxes: readonly Box[]): Box[] | undefined {
  const parts = text.split(/, and | and |, | & /).map((part) =>
    fold(
      part
        .replace(/^(?:the |box )+/i, '')
        .replace(/["“”]/g, '')
        .trim(),
    ),
  );
  const named = parts.map((part) => boxes.find(({ name }) => fold(name) === part));
  return named.every((box) => box !== undefined) ? named : undefined;
}
