/** A claim about what something says, by what the sentence is like: of a message, a part of the page, a choice, a record, or any value. */
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { extractBuiltIn } from '../extract/extract.js';
import { badgeSaying } from './satisfy-badge.js';
import { saidBeside } from './satisfy-beside.js';
import { chosenBy } from './satisfy-choice.js';
import { STATE, toldByClass } from './satisfy-classes.js';
import type { Claim } from './satisfy-claims.js';
import { doubtOf } from './satisfy-doubt.js';
import { findElement } from './satisfy-element.js';
import { columnClaim, HOLDS, heldBy, heldUnder, placedClaim } from './satisfy-holds.js';
import { isLedOtherwise, ledSaying } from './satisfy-led.js';
import { HAS, markCheck } from './satisfy-mark.js';
import { ASKS, MESSAGE, messageSaying } from './satisfy-message.js';
import { NONE, noneRead } from './satisfy-none.js';
import { otherUnit, otherValue } from './satisfy-other.js';
import { nthSaying } from './satisfy-nth.js';
import { partSaying } from './satisfy-parts.js';
import { only, type Part } from './satisfy-part.js';
import { RANGE, rangeSaid } from './satisfy-range.js';
import { qualityOf } from './satisfy-record.js';
import { LOGIN, SHOWS, shownWords, userNamed } from './satisfy-shows.js';
import { saidUnder } from './satisfy-under.js';
import { turnedClaim, whereClaim } from './satisfy-ways.js';

type TextClaim = Extract<Claim, { kind: 'text' }>;

/** What is said comes to; `value` reads any value that the subject names, for a sentence that is none of the others. */
export function saidOf(claim: TextClaim, request: SatisfyRequest, value: () => Part): Part {
  if (claim.by === HOLDS) return ofPart(claim, request);
  if (claim.by === MESSAGE || claim.by === ASKS)
    return asMessage(claim, request) ?? { kind: 'none', looked: `what ${claim.subject} says`, nearest: [] };
  if (claim.by === RANGE || claim.by === SHOWS || claim.by === LOGIN) return asText(claim, request);
  if (claim.by === STATE) return notInState(claim, request);
  if (claim.by === HAS) return asMarked(claim, request) ?? unmarked(claim);
  if (claim.by?.startsWith(NONE)) return asNone(claim, request);
  const nth = asNth(claim, request);
  if (nth) return nth;
  if (claim.by !== undefined) return ofRecord(claim, request);
  const part =
    asMessage(claim, request) ??
    asChoice(claim, request) ??
    asPlaced(claim, request) ??
    asQuality(claim, ofWhatIsSaid(claim, asHeld(claim, value(), request), request), request);
  const told = part.kind === 'checks' || part.kind === 'ambiguous' ? undefined : toldByClass(claim, request);
  if (told) return only(told);
  if (part.kind === 'checks') return part;
  return asMarked(claim, request) ?? asBadge(claim, request) ?? part;
}

/** What a record is marked as, by a control of its own or by a badge that some of its kind have. */
function asMarked(claim: TextClaim, { content }: SatisfyRequest): Part | undefined {
  const check = markCheck(claim, content);
  return check && only(check);
}

/** What the thing that the page is about is marked as. */
function asBadge(claim: TextClaim, { content }: SatisfyRequest): Part | undefined {
  const { operator, value, is } = claim;
  const reading = badgeSaying(claim, content);
  return reading && only({ kind: 'value', reading, operator, expected: value.text, is });
}

/** That a record has none of something, by what it says where that would stand. */
function asNone(claim: TextClaim, { content }: SatisfyRequest): Part {
  const { subject, operator, value, is, by = '' } = claim;
  const reading = noneRead(claim, content);
  return reading
    ? only({ kind: 'value', reading, operator, expected: value.text, is })
    : { kind: 'none', looked: `what "${subject}" says of "${by.slice(NONE.length)}"`, nearest: [] };
}

function unmarked({ subject, value }: TextClaim): Part {
  return { kind: 'none', looked: `whether "${subject}" has "${value.text}"`, nearest: [] };
}

