/**
 * "Create an event "Lunch" on 9 March from 12:00 to 13:00": the form is opened where it is not open, every part goes where its label or
 * kind says, and the form is sent off. Nothing is typed before every part has its place and the form its button.
 */
import { isStateOfPage } from '../records/deed-as-state.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { fillSentence } from '../../language/fill-sentence.js';
import type { Token } from '../../language/lexer.js';
import { deedVerb, type FormSentence, formSentences, isIntoCart } from '../../language/form-sentence.js';
import { formFields, type FormField, isCalled } from '../../matching/form-fields.js';
import { excludeEachOther } from '../../matching/form-choices.js';
import { saysWhen } from '../../matching/form-moments.js';
import { isForLetter } from '../../matching/form-mails.js';
import { adjective } from '../../matching/form-adjective.js';
import { isOwnLabel } from '../../matching/form-placing.js';
import { formAbout, formButton, makesOther } from '../../matching/form-place.js';
import { type FormPhase, isUnlisted, keyOf } from '../../matching/closed-lists.js';
import { onlyNarrows } from '../../matching/filter-bar.js';
import { besideOpener } from '../../matching/opener-left.js';
import { formOpener } from '../../matching/form-opener.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { contentWordsOf, fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { titlesOver } from '../../matching/titles-over.js';
import { isOfAnotherForm } from './other-purpose.js';
import {
  asksForDeed,
  isAskedBack,
  isForMore,
  isIntoWhole,
  isNoun,
  isOneMore,
  isOptionLike,
} from './form-said.js';
import { clauseOf, clickedLater, isDoable, ticked } from './form-clauses.js';
import { asideOf, byFields, type InPlace, inParts, isOwnForm, isStating } from './form-owned.js';
import { wayOut } from './form-away.js';
import { isListed } from './listed-already.js';
import { isOfOtherLine } from './opener-of-line.js';
import { listsRead } from './lists-read.js';
import { onTo, onwardButton } from './form-steps.js';
import { typedAgain } from './repeated-password.js';
import { sendsStanding } from '../controls/sends-standing.js';

/** How sure a form is that no one named. */
const CONFIDENCE = 0.8;

/** Fills the form that is open, or opens it; undefined when the clause says no parts, or the page has no place for them. */
export function formOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const forms = formsThere(clause, scene);
  const standing = formsFilled(clause, forms, scene);
  if (standing.length > 1) return undefined;
  return standing[0] ?? standingLists(clause, forms, scene) ?? formOpened(clause, scene);
}

/** Fills the one form on the page that has a place for all that is said. */
export function standingForm(clause: Clause, scene: Scene): Outcome | undefined {
  const forms = formsThere(clause, scene);
  const [standing, ...others] = formsFilled(clause, forms, scene);
  return others.length === 0 ? (standing ?? standingLists(clause, forms, scene)) : undefined;
}

/** A form that stands there, and the ways to read the sentence. */
interface FormThere {
  told: readonly FormSentence[];
  fields: readonly FormField[];
}

function formsFilled(clause: Clause, forms: readonly FormThere[], scene: Scene): readonly Outcome[] {
  return forms.flatMap(({ told, fields }) => {
    const made = told
      .map((sentence) => fillForm(clause, fields, { sentence, scene, opener: undefined, around: [] }))
      .find(({ kind }) => kind === 'instead');
    return made ? [made] : [];
  });
}

/** Opens the drawn lists of the one form on the page that would take all that is said, were some of it in them. */
function standingLists(clause: Clause, forms: readonly FormThere[], scene: Scene): Outcome | undefined {
  if (scene.lists) return undefined;
  const [form, ...others] = forms.filter(({ told, fields }) =>
    told.some((sentence) => mayTakeAll(clause, fields, { sentence, scene, opener: undefined, around: [] })),
  );
  const lists = form && others.length === 0 ? form.fields.map(({ entry }) => entry) : [];
  const read = listsRead(lists, {});
  return read && explaining(read, spell(clause.readings[0]?.target ?? []));
}

/** Whether a form takes all of it, where its drawn lists offer what has no place else. */
function mayTakeAll(clause: Clause, fields: readonly FormField[], filling: Filling): boolean {
  return (
    fields.some(({ entry }) => isUnlisted(entry)) &&
    fillForm(clause, fields, { ...filling, supposes: true }).kind === 'instead'
  );
}

