/** Buttons that open a list to choose from and say so by nothing but their name, or what is chosen there: "Max price", "Cuisine ▾", "2 people ▾", "Today ▾". */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { clocksOf } from '../../language/clock.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { filterWords } from './filter-words.js';
import { isListed } from './narrowed-list.js';
import { chooseFrom } from '../controls/do-choose.js';
import { saysDeed } from '../controls/sections.js';

const CONFIDENCE = 0.8;

/** Most words of what is chosen. */
const MOST_WORDS = 5;

/** What is chosen, and what the list is called that has it. */
interface Choice {
  list: readonly Token[];
  value: readonly Token[];
}

/** "Set the max price to £300", "change the party size to 4", "filter by cuisine Thai": chosen in what the one button opens that can be meant. */
export function plainOpener(clause: Clause, scene: Scene): Outcome | undefined {
  const openers = openersOn(scene.index);
  for (const said of openers.length > 0 ? choicesIn(clause) : []) {
    // "By the colour Marcos" is no filter that a button "Marcos" opens.
    const mayOpen = (entry: Entry): boolean =>
      clause.verb !== 'goal' || isOpenable(entry) || isOfKinds(entry);
    const named = openers.filter((entry) => isCalled(entry, said.list) && mayOpen(entry));
    const [only, ...others] =
      named.length > 0 ? named : openers.filter((entry) => isOpenable(entry) && showsSuch(entry, said));
    if (!only || others.length > 0) continue;
    const value = countIn(valueOf(said.value), only) ?? said.value;
    const outcome = chooseFrom(only, value, { confidence: CONFIDENCE, scene, clause });
    if (outcome.kind === 'steps') return { ...outcome, explained: clause.text };
  }
  return undefined;
}

/** "Only flats", where a button "Property type" opens the kinds of what is listed: the only one that opens kinds. */
export function kindOpened(target: readonly Token[], clause: Clause, scene: Scene): Outcome | undefined {
  const said = target.filter(({ kind, lower }) => kind !== 'word' || !/^(?:the|all|those|an?)$/.test(lower));
  const [only, ...others] = openersOn(scene.index).filter(isOfKinds);
  const isPlain = said.every(({ kind }) => kind === 'word') && said.length > 0 && said.length <= 3;
  if (!only || others.length > 0 || !isPlain) return undefined;
  const noun = said.at(-1);
  const isSaidOfThem = said.length > 1 && noun !== undefined && isListed(noun, scene.index);
  const isOfOpener =
    noun !== undefined && contentOf(titleOf(only)).some(({ stem }) => contentOf(noun.text)[0]?.stem === stem);
  const value = isSaidOfThem && !isOfOpener ? said.slice(0, -1) : said;
  const outcome = chooseFrom(only, value, { confidence: CONFIDENCE, scene, clause });
  return outcome.kind === 'steps' ? { ...outcome, explained: clause.text } : undefined;
}

function isOfKinds(entry: Entry): boolean {
  return kinds.test(titleOf(entry));
}

const kinds = /\b(?:type|kind|category|genre|cuisine|breed)\s*$/iu;

function openersOn(index: PageIndex): Entry[] {
  const isAlone = (entry: Entry, _: number, all: readonly Entry[]): boolean =>
    all.every((each) => each === entry || textOf(each) !== textOf(entry));
  return index.actionable.filter(isOpener).filter(isAlone);
}

/** A button with a noun for what it opens; none of a line of the list, where it does something to that. */
function isOpener(entry: Entry): boolean {
  const { node } = entry;
  return (
    (node.role === 'button' || (node.role === 'generic' && hasSign(entry))) &&
    node.hidden === undefined &&
    node.disabled !== true &&
    node.options === undefined &&
    node.pressed === undefined &&
    node.expanded !== true &&
    !/^(?:row|article)$/.test(recordOf(entry)?.node.role ?? '') &&
    ![...ancestorsOf(entry)].some(({ node: { role } }) => role === 'columnheader') &&
    !saysDeed(entry)
  );
}

/** It says that it opens something. */
function isOpenable(entry: Entry): boolean {
  const { hasPopup, expanded } = entry.node;
  return hasSign(entry) || expanded === false || /^(?:true|menu|listbox)$/.test(hasPopup ?? '');
}

function hasSign(entry: Entry): boolean {
  return sign.test(textOf(entry));
}

const sign = /\s*[▾▼⌄˅⏷🔽]$/u;

function textOf({ node }: Entry): string {
  return (node.name || readable(node)).trim();
}

