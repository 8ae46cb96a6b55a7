/**
 * Claims → checks on a snapshot: finds the elements and values that a sentence speaks of, by the same matching that `act` and `extract`
 * use, but stricter, because a check on the wrong element passes in silence. Whether a claim is true plays no part here.
 */
import { isExpression, type PlannedCheck, type Satisfaction } from '../../../contract/check.js';
import { trimmed } from '../../../contract/parse-value.js';
import type { Extraction, Reading } from '../../../contract/reading.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import type { Entry } from '../matching/page-index.js';
import { describe } from '../matching/describe.js';
import { extractBuiltIn } from '../extract/extract.js';
import { type Claim, claimsOf } from './satisfy-claims.js';
import { isDenied, textNamed } from './satisfy-denied.js';
import { emptyCheck } from './satisfy-empty.js';
import { type Found, findElement, hasFieldWord, isElementPhrase, withDisabled } from './satisfy-element.js';
import { mainHeading } from './satisfy-by-text.js';
import { counted } from './satisfy-count.js';
import { errorLocators, isFoundBy, locatorsOf, whyUntold } from './satisfy-gone.js';
import { messageCalled } from './satisfy-message.js';
import { satisfyMany } from './satisfy-many.js';
import { countedChecks, plainChecks } from './satisfy-plainly.js';
import { toldByClass } from './satisfy-classes.js';
import { markedOne } from './satisfy-marked.js';
import { isPlaced, placedSaid } from './satisfy-placed.js';
import { deniesIt, isElsewhere, mayBeOfRecord } from './satisfy-elsewhere.js';
import { boxOf } from './satisfy-boxes.js';
import { related } from './satisfy-related.js';
import { cannot, type Failure, only, type Part, valueCheck } from './satisfy-part.js';
import { stockSaid } from './satisfy-stock.js';
import { inOtherWords } from './satisfy-other-words.js';
import { saidOf } from './satisfy-said.js';
import { unlessIdle } from './satisfy-offered.js';
import { isOpener, shownFor } from './satisfy-shown.js';
import { isOfThings, onlyPartOf, rivalOf, untoldState } from './satisfy-other.js';
import { turnedThread } from './satisfy-thread.js';
import { contentOf, fold, wordLikeness } from '../language/words.js';
import { isNumber, type Literal } from './satisfy-words.js';

/** Compiles a sentence without a model. Pure and deterministic. */
export function satisfyBuiltIn(request: SatisfyRequest): Satisfaction {
  return unlessIdle(inOtherWords(request, compiledOnce), request);
}

function compiledOnce(request: SatisfyRequest): Satisfaction {
  const placed = placedSaid(request) ?? stockSaid(request);
  if (placed) return placed;
  const counted = countedChecks(request);
  if (counted) return { kind: 'checks', checks: counted };
  const turned = turnedThread(request);
  if (turned) return turned;
  const compiled = compiledFrom(request);
  // What is called so in other words is somewhere, and nothing says that it is there then.
  if (compiled.kind === 'checks' && isPlaced(request.sentence))
    return cannot(request.sentence, 'whether it is there then is not said by anything that is called so');
  if (compiled.kind === 'checks' || compiled.kind === 'ambiguous') return compiled;
  const checks = plainChecks(request);
  return checks ? { kind: 'checks', checks } : compiled;
}

function compiledFrom(request: SatisfyRequest): Satisfaction {
  const { sentence, negated } = request;
  const looked = `"${sentence.slice(0, 200)}"`;
  const many = satisfyMany(request);
  if (many) return many;
  const parsed = claimsOf(sentence.slice(0, 2_000));
  if (!parsed.ok) return { kind: 'cannot-tell', looked, reason: parsed.reason, final: true };
  if (negated && parsed.claims.length > 1)
    return {
      kind: 'cannot-tell',
      looked,
      reason: 'the opposite of several things at once is not one thing: assert them one by one',
      final: true,
    };
  const checks: PlannedCheck[] = [];
  for (const claim of parsed.claims) {
    const part = checksOf(negated ? { ...claim, is: !claim.is } : claim, request);
    if (part.kind === 'none' && !negated && isDenied(claim, request.content))
      return { ...part, denied: true };
    if (part.kind !== 'checks') return part;
    checks.push(...part.checks);
  }
  return { kind: 'checks', checks };
}

