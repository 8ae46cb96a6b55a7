/** "Create a folder named Invoices", "rename Plan to Draft": what asks for the name is opened, the name typed into what came up, and sent off. */
import { givesUp } from './gives-up.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { isEditable } from './do-option.js';
import { sendsStanding } from './sends-standing.js';
import { submitButton } from './do-click.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Token } from '../../language/lexer.js';
import { calledBy } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import { besideOpener } from '../../matching/opener-left.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { dialogOf, formOf } from '../../matching/relations.js';
import { isStepSign } from '../../matching/steppers.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

type NamePhase = Extract<Phase, { kind: 'name' }>;

/** How sure the field and its button are, that nobody named. */
const CONFIDENCE = 0.8;

/** Opens what asks for a name; undefined when a clause gives none, or nothing opens. `ground` is how the clause without the name is grounded. */
export function naming(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const kept = keptName(clause);
  const named = newName(clause) ?? nameAnew(clause) ?? kept;
  if (!named || named.value.length === 0) return undefined;
  const plain: Clause = {
    ...clause,
    verb: 'goal',
    readings: [{ target: named.target }],
    text: spell(named.target),
  };
  const outcome = ground(plain, scene);
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  if (outcome.kind !== 'steps' || !step || others.length > 0 || step.method !== 'click') return undefined;
  const text = valueOf(named.value);
  if (outcome.phase?.kind === 'menu') return { ...outcome, phase: { ...outcome.phase, naming: text } };
  const opener = step.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  if (outcome.phase || !opener || !/^(?:button|link|menuitem|generic)$/.test(opener.node.role))
    return undefined;
  // "Save" alone, and what sends off a form, keeps all of it at once and asks for no name.
  if (kept && (contentOf(calledBy(opener)).length < 2 || formOf(opener) !== undefined)) return undefined;
  // The "+" of an amount adds one to it, and asks for no name.
  if (isStepSign(opener, scene.index) || sendsStanding(opener, clause, scene)) return undefined;
  return { kind: 'steps', steps: [step], phase: { kind: 'name', text } };
}

/** Types the name, or another text, into the field that came up for it, and sends it off unless the sentence goes on with other fields. */
export function namePhase(
  phase: NamePhase,
  scene: Scene,
  { clause, following }: { clause: Clause; following: Clause | undefined },
): Outcome {
  const { text, said } = phase;
  if (phase.typed !== undefined) return takenOver(phase, phase.typed, scene);
  const fresh = freshEntries(scene);
  const field = fieldFor(phase, fresh, { scene, clause }) ?? refilled(scene);
  if (!field) return { kind: 'none', looked: `the one field for "${text}"`, nearest: [] };
  const fill = stepOn(field, 'fill', { args: [text], confidence: CONFIDENCE });
  if (following && goesOn.test(following.verb)) return { kind: 'steps', steps: [fill] };
  // What sends off a text that a control has asked for came up with its field.
  const index = { ...scene.index, actionable: scene.index.actionable.filter((entry) => fresh.has(entry)) };
  const button =
    said === undefined
      ? submitButton(
          { ...scene, index: withoutOpener(scene, field), last: field },
          renames.test(clause.said) ? ofChanges : ofNames,
        )
      : writing.test(said)
        ? writtenBy([said, ...ofTexts], field, { ...scene, index })
        : submitButton({ ...scene, index, last: field }, ofChanges);
  const isWritten = said !== undefined && writing.test(said);
  const isTaken = following && (isSaving(following) || (isWritten && isSending(following)));
  const covers = isTaken ? { covers: 1 } : {};
  const isOwn =
    button.kind === 'one' &&
    !givesUp(button.entry) &&
    !makesElse(button.entry, field, fresh, scene) &&
    !waitsForAnother(button.entry, field, fresh);
  if (button.kind === 'one' && isOwn)
    return {
      kind: 'steps',
      steps: [fill, stepOn(button.entry, 'click', { confidence: CONFIDENCE })],
      ...covers,
    };
  // A text that is edited where it stands is taken over by Enter.
  if (button.kind !== 'several' && !(said !== undefined && writing.test(said)) && field.node.tag === 'input')
    return {
      kind: 'steps',
      steps: [fill, stepOn(field, 'press', { args: ['Enter'], confidence: CONFIDENCE })],
      phase: { ...phase, typed: field.node.ref ?? '' },
    };
  return { kind: 'none', looked: `the button that takes "${text}"`, nearest: [] };
}

