/** Choices of a form that a sentence makes without the name of their list: an option of a list, one of several dots, a box. */
import { type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { valueOf } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { withoutDeterminer } from '../language/token-runs.js';
import {
  contentOf,
  contentWordsOf,
  isStopWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../language/words.js';
import { fieldsCalled, type Form, type FormField, isCalled, isSame } from './form-fields.js';
import type { Placement } from './form-parts.js';
import { ancestorsOf, type Entry, readable } from './page-index.js';

/** "Vegetarian", "a dog", "notify the customer": the one option or box that is meant; undefined where it may be two. */
export function chosenItem(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const value = withoutDeterminer(tokens);
  const options = optionsOf(value, form);
  const boxes = boxesOf(value, form);
  const [only, ...others] = [...options, ...boxes];
  return only && others.length === 0 ? [{ field: only, value }] : undefined;
}

/** "Without a welcome mail", "do not send an invitation": the one box that says so, and is not to be ticked. */
export function leftOut(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const [field, ...others] = boxesOf(withoutDeterminer(tokens), form);
  return field && others.length === 0 ? [{ field, value: [], isOff: true }] : undefined;
}

/** The boxes that are called so, else those that say each of the words. A label that says "not" is about the contrary. */
function boxesOf(tokens: readonly Token[], form: Form): readonly FormField[] {
  const boxes = form.fields.filter(({ kind, entry }) => kind === 'box' && entry.node.role !== 'radio');
  const exact = boxes.filter((field) => isCalled(field, valueOf(tokens)));
  const words = contentOf(valueOf(tokens));
  if (exact.length > 0 || words.length === 0 || tokens.some(({ kind }) => kind !== 'word')) return exact;
  // "The owner" is not the box "Send a mail to the owner"; "no invitation" is "Send invitation".
  const isAbout = (name: readonly Word[]): boolean =>
    words.length > 1 ||
    name.filter((word) => !isStopWord(word) && !/^(?:me|us|my|our)$/.test(word.text)).length <= 2;
  const says = ({ names }: FormField): boolean =>
    names.some(
      (name) =>
        isAbout(name) &&
        !name.some(isContrary) &&
        words.every((word) => name.some((shown) => isForm(word, shown))),
    );
  return boxes.filter(says);
}

function isContrary({ text }: Word): boolean {
  return /^(?:not|no|dont|never|without|stop|skip|hide|disable|except|only|unless)$/.test(text);
}

/** The same word in any of its forms: "sending" and "Send", "updates" and "updated", "notify" and "Notification". */
function isForm(asked: Word, shown: Word): boolean {
  return (
    wordLikeness(asked, shown) >= 0.85 ||
    [`${asked.stem}d`, `${asked.stem}ed`].includes(shown.text) ||
    (asked.text.endsWith('ing') &&
      ['', 'e'].some((end) => [shown.text, shown.stem].includes(asked.text.replace(/ing$/, end))))
  );
}

/** "Watered daily": an option of the one list that begins with the verb. */
export function doneSo([participle, ...value]: readonly Token[], form: Form): Placement[] | undefined {
  if (participle?.kind !== 'word' || !/^\p{Ll}{2,}ed$/u.test(participle.lower) || value.length === 0)
    return undefined;
  const [verb] = wordsOf(participle.lower);
  const fields = form.fields.filter(
    (field) =>
      field.kind === 'choice' &&
      hasOption(field, valueOf(value)) &&
      field.names.some(([first]) => first && verb && beginsAlike(participle.lower, first.text)),
  );
  const [field, ...others] = fields;
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

function beginsAlike(participle: string, noun: string): boolean {
  const stem = participle.replace(/ed$/, '');
  return noun === stem || noun === `${stem}e` || noun === `${stem}ing` || noun === participle;
}

/** "The book Dune" is chosen from the list of books. */
export function listOfNoun(value: readonly Token[], { fields, nouns }: Form): Placement[] | undefined {
  const lists = fields.filter(
    (field) =>
      field.kind === 'choice' &&
      hasOption(field, valueOf(value)) &&
      field.names.some((name) => name.some((word) => nouns.some((noun) => isSame(noun, word)))),
  );
  const [only, ...others] = lists;
  return only && others.length === 0 ? [{ field: only, value }] : undefined;
}

/** "High priority", where that is what the option says: its own last word is what the list is for. */
export function sayingAll(tokens: readonly Token[], form: Form): Placement[] | undefined {
  return tokens.length > 1 && tokens.every(({ kind }) => kind === 'word')
    ? optionOf(tokens, form)
    : undefined;
}

/** "High priority": the option in front of the name of its list. */
export function choiceBehind(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const last = tokens.at(-1);
  const value = tokens.slice(0, -1);
  if (last?.kind !== 'word' || value.length === 0) return undefined;
  const [field, ...others] = fieldsCalled(wordsOf(last.text), form).filter(({ kind }) => kind === 'choice');
  return field && others.length === 0 && hasOption(field, valueOf(value)) ? [{ field, value }] : undefined;
}

/** "Diet vegan", "the category Home": the option, in front of or behind a word for its list, where the one list that has it has no label itself. */
export function unnamedChoice(given: readonly Token[], form: Form): Placement[] | undefined {
  const tokens = withoutDeterminer(given);
  const [label, ...behind] = tokens;
  const last = tokens.at(-1);
  for (const [noun, value] of [
    [label, behind],
    [last, tokens.slice(0, -1)],
  ] as const) {
    if (noun?.kind !== 'word' || noun.text !== noun.lower || value.length === 0) continue;
    const holding = form.fields.filter(
      (field) => field.kind === 'choice' && hasOption(field, valueOf(value)),
    );
    const [field, ...others] = holding;
    const isUnnamed = field?.names.length === 0 && !isSameText(field.options?.[0] ?? '', valueOf(value));
    const isOfOther = fieldsCalled(wordsOf(noun.text), form).length > 0;
    if (field && others.length === 0 && isUnnamed && !isOfOther) return [{ field, value }];
  }
  return undefined;
}

/** "To In progress": the only list of which just this is an option. */
export function listed(value: readonly Token[], form: Form): Placement[] | undefined {
  const lists = form.fields.filter((field) => field.kind === 'choice' && hasOption(field, valueOf(value)));
  const [field, ...others] = value[0]?.lower === 'the' ? [] : lists;
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

/** A choice that is not named, by the one option that says just this. */
export function optionOf(value: readonly Token[], form: Form): Placement[] | undefined {
  const [field, ...others] = optionsOf(value, form);
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

/** "To a pick-up shop": the one dot that ends with that, "Deliver to a pick-up shop". */
export function dotEnding(value: readonly Token[], { fields }: Form): Placement[] | undefined {
  const asked = contentOf(valueOf(value));
  const isEnd = (name: readonly Word[]): boolean => {
    const shown = name.filter((word) => !isStopWord(word));
    const end = shown.slice(-asked.length);
    return (
      shown.length > asked.length && asked.every((word, at) => end[at] !== undefined && isSame(word, end[at]))
    );
  };
  const [field, ...others] = fields.filter(
    ({ entry, names }) => entry.node.role === 'radio' && names.some((name) => isEnd(name)),
  );
  return field && asked.length > 0 && others.length === 0 ? [{ field, value }] : undefined;
}

/** The lists and dots that offer it. */
function optionsOf(value: readonly Token[], form: Form): readonly FormField[] {
  const text = valueOf(value);
  const dots = form.fields.filter(({ kind, entry }) => kind === 'box' && entry.node.role === 'radio');
  const called = dots.filter((field) => isCalled(field, text) || isOfGroup(field, value));
  return [
    ...form.fields.filter((field) => field.kind === 'choice' && hasOption(field, text)),
    ...(called.length > 0 ? called : dots.filter((field) => isLed(field, text))),
  ];
}

/** "Plus 29 €/month" is the only Plus: what stands behind the words is a figure. */
function isLed({ names }: FormField, text: string): boolean {
  const asked = contentWordsOf(text);
  return names.some(
    (name) =>
      asked.every((word, at) => name[at] !== undefined && isSame(word, name[at])) &&
      /^[\d€$£(+–-]/u.test(name[asked.length]?.text ?? ''),
  );
}

/** "The Plus plan", "plan: Plus", where the dot "Plus" stands under "Plan". */
function isOfGroup(field: FormField, value: readonly Token[]): boolean {
  const title = contentOf(groupTitle(field.entry));
  const isTitle = (tokens: readonly Token[]): boolean => {
    const words = contentOf(valueOf(tokens));
    return words.length > 0 && words.every((word) => title.some((shown) => isForm(word, shown)));
  };
  const isChoice = (tokens: readonly Token[]): boolean =>
    tokens.length > 0 && (isCalled(field, valueOf(tokens)) || isLed(field, valueOf(tokens)));
  return value.some((_token, at) => {
    const [front, behind] = [value.slice(0, at), value.slice(at)];
    return (isTitle(behind) && isChoice(front)) || (isTitle(front) && isChoice(behind));
  });
}

/** "The label docs", "the labels docs and ci", "the Support team": boxes under that title, each called by one of the words. */
export function boxesOfGroup(tokens: readonly Token[], { fields }: Form): Placement[] | undefined {
  const said = withoutDeterminer(tokens).filter(
    ({ kind, lower }) => kind !== 'punctuation' && (kind === 'quoted' || lower !== 'and'),
  );
  const boxes = fields.filter(({ kind, entry }) => kind === 'box' && entry.node.role === 'checkbox');
  return boxesUnder(said[0], said.slice(1), boxes) ?? boxesUnder(said.at(-1), said.slice(0, -1), boxes);
}

function boxesUnder(
  title: Token | undefined,
  values: readonly Token[],
  boxes: readonly FormField[],
): Placement[] | undefined {
  if (title?.kind !== 'word' || values.length === 0) return undefined;
  const words = contentOf(title.text);
  const under = boxes.filter(({ entry }) => {
    const shown = contentOf(groupTitle(entry));
    return words.length > 0 && shown.length === 1 && words.every((word) => isSame(word, shown[0] as Word));
  });
  const chosen = values.map((value) => ({
    value: [value],
    found: under.filter((field) => isCalled(field, value.text)),
  }));
  return chosen.every(({ found }) => found.length === 1)
    ? chosen.flatMap(({ value, found: [field] }) => (field ? [{ field, value }] : []))
    : undefined;
}

/** What dots or boxes are for: the name of their group, else the short text in front of the dots. */
export function groupTitle(dot: Entry): string {
  let inner = dot.node;
  for (const { node } of [...ancestorsOf(dot)].slice(0, MOST_LEVELS)) {
    if (/^(?:radio)?group$/.test(node.role) && node.name !== '') return node.name;
    const title = textBefore(node.children, node.children.indexOf(inner));
    if (title !== '') return title;
    inner = node;
  }
  return '';
}

/** Whether two of the fields are dots of which only one can be chosen. */
export function excludeEachOther(fields: readonly FormField[]): boolean {
  const groups = fields.flatMap(({ entry }) => {
    const around = [...ancestorsOf(entry)].find(
      ({ node }) => [...walk(node)].filter(({ role }) => role === 'radio').length > 1,
    );
    return entry.node.role === 'radio' && around ? [around] : [];
  });
  return new Set(groups).size < groups.length;
}

/** The short text in front of the dots, or of the boxes, of which one lies in the child at this place. */
function textBefore(children: readonly SnapshotNode[], at: number): string {
  const own =
    children[at] && [...walk(children[at])].find(({ role }) => /^(?:radio|checkbox)$/.test(role))?.role;
  const dots = children.flatMap((child) => [...walk(child)]).filter(({ role }) => role === own);
  for (const child of children.slice(0, Math.max(0, at)).toReversed()) {
    const text = readable(child).trim();
    if ([...walk(child)].some(({ role }) => role === own)) continue;
    if (text === '' || dots.some(({ name }) => name === text)) continue;
    return /^(?:text|generic|paragraph|strong|term)$/.test(child.role) && wordsOf(text).length <= MOST_TITLE
      ? text
      : '';
  }
  return '';
}

/** Most words of a title. */
const MOST_TITLE = 4;

/** Most levels from a dot to the box with its title. */
const MOST_LEVELS = 4;

/** Whether a list is known to have an option of this name. */
export function hasOption({ options = [] }: FormField, name: string): boolean {
  // "Ann Lee (ann@x.org)" is the only Ann Lee.
  const led = options.filter((option) => isSameText(option.split(/ [([–—-]|, /u)[0] ?? '', name));
  return options.some((option) => isSameText(option, name)) || led.length === 1;
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [contentWordsOf(one), contentWordsOf(other)];
  return a.length === b.length && a.every((word, at) => b[at] !== undefined && isSame(word, b[at]));
}
