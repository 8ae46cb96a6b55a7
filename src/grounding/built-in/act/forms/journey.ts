/**
 * "Find sailings from Korpo to Utö on 14 August for 2 adults and 1 child": a journey that is told in parts, each with a place of its own in
 * the form that has a field for either end, and the one button that searches. Nothing is done before every part has its place. Where one of
 * what is found is to be booked, that is said once more behind the search.
 */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { FormPart } from '../../language/form-sentence.js';
import { partsOf } from '../../language/form-sentence.js';
import { parseInstruction } from '../../language/grammar.js';
import { type Journey, journeyOf } from '../../language/journey.js';
import type { Token } from '../../language/lexer.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { type FormField, formFields } from '../../matching/form-fields.js';
import { placeAll } from '../../matching/form-placing.js';
import { formButton } from '../../matching/form-place.js';
import { drawnDays, journeyField } from '../../matching/journey-fields.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { isUnchosen } from '../../matching/unchosen.js';
import { bestOptions } from '../controls/do-option.js';
import { atField, clauseOf, isDoable } from './form-clauses.js';

type Ground = (clause: Clause, scene: Scene) => Outcome;

/** The clauses for the form; undefined where the clause tells no journey, the page has no such form, or a part of it no place there. */
export function journeySearched(clause: Clause, scene: Scene, ground: Ground): Outcome | undefined {
  const isBooking = clause.verb === 'goal' && books.test(clause.said);
  const isSearch = clause.verb === 'search' || seeks.test(clause.said);
  const told = isBooking || isSearch ? journeyOf(clause) : undefined;
  if (!told) return undefined;
  const journey = { ...told, front: withoutTitled(told.front, scene) };
  const from = journey.from && journeyField('from', journey.from, scene.index, isOption);
  // "Flats in Leeds" alone narrows a list as well: then the field has to say that it asks where to.
  const isPlaceAlone = !journey.from && journey.rest.length === 0;
  const end = journey.from || isPlaceAlone ? 'to' : 'at';
  const to = journeyField(end, journey.to, scene.index, isOption);
  if (!to || from === to || (journey.from && !from)) return undefined;
  const fixed = [...(from ? [from] : []), to];
  const sender = searchButton(fixed, journey, scene);
  const form =
    sender && [...ancestorsOf(to)].find((up) => [...fixed, sender].every((each) => isInside(each, up)));
  if (!sender || !form) return undefined;
  const isPicked = journey.front.some(({ lower }, at) => picks(lower, journey.front[at + 1]?.lower));
  // "Find the cheapest train" asks for one of what is found, and not for the search alone.
  if (isBooking !== isPicked) return undefined;
  const kinds = kindsIn(journey.front, isPicked, scene);
  const behind = journey.rest.length > 0 ? partsOf(journey.rest) : [];
  if (!kinds || !behind) return undefined;
  const parts: readonly FormPart[] = [...kinds, ...behind];
  const inForm = (entry: Entry): boolean => isInside(entry, form) && !fixed.includes(entry);
  const fields = [
    ...formFields(scene.index.actionable.filter(inForm)).map((field) =>
      asksForDay(field) ? { ...field, kind: 'date' as const } : field,
    ),
    ...drawnDays(scene.index, to).filter(({ entry }) => inForm(entry)),
  ];
  const { all, left } = placeAll(outward(parts, fields), { fields: without(fields, parts), nouns: [] }, []);
  const own = left.map((part) =>
    inOwnWords(part, { clause, form, scene, ground, isKind: kinds.includes(part) }),
  );
  const counts = own.includes(undefined) ? behindCount(left, own, form, scene) : undefined;
  const more = counts ? own.map((each) => each ?? []) : own;
  const ends = [...(from ? [set(from, journey.from ?? [], clause)] : []), set(to, journey.to, clause)];
  const placed = all.map((each) => clauseOf(clause, each));
  if (more.includes(undefined) || ![...ends, ...placed].every((each) => isDoable(each, scene)))
    return undefined;
  const picked = isPicked ? parseInstruction(`${clause.said} the ${oneOf(journey.front)}`) : [];
  return {
    kind: 'instead',
    clauses: [
      ...ends,
      ...placed,
      ...more.flatMap((each) => each ?? []),
      ...(counts ?? []),
      { ...clickOn(sender, `search: ${clause.text}`), sends: true },
      ...picked,
    ],
  };
}

/** "One-way flights", where a heading says "Book your one-way flight": what it says holds of all that is found there, unless it can be chosen as well. */
function withoutTitled(front: readonly Token[], { index }: Scene): readonly Token[] {
  const headings = index.entries.filter(({ node }) => node.role === 'heading' && node.hidden === undefined);
  const noun = wordsOf(front.at(-1)?.text ?? '');
  const says = (shown: readonly Word[], words: readonly Word[]): boolean =>
    words.length > 0 && words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.97));
  return front.filter(({ kind, text, lower }, at) => {
    const words = wordsOf(text);
    if (kind !== 'word' || at === front.length - 1 || picks(lower, front[at + 1]?.lower)) return true;
    const isTitled = headings.some(({ node }) => says(wordsOf(readable(node)), [...words, ...noun]));
    const isOffered = index.actionable.some(({ node }) =>
      [node.name, ...(node.options ?? [])].some((name) => says(wordsOf(name), words)),
    );
    return !isTitled || isOffered;
  });
}

