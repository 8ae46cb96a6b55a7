/** Claims about how many there are of something. */
import { dataOf, type Extraction, type Reading } from '../../../contract/reading.js';
import { type Snapshot, textOf, walk } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { recordsCalled } from '../extract/extract-called.js';
import { parseAsk } from '../extract/extract-ask.js';
import { findCount } from '../extract/extract-count.js';
import { pageIndex } from '../extract/extract-page.js';
import { wantedBy } from '../extract/extract-schema.js';
import { extractBuiltIn } from '../extract/extract.js';
import { meaningfulWords } from '../extract/extract-words.js';
import type { Claim } from './satisfy-claims.js';
import { contentOf, wordLikeness, wordsOf } from '../language/words.js';
import { findElement } from './satisfy-element.js';
import { showsPart } from './satisfy-holds.js';
import { figureBesideName, figureBesideState, figureOf } from './satisfy-figures.js';
import { countsOther, isOutside, linesOfPart } from './satisfy-lines.js';
import { isMarkedAs } from './satisfy-marked.js';
import { cannot, type Failure, only, type Part, valueCheck } from './satisfy-part.js';

/** How many there are of something: the figure that the page states, or else what can be counted. */
export function counted(claim: Extract<Claim, { kind: 'count' }>, request: SatisfyRequest): Part {
  const comparison = { operator: claim.operator, expected: String(claim.expected), is: claim.is };
  const lines = linesOfPart(claim, request.content);
  if (lines) return valueCheck(lines, comparison, `the ${claim.of} ${claim.within}`);
  const asked = `how many ${claim.of}${claim.left ? ' are left' : ''}${claim.within ? ` ${claim.within}` : ''}`;
  const ask = (instruction: string): Extraction =>
    extractBuiltIn({ instruction, schema: { type: 'integer' }, snapshot: request.content });
  const stated = ask(asked);
  const listed = claim.left && stated.kind === 'none' ? ask(asked.replace(' are left', '')) : stated;
  const found = listed.kind === 'found' && listed.reading.kind !== 'count' ? stated : listed;
  if (found.kind === 'found') {
    if (isOutside(found.reading, claim.within, request.content))
      return cannot(claim.of, `the only number does not stand ${claim.within}`);
    if (isOfProse(found.reading, claim.of, request.content))
      return cannot(claim.of, 'the only number stands in a text that speaks of something else');
    if (countsOther(found.reading, claim.of, request.content))
      return cannot(claim.of, 'the only number is one of other things');
    // Of what can be done with, more may be listed than are left.
    if (claim.left && found.reading.kind === 'count' && mayBeDone(found.reading, request.content))
      return cannot(claim.of, 'what is done may be listed with what is left');
    if (isOfField(found.reading, claim.of, request.content))
      return cannot(claim.of, 'a field for a number is called so, and a text says how many as well');
    if (isPlaceName(found.reading, claim.within, request.content))
      return cannot(claim.of, 'the only number is a part of the name of where they are');
    return (
      miscounted(claim, found.reading, request.content) ??
      otherwiseCounted(claim, found.reading, asked, request.content) ??
      valueCheck(found.reading, comparison, asked)
    );
  }
  const figure =
    found.kind === 'none'
      ? (figureOf(claim, request.content) ?? figureBesideState(claim, request))
      : undefined;
  if (figure) return valueCheck(figure, comparison, asked);
  // Several numbers are stated beside the noun (prices of items): then the items themselves are counted.
  const items = found.kind === 'ambiguous' ? itemsCounted(asked, request.content) : undefined;
  if (items) return miscounted(claim, items, request.content) ?? valueCheck(items, comparison, asked);
  const beside = found.kind === 'none' ? figureBesideName(claim, request.content) : undefined;
  if (beside) return valueCheck(beside, comparison, asked);
  const called =
    found.kind === 'none' && claim.within === '' && !claim.left ? recordsOf(claim, request) : undefined;
  if (called) return valueCheck(called, comparison, asked);
  const place = claim.within.replace(/^(?:in|on|of|at|under|within) /iu, '');
  if (place !== '' && claim.operator === 'amount') {
    const element = findElement(place, 'any', request.snapshot);
    const ref = element.kind === 'found' ? element.entry.node.ref : undefined;
    // "The cart shows 2 items": what it says, where nothing can be counted.
    const shown = `${claim.expected} ${claim.of}`;
    if (
      element.kind === 'found' &&
      ref !== undefined &&
      saysHowMany(`${element.entry.node.text ?? ''} ${element.entry.node.name}`, claim.of)
    )
      return only({ kind: 'field', of: 'text', ref, operator: 'says', expected: shown, is: claim.is });
  }
  return found;
}

