/**
 * What nothing on the page fits may be false, or true in words that were not understood. It is false where the page would have to show
 * what the sentence names, and shows it nowhere; else nobody can tell, and that is what is said.
 */
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { pageIndex } from '../extract/extract-page.js';
import { explained } from '../extract/extract-words.js';
import { tokenize } from '../language/lexer.js';
import { parsePhrase } from '../language/phrase.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { monthNames } from '../matching/date-options.js';
import type { Claim } from './satisfy-claims.js';
import { isStateOf } from './satisfy-classes.js';

/** Names and quoted texts, which a page shows as they are written if it shows them at all. */
const literal = /"([^"]+)"/gu;
const properName = /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’]+|(?=\p{L}*\d)[\p{L}\d]{4,})(?![\p{L}\p{N}])/gu;
/** What a page may write shorter, or as a number. */
const calendarWord =
  /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?$|^(?:jan|febr)(?:uary)?$|^(?:march|april|may|june|july|august)$|^(?:septem|octo|novem|decem)ber$/iu;
/** "The price of The boat": what the sentence began with is no name behind a word that was put before it. */
const article = /^(?:the|an|my|our|this|that|all|each|every)$/iu;

/** Words of a class or an id by which a part of the page that has no role may still be what a sentence calls so. */
const drawnAs: readonly (readonly string[])[] = [
  ['dialog', 'modal', 'popup', 'popover', 'overlay', 'window', 'drawer', 'lightbox'],
  [
    'message',
    'alert',
    'notice',
    'notification',
    'toast',
    'snackbar',
    'banner',
    'flash',
    'callout',
    'feedback',
  ],
  ['error', 'warning', 'danger', 'invalid', 'failure', 'failed'],
  ['success', 'confirmation', 'ok', 'saved'],
  ['spinner', 'loader', 'loading', 'progress', 'busy', 'skeleton'],
  ['badge', 'label', 'tag', 'pill', 'chip', 'ribbon', 'flag'],
  ['menu', 'dropdown', 'popup', 'submenu', 'flyout'],
  ['icon', 'image', 'picture', 'img', 'photo', 'logo', 'avatar', 'thumbnail', 'svg'],
  ['banner', 'bar', 'header', 'hero', 'strip'],
];

/** Whether the page shows nothing of what a claim that nothing fits would have it show. */
export function isDenied(claim: Claim, content: Snapshot): boolean {
  // What is disabled, collapsed or read-only has to be there; what is not chosen has not.
  const isOfThing =
    claim.is || (claim.kind === 'state' && /^(?:enabled|expanded|editable|required)$/u.test(claim.state));
  // "Nothing planned on Wednesday" is no thing that a page would show: what is said of nobody is so where nobody is there.
  if (!isOfThing || ('subject' in claim && /^(?:nothing|nobody|no one|none|no)\b/iu.test(claim.subject)))
    return false;
  switch (claim.kind) {
    case 'presence':
      return (
        // "More tests than bugs" is no thing that a page would show.
        !/\bthan\b/iu.test(claim.subject) &&
        !mayBeThere(claim.subject, content) &&
        !isInNamedBox(claim.subject, content) &&
        !isOfUnsaidPlace(claim.subject, content)
      );
    case 'text':
      if (isStateOf(claim.subject, claim.value) && isOneOfKind(claim.subject)) return false;
      return isMissing(claim.subject, content) || isUnsaid(claim, content);
    case 'state':
    case 'empty':
      return isMissing(claim.subject, content);
    default:
      return false;
  }
}

/** "The Ann channel": how it is can only be told where there is such a thing, and the page may call it otherwise. */
function isOneOfKind(subject: string): boolean {
  return /^the \p{Lu}\p{Ll}+ \p{Ll}+$/iu.test(subject) && /\s\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(subject);
}

/** "A stand-up in room 4", where there is one and no place is shown: it may be there. A name that is nowhere denies it all the same. */
function isOfUnsaidPlace(subject: string, content: Snapshot): boolean {
  const [what = '', ...places] = subject.split(/ (?=(?:on|at|in|for|by) )/iu);
  // A date is written with what is on it, and its absence says that nothing is.
  const isDated = places.some(
    (place) =>
      /\d/u.test(place) && monthNames.some((month) => place.toLowerCase().includes(month.toLowerCase())),
  );
  return places.length > 0 && !isDated && !isMissing(subject, content) && mayBeThere(what, content);
}

/** A quoted text is said as it stands; another value may be written otherwise ("14 March" for "2026-03-14"). */
function isUnsaid({ value }: Extract<Claim, { kind: 'text' }>, content: Snapshot): boolean {
  return value.quoted && isMissing(`"${value.text}"`, content);
}

