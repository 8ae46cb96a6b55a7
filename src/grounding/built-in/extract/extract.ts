/**
 * Extraction without a model: pure and deterministic. The schema says what is wanted, the instruction says of what;
 * labels, headers, roles, types and repeated structure say where it stands. What cannot be told is refused, never guessed.
 */
import { dataOf, type Extraction, type ExtractRequest, type Reading } from '../../../contract/reading.js';
import { unaccounted } from './extract-accounted.js';
import { isHalfOfWhen } from './extract-asked.js';
import { parseAsk } from './extract-ask.js';
import { dateAlone } from './extract-date-alone.js';
import { lineOfRecord } from './extract-line-of-record.js';
import { contradicted } from './extract-contradicted.js';
import { choicesSo, isChosenAlone } from './extract-choices.js';
import { findList } from './extract-list.js';
import { findAsked, findObject, type FoundObject } from './extract-object.js';
import { type PageIndex, pageIndex } from './extract-page.js';
import { bareNames } from './extract-bare-names.js';
import { ofOtherKind } from './extract-other-kind.js';
import { headersSo } from './extract-headers.js';
import { groupsSo } from './extract-groups.js';
import { placesSo } from './extract-places.js';
import { plainAnswer } from './extract-plainly.js';
import { plainerWordings } from './extract-plainer.js';
import { type Want, type WantScalar, wantedBy } from './extract-schema.js';
import { isOfMoney, measureSaid, otherUnit } from './extract-unit.js';
import { recordsSo } from './extract-records-so.js';
import { toldOfRecord } from './records-told-one.js';
import { toldOfRecords } from './records-told.js';
import { isTurnedThread, messageSo } from './extract-thread.js';
import { tickedSo } from './extract-ticked-so.js';
import { whichSo } from './extract-which-so.js';
import { cellMet } from './records-grid.js';
import { isEmptyName, meaningfulWords } from './extract-words.js';

/** Finds the data that a schema and an instruction ask for on a snapshot. */
export function extractBuiltIn(request: ExtractRequest): Extraction {
  const instruction = request.instruction ?? '';
  const looked = instruction === '' ? 'the data of the schema' : `"${instruction.slice(0, 200)}"`;
  const wanted = wantedBy(request.schema);
  if (!wanted.ok) return { kind: 'cannot-tell', looked, reason: wanted.reason };
  const measure = holdsNumber(wanted.want) ? measureSaid(instruction) : undefined;
  const page = pageIndex(request.snapshot);
  const said = measure?.rest ?? instruction;
  const first = answerTo(page, wanted.want, said, looked);
  const isOpen = first.kind === 'none' || first.kind === 'ambiguous';
  const found = (isOpen && plainerAnswer(page, wanted.want, said, looked)) || first;
  const other =
    measure && found.kind === 'found' ? otherUnit(page, found.reading, measure.measures) : undefined;
  return other === undefined
    ? found
    : { kind: 'none', looked, nearest: [`"${other.slice(0, 40)}", which is in another unit`] };
}

/** What answers the first of the plainer wordings that has as many values, or the money, that it has to have. */
function plainerAnswer(page: PageIndex, want: Want, said: string, looked: string): Extraction | undefined {
  for (const { text, count, isMoney = false } of plainerWordings(page, said)) {
    const answer = answerTo(page, want, text, looked);
    if (answer.kind !== 'found') continue;
    const data = dataOf(answer.reading);
    const isCounted = count === undefined || (Array.isArray(data) && data.length === count);
    if (isCounted && (!isMoney || isOfMoney(page, answer.reading))) return answer;
  }
  return undefined;
}

function holdsNumber(want: Want): boolean {
  if (want.kind === 'object') return want.fields.some((field) => holdsNumber(field.want));
  return want.kind === 'list' ? holdsNumber(want.item) : /^(?:number|integer)$/u.test(want.parse);
}