/** The records that the page is about, where nothing else there is counted by that noun. */
function recordsOf(
  { of }: Extract<Claim, { kind: 'count' }>,
  { content }: SatisfyRequest,
): Reading | undefined {
  const [noun = '', ...others] = meaningfulWords(of);
  const page = pageIndex(content);
  const region = others.length === 0 ? recordsCalled(page, noun) : undefined;
  if (!region || showsPart(page, region.container)) return undefined;
  const itemRefs = region.items.map(({ ref = '' }) => ref);
  return itemRefs.includes('') ? undefined : { kind: 'count', itemRefs, value: itemRefs.length };
}

/** The field "Bottles" of the form for a new wine, on a page that says "100 bottles". */
function isOfField(reading: Reading, of: string, { root }: Snapshot): boolean {
  const all = reading.kind === 'leaf' ? [...walk(root)] : [];
  const field = all.find((node) => reading.kind === 'leaf' && node.ref === reading.ref);
  return (
    field !== undefined &&
    /^(?:spinbutton|textbox|slider)$/u.test(field.role) &&
    // The figure may be an element of its own in the text.
    all.some((node) => node !== field && node.children.length < 8 && saysHowMany(textOf(node), of))
  );
}

/** "Chapter 2": the number in a name counts nothing. */
function isPlaceName(reading: Reading, within: string, { root }: Snapshot): boolean {
  if (reading.kind !== 'leaf' || within === '') return false;
  const node = [...walk(root)].find(({ ref }) => ref === reading.ref);
  const [said, place] = [wordsOf(node ? textOf(node) : ''), wordsOf(within)];
  return said.length > 1 && said.every((word) => place.some((each) => wordLikeness(word, each) >= 0.97));
}

/** "Got us the 7:52 from platform 3": a number in the middle of a text, and what is counted not beside it. */
function isOfProse(reading: Reading, of: string, { root }: Snapshot): boolean {
  const node = reading.kind === 'leaf' ? [...walk(root)].find(({ ref }) => ref === reading.ref) : undefined;
  const words = node ? wordsOf(textOf(node)) : [];
  if (reading.kind !== 'leaf' || words.length < PROSE) return false;
  const nouns = contentOf(of);
  const isBeside = (at: number): boolean =>
    words
      .slice(Math.max(0, at - NEAR), at + NEAR + 1)
      .some((word) => nouns.some((noun) => wordLikeness(noun, word) >= 0.9));
  const figure = String(reading.value);
  return !words.some(({ text }, at) => text.replaceAll(',', '') === figure && isBeside(at));
}

/** So many words are no label, and what a number in them counts stands so near to it. */
const PROSE = 6;
const NEAR = 3;

/** Whether a text says a number of just these things: that of "Season 1" is a part of its name. */
function saysHowMany(text: string, of: string): boolean {
  const [noun] = contentOf(of).slice(-1);
  const counted = [...text.matchAll(/\d[\d.,]*\s+(?:\p{L}+\s)?(?<noun>\p{L}+)/gu)];
  return counted.some(({ groups }) =>
    contentOf(groups?.['noun'] ?? '').some((word) => noun && wordLikeness(word, noun) >= 0.9),
  );
}