/** What sends off what was written, and is not what has brought its field up. */
function writtenBy(names: string[], field: Entry, scene: Scene): ReturnType<typeof submitButton> {
  const plain = submitButton({ ...scene, last: field }, names);
  if (plain.kind !== 'one') return plain;
  const find = (index: Scene['index']): Entry | undefined => {
    const found = submitButton({ ...scene, index, last: field }, names);
    return found.kind === 'one' ? found.entry : undefined;
  };
  return { kind: 'one', entry: besideOpener(scene, find) ?? plain.entry };
}

/** The one field that the step before has put a text into: what is to be changed is changed where things are added as well. */
function refilled({ index, before }: Scene): Entry | undefined {
  const was = new Map(before?.actionable.map(({ node }) => [node.ref, node.value ?? '']));
  const [field, ...others] = index.actionable.filter(({ node }) => {
    const value = node.role === 'textbox' && node.hidden === undefined ? (node.value ?? '') : '';
    return value !== '' && was.has(node.ref) && was.get(node.ref) !== value;
  });
  return field && others.length === 0 && isEditable(field) ? field : undefined;
}

/** "Create note" stood there before the name of a category was asked for: it makes something else than what is named here. */
function makesElse(entry: Entry, field: Entry, fresh: ReadonlySet<Entry>, { last }: Scene): boolean {
  const form = formOf(field);
  if (fresh.has(entry) || (form !== undefined && formOf(entry) === form)) return false;
  // What opens a menu takes nothing over.
  if (entry.node.hasPopup !== undefined) return true;
  const opener = wordsOf(last?.node.name ?? '');
  const verbs = [...ofNames, ...ofChanges, ...ofTexts, 'new'];
  return contentOf(entry.node.name).some(
    (word) => !verbs.includes(word.text) && !opener.some((each) => wordLikeness(each, word) >= 0.9),
  );
}

/** "Rename" stood there before, in no form with the field, and cannot be clicked: it is for what is chosen in a list. */
function waitsForAnother(entry: Entry, field: Entry, fresh: ReadonlySet<Entry>): boolean {
  const form = formOf(field);
  return entry.node.disabled === true && !fresh.has(entry) && (!form || formOf(entry) !== form);
}

/**
 * The page without what opened the field, and without its like elsewhere: a second click on "Add card" opens another, and adds nothing. In the dialog
 * of the field what is called so takes the name over.
 */
function withoutOpener({ index, last, gone }: Scene, field: Entry): Scene['index'] {
  const used = last ?? gone;
  const opener = used && fold(used.node.name);
  const dialog = dialogOf(field);
  const actionable = index.actionable.filter(
    (entry) =>
      entry !== last &&
      (opener === '' ||
        fold(entry.node.name) !== opener ||
        (dialog !== undefined && dialogOf(entry) === dialog)),
  );
  return { ...index, actionable };
}

/** Names of the buttons that take a name, a change, a text; in order of preference. */
const ofNames = [
  'create',
  'add',
  'save',
  'rename',
  'edit',
  'change',
  'update',
  'ok',
  'done',
  'submit',
  'confirm',
];
const ofChanges = ['save', 'update', 'rename', 'edit', 'change', 'ok', 'done', 'apply', 'submit', 'confirm'];
const ofTexts = ['send', 'post', 'publish', 'submit', 'save', 'add'];

/** Verbs that make nothing new: "Add widget" does not take over the new name of one. */
const renames = /^(?:rename|retitle|relabel)\b/;

/** Verbs of making another one of the same. */
const copying = /^(?:duplicate|copy|clone)$/;

/** It holds what the sentence says, and no more than that it is a copy. */
function isCopied({ node }: Entry, text: string): boolean {
  const words = contentOf(node.value ?? '').filter((word) => !/^(?:copy|\d+)$/.test(word.stem));
  const said = wordsOf(text);
  return words.length > 0 && words.every((word) => said.some((each) => wordLikeness(each, word) >= 0.9));
}

/** Verbs whose text is written to somebody. */
export const writing = /^(?:reply|respond|answer|comment|quote|annotate)$/;