/** That something is not so is told by a class, or by the column that shows such a word for another record. */
function notInState(claim: TextClaim, request: SatisfyRequest): Part {
  const { subject, operator, value, is } = claim;
  const told = toldByClass(claim, request);
  if (told) return only(told);
  const chosen = asChoice(claim, request);
  if (chosen) return chosen;
  const reading = qualityOf(subject, value.text, request.content);
  if (reading) return only({ kind: 'value', reading, operator, expected: value.text, is });
  return (
    asMarked(claim, request) ?? { kind: 'none', looked: `whether "${subject}" is ${value.text}`, nearest: [] }
  );
}

/** "The basket contains "Low Tide"" is not asked of the figure beside the link "Basket", which contains no words, but of what the basket holds. */
function asHeld(claim: TextClaim, part: Part, request: SatisfyRequest): Part {
  const [check] = part.kind === 'checks' ? part.checks : [];
  const isFigure =
    /^(?:contains|says)$/u.test(claim.operator) &&
    /\p{L}/u.test(claim.value.text) &&
    check?.kind === 'value' &&
    !/\p{L}/u.test(JSON.stringify(dataOf(check.reading)));
  return isFigure ? ofPart(claim, request) : part;
}

/** Nothing is asserted of a value that the sentence may not be about. */
function ofWhatIsSaid(
  { subject, value }: TextClaim,
  part: Part,
  { snapshot, content }: SatisfyRequest,
): Part {
  const [check] = part.kind === 'checks' ? part.checks : [];
  const beside = check && saidBeside({ subject, expected: value.text }, check, { content, snapshot });
  if (beside !== undefined)
    return {
      kind: 'none',
      looked: `what "${subject}" is said to be`,
      nearest: [`"${beside.slice(0, 60)}", which says "${value.text}" beside it`],
    };
  const unit = check && otherUnit(check, snapshot);
  if (unit !== undefined)
    return {
      kind: 'none',
      looked: `what "${subject}" is said to be`,
      nearest: [`"${unit}", in another unit or in none`],
    };
  const other =
    check &&
    (otherValue({ subject, expected: value.text }, check, snapshot) ??
      doubtOf({ subject, value }, check, { content, snapshot }));
  if (other === undefined) return part;
  return {
    kind: 'none',
    looked: `what "${subject}" is said to be`,
    nearest: [`"${other.slice(0, 60)}", which may be something else of it`],
  };
}

/** What a message says in these words. */
function asMessage(claim: TextClaim, { snapshot }: SatisfyRequest): Part | undefined {
  const { operator, value, is } = claim;
  const ref =
    findElement(claim.subject, 'field', snapshot).kind === 'found'
      ? undefined
      : messageSaying(claim, snapshot);
  return ref === undefined
    ? undefined
    : only({ kind: 'field', of: 'text', ref, operator, expected: value.text, is });
}

/** What a text that stands by itself says, told by its numbers or by where it stands. */
function asText(claim: TextClaim, { content }: SatisfyRequest): Part {
  const { subject, operator, value, is } = claim;
  const find = { [RANGE]: rangeSaid, [SHOWS]: shownWords, [LOGIN]: userNamed }[claim.by ?? ''];
  const reading = find?.(claim, content);
  return reading
    ? only({ kind: 'value', reading, operator, expected: value.text, is })
    : { kind: 'none', looked: `what "${subject}" says`, nearest: [] };
}

/** What is said of the first of several, or of the last. */
function asNth({ subject, operator, value, is }: TextClaim, { content }: SatisfyRequest): Part | undefined {
  if (!/^(?:same|equals|amount)$/u.test(operator)) return undefined;
  const reading = nthSaying(subject, value.text, content);
  const expected = value.quoted ? value.text : value.text.replace(/^the /iu, '');
  return reading && only({ kind: 'value', reading, operator, expected, is });
}

/** What a part of the page holds. */
function ofPart(claim: TextClaim, { content }: SatisfyRequest): Part {
  const { subject, operator, value, is } = claim;
  const reading = heldBy(subject, claim, content);
  return reading
    ? only({ kind: 'value', reading, operator, expected: value.text, is })
    : { kind: 'none', looked: `whether "${subject}" holds "${value.text}"`, nearest: [] };
}

/** Under which heading something is said to stand. */
function asPlaced(claim: TextClaim, { content }: SatisfyRequest): Part | undefined {
  const held = placedClaim(claim);
  const under = held && heldUnder(held, content);
  if (under)
    return only({
      kind: 'value',
      reading: under.reading,
      operator: 'says',
      expected: under.said,
      is: claim.is,
    });
  return held && inColumn(claim, content);
}

