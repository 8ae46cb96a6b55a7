/**
 * What status a record is said to have: "the backup job has failed", "parcel 12 has been collected", "the oven card is suspended". Its status
 * is a part of one of its texts, and what stands in that place for the other records are the words that it may be instead.
 */
import type { PlannedCheck } from '../../../contract/check.js';
import { foldSpace } from '../../../contract/parse-value.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import type { Column } from '../extract/extract-labels.js';
import { textAt } from '../extract/extract-leaf.js';
import type { PageIndex } from '../extract/extract-page.js';
import { isInside } from '../extract/extract-tree.js';
import { plainWords } from '../extract/extract-words.js';
import { recordSaid, type SaidRecord, textsOfRecord } from '../extract/records-said.js';
import { fold } from '../language/words.js';
import { isOfOther } from './satisfy-facts.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { isState, partsOf, type StatusPart } from './satisfy-status-parts.js';

/** What is so of a thing once it has done it itself: of others "has" tells who did it, and not to whom. */
const ownDeed =
  'failed|passed|arrived|departed|left|finished|ended|started|begun|closed|opened|expired|crashed|stopped|succeeded|completed|joined|landed|' +
  'retired|resigned|replied|answered|responded|voted|paid|shipped|returned|lapsed|sold out|gone out|checked in|checked out';
const adverb = '(?: (?:still|already|now|just|only|currently|since))*';

const said = new RegExp(
  `^(?<subject>.+?) (?:(?:is|are|was|were)(?<no> not)?${adverb}(?: (?:marked|shown|flagged|listed) as)?` +
    `|(?:has|have)(?<never> not)?${adverb} (?:been(?: (?:marked|shown|flagged|listed) as)?|(?=(?:${ownDeed})$)))` +
    `${adverb} (?<state>\\p{Ll}[\\p{Ll}-]+(?: (?!not )\\p{Ll}+){0,2}?)(?:,? (?:and |but )?not (?<other>\\p{Ll}[\\p{Ll}-]+))?(?: yet| so far)?$`,
  'u',
);

const noRecord =
  /^(?:there|nothing|nobody|none|no one|no|only|all|every|each|any|both|it|this|that|i|we|you) /iu;
/** Of these it is said whether something is on the page, or in which state a control is. */
const ofElements =
  /^(?:visible|invisible|shown|displayed|present|absent|there|here|listed|hidden|gone|missing|removed|deleted|enabled|disabled|focused|empty|blank|required|optional|the|an?|my|in|on|at|to|from|for|with|by|of|off|up|down|more|less|not|set)(?: |$)/u;
/** Other than these no word stands in front of a preposition: what comes behind it is no status. */
const ofPlace = / (?:in|on|at|to|from|for|with|by|of|as|than|until|since|after|before)(?: |$)/u;

/** The check of such a sentence; undefined for another one, and where the record or the place of its status is not clear. */
export function statusChecks(text: string, { masked, page }: Sentence): PlannedCheck[] | undefined {
  const { subject, state = '', no, never, other } = said.exec(text)?.groups ?? {};
  if (!subject || noRecord.test(`${subject} `) || / (?:and|or|but|than|nor) |[,;]/u.test(subject))
    return undefined;
  if (ofElements.test(state) || (ofPlace.test(state) && !/^\p{Ll}+ (?:in|on|for \p{Ll}+)$/u.test(state)))
    return undefined;
  const record = recordSaid(page, masked.show(subject));
  if (!record || other === state || !isNamed(page, record)) return undefined;
  const check = statusCheck(page, record, {
    state,
    is: no === undefined && never === undefined,
    isDone: /(?:has|have)(?: not)? /u.test(text.slice(subject.length, -state.length)),
  });
  return check && [check];
}

/** Its name is said whole, as a text of it or as a part of one. */
function isNamed(page: PageIndex, record: SaidRecord): boolean {
  const isName = (words: readonly string[]): boolean =>
    words.length > 0 && words.every((word) => record.names.includes(word));
  return (
    record.isWhole ||
    textsOfRecord(page, record).some(({ text }) =>
      partsOf(text).some((part) => isName(plainWords(part.text))),
    )
  );
}

/** Where the record says a status, and what the others say there. */
interface Place {
  node: SnapshotNode;
  text: string;
  column: Column;
  /** Parts of the texts of others that say the status. */
  saying: readonly StatusPart[];
}