/** The one field that came up for the text: the one with the text that is replaced, the one for a name, the large one for what is written. */
function fieldFor(
  { said, was }: NamePhase,
  fresh: ReadonlySet<Entry>,
  { scene: { index, last, gone }, clause }: { scene: Scene; clause: Clause },
): Entry | undefined {
  const known = wordsOf(`${clause.text} ${(last ?? gone)?.node.name ?? ''}`);
  const all = index.actionable.filter(
    (entry) =>
      fresh.has(entry) &&
      entry.node.role === 'textbox' &&
      entry.node.hidden === undefined &&
      entry.node.hasPopup === undefined &&
      isEditable(entry),
  );
  const fields = all.filter((entry) => !isNameOfElse(entry, known));
  const holding = fields.filter(({ node }) => was !== undefined && isSameText(node.value ?? '', was));
  if (was !== undefined && holding.length > 0) return holding.length === 1 ? holding[0] : undefined;
  if (said !== undefined && writing.test(said)) {
    const large = fields.filter(({ node }) => node.tag !== 'input');
    const [field, ...others] = fields.length === 1 ? fields : large;
    return others.length === 0 ? field : undefined;
  }
  // What a copy is called by holds the name of what it was made from: "Lunch (copy)".
  const copied = copying.test(clause.said) ? all.filter((entry) => isCopied(entry, clause.text)) : [];
  if (copied.length > 0) return copied.length === 1 ? copied[0] : undefined;
  const called = fields.filter((entry) =>
    entry.evidence.some((each) =>
      wordsOf(each.text).some((word) => each.trust > 0.9 && /^(?:name|title)$/.test(word.stem)),
    ),
  );
  // "Phone" takes no name, where "First name" and "Last name" stand beside it.
  const [field, ...others] = all.length === 1 ? fields : called;
  // Something else stands in it than what is to be replaced.
  const isOther = said === 'edit' && was !== undefined && (field?.node.value ?? '') !== '';
  return others.length === 0 && !isOther ? field : undefined;
}

/** "notes.txt" is told as "notes txt" where only its words are known. */
function isSameText(one: string, other: string): boolean {
  const spelt = (text: string): string =>
    wordsOf(text)
      .map((word) => word.text)
      .join(' ');
  return fold(one) === fold(other) || (one !== '' && spelt(one) === spelt(other));
}

/** "Client name", where a project is called something: the name of another thing than the sentence makes. */
function isNameOfElse({ evidence }: Entry, known: readonly Word[]): boolean {
  const label = evidence.find(({ trust, words }) => trust > 0.9 && words.length > 0)?.words ?? [];
  const others = contentOf(label.map(({ text }) => text).join(' ')).filter(
    (word) => !namingWords.test(word.stem) && !known.some((each) => wordLikeness(each, word) >= 0.9),
  );
  return /^(?:name|title)$/.test(label.at(-1)?.stem ?? '') && others.length > 0;
}

/** Words that a field for a name says besides. */
const namingWords =
  /^(?:name|title|new|enter|type|add|your|display|short|full|main|item|file|record|untitled|label|text)$/;

/** A text that was typed where it stands is taken over when its field is gone, and the page shows it. */
function takenOver({ text }: NamePhase, field: string, { index }: Scene): Outcome {
  // A sign may stand in front of it: "📄 notes.md".
  const isShown = index.entries.some(({ node }) => {
    const shown = fold(node.text ?? node.name);
    return [shown, shown.replace(/^[\p{S}\p{M}\s]+/u, '')].includes(fold(text));
  });
  return !entryOf(field, index) && isShown
    ? { kind: 'done', reason: `the page says "${text}"` }
    : {
        kind: 'none',
        looked: `"${text}" on the page, in place of the field that it was typed into`,
        nearest: [],
      };
}

/** Verbs of what is still to be done where the name was asked for. */
const goesOn = /^(?:fill|type|set|select|check|uncheck|toggle|click|press|clear|upload)$/;

/** "And save it" is done by the button that takes the name. */
export function isSaving({ verb, said, readings }: Clause): boolean {
  if (verb !== 'submit' && !(verb === 'goal' && /^(?:save|create|add|confirm|submit)$/.test(said)))
    return false;
  const rest = (readings[0]?.target ?? []).slice(verb === 'goal' ? 1 : 0);
  return rest.every(
    (token) => token.kind === 'word' && /^(?:it|this|that|them|the|changes?)$/.test(token.lower),
  );
}