/** "Sort" of "Sort: Newest", "Cuisine" of "Cuisine ▾". */
function titleOf(entry: Entry): string {
  return textOf(entry).replace(sign, '').split(':')[0] ?? '';
}

/** What is chosen now: "2 people" of "2 people ▾" and of "Guests: 2 people". */
function shownBy(entry: Entry): string {
  return (textOf(entry).replace(sign, '').split(':').at(-1) ?? '').trim();
}

function choicesIn({ verb, said, readings }: Clause): Choice[] {
  const found =
    verb === 'set'
      ? readings.map(({ target = [], value = [] }) => ({ list: target, value }))
      : verb === 'select'
        ? readings.map(({ value, destination, target = [] }) => ({
            list: destination ?? [],
            value: value ?? target,
          }))
        : verb === 'goal' && said === 'filter'
          ? filteredBy(filterWords(readings[0]?.target?.slice(1) ?? []))
          : [];
  return found.filter(({ value }) => value.length > 0 && value.length <= MOST_WORDS);
}

/** "By cuisine Thai", "by the Thai cuisine". */
function filteredBy(said: readonly Token[]): Choice[] {
  const at = said.findIndex(({ kind, lower }) => kind === 'word' && /^(?:by|to|for)$/.test(lower));
  const rest = said.slice(at + 1).filter(({ lower }) => lower !== 'the');
  if (at === -1) return [];
  return rest.slice(1).flatMap((_, place): Choice[] => {
    const [front, back] = [rest.slice(0, place + 1), rest.slice(place + 1)];
    return [
      { list: front, value: back },
      { list: back, value: front },
    ];
  });
}

/** By just these words; "the maximum number of guests" is "Max guests". */
function isCalled(entry: Entry, list: readonly Token[]): boolean {
  const [said, shown] = [nounsOf(spell(list)), nounsOf(titleOf(entry))];
  return said.length > 0 && said.length === shown.length && said.every((stem) => shown.includes(stem));
}

function nounsOf(text: string): string[] {
  return contentOf(text)
    .map(({ stem }) => (/^(?:max|min)imum$/.test(stem) ? stem.slice(0, 3) : stem))
    .filter((stem) => !/^(?:number|count|amount|filter|field|dropdown|list|option|menu|\d+)$/.test(stem));
}

/** What it shows is of the sort that is asked for: a count of the same, a day, a time. */
function showsSuch(entry: Entry, { list, value }: Choice): boolean {
  const shown = shownBy(entry);
  const words = contentOf(spell(list)).filter(({ stem }) => !/^(?:number|count|amount)$/.test(stem));
  const isOf = (names: RegExp): boolean => words.length > 0 && words.every(({ stem }) => names.test(stem));
  const text = valueOf(value);
  const unit = unitShown(shown);
  if (unit) {
    const said = counted.exec(text)?.groups;
    const isSame = (word: Word): boolean =>
      word.stem === unit.stem || (persons.test(unit.stem) && group.test(word.stem));
    return (
      said !== undefined &&
      wordsOf(said['unit'] ?? '').every(isSame) &&
      (words.length > 0 ? words.every(isSame) : said['unit'] !== undefined)
    );
  }
  if (day.test(shown)) return isOf(/^(?:date|day)$/) && day.test(text);
  return isOf(/^time$/) && clocksOf(shown).length === 1 && clocksOf(text).length > 0;
}

const counted =
  /^(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?<unit>\p{L}+))?$/iu;
const persons = /^(?:people|person|guest|adult|traveller|traveler|passenger|visitor|diner)$/;
const group = /^(?:people|person|guest|party|group|size|traveller|traveler|passenger|visitor|diner)$/;
const day =
  /^(?:today|tomorrow|(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)(?:,? \d{1,2}\.?(?: \p{L}+)?(?:,? \d{4})?)?|\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?: \d{4})?)$/iu;

/** "People" of "2 people". */
function unitShown(text: string): Word | undefined {
  const [, unit] = /^\d{1,2} (\p{L}+)$/u.exec(text) ?? [];
  return unit === undefined ? undefined : wordsOf(unit)[0];
}

/** "4" of "4 people", where the list counts guests. */
function countIn(value: string, entry: Entry): readonly Token[] | undefined {
  const said = counted.exec(value)?.groups;
  const unit = unitShown(shownBy(entry));
  const isOther =
    unit !== undefined && said?.['unit'] !== undefined && wordsOf(said['unit'])[0]?.stem !== unit.stem;
  return isOther && said?.['number'] !== undefined ? [wordToken(said['number'])] : undefined;
}
