/** What came up for a setting: the choice that is meant, what leads on to it, and the button that saves it. */
import type { Setting } from '../../language/setting-sentence.js';
import {
  contentOf,
  fold,
  isOrnament,
  isStopWord,
  isAmong,
  type Word,
  wordsOf,
} from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { bare, changing, isEmptyValue, isOfPerson, namesProperty } from './setting-target.js';

/** What came up that can be used: more of its kind than there were before, though all of a list may be drawn anew. */
export function offeredFor(scene: Scene): readonly Entry[] {
  const fresh = [...freshEntries(scene)].filter((entry) => isOffered(entry));
  const now = counted(scene.index);
  const before = scene.before ? counted(scene.before) : new Map<string, number>();
  const news = fresh.filter((entry) => (now.get(keyOf(entry)) ?? 0) > (before.get(keyOf(entry)) ?? 0));
  const dialog = news.flatMap((entry) =>
    [...ancestorsOf(entry)].filter(({ node }) => node.role.endsWith('dialog')),
  )[0];
  return dialog ? news.filter((entry) => isInside(entry, dialog)) : news;
}

function isOffered({ node, actionable }: Entry): boolean {
  const isThere = !/^(?:inert|behind-dialog|aria-hidden)$/.test(node.hidden ?? '');
  const isLeaf = node.children.length === 0 && (node.text ?? '') !== '';
  // A list that is only read out says what the one that is seen will, and may say less of it.
  if (node.hidden === 'clipped' && /^(?:listbox|option)$/.test(node.role)) return false;
  return isThere && node.ref !== undefined && (actionable || isLeaf);
}

function keyOf({ node }: Entry): string {
  return `${node.role} ${fold(node.name || (node.text ?? ''))}`;
}

function counted(index: PageIndex): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of index.entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}

/** What is called just so among what came up; of several the one that can be used. */
export function choicesFor(setting: Setting, offered: readonly Entry[]): readonly Entry[] {
  const items = offered.filter(
    ({ node }) => !/^(?:textbox|searchbox|combobox|spinbutton|heading|columnheader)$/.test(node.role),
  );
  const ways: ((entry: Entry) => boolean)[] =
    setting.value === ''
      ? [(entry) => isEmptyValue(textOf(entry)), (entry) => isClearing(entry, setting)]
      : [
          (entry) => textOf(entry) === bare(setting.value),
          (entry) => isHead(entry, setting),
          (entry) => isBeforeBracket(entry, setting),
          (entry) => isMe(setting.value) && isMeant(entry),
          (entry) => saysAll(entry, setting),
          (entry) => mayBePart(setting) && ` ${textOf(entry)} `.startsWith(` ${bare(setting.value)} `),
        ];
  for (const way of ways) {
    const fitting = items.filter(way);
    const usable = fitting.filter(({ actionable }) => actionable);
    const all = usable.length > 0 ? usable : fitting;
    const inner = all.filter((entry) => !all.some((other) => other !== entry && isInside(other, entry)));
    if (inner.length > 0) return inner;
  }
  return [];
}

function textOf({ node }: Entry): string {
  return bare(node.name || (node.text ?? '') || readable(node));
}

/** An option by its first text, behind which another stands: "Ines" of "Ines, ines@example.org". */
function isHead({ node, evidence }: Entry, { value }: Setting): boolean {
  return (
    node.role === 'option' && evidence.some(({ kind, text }) => kind === 'name' && bare(text) === bare(value))
  );
}

/** "Oslo (GMT+1)" is just Oslo: what stands in brackets behind a name says more of it. */
function isBeforeBracket({ node }: Entry, { value }: Setting): boolean {
  const shown = (node.name || (node.text ?? '') || readable(node)).trim();
  return / \([^()]+\)$/.test(shown) && bare(shown.replace(/ \([^()]+\)$/, '')) === bare(value);
}

/** "Lars" for "Lars Weiss": somebody may be called by a first name. */
function mayBePart(setting: Setting): boolean {
  return (setting.isGiven === true || isOfPerson(setting.property ?? '')) && !isMe(setting.value);
}

function isMe(value: string): boolean {
  return /^(?:me|myself)$/i.test(value);
}

function isMeant(entry: Entry): boolean {
  return /^(?:assign(?:ed)? to )?(?:me|myself)\b|\((?:me|you)\)$/.test(textOf(entry));
}