/** "The cheapest hotel" is the cheapest of what is found, which need not say that it is one. */
function oneOf(front: readonly Token[]): string {
  const [first, noun, ...more] = front;
  return noun && more.length === 0 && /^\p{L}+est$/u.test(first?.lower ?? '')
    ? `${first?.lower} one`
    : spell(front);
}

/** "The cheapest train", "the 07:20 ferry": one of what is found. */
function picks(word: string, next: string | undefined): boolean {
  return (
    /^(?!west$|rest$|test$|guest$)\p{L}{2,}est$|\d/u.test(word) ||
    (/^(?:first|last|next)$/.test(word) && next !== 'class')
  );
}

const seeks = /^(?:search|find|look|look for|look up|show|list|get|see|check)(?: for)?$/;
const books = /^(?:book|reserve|buy|order|choose)$/;

function isOption(options: readonly string[], place: string): boolean {
  return bestOptions(options, place).length === 1;
}

function set(field: Entry, value: readonly Token[], { text }: Clause): Clause {
  return {
    verb: 'set',
    said: 'set',
    readings: [{ value }],
    suggests: true,
    text: `${field.node.name || 'the field'} of: ${text}`,
    ...atField(field),
  };
}

/** The one button around both fields that searches: "Search", "Find sailings", "Show trains"; else the form's own. */
function searchButton(ends: readonly Entry[], { front }: Journey, scene: Scene): Entry | undefined {
  const [from] = ends;
  const nouns = front.flatMap(({ text }) => wordsOf(text));
  const searching = scene.index.actionable.filter(
    (entry) =>
      /^(?:button|link|generic)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.evidence.some(
        ({ trust, words: [verb, ...rest] }) =>
          trust >= 0.9 &&
          /^(?:search|find|show|check|look|see|view|get|go)$/.test(verb?.text ?? '') &&
          rest.every(
            (word) =>
              isStopWord(word) ||
              travels.test(word.text) ||
              lodges.test(word.text) ||
              nouns.some((noun) => wordLikeness(word, noun) >= 0.9),
          ),
      ),
  );
  for (const up of from ? ancestorsOf(from) : []) {
    if (!ends.every((end) => isInside(end, up))) continue;
    const [only, ...others] = searching.filter((entry) => isInside(entry, up));
    if (only) return others.length === 0 ? only : undefined;
  }
  return formButton(ends, { verb: 'search', nouns, scene });
}

const travels =
  /^(?:(?:trip|journey|sailing|crossing|connection|route|ticket|departure|travel|fare|ride|seat|train|flight|plane|boat|time|price|offer|option|result|service|timetable)s?|bus(?:es)?|coach(?:es)?|ferry|ferries|availability)$/;
const lodges =
  /^(?:hotels?|hostels?|rooms?|stays?|accommodations?|apartments?|flats?|lodgings?|guest ?houses?|places?|motels?|cabins?|cottages?|villas?)$/;
const staying = ['check-in', 'nights', 'stays', 'rooms', 'hotels', 'accommodation'];
const vehicles = ['flight', 'plane', 'train', 'bus', 'coach', 'ferry', 'boat', 'ship'];

/** What is said of the journey itself, as parts: "one-way", "direct"; undefined where the page is about something else. */
function kindsIn(front: readonly Token[], isPicked: boolean, { index }: Scene): FormPart[] | undefined {
  const said = front.filter(({ kind }) => kind === 'word');
  if (said.length < front.length) return undefined;
  const words = said.map((token) => ({ token, word: wordsOf(token.text).at(-1) }));
  const noun = words.at(-1)?.word;
  const title = wordsOf(index.snapshot.title);
  const isThere = (word: Word): boolean =>
    [...title, ...[...index.vocabulary.values()].map((each) => each.word)].some(
      (shown) => wordLikeness(word, shown) >= 0.9,
    );
  if (noun && !isThere(noun)) {
    const isNeutral =
      travels.test(noun.text) && !vehicles.some((each) => noun.text.startsWith(each.slice(0, 4)));
    // A page for ferries has no trains.
    const isOther = vehicles.some((each) => wordsOf(each).some((word) => isThere(word)));
    // "Hotels", where one checks in, or is asked how many guests come.
    const isStay =
      lodges.test(noun.text) && staying.some((each) => wordsOf(each).every((word) => isThere(word)));
    if (!isStay && !isNeutral && (isOther || !travels.test(noun.text))) return undefined;
  }
  if (noun && isUnchosen(noun, index)) return undefined;
  // "The cheapest sailing", "the 07:20 ferry" is chosen of what is found.
  if (isPicked) return [];
  const kinds = words.slice(0, -1).map(({ token }) => token);
  const classAt = kinds.findIndex(({ lower }) => lower === 'class');
  // "A first class train".
  const classed = classAt > 0 ? kinds.slice(classAt - 1, classAt + 1) : [];
  return [...kinds.filter((token) => !classed.includes(token)).map((token) => [token]), classed]
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ({ lead: 'with', tokens }));
}