/** "And send it" is done by the button that takes what was written. */
function isSending({ verb, said, readings }: Clause): boolean {
  const rest = (readings[0]?.target ?? []).slice(verb === 'goal' ? 1 : 0);
  return (
    (verb === 'submit' || (verb === 'goal' && /^(?:send|post|publish)$/.test(said))) &&
    rest.every(
      ({ kind, lower }) =>
        kind === 'word' &&
        /^(?:it|this|that|them|the|my|off|reply|answer|response|comment|message|e-?mail)$/.test(lower),
    )
  );
}

/** "Add a card called X to the list", "create the folder "X"": the name, and the rest. */
export function newName({
  verb,
  said,
  readings,
}: Clause): { target: readonly Token[]; value: readonly Token[] } | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  if (verb !== 'goal' || !/^(?:add|create|make|new|duplicate|copy|clone)$/.test(said)) return undefined;
  const calls = target.findIndex(
    (token) => token.kind === 'word' && /^(?:called|named|titled)$/.test(token.lower),
  );
  const quoted = target.filter((token) => token.kind === 'quoted');
  if (calls === -1) {
    if (copying.test(said)) return undefined;
    const at = target.findIndex((token) => token.kind === 'quoted');
    // A noun before it says what is made.
    const noun = target
      .slice(1, at)
      .filter((token) => !wordsOf(token.text).every((word) => isStopWord(word)));
    if (quoted.length !== 1 || noun.length === 0) return undefined;
    return { target: target.filter((token) => token.kind !== 'quoted'), value: quoted };
  }
  const behind = target.slice(calls + 1);
  const end = behind.findIndex(
    ({ kind, lower }, at) =>
      kind === 'word' &&
      (/^(?:to|in|into|on|under|inside|with|and|from|for)$/.test(lower) ||
        (figured.test(lower) && /^[$€£]?\d/u.test(behind[at + 1]?.text ?? ''))),
  );
  const value =
    behind[0]?.kind === 'quoted' ? behind.slice(0, 1) : end === -1 ? behind : behind.slice(0, end);
  // "Named Clover, kind Rabbit, age 2": more than a name is said.
  if (value.some(({ kind, text }) => kind === 'punctuation' && text === ',')) return undefined;
  const isMore = !copying.test(said) && quoted.some((token) => !value.includes(token));
  if (isMore || value.some((token) => token.kind === 'variable')) return undefined;
  return { target: [...target.slice(0, calls), ...behind.slice(value.length)], value };
}

/** What leads to a figure that is said of what is named: "worth 30 marks". */
const figured = /^(?:worth|priced|costing|weighing|aged|at|due|dated|starting|ending)$/;

/** "Save this search under the name X", "save the view as X": what is kept gets a name. */
function keptName({
  verb,
  said,
  readings,
}: Clause): { target: readonly Token[]; value: readonly Token[] } | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const value = target.slice(-1);
  if (verb !== 'goal' || said !== 'save' || value[0]?.kind !== 'quoted') return undefined;
  const words = target.slice(0, -1);
  const lead = /^(?<what>.+?) (?:under the name(?: of)?|with the name|as|named|called)$/u.exec(
    words.map(({ kind, lower }) => (kind === 'word' ? lower : '?')).join(' '),
  )?.groups?.['what'];
  const count = lead?.split(' ').length ?? 0;
  return count > 1 ? { target: words.slice(0, count), value } : undefined;
}

/** "Rename X to Y". */
function nameAnew({
  verb,
  said,
  readings,
}: Clause): { target: readonly Token[]; value: readonly Token[] } | undefined {
  const reading = readings.find((each) => each.target && each.value);
  if (verb !== 'set' || said !== 'rename' || !reading?.target || !reading.value) return undefined;
  if (reading.value.some((token) => token.kind === 'variable')) return undefined;
  // What stands behind a quoted name is no part of it.
  if (reading.value.length > 1 && reading.value.some((token) => token.kind === 'quoted')) return undefined;
  return { target: [wordToken('rename'), ...reading.target], value: reading.value };
}