/** What a column shows for it that is called by the noun behind the name. */
function inColumn(claim: TextClaim, content: Snapshot): Part | undefined {
  const told = columnClaim(claim);
  if (!told) return undefined;
  const { subject, operator, value, is } = told.claim;
  const reading = qualityOf(subject, value.text, content, { property: told.property });
  return reading && only({ kind: 'value', reading, operator, expected: value.text, is });
}

/** What is said by the state of one of several buttons, or of a box. */
function asChoice(
  { subject, operator, value, is }: TextClaim,
  { snapshot }: SatisfyRequest,
): Part | undefined {
  if (!/^(?:same|equals|amount)$/u.test(operator)) return undefined;
  const chosen = chosenBy(subject, value.text, snapshot);
  return chosen && only({ kind: 'state', ...chosen, is });
}

/** What is said of a record by its name, where nothing else is called so: "order 7837 is cancelled". */
function asQuality(claim: TextClaim, part: Part, { content }: SatisfyRequest): Part {
  const { subject, operator, value, is } = claim;
  if (part.kind === 'checks' || part.kind === 'cannot-tell' || !/^(?:same|amount)$/u.test(operator))
    return part;
  const place = whereClaim(claim)?.value.text;
  const whole = qualityOf(subject, value.text, content);
  const reading = whole ?? (place === undefined ? undefined : qualityOf(subject, place, content));
  const expected = (whole ? value.text : (place ?? value.text)).replace(/^(?:an?|the) /iu, '');
  if (reading) return only({ kind: 'value', reading, operator, expected, is });
  const said = partSaying(subject, place ?? value.text, content);
  if (said) return only({ kind: 'value', reading: said, operator, expected, is });
  const under = is ? saidUnder(subject, expected, content) : undefined;
  return under ? only({ kind: 'value', reading: under, operator, expected, is }) : part;
}

/** What a verb says of a record: "Ada Berg works in Oslo". */
function ofRecord({ subject, value, operator, by = '', is }: TextClaim, { content }: SatisfyRequest): Part {
  const reading = qualityOf(subject, value.text, content, { by });
  if (reading) return only({ kind: 'value', reading, operator, expected: value.text, is });
  const answer = answerTo(questionFor(subject, by), content);
  if (answer && !isLedOtherwise(answer, by, content) && !isDayAndTime(value.text, answer))
    return only({ kind: 'value', reading: answer, operator: 'same', expected: value.text, is });
  const led = ledSaying(subject, by, content);
  if (led) return only({ kind: 'value', reading: led, operator, expected: value.text, is });
  const turned = turnedClaim({ kind: 'text', subject, value, operator, is, by });
  const doer = turned && qualityOf(turned.subject, turned.value.text, content, { by, isHeadedOnly: true });
  return doer
    ? only({ kind: 'value', reading: doer, operator, expected: turned.value.text, is })
    : { kind: 'none', looked: `whether "${subject}" ${by} "${value.text}"`, nearest: [] };
}

/** "Friday 17:45" is not "17:45", and does not deny that something starts at 17:45. */
function isDayAndTime(value: string, answer: Reading): boolean {
  return /^\d{1,2}:\d{2}$/u.test(value) && /\p{L}.*\s\d{1,2}:\d{2}$/u.test(String(dataOf(answer)).trim());
}

/** The question that a claim with such a verb answers. */
function questionFor(subject: string, by: string): string | undefined {
  const about = subject.replace(/^the /iu, '');
  if (/^(?:starts|begins) (?:at|on)$/u.test(by))
    return `${by.endsWith('at') ? 'what time' : 'when'} does ${about} start`;
  if (by === 'ends at') return `what time does ${about} end`;
  if (/^(?:lasts|takes)$/u.test(by)) return `how long is ${about}`;
  const passive = /^is (?<done>\p{Ll}+(?:ed|en)) (?:to|by|with)$/u.exec(by)?.groups?.['done'];
  return passive === undefined ? undefined : `who is ${about} ${by.slice(3)}`;
}

function answerTo(instruction: string | undefined, content: Snapshot): Reading | undefined {
  const found =
    instruction === undefined
      ? undefined
      : extractBuiltIn({ instruction, schema: { type: 'string' }, snapshot: content });
  return found?.kind === 'found' && found.reading.kind === 'leaf' ? found.reading : undefined;
}