/** "Assign to Pia", "Mark as Closed", "High priority": the value with what is done. */
function saysAll({ evidence: [name] }: Entry, setting: Setting): boolean {
  const words = (name?.words ?? []).filter((word) => !isOrnament(word));
  const value = wordsOf(setting.value).filter((word) => !isStopWord(word));
  const property = contentOf(setting.property ?? '');
  // "Change group…" leads on to the values, and is none of them.
  const leadsOn =
    /^(?:change|edit|choose|select|pick|update)$/.test(words[0]?.text ?? '') ||
    /(?:…|\.{3})$/u.test((name?.text ?? '').trim());
  return (
    !leadsOn &&
    value.length > 0 &&
    words.length > value.length &&
    value.every((word) => isAmong(word, words)) &&
    words.every(
      (word) => isStopWord(word) || changing.test(word.text) || isAmong(word, [...value, ...property]),
    )
  );
}

function isClearing({ evidence: [name] }: Entry, setting: Setting): boolean {
  const words = name?.words ?? [];
  return (
    /^(?:unassign|clear|remove|unset)$/.test(words[0]?.text ?? '') &&
    words
      .slice(1)
      .every(
        (word) =>
          isStopWord(word) ||
          isAmong(word, contentOf(`${setting.property ?? ''} ${setting.was ?? ''}`)) ||
          (setting.isGiven === true && isOfPerson(word.text)),
      )
  );
}

/** The native list among what came up that has the value: the one of that name, or the only one. */
export function listFor(
  setting: Setting,
  offered: readonly Entry[],
): { list: Entry; option: string } | undefined {
  const lists = offered.flatMap((list) => {
    const option = optionFor(setting, list);
    return option === undefined ? [] : [{ list, option }];
  });
  const named = lists.filter(({ list }) =>
    list.evidence.some(({ kind, text }) => kind !== 'class' && namesProperty(text, setting)),
  );
  // A list that is called something else is for something else.
  const isBare = ({ list }: { list: Entry }): boolean =>
    setting.property === undefined ||
    list.evidence.every(({ kind }) => /^(?:id|class|value|test id)$/.test(kind));
  const [only, ...others] = named.length > 0 ? named : lists.filter(isBare);
  return others.length === 0 ? only : undefined;
}

/** The option of a native list that is the value. */
export function optionFor(setting: Setting, { node }: Entry): string | undefined {
  const options = node.options ?? [];
  const ways: ((option: string) => boolean)[] =
    setting.value === ''
      ? [isEmptyValue]
      : [
          (option) => bare(option) === bare(setting.value),
          (option) => isMe(setting.value) && /^(?:me|myself)\b|\((?:me|you)\)$/.test(fold(option)),
          (option) => mayBePart(setting) && fold(option).startsWith(`${fold(setting.value)} `),
        ];
  for (const way of ways) {
    const fitting = options.filter(way);
    if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined;
  }
  return undefined;
}

/** The plain field among what came up that is called by the property. */
export function fieldFor(setting: Setting, offered: readonly Entry[]): Entry | undefined {
  if (setting.property === undefined || setting.value === '') return undefined;
  const [only, ...others] = offered.filter(
    (entry) =>
      /^(?:textbox|spinbutton)$/.test(entry.node.role) &&
      /^(?:text|number|email|tel|url)?$/.test(entry.node.inputType ?? '') &&
      entry.node.readonly !== true &&
      entry.node.hasPopup === undefined &&
      entry.evidence.some(
        ({ kind, text }) => !/^(?:value|class|type)$/.test(kind) && namesProperty(text, setting),
      ),
  );
  return others.length === 0 ? only : undefined;
}