function checksOf(claim: Claim, request: SatisfyRequest): Part {
  const { snapshot } = request;
  switch (claim.kind) {
    case 'address':
      return only(claim);
    case 'presence':
      return presence(claim.subject, claim.is, request);
    case 'state':
      return stateOf(claim, request);
    case 'empty': {
      const empty = emptyCheck(claim.subject, claim.is, request.content);
      if (empty) return only(empty);
      return onElement(claim.subject, 'field', snapshot, ({ entry }) =>
        isOpener(entry.node) && shownFor(entry) !== undefined
          ? undefined
          : {
              kind: 'field',
              of: 'value',
              ref: entry.node.ref ?? '',
              operator: 'equals',
              expected: '',
              is: claim.is,
            },
      );
    }
    case 'order':
      return inOrder(claim, request);
    case 'count':
      return counted(claim, request);
    case 'text':
      return saidOf(claim, request, () => says(claim, request));
    case 'relation':
      return related(claim, request);
    default:
      return claim satisfies never;
  }
}

function stateOf(
  { subject, state, is }: Extract<Claim, { kind: 'state' }>,
  { snapshot, content }: Pick<SatisfyRequest, 'snapshot' | 'content'>,
): Part {
  const byClass = (): PlannedCheck | undefined =>
    toldByClass({ kind: 'state', subject, state, is }, { snapshot, content });
  // What is drawn as disabled, and can be clicked all the same.
  const drawn = state === 'enabled' ? byClass() : undefined;
  if (drawn) return only(drawn);
  let untold: string | undefined;
  const boxed = state === 'checked' ? boxOf(subject, snapshot) : undefined;
  if (boxed !== undefined)
    return stateOf({ kind: 'state', subject: boxed, state, is }, { snapshot, content });
  const found = /^(?:checked|selected|enabled)$/u.test(state)
    ? findElement(subject, 'box', snapshot)
    : undefined;
  const role = found?.kind === 'found' ? found.entry.node.role : '';
  // Of a feature "enabled" may say that it is on, and not that its switch can be used.
  if (
    state === 'enabled' &&
    /^(?:switch|checkbox)$/u.test(role) &&
    !/\b(?:switch|toggle|check ?box|box|button|input)\b/iu.test(subject)
  )
    return {
      kind: 'none',
      looked: `whether ${subject} is ${is ? 'enabled' : 'disabled'}`,
      nearest: [`a ${role}, which can be on or off, and in use or not`],
    };
  const box = (state === 'checked' && role !== '') || (state === 'selected' && role === 'radio');
  const part = onElement(
    subject,
    box ? 'box' : state === 'selected' ? 'option' : 'state',
    snapshot,
    ({ entry }) => {
      const { node } = entry;
      const ref = node.ref ?? '';
      // A radio button that is chosen is checked; an option of a native select has no element of its own to ask.
      if (
        state === 'selected' &&
        node.selected === undefined &&
        (node.checked !== undefined ||
          typeof node.pressed === 'boolean' ||
          /^(?:radio|checkbox)$/.test(node.role))
      )
        return { kind: 'state', ref, state: 'checked', is };
      untold = untoldState(state, entry, { subject, snapshot });
      if (
        state === 'checked' &&
        node.checked === undefined &&
        node.pressed === undefined &&
        !/^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(node.role)
      )
        return undefined;
      return { kind: 'state', ref, state, is };
    },
  );
  if (part.kind === 'checks' && untold === undefined) return part;
  const told = part.kind === 'ambiguous' ? undefined : byClass();
  if (told) return only(told);
  return untold === undefined || part.kind !== 'checks'
    ? part
    : { kind: 'none', looked: `whether ${subject} is ${state}`, nearest: [untold] };
}

