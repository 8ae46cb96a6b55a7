/**
 * "Set the state of the noise complaint to in progress", "set this case to fixed": what is open beside the list, or what the page is about, has a row of radio
 * buttons for its state, or for the property that is said, and the one of them that says the value is chosen; or a list that offers the value, or a
 * field for it, which takes the value.
 */
import { type Setting, settingsIn } from '../../language/setting-sentence.js';
import { contentOf, isAmong, type Word, wordsOf } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { plain } from '../../matching/describe.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { isKind } from './record-deed.js';
import { titleIn } from './in-detail.js';
import { listFor } from './setting-choice.js';
import { bare, isState, namesProperty, recordOfSetting } from './setting-target.js';

const CONFIDENCE = 0.82;

/** The same for "this case", which is open already: said by nothing but what such a thing is called. */
export function openChoice(text: string, { index }: Scene): Outcome | undefined {
  const settings = settingsIn(text).filter(({ record }) => /^this \p{L}+$/iu.test(record));
  return settings.length === 0 ? undefined : chosenIn(settings, index.actionable, index);
}

/** What has come up for a record sets the property: by a radio button, a list or a field. */
export function setInPane(settings: readonly Setting[], scene: Scene): Outcome | undefined {
  return (
    paneChoice(settings, scene) ??
    paneList(settings, scene) ??
    paneField(settings, scene) ??
    paneBox(settings, scene)
  );
}

/** "Mark the header as urgent": the one box of that name in what has come up for a record. */
function paneBox(settings: readonly Setting[], scene: Scene): Outcome | undefined {
  const fresh = freshEntries(scene);
  const among = scene.index.actionable.filter((entry) => fresh.has(entry) && entry.node.hidden === undefined);
  const [setting] = toldBy(settings, scene).filter(({ property, isGiven }) => !property && !isGiven);
  const [box, ...others] = among.filter(
    ({ node }) =>
      /^(?:checkbox|switch)$/.test(node.role) && setting && bare(node.name) === bare(setting.value),
  );
  if (!setting || !box || others.length > 0 || box.node.disabled === true) return undefined;
  if (box.node.checked === true) return { kind: 'done', reason: `"${box.node.name}" is ticked already` };
  const saved = savedBy(setting, among);
  return {
    kind: 'steps',
    steps: [stepOn(box, 'check', { confidence: CONFIDENCE })],
    explained: `${setting.record} ${setting.value}`,
    ...(saved && { phase: saved }),
  };
}

/** The radio button in what has come up for a record, which says the name of the record. */
function paneChoice(settings: readonly Setting[], scene: Scene): Outcome | undefined {
  const fresh = freshEntries(scene);
  return chosenIn(
    toldBy(settings, scene),
    scene.index.actionable.filter((entry) => fresh.has(entry)),
    scene.index,
  );
}

/** "Assign #502 to Dov": the one native list in what has come up for a record that offers just the value, and is called by the property that is said. */
function paneList(settings: readonly Setting[], scene: Scene): Outcome | undefined {
  const fresh = freshEntries(scene);
  const among = scene.index.actionable.filter((entry) => fresh.has(entry) && entry.node.hidden === undefined);
  const found = toldBy(settings, scene).flatMap((setting) => {
    const list = setting.value === '' ? undefined : listFor(setting, among);
    return list ? [{ setting, ...list }] : [];
  });
  const [first] = found;
  if (!first || first.list.node.disabled === true || found.some(({ list }) => list !== first.list))
    return undefined;
  const { setting, list, option } = first;
  if (bare(list.node.value ?? '') === bare(option))
    return { kind: 'done', reason: `"${option}" is chosen already` };
  const saved = savedBy(setting, among);
  return {
    kind: 'steps',
    steps: [stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE })],
    explained: `${setting.record} ${setting.property ?? ''} ${setting.value}`,
    ...(saved && { phase: saved }),
  };
}

/** The one field in what has come up for a record that is called by the property: it takes the value, and is saved where a button does that. */
function paneField(settings: readonly Setting[], scene: Scene): Outcome | undefined {
  const fresh = freshEntries(scene);
  const among = scene.index.actionable.filter(
    (entry) => fresh.has(entry) && entry.node.hidden === undefined && entry.node.disabled !== true,
  );
  const found = toldBy(settings, scene).flatMap((setting) => {
    const fields = among.filter((entry) => takes(entry, setting.value) && isCalledBy(entry, setting));
    return fields.map((field) => ({ setting, field }));
  });
  const [first] = found;
  if (!first || found.some(({ field }) => field !== first.field)) return undefined;
  const { setting, field } = first;
  const step = stepOn(field, 'fill', { args: [setting.value], confidence: CONFIDENCE });
  return {
    kind: 'steps',
    steps: [step],
    explained: `${setting.record} ${setting.property ?? ''} ${setting.value}`,
    phase: savedBy(setting, among) ?? { kind: 'edit', ref: step.ref ?? '', text: setting.value },
  };
}

