/** The button that opens the form for what is made: "New event", "+ Add channel", "Compose" for a mail. */
import type { FormSentence } from '../language/form-sentence.js';
import { spell } from '../language/clause.js';
import type { Scene } from './look-up.js';
import { ancestorsOf, type Entry, isInside } from './page-index.js';
import { fieldsToSend } from './filter-bar.js';
import { formOf } from './relations.js';
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
  const verb = toWord(said === 'sign' ? 'signup' : said);
  const named = scene.index.actionable.flatMap((entry) => {
    if (!/^(?:button|link|menuitem|generic)$/.test(entry.node.role) || entry.node.ref === undefined)
      return [];
    if (
      entry.node.disabled === true ||
      (entry.node.hidden !== undefined && entry.node.hidden !== 'offscreen')
    )
      return [];
    if (sendsOff(entry, scene)) return [];
    const name = entry.evidence.find(
      ({ trust, words }) =>
        trust >= 0.9 && words.length > 0 && words.length <= 5 && opens(words, { nouns, verb, isMail }),
    );
    return name ? [{ entry, says: name.text }] : [];
  });
  const [only, ...others] = named;
  if (only && others.length === 0) return { opener: only.entry, says: only.says, around: [] };
  // One in each column or section: that of the place that the sentence says.
  const at = parts.findIndex(({ lead }) => lead === 'to' || lead === 'in');
  const part = parts[at];
  if (!part) return undefined;
  const literals = part.tokens.filter(({ kind }) => kind === 'quoted').map(({ text }) => text);
  const words = wordsOf(spell(part.tokens.filter(({ kind }) => kind === 'word'))).filter(
    (word) => !isStopWord(word) && !places.has(word.stem),
  );
  if (words.length === 0 && literals.length === 0) return undefined;
  const [there, ...more] = named.filter(({ entry }) => contextFit(entry, words, literals) >= 0.9);
  return there && more.length === 0 ? { opener: there.entry, says: there.says, around: [at] } : undefined;
}

/** Words for a part of a page that holds what is made. */
const places = new Set('column list board section group lane'.split(' '));

/** It says what is made with a verb of making, or the verb alone where that says it: "Compose". */
function opens(
  words: readonly Word[],
  { nouns, verb, isMail }: { nouns: readonly Word[]; verb: Word; isMail: boolean },
): boolean {
  const said = words.filter((word) => !isStopWord(word) && !isOrnament(word));
  const isVerb = (word: Word): boolean =>
    making.has(word.meaning) || (!sending.test(verb.text) && isLike(verb, word));
  const isNoun = (word: Word): boolean =>
    nouns.some((noun) => isLike(noun, word)) ||
    (nouns.length === 0 && verb.text === 'invite' && guests.test(word.stem)) ||
    (isMail && /^(?:email|message)$/.test(word.meaning));
  if (said.length === 0 || !said.every((word) => isVerb(word) || isNoun(word))) return false;
  const isOfMail = isMail && said.some(({ text }) => /^(?:compose|write)$/.test(text));
  const head = nouns.at(-1);
  return (
    said.some((word) => isVerb(word)) &&
    (isOfMail ||
      (head === undefined
        ? said.some((word) => isLike(verb, word))
        : said.some((word) => isLike(head, word) || (isMail && isNoun(word)))))
  );
}

/** Who is invited, where the sentence only says the address: "Invite user". */
const guests =
  /^(?:user|member|people|person|someone|somebody|teammate|colleague|guest|friend|participant|player)$/;

/** Verbs of what is done at once. */
const sending = /^(?:send|post|submit|publish|share|order|open)$/;

/** Most things to click beside the fields of a form; what holds more is a part of the page. */
const MOST_BUTTONS = 4;

/** A button beside fields sends them off, and opens nothing. */
function sendsOff(button: Entry, { index }: Scene): boolean {
  const places = [...ancestorsOf(button)].filter(({ node }, level) => node.role !== 'document' && level < 3);
  return [formOf(button), ...places].some((place) => {
    const inside = place ? index.actionable.filter((entry) => isInside(entry, place)) : [];
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
