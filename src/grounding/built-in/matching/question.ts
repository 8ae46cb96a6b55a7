/** The question whether to do what was asked for: "Delete this note? Cancel / Delete", in a dialog or in plain boxes. Answers nothing. */
import { crosses } from '../language/crosses.js';
import { type Entry, isInside, type PageIndex, readable } from './page-index.js';
import { fieldRoles } from '../language/types.js';
import { fold, formsOf, type Word, wordLikeness, wordsOf } from '../language/words.js';

/** A question that came up. */
export interface Question {
  /** As it reads, cut short. */
  text: string;
  isDialog: boolean;
  /** The buttons that say yes; the ones that repeat the deed where there are such. */
  yes: readonly Entry[];
  /** Words of what it asks for besides: "delete all 12 messages", "send without a subject". */
  asksFor: readonly Word[];
  /** It asks whether to go on, and says neither the deed nor that it is about it: what a yes would do is not certain. */
  isUnclear: boolean;
}

/** Most buttons of a question that nothing marks as a dialog. */
const MOST_BUTTONS = 4;
/** Most words of a button. */
const MOST_WORDS = 6;
/** Most characters of a question that are quoted. */
const MOST_QUOTED = 120;

const declines = new RegExp(
  `^(?:cancel|no|keep|never ?mind|don'?t|do not|go back|back|not now|close|abort|dismiss|stay)\\b|^[${crosses}x]$`,
  'u',
);
const agrees = /^(?:yes|ok|okay|confirm|continue|proceed|sure|i'?m sure|i am sure|really|click again)\b/;
const asks =
  /\?|\bare you sure\b|\breally\b|\bconfirm\b|\b(?:cannot|can't|can not) be (?:undone|reverted|reversed)\b/;
const isGeneric = /\bare you sure\b|\breally\b|\bconfirm\b|\bbe (?:undone|reverted|reversed)\b/;
/** It asks whether to go on with what was begun. */
const goesOn =
  /(?:^|[.!?]\s*|\b(?:want|like|wish|ready|sure) to |\b(?:shall|should) (?:we|i) |\bdo you (?:still )?(?:really )?)(?:continue|proceed|go (?:on|ahead)|carry on)(?: anyway| now)?\s*\?/;
/** "Sure?", alone or after one sentence: as good as "Are you sure?". */
const isSureOnly = /^(?:[^.!?]*[.!?])?\s*(?:sure|certain)\s*\?/;
/** It speaks of what has been done. */
const isOver = /\b(?:another|again|success\w*|thanks?|thank you|has been|have been|was|were)\b/;
/** That, of a dialog that offers to do it and not to: "The shift will be open again" is what will come of it. */
const isSurelyOver = /\b(?:another|success\w*|thanks?|thank you|has been|have been)\b/;
/** It asks for something that nobody spoke of. */
const qualifies = new Set('without anyway unsaved instead overwrite replace already'.split(' '));

/** The question about a deed among what came up; undefined where nothing asks, or something else is asked. */
export function questionIn(up: ReadonlySet<Entry>, deed: Word, index: PageIndex): Question | undefined {
  const dialogs = dialogsIn(up);
  const outer = dialogs.filter((each) => !dialogs.some((other) => other !== each && isInside(each, other)));
  const [dialog, ...others] = outer;
  if (others.length > 0) return undefined;
  const parts = dialog ? index.entries.filter((each) => each === dialog || isInside(each, dialog)) : [...up];
  if (parts.some(({ node }) => fieldRoles.has(node.role))) return undefined;
  const buttons = parts.filter((entry) => isButton(entry) && !parts.some((each) => isWithin(each, entry)));
  if (!dialog && buttons.length > MOST_BUTTONS) return undefined;
  const text = dialog ? readable(dialog.node) || dialog.node.name : textOf(parts);
  const said = fold(`${dialog?.node.name ?? ''} ${text}`);
  const names = buttons.map((entry) => ({ entry, name: fold(nameOf(entry)) }));
  const isNo = (name: string): boolean =>
    declines.test(name) && !(deed.text === 'cancel' && /^cancel [a-z]/.test(name));
  const isOfDeed = (text: string): boolean =>
    wordsOf(text).some(
      (word) =>
        word.meaning === deed.meaning ||
        formsOf(deed).some((form) => form === word.text || isGerund(word.text, form)),
    );
  // A dialog with a button that does it once more, and one that does not, asks without a question mark.
  const isAgain = ({ name }: { name: string }): boolean => wordsOf(name)[0]?.meaning === deed.meaning;
  const isOffered = dialog !== undefined && names.some(isAgain) && names.some(({ name }) => isNo(name));
  // "Yes, cancel it", that came up alone behind "Cancel job".
  const isSelf = names.some(({ name }) => /^yes\b/.test(name) && isOfDeed(name));
  const isAsked = asks.test(said) || isOffered || isSelf;
  const over = isOffered ? isSurelyOver : isOver;
  if (!isAsked || over.test(said.replace(/["“][^"”]*["”]/g, ''))) return undefined;
  // "+" in a basket that opened is no second "Add to basket".
  const yes = names.filter(
    ({ name }) => /\p{L}/u.test(name) && !isNo(name) && (agrees.test(name) || isOfDeed(name)),
  );
  if (!dialog && !isSelf && !names.some(({ name }) => isNo(name)) && !yes.some(({ name }) => asks.test(name)))
    return undefined;
  const isAbout = isOfDeed(said) || isGeneric.test(said) || isSureOnly.test(said);
  // "Take this line off? No / Yes", in a bubble at the button: a yes and a no and nothing else.
  const isBare =
    [...up].some(({ node }) => node.role === 'tooltip') &&
    names.length === 2 &&
    /\?/.test(said) &&
    names.some(({ name }) => isNo(name)) &&
    names.some(({ name }) => agrees.test(name));
  if (!isAbout && !goesOn.test(said) && !isBare) return undefined;
  const repeating = yes.filter(({ name }) => isOfDeed(name));
  return {
    text: text.replace(/\s+/g, ' ').slice(0, MOST_QUOTED),
    isDialog: dialog !== undefined,
    yes: (repeating.length > 0 ? repeating : yes).map(({ entry }) => entry),
    asksFor: besides(wordsOf(said), deed),
    isUnclear: !isAbout,
  };
}

function dialogsIn(up: ReadonlySet<Entry>): readonly Entry[] {
  return [...up].filter(
    ({ node }) => /^(?:dialog|alertdialog)$/.test(node.role) && node.hidden === undefined,
  );
}

/** The one dialog that came up; undefined where none did, or several. */
function onlyDialog(up: ReadonlySet<Entry>): Entry | undefined {
  const [dialog, ...others] = dialogsIn(up);
  return others.length === 0 ? dialog : undefined;
}

/** The question whose buttons cannot be used yet, because it is still coming up. */
export function comingUp(up: ReadonlySet<Entry>): string | undefined {
  const buttons = [...up].filter(({ node }) => node.role === 'button');
  const text = textOf([...up]).replace(/\s+/g, ' ');
  const isComing = buttons.length > 0 && buttons.every(({ node }) => node.hidden === 'inert');
  return isComing && asks.test(fold(text)) ? text.slice(0, MOST_QUOTED) : undefined;
}

/** What came up and asks about a deed, where a text has to be typed or chosen for it first: "Type DELETE to confirm". */
export function askedWithField(up: ReadonlySet<Entry>, deed: Word): string | undefined {
  const text = textOf([...up]).replace(/\s+/g, ' ');
  const isOfDeed = wordsOf(text).some((word) => word.meaning === deed.meaning) || isGeneric.test(fold(text));
  const hasField = [...up].some(({ node }) => fieldRoles.has(node.role) && node.hidden === undefined);
  return hasField && isOfDeed && asks.test(fold(text)) ? text.slice(0, MOST_QUOTED) : undefined;
}

/** What came up with a field, and with a button that says the deed once more: "Ready to publish? Category, Publish now". */
export function askedForMore(up: ReadonlySet<Entry>, deed: Word): string | undefined {
  const parts = [...up];
  const hasField = parts.some(({ node }) => fieldRoles.has(node.role) && node.hidden === undefined);
  const isAgain = (entry: Entry): boolean =>
    isButton(entry) &&
    wordsOf(nameOf(entry)).some((word) => wordLikeness(deed, word) > 0.9 || word.meaning === 'confirm');
  return hasField && parts.some((entry) => isAgain(entry))
    ? textOf(parts).replace(/\s+/g, ' ').slice(0, MOST_QUOTED)
    : undefined;
}

/**
 * A dialog that came up for a deed and asks for more than a yes: "Decline request: Reason, Decline request, Back". The yes is told where a remark is
 * all that it takes, and need not be given.
 */
export function askedInForm(
  up: ReadonlySet<Entry>,
  deed: Word,
): { text: string; yes: Entry | undefined } | undefined {
  const dialog = onlyDialog(up);
  if (!dialog) return undefined;
  const parts = [...up].filter((entry) => isInside(entry, dialog));
  const fields = parts.filter(({ node }) => fieldRoles.has(node.role) && node.hidden === undefined);
  const again = parts.filter(
    (entry) => isButton(entry) && wordsOf(nameOf(entry)).some((word) => wordLikeness(deed, word) > 0.9),
  );
  if (fields.length === 0 || again.length === 0) return undefined;
  const isRemark = fields.every(
    ({ node }) =>
      node.role === 'textbox' &&
      node.required !== true &&
      (node.value ?? '') === '' &&
      (node.tag === 'textarea' || /\boptional\b/i.test(`${node.name} ${node.placeholder ?? ''}`)),
  );
  const isNo = (name: string): boolean =>
    declines.test(name) && !(deed.text === 'cancel' && /^cancel [a-z]/.test(name));
  const [yes, ...more] = again.filter((entry) => !isNo(fold(nameOf(entry))));
  return {
    text: (readable(dialog.node) || dialog.node.name).replace(/\s+/g, ' ').slice(0, MOST_QUOTED),
    yes: isRemark && more.length === 0 ? yes : undefined,
  };
}

/** A dialog that came up with several ways to go on besides the way out, and no field: "Promote Per: Cancel, Admin, Owner". */
export function askedToChoose(up: ReadonlySet<Entry>, index: PageIndex): string | undefined {
  const dialog = onlyDialog(up);
  if (!dialog) return undefined;
  const parts = index.entries.filter((each) => isInside(each, dialog));
  if (parts.some(({ node }) => fieldRoles.has(node.role))) return undefined;
  const names = parts
    .filter((entry) => entry.node.role === 'button' && isButton(entry))
    .map((entry) => fold(nameOf(entry)));
  const ways = names.filter((name) => !declines.test(name));
  return ways.length > 1 && ways.length < names.length && names.length <= MOST_BUTTONS
    ? readable(dialog.node).replace(/\s+/g, ' ').slice(0, MOST_QUOTED)
    : undefined;
}

/** A dialog that came up with a way out beside another button, whatever it says: it wants an answer. */
export function askedAtAll(up: ReadonlySet<Entry>, index: PageIndex): string | undefined {
  const dialog = onlyDialog(up);
  if (!dialog) return undefined;
  const names = index.entries
    .filter((each) => isInside(each, dialog) && each.node.role === 'button' && isButton(each))
    .map((entry) => fold(nameOf(entry)));
  const text = readable(dialog.node) || dialog.node.name;
  const isOut = (name: string): boolean =>
    /^(?:cancel|no|keep|never ?mind|go back|back|not now)\b/.test(name);
  return names.length > 1 && names.some(isOut) && !names.every(isOut) && !isSurelyOver.test(fold(text))
    ? text.replace(/\s+/g, ' ').slice(0, MOST_QUOTED)
    : undefined;
}

/** "Delete all messages", "delete 12 items", "send without a subject": words that make it another deed. */
function besides(words: readonly Word[], deed: Word): Word[] {
  return words.filter((word, at) => {
    if (qualifies.has(word.text)) return true;
    const before = words[at - 1];
    const isObject =
      before !== undefined && (wordLikeness(deed, before) >= 0.9 || isGerund(before.text, deed.text));
    return isObject && (/^(?:all|every|everything|both)$/.test(word.text) || Number(word.stem) > 1);
  });
}

/** "Deleting it is final", "restoring", "resetting". */
function isGerund(text: string, verb: string): boolean {
  return [verb, verb.replace(/e$/, ''), `${verb}${verb.at(-1) ?? ''}`].some((stem) => text === `${stem}ing`);
}

function isButton(entry: Entry): boolean {
  const { node } = entry;
  return (
    entry.actionable &&
    node.ref !== undefined &&
    node.hidden === undefined &&
    node.disabled !== true &&
    /^(?:button|link|generic|menuitem)$/.test(node.role) &&
    nameOf(entry) !== '' &&
    wordsOf(nameOf(entry)).length <= MOST_WORDS
  );
}

function isWithin(inner: Entry, outer: Entry): boolean {
  return inner !== outer && isButton(inner) && isInside(inner, outer);
}

function nameOf({ node, evidence: [name] }: Entry): string {
  return node.name || (node.text ?? '') || (name?.text ?? '');
}

/** What came up, as it reads: each part once. */
function textOf(parts: readonly Entry[]): string {
  const all = new Set(parts);
  return parts
    .filter(({ parent }) => !parent || !all.has(parent))
    .map(({ node }) => readable(node) || node.name)
    .join(' ');
}