/** Whether a text that is quoted, or a name that is written as one, stands nowhere on the page. */
function isMissing(phrase: string, content: Snapshot): boolean {
  const said = saidIn(content);
  const quoted = [...phrase.matchAll(literal)].map(([, text = '']) => text);
  // A sentence begins with a capital, whatever its first word is.
  const rest = phrase.replace(literal, ' ').replace(/^\p{Lu}\p{Ll}+(?! \p{Lu})/u, ' ');
  const names = [...rest.matchAll(properName)]
    .map(([name]) => name.replace(/(?:['’]s|s)$/u, ''))
    .filter((name) => !calendarWord.test(name) && !article.test(name));
  // What a variable stands for is not known here.
  const known = [...quoted, ...names].filter((each) => !each.includes('%')).map(fold);
  return known.some((each) => each !== '' && !said.some((text) => text.includes(each)));
}

/** Whether the words of what is said to be there stand together somewhere, or name what a part of the page is marked as. */
function mayBeThere(subject: string, content: Snapshot): boolean {
  if (isMissing(subject, content)) return false;
  const phrases = parsePhrase(tokenize(subject));
  const words = phrases.flatMap((phrase) => phrase.words.filter(({ word }) => !isStopWord(word)));
  const own = words.filter(({ kind }) => kind === undefined);
  const shown = shownNodes(content);
  const { pageWords } = pageIndex(content).tree;
  // "The answer "42"": what is quoted is there, and nobody has to say that it is an answer.
  const literals = phrases.flatMap((phrase) => phrase.literals).map(fold);
  const isPart = words.some(({ word }) => partWord.test(word.text));
  if (literals.length > 0 && (!isPart || shown.some((node) => literals.includes(fold(textOf(node))))))
    return true;
  return shown.some((node) => {
    const texts = textsOf(node).filter((text) => text.length <= 80);
    const marks = new Set(marksOf(node).flatMap((mark) => wordsOf(mark).map(({ text }) => text)));
    // What the whole page is about need not be said of each thing on it: a "weather warning" is a warning there.
    const isKnown = ({ text }: { text: string }): boolean => explained(text, pageWords) >= 0.85;
    const meant = (own.length > 0 ? own : words).filter(({ word }) => !isKnown(word));
    return (meant.length > 0 ? meant : words).every(
      ({ word, kind }) =>
        ((kind === undefined || meant.length < own.length) &&
          texts.some((text) => wordsOf(text).some((each) => wordLikeness(word, each) >= 0.9))) ||
        kinOf(word.text).some((each) => marks.has(each)),
    );
  });
}

const namedBox = /^(?:gridcell|cell|row|listitem|article|group|region)$/u;

/** "A review on April 2", where the cell that is called "April 2, 2026" holds one: the page shows it, in two places of one box. */
function isInNamedBox(subject: string, content: Snapshot): boolean {
  const words = wordsOf(subject).filter((word) => !isStopWord(word));
  const isIn = (node: SnapshotNode, left: readonly Word[]): boolean => {
    if (node.hidden !== undefined && node.hidden !== 'offscreen') return false;
    const shown = textsOf(node).flatMap((text) => [...wordsOf(text)]);
    const rest = left.filter((word) => !shown.some((each) => wordLikeness(word, each) >= 0.9));
    if (rest.length === 0) return left.length < words.length;
    return node.children.some((child) => isIn(child, namedBox.test(node.role) ? rest : left));
  };
  return words.length > 1 && isIn(content.root, words);
}

function kinOf(word: string): string[] {
  return [word, ...drawnAs.filter((row) => row.includes(word)).flat()];
}

function saidIn(content: Snapshot): string[] {
  const shown = shownNodes(content).flatMap(textsOf);
  return [...shown, shown.join(' ')].map(fold);
}

function shownNodes({ root }: Snapshot): SnapshotNode[] {
  return [...walk(root)].filter(
    ({ hidden }) => hidden === undefined || hidden === 'offscreen' || hidden === 'covered',
  );
}

function textsOf({ name, text, value, placeholder, options, hints }: SnapshotNode): string[] {
  const texts = [
    name,
    text,
    value,
    placeholder,
    ...(options ?? []),
    ...(hints ?? []).map((hint) => hint.text),
  ];
  return texts.flatMap((each) => each || []);
}

function marksOf({ id, testId, classes }: SnapshotNode): string[] {
  return [id, testId, ...(classes ?? [])]
    .flatMap((each) => each || [])
    .map((mark) => mark.replace(/[-_]+/gu, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
}

/** Nouns for parts of a page, which a text that stands somewhere is not. */
const partWord =
  /^(?:button|link|checkbox|radio|tab|switch|toggle|field|input|textbox|dropdown|select|combobox|heading|headline|title|image|icon|picture|dialog|modal|popup|menu|option|row|column|header|cell|table|list|form|section|page|error|warning|alert|message|notification|toast|banner|tooltip|placeholder|label|caption|status)$/iu;

/** "The answer "42"": the quoted text, where the noun before it is none for a part of a page and something shows just that text. */
export function textNamed(subject: string, content: Snapshot): string | undefined {
  const { noun = '', text } =
    /^(?:the |an? )?(?<noun>\p{L}+) "(?<text>[^"]+)"$/u.exec(subject.trim())?.groups ?? {};
  if (text === undefined || partWord.test(noun)) return undefined;
  return shownNodes(content).some((node) => node.role !== 'button' && fold(textOf(node)) === fold(text))
    ? text
    : undefined;
}
