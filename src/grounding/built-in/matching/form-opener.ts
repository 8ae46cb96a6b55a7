/** The button that opens the form for what is made: "New event", "+ Add channel", "Compose" for a mail. */
import type { FormPart, FormSentence } from '../language/form-sentence.js';
import { spell } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { inColumn } from './column-opener.js';
import type { Scene } from './look-up.js';
import { ancestorsOf, below, type Entry, type Evidence, isInside, mentionsOf } from './page-index.js';
import { fieldsToSend } from './filter-bar.js';
import { formOf, recordOf } from './relations.js';
import { fieldRoles } from '../language/types.js';
import { contextFit } from './surroundings.js';
import {
  contentWordsOf,
  isOrnament,
  isStopWord,
  toWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../language/words.js';

/** The opener, what it says, and the parts of the sentence (by their place) that only say which of several openers is meant. */
export function formOpener(
  said: string,
  { object, parts }: FormSentence,
  scene: Scene,
): { opener: Entry; says: string; around: number[] } | undefined {
  const nouns = object
    .flatMap(({ text }) => contentWordsOf(text))
    .filter((word) => !isStopWord(word) && word.text !== 'new');
  const isMail = nouns.some(({ meaning }) => /^(?:email|message|letter)$/.test(meaning));
  const isAddress = parts.some(({ tokens }) => tokens.length === 1 && /\S@\S/.test(tokens[0]?.text ?? ''));
  const verb = toWord(said);
  // "Share Ann's post" makes none: it is there.
  if (/^(?:share|forward|repost)$/.test(verb.text) && object.some(({ text }) => /['’]s$/u.test(text)))
    return undefined;
  // Whether it may open anything is asked last: that looks at all that stands around it.
  const openers = scene.index.actionable.flatMap((entry) => {
    const name = entry.evidence.find(
      ({ trust, words }) =>
        trust >= 0.9 &&
        words.length > 0 &&
        words.length <= 5 &&
        opens(words, { nouns, verb, isMail, isAddress }),
    );
    const isOther = name !== undefined && isSignOfOther(name, entry, nouns);
    return name && !isOther && mayOpen(entry, scene) ? [{ entry, says: name.text }] : [];
  });
  // A custom element is called as the button that it draws.
  const named = openers.filter(
    ({ entry }) => !openers.some((other) => other.entry !== entry && isInside(other.entry, entry)),
  );
  const [only, ...others] = named;
  if (only && others.length === 0)
    return { opener: only.entry, says: only.says, around: placesOf(only, parts) };
  const bare = only ? undefined : bareOpener({ verb, head: nouns.at(-1) }, scene);
  if (bare) return { opener: bare, says: '', around: [] };
  // One in each column or section: that of the place that the sentence says.
  const there = parts.flatMap((part, at) => {
    const [one, ...more] = /^(?:to|in)$/.test(part.lead) ? namedIn(part, named) : [];
    if (one && more.length === 0) return [{ opener: one.entry, says: one.says, around: [at] }];
    return /^(?:to|in)$/.test(part.lead) ? columnsOf(part.tokens, named, at, scene) : [];
  });
  return there.length === 1 ? there[0] : undefined;
}

/** The one that is alone under the title that a part says. */
function columnsOf(
  place: readonly Token[],
  named: readonly Named[],
  at: number,
  { index }: Scene,
): readonly { opener: Entry; says: string; around: number[] }[] {
  const opener = inColumn(
    place,
    named.map(({ entry }) => entry),
    index,
  );
  const says = named.find(({ entry }) => entry === opener)?.says ?? '';
  return opener ? [{ opener, says, around: [at] }] : [];
}

/** "＋" on what is called "Create channel" opens a form for a channel, and for nothing else. */
function isSignOfOther(sign: Evidence, { evidence }: Entry, nouns: readonly Word[]): boolean {
  if (/\p{L}/u.test(sign.text)) return false;
  return evidence.some(({ trust, words }) => {
    const things = words.filter(
      (word) => !isStopWord(word) && !isOrnament(word) && !making.has(word.meaning),
    );
    return (
      trust >= 0.9 && things.length > 0 && !things.some((thing) => nouns.some((noun) => isLike(noun, thing)))
    );
  });
}

/** Something to click that is there to be clicked, and sends off no fields beside it. */
export function mayOpen(entry: Entry, scene: Scene): boolean {
  const { role, ref, disabled, hidden } = entry.node;
  return (
    /^(?:button|link|menuitem|generic)$/.test(role) &&
    ref !== undefined &&
    disabled !== true &&
    (hidden === undefined || hidden === 'offscreen') &&
    !sendsOff(entry, scene)
  );
}

/** "+ Add" and nothing else, once on a page whose title is what is made: what comes up for it has to say so as well. */
function bareOpener({ verb, head }: { verb: Word; head: Word | undefined }, scene: Scene): Entry | undefined {
  if (!head || !making.has(verb.meaning)) return undefined;
  const { index } = scene;
  const bare = index.actionable.filter((entry) => {
    const {
      node,
      record,
      evidence: [name],
    } = entry;
    const said = name?.words.filter(({ text }) => /\p{L}/u.test(text)) ?? [];
    return (
      node.role === 'button' &&
      !record &&
      said.length > 0 &&
      said.every((word) => /^(?:add|create|new)$/.test(word.text)) &&
      mayOpen(entry, scene)
    );
  });
  const isTitled = [...mentionsOf(head, index)].some(
    ({ node, parent }) =>
      node.role === 'document' || node.role === 'heading' || parent?.node.role === 'heading',
  );
  const [only, ...others] = bare;
  return isTitled && only && others.length === 0 && !recordOf(only) ? only : undefined;
}

/** "Invite … to the team", by "Invite member" under the heading "Team": the parts that say where the opener stands. */
function placesOf(opener: Named, parts: readonly FormPart[]): number[] {
  return parts.flatMap((part, at) =>
    /^(?:to|in)$/.test(part.lead) && part.tokens[0]?.lower === 'the' && namedIn(part, [opener]).length === 1
      ? [at]
      : [],
  );
}

/** Those in the place that a part of the sentence says. */
function namedIn({ tokens }: FormPart, named: readonly Named[]): readonly Named[] {
  const literals = tokens.filter(({ kind }) => kind === 'quoted').map(({ text }) => text);
  const words = wordsOf(spell(tokens.filter(({ kind }) => kind === 'word'))).filter(
    (word) => !isStopWord(word) && !places.has(word.stem),
  );
  if (words.length === 0 && literals.length === 0) return [];
  return named.filter(({ entry }) => contextFit(entry, words, literals) >= 0.9);
}

interface Named {
  entry: Entry;
  says: string;
}

/** Words for a part of a page that holds what is made. */
const places = new Set('column list board section group lane class course session event'.split(' '));

/** It says what is made with a verb of making, or the verb alone where that says it: "Compose". */
function opens(
  words: readonly Word[],
  {
    nouns,
    verb,
    isMail,
    isAddress,
  }: { nouns: readonly Word[]; verb: Word; isMail: boolean; isAddress: boolean },
): boolean {
  const said = words.filter((word) => !isStopWord(word) && !isOrnament(word));
  const head = nouns.at(-1);
  const isVerb = (word: Word): boolean =>
    (making.has(word.meaning) && !isOfOthers(verb, head)) ||
    (!sending.test(verb.text) && isLike(verb, word)) ||
    isSameMaking(verb, word, head);
  // "Book a check-up" by "New appointment": what is booked is chosen there.
  const isBooking = (word: Word): boolean =>
    arranging.test(verb.text) && /^(?:appointment|booking|reservation)$/.test(word.stem);
  const isNoun = (word: Word): boolean =>
    nouns.some((noun) => isLike(noun, word)) ||
    (nouns.length === 0 &&
      (/^(?:invite|register|enroll?|signup)$/.test(verb.text) || (isAddress && verb.text === 'add')) &&
      guests.test(word.stem)) ||
    (isMail && /^(?:email|message)$/.test(word.meaning)) ||
    isBooking(word);
  if (said.length === 0 || !said.every((word) => isVerb(word) || isNoun(word))) return false;
  // "Add to basket" adds what it stands with, and makes no bag.
  if (words.some(({ text }, at) => at > 0 && /^(?:to|into)$/.test(text))) return false;
  const isOfMail = isMail && said.some(({ text }) => /^(?:compose|write)$/.test(text));
  return (
    said.some((word) => isVerb(word)) &&
    (isOfMail ||
      (head === undefined
        ? said.some((word) => isLike(verb, word) || isSameMaking(verb, word, head))
        : said.some((word) => isLike(head, word) || isBooking(word) || (isMail && isNoun(word)))))
  );
}

/** "Report a user" adds none: what is reported is there, but for what is wrong. */
function isOfOthers(verb: Word, head: Word | undefined): boolean {
  return verb.text === 'report' && head !== undefined && !troubles.test(head.stem);
}

/** "Make an appointment" by "Book appointment", "create a fault" by "Report a fault", "enrol" by "Register participant". */
function isSameMaking(verb: Word, shown: Word, head: Word | undefined): boolean {
  const isMaking = making.has(verb.meaning) || verb.text === 'set';
  if (
    takingIn.test(shown.text) &&
    (takingIn.test(verb.text) || (making.has(verb.meaning) && guests.test(head?.stem ?? '')))
  )
    return true;
  if (head === undefined) return false;
  if (arranging.test(shown.text))
    return (isMaking || arranging.test(verb.text)) && happenings.test(head.stem);
  if (/^(?:report|raise|log|file|submit)$/.test(shown.text)) return isMaking && troubles.test(head.stem);
  return false;
}

const takingIn = /^(?:register|enroll?|signup)$/;
const arranging = /^(?:book|schedule|reserve|plan|arrange)$/;
const happenings =
  /^(?:appointment|meeting|reservation|booking|visit|viewing|session|lesson|call|interview|inspection|pickup|pick-up|delivery|consultation|tour|trip)$/;
const troubles =
  /^(?:issue|bug|fault|problem|incident|defect|error|damage|accident|outage|breakdown|complaint|ticket|fail|failure|leak)$/;

/** Who is invited, where the sentence only says the address: "Invite user". */
const guests =
  /^(?:user|member|people|person|someone|somebody|teammate|colleague|guest|friend|participant|player|attendee|student|pupil|learner|member)$/;

/** Verbs of what is done at once. */
const sending = /^(?:send|post|submit|publish|share|order|open)$/;

/** Most things to click beside the fields of a form; what holds more is a part of the page. */
const MOST_BUTTONS = 4;

/** A button beside fields sends them off, and opens nothing. */
function sendsOff(button: Entry, { index }: Scene): boolean {
  // "New qualification" directly in front of "Add", however many buttons the lines above have.
  const front = index.actionable.findLast(({ order }) => order < button.order);
  const isOfNew = /^(?:new|add)\b/i.test(front?.node.name ?? '');
  if (front && front.parent === button.parent && fieldRoles.has(front.node.role) && isOfNew) return true;
  const places = [...ancestorsOf(button)].filter(({ node }, level) => node.role !== 'document' && level < 3);
  return [formOf(button), ...places].some((place) => {
    const inside = place ? below(index, place).filter(({ actionable }) => actionable) : [];
    const fields = place ? fieldsToSend(inside, place) : [];
    const others = inside.filter(
      ({ node }) => !fieldRoles.has(node.role) && !/^(?:option|checkbox|radio)$/.test(node.role),
    );
    if (place === formOf(button)) return fields.length > 0;
    return fields.length > 0 && others.length <= MOST_BUTTONS && !inside.some((entry) => narrows(entry));
  });
}

/** It narrows what a list shows: "All depots" to choose from, "Clear filters". */
export function narrows({ node, evidence: [name] }: Entry): boolean {
  const [first] = wordsOf(node.options?.[0] ?? '');
  return (
    /^(?:all|any|every)$/.test(first?.text ?? '') ||
    (node.role === 'button' && /^(?:filter|reset|clear)$/.test(name?.words[0]?.text ?? ''))
  );
}

const making = new Set(
  'create add new start make compose write'.split(' ').map((word) => toWord(word).meaning),
);

function isLike(asked: Word, shown: Word): boolean {
  return wordLikeness(asked, shown) >= 0.9;
}
