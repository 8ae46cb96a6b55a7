/**
 * "Search for flights from Oslo to Rome on 12 June 2025": a search that is told in several parts, each with a field of its own, and one button
 * that sends them off. Where a journey begins and ends stands in two fields that are called so.
 */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, fold, isStopWord, type Word } from '../../language/words.js';
import { parseInstruction } from '../../language/grammar.js';
import { wordToken } from '../../language/token-runs.js';
import { formButton } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { bestOptions, isEditable } from '../controls/do-option.js';
import { formOutcome } from './do-form.js';

const starts =
  /^(?:from|origin|(?:leaving|departing|flying|travell?ing) from|departure(?: (?:city|airport|station|place))?|where from|starting point|from where)$/;
const ends =
  /^(?:to|destination|(?:going|arriving|flying|travell?ing) (?:to|in|at)|arrival(?: (?:city|airport|station|place))?|where to|to where)$/;

/** Where a journey begins and ends, and what is said in front of that and behind it. */
interface Journey {
  from: readonly Token[];
  to: readonly Token[];
  front: readonly Token[];
  rest: readonly Token[];
}

/** Fills in the form and sends it off; undefined where the search tells no journey, or a part of it has no place. */
export function searchedByForm(clause: Clause, scene: Scene): Outcome | undefined {
  const whole = clause.readings.find(({ target, value }) => value && !target)?.value;
  const journey = clause.verb === 'search' && whole ? journeyIn(whole) : undefined;
  if (!journey) return partsSaid(clause, scene) ?? (whole && inParts(clause, whole, scene));
  const from = fieldCalled(starts, journey.from, scene);
  const to = fieldCalled(ends, journey.to, scene);
  if (!from || !to || formOf(from) !== formOf(to)) return undefined;
  const others =
    journey.rest.length > 0 ? otherParts(clause, journey, scene) : sent(clause, journey, [from, to], scene);
  const button = others?.at(-1)?.at;
  const isOfForm = scene.index.actionable.some(
    (entry) => entry.node.ref === button && formOf(entry) === formOf(from),
  );
  return others && button !== undefined && isOfForm
    ? {
        kind: 'instead',
        clauses: [setTo(from, journey.from, clause), setTo(to, journey.to, clause), ...others],
      }
    : undefined;
}

/** "Films with the director Lo Arden and the year 1987", on a page about films: the form is filled in with what is said, and sent off. */
function partsSaid({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const [, about = '', told = ''] =
    /^(?:search|look|find)(?: for)? ([^,;.]+?) with (the [^;.]+?)[.!]?$/i.exec(text.trim()) ?? [];
  const isSeveral = told.split(/, and |, | and /i).filter((part) => /^the \S+ \S/i.test(part)).length > 1;
  const nouns = contentOf(about);
  if (verb !== 'search' || !isSeveral || nouns.length === 0) return undefined;
  return nouns.every((noun) => isNounOfPage(noun, index))
    ? { kind: 'instead', clauses: parseInstruction(`Fill in the form with ${told} and submit it`) }
    : undefined;
}

/** "A room for 2 guests on 12 June 2025": each part in its field of the one form that is sent off by a search. */
function inParts(clause: Clause, whole: readonly Token[], scene: Scene): Outcome | undefined {
  if (clause.verb !== 'search') return undefined;
  const clauses = otherParts(clause, { front: whole, rest: [] }, scene);
  const sender = scene.index.actionable.find(({ node }) => node.ref === clauses?.at(-1)?.at);
  return clauses && clauses.length > 2 && sender?.evidence.some(({ words }) => words.some(isSearching))
    ? { kind: 'instead', clauses }
    : undefined;
}

function isSearching({ meaning, text }: Word): boolean {
  return /^(?:search|find|look|show)$/.test(meaning) || /^(?:search|find|check)$/.test(text);
}

/** "Flights from Oslo to Rome on 12 June 2025". */
function journeyIn(tokens: readonly Token[]): Journey | undefined {
  const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'from');
  const from = at === -1 ? [] : nameAt(tokens, at + 1);
  const joint = at + 1 + from.length;
  const to = tokens[joint]?.lower === 'to' ? nameAt(tokens, joint + 1) : [];
  if (from.length === 0 || to.length === 0) return undefined;
  return { from, to, front: tokens.slice(0, at), rest: tokens.slice(joint + 1 + to.length) };
}

/** A quoted text, or words with a capital letter. */
function nameAt(tokens: readonly Token[], at: number): readonly Token[] {
  if (tokens[at]?.kind === 'quoted') return tokens.slice(at, at + 1);
  const end = tokens.findIndex(
    ({ kind, text }, place) => place >= at && !(kind === 'word' && /^\p{Lu}/u.test(text)),
  );
  return tokens.slice(at, end === -1 ? undefined : end);
}

/** The one field that is called so: text goes into it, or it is a list that has the place. */
function fieldCalled(name: RegExp, place: readonly Token[], { index }: Scene): Entry | undefined {
  const [field, ...others] = index.actionable.filter(
    (entry) =>
      /^(?:textbox|combobox|searchbox)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      !/^(?:date|time|number|datetime-local|month|week)$/.test(entry.node.inputType ?? '') &&
      (isEditable(entry) || bestOptions(entry.node.options ?? [], valueOf(place)).length === 1) &&
      entry.evidence.some(
        ({ trust, text }) => trust >= 0.85 && name.test(fold(text).replace(/\s*[:*?…]+$/u, '')),
      ),
  );
  return others.length === 0 ? field : undefined;
}

function setTo(field: Entry, value: readonly Token[], { text }: Clause): Clause {
  return {
    verb: 'set',
    said: 'set',
    readings: [{ value }],
    suggests: true,
    text: `${field.node.name || 'the field'} of: ${text}`,
    at: field.node.ref ?? '',
  };
}

/** "… on 12 June 2025 for 2 passengers": the clauses that a form for that comes to. */
function otherParts(
  clause: Clause,
  { front, rest }: Pick<Journey, 'front' | 'rest'>,
  scene: Scene,
): readonly Clause[] | undefined {
  const target = [wordToken('search'), ...front, ...rest];
  const outcome = formOutcome({ ...clause, verb: 'goal', said: 'search', readings: [{ target }] }, scene);
  return outcome?.kind === 'instead' ? outcome.clauses : undefined;
}

/** The click that sends off what says no more, on a page that speaks of what is searched for. */
function sent(
  clause: Clause,
  { front }: Journey,
  fields: readonly Entry[],
  scene: Scene,
): readonly Clause[] | undefined {
  const nouns = front.flatMap(({ text }) => contentOf(text)).filter((word) => !isStopWord(word));
  if (nouns.length === 0 || !nouns.every((noun) => mentionsOf(noun, scene.index).size > 0)) return undefined;
  const button = formButton(fields, { verb: 'search', nouns, scene });
  return (
    button && [
      {
        verb: 'submit',
        said: 'search',
        readings: [{}],
        text: `send off: ${clause.text}`,
        at: button.node.ref ?? '',
      },
    ]
  );
}