function presence(subject: string, is: boolean, request: SatisfyRequest): Part {
  const { snapshot, content } = request;
  const literal =
    /^(?:the |a )?(?:(?:text|word|words|message|phrase) )?"([^"]+)"(?: (?:text|message))?$/iu.exec(
      subject.trim(),
    );
  if (literal) return only({ kind: 'text', text: literal[1] ?? '', is });
  const found = findElement(subject, 'any', snapshot);
  const text = is && found.kind === 'none' ? textNamed(subject, content) : undefined;
  const unlike = (entry: Entry): Part => ({
    kind: 'none',
    looked: `"${subject}"`,
    nearest: [describe(entry)],
  });
  // A thing of that name is there, and nothing says that it is on that day.
  if (found.kind === 'found' && is && isElsewhere(subject, found.entry, snapshot)) return unlike(found.entry);
  if (text !== undefined) return only({ kind: 'text', text, is });
  if (found.kind === 'found') {
    const { node } = found.entry;
    if (/^(?:heading|link|tab|button)$/u.test(node.role) && isOfThings(subject)) return unlike(found.entry);
    if (node.role === 'text' || node.ref === undefined) {
      // A text has no element of its own: that of its parent would stay when the text goes.
      return node.name === ''
        ? cannot(subject, 'it is a text without an element of its own')
        : only({ kind: 'text', text: node.name, is });
    }
    if (deniesIt(subject, node)) return unlike(found.entry);
    if (is) return only({ kind: 'state', ref: node.ref, state: 'visible', is });
  }
  const message = found.kind === 'found' ? undefined : messageCalled(subject, { snapshot, content });
  if (message !== undefined) return only({ kind: 'state', ref: message, state: 'visible', is });
  if (is) return found as Failure;
  if (found.kind !== 'found' && mayBeOfRecord(subject, content))
    return cannot(subject, 'a record may say so in several of its texts');
  const untold = found.kind === 'found' ? undefined : whyUntold(subject, request);
  if (untold !== undefined) return cannot(subject, untold);
  const all = locatorsOf(subject);
  const locators = all && (/\berrors?\b/iu.test(subject) ? errorLocators(all, content) : all);
  if (!locators)
    return cannot(
      subject,
      'nothing of that kind is there, and its words are too few to know it when it comes',
    );
  const near = found.kind === 'found' ? [] : onlyPartOf(subject, locators, content);
  if (near.length > 0) return { kind: 'none', looked: `just "${subject}"`, nearest: near };
  const gone: PlannedCheck = { kind: 'gone', what: subject, locators };
  const isOfKind = found.kind === 'found' && (locators.length > 1 || isFoundBy(locators[0], found.entry));
  // While it is there, it is that very element that has to go, and nothing else by that name may stay.
  return isOfKind
    ? {
        kind: 'checks',
        checks: [gone, { kind: 'state', ref: found.entry.node.ref ?? '', state: 'visible', is: false }],
      }
    : found.kind === 'cannot-tell'
      ? found
      : only(gone);
}

function onElement(
  subject: string,
  want: 'state' | 'box' | 'option' | 'field',
  snapshot: Snapshot,
  make: (found: Extract<Found, { kind: 'found' }>) => PlannedCheck | undefined,
): Part {
  const seen = findElement(subject, want, snapshot);
  // A button that is disabled may let the pointer through.
  const found =
    seen.kind === 'none' && want !== 'field' ? findElement(subject, want, withDisabled(snapshot)) : seen;
  if (found.kind !== 'found') return found;
  if (found.entry.node.ref === undefined) return cannot(subject, 'it has no element of its own');
  const check = make(found);
  return check ? only(check) : cannot(subject, `a ${found.entry.node.role} has no such state`);
}

function inOrder(claim: Extract<Claim, { kind: 'order' }>, request: SatisfyRequest): Part {
  const refs: string[] = [];
  for (const subject of [claim.first, claim.second]) {
    const found = findElement(subject, 'any', request.snapshot);
    const ref = textRef(subject, request.content) ?? (found.kind === 'found' ? anchorOf(found) : undefined);
    if (ref === undefined)
      return found.kind === 'found' ? cannot(subject, 'it has no element of its own') : found;
    refs.push(ref);
  }
  const [first = '', second = ''] = refs;
  if (first === second) return cannot(claim.first, 'the two stand in the same element');
  return only({ kind: 'order', first, second, is: claim.is });
}

/** The one innermost element that shows just a quoted text. */
function textRef(subject: string, content: Snapshot): string | undefined {
  const literal = /^(?:the )?"([^"]+)"$/u.exec(subject.trim())?.[1];
  if (literal === undefined) return undefined;
  const showing = [...walk(content.root)].filter(
    (node) => node.ref !== undefined && node.hidden === undefined && fold(textOf(node)) === fold(literal),
  );
  const inner = showing.filter(
    (node) => ![...walk(node)].some((below) => below !== node && showing.includes(below)),
  );
  return inner.length === 1 ? inner[0]?.ref : undefined;
}

/** The nearest element with a handle that holds little more than the text. */
function anchorOf({ entry }: Extract<Found, { kind: 'found' }>): string | undefined {
  if (entry.node.ref !== undefined) return entry.node.ref;
  const above = entry.parent;
  return above && above.node.children.length === 1 ? above.node.ref : undefined;
}

/** What lists things, and is no field that one of them is chosen in. */
const shownList = /^(?:the )?(?:list|table|grid|page|overview)$/iu;

