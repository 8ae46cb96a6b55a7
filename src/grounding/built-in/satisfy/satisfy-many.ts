/**
 * Sentences about several things at once, or about what a field is told by: tallies ("2 checkboxes are checked"), orders of values
 * ("sorted by price ascending"), what holds of every value ("all prices are below $150"), options, placeholders, link targets and the
 * errors of fields. Each is compiled whole or not at all.
 */
import {
  type CheckState,
  type PlannedCheck,
  type Satisfaction,
  type TextOperator,
} from '../../../contract/check.js';
import type { LocatorData } from '../../../contract/locator-data.js';
import { type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { boxForm } from './satisfy-boxes.js';
import { findElement } from './satisfy-element.js';
import { emptyForm } from './satisfy-empty.js';
import { qualitiesOf } from './satisfy-record.js';
import { itemOf, listOf } from './satisfy-lists.js';
import { rowForms } from './satisfy-rows.js';
import { sorted } from './satisfy-sorted.js';
import { tickedForm } from './satisfy-ticked.js';
import {
  expectedOf,
  type Form,
  isNumber,
  literalOf,
  mask,
  type Masked,
  normalize,
  roleOf,
  smallNumbers,
} from './satisfy-words.js';
import { contentWordsOf, fold, isStopWord, wordLikeness } from '../language/words.js';

const boxes =
  '(checkbox(?:es)?|check ?box(?:es)?|boxes|box|radio buttons?|switch(?:es)?|toggles?|buttons?|tabs?|options?|(?:text )?fields?|inputs?)';
const states: readonly { said: RegExp; state: CheckState; holds: boolean }[] = [
  { said: /^(?:checked|ticked|selected|chosen|on|turned on|switched on)$/u, state: 'checked', holds: true },
  { said: /^(?:unchecked|unticked|off|turned off|switched off)$/u, state: 'checked', holds: false },
  { said: /^(?:enabled|clickable)$/u, state: 'enabled', holds: true },
  { said: /^(?:disabled|greyed out|grayed out)$/u, state: 'enabled', holds: false },
  { said: /^(?:required|mandatory)$/u, state: 'required', holds: true },
  { said: /^optional$/u, state: 'required', holds: false },
  { said: /^invalid$/u, state: 'invalid', holds: true },
];
const comparisons: readonly { said: RegExp; operator: TextOperator }[] = [
  { said: /^(?:at least|no less than|not less than)$/u, operator: 'ge' },
  { said: /^(?:at most|no more than|not more than|up to)$/u, operator: 'le' },
  { said: /^(?:more than|greater than|higher than|above|over)$/u, operator: 'gt' },
  { said: /^(?:less than|lower than|cheaper than|below|under)$/u, operator: 'lt' },
];
const order =
  '(?:in )?(ascending|descending|increasing|decreasing|alphabetical|alphabetically|(?:lowest|highest|cheapest|newest|latest|oldest|earliest) first|low to high|high to low|a to z|z to a)(?: order)?';

const forms: readonly Form[] = [
  boxForm,
  tickedForm,
  emptyForm,
  ...rowForms,
  {
    said: /^(.+?)(?: does| is)?( not)? (?:has|have|shows?)(?: no)? (?:the |an? )?placeholder(?: text)? (⟦\d+⟧)$/iu,
    compile: (match, masked, request) =>
      attribute(
        { subject: match[1], value: match[3], name: 'placeholder', is: match[2] === undefined },
        masked,
        request,
      ),
  },
  {
    said: /^(?:the )?placeholder(?: text)? (?:of|in) (.+?) (?:is|says|reads)( not)? (⟦\d+⟧)$/iu,
    compile: (match, masked, request) =>
      attribute(
        { subject: match[1], value: match[3], name: 'placeholder', is: match[2] === undefined },
        masked,
        request,
      ),
  },
  {
    said: /^(.*\blink\b.*?)(?: does| is)?( not)? (?:points?|goes|go|links?|leads?|refers?)(?: to) (\S+)$/iu,
    compile: (match, masked, request) =>
      attribute(
        { subject: match[1], value: match[3], name: 'href', is: match[2] === undefined },
        masked,
        request,
      ),
  },
  {
    said: /^(.*\blink\b.*?)(?: does)?( not)? opens? in a new (?:browser )?(?:tab|window)$/iu,
    compile: (match, masked, request) =>
      attribute(
        { subject: match[1], value: '_blank', name: 'target', is: match[2] === undefined },
        masked,
        request,
      ),
  },
  {
    said: /^(.+?(?:dropdown|drop-down|select|combobox|list ?box|menu))(?: does)?( not)? (?:offers?|has|have|contains?|includes?|lists?)(?: the| an?)?(?: options?)? (.+)$/iu,
    compile: (match, masked, request) => options(match, masked, request),
  },
  {
    said: /^(.+?(?:field|input|box|dropdown|select|textarea)) (?:shows|displays|has) (?:the |an )?(?:validation )?error(?: message)?(?: of| saying)? (⟦\d+⟧)$/iu,
    compile: (match, masked, request) =>
      errorOf(match[1] ?? '', literalOf(match[2] ?? '', masked).text, masked, request),
  },
  {
    said: new RegExp(
      `^(all|every|each|no|none of|\\d+|${smallNumbers.slice(1).join('|')}) (?:of )?(?:the )?(.*?)\\b${boxes}(?: (?:in|of|on) (?:the )?(.+?))? (?:is|are)( not)? ([a-z ]+)$`,
      'iu',
    ),
    compile: (match, _masked, request) => tally(match, request),
  },
  {
    said: new RegExp(
      `^(?:the )?(.+?) (?:is|are) (?:sorted|ordered|listed) by (?:the |their )?(.+?),? ${order}$`,
      'iu',
    ),
    compile: ([, items = '', by = '', said = ''], masked, request) =>
      sorted({ items, value: masked.show(by), said }, request),
  },
  {
    said: new RegExp(`^(?:the )?(.+?) (?:is|are) (?:sorted|ordered|listed),? ${order}$`, 'iu'),
    compile: ([, items = '', said = ''], masked, request) =>
      sorted({ items, value: masked.show(items), said }, request),
  },
  {
    // Either direction is meant: that which they are in now, where there are enough of them for it to be none by chance.
    said: /^(?:the )?(.+?) (?:is|are) (?:sorted|ordered) by (?:the |their )?(.+)$/iu,
    compile: ([, items = '', by = ''], masked, request) =>
      request.negated
        ? cannot(by, 'it does not say whether ascending or descending')
        : sorted({ items, value: masked.show(by), said: '' }, request),
  },
  {
    // "No product costs more than $20" is said of every one of them.
    said: /^(all|every|each|no|none)(?: of)?(?: the)? (.+?) (is|are|costs?) (at least|no less than|not less than|at most|no more than|not more than|up to|more than|greater than|higher than|above|over|less than|lower than|cheaper than|below|under) (\S+)$/iu,
    compile: ([, of = '', items = '', verb = '', said = '', bound = ''], masked, request) => {
      const value = literalOf(bound, masked);
      const found = comparisons.find((each) => each.said.test(said.toLowerCase()))?.operator;
      const operator = found && /^no/iu.test(of) ? opposite[found] : found;
      if (!operator || !isNumber(value.text)) return undefined;
      const asked = /^cost/iu.test(verb) ? `the price of each ${itemOf(items)}` : `all ${items}`;
      return everyValue(asked, { operator, expected: value.text, type: 'number' }, request);
    },
  },
  {
    said: /^(?:all|every|each)(?: of)?(?: the)? (\p{L}+) (?:is|are) (\p{Ll}[\p{L}-]+(?: \p{Ll}+)?)$/iu,
    compile: ([, noun = '', value = ''], _masked, { content }) => {
      const list = qualitiesOf(noun, { value }, content);
      return list && only({ kind: 'every', list, operator: 'same', expected: value, is: true });
    },
  },
  {
    said: /^(?:the )?(\S+) of (?:every|each) (.+?) is (.+)$/iu,
    compile: (match, masked, request) => {
      const value = literalOf(match[3] ?? '', masked);
      if (
        !value.quoted &&
        (/^(?:not|at|more|less|above|below)\b/iu.test(value.text) || value.text.split(' ').length > 3)
      )
        return undefined;
      const operator = value.quoted ? 'equals' : 'same';
      const asked = `the ${match[1] ?? ''} of each ${match[2] ?? ''}`;
      return everyValue(asked, { operator, expected: value.text, type: 'string' }, request);
    },
  },
];

/** Whether a sentence is of one of these forms: then it says more than its grammar of single claims would make of it. */
export function isOfMany(text: string): boolean {
  return forms.some(({ said, isOneOfSeveral }) => !isOneOfSeveral && said.test(text));
}

/** Compiles such a sentence; undefined when it is none of them. Pure and deterministic. */
export function satisfyMany(request: SatisfyRequest): Satisfaction | undefined {
  const masked = mask(request.sentence);
  const text = normalize(masked.text);
  for (const form of forms) {
    const match = form.said.exec(text);
    const made = match && form.compile(match, masked, request);
    if (!made) continue;
    if (made.kind !== 'checks' || !request.negated) return made;
    const [check, ...others] = made.checks;
    if (!check || others.length > 0 || check.kind === 'gone')
      return cannot(request.sentence, 'it says several things');
    return { kind: 'checks', checks: [{ ...check, is: !check.is }] };
  }
  return undefined;
}

function attribute(
  {
    subject = '',
    value = '',
    name,
    is,
  }: { subject?: string | undefined; value?: string | undefined; name: string; is: boolean },
  masked: Masked,
  { snapshot }: SatisfyRequest,
): Satisfaction | undefined {
  const isOfLink = name === 'href' || name === 'target';
  const found = findElement(masked.show(subject), isOfLink ? 'any' : 'field', snapshot);
  if (found.kind !== 'found') return found;
  const { ref, role } = found.entry.node;
  if (ref === undefined || (isOfLink && role !== 'link'))
    return cannot(subject, 'what is called so is no link, or has no element of its own');
  const { text, quoted } = literalOf(value, masked);
  if (name === 'href' && !quoted && !/[/:.#]/u.test(text)) return undefined;
  const operator = name === 'href' ? 'path' : 'equals';
  return only({ kind: 'field', of: 'attribute', attribute: name, ref, operator, expected: text, is });
}

function options(
  match: RegExpExecArray,
  masked: Masked,
  { snapshot }: SatisfyRequest,
): Satisfaction | undefined {
  const [, subject = '', not, list = ''] = match;
  if (/^(?:\d+|no|exactly|at|more|less)\b/iu.test(list)) return undefined;
  const parts = list.split(/\s*,\s*(?:and )?|\s+and\s+/u).map((part) => literalOf(part, masked));
  if (parts.some(({ quoted, text }) => !quoted && (parts.length > 1 || !/^[\p{Lu}\d]/u.test(text))))
    return undefined;
  if (not !== undefined && parts.length > 1) return undefined;
  const found = findElement(masked.show(subject), 'field', snapshot);
  if (found.kind !== 'found') return found;
  const { ref, options: labels } = found.entry.node;
  if (ref === undefined || !labels) return cannot(subject, 'its options are not on the page');
  const expected = JSON.stringify(parts.map(({ text }) => text));
  // "Has the options A and B" names all of them; "offers A" does not.
  const isWhole = parts.length > 1 && /\bha(?:s|ve)(?: the)? options? /iu.test(match[0]);
  const operator = isWhole ? 'equals' : 'contains';
  return only({ kind: 'field', of: 'options', ref, operator, expected, is: not === undefined });
}

/** The text that describes the field and no other, where the page marks it as such. */
function errorOf(
  subject: string,
  message: string,
  masked: Masked,
  { snapshot }: SatisfyRequest,
): Satisfaction {
  const found = findElement(masked.show(subject), 'field', snapshot);
  if (found.kind !== 'found') return found;
  const { description } = found.entry.node;
  if (description === undefined) return cannot(subject, 'the page does not say which text describes it');
  const nodes = [...walk(snapshot.root)];
  const isDescription = (node: SnapshotNode): boolean =>
    node.ref !== undefined && node.hidden === undefined && fold(textOf(node)) === fold(description);
  const showing = nodes.filter(isDescription);
  const inner = showing.filter(
    (node) => ![...walk(node)].some((below) => below !== node && showing.includes(below)),
  );
  const [only_] = inner;
  if (!only_?.ref || inner.length !== 1)
    return cannot(subject, 'the text that describes it stands at several places, or at none');
  return only({ kind: 'field', of: 'text', ref: only_.ref, operator: 'says', expected: message, is: true });
}

function tally(match: RegExpExecArray, { snapshot }: SatisfyRequest): Satisfaction | undefined {
  const [, quantity = '', modifier = '', kind = '', place = '', not, word = ''] = match;
  const known = states.find(({ said }) => said.test(word.trim().toLowerCase()));
  if (!known) return undefined;
  const role = roleOf(kind);
  if (known.state === 'checked' && !/^(?:checkbox|radio|switch)$/u.test(role)) return undefined;
  const nodes = [...walk(snapshot.root)].filter((node) => node.hidden === undefined);
  const named = `${modifier} ${place}`.trim();
  const within = named === '' ? [] : placesBy(named, nodes);
  if (within.length !== (named === '' ? 0 : 1)) return cannot(named, 'the page has no one part of that name');
  const [part] = within;
  const counted = (part ? [...walk(part)] : nodes).filter((node) => node.role === role);
  if (counted.length < 2) return cannot(named === '' ? kind : named, 'there are not several of them');
  if (part && part.name === '' && nodes.filter((node) => node.role === part.role).length > 1)
    return cannot(named, 'the part of the page that is meant has no name');
  const locator: LocatorData = [
    ...(part
      ? [{ by: 'role' as const, role: part.role, ...(part.name !== '' && { name: part.name, exact: true }) }]
      : []),
    { by: 'role', role },
  ];
  const expected = expectedOf(quantity.toLowerCase());
  const holds = known.holds === (not === undefined);
  return only({ kind: 'tally', locator, state: known.state, holds, operator: 'equals', expected, is: true });
}

/** Parts of the page that are called by all of the words, or are of the kind that is said. */
function placesBy(named: string, nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const words = contentWordsOf(named).filter((word) => !isStopWord(word));
  const kind = /^(?:table|grid|form|dialog)$/iu.exec(named.trim())?.[0].toLowerCase();
  return nodes.filter(({ role, name }) => {
    if (kind !== undefined) return role === kind;
    const said = contentWordsOf(name);
    return (
      /^(?:group|radiogroup|region|form|dialog|table|grid|list|toolbar|navigation)$/u.test(role) &&
      words.length > 0 &&
      words.every((word) => said.some((each) => wordLikeness(word, each) >= 0.9))
    );
  });
}

function everyValue(
  asked: string,
  { operator, expected, type }: { operator: TextOperator; expected: string; type: string },
  request: SatisfyRequest,
): Satisfaction {
  const list = listOf([asked], [type], request);
  if (!list) return cannot(asked, 'its values cannot be read as one list');
  return only({ kind: 'every', list, operator, expected, is: true });
}

const opposite: Readonly<Partial<Record<TextOperator, TextOperator>>> = {
  lt: 'ge',
  le: 'gt',
  gt: 'le',
  ge: 'lt',
};

function only(check: PlannedCheck): Satisfaction {
  return { kind: 'checks', checks: [check] };
}

function cannot(looked: string, reason: string): Satisfaction {
  return { kind: 'cannot-tell', looked: looked.includes('"') ? looked : `"${looked}"`, reason };
}
