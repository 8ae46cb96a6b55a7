/**
 * What came up after the click that carries a goal out: "delete the note" is not done while the page asks whether to, nor "publish the
 * post" while a menu offers "Publish now". The page is looked at once more when the sentence is at its end; a question about this very
 * deed and no more is answered with yes, the one item that says the deed is clicked, and where that is not clear the deed is not done.
 */
import { type Clause, spell } from '../../language/clause.js';
import { freshBeside, freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { candidatesFor, type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { fieldRoles } from '../../language/types.js';
import {
  askedAtAll,
  askedForMore,
  askedInForm,
  askedToChoose,
  askedWithField,
  comingUp,
  type Question,
  questionIn,
} from '../../matching/question.js';
import { chosenOn } from './chosen-records.js';
import { furtherStep } from './booked-yet.js';
import { figureDue } from './figure-due.js';
import { filledIn, hasToBeTaken, rejected, searchRefused } from './rejected.js';
import {
  contentOf,
  fold,
  formsOf,
  isOrnament,
  isStopWord,
  toWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';

type Deed = Extract<Phase, { kind: 'deed' }>;

/** How sure the answer to a question is, and the item of a menu that says what was said. */
const CONFIDENCE = 0.85;

/** Verbs that open, show or answer something: what comes up is what was asked for. */
const opening =
  /^(?:view|show|see|open|learn|explore|preview|locate|load|zoom|compare|contact|call|edit|filter|sort|get|join|start|confirm|continue|proceed|allow|ok|accept|refresh|make|new|write|compose)$/;

/** What has to have come of the last click of a clause, perhaps behind others; undefined where the clause names no deed. */
export function deedOf(
  { verb, said: known, readings, sends }: Clause,
  outcome: Outcome,
  { isSequel, sentence }: { isSequel: boolean; sentence: string },
): Deed | undefined {
  const step = outcome.kind === 'steps' && !outcome.phase ? outcome.steps.at(-1) : undefined;
  if (sends && step?.method === 'click' && step.ref !== undefined)
    return { kind: 'deed', verb: 'search', ref: step.ref, isTaken: 'search' };
  // "Terminate the contract", "take back the cake": a verb that only the page knows ends something all the same, or is on its button.
  const [first] = readings[0]?.target ?? [];
  const isNamed = step?.description.toLowerCase().startsWith(`click button "${first?.lower ?? ''} `);
  const said = known === '' && first && (isNamed || ending.test(first.lower)) ? first.lower : known;
  // "Deactivate the account" is a state to the grammar, and a button here.
  const isButton =
    /^(?:check|uncheck|clear|close)$/.test(verb) &&
    /^click (?:button|link|menuitem) /.test(step?.description ?? '');
  const isDeed = (verb === 'goal' || verb === 'submit' || isButton) && said !== '' && !opening.test(said);
  if (!isDeed || step?.method !== 'click' || step.ref === undefined) return undefined;
  // "Cancel" alone is an answer; "cancel the booking" is a deed.
  if (said === 'cancel' && contentOf(spell(readings[0]?.target ?? [])).length < 2) return undefined;
  const isTaken = hasToBeTaken(said, sentence);
  const filled = isTaken ? filledIn(outcome) : undefined;
  return {
    kind: 'deed',
    verb: said,
    ref: step.ref,
    ...(isSequel && { isSequel }),
    ...(isTaken && { isTaken }),
    ...(filled && { filled }),
  };
}

/** Words of which a native dialog has to say one to be the question whether to do this. */
export function wordsOfDeed({ verb }: Deed): readonly string[] {
  return formsOf(toWord(verb));
}

/** What was clicked for the deed, as it stood then. */
function clickedFor({ ref }: Deed, { before }: Scene): Entry | undefined {
  return before && entryOf(ref, before);
}

/** Answers what came up, or says that the deed is not done; done where nothing of that kind came up. */
export function deedPhase(phase: Deed, scene: Scene, clause: Clause): Outcome {
  const done: Outcome = { kind: 'done', reason: 'nothing more is asked' };
  if (phase.answered !== undefined) {
    const { question } = phase;
    const button = entryOf(phase.answered, scene.index);
    const isOpen = question !== undefined && button !== undefined && button.node.hidden === undefined;
    return isOpen ? notDone(clause, question) : done;
  }
  const { ref, isTaken } = phase;
  const complaint =
    isTaken === 'search'
      ? searchRefused(ref, scene)
      : isTaken
        ? rejected(ref, scene, phase.filled)
        : undefined;
  if (complaint !== undefined) return notTaken(clause, complaint);
  if (isTaken === 'search') return done;
  const up = appeared(scene);
  if (up.size === 0) return ending.test(phase.verb) && isUnmoved(phase, scene) ? lost(clause) : done;
  const coming = comingUp(up);
  if (coming !== undefined) return { kind: 'none', looked: `an answer to "${coming}"`, nearest: [] };
  const figure = figureDue(clause, up, scene);
  if (figure) return figure;
  const form = ending.test(phase.verb) ? askedInForm(up, toWord(phase.verb)) : undefined;
  if (form) return form.yes ? said(form.yes, phase, form.text) : notDone(clause, form.text);
  const asked = ending.test(phase.verb) ? askedWithField(up, toWord(phase.verb)) : undefined;
  if (asked !== undefined) return notDone(clause, asked);
  // "Add the employee … and save" clicks "Save employee": the page asks whether to save.
  const [shown] = /^\p{L}+(?= |$)/u.exec(fold(clickedFor(phase, scene)?.node.name ?? '')) ?? [];
  const verbs = [phase.verb, ...(shown === undefined ? [] : [shown])];
  const [question] = verbs.flatMap((verb) => questionIn(up, toWord(verb), scene.index) ?? []);
  const further = question ? undefined : furtherStep(phase, up, scene);
  if (further) return further.yes ? wentOn(further.yes, phase) : notDone(clause, further.text);
  if (question) return answered(question, phase, clause, scene);
  const isPending = isOpenStill(phase, scene) || (committing.test(phase.verb) && hasDialog(up));
  const more = isPending ? askedForMore(up, toWord(phase.verb)) : undefined;
  const choice = more ?? askedToChoose(up, scene.index);
  if (choice !== undefined) return notDone(clause, choice);
  const item = itemOf(phase, up, scene, clause);
  const isToEnd = ending.test(phase.verb) || phase.isSetting === true;
  const open = item || !isToEnd ? undefined : askedAtAll(up, scene.index);
  return open === undefined ? (item ?? done) : notDone(clause, open);
}

/**
 * Nothing at all on the page is other than before: the line of a drawn sign was drawn anew under the pointer, say, and the click was lost. A real
 * button may have asked in a dialog of the browser that the test has answered.
 */
function isUnmoved(phase: Deed, scene: Scene): boolean {
  const { before, index } = scene;
  if (clickedFor(phase, scene)?.node.role === 'button') return false;
  const shown = ({ entries }: PageIndex): string =>
    entries
      .map(({ node }) =>
        [node.role, node.name, node.text, node.value, node.checked, node.hidden, node.classes].join('|'),
      )
      .join('\n');
  // A link that leads nowhere but to "#" changes the address, and nothing else.
  const pathOf = ({ snapshot }: PageIndex): string => snapshot.url.replace(/#.*$/, '');
  return before !== undefined && pathOf(before) === pathOf(index) && shown(before) === shown(index);
}

function lost({ text }: Clause): Outcome {
  return {
    kind: 'none',
    looked: `what came of "${text}": the page shows all that it showed before`,
    nearest: [],
  };
}

/** The button of a deed that is done with it is still there, beside what came up: the deed is not what sent the page on. */
function isOpenStill({ verb, ref, isSequel }: Deed, { before, index }: Scene): boolean {
  const isSame = before?.snapshot.url === index.snapshot.url;
  return isSequel === true && isSame && finishing.test(verb) && entryOf(ref, index) !== undefined;
}

/** Verbs of which nothing more is expected than that it is done. */
const finishing =
  /^(?:publish|send|submit|post|save|pay|transfer|complete|finish|subscribe|approve|release)$/;

/** Verbs that bind somebody: a dialog with fields that comes up for one has yet to be sent off. */
const committing = /^(?:book|reserve|rent|hire|order|buy|purchase|claim|enrol|enroll|apply|pay|donate)$/;

function hasDialog(up: ReadonlySet<Entry>): boolean {
  return [...up].some(({ node }) => node.role.endsWith('dialog') && node.hidden === undefined);
}

/** Verbs that end something: what asks about them first wants more than a click when it has a field. */
const ending =
  /^(?:delete|remove|erase|cancel|deactivate|disable|terminate|revoke|reset|discard|unsubscribe|archive|leave|destroy|drop|wipe|close|decline|reject|refuse|deny|withdraw|suspend|block|ban|refund|retire|dismiss|report|flag|end|abort|void|annul|uninstall|disconnect|evict|expel|write off)$/;

/** Whether a verb ends something, so that a page may well ask about it first. */
export function endsSomething(said: string): boolean {
  return ending.test(said);
}

function answered(question: Question, phase: Deed, clause: Clause, scene: Scene): Outcome {
  const { before } = scene;
  if (question.isUnclear) return notDone(clause, question.text);
  const [yes, ...others] = question.yes;
  // "Place the order", and the page asks "Yes, buy now": a deed by another name is for the next sentence to say; what is to end is not ended yet.
  if (yes && others.length === 0 && saysAnotherDeed(yes, phase, { clause, scene, question }))
    return ending.test(phase.verb)
      ? notDone(clause, question.text)
      : { kind: 'done', reason: 'the page asks about it in other words' };
  const isMore = question.asksFor.find(
    (word) =>
      !wordsOf(clause.text).some((said) => wordLikeness(said, word) >= 0.9) &&
      // "Delete 2 invoices?" asks about those that are ticked.
      !(before !== undefined && chosenOn(before) === Number(word.stem)),
  );
  if (!yes || others.length > 0 || isMore) return notDone(clause, question.text);
  return said(yes, phase, question.isDialog ? question.text : undefined);
}

/** The click on the answer, after which the `question` of a dialog is to be gone. */
function said(yes: Entry, phase: Deed, question: string | undefined): Outcome {
  return {
    kind: 'steps',
    steps: [{ ...stepOn(yes, 'click', { confidence: CONFIDENCE }), irreversible: true }],
    phase: { ...phase, answered: yes.node.ref ?? '', ...(question !== undefined && { question }) },
  };
}

/** The click on what does the deed itself, of which as much has to come as of any. */
function wentOn(yes: Entry, phase: Deed): Outcome {
  return {
    kind: 'steps',
    steps: [{ ...stepOn(yes, 'click', { confidence: CONFIDENCE }), irreversible: true }],
    phase: { ...phase, ref: yes.node.ref ?? '' },
  };
}

/** The answer says a verb that neither the sentence, nor the button that was clicked, nor any "yes" has. */
function saysAnotherDeed(
  { evidence: [name] }: Entry,
  deed: Deed,
  { clause: { text }, scene, question }: { clause: Clause; scene: Scene; question: Question },
): boolean {
  if (repeatsOfIt(name?.words ?? [], deed, { text, question })) return false;
  const known = [deed.verb, text, clickedFor(deed, scene)?.node.name ?? ''].flatMap((each) => wordsOf(each));
  return (name?.words ?? []).some(
    (word) =>
      !isStopWord(word) &&
      !isOrnament(word) &&
      !plainYes.test(word.text) &&
      !known.some((each) => wordLikeness(each, word) >= 0.9),
  );
}

/** "Remove Ada Long?", answered by "Remove volunteer": the deed once more, with what it is that the question has named. */
function repeatsOfIt(
  [verb, noun, ...more]: readonly Word[],
  deed: Deed,
  { text, question }: { text: string; question: Question },
): boolean {
  const names = text.match(/(?<=\s)\p{Lu}\p{L}+|\d+/gu) ?? [];
  const isNamed = names.some((each) => question.text.includes(each));
  return (
    verb?.meaning === toWord(deed.verb).meaning &&
    noun !== undefined &&
    more.length === 0 &&
    isNamed &&
    !/^(?:all|every|everything|both|\d+)$/.test(noun.text)
  );
}

const plainYes =
  /^(?:yes|yeah|yep|ok|okay|sure|certain|confirm|continue|proceed|go|ahead|agree|accept|apply|do|really|absolutely|understand|now|please|anyway|it|them|this|these|him|her)$/;

function notDone({ text }: Clause, question: string): Outcome {
  return {
    kind: 'none',
    looked: `an end of "${text}": the page asks "${question}", and how to answer that is not clear from the sentence, so it is not done; say the answer as well ("… and confirm it", "… and click Cancel")`,
    nearest: [],
  };
}

function notTaken({ text }: Clause, complaint: string): Outcome {
  return {
    kind: 'none',
    looked: `an end of "${text}": the form is still there and says "${complaint}", so it is not done; give what it asks for, or click its button where this is what is to be seen`,
    nearest: [],
  };
}

/** What a person sees now and did not see before. */
function appeared(scene: Scene): Set<Entry> {
  const { before, index } = scene;
  const up = freshEntries(scene);
  for (const entry of before ? index.entries : []) {
    const { ref, hidden } = entry.node;
    const was = ref === undefined || hidden !== undefined ? undefined : before && entryOf(ref, before);
    if (/^(?:transparent|offscreen|clipped|aria-hidden)$/.test(was?.node.hidden ?? '')) up.add(entry);
  }
  return before ? withoutRedrawn(up, before, index) : up;
}

/**
 * Without the rows and cards that stood there before, and say the same or have the same controls ("Renew" in the row of a loan that has
 * another date now): a page that draws its list anew asks nothing by that.
 */
function withoutRedrawn(up: Set<Entry>, before: PageIndex, index: PageIndex): Set<Entry> {
  const gone = new Set(
    before.entries.flatMap((entry) =>
      entry.record && entry.node.ref !== undefined && !entryOf(entry.node.ref, index)
        ? saidBy(entry, before)
        : [],
    ),
  );
  const texts = new Set(
    before.entries.flatMap((entry) =>
      entry.node.ref !== undefined && !entryOf(entry.node.ref, index) ? textsOf(entry) : [],
    ),
  );
  if (gone.size === 0 && texts.size === 0) return up;
  const same = new Set([...up].filter((entry) => textsOf(entry).some((text) => texts.has(text))));
  const isRedrawn = (entry: Entry): boolean => {
    const record = recordOf(entry);
    const isSame = record !== undefined && up.has(record);
    return (
      (isSame && saidBy(record, index).some((each) => gone.has(each))) ||
      [entry, ...ancestorsOf(entry)].some((each) => same.has(each))
    );
  };
  return new Set([...up].filter((entry) => !isRedrawn(entry)));
}

/** What a part of the page says, where that is enough to know it by; none for less. */
function textsOf({ node }: Entry): string[] {
  const text = readable(node);
  return text.split(' ').length < KNOWN_FROM ? [] : [`${node.role} ${text}`];
}

/** Words by which a part of the page is known again. */
const KNOWN_FROM = 3;

/** What a record is known by when it is drawn anew: all that it says; and its controls, by their names. */
function saidBy(record: Entry, index: PageIndex): string[] {
  const controls = below(index, record).filter(({ node }) => controlRoles.test(node.role));
  const names = controls.map(({ node }) => `${node.role} "${node.name || (node.text ?? '')}"`);
  return [`${record.node.role} ${readable(record.node)}`, ...(names.length > 0 ? [names.join(', ')] : [])];
}

const controlRoles = /^(?:button|link|checkbox|radio|switch|textbox|searchbox|spinbutton|combobox|menuitem)$/;

/** The item of the menu that the click has opened, which says the deed and nothing that was not said. */
function itemOf(phase: Deed, up: ReadonlySet<Entry>, scene: Scene, clause: Clause): Outcome | undefined {
  const verb = toWord(phase.verb);
  const saying = itemsIn(phase, up, scene).filter(({ evidence: [name] }) =>
    // "+" in a basket that opened is no second "Add to basket".
    name?.words.some((word) => /\p{L}/u.test(word.text) && wordLikeness(verb, word) >= 0.9),
  );
  const said = wordsOf(spell(clause.readings.flatMap(({ target }) => target ?? [])));
  const unsaid = ({ evidence: [name] }: Entry): Word[] =>
    (name?.words ?? []).filter((word) => !said.some((each) => wordLikeness(each, word) >= 0.9));
  const fitting = saying.filter((entry) =>
    unsaid(entry).every((word) => isStopWord(word) || isOrnament(word)),
  );
  const whole = fitting.filter((entry) => unsaid(entry).length === 0);
  const [item, ...others] = whole.length === 1 ? whole : fitting;
  if (item && others.length === 0)
    return { kind: 'steps', steps: [stepOn(item, 'click', { confidence: CONFIDENCE })] };
  if (saying.length < 2) return undefined;
  return {
    kind: 'ambiguous',
    looked: `the one item for "${clause.text}" in the menu that it opened, so that it is not done`,
    candidates: candidatesFor(saying, 'click', { score: 0.5, reason: 'says what is to be done' }),
  };
}

/** Most items of a menu that nothing marks as one. */
const MOST_ITEMS = 12;

/** The items of a menu that opened beside what was clicked, which is still there. */
function itemsIn({ ref }: Deed, up: ReadonlySet<Entry>, scene: Scene): Entry[] {
  const { before, index } = scene;
  const opener = entryOf(ref, index);
  if (!opener || !before || before.snapshot.url !== index.snapshot.url) return [];
  // A form that came up is filled in next.
  if ([...up].some(({ node }) => fieldRoles.has(node.role) && node.role !== 'listbox')) return [];
  // A panel that fades in has its own button come up after the click on it.
  const items = [...up].filter(
    ({ actionable, node }) =>
      actionable &&
      node.ref !== undefined &&
      node.ref !== ref &&
      node.hidden === undefined &&
      node.disabled !== true,
  );
  const menus = [...up].filter(({ node }) => /^(?:menu|listbox)$/.test(node.role));
  const marked = items.filter(
    (entry) =>
      /^(?:menuitem\w*|option)$/.test(entry.node.role) || menus.some((menu) => isInside(entry, menu)),
  );
  if (marked.length > 0) return marked;
  const beside = freshBeside(scene);
  const isMenu = items.length > 1 && items.length <= MOST_ITEMS && items.every((entry) => beside.has(entry));
  return isMenu && items.every(({ node }) => readable(node) !== '') ? items : [];
}