/** What answers one wording of an instruction. */
function answerTo(page: PageIndex, want: Want, instruction: string, looked: string): Extraction {
  const ask = parseAsk(instruction.slice(0, 2000));
  if (ask.beyond)
    return {
      kind: 'cannot-tell',
      looked,
      reason: `"${ask.beyond}" needs reckoning or judgement, which the built-in engine does not do`,
    };
  const boxes =
    whichSo(page, want, ask.text) ??
    choicesSo(page, want, ask.text) ??
    placesSo(page, want, ask.text) ??
    groupsSo(page, want, ask.text) ??
    messageSo(page, want, ask.text);
  const heads = boxes ?? tickedSo(page, want, ask.text) ?? headersSo(page, want, ask.text);
  if (boxes === 'several') return { kind: 'none', looked, nearest: ['several such texts under that title'] };
  if (boxes === undefined && heads === 'unclear')
    return { kind: 'none', looked, nearest: ['the one list, table or row of tabs that is meant'] };
  if (boxes === 'unclear' || (!boxes && isTurnedThread(page, ask.text)))
    return { kind: 'none', looked, nearest: ['messages of which the page does not tell which is the first'] };
  if (isOnOtherPage(page, ask.text)) return { kind: 'none', looked, nearest: ['what stands on this page'] };
  if (heads && heads !== 'unclear' && heads !== 'several') return { kind: 'found', reading: heads };
  const one = singleOf(want);
  const line = one && lineOfRecord(page, one.want, ask.text);
  if (one && line) return { kind: 'found', reading: named(line, one.name) };
  const first = isOtherCell(page, ask.text) ? noSuchCell : find();
  if (first.kind === 'found' && isChosenAlone(page, ask.text, first.reading))
    return { kind: 'none', looked, nearest: ['the chosen one of several'] };
  const found = first.kind === 'found' && isHalfOfWhen(page, ask.text, first.reading) ? noSuchCell : first;
  const records =
    found.kind === 'found'
      ? undefined
      : (recordsSo(page, want, ask.text) ??
        toldOfRecords(page, want, ask.text) ??
        toldOfRecord(page, want, ask.text));
  if (records) return { kind: 'found', reading: records };
  const plain = found.kind === 'found' || !one ? undefined : plainAnswer(page, one.want, ask.text);
  if (one && plain) return { kind: 'found', reading: named(plain, one.name) };
  const told = (): Extraction | undefined => {
    const reading = toldOfRecords(page, want, ask.text) ?? toldOfRecord(page, want, ask.text);
    return reading && { kind: 'found', reading };
  };
  const other = found.kind === 'found' ? contradicted(page, ask, found.reading) : undefined;
  if (other !== undefined) return told() ?? { kind: 'none', looked, nearest: [other] };
  const odd = found.kind === 'found' ? ofOtherKind(ask.text, found.reading) : undefined;
  if (odd !== undefined)
    return told() ?? { kind: 'none', looked, nearest: [`"${odd}", which is nothing of the kind`] };
  const left = found.kind === 'found' ? unaccounted(page, want, ask, found.reading) : undefined;
  return left === undefined
    ? withoutRivals(
        found.kind === 'found'
          ? { ...found, reading: bareNames(page, ask, dateAlone(ask.text, found.reading)) }
          : found,
      )
    : (told() ?? { kind: 'none', looked, nearest: [`a value of which nothing says "${left}"`] });

  function find(): FoundObject {
    switch (want.kind) {
      case 'object':
        return findObject(page, want, ask);
      case 'list': {
        const words = [
          ...new Set([...ask.words, ...(ask.words.length === 0 ? meaningfulWords(want.description) : [])]),
        ];
        const found = findList(page, { looked, words, want, ask });
        return /^who\b/iu.test(ask.text.trim()) && found.kind === 'found' && saysMore(found.reading)
          ? { kind: 'none', looked, nearest: ['items that say more than a name'] }
          : found;
      }
      case 'scalar':
        return findAsked(page, want, ask, looked);
      default:
        return want satisfies never;
    }
  }
}

const noSuchCell: FoundObject = {
  kind: 'none',
  looked: 'where two headers meet',
  nearest: ['the same time of something else'],
};

/** "Who has the large hall on Monday at 9:00", of a table for the small one; or who, where it is free. */
function isOtherCell(page: PageIndex, text: string): boolean {
  if (!/^(?:who|what)\b/iu.test(text.trim())) return false;
  const met = cellMet(page, text);
  return (
    met !== undefined &&
    (met.rest.length > 0 ||
      (/^\s*who\b/iu.test(text) && /^(?:free|empty|vacant)$/iu.test(page.tree.textOf(met.cell))))
  );
}

/** "On the second page" is not on this one, unless this says that it is. */
function isOnOtherPage({ tree }: PageIndex, text: string): boolean {
  const said =
    /\b(?:on|of|from) (?:the )?(?:(?<word>second|third|fourth|next|previous|last|other) page|page (?<number>[2-9]|\d{2,}))\b/iu.exec(
      text,
    )?.groups;
  if (!said) return false;
  const at =
    said['number'] ?? String(['second', 'third', 'fourth'].indexOf(said['word']?.toLowerCase() ?? '') + 2);
  const here = new RegExp(`\\bpage ${at} (?:of|/) \\d+`, 'iu');
  return !tree.nodes.some((node) => here.test(tree.textOf(node)));
}

/** The one value that is asked for: by itself, or as the only field, which is called nothing. */
function singleOf(want: Want): { want: WantScalar; name?: string } | undefined {
  if (want.kind === 'scalar') return { want };
  const [field, ...others] = want.kind === 'object' ? want.fields : [];
  return field && others.length === 0 && field.want.kind === 'scalar' && isEmptyName(field.name)
    ? { want: field.want, name: field.name }
    : undefined;
}

function named(reading: Reading, name: string | undefined): Reading {
  return name === undefined ? reading : { kind: 'object', fields: { [name]: reading } };
}

/** Whether one of the texts of a list is too much for the name of a person. */
function saysMore(reading: Reading): boolean {
  const data = dataOf(reading);
  return (
    Array.isArray(data) &&
    data.some((each) => typeof each === 'string' && (/\d/u.test(each) || each.split(/\s+/u).length > 5))
  );
}

/** Places that might have been meant are for finding; what leaves is for a reader. */
function withoutRivals(found: FoundObject): Extraction {
  if (found.kind === 'found') return { kind: 'found', reading: found.reading };
  if (found.kind !== 'ambiguous') return found;
  return { kind: 'ambiguous', looked: found.looked, candidates: found.candidates };
}