/** "On 3 May", where a day to go and one to come back are asked for, and only one of them is told: the first is the day that it begins on. */
function outward(parts: readonly FormPart[], fields: readonly FormField[]): readonly FormPart[] {
  const dates = fields.filter(({ kind }) => kind === 'date');
  return dates.length === 2
    ? parts.map((part): FormPart => (part.lead === 'on' ? { ...part, lead: 'from' } : part))
    : parts;
}

/** "Depart", "Return", "When": beside the two ends of a journey such a field asks for a day. */
function asksForDay({ kind, names }: FormField): boolean {
  return (
    kind === 'text' &&
    names.some((name) =>
      name.some(({ text }) =>
        /^(?:depart|departure|leave|leaving|outbound|return|returning|inbound|when|date|day)$/.test(text),
      ),
    )
  );
}

/** A field for the way back takes no day of the way there. */
function without(fields: readonly FormField[], parts: readonly FormPart[]): readonly FormField[] {
  const isBack = ({ names }: FormField): boolean =>
    names.some((name) => name.some(({ text }) => /^(?:return|returning|inbound|back)$/.test(text)));
  const saysBack = parts.some(
    ({ lead, tokens }) => lead === 'until' || /^(?:return|com)ing\b/.test(valueOf(tokens)),
  );
  return saysBack ? fields : fields.filter((field) => !(field.kind === 'date' && isBack(field)));
}

/**
 * "For 3 adults and 1 child", where a box of the form shows "2 adults, 0 children", and the parts to change come up for it: it is opened
 * once, and each is set there. Undefined where another part has no place, or no one box shows them all.
 */
function behindCount(
  left: readonly FormPart[],
  own: readonly (readonly Clause[] | undefined)[],
  form: Entry,
  scene: Scene,
): readonly Clause[] | undefined {
  const counted = left.flatMap(({ tokens: [number, noun, ...more] }, at) => {
    if (own[at]) return [];
    const [count] = wordsOf(number?.text ?? '');
    const isCount = count !== undefined && /^\d{1,2}$/.test(count.meaning) && noun?.kind === 'word';
    return [isCount && more.length === 0 ? { count: count.meaning, noun: noun.text } : undefined];
  });
  const parts = counted.flatMap((each) => each ?? []);
  if (parts.length < counted.length) return undefined;
  const [box, ...others] = scene.index.actionable.filter((entry) => {
    const shown = wordsOf(readable(entry.node));
    const isShown = (noun: string): boolean =>
      wordsOf(noun).every((word) =>
        shown.some(
          (each, at) => wordLikeness(each, word) >= 0.9 && /^\d{1,2}$/.test(shown[at - 1]?.text ?? ''),
        ),
      );
    return (
      isInside(entry, form) &&
      /^(?:button|generic|combobox)$/.test(entry.node.role) &&
      entry.node.options === undefined &&
      entry.node.hidden === undefined &&
      parts.every(({ noun }) => isShown(noun))
    );
  });
  if (!box || others.length > 0) return undefined;
  return [
    clickOn(box, `open "${readable(box.node)}"`),
    ...parts.flatMap(({ count, noun }) => parseInstruction(`set the number of ${noun} to ${count}`)),
  ];
}

/** What goes into no field of the form: "2 adults" between two signs, "direct" on a button. It is said in a sentence of its own. */
function inOwnWords(
  part: FormPart,
  {
    clause,
    form,
    scene,
    ground,
    isKind,
  }: { clause: Clause; form: Entry; scene: Scene; ground: Ground; isKind: boolean },
): readonly Clause[] | undefined {
  const { lead, tokens } = part;
  const [number, ...noun] = tokens;
  const count = wordsOf(number?.text ?? '')[0]?.meaning ?? '';
  const text = spell(tokens);
  const bare = text.replace(/^(?:an?|the|my|one) /i, '');
  const sentences =
    /^\d{1,2}$/.test(count) && noun.length > 0
      ? [`set the number of ${spell(noun)} to ${count}`]
      : /^(?:with|item|in|as|by)$/.test(lead)
        ? [`choose ${text}`, `tick ${bare}`, `choose ${bare}`]
        : [];
  for (const sentence of sentences) {
    const clauses = parseInstruction(sentence);
    const [first, ...others] = clauses;
    if (!first || others.length > 0) continue;
    const outcome = ground(first, scene);
    const isDone =
      outcome.kind === 'done' ||
      (outcome.kind === 'steps' && outcome.steps.every(({ ref }) => isOfForm(ref)));
    if (isDone) return [{ ...first, text: `${first.text}, of: ${clause.text}` }];
  }
  return undefined;

  function isOfForm(ref: string | undefined): boolean {
    const entry = ref === undefined ? undefined : entryOf(ref, scene.index);
    // "One way" may stand over the form.
    return entry !== undefined && (isInside(entry, form) || (isKind && entry.node.role !== 'link'));
  }
}