function says(claim: Extract<Claim, { kind: 'text' }>, request: SatisfyRequest): Part {
  const subject = claim.subject
    .replace(/^(?:the )?(?:value|text|content|contents) of /iu, '')
    .replace(/'s (?:value|text)$/iu, '');
  const { operator, is, value } = claim;
  const comparison = { operator, expected: value.text, is };
  const figure = figureBeside(claim, request.content);
  if (figure) return valueCheck(figure, comparison, subject);
  if (operator === 'matches' && !isExpression(value.text))
    return cannot(subject, `"${value.text}" is no regular expression`);
  const field = shownList.test(subject)
    ? ({ kind: 'none', looked: `"${subject}"`, nearest: [] } as const)
    : findElement(subject, 'field', request.snapshot);
  const rival = field.kind === 'found' && rivalOf(subject, field.entry, request.snapshot);
  if (field.kind === 'found' && rival)
    return {
      kind: 'ambiguous',
      looked: `"${subject}"`,
      candidates: [describe(field.entry), `${rival.role} "${textOf(rival).slice(0, 60)}"`],
    };
  if (field.kind === 'found' && isOpener(field.entry.node)) {
    const ref = shownFor(field.entry);
    return ref === undefined
      ? { kind: 'none', looked: `what is chosen in "${subject}"`, nearest: [describe(field.entry)] }
      : only({ kind: 'field', of: 'text', ref, ...comparison });
  }
  if (field.kind === 'found' && field.entry.node.ref !== undefined)
    return only({ kind: 'field', of: 'value', ref: field.entry.node.ref, ...comparison });
  if (hasFieldWord(subject)) return field as Failure;
  const element = isElementPhrase(subject)
    ? (mainHeading(subject, value.text, request.snapshot) ?? findElement(subject, 'any', request.snapshot))
    : undefined;
  if (
    element?.kind === 'found' &&
    element.entry.node.ref !== undefined &&
    !isCalledOnly(element.entry.node, subject) &&
    element.entry.node.inputType !== 'password'
  )
    return only({ kind: 'field', of: 'text', ref: element.entry.node.ref, ...comparison });
  const marked = (): Part | undefined => {
    const node = is ? markedOne(subject, request.content) : undefined;
    if (node?.ref === undefined) return undefined;
    const reading: Reading = {
      kind: 'leaf',
      ref: node.ref,
      from: 'text',
      parse: 'string',
      value: textOf(node),
    };
    return only({ kind: 'value', reading, ...comparison });
  };
  if (element?.kind === 'ambiguous') return marked() ?? element;
  const found = readFor(subject, value, request.content);
  if (found.kind === 'found') return valueCheck(found.reading, comparison, subject);
  if (found.kind === 'ambiguous') return found;
  const byMarks = marked();
  if (byMarks) return byMarks;
  const anything = element ?? findElement(subject, 'any', request.snapshot);
  if (anything.kind !== 'found' || anything.entry.node.ref === undefined || !value.quoted)
    return anything.kind === 'found' ? found : anything;
  return only({ kind: 'field', of: 'text', ref: anything.entry.node.ref, ...comparison });
}

/** ""Neutral reviews" is 17%": a label in quotes is no number, what stands beside it is. */
function figureBeside(
  { subject, value }: Extract<Claim, { kind: 'text' }>,
  content: Snapshot,
): Reading | undefined {
  const [, label] = /^"([^"\d]+)"$/u.exec(subject.trim()) ?? [];
  if (label === undefined || value.quoted || !isNumber(value.text)) return undefined;
  const found = readFor(`the ${label}`, value, content);
  return found.kind === 'found' && found.reading.kind === 'leaf' ? found.reading : undefined;
}

/** "Payment" over the status of the payment: it is a title, and says nothing of what the sentence asks. */
function isCalledOnly(node: SnapshotNode, subject: string): boolean {
  const [said, asked] = [contentOf(textOf(node) || node.name), contentOf(subject)];
  return (
    node.role === 'generic' &&
    said.length > 0 &&
    said.length < asked.length &&
    said.every((word) => asked.some((each) => wordLikeness(word, each) >= 0.9))
  );
}

/** The text of the place that the subject names: where an amount is expected, of the place that holds one. */
function readFor(subject: string, value: Literal, content: Snapshot): Extraction {
  const ask = (type: string): Extraction =>
    extractBuiltIn({ instruction: subject, schema: { type }, snapshot: content });
  const number = isNumber(value.text) ? ask('number') : undefined;
  if (number?.kind !== 'found' || number.reading.kind !== 'leaf' || number.reading.from !== 'text')
    return ask('string');
  const { ref, trim } = number.reading;
  const node = [...walk(content.root)].find((each) => each.ref === ref);
  const text = node && trimmed(textOf(node), trim);
  return text
    ? { kind: 'found', reading: { ...number.reading, parse: 'string', value: text } }
    : ask('string');
}
