/**
 * "…, then save", "… and submit", behind a field: the one button that sends off what was filled in, whatever that calls it ("Update profile").
 * Where two buttons could do such a thing nothing is told, nor where the only one gives away what was to be saved ("Publish").
 */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, fold, toWord, type Word, wordLikeness } from '../../language/words.js';
import { formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { formOf, recordOf } from '../../matching/relations.js';
import { searchHit } from './search-hit.js';
import { isWhole } from './whole-form.js';

const CONFIDENCE = 0.8;

/** The click on it; undefined for a clause that says more, and where the last step was in no form with just one such button. */
export function closingButton(clause: Clause, scene: Scene): Outcome | undefined {
  const { last } = scene;
  const said = clause.readings[0]?.target ?? [];
  const [verb, ...rest] = clause.verb === 'submit' ? [wordToken('submit'), ...said] : said;
  const names = closers[verb?.lower ?? ''];
  if (!last || !verb || !names || !/^(?:goal|submit)$/.test(clause.verb)) return undefined;
  if (formFields([last]).length === 0) return undefined;
  const row = [...ancestorsOf(last)].find(({ node }) => node.role === 'row');
  const beside = names === closers.submit || row ? besideField(last, scene) : [];
  const inRow = row && beside.every((entry) => isInside(entry, row)) ? row : undefined;
  // What was filled in in a row is taken by a button of the row, and by none that stands beside the table.
  const fitting = buttonsFor(names, last, scene).filter((entry) => !inRow || isInside(entry, inRow));
  const isOther = beside.some((entry) => isOfLine(entry, last));
  const isOnly = fitting.length === 0 && beside.length === 1 && !isOther && (!inRow || isNameless(beside[0]));
  const [only, ...others] = isOnly ? beside : fitting;
  const isSaid = (token: Token): boolean =>
    isWhole(token) ||
    contentOf(only?.node.name ?? '').some((word) => wordLikeness(toWord(token.lower), word) >= 0.9);
  const isClear =
    only && others.length === 0 && rest.every(isSaid) && !isSaidElsewhere(toWord(verb.lower), only, scene);
  if (!isClear) return undefined;
  const step = { ...stepOn(only, 'click', { confidence: CONFIDENCE }), irreversible: true };
  return explaining({ kind: 'steps', steps: [step] }, spell(said));
}

/** Only a picture, which says nothing else. */
function isNameless(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.node.name === '' && (entry.node.text ?? '') === '';
}

/** "Enter 50 as amount and deposit it", where a tab "Deposit" stands above: the button of that name in the part that the field lies in. */
export function besideLastField(clause: Clause, scene: Scene): Outcome | undefined {
  const { last } = scene;
  const [verb, ...rest] = clause.readings[0]?.target ?? [];
  if (clause.verb === 'click') return searchHit(clause, scene);
  if (clause.verb !== 'goal' || verb?.kind !== 'word' || !rest.every((token) => isPronoun(token)) || !last)
    return undefined;
  const isCalled = ({ node }: Entry): boolean => fold(node.name) === verb.lower;
  const [only, ...others] = besideField(last, scene);
  return only && others.length === 0 && isCalled(only) && scene.index.actionable.filter(isCalled).length > 1
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: clause.text }
    : undefined;
}

/** The buttons in the smallest part of the page around a field that has any, but for the ways out; none where that is the whole page. */
export function besideField(last: Entry, { index }: Scene): Entry[] {
  if (formFields([last]).length === 0) return [];
  const buttons = index.actionable.filter(
    (entry) => isButton(entry) && !contentOf(entry.node.name).some(({ meaning }) => leaving.has(meaning)),
  );
  for (const place of ancestorsOf(last)) {
    if (/^(?:document|main)$/.test(place.node.role) || place.node.tag === 'body') return [];
    const inside = buttons.filter((entry) => isInside(entry, place));
    if (inside.length > 0) return inside;
  }
  return [];
}

const leaving = new Set(
  'cancel close discard back delete reset clear show hide'.split(' ').map((word) => toWord(word).meaning),
);

/** Enter sends off a form; where a button stands there for it, that is clicked, and of two of them neither. */
export function unlessEnter(clause: Clause, outcome: Outcome, scene: Scene): Outcome {
  const { last } = scene;
  const isEnter = outcome.kind === 'steps' && outcome.steps.every(({ method }) => method === 'press');
  if (!isEnter || !last) return outcome;
  const isBeside = buttonsFor(closers.submit, last, scene).length > 0 || besideField(last, scene).length > 0;
  return (
    closingButton(clause, scene) ??
    (isBeside && !formOf(last)
      ? { kind: 'none', looked: 'the button that sends it off', nearest: [] }
      : outcome)
  );
}

/** The buttons of the form that a field lies in, or of the page where it lies in none, whose first word is one of these. */
function buttonsFor(names: ReadonlySet<string>, last: Entry, { index }: Scene): Entry[] {
  const form = formOf(last);
  return index.actionable.filter((entry) => {
    const [first] = contentOf(entry.evidence[0]?.text ?? '');
    const isThere = form ? isInside(entry, form) : !isOfLine(entry, last);
    return isButton(entry) && isThere && first !== undefined && names.has(first.meaning);
  });
}

function isButton({ node }: Entry): boolean {
  return node.role === 'button' && (node.hidden === undefined || node.hidden === 'offscreen');
}

/** "Add" in a line of a list is for that line. */
function isOfLine(button: Entry, last: Entry): boolean {
  const line = recordOf(button);
  return line !== undefined && line.node.role !== 'generic' && !isInside(last, line);
}

const meanings = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => toWord(word).meaning));

const keeping = 'save update submit apply ok done create add confirm change set store rename';
const sending = `${keeping} send post publish pay order book reserve register signup request finish subscribe join checkout purchase schedule invite place complete transfer login`;

const all = meanings(sending);

const keepers = meanings(keeping);

/** Its first word says that it keeps what was filled in. */
export function keeps({ evidence: [name] }: Entry): boolean {
  const [first] = contentOf(name?.text ?? '');
  return first !== undefined && keepers.has(first.meaning);
}

/** What the button may begin with, for each verb that closes a sentence. */
const closers: Readonly<Record<string, ReadonlySet<string>> & { submit: ReadonlySet<string> }> = {
  save: meanings(keeping),
  update: meanings(keeping),
  apply: meanings(keeping),
  submit: all,
  confirm: all,
  finish: all,
  complete: all,
  done: all,
  send: meanings('send submit post'),
};

/** Another button of the page says the verb itself: what is meant may be that. */
function isSaidElsewhere(verb: Word, button: Entry, { index }: Scene): boolean {
  return index.actionable.some(
    (entry) =>
      entry !== button &&
      /^(?:button|link|menuitem)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      recordOf(entry)?.parent?.node.role !== 'list' &&
      contentOf(entry.node.name).some((word) => wordLikeness(verb, word) >= 0.9),
  );
}
