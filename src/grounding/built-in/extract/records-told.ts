/**
 * Records read field by field where every word of the sentence is accounted for: by a field, by what the records are, by what stands over
 * them, or by the one text that some of them show and the others do not. What is left over is evidence that something else was asked for.
 */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import { readLeaf } from './extract-leaf.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import type { Want, WantScalar } from './extract-schema.js';
import { isShortFor } from './extract-short.js';
import { scalarFor } from './extract-columns.js';
import { explained, plainWords } from './extract-words.js';
import { type Asked, isAnotherWordFor, type Told, ways, wordsOfField } from './records-fields.js';
import { isKindOf, isRecordNoun } from './records-said.js';
import { type Part, piecesIn, type Rows, rowsOfPage } from './records-rows.js';

/** Words that join, point or say no more than what is plain to see. */
const idle =
  /^(?:a|an|the|of|for|in|on|to|from|by|with|at|and|as|its|it|their|his|her|each|every|all|is|are|was|were|be|this|that|these|those|which|who|whose|what|have|has|had|do|does|get|list|extract|read|show|give|me|please|shown|listed|displayed|visible|here|page|table|order|currently|together|including|along|one|belong|belongs)$/u;
/** What a choice is made by that is not understood here. */
export const beyond =
  /\b(?:not|no|without|except|than|only|or|but|if|between|before|after|since|until|first|second|third|last|next|most|least|more|less|total|sum|average|how many|count|any|other|per)\b|["“„<>]/iu;

/** A field as it is asked for. */
export interface AskedField extends Asked {
  name: string;
  required: boolean;
  absent: unknown;
}

/** What is asked, in plain words. */
export interface Question {
  fields: readonly AskedField[];
  words: readonly string[];
  /** The words, and those that stand side by side. */
  said: ReadonlySet<string>;
}

/** The list; undefined where another sentence is meant, or something is not clear. */
export function toldOfRecords(page: PageIndex, want: Want, text: string): Reading | undefined {
  if (want.kind !== 'list' || text.length > 200 || beyond.test(text)) return undefined;
  const asked = text.trim().replace(/[?.]+$/u, '');
  const fields =
    want.item.kind === 'object'
      ? want.item.fields.flatMap((field): AskedField[] =>
          field.want.kind === 'scalar'
            ? [
                {
                  name: field.name,
                  words: wordsOfField(field.name),
                  scalar: scalarFor(field.name, field.want),
                  required: field.required,
                  absent: field.absent,
                },
              ]
            : [],
        )
      : want.item.kind === 'scalar'
        ? fieldSaid(asked, want.item)
        : [];
  if (fields.length === 0 || (want.item.kind === 'object' && fields.length !== want.item.fields.length))
    return undefined;
  const question = { fields, words: wordsOf(asked), said: saidIn(asked) };
  const found = rowsOfPage(page).flatMap((rows) => {
    const read = readAll(page, rows, question);
    return read ? [{ rows, ...read }] : [];
  });
  const widest = found.toSorted((a, b) => b.value.length - a.value.length)[0];
  if (!widest) return undefined;
  const isRival = (each: (typeof found)[number]): boolean =>
    JSON.stringify(each.value) !== JSON.stringify(widest.value) &&
    !(overlaps(page, each.rows.region, widest.rows.region) && each.value.length < widest.value.length);
  const ref = widest.rows.region.container.ref;
  if (found.some(isRival) || ref === undefined) return undefined;
  const value =
    want.item.kind === 'scalar' ? widest.value.map((row) => row[fields[0]?.name ?? '']) : widest.value;
  return { kind: 'derived', value, refs: [ref, ...widest.refs] };
}

/** The words of a sentence that something has to account for. */
export function wordsOf(text: string): string[] {
  // In capitals it is the name of somebody.
  const spelt = /\bIT\b/u.test(text) ? ['it'] : [];
  return [...new Set([...plainWords(text).filter((word) => !idle.test(word)), ...spelt])];
}

/** The words of a sentence, and all of two or three that stand side by side. */
export function saidIn(text: string): ReadonlySet<string> {
  const words = plainWords(text);
  return new Set(
    words.flatMap((word, at) => [
      word,
      words.slice(at, at + 2).join(' '),
      words.slice(at, at + 3).join(' '),
      words.slice(at, at + 4).join(' '),
    ]),
  );
}

const property =
  /^(?:(?:get|list|extract|read|give me|show) )?(?:all )?(?:of )?(?:the )?(?<property>\p{Ll}+(?: \p{Ll}+)?) (?:of|for) (?:all |each |every |the )*\p{Ll}/u;
const inBrackets = /\((?:only )?(?:their|the) (?<property>\p{Ll}+(?: \p{Ll}+)?)\)$/u;
const noun =
  /^(?:(?:get|list|extract|read|give me|show) )?(?:all )?(?:of )?(?:the )?(?:\p{Ll}+ ){0,2}?(?<noun>\p{Ll}+s)(?= (?:that|which|who|whose|with|in|on|at|under|of)\b|$)/u;

/** The one thing that is asked of each record: a property of it, or its name. */
function fieldSaid(text: string, scalar: WantScalar): AskedField[] {
  const small = text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const said = [inBrackets, property, noun].map((form) => form.exec(small)?.groups).find((each) => each);
  const name = said?.['property'] ?? said?.['noun'];
  return name === undefined
    ? []
    : [{ name, words: wordsOfField(name), scalar, required: true, absent: undefined }];
}

/** What is read of all records that are meant; undefined where something is not told. */
function readAll(
  page: PageIndex,
  rows: Rows,
  question: Question,
): { value: Record<string, unknown>[]; refs: string[] } | undefined {
  const { fields } = question;
  const refs = new Set<string>();
  if (rows.records.some((record) => piecesIn(page, record).length < 2)) return undefined;
  const rest = question.words.filter((word) => !isOfFields(word, question));
  const strictly = (word: string): boolean => isCalled(page, rows, word);
  // That the records are meant has to be said by one of the words.
  const { saying, left } = choiceOf(page, rows, rest);
  const isTable =
    rows.region.kind === 'table' &&
    rowsOfPage(page).filter(({ region }) => region.kind === 'table').length === 1;
  const isSo = (word: string): boolean =>
    strictly(word) ||
    page.tree.pageWords.has(word) ||
    (isRecordNoun(word) && isKindOf(page, rows.region, word)) ||
    (isTable && isRecordNoun(word) && page.words.has(word));
  if (!left.every(isSo)) return undefined;
  const assigned = assignAll(page, rows, question);
  if (!assigned) return undefined;
  const isHeaded = assigned.every(({ labels }) => labels.some(({ trust }) => trust === 1));
  if (!question.words.some(strictly) && !(isHeaded && fields.length > 1)) return undefined;
  const values: Record<string, unknown>[] = [];
  for (const [row] of rows.records.entries()) {
    if (saying && !saying.includes(row)) continue;
    // A line of which nothing is said but a dash is no such record.
    if (isHeaded && assigned.every(({ texts }) => !/[\p{L}\p{N}]/u.test(texts[row] ?? ''))) continue;
    const value: Record<string, unknown> = {};
    for (const [at, field] of fields.entries()) {
      const place = assigned[at]?.places[row];
      const leaf = place && readLeaf(page.tree, place, field.scalar);
      if (!leaf?.ok || dataOf(leaf.reading) === '') return undefined;
      for (const ref of refsOf(leaf.reading)) refs.add(ref);
      const read = dataOf(leaf.reading);
      // A sign behind a name is a mark of the record.
      value[field.name] = typeof read === 'string' ? read.replace(/(?:\s+\p{So}+\uFE0F?)+$/u, '') : read;
    }
    values.push(value);
  }
  return values.length > 0 ? { value: values, refs: [...refs] } : undefined;
}

/** Words behind a field that say no more than that it is one. */
const ofAnyField = /^(?:name|title|time|amount|value|date|number|level)$/u;

function isOfFields(word: string, { fields }: Question): boolean {
  const own = fields.flatMap(({ words, scalar }) => [...words, ...plainWords(scalar.description)]);
  return (
    explained(word, new Set(own)) >= 0.85 ||
    ofAnyField.test(word) ||
    fields.some(({ words }) => isAnotherWordFor(word, words))
  );
}

/** Whether the page calls the records so: by a class, a name or a heading over them, or as one of the nouns for records. */
export function isCalled(page: PageIndex, { region }: Rows, word: string): boolean {
  return (
    region.words.has(word) ||
    [...region.words].some((mark) => mark.length > 2 && isShortFor(mark, word)) ||
    region.headers.some((head) => plainWords(page.tree.textOf(head)).join(' ') === word) ||
    (isRecordNoun(word) && page.tree.pageWords.has(word))
  );
}

/** The records that say the words which tell them apart, in a place of its own; and the words that do not. */
function choiceOf(
  page: PageIndex,
  { records }: Rows,
  words: readonly string[],
): { saying?: readonly number[]; left: readonly string[] } {
  const pieces = records.map((record) => piecesIn(page, record).map(({ text }) => plainWords(text)));
  const isIn = (word: string, piece: readonly string[]): boolean => piece.includes(word);
  const telling = words.filter((word) => {
    const saying = pieces.filter((own) => own.some((piece) => isIn(word, piece))).length;
    return saying > 0 && saying < records.length;
  });
  if (telling.length === 0) return { left: words };
  const isChoice = (piece: readonly string[]): boolean =>
    piece.every((word) => words.includes(word)) && telling.every((word) => isIn(word, piece));
  const saying = pieces.flatMap((own, row) => (own.some(isChoice) ? [row] : []));
  const chosenBy = new Set(pieces.flatMap((own) => own.filter(isChoice).flat()));
  // Another record says them in other words, or in another place: nobody can tell.
  const others = pieces.some(
    (own, row) => !saying.includes(row) && own.some((piece) => telling.every((word) => isIn(word, piece))),
  );
  return saying.length > 0 && saying.length < records.length && !others
    ? { saying, left: words.filter((word) => !chosenBy.has(word)) }
    : { left: words.map((word) => `${word}?`) };
}

/** "The names of the albums" of a table of tracks are what stands under "Album". */
function headed(field: AskedField, rows: Rows, said: ReadonlySet<string>): AskedField {
  if (!field.words.every((word) => /^(?:name|title)$/u.test(word))) return field;
  const heads = rows
    .parts()
    .flatMap(({ labels }) =>
      labels.flatMap(({ words, trust }) => (trust === 1 && words.size === 1 ? [...words] : [])),
    )
    .filter((word) => said.has(word) && !/^(?:name|title)$/u.test(word));
  const [head] = heads.filter(
    (word) =>
      said.has(`${field.words.at(-1) ?? ''} of ${word}`) ||
      said.has(`${field.words.at(-1) ?? ''} of the ${word}`) ||
      said.has(`${field.words.at(-1) ?? ''} of all ${word}`),
  );
  return head === undefined ? field : { ...field, words: [head] };
}

/** The part of each field; undefined where one has none, or several could be it. */
export function assignAll(page: PageIndex, rows: Rows, { fields, said }: Question): Part[] | undefined {
  const taken = new Map<number, Part>();
  const told = (): Told => ({
    parts: rows.parts(),
    pieces: () => rows.records.map((record) => piecesIn(page, record)),
    taken: [...taken.values()],
    isKind: (word) => isCalled(page, rows, word),
    said,
  });
  for (const way of ways)
    for (const [at, field] of fields.entries()) {
      if (taken.has(at)) continue;
      const part = way(headed(field, rows, said), told());
      if (part === 'several') return undefined;
      if (part) taken.set(at, part);
    }
  const all = fields.map((_, at) => taken.get(at));
  return all.every((part) => part !== undefined) ? all : undefined;
}
