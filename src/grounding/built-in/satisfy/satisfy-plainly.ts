/**
 * Sentences about one record that no other grammar places: "the first mail is from Dina Holm", "the Vesle goes to Tønsberg", "Ivo Dahl rows
 * in the Tern", "the post by @ann has 24 likes". What is said of the record has to stand in the one column of its kind that shows such
 * values, for it or for another record, and no header of that column may say otherwise.
 */
import type { PlannedCheck, TextOperator } from '../../../contract/check.js';
import { compare } from '../../../contract/check.js';
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import type { Column } from '../extract/extract-labels.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import { isHeaderOf } from '../extract/extract-verbs.js';
import { explained, plainWords } from '../extract/extract-words.js';
import { recordSaid, type RecordText, type SaidRecord, textsOfRecord } from '../extract/records-said.js';
import { fold } from '../language/words.js';
import type { SatisfyRequest } from '../../grounder.js';
import { everyChecks } from './satisfy-everyone.js';
import { extremeChecks, isOfExtremes } from './satisfy-extreme.js';
import { freeVerb, isAbout, isInSeveral, mayBeMeant, saysPart, thirdPerson } from './satisfy-facts.js';
import { groupChecks, isOfGroup } from './satisfy-groups.js';
import { leadsOtherwise } from './satisfy-led.js';
import { isOwned, ownedChecks } from './satisfy-owned.js';
import { formChecks } from './satisfy-plain-forms.js';
import { placedSaid } from './satisfy-placed.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { isLabelTwice } from './satisfy-plain-states.js';
import { isOfRank, rankChecks } from './satisfy-ranks.js';
import { statusChecks } from './satisfy-status.js';
import { answeredChecks, isAnswerable } from './satisfy-answered.js';
import { chosenForm } from './satisfy-state-forms.js';
import { stockSaid } from './satisfy-stock.js';
import { isOfRecords, thereChecks } from './satisfy-there.js';
import { isNumber, literalOf, mask, type Masked, normalize } from './satisfy-words.js';

/** A sentence taken apart: of which record what is said, and by which verb. */
interface Said {
  subject: string;
  verb: string;
  value: string;
  is: boolean;
  /** The verb says nothing of which column is meant. */
  isFree?: true;
}

const asked = /^(?:there|nothing|nobody|none|no one|no|only|all|every|each|both|it|this|that|i|we|you) /iu;
/** Verbs that say no more than that something is, goes, stands or takes part there. */
const plainVerb =
  /^(?:asks for|asked for|applies for|applied for|waits for|comes for|came for|signed up for|went (?:to|on|with|for)|came (?:from|with|on|by)|lived in|worked (?:in|at|for)|chose|picked|ordered|booked|requested|joined|(?:goes|leaves|departs|arrives|starts|begins|ends|runs|rows|sits|stands|stays|sails|flies|travels|lives|works|belongs|plays|sings|rides|drives|swims|sleeps|comes|gets|meets|opens|closes|takes place|happens|lies)(?: (?:in|on|at|to|from|for|with|by))?)$/iu;

const isForm =
  /^(?<subject>.+?) (?:is|was|are)(?<not> not)? (?:(?<verb>(?:assigned|addressed|sent|written|posted|made|played|owned|booked|held|kept|located|based|due|planned|scheduled|taken) )?(?<prep>from|by|with|in|at|on|to|for|of) )?(?:the |an? )?(?<value>.+)$/iu;