function formsThere(clause: Clause, scene: Scene): readonly FormThere[] {
  const sentences = formSentences(clause);
  const filled = sentences.length > 0 ? undefined : fillSentence(clause);
  const told = filled ? [filled] : sentences;
  if (told.length === 0) return [];
  // What came up for a deed is filled in, and no form that stood there before.
  const fresh = clause.opened ? freshEntries(scene) : undefined;
  // What is new stands in no field that searches the list of what is there.
  const isNew = clause.verb === 'goal' ? clause.said !== 'search' : !narrowing.test(clause.text);
  const all = formFields(
    scene.index.actionable.filter((entry) => (!fresh || fresh.has(entry)) && !(isNew && onlyNarrows(entry))),
    scene.lists,
  );
  const forms = new Set(all.map(({ entry }) => formOf(entry)));
  return [...forms].map((form) => ({
    told,
    fields: all.filter(({ entry }) => formOf(entry) === form),
  }));
}

const narrowing = /\b(?:search|filter|find|look|sort|show|group)/i;

/** Opens the form for it. */
function formOpened(clause: Clause, scene: Scene): Outcome | undefined {
  for (const [reading, each] of formSentences(clause).entries()) {
    const mayOpen =
      each.mayOpen && !isHere(each.object, scene) && !isListed(each.object, clause, scene.index);
    const opened = mayOpen ? formOpener(deedVerb(clause), each, scene) : undefined;
    if (!opened || isOfOtherLine(opened.opener, clause)) continue;
    if (sendsStanding(opened.opener, clause, scene)) return undefined;
    return {
      kind: 'steps',
      steps: [stepOn(opened.opener, 'click', { confidence: CONFIDENCE })],
      phase: { kind: 'form', opener: opened.says, around: opened.around, reading },
      explained: spell(clause.readings[0]?.target ?? []),
    };
  }
  return undefined;
}

/** "Reserve a large van", where "Large" stands there to be chosen: what is asked for is here, and opened by nothing. */
function isHere(object: readonly Token[], { index }: Scene): boolean {
  const words = object.flatMap(({ text }) => contentWordsOf(text)).slice(0, -1);
  const isCalled = (text: string): boolean => words.some((word) => fold(text) === word.text);
  return index.actionable.some(
    ({ node }) =>
      node.hidden === undefined &&
      ((/^(?:button|radio|checkbox|switch|tab|option)$/.test(node.role) && isCalled(node.name)) ||
        node.options?.some(isCalled) === true),
  );
}

/** Fills the form that came up; one that has no place for all that is said is put away again. */
export function formPhase(phase: FormPhase, scene: Scene, clause: Clause): Outcome {
  const { opener, around, reading, up } = phase;
  const fresh = up
    ? new Set(scene.index.entries.filter((entry) => up.includes(keyOf(entry))))
    : freshEntries(scene);
  const cameUp = formFields(
    scene.index.actionable.filter((entry) => fresh.has(entry)),
    scene.lists,
  );
  const isFresh = cameUp.length > 0;
  const fields = isFresh
    ? cameUp
    : formFields(scene.index.actionable.filter((entry) => isCleared(entry, scene)));
  const sentence = formSentences(clause)[reading];
  if (!sentence) return { kind: 'none', looked: clause.text, nearest: [] };
  // What stands in the fields for all of them is kept as it is typed.
  const isSent = sentence.isSent && (isFresh || fields.length === 0);
  const filling: Filling = { sentence: { ...sentence, isSent }, scene, opener, around };
  const outcome = fillForm(clause, fields, filling);
  if (outcome.kind === 'none' && isFresh && !scene.lists && mayTakeAll(clause, fields, filling)) {
    const form: FormPhase = { ...phase, up: [...fresh].map((entry) => keyOf(entry)) };
    const read = listsRead(
      fields.map(({ entry }) => entry),
      { form },
    );
    if (read) return read;
  }
  const away = outcome.kind === 'none' && fields.length > 0 ? wayOut(fresh, scene) : undefined;
  return outcome.kind === 'none' && away ? { ...outcome, putBack: [away] } : outcome;
}

/** A field that showed what is there before, and stands empty now for what is new. */
function isCleared({ node }: Entry, { before }: Scene): boolean {
  const was = before && entryOf(node.ref ?? '', before);
  return (node.value ?? '') === '' && (was?.node.value ?? '') !== '';
}

/** "… and create the campaign": behind a step in the form for it, its own button. */
export function formSent(clause: Clause, scene: Scene): Outcome | undefined {
  const { last } = scene;
  const target = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || !sends.test(clause.said) || !last || formFields([last]).length === 0)
    return undefined;
  const nouns = target
    .slice(1)
    .flatMap(({ text }) => contentWordsOf(text))
    .filter((word) => !isStopWord(word));
  if (nouns.length === 0 || target.some(({ kind }) => kind !== 'word')) return undefined;
  // "Save" publishes nothing where a switch "Published" stands beside it.
  if (isStateOfPage(clause.said, scene)) return undefined;
  const button = formButton([last], { verb: clause.said, nouns, scene });
  const about = formAbout([last], { button, opener: undefined, scene });
  if (!button || !nouns.every((noun) => about.some((word) => isSame(noun, word)))) return undefined;
  return {
    kind: 'steps',
    steps: [{ ...stepOn(button, 'click', { confidence: CONFIDENCE }), irreversible: true }],
    explained: spell(target),
  };
}

