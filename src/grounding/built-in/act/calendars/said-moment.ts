/**
 * "Have it delivered on 9 May", "we want to be picked up at 2:30 pm", "stay from 8 to 12 July": a day, a time or a span of days said with
 * what happens then. It goes where the page asks when that is: "Delivery date", "Pick-up time", "Your stay".
 */
import { monthSource } from '../../../../contract/parse-date.js';
import { familyOf } from '../../language/families.js';
import { isQuotedAt } from '../../language/quotes.js';
import { tokenize } from '../../language/lexer.js';
import { verbAt } from '../../language/verbs.js';
import { fold, isStopWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';

const begins = '(?<=^|[.;!] |, |\\b(?:and|then|now|please) )';
const ends = '(?=[.;!](?:\\s|$)|,|$| and | then | please\\b)';

const month = `${monthSource}\\.?`;
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?';
const day = `${weekday}(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:,? \\d{4})?|${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4})`;
const time = '(?:\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\b\\.?)?|\\d{1,2} ?[ap]\\.?m\\b\\.?|noon|midnight)';
const when = `(?:(?:on|for|by) (?<day>${day})(?:,? at (?<also>${time}))?|at (?<time>${time})(?: on (?<then>${day}))?)`;
const span = `(?:from|between) (?<first>(?:the )?(?:${day}|\\d{1,2}(?:st|nd|rd|th)?)) (?:to|until|till|through|and) (?<last>${day})`;

const object = "(?:it|them|me|us|this|everything|(?:the|my|our|this) [\\p{L}’'-]+(?: [\\p{L}’'-]+)?)";
const wish =
  "(?:(?:we|I|they)(?: (?:want|need|wish|would like|have|will)|['’]d like|['’]ll|['’]d)(?: (?:it|them|everything))?(?: to)?)";
const done = '(?<done>[\\p{L}]{3,}(?:ed|t|n|ne|ilt)|set|put|cut)(?<up> up| off| out| in| back| over)?';

/** What is done then, as a participle ("have it delivered", "we want to be picked up"), or what somebody does: "we arrive", "stay". */
const happenings = [
  `${wish} be ${done}`,
  `(?:${wish} )?(?:have|get) (?<what>${object}) ${done}`,
  `${wish} (?<what>${object}) (?:to be )?${done}`,
  `(?:${wish} )?(?:(?:we|I|they) )?(?<verb>[\\p{L}]{3,})(?<up> up| off| out| in| back| over)?(?: (?<what>${object}))?`,
];

const patterns = happenings.flatMap((happening) =>
  [span, when].map((moment) => new RegExp(`${begins}${happening} ${moment}${ends}`, 'giu')),
);

type Groups = Partial<Record<string, string>>;

/** A sentence without this says no moment: the patterns need not be tried. */
const anyMoment = new RegExp(
  `\\d[:./-]\\d|\\d ?[ap]\\.?m\\b|\\b(?:noon|midnight)\\b|\\b${monthSource}`,
  'iu',
);

/** Most moments of one sentence. */
const MAX_MOMENTS = 6;

/** The sentence with the name of the field in place of what happens; as it is where the page does not ask for the moment of just that. */
export function withSaidMoment(sentence: string, read: () => Scene): string {
  let said = sentence;
  for (let round = 0; round < MAX_MOMENTS; round += 1) {
    const next = anyMoment.test(said) ? withMoment(said, read) : said;
    if (next === said) break;
    said = next;
  }
  return said;
}

function withMoment(sentence: string, read: () => Scene): string {
  for (const pattern of patterns) {
    for (const found of sentence.matchAll(pattern)) {
      const words = isQuotedAt(sentence, found.index) ? undefined : reworded(found.groups ?? {}, read);
      if (words === undefined) continue;
      const text = found.index === 0 ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
      return sentence.slice(0, found.index) + text + sentence.slice(found.index + found[0].length);
    }
  }
  return sentence;
}

function reworded(groups: Groups, read: () => Scene): string | undefined {
  const verb = groups['done'] ?? groups['verb'] ?? '';
  // What the grammar divides already is said with the name of a field: "set the delivery to 9 May".
  const isStay = /^check$/i.test(verb) && /^ (?:in|out)$/i.test(groups['up'] ?? '');
  const known = isStay ? undefined : verbAt(tokenize(verb), 0);
  if (
    groups['verb'] !== undefined &&
    known &&
    known.verb !== 'goal' &&
    !/^(?:start|launch)$/.test(known.said)
  )
    return undefined;
  if (
    /^(?:add|book|buy|create|move|new|order|postpone|rename|reschedule|schedule|show|sort|filter|transfer)$/i.test(
      verb,
    )
  )
    return undefined;
  const { index } = read();
  const what = groups['what'] ?? '';
  if (!isMentioned(what, index)) return undefined;
  const event = { verb: fold(verb), particle: (groups['up'] ?? '').trim().toLowerCase() };
  // What a button does is not done by saying when.
  const isDeed = index.actionable.some(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      formsOf(event.verb).some((form) =>
        [form, `${form}${event.particle}`].includes(name?.words[0]?.text ?? ''),
      ),
  );
  if (isDeed) return undefined;
  if (groups['first'] !== undefined) {
    const noun = nounFor(event, index);
    return noun && `set the ${noun} from ${groups['first']} to ${groups['last'] ?? ''}`;
  }
  const date = groups['day'] ?? groups['then'];
  const hour = groups['time'] ?? groups['also'];
  const parts = [
    ...(date === undefined ? [] : [setTo(date, 'day', event, index)]),
    ...(hour === undefined ? [] : [setTo(hour, 'time', event, index)]),
  ];
  return parts.every((part) => part !== undefined) ? parts.join(' and ') : undefined;
}

/** "It", "us", or a noun that the page has as well. */
function isMentioned(what: string, index: PageIndex): boolean {
  return wordsOf(what)
    .filter((word) => !isStopWord(word) && !/^(?:it|them|me|us|this|everything)$/.test(word.text))
    .every((word) => mentionsOf(word, index).size > 0);
}

/** What happens: "pick" and "up". */
interface Happening {
  verb: string;
  particle: string;
}

/** `Set "Collection date" to 4 May`; by the noun where it is a calendar under its title. */
function setTo(moment: string, kind: 'day' | 'time', event: Happening, index: PageIndex): string | undefined {
  const fields = index.actionable.filter((entry) => takes(entry, kind));
  const named = fields.filter((entry) => isNamedFor(nameOf(entry), event));
  const [field, ...others] = named;
  const name = field ? nameOf(field) : '';
  if (field) return others.length === 0 && !name.includes('"') ? `set "${name}" to ${moment}` : undefined;
  // One field only asks for a day, and what for, the page says over it.
  const [only, ...more] = fields;
  const noun = nounFor(event, index);
  if (only && more.length === 0 && noun !== undefined && isBare(nameOf(only)) && nameOf(only) !== '')
    return `set "${nameOf(only)}" to ${moment}`;
  return fields.length === 0 && noun !== undefined ? `set the ${noun} to ${moment}` : undefined;
}

function nameOf({ node, evidence }: Entry): string {
  return node.name || (evidence[0]?.text ?? '');
}

/** A field that says that it is for a day, or for a time. */
function takes({ node, evidence }: Entry, kind: 'day' | 'time'): boolean {
  if (node.hidden !== undefined || node.disabled === true || node.readonly === true) return false;
  const type = node.inputType ?? '';
  if (/^(?:date|datetime-local|time)$/.test(type)) return type === (kind === 'day' ? 'date' : 'time');
  if (!/^(?:textbox|combobox)$/.test(node.role) || (type !== '' && type !== 'text')) return false;
  const said = [node.name, node.placeholder ?? '', ...evidence.map(({ text }) => text)].join(' ');
  return kind === 'day'
    ? /\b(?:date|day)\b|\b[dmy]{1,4}[-/. ][dmy]{1,4}[-/. ][dmy]{2,4}\b/i.test(said)
    : /\b(?:time|hour)\b|\bh{1,2}:m{2}\b/i.test(said);
}

/** "Date", "Preferred day": it says nothing of what is to happen then. */
function isBare(name: string): boolean {
  return wordsOf(name).every(
    (word) =>
      isStopWord(word) ||
      /^(?:date|day|time|when|preferred|desired|requested|pick|choose|select)$/.test(word.text),
  );
}

/** A short text of the page, no field, that has the noun: "Choose a delivery day", "Stay:". */
function nounFor(event: Happening, index: PageIndex): string | undefined {
  const nouns = new Set(
    index.entries.flatMap(({ node }) => {
      const text = node.name || (node.children.length === 0 ? readable(node) : '');
      if (text === '' || text.length > LONGEST_TITLE || node.hidden === 'behind-dialog') return [];
      const words = wordsOf(text);
      const at = words.findIndex((word, place) => isNounOf(word, words[place + 1], event));
      const word = words[at];
      if (!word) return [];
      return [
        event.particle !== '' && words[at + 1]?.text === event.particle
          ? `${word.text} ${event.particle}`
          : word.text,
      ];
    }),
  );
  const [noun, ...others] = nouns;
  return others.length === 0 ? noun : undefined;
}

const LONGEST_TITLE = 48;

function isNamedFor(name: string, event: Happening): boolean {
  const words = wordsOf(name);
  return words.some((word, at) => isNounOf(word, words[at + 1], event));
}

/** "Pick-up" for "picked up", "delivery" for "delivered", "arrival" for "arrive": the word is the verb, or the noun for it. */
function isNounOf(word: Word, next: Word | undefined, { verb, particle }: Happening): boolean {
  const isWhole = particle !== '' && formsOf(verb).some((form) => word.text === `${form}${particle}`);
  if (isWhole) return true;
  if (particle !== '' && next?.text !== particle) return false;
  return (
    formsOf(verb).some((form) => {
      const [family, stem] = [familyOf(form), form.replace(/(?:e|y)$/, '')];
      const isFormed =
        stem.length > 3 && word.text.startsWith(stem) && endings.test(word.text.slice(stem.length));
      return (
        word.text === form ||
        word.stem === form ||
        isFormed ||
        (family !== undefined && word.family === family)
      );
    }) || isOtherWord(verb, word.text)
  );
}

const endings = /^(?:e|y|ion|ation|ition|ication|al|ment|age|ing|ure|ance|ence|s|es)$/;

/** Nouns that are made of no verb of that sound. */
const otherWords: Readonly<Record<string, RegExp>> = {
  leave: /^departure$/,
  leaving: /^departure$/,
  begin: /^start$/,
  finish: /^end$/,
  publish: /^publication$/,
  expire: /^expiry$/,
  sent: /^sending$/,
  fly: /^flight$/,
};

function isOtherWord(verb: string, noun: string): boolean {
  return otherWords[verb]?.test(noun) === true;
}

/** "Picked" → "pick", "delivered" → "deliver", "collected" → "collect", "planned" → "plan"; the word itself first. */
function formsOf(verb: string): readonly string[] {
  const [, base = '', ending] = /^(.{2,}?)(ed|ing|s)$/.exec(verb) ?? [];
  if (ending === undefined) return [verb];
  const single = /([b-df-hj-np-tv-z])\1$/.test(base) ? [base.slice(0, -1)] : [];
  return [verb, base, `${base}e`, ...single];
}
