/** Which control does a deed to a record: by what it is called, and nothing more. */
import { isOrnament, isStopWord, toWord, type Word, wordLikeness } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { type Deed, isKind, renamesByEdit } from './record-deed.js';

/** Whether a control does the deed to a record that says `said` of its words, and nothing more. */
export function doesDeed(control: Entry, deed: Deed, said: readonly Word[]): boolean {
  return namesOf(control).some((shown) => saysDeed(shown, deed, said));
}

function saysDeed(name: readonly Word[], deed: Deed, said: readonly Word[]): boolean {
  const own = name.filter((word, at) => !(at === 0 && name.length > 1 && setting.test(word.text)));
  // Most controls of a page do something else; a number may be dropped yet.
  if (deed.tool.length === 0 && own[0] && !/^\d/.test(own[0].text) && !isVerbOf(deed, own[0])) return false;
  const shown = inFull(own);
  if (shown.length === 0 || shown.length > MOST_WORDS) return false;
  if (deed.tool.length > 0) return isSame(shown, deed.tool);
  const [first, ...others] = shown;
  if (!first || !isVerbOf(deed, first)) return false;
  // "Close" in the panel of a ticket puts the panel away.
  if (deed.verb.text === 'close' && others.length === 0) return false;
  const left = [
    ...inFull(deed.telling.filter((word) => !said.includes(word) && word !== deed.part)),
    ...deed.manner,
  ];
  return (
    left.every((word) => others.some((each) => wordLikeness(word, each) >= 0.9)) &&
    others.every(
      (word) =>
        left.some((each) => wordLikeness(each, word) >= 0.9) ||
        // "Mute Ines Sol", as the menu of the one who is called so says once more.
        said.some((each) => wordLikeness(each, word) >= 0.97) ||
        deed.nouns.some((each) => isSameThing(each, word)) ||
        /^(?:this|it|item)$/.test(word.text) ||
        (deed.part !== undefined && wordLikeness(deed.part, word) >= 0.9) ||
        // Nobody said what the record is: its menu does.
        (deed.nouns.length === 0 && isKind(word) && !word.text.endsWith('s')),
    )
  );
}

function isVerbOf(deed: Deed, word: Word): boolean {
  return wordLikeness(deed.verb, word) >= 0.9 || (renamesByEdit(deed) && word.text === 'edit');
}

/** "1h" and "1 hour" say "an hour", "30 min" says "30 minutes". */
function inFull(words: readonly Word[]): readonly Word[] {
  const isCount = (word: Word | undefined): boolean => /^\d+$/.test(word?.text ?? '');
  const all = words.map((word, at) =>
    isCount(words[at - 1]) ? toWord(spans.get(word.text) ?? word.text) : word,
  );
  return all.filter(
    ({ text }, at) => text !== '1' || !/^(?:hour|minute|day|week|month)$/.test(all[at + 1]?.stem ?? ''),
  );
}

const spans: ReadonlyMap<string, string> = new Map([
  ['h', 'hour'],
  ['m', 'minute'],
  ['min', 'minute'],
  ['d', 'day'],
]);

/** "Mark as unread" is how a menu says "unread". */
const setting = /^(?:mark|set|toggle)$/;

/** What says more is no name of a control. */
const MOST_WORDS = 5;

function isSame(one: readonly Word[], other: readonly Word[]): boolean {
  return (
    one.length === other.length && one.every((word, at) => wordLikeness(other[at] as Word, word) >= 0.97)
  );
}

/** What a control is called; one without any name is known by its picture or class. */
function namesOf(control: Entry): readonly (readonly Word[])[] {
  let known = namesOnce.get(control);
  if (!known) namesOnce.set(control, (known = readNames(control)));
  return known;
}

const namesOnce = new WeakMap<Entry, readonly (readonly Word[])[]>();

function readNames({ evidence, node }: Entry): (readonly Word[])[] {
  const named = evidence.filter((each) => each.trust > 0.9 && !/^(?:id|class|test id)$/.test(each.kind));
  const isNameless = node.name === '' && !/\p{L}/u.test(node.text ?? '');
  const known = named.length > 0 || !isNameless ? named : evidence.filter(({ kind }) => kind === 'class');
  return known.map(({ kind, words }) =>
    words.filter(
      (word, at) =>
        !isStopWord(word) &&
        !isOrnament(word) &&
        !ofControl.test(word.text) &&
        (!isCount(word) || spans.has(words[at + 1]?.text ?? '')) &&
        !(kind === 'class' && ofIcon.test(word.text)),
    ),
  );
}

/** "♥ 12": how often it was done. */
function isCount({ text }: Word): boolean {
  return /^\d[\d.,]*k?$/.test(text);
}

const ofControl = /^(?:button|btn|icon|action)$/;

/** How a style sheet says that something is drawn, and in which hand. */
const ofIcon =
  /^(?:ico|icn|fas?|far|fal|bi|mdi|ti|ri|glyphicon|svg|o|outlined?|fill(?:ed)?|solid|regular|line|small|sm)$/;

/** Words that people use for one and the same kind of record; the words of a row. */
const sameThings: readonly ReadonlySet<string>[] = [
  'mail email message',
  'task todo item card',
  'file document',
  'booking reservation appointment',
  'event appointment meeting',
  'user member person',
  'note entry',
].map((row) => new Set(row.split(' ')));

/** "Appointment" for what the page calls an event. */
export function isSameThing(one: Word, other: Word): boolean {
  return (
    wordLikeness(one, other) >= 0.9 ||
    sameThings.some((things) => things.has(one.stem) && things.has(other.stem))
  );
}
