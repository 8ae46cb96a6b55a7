/**
 * "Change the price of the red mug to 12", where the row of the mug has a button to edit it: what it opens has a field for the price, which
 * takes the text, and is saved. A line without titles does not say what it has: it is opened to see, and put away where it has no such field.
 */
import type { PlannedStep } from '../../../../contract/plan.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { splitAt } from '../../language/readings.js';
import { meansProperty } from '../../language/property-names.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { freshFields } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn, stepOnPage } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { onlyNarrows } from '../../matching/filter-bar.js';
import { edits } from '../../matching/edit-sign.js';
import { isSpare } from '../../matching/form-fields.js';
import { changing, columnField } from './column-field.js';
import { isSaving } from '../controls/do-name.js';
import { contrary } from '../controls/do-stepper.js';
import { recordOfSetting } from './setting-target.js';

type Property = Extract<Phase, { kind: 'property' }>;

/** Opens what edits the record; undefined where nothing is said of one, or it has no such button. `ground` is how a clause is grounded. */
export function recordProperty(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const reading = clause.readings.find(({ target, value }) => target && value);
  const isName = clause.said === 'rename';
  const isChange = isName || changing.test(clause.said) || contrary[clause.said] !== undefined;
  if (clause.verb !== 'set' || !isChange || !reading?.target || !reading.value) return undefined;
  if (reading.was || reading.value.length === 0 || scene.among) return undefined;
  const said = isName ? { field: [wordToken('name')], record: reading.target } : divided(reading.target);
  if (!said) return undefined;
  const edit: Clause = {
    verb: 'goal',
    said: 'edit',
    readings: [{ target: [wordToken('edit'), ...said.record] }],
    text: `edit ${spell(said.record)}`,
  };
  const outcome = ground(edit, scene);
  const [first, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const step = first && others.length === 0 ? first : editStep(said.record, scene.index);
  const control = step?.method === 'click' ? entryOf(step.ref ?? '', scene.index) : undefined;
  const record = control && recordOf(control);
  if (!step || !control || !record || record === control || !edits(control)) return undefined;
  if (editsOther(control, said.field, record, scene.index)) return undefined;
  const isShown = isName || isOf(said.field, record, scene.index);
  if (!isShown && !opensMore(control)) return undefined;
  return {
    kind: 'steps',
    steps: [step],
    phase: {
      kind: 'property',
      field: said.field,
      value: reading.value,
      owner: said.record,
      ...(!isShown && { isTrial: true }),
    },
    explained: `${spell(reading.target)} ${valueOf(reading.value)}`,
  };
}

/** The click on the one button that edits the record which all words are said of: a line beside it may say some of them, and is another one. */
function editStep(said: readonly Token[], index: PageIndex): PlannedStep | undefined {
  const record = recordOfSetting({ record: spell(said), value: '' }, index);
  const [button, ...others] = record
    ? below(index, record).filter(
        (entry) =>
          entry.actionable &&
          /^(?:button|link|generic)$/.test(entry.node.role) &&
          entry.node.hidden === undefined &&
          entry.node.disabled !== true &&
          edits(entry),
      )
    : [];
  return button && others.length === 0 ? stepOn(button, 'click', { confidence: EDIT_CONFIDENCE }) : undefined;
}

/** How sure the one button is that edits the one record. */
const EDIT_CONFIDENCE = 0.85;

/** Fills the field in what came up, and saves it unless the sentence goes on to do so. */
export function propertyPhase(
  { field, value, owner, isTrial, isLine }: Property,
  scene: Scene,
  { clause, rest }: { clause: Clause; rest: readonly Clause[] },
): Outcome {
  const fields = clause.said === 'rename' ? [field, [wordToken('title')]] : [field];
  const readings = fields.map((target) => ({ target, value }));
  const set: Clause = { verb: 'set', said: 'set', readings, text: clause.text };
  const opened = freshFields({ ...set, readings: [] }, { ...scene, last: undefined });
  const looked = `a field for ${spell(field)}`;
  const moved = contrary[clause.said];
  const [only, ...others] = opened
    ? clause.said === 'rename'
      ? fieldsOfName(owner ?? [], opened)
      : fieldsCalled(field, opened)
    : [];
  const first = others.length === 0 ? only : undefined;
  if (isTrial && opened && !first) return { kind: 'none', looked, nearest: [], ...putBackOf(opened) };
  if (isLine && first)
    return onlyNarrows(first) ? chosenFrom(value, clause) : editedLine(first, valueOf(value));
  const column = first ? undefined : columnField(set, scene);
  const into =
    first ?? (column?.kind === 'instead' ? entryOf(column.clauses[0]?.at ?? '', scene.index) : undefined);
  // "Raise it to 10" from 12 is something else.
  if (moved && opened && !(into && isMovedSo(moved, into, value)))
    return { kind: 'none', looked, nearest: [], ...putBackOf(opened) };
  const filled =
    column?.kind === 'instead' ? column.clauses : [first ? putInto(first, set) : { ...set, fresh: true }];
  if (!opened && !column) return { kind: 'none', looked, nearest: [] };
  const more = alsoOf(owner, rest, scene);
  const save: Clause = {
    verb: 'goal',
    said: 'save',
    readings: [{ target: [wordToken('save')] }],
    text: 'save',
  };
  const following = rest[more.length];
  const isSaved = following !== undefined && isSaving(following);
  return {
    kind: 'instead',
    clauses: [...filled, ...more, ...(isSaved ? [] : [save])],
    covers: more.length,
  };
}

/** The number in the field goes the way that the verb says. */
function isMovedSo(
  isContrary: (wanted: number, shown: number) => boolean,
  { node }: Entry,
  value: readonly Token[],
): boolean {
  const numberIn = (text: string): number => Number(/-?\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);
  const [shown, wanted] = [numberIn(node.value ?? ''), numberIn(valueOf(value))];
  return !Number.isNaN(shown) && !Number.isNaN(wanted) && !isContrary(wanted, shown);
}

/** In a list of choices with a field that only narrows it, one of them is chosen. */
function chosenFrom(value: readonly Token[], { text }: Clause): Outcome {
  const choice: Clause = { verb: 'select', said: 'select', readings: [{ target: value }], text, fresh: true };
  return { kind: 'instead', clauses: [choice] };
}

/** What stands alone in a line is brought to an end there, and by no button of the page. */
function editedLine(field: Entry, text: string): Outcome {
  const step = stepOn(field, 'fill', { args: [text], confidence: 0.85 });
  return { kind: 'steps', steps: [step], phase: { kind: 'edit', ref: step.ref ?? '', text } };
}

/** "… and his voice to Tenor": what else of the same record is changed in the form that is open. */
function alsoOf(owner: readonly Token[] | undefined, rest: readonly Clause[], scene: Scene): Clause[] {
  const more: Clause[] = [];
  for (const clause of rest) {
    const [reading] = clause.readings.filter(({ target, value }) => target && value);
    const [whose, ...bare] = reading?.target ?? [];
    const named = reading?.target && divided(reading.target);
    const isSame =
      named !== undefined && owner !== undefined && fold(spell(named.record)) === fold(spell(owner));
    const field =
      whose?.kind === 'word' && /^(?:its|his|her|their)$/.test(whose.lower)
        ? bare
        : isSame
          ? named.field
          : undefined;
    if (clause.verb !== 'set' || !field || !reading?.value || reading.was) break;
    const set: Clause = {
      ...clause,
      said: 'set',
      readings: [{ target: field, value: reading.value }],
    };
    const opened = freshFields({ ...set, readings: [] }, { ...scene, last: undefined });
    const [only, ...others] = opened ? fieldsCalled(field, opened) : [];
    const column = columnField(set, scene);
    if (column?.kind === 'instead') more.push(...column.clauses);
    else more.push(only && others.length === 0 ? putInto(only, set) : { ...set, fresh: true });
  }
  return more;
}

/** What a clause sets goes into this field. */
function putInto({ node: { ref = '' } }: Entry, clause: Clause): Clause {
  return { ...clause, readings: clause.readings.flatMap(({ value }) => (value ? [{ value }] : [])), at: ref };
}

/** The fields that came up and are called so. */
function fieldsCalled(field: readonly Token[], { index, among }: Scene): Entry[] {
  const said = contentOf(spell(field));
  const telling = said.length > 1 && isSpare(said.slice(-2)) ? said.slice(0, -1) : said;
  const fields = index.actionable.filter((entry) => among?.(entry) === true);
  const called = fields.filter((entry) =>
    entry.evidence.some(
      ({ trust, words }) =>
        trust > 0.8 &&
        telling.every((word) => words.some((each) => wordLikeness(word, each) >= 0.9)) &&
        words.length <= MOST_WORDS,
    ),
  );
  return called.length > 0
    ? called
    : fields.filter((entry) =>
        entry.evidence.some(({ trust, text }) => trust > 0.8 && meansProperty(text, spell(field))),
      );
}

/** Where something is renamed: what is called a name, a title or a label, else what holds the name that it has. */
function fieldsOfName(owner: readonly Token[], opened: Scene): readonly Entry[] {
  const called = ['name', 'title', 'label'].map((name) => fieldsCalled([wordToken(name)], opened));
  const words = contentOf(spell(owner));
  const holding = opened.index.actionable.filter(
    (entry) =>
      opened.among?.(entry) === true &&
      entry.node.role === 'textbox' &&
      words.length > 0 &&
      words.every((word) => contentOf(entry.node.value ?? '').some((each) => each.stem === word.stem)),
  );
  return called.find((fields) => fields.length > 0) ?? holding;
}

/** What was opened to see is put away by the button for that beside its fields. */
function putBackOf(opened: Scene): { putBack: readonly PlannedStep[] } {
  const field = opened.index.actionable.find((entry) => opened.among?.(entry) === true);
  for (const place of field ? [...ancestorsOf(field)].slice(0, MAX_LEVELS) : []) {
    const [button, ...others] = below(opened.index, place).filter(
      ({ node, evidence: [name] }) =>
        node.role === 'button' &&
        node.hidden === undefined &&
        /^(?:cancel|close|discard)$/.test(name?.words[0]?.text ?? '') &&
        name?.words.length === 1,
    );
    if (button && others.length === 0) return { putBack: [stepOn(button, 'click', { confidence: 1 })] };
  }
  return { putBack: [stepOnPage('press', ['Escape'])] };
}

/** Levels from a field to the box that holds its buttons. */
const MAX_LEVELS = 6;

/** It is a button of its own, or a sign that is clicked like one, and no field or link to another page. */
function opensMore({ node, actionable }: Entry): boolean {
  const isSign = actionable && node.role === 'generic' && !/[\p{L}\p{N}]/u.test(readable(node));
  return (node.role === 'button' || isSign) && node.pressed === undefined && node.expanded !== true;
}

/** "The price of the red mug", "the red mug's price": what is changed, and of what. */
function divided(
  target: readonly Token[],
): { field: readonly Token[]; record: readonly Token[] } | undefined {
  if (target.some(({ kind }) => kind === 'variable')) return undefined;
  const [field, record] = [...splitAt(target, 'of'), ...splitAt(target, 'for')].at(-1) ?? [];
  const isName = (tokens: readonly Token[]): boolean =>
    tokens.every(({ kind, lower }) => kind === 'word' && !/['’]s?$/.test(lower)) &&
    contentOf(spell(tokens)).length > 0 &&
    tokens.length <= MOST_WORDS;
  if (field && record) return isName(field) ? { field, record } : undefined;
  const at = target.findIndex(({ kind, lower }) => kind === 'word' && /['’]s$|s['’]$/.test(lower));
  const owner = target[at];
  const behind = target.slice(at + 1);
  if (!owner || !isName(behind)) return undefined;
  const bare = owner.text.replace(/['’]s?$/, '');
  return {
    field: behind,
    record: [...target.slice(0, at), { ...owner, text: bare, lower: bare.toLowerCase() }],
  };
}

/** Most words of what is changed. */
const MOST_WORDS = 4;

/** "Edit price" edits no name: what it says besides is the title of another column. */
function editsOther(
  { evidence: [name] }: Entry,
  field: readonly Token[],
  record: Entry,
  index: PageIndex,
): boolean {
  const asked = contentOf(spell(field));
  const isOther = (word: Word): boolean => !asked.some((each) => wordLikeness(each, word) >= 0.9);
  const titles = headsOver(record, index).flatMap(({ node }) => contentOf(readable(node) || node.name));
  const named = (name?.words ?? []).filter((word) => titles.some((title) => title.stem === word.stem));
  return (
    named.length > 0 && named.every(isOther) && !named.some((word) => meansProperty(word.text, spell(field)))
  );
}

function headsOver(record: Entry, index: PageIndex): readonly Entry[] {
  const table = [...ancestorsOf(record)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  return table ? below(index, table).filter(({ node }) => node.role === 'columnheader') : [];
}

/** A column of the table, or a label in the record, is called so. */
function isOf(field: readonly Token[], record: Entry, index: PageIndex): boolean {
  const heads = headsOver(record, index);
  const shown: Word[] = [
    ...heads.flatMap(({ node }) => wordsOf(readable(node) || node.name)),
    ...wordsOf(readable(record.node)),
  ];
  const words = contentOf(spell(field));
  const telling = words.length > 1 && isSpare(words.slice(-2)) ? words.slice(0, -1) : words;
  return (
    telling.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9)) ||
    heads.some(({ node }) => meansProperty(readable(node) || node.name, spell(field)))
  );
}