/** Whether the items have boxes to be ticked, drawn ones included, or are struck through. */
function mayBeDone({ itemRefs }: Extract<Reading, { kind: 'count' }>, { root }: Snapshot): boolean {
  const items = [...walk(root)].filter(({ ref }) => ref !== undefined && itemRefs.includes(ref));
  return items.some((item) =>
    [...walk(item)].some(
      (node) =>
        node.checked !== undefined ||
        /^(?:checkbox|switch|radio|deletion)$/u.test(node.role) ||
        /[☐☑☒✓✔✗○◯⬜✅]/u.test(`${node.name} ${node.text ?? ''}`),
    ),
  );
}

/** The count of the items themselves, whatever figure the page states beside them. */
function itemsCounted(asked: string, content: Snapshot): Reading | undefined {
  const wanted = wantedBy({ type: 'integer' });
  const ask = parseAsk(asked);
  if (!wanted.ok || wanted.want.kind !== 'scalar' || !ask.count || ask.beyond) return undefined;
  const nouns = ask.count;
  const around = ask.words.filter((word) => !nouns.includes(word));
  const items = findCount(pageIndex(content), {
    looked: asked,
    nouns,
    around,
    ask,
    want: wanted.want,
    itemsOnly: true,
  });
  return items.kind === 'found' ? items.reading : undefined;
}

/** "3 rooms are listed", where the page says "112 rooms" and shows three of them: the claim may be about either. */
function otherwiseCounted(
  { of, expected }: Extract<Claim, { kind: 'count' }>,
  stated: Reading,
  asked: string,
  content: Snapshot,
): Failure | undefined {
  if (stated.kind !== 'leaf' || stated.value === expected) return undefined;
  const items = itemsCounted(asked, content);
  return items?.kind === 'count' && items.itemRefs.length === expected
    ? cannot(
        of,
        `the page states ${String(stated.value)} and shows ${expected}, and the sentence may mean either`,
      )
    : undefined;
}

/** What only some of them are. */
const somePart =
  /\d\s(?:\p{L}+\s){1,2}(?<part>left|free|taken|sold|available|remaining|open|used|booked|done|new|unread)\b/iu;

/** Why a count is another one than the claim's: controls that work on what is meant, or the whole of which a part is shown. */
function miscounted(
  { of, expected, left }: Extract<Claim, { kind: 'count' }>,
  reading: Reading,
  content: Snapshot,
): Failure | undefined {
  const shown = reading.kind === 'leaf' && [...walk(content.root)].find(({ ref }) => ref === reading.ref);
  const part = shown ? somePart.exec(textOf(shown))?.groups?.['part'] : undefined;
  if (part !== undefined && dataOf(reading) !== expected && !left && !of.includes(part))
    return cannot(of, `the page says how many are ${part}, and the sentence may mean all of them`);
  if (reading.kind === 'leaf' && /(?:\b(?:of|from)|\/)\s*$/iu.test(reading.trim?.before ?? ''))
    return cannot(of, 'the page says of how many a part is shown, and the sentence may mean either');
  if (reading.kind !== 'count') return undefined;
  const items = [...walk(content.root)].filter(
    ({ ref }) => ref !== undefined && reading.itemRefs.includes(ref),
  );
  const role = items[0]?.role ?? '';
  const isControl =
    /^(?:button|link|checkbox|radio|switch|tab|menuitem|textbox|combobox|group|option)$/u.test(role);
  const noun = of.toLowerCase();
  const nouns = contentOf(of);
  const isMeant =
    noun.includes(role) ||
    // Links that are drawn as tags, and marked so, are the tags.
    (nouns.length > 0 && items.every((item) => isMarkedAs(item, nouns))) ||
    /(?:box|field|input|option|choice|filter|button|link|tab|control|menu)/u.test(noun);
  return isControl && !isMeant ? cannot(of, `what could be counted are of role ${role}`) : undefined;
}