/** What is still to do once it is set: the buttons in what has come up that save it; undefined where there are none. */
function savedBy(setting: Setting, among: readonly Entry[]): Phase | undefined {
  const saving = among.filter((each) => isSaver(each)).map((each) => plain(each));
  return saving.length > 0
    ? { kind: 'setting', settings: [setting], opened: 0, known: [], stage: 'chosen', saving }
    : undefined;
}

/** A text goes into a field for texts, and a number alone into one for numbers. */
function takes({ node }: Entry, value: string): boolean {
  if (node.readonly === true || value === '') return false;
  if (/^(?:spinbutton|slider)$/.test(node.role)) return /^-?\d+(?:\.\d+)?$/.test(value);
  return node.role === 'textbox' && /^(?:|text|tel|email|url)$/.test(node.inputType ?? '');
}

function isCalledBy({ evidence }: Entry, setting: Setting): boolean {
  return (
    setting.property !== undefined &&
    evidence.some(
      ({ kind, text }) =>
        !/^(?:id|class|value|test id)$/.test(kind) &&
        contentOf(text).length <= MOST_LABEL &&
        namesProperty(text, setting),
    )
  );
}

/** Most words of the label of a field. */
const MOST_LABEL = 4;

/** The settings of the record that has come up: it says what is said of the record, or the title of its line. */
function toldBy(settings: readonly Setting[], scene: Scene): readonly Setting[] {
  // A form that has been opened to change the record has its name in a field.
  const shown = [...freshEntries(scene)].flatMap(({ node }) =>
    node.hidden === undefined
      ? [
          ...wordsOf(node.name || readable(node)),
          ...(node.role === 'textbox' ? wordsOf(node.value ?? '') : []),
        ]
      : [],
  );
  const isShown = (words: readonly Word[]): boolean =>
    words.length > 0 && words.every((word) => isKind(word) || isAmong(word, shown));
  return settings.filter((setting) => {
    const line = scene.before && recordOfSetting(setting, scene.before);
    const said = contentOf(setting.record);
    if (isShown(said)) return true;
    // "Case #502" may come up under its title alone, and "the broken window case" without what it is.
    const own = line ? wordsOf(readable(line.node)) : [];
    return (
      line !== undefined &&
      (isShown(contentOf(titleIn(line))) || isShown(said.filter((word) => isAmong(word, own))))
    );
  });
}

function chosenIn(
  settings: readonly Setting[],
  among: readonly Entry[],
  index: PageIndex,
): Outcome | undefined {
  const found = settings.flatMap((setting) => {
    const [radio, ...others] = among.filter(
      ({ node }) =>
        node.role === 'radio' &&
        node.hidden === undefined &&
        setting.value !== '' &&
        bare(node.name) === bare(setting.value),
    );
    return radio && others.length === 0 && isOfProperty(setting, radio, index) ? [{ setting, radio }] : [];
  });
  const [first, ...others] = found;
  if (!first || others.some(({ radio }) => radio !== first.radio)) return undefined;
  const { setting, radio } = first;
  if (radio.node.disabled === true) return undefined;
  if (radio.node.checked === true) return { kind: 'done', reason: `"${radio.node.name}" is chosen already` };
  const saved = savedBy(setting, among);
  return {
    kind: 'steps',
    steps: [stepOn(radio, 'check', { confidence: CONFIDENCE })],
    explained: `${setting.record} ${setting.property ?? ''} ${setting.value}`,
    ...(saved && { phase: saved }),
  };
}

function isSaver({ node }: Entry): boolean {
  return node.role === 'button' && /^(?:save|save changes|apply|update|ok|done)$/i.test(node.name.trim());
}

/** What stands in front of the row of radio buttons calls it a state, or the property that is said. */
function isOfProperty(setting: Setting, radio: Entry, index: PageIndex): boolean {
  const row = [...ancestorsOf(radio)].find(
    (place) => below(index, place).filter(({ node }) => node.role === 'radio').length > 1,
  );
  if (!row) return false;
  const [first] = row.node.children;
  const siblings = row.parent?.node.children ?? [];
  const before = siblings[siblings.indexOf(row.node) - 1];
  const labels = [
    row.node.name,
    first?.role === 'text' || first?.children.length === 0 ? first.name || (first.text ?? '') : '',
    before && /^(?:text|generic|heading|paragraph|term)$/.test(before.role) && before.children.length === 0
      ? before.name || (before.text ?? '')
      : '',
  ];
  return labels.some((label) =>
    setting.property === undefined ? isState(label) : namesProperty(label, setting),
  );
}