/** What leads on to the choices: the item of a menu that says the property, or that something is assigned or moved. */
export function leadsOn(
  setting: Setting,
  offered: readonly Entry[],
  { isDisabledToo = false }: { isDisabledToo?: boolean } = {},
): Entry | undefined {
  const { property, isGiven } = setting;
  const isOfPeople = isGiven === true || isOfPerson(property ?? '');
  const items = offered.filter(
    ({ node, actionable }) =>
      actionable &&
      (isDisabledToo || node.disabled !== true) &&
      node.options === undefined &&
      /^(?:menuitem|button|link|option|generic|listitem|combobox)$/.test(node.role),
  );
  const said = contentOf(property ?? '');
  const isOfState =
    property === undefined ? isGiven !== true : /^(?:status|state|stage|column)$/i.test(property);
  // "Role Viewer" is the list "Role", which shows what it has.
  const lists = items.filter((entry) => said.length > 0 && isListOf(entry, said));
  if (lists.length === 1) return lists[0];
  const fitting = items.filter((entry) => {
    const words = (entry.evidence[0]?.words ?? []).filter(
      (word) => !isOrnament(word) && /\p{L}/u.test(word.text),
    );
    const isPlain = words.every(
      (word) =>
        isStopWord(word) ||
        changing.test(word.text) ||
        isAmong(word, said) ||
        (isOfState && /^(?:status|state|stage)$/.test(word.text)) ||
        (isOfPeople && isOfPerson(word.text)),
    );
    if (!isPlain || words.length === 0) return false;
    if (property !== undefined && namesProperty(entry.evidence[0]?.text ?? '', setting)) return true;
    if (isOfPeople) return words.some(({ text, stem }) => /^(?:re)?assign/.test(text) || isOfPerson(stem));
    return isOfState && words.some(({ text }) => /^(?:move|status|state|stage)$/.test(text));
  });
  // What edits all of the record has a field for the property.
  const isMoved = property === undefined && isGiven !== true;
  const all = fitting.length > 0 || isMoved || isDisabledToo ? fitting : items.filter(editsAll);
  const [only, ...others] = all.filter(
    (entry) => !all.some((other) => other !== entry && isInside(other, entry)),
  );
  return others.length === 0 ? only : undefined;
}

/** What opens a list, is called by the property, and says nothing else besides but what is chosen in it. */
function isListOf({ node, evidence: [name] }: Entry, property: readonly Word[]): boolean {
  const isList = node.role === 'combobox' || node.hasPopup === 'listbox';
  const words = (name?.words ?? []).filter((word) => !isOrnament(word));
  const behind = words.slice(property.length);
  const value = wordsOf(node.value ?? node.text ?? '');
  return (
    isList &&
    property.every((word, at) => words[at] !== undefined && isAmong(word, [words[at]])) &&
    (value.length === 0 ? behind.length <= 2 : behind.every((word) => isAmong(word, value)))
  );
}

function editsAll({ evidence: [name] }: Entry): boolean {
  return /^edit(?: (?:details|properties|item|record|it))?$/.test(bare(name?.text ?? ''));
}

/** The field among what came up that the choices are searched with: it says so, or nothing. */
export function searchFor(offered: readonly Entry[]): Entry | undefined {
  const [only, ...others] = offered.filter(
    ({ node, evidence }) =>
      /^(?:textbox|searchbox|combobox)$/.test(node.role) &&
      node.options === undefined &&
      node.readonly !== true &&
      (node.role === 'searchbox' ||
        evidence.every(
          ({ kind, text }) =>
            /^(?:id|class|value|test id)$/.test(kind) ||
            /\b(?:search|find|filter|type|look up)\b/i.test(text),
        )),
  );
  return others.length === 0 ? only : undefined;
}

/** What saves a choice, by the names of such buttons. */
export function savers({ actionable }: Pick<PageIndex, 'actionable'>): readonly Entry[] {
  return actionable.filter(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      name !== undefined &&
      name.words.length <= 4 &&
      /^(?:save|assign|reassign|apply|ok|okay|done|update|confirm|set|change|move|submit)$/.test(
        name.words[0]?.text ?? '',
      ),
  );
}

/** What puts away what came up: "Cancel", "Close", a cross. */
export function givingUp(offered: readonly Entry[]): Entry | undefined {
  return offered.find(
    ({ node, actionable, evidence: [name] }) =>
      actionable &&
      node.role === 'button' &&
      name !== undefined &&
      name.words.length <= 2 &&
      /^(?:cancel|close|dismiss)$/.test(name.words[0]?.meaning ?? ''),
  );
}

/** Whether a choice says that it is chosen already. */
export function isChosen({ node }: Entry): boolean {
  return node.checked === true || node.selected === true || node.pressed === true;
}

/** What the control shows fits what the sentence says was there. */
export function wasSo({ was }: Setting, shown: string | undefined): boolean {
  if (was === undefined || shown === undefined) return true;
  const said = wordsOf(was).filter((word) => !isStopWord(word));
  const now = wordsOf(shown);
  return said.every((word) => isAmong(word, now));
}

/** "Into the Campaigns folder": the folder is what is chosen, and no value. */
export function withoutPlaces(settings: readonly Setting[]): readonly Setting[] {
  const isSaid = settings.some(({ property = '' }) => places.test(property));
  return isSaid ? settings.filter(({ value }) => !places.test(value)) : settings;
}

/** What things are put into. */
const places = /^(?:folder|list|column|lane|group|category|section|stage|album|collection|project|team)$/i;
