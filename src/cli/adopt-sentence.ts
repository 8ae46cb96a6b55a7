/** A sentence for an action on a locator: `click the Add button in the "Lamp" item`. English, for a reader and for recording anew. Pure. */
import type { ActionMethod } from '../contract/action.js';
import type { LocatorData, LocatorStep } from '../contract/locator-data.js';

/** An action that a sentence is wanted for. */
export interface SentenceParts {
  method: ActionMethod;
  locator: LocatorData;
  /** Where a drag ends. */
  to?: LocatorData | undefined;
  /** Arguments as the sentence shows them, `%name%` tokens included. */
  given: readonly string[];
}

/** The sentence; undefined when the locator does not say what the element is, only where it stands. */
export function sentenceOf({ method, locator, to, given }: SentenceParts): string | undefined {
  const element = phraseOf(locator, method);
  const end = to && phraseOf(to, 'click');
  const make = sentences[method];
  if (element === undefined || !make || (to && end === undefined)) return undefined;
  const values = given.map((value) => (/^%[\w.-]+%$/.test(value) ? value : quoted(value)));
  return make(element, values, end ?? '');
}

const sentences: Readonly<
  Partial<Record<ActionMethod, (element: string, given: readonly string[], end: string) => string>>
> = {
  click: (element) => `click ${element}`,
  dblclick: (element) => `double-click ${element}`,
  rightClick: (element) => `right-click ${element}`,
  fill: (element, [text = '']) => `fill ${element} with ${text}`,
  type: (element, [text = '']) => `type ${text} into ${element}`,
  clear: (element) => `clear ${element}`,
  press: (element, [key = '']) => `press ${key.replaceAll('"', '')} in ${element}`,
  selectOption: (element, given) => `select ${listed(given)} in ${element}`,
  check: (element) => `check ${element}`,
  uncheck: (element) => `uncheck ${element}`,
  hover: (element) => `hover over ${element}`,
  focus: (element) => `focus ${element}`,
  dragTo: (element, _given, end) => `drag ${element} to ${end}`,
  setInputFiles: (element, given) => `upload ${listed(given)} to ${element}`,
  scrollTo: (element) => `scroll to ${element}`,
};

/** What a person calls an element of a role; others are called by their role. */
const nouns: Readonly<Record<string, string>> = {
  textbox: 'field',
  searchbox: 'search field',
  spinbutton: 'field',
  combobox: 'dropdown',
  listbox: 'list',
  listitem: 'item',
  menuitem: 'menu item',
  menuitemcheckbox: 'menu item',
  menuitemradio: 'menu item',
  treeitem: 'item',
  gridcell: 'cell',
  columnheader: 'column header',
  rowheader: 'row header',
  img: 'image',
  radio: 'radio button',
  alertdialog: 'dialog',
  navigation: 'navigation',
};

/** What a method is done to, where the locator does not say. */
const nounOfMethod: Readonly<Partial<Record<ActionMethod, string>>> = {
  fill: 'field',
  type: 'field',
  clear: 'field',
  press: 'field',
  check: 'checkbox',
  uncheck: 'checkbox',
  selectOption: 'dropdown',
  setInputFiles: 'field',
};

/** One element of a chain: what locates it, and what narrows that down. */
interface Link {
  step: LocatorStep;
  hasText?: string;
  index?: number;
  isFrame: boolean;
}

function phraseOf(locator: LocatorData, method: ActionMethod): string | undefined {
  const links = linksOf(locator);
  const last = links.pop();
  const element = last && elementOf(last, { fallback: nounOfMethod[method], isScope: false });
  if (element === undefined) return undefined;
  // From the inside out, as a person says it; what says nothing (a wrapper) is passed over.
  const scopes = links.toReversed().flatMap((link) => elementOf(link, { isScope: true }) ?? []);
  return [element, ...scopes].join(' in ');
}

function linksOf(locator: LocatorData): Link[] {
  const links: Link[] = [];
  for (const step of locator) {
    const last = links.at(-1);
    if (step.by === 'hasText' || step.by === 'nth' || step.by === 'frame') {
      if (step.by === 'hasText' && last) last.hasText = step.text;
      if (step.by === 'nth' && last) last.index = step.index;
      if (step.by === 'frame' && last) last.isFrame = true;
    } else links.push({ step, isFrame: false });
  }
  return links;
}

function elementOf(
  { step, hasText, index, isFrame }: Link,
  { fallback = '', isScope }: { fallback?: string | undefined; isScope: boolean },
): string | undefined {
  const noun = isFrame ? 'frame' : (nounOf(step) ?? fallback);
  const name = nameOf(step) ?? hasText;
  // "In the list" says little, and "the checkbox" all there is to say.
  const saysEnough = step.by === 'role' && (!isScope || index !== undefined || alone.has(noun));
  if (name === undefined && !saysEnough) return undefined;
  const shown = name === undefined ? '' : wording(name);
  // "Search field" needs no second "field".
  const saysNoun = noun !== '' && shown.toLowerCase().endsWith(noun);
  return ['the', ordinal(index), shown, saysNoun ? '' : noun].filter((word) => word !== '').join(' ');
}

/** Of these there is mostly one. */
const alone = new Set(['dialog', 'navigation', 'form', 'table', 'search field', 'main']);

function nounOf(step: LocatorStep): string | undefined {
  if (step.by === 'role') return nouns[step.role] ?? step.role;
  return step.by === 'altText' ? 'image' : undefined;
}

function nameOf(step: LocatorStep): string | undefined {
  switch (step.by) {
    case 'role':
      return step.name;
    case 'label':
    case 'placeholder':
    case 'altText':
    case 'title':
    case 'text':
      return step.text;
    case 'testId':
      return words(step.value);
    case 'css': {
      const id = /^#([A-Za-z][\w-]*)$|^\w*\[(?:name|id|aria-label|data-[\w-]+)=["']?([^"'\]]+)["']?\]$/.exec(
        step.selector.trim(),
      );
      return id ? words(id[1] ?? id[2] ?? '') : undefined;
    }
    default:
      return undefined;
  }
}

/** `addToCart`, `add-to-cart` as words. */
function words(identifier: string): string {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.:]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** As it stands where that reads like a name, else in quotation marks: what is in them is taken literally. */
function wording(name: string): string {
  const folded = name.replace(/\s+/g, ' ').trim();
  const isName = /^[\p{Lu}\p{N}][\p{L}\p{N}'-]*(?: [\p{L}\p{N}'-]+){0,3}$/u.test(folded);
  return isName && !joints.test(folded) ? folded : quoted(folded);
}

/** Words that a sentence is cut at, or that would read as a part of it. */
const joints =
  /\b(?:a|an|and|as|at|by|for|from|in|into|is|not|of|on|onto|or|over|the|then|to|under|until|with|without)\b/i;

function quoted(text: string): string {
  if (!text.includes('"')) return `"${text}"`;
  return text.includes('“') || text.includes('”') ? `\`${text}\`` : `“${text}”`;
}

function listed(given: readonly string[]): string {
  return given.length < 2 ? (given[0] ?? '') : `${given.slice(0, -1).join(', ')} and ${given.at(-1)}`;
}

function ordinal(index: number | undefined): string {
  if (index === undefined) return '';
  if (index === -1) return 'last';
  const ordinals = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ];
  return index < 0 ? `${-index}th last` : (ordinals[index] ?? `${index + 1}th`);
}
