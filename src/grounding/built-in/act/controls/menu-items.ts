/** The titles of a menu bar, whether anything marks them as such or not, the items of the menu that came up, and which of them says a sentence. */
import type { Clause } from '../../language/clause.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { isOpenTitle, plainControls } from '../../matching/plain-controls.js';
import { isInLine } from '../../matching/tab-rows.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** Most characters of an item of a menu. */
const MOST_LETTERS = 40;

/** What the menus of applications are called. */
const usual =
  /^(?:file|edit|view|insert|format|tools|window|image|layer|object|select|arrange|slide|table|page|help|document|project|options)$/;

/** What opens the list of all commands. */
const palette =
  /^\W*(?:open |show |all )?(?:commands?(?: palette| menu)?|quick actions?)\b[^\p{Ll}]*(?:(?:ctrl|cmd|alt|shift|k|p)\b[^\p{L}]*)*$/iu;

/** What an item or title says, without the signs around it. */
export function labelOf({ node }: Entry): string {
  // Of an item with its menu inside only what stands in front of that.
  const own = node.name || node.text || node.children.find(({ role }) => role === 'text')?.name;
  // The ticks of items that are not shown yet are no part of their menu's title.
  return (own || readable(node))
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})(?: [✓✔])+$/u, '')
    .trim();
}

function bareName(entry: Entry): string {
  return labelOf(entry)
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .toLowerCase();
}

/** The titles that stand side by side: items of a menu bar, or plain boxes and buttons of which one is "File" and others are called as menus are. */
export function menuTitles(index: PageIndex): readonly Entry[] {
  const bar = index.actionable.filter(
    (entry) =>
      entry.node.role === 'menuitem' && entry.parent !== undefined && isShut(entry) && isOfBar(entry),
  );
  if (bar.length > 0) return bar;
  const called = [...index.actionable, ...plainControls(index), ...index.entries.filter(isOpenTitle)].filter(
    (entry) =>
      /^(?:button|generic|listitem|text)$/.test(entry.node.role) &&
      isShut(entry) &&
      usual.test(bareName(entry)),
  );
  // What a box says as a part of it and as a whole is one title.
  const titles = called.filter(
    (entry) => !called.some((other) => other !== entry && (entry.parent === other || isInside(entry, other))),
  );
  const isApp = titles.some((entry) => bareName(entry) === 'file') || titles.length > 2;
  const names = new Set(titles.map(bareName));
  if (isApp && titles.length > 1 && names.size === titles.length && isInLine(titles)) return titles;
  const palettes = index.actionable.filter(
    (entry) => entry.node.role === 'button' && isShut(entry) && palette.test(labelOf(entry)),
  );
  return palettes.length === 1 ? palettes : [];
}

function isShut({ node }: Entry): boolean {
  return (
    node.ref !== undefined && node.hidden === undefined && node.disabled !== true && node.expanded !== true
  );
}

function isOfBar(entry: Entry): boolean {
  return [...ancestorsOf(entry)].some(({ node }) => node.role === 'menubar');
}

const itemRoles = /^(?:menuitem|menuitemradio|menuitemcheckbox|button|link|option|generic|listitem)$/;

/** The short texts to click among some entries; of one in another the outer. */
export function itemsIn(entries: Iterable<Entry>): readonly Entry[] {
  const all = [...entries].filter(
    (entry) =>
      itemRoles.test(entry.node.role) &&
      entry.node.ref !== undefined &&
      entry.node.hidden === undefined &&
      /[\p{L}\p{N}]/u.test(labelOf(entry)) &&
      labelOf(entry).length <= MOST_LETTERS,
  );
  const usable = all.filter(({ actionable }) => actionable);
  // In a title that can be clicked nothing else is marked as something to click; of items that lead on, often only the others are.
  const rows = new Set(usable.map(({ parent }) => parent));
  const pool =
    usable.length > 0
      ? all.filter((entry) => entry.actionable || (leading.test(labelOf(entry)) && rows.has(entry.parent)))
      : all.filter((entry) => !all.some((other) => other !== entry && isInside(other, entry)));
  return pool.filter(
    (entry) =>
      !pool.some((other) => other !== entry && isInside(other, entry) && labelOf(other) !== labelOf(entry)) &&
      !pool.some((other) => other !== entry && isInside(entry, other) && labelOf(other) === labelOf(entry)),
  );
}