function isSame(asked: Word, shown: Word): boolean {
  const mail = /^(?:email|message|letter)$/;
  return wordLikeness(asked, shown) >= 0.9 || (mail.test(asked.meaning) && mail.test(shown.meaning));
}

/** Verbs of sending off what a form makes. */
const sends = /^(?:create|add|save|submit|send|post|publish|book|register|schedule|invite|reserve)$/;

/** What is to be filled in, and what has opened the form for it. */
interface Filling {
  sentence: FormSentence;
  scene: Scene;
  opener: string | undefined;
  around: readonly number[];
  /** What has no place in what is known of the form is taken to be in its drawn lists. */
  supposes?: true;
}

/** As the words divide the sentence; where that comes to nothing, as the fields of the form do. */
function fillForm(clause: Clause, fields: readonly FormField[], filling: Filling): Outcome {
  const { sentence, around, supposes } = filling;
  const plain = fillPlaced(clause, fields, filling, inParts(sentence, fields, around));
  const divided =
    plain.kind === 'none' && !supposes && around.length === 0
      ? byFields(clause, sentence, fields)
      : undefined;
  const outcome = divided && fillPlaced(clause, fields, filling, divided);
  return outcome && outcome.kind !== 'none' ? outcome : plain;
}

/** A clause for each part and one for the button, or a refusal that names what has no place. */
function fillPlaced(
  clause: Clause,
  fields: readonly FormField[],
  { sentence, scene, opener, supposes }: Filling,
  { nouns, all: inPlace, left }: InPlace,
): Outcome {
  const none = (looked: string): Outcome => ({ kind: 'none', looked, nearest: [] });
  const unlisted = supposes
    ? fields.filter((field) => isUnlisted(field.entry) && inPlace.every((each) => each.field !== field))
    : [];
  const open = left.filter((part) => isOptionLike(part)).slice(0, unlisted.length);
  const placed = { all: inPlace, left: left.filter((part) => !open.includes(part)) };
  const aside = asideOf(clause, { fields, nouns });
  const onward =
    opener === undefined
      ? undefined
      : onwardButton(
          placed.all.map(({ field }) => field.entry),
          scene,
        );
  const [missing] = onward
    ? []
    : placed.left.filter((part) => !isIntoCart(part) && !isIntoWhole(clause, part, fields));
  if (missing) return none(`a field for "${spell(missing.tokens)}"`);
  if (placed.all.length === 0 && (unlisted.length === 0 || opener === undefined))
    return none(`a field for ${clause.text}`);
  const isTyped = /^(?:fill|type)$/.test(clause.verb);
  const unsaid = placed.all.find(
    ({ field, value }) => isOwnLabel(field, value) || (isTyped && field.kind !== 'box' && isNoun(value)),
  );
  if (unsaid) return none(`what goes into "${unsaid.field.entry.node.name}"`);
  if (excludeEachOther(placed.all.map(({ field }) => field))) return none(`one choice for ${clause.text}`);
  const isDated = placed.all.some(({ field }) => /^(?:date|time)$/.test(field.kind));
  const late = placed.all.find(
    ({ field, value }) => field.kind === 'text' && !isDated && saysWhen(value, { fields, nouns }),
  );
  if (late) return none(`when "${spell(late.value)}" is`);
  const elements = (placed.all.length > 0 ? placed.all : unlisted.map((field) => ({ field }))).map(
    ({ field }) => field.entry,
  );
  // "Submit report" sends off what "Report a fault" has opened.
  const cart = placed.left.filter(isIntoCart).flatMap(({ tokens }) => contentWordsOf(valueOf(tokens)));
  const called = [...nouns, ...cart, ...wordsOf(opener ?? '')];
  const found = besideOpener(scene, (index) =>
    formButton(elements, { verb: deedVerb(clause), nouns: called, scene: { ...scene, index } }),
  );
  // What has brought up the fields would bring up more of them.
  const isOpener = found !== undefined && opener !== undefined && found.node.ref === scene.last?.node.ref;
  const goesOn = onward && (placed.left.length > 0 || !found || found === onward) ? onward : undefined;
  const button = isOpener || goesOn ? undefined : found;
  const isAsked =
    clause.after === 'sent' ||
    (found !== undefined && isAskedBack(clause, found) && sentence.isSent) ||
    ((clause.after !== 'goes on' || aside !== undefined) && sentence.isSent);
  const isStated = nouns.length === 0 && isStating(clause);
  const isSent =
    isAsked && !(isStated && !button) && !(isOpener && elements.every((field) => isOneMore(field, scene)));
  const asleep =
    isSent && !button && !goesOn
      ? formButton(elements, { verb: deedVerb(clause), nouns: called, scene, isAsleep: true })
      : undefined;
  if (isSent && !button && !goesOn && !asleep)
    return none(`the button that sends off the form for ${clause.text}`);
  const titles = isTyped && elements[0] ? titlesOver(elements[0], scene.index) : [];
  const about = [
    ...formAbout(elements, { button: button ?? asleep, opener, scene }),
    ...titles.flatMap((title) => wordsOf(title)),
  ];
  const named = placed.all.flatMap(({ field }) => field.names.flat());
  const head = nouns.at(-1);
  const isAddressed = clause.opened === true || placed.all.some(({ field }) => isCalled(field, 'to'));
  if (
    opener === undefined &&
    !isAddressed &&
    isOfAnotherForm(clause, { parts: sentence.parts, button, about, nouns, index: scene.index })
  )
    return none(clause.text);
  // "Add the tag "music"" fills a field of the form for something else, and does not send that off.
  const isTask = head !== undefined && /^(?:task|todo|chore)$/.test(head.stem) && elements.some(asksForDeed);
  const boxes: Entry[] = [];
  const free = fields.filter((field) => placed.all.every((each) => each.field !== field));
  // "Book a suite": what is booked may be one of the choices itself.
  const isBooking = /^(?:book|reserve|rent|hire)$/.test(deedVerb(clause)) && found !== undefined;
  const kind = isBooking ? adjective(nouns, free, []) : undefined;
  const isKind = kind !== undefined && nouns.every((noun) => kind.words.some((word) => isSame(noun, word)));
  // "Compose" has brought it up.
  const isLetter = opener !== undefined && head !== undefined && isForLetter(head, fields);
  const isSaid =
    unlisted.length > 0 ||
    isTask ||
    isLetter ||
    isKind ||
    about.some((word) => head !== undefined && isSame(head, word));
  // "Write a mail": not in a form that asks who someone is.
  const isMail = head !== undefined && /^(?:email|letter)$/.test(head.meaning);
  if ((isSent || isMail) && head && fields.length > 1 && !isSaid)
    return none(`what says that the form is for ${head.text}`);
  if (
    opener === undefined &&
    button &&
    head &&
    makesOther(button, { head, said: wordsOf(clause.text) }, scene)
  )
    return none(`what makes a ${head.text}`);
  const chosen = isKind ? kind : adjective(nouns.slice(0, -1), free, about);
  for (const noun of nouns) {
    if (
      (noun === head && (isTask || isLetter)) ||
      [...about, ...named, ...(chosen?.words ?? [])].some((word) => isSame(noun, word))
    )
      continue;
    const [box, ...others] = fields.filter(
      (field) =>
        field.kind === 'box' && [noun.text, `make ${noun.text}`].some((name) => isCalled(field, name)),
    );
    if (unlisted.length > 0) continue;
    if (!box || others.length > 0) return none(`what says "${noun.text}" of the form for ${clause.text}`);
    boxes.push(box.entry);
  }
  if (
    opener === undefined &&
    clause.verb === 'goal' &&
    !isStated &&
    !isOwnForm(clause, elements, { button, about })
  )
    return none(clause.text);
  const again = isSent ? typedAgain(clause, placed.all, free) : [];
  const all = [...placed.all, ...again, ...(chosen ? [chosen.placement] : [])];
  const steps = all.map((each) => clauseOf(clause, each));
  if (steps.some((step) => !isDoable(step, scene))) return none(`how to fill in the form for ${clause.text}`);
  return {
    kind: 'instead',
    clauses: [
      ...steps,
      ...boxes.map((box) => ticked(box)),
      ...(aside ? [clauseOf(clause, aside)] : []),
      ...(goesOn && (isSent || placed.left.length > 0)
        ? onTo(goesOn, clause, { left: placed.left, isSent })
        : []),
      ...(asleep ? [clickedLater(asleep, clause.text)] : []),
      ...(isSent && button
        ? [
            {
              verb: 'submit' as const,
              said: clause.said,
              readings: [{}],
              text: `send off: ${clause.text}`,
              at: button.node.ref ?? '',
            },
          ]
        : []),
    ],
    ...((aside ?? (clause.after === 'sent' && !isForMore(clause, button, scene))) && { covers: 1 }),
  };
}