const verbForm =
  /^(?<subject>.+?) (?<verb>\p{Ll}{2,}s(?: (?:in|on|at|to|from|for|with|by))?|does not \p{Ll}{3,}(?: (?:in|on|at|to|from|for|with|by))?) (?:the |an? )?(?<value>[\p{Lu}\d$€£@#⟦].*|\p{Ll}+ [\p{Lu}\d]\S*)$/u;
/** With a verb that says no more than that it is so, what is said need be no name: "Ida Moe asked for training". */
const plainForm =
  /^(?<subject>.+?) (?<verb>(?:\p{Ll}{2,}(?:s|ed)|chose|came|went)(?: up)?(?: (?:in|on|at|to|from|for|with|by))?) (?:the |an? )?(?<value>\p{Ll}+(?: \p{Ll}+)?)$/u;

type PlainRequest = Pick<SatisfyRequest, 'sentence' | 'negated' | 'content' | 'snapshot'>;

/** The checks of a plain sentence about records; undefined where it is another one, or its record or value is not clear. */
export function plainChecks(request: PlainRequest): PlannedCheck[] | undefined {
  const words = wordsOf(request);
  if (!words) return undefined;
  const { masked, text } = words;
  const { content, snapshot } = request;
  const parts = { masked, content, snapshot, page: pageIndex(content) };
  const placed = placedSaid(request) ?? stockSaid(request);
  if (placed?.kind === 'checks') return [...placed.checks];
  const form =
    countedIn(words, request) ??
    everyChecks(text, parts) ??
    extremeChecks(text, parts) ??
    // What alone is chosen may be two things, which the grammar takes apart.
    formChecks(/^(?:only|just) /iu.test(masked.text.trim()) ? masked.text.trim() : text, masked, request);
  const single = form ? undefined : plainlySaid(text, masked, content);
  return asAsked(form ?? (single ? [single] : statusChecks(text, parts)), request);
}

/** The checks of a sentence about how many records are so, which goes before what the grammar makes of its words one by one. */
export function countedChecks(request: PlainRequest): PlannedCheck[] | undefined {
  const words = wordsOf(request);
  return words && asAsked(countedIn(words, request), request);
}

interface Words {
  masked: Masked;
  text: string;
}

function wordsOf({ sentence }: PlainRequest): Words | undefined {
  if (sentence.length > MOST_CHARACTERS) return undefined;
  const masked = mask(sentence);
  return { masked, text: normalize(masked.text) };
}

/** A page is taken apart only for a sentence of that kind. */
function countedIn({ masked, text }: Words, { content, snapshot }: PlainRequest): PlannedCheck[] | undefined {
  const parts = (): Sentence => ({ masked, content, snapshot, page: pageIndex(content) });
  return (
    (isOfRecords(text) ? thereChecks(text, parts()) : undefined) ??
    (isOfGroup(text) ? groupChecks(text, parts()) : undefined) ??
    (isOfExtremes(text) ? extremeChecks(text, parts()) : undefined) ??
    (isOwned(text) ? ownedChecks(text, parts()) : undefined) ??
    (isOfRank(text) ? rankChecks(text, parts()) : undefined) ??
    (isAnswerable(text) ? answeredChecks(text, parts()) : undefined) ??
    chosenSaid(text, parts)
  );
}

function chosenSaid(text: string, parts: () => Sentence): PlannedCheck[] | undefined {
  const said = chosenForm.said.exec(text);
  return said
    ? chosenForm.compile(
        [...said].map((part) => part ?? ''),
        parts(),
      )
    : undefined;
}

/** The opposite of one check is one; of several it is not. */
function asAsked(checks: PlannedCheck[] | undefined, { negated }: PlainRequest): PlannedCheck[] | undefined {
  if (!negated || !checks) return checks;
  const [only, ...others] = checks;
  return only && others.length === 0 && only.kind !== 'gone' ? [{ ...only, is: !only.is }] : undefined;
}

const MOST_CHARACTERS = 300;

/** The check of what is said of one record; undefined where the record or the place of the value is not clear. */
function plainlySaid(text: string, masked: Masked, content: Snapshot): PlannedCheck | undefined {
  if (asked.test(text) || /[,;]| (?:and|or|but|than|nor) /u.test(text)) return undefined;
  const page = pageIndex(content);
  for (const said of waysOf(text)) {
    const literal = literalOf(said.value, masked);
    const subject = masked.show(said.subject);
    if (/^(?:on|off)$/iu.test(literal.text) && isLabelTwice(subject, page)) continue;
    const record = recordSaid(page, subject);
    // Of a last name alone it is not said that it is paid: that is the order.
    if (!record || (said.verb === '' && !record.isWhole)) continue;
    const check = checkOf(page, record, { ...said, value: literal.text }, literal.quoted);
    if (check) return check;
  }
  return freelySaid(text, masked, page);
}

/** What is said by a verb that may be any: of all ways to take the sentence apart just one comes to something. */
function freelySaid(text: string, masked: Masked, page: PageIndex): PlannedCheck | undefined {
  const found = freeWaysOf(asState(text)).flatMap((said) => {
    const literal = literalOf(said.value, masked);
    const record = recordSaid(page, masked.show(said.subject));
    return (record && checkOf(page, record, { ...said, value: literal.text }, literal.quoted)) ?? [];
  });
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/** "Has already been shipped", "is marked as shipped": it is shipped. */
function asState(text: string): string {
  return text
    .replace(/ (?:has|have)( not)?(?: (?:now|already|just))? been (?=\p{Ll})/u, ' is$1 ')
    .replace(/ (is not \p{Ll}+)(?: yet| so far)$/u, ' $1')
    .replace(
      / (is|are|was)( not)? (?:marked|listed|shown|flagged|labell?ed|tagged|classified|filed) (?:as|under|with) /u,
      ' $1$2 ',
    );
}

function waysOf(said: string): Said[] {
  const text = asState(said);
  const ways: Said[] = [];
  const state = isForm.exec(text)?.groups;
  if (state)
    ways.push({
      subject: state['subject'] ?? '',
      verb: `${state['verb'] ?? ''}${state['prep'] ?? ''}`.trim(),
      value: state['value'] ?? '',
      is: state['not'] === undefined,
    });
  const verb = (verbForm.exec(text) ?? plainForm.exec(text))?.groups;
  const by = verb?.['verb'] ?? '';
  if (verb && plainVerb.test(by.replace(/^does not (\p{Ll}+)/u, '$1s')))
    ways.push({
      subject: verb['subject'] ?? '',
      verb: by.replace(/^does not (\p{Ll}+)/u, '$1s'),
      value: verb['value'] ?? '',
      is: !by.startsWith('does not '),
    });
  return ways;
}

/** At each verb of the sentence that says no more than that something is had, used or placed there. */
function freeWaysOf(text: string): Said[] {
  const words = text.split(' ');
  return words.flatMap((_, at) => {
    const isNot = words[at] === 'does' && words[at + 1] === 'not';
    const start = isNot ? at + 2 : at;
    return [1, 2].flatMap((length): Said[] => {
      const said = words.slice(start, start + length).join(' ');
      const verb = isNot ? thirdPerson(said) : said;
      const value = words.slice(start + length).join(' ');
      return at > 0 && value !== '' && freeVerb.test(verb)
        ? [
            {
              subject: words.slice(0, at).join(' '),
              verb,
              value: value.replace(/^(?:the|an?|his|her|its|their) /u, ''),
              is: !isNot,
              isFree: true,
            },
          ]
        : [];
    });
  });
}

function checkOf(
  page: PageIndex,
  record: SaidRecord,
  { verb, value, is, isFree }: Said,
  isQuoted: boolean,
): PlannedCheck | undefined {
  const counted = isQuoted ? undefined : /^(?<figure>\d[\d.,]*) (?<noun>\p{L}+)$/u.exec(value)?.groups;
  if (counted && verb === '') return undefined;
  const plain = readingSaying(page, record, { value, verb, isFree });
  if (plain)
    return { kind: 'value', reading: plain, operator: operatorFor(value, isQuoted), expected: value, is };
  // "The suppliers", each of whom is a "Supplier".
  const singular = /^\p{Ll}+[^s]s$/u.test(value) && verb !== '' && !isFree ? value.slice(0, -1) : undefined;
  const one = singular === undefined ? undefined : readingSaying(page, record, { value: singular, verb });
  if (one && singular !== undefined)
    return { kind: 'value', reading: one, operator: 'same', expected: singular, is };
  // "Quay 3", "the London office", where a column is called so.
  const { noun, name } = isQuoted
    ? {}
    : (/^(?<noun>\p{Ll}+) (?<name>[\p{Lu}\d]\S*)$/u.exec(value)?.groups ??
      /^(?<name>\p{Lu}\S*(?: \p{Lu}\S*)*) (?<noun>\p{Ll}+)$/u.exec(value)?.groups ??
      /^(?<name>[\p{Ll}-]+(?: [\p{Ll}-]+)?|\d[\d.,]*) (?<noun>\p{Ll}+)$/u.exec(value)?.groups ??
      {});
  const under =
    noun && name ? readingSaying(page, record, { value: name, verb, property: noun, isFree }) : undefined;
  return under && name
    ? { kind: 'value', reading: under, operator: operatorFor(name, false), expected: name, is }
    : undefined;
}

function operatorFor(value: string, isQuoted: boolean): TextOperator {
  return isQuoted ? 'equals' : isNumber(value) ? 'amount' : 'same';
}

const from = new Set(['from', 'origin', 'start', 'sender']);
const to = new Set(['to', 'destination', 'recipient', 'target']);

/** "Goes to Horten" is not said by where it comes from. */
function isContrary({ labels }: Column, verb: string): boolean {
  const prep = verb.split(' ').at(-1) ?? '';
  const other = prep === 'to' ? from : prep === 'from' || prep === 'by' ? to : undefined;
  return (
    other !== undefined &&
    labels.some(({ words, trust }) => trust >= 0.75 && [...words].some((word) => other.has(word)))
  );
}

/** The text of the record in the one column that shows such a value, for it or for another. */
function readingSaying(
  page: PageIndex,
  record: SaidRecord,
  {
    value,
    verb,
    property,
    isFree,
  }: { value: string; verb: string; property?: string; isFree?: true | undefined },
): Reading | undefined {
  const wanted = fold(value);
  const own = (isFree ? allTextsOf(page, record) : textsOfRecord(page, record)).filter(
    ({ text, place }) =>
      text.length <= 120 &&
      !/^(?:button|checkbox|radio|switch|combobox|textbox|tab|option|menuitem)$/u.test(place.node.role) &&
      !plainWords(text).every((word) => record.names.includes(word)),
  );
  const isSame = (text: string): boolean =>
    fold(text) === wanted ||
    (isNumber(value) && compare(text, { operator: 'amount', expected: value, is: true }));
  const fits = ({ column, place }: RecordText): boolean =>
    !isContrary(column, verb) &&
    !leadsOtherwise(page.tree, place, verb) &&
    (property === undefined ||
      column.labels.some(({ words, trust }) => trust >= 0.75 && explained(property, words) >= 0.85));
  const saying = own.filter(
    (each) =>
      fits(each) &&
      columnTexts(page, each.column).some(isSame) &&
      (!isFree ||
        mayBeMeant(page, record, each, {
          verb,
          value: `${value} ${property ?? ''}`,
          isNamed: property !== undefined,
        })),
  );
  if (isFree && (saying.some((each) => saysPart(page, each, value)) || isInSeveral(page, own, value)))
    return undefined;
  const headed =
    verb === ''
      ? []
      : own.filter(({ column }) =>
          isFree
            ? isAbout(verb, column)
            : column.labels.some(({ words, trust }) => trust >= 0.75 && isHeaderOf(verb, words)),
        );
  const asked = headed.length > 0 ? saying.filter((each) => headed.includes(each)) : saying;
  const different = new Map(asked.map((each) => [each.text, each]));
  const [only] = different.values();
  if (!only || different.size > 1) return undefined;
  // Of times and dates several may stand in a record: only a header tells which of them is meant.
  const isOfKind = isFree ? /\d/u : /^\d/u;
  if (
    (isOfKind.test(value) || ofDay.test(value)) &&
    headed.length === 0 &&
    property === undefined &&
    isOneOfMore(own, only)
  )
    return undefined;
  const leaf = readLeaf(page.tree, only.place, { kind: 'scalar', parse: 'string', description: '' });
  return leaf.ok && leaf.reading.kind === 'leaf' && dataOf(leaf.reading) !== '' ? leaf.reading : undefined;
}

/** The same record may be one of several lists, by which its texts are taken apart more or less finely. */
function allTextsOf(page: PageIndex, record: SaidRecord): RecordText[] {
  const alike = page
    .itemsOf(record.node)
    .filter(({ node, region }) => node === record.node && region.items.length > 1);
  return alike.flatMap(({ region, index }) => textsOfRecord(page, { ...record, region, row: index }));
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*';
/** "May 9", "Friday". */
const ofDay = new RegExp(`^${month}\\.? \\d|^${weekday}$`, 'iu');

function isOneOfMore(own: readonly RecordText[], { text }: RecordText): boolean {
  const shape = (each: string): string =>
    each
      .replace(new RegExp(`\\b${month}`, 'giu'), '#')
      .replace(new RegExp(`\\b${weekday}\\b`, 'giu'), '@')
      .replace(/\p{L}+/gu, 'a')
      .replace(/\d+/gu, '0');
  return own.filter((each) => each.text !== text && shape(each.text) === shape(text)).length > 0;
}