/** What a sentence asks of a menu. */
export interface Said {
  words: readonly Word[];
  /** Words that say more than they seem to: "in" of "Zoom in", "all". */
  particles: ReadonlySet<string>;
  /** Whether what it names is to be on or off. */
  isOn?: boolean;
  /** It takes something away: nothing of what it names is passed over. */
  isStrict: boolean;
}

const particle =
  /^(?:in|out|up|down|left|right|all|none|not|no|without|except|only|and|or|before|after|above|below)$/;

/** Said of one out of several, which no menu knows of. */
const picked = /\b(?:other|another|first|second|third|last|next|previous|each|every|both|these|those)\b/i;

/** Its words without what only says that something is set; undefined where it says too little or too much to be an item. */
export function saidOf({ text: whole, readings }: Clause): Said | undefined {
  // "Turn the grid off" is "turn off the grid".
  const text = whole.replace(/^((?:please )?(?:turn|switch)) (.+) (on|off)$/i, '$1 $3 $2');
  if (
    readings.some((reading) =>
      [...(reading.target ?? []), ...(reading.value ?? [])].some(({ kind }) => kind === 'variable'),
    )
  )
    return undefined;
  if (picked.test(text)) return undefined;
  const state =
    /^(?:please )?(?:(show|display|enable|turn on|switch on)|(hide|disable|turn off|switch off))\b/i.exec(
      text,
    );
  const rest = text
    .replace(/^(?:please )?(?:show|display|enable|hide|disable|(?:turn|switch) (?:on|off))\b/i, '')
    .replace(
      /^(?:please )?(?:set|change|switch|put|adjust|use|choose|pick|select|go to|click|run|open)\b/i,
      '',
    )
    .replace(/[’'"“”]/g, ' ');
  const all = wordsOf(rest);
  const words = all.filter((word) => !isStopWord(word) && !isOrnament(word) && !isParticle(word));
  if (words.length === 0 || words.length > 6) return undefined;
  return {
    words,
    particles: new Set(all.filter(isParticle).map((word) => word.text)),
    ...(state && { isOn: state[1] !== undefined }),
    isStrict: /^(?:delete|remove|clear|erase|reset|discard|close)\b/i.test(text.trim()),
  };
}

function isParticle({ text }: Word): boolean {
  return particle.test(text);
}

/** What the work on a page of one document is called, which the items of its menus need not say. */
const document =
  /^(?:picture|image|drawing|sketch|photo|canvas|document|file|diagram|chart|note|page|project|sheet|spreadsheet|presentation|text|view|editor|workspace|screen)$/;

export type Fit =
  | { kind: 'item'; item: Entry }
  | { kind: 'leads'; item: Entry; isMarked: boolean }
  | { kind: 'several' }
  | { kind: 'so already' }
  | { kind: 'nothing' };

const ticked = /^\s*[✓✔☑]/u;
const leading = /[▸▶►›→❯]\s*$/u;

/** The one item that says all the rest of a sentence that the titles on the way to it do not, or the one that leads on. */
export function fitIn(items: readonly Entry[], said: Said, path: readonly string[], index: PageIndex): Fit {
  const around = path.flatMap((label) => [...wordsOf(label)]);
  const fitting = items.filter((item) => !leadsOn(item) && says(item, said, around, index));
  const [item, ...others] = fitting;
  if (others.length > 0) return { kind: 'several' };
  if (item) {
    if (item.node.disabled === true) return { kind: 'nothing' };
    if (said.isOn === undefined || saysState(item)) return { kind: 'item', item };
    const isOn = stateOf(item, items);
    // What is chosen out of several is not turned off by a click on it.
    if (isOn === undefined || (item.node.role === 'menuitemradio' && !said.isOn)) return { kind: 'nothing' };
    return isOn === said.isOn ? { kind: 'so already' } : { kind: 'item', item };
  }
  const ways = items.filter((each) => leadsTo(each, said));
  const marked = ways.filter(leadsOn);
  const [way, ...more] = marked.length > 0 ? marked : ways;
  return way && more.length === 0 && way.node.disabled !== true
    ? { kind: 'leads', item: way, isMarked: marked.length > 0 }
    : { kind: 'nothing' };
}

function leadsOn({ node, ...entry }: Entry): boolean {
  return (
    /^(?:menu|true)$/.test(node.hasPopup ?? '') ||
    node.expanded !== undefined ||
    leading.test(labelOf({ node, ...entry }))
  );
}

/** "Show rulers" and "Hide rulers" say what comes of them. */
function saysState(item: Entry): boolean {
  return /^(?:show|hide|enable|disable|turn (?:on|off))\b/i.test(labelOf(item));
}

function contentOfItem(item: Entry): readonly Word[] {
  return wordsOf(labelOf(item).replace(/\s(?:(?:ctrl|cmd|alt|shift)\b|[⌘⌥⇧⌃]|f\d).*$/iu, '')).filter(
    (word) =>
      !isOrnament(word) && (!isStopWord(word) || isParticle(word)) && /[\p{L}\p{N}%]/u.test(word.text),
  );
}

function says(item: Entry, said: Said, around: readonly Word[], index: PageIndex): boolean {
  const shown = contentOfItem(item);
  const content = shown.filter((word) => !isParticle(word));
  const verb =
    said.isOn === undefined
      ? undefined
      : said.isOn
        ? /^(?:show|display|enable|turn)$/
        : /^(?:hide|disable|turn)$/;
  const own = saysState(item) ? content.slice(1) : content;
  if (saysState(item) && (verb === undefined || !verb.test(content[0]?.text ?? ''))) return false;
  if (own.length === 0) return false;
  if (!own.every((word) => said.words.some((each) => wordLikeness(each, word) >= 0.97))) return false;
  const kept = saysState(item) ? [] : shown.filter(isParticle);
  if (!kept.every((word) => said.particles.has(word.text))) return false;
  if ([...said.particles].some((text) => strong.test(text) && !kept.some((word) => word.text === text)))
    return false;
  const left = said.words.filter(
    (word) => ![...content, ...around].some((each) => wordLikeness(word, each) >= 0.97),
  );
  return left.every((word) => !said.isStrict && (document.test(word.stem) || isOneOfPage(word, index)));
}

/** Passed over, these would turn what is meant. */
const strong =
  /^(?:all|none|not|no|without|except|only|out|up|down|left|right|and|or|before|after|above|below)$/;

function isOneOfPage(word: Word, index: PageIndex): boolean {
  return word.text === word.stem && isNounOfPage(word, index);
}

/** All that it says is asked for, and more is. */
function leadsTo(item: Entry, said: Said): boolean {
  // "Open recent" leads to what is opened.
  const shown = contentOfItem(item).filter(({ text }) => text !== 'as' && text !== 'open');
  return (
    shown.length > 0 &&
    shown.length < said.words.length &&
    !/[…]|\.\.\.\s*$/.test(labelOf(item)) &&
    shown.every((word) => said.words.some((each) => wordLikeness(each, word) >= 0.97))
  );
}

/** Whether an item is ticked, where it or another beside it shows so. */
function stateOf(item: Entry, items: readonly Entry[]): boolean | undefined {
  const { checked } = item.node;
  if (checked !== undefined) return checked === true;
  const isTicked = (entry: Entry): boolean => ticked.test(labelOf(entry));
  return isTicked(item) || items.some(isTicked) ? isTicked(item) : undefined;
}