function statusCheck(
  page: PageIndex,
  record: SaidRecord,
  { state, is, isDone }: { state: string; is: boolean; isDone: boolean },
): PlannedCheck | undefined {
  const places = placesOf(page, record, state);
  const [place, ...others] = places.filter(
    ({ node }) => !places.some((other) => other.node !== node && isInside(page.tree, other.node, node)),
  );
  if (place?.node.ref === undefined || others.length > 0) return undefined;
  const [mine, ...more] = partsOf(place.text).filter((part) => isState(part.text, state));
  const [theirs, ...unlike] = new Map(place.saying.map((part) => [part.shown.toLowerCase(), part])).values();
  const part = mine ?? theirs;
  if (!part || more.length > 0) return undefined;
  if (!mine && isDone && mayComeAfter(place.text, state)) return undefined;
  if (!mine && (unlike.length > 0 || !isOther(page, record, { place, state }))) return undefined;
  const isWithName = record.names.every((word) => plainWords(place.text).includes(word));
  // Where it stands behind the name it is sought with that: its line may be another one's the next time.
  if (isWithName)
    return is ? { kind: 'text', text: mine ? place.text : `${place.text} ${part.shown}`, is } : undefined;
  return {
    kind: 'value',
    reading: { kind: 'leaf', ref: place.node.ref, from: 'text', parse: 'string', value: place.text },
    operator: part.operator,
    expected: part.shown,
    is,
  };
}

const pressed = /^(?:button|checkbox|radio|switch|combobox|textbox|tab|option|menuitem)$/u;

/** The texts of the record in whose place it or another record says the status. */
function placesOf(page: PageIndex, record: SaidRecord, state: string): Place[] {
  const byNode = new Map<SnapshotNode, Place>();
  for (const { place, text, column } of textsOfRecord(page, record)) {
    const { node } = place;
    if (place.trim || pressed.test(node.role) || isOfOther(column, state)) continue;
    const saying = column.places.flatMap((other, row) =>
      other && row !== record.row && !pressed.test(other.node.role)
        ? partsOf(textAt(page.tree, other)).filter((part) => isState(part.text, state))
        : [],
    );
    const isSaid = partsOf(text).some((part) => isState(part.text, state));
    // What is all of a text that names the others as well is no status: a show may be called "Live".
    const isName =
      plainWords(text).every((word) => record.names.includes(word)) &&
      !saying.some(({ isWhole }) => !isWhole);
    if (!isName && (isSaid || saying.length > 0))
      byNode.set(node, { node, text: foldSpace(page.tree.textOf(node)), column, saying });
  }
  return [...byNode.values()];
}

/** Words for a status that a column or a mark goes by. */
const ofStatus = /^(?:status|state|badge|tag|chip|pill|stage|phase|progress|availability|condition)$/u;

/** Whether the record shows another status in that place, and says nowhere else that it is so after all. */
function isOther(
  page: PageIndex,
  record: SaidRecord,
  { place, state }: { place: Place; state: string },
): boolean {
  const words = plainWords(state);
  const isSaidSomewhere = textsOfRecord(page, record).some(
    ({ text, place: { node } }) =>
      !pressed.test(node.role) && words.every((word) => plainWords(text).includes(word)),
  );
  if (isSaidSomewhere || place.text === '') return false;
  if (place.saying.some(({ isWhole }) => !isWhole)) return place.text.length <= LONG;
  const shown = columnTexts(page, place.column)
    .map(fold)
    .filter((text) => text !== '');
  const isVocabulary =
    new Set(shown).size < shown.length ||
    place.column.labels.some(
      ({ words: own, trust }) => trust >= 0.75 && [...own].some((word) => ofStatus.test(word)),
    );
  const isShort = shown.every((text) => text.split(' ').length <= 4 && !/\d/u.test(text));
  return isVocabulary && isShort;
}

const LONG = 80;

/** What ends a thing one way or another: where one of them is shown, no other one was. */
const ends: readonly RegExp[] = [
  /^(?:failed|passed|succeeded|success|skipped|cancelled|aborted)$/u,
  /^(?:accepted|declined|rejected|refused|approved|denied|withdrawn)$/u,
  /^(?:paid|unpaid|overdue|due|outstanding)$/u,
  /^(?:open|closed|opened)$/u,
];

/** Whether what is shown may be what comes after it: what is "Delivered" has been shipped. */
function mayComeAfter(shown: string, state: string): boolean {
  const [text, wanted] = [fold(shown), fold(state)];
  const isEnded = /(?:ed|en|ne|nt|id|ut|ld|ft)$|^(?:complete|closed|archive|history|gone|inactive)$/u.test(
    text,
  );
  return (
    isEnded &&
    !/^(?:not |un|to |waiting|ready|pending)/u.test(text) &&
    !ends.some((each) => each.test(text) && each.test(wanted))
  );
}
