/** What is said of the records of a table or list: that each has a button, how many are so, in how many rows a text stands. */
import type { PlannedCheck, Satisfaction, TextOperator } from '../../../contract/check.js';
import { dataOf, type Reading } from '../../../contract/reading.js';
import { type Snapshot, type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { recordsCalled } from '../extract/extract-called.js';
import { type PageIndex, pageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { isInside } from '../extract/extract-tree.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import { fold } from '../language/words.js';
import { counted } from './satisfy-count.js';
import { showsPart } from './satisfy-holds.js';
import { qualitiesOf } from './satisfy-record.js';
import { expectedOf, type Form, literalOf, smallNumbers } from './satisfy-words.js';

const bound =
  '(?:(exactly|only|at least|at most|more than|fewer than|less than|no more than|no fewer than) )?';
const amount = `(\\d+|${smallNumbers.slice(1).join('|')})`;
/** What other sentences say of what is there, or of fields. */
const state =
  'visible|shown|listed|displayed|left|there|missing|hidden|checked|ticked|unchecked|enabled|disabled|selected|required|optional|empty|focused|sorted|on(?! \\p{L})';

/** The forms of such sentences. */
export const rowForms: readonly Form[] = [
  {
    said: /^(?:all|every|each)(?: of)?(?: the)? ((?:\p{L}+ )?\p{L}+)(?: (?:in|of|on) (?:the )?(.+?))? (?:has|have|shows?|contains?) (?:an? |its |their |the )?(⟦\d+⟧|\p{Lu}[\p{L} ]*?) (button|link|image)s?$/iu,
    compile: ([, noun = '', place = '', name = '', kind = ''], masked, { content }) =>
      eachHas({ noun, place, name: literalOf(name, masked).text, kind: kind.toLowerCase() }, content),
  },
  {
    said: new RegExp(
      `^(?:all|both)(?: of)?(?: the)? (?:${amount} )?(\\p{L}+) are (?!(?:${state})\\b)(\\p{Ll}[\\p{L}-]+)$`,
      'iu',
    ),
    compile: ([said = '', count, noun = '', value = ''], _masked, { content }) =>
      allAre(
        { noun, value, count: /^both/iu.test(said) ? '2' : count && expectedOf(count.toLowerCase()) },
        content,
      ),
  },
  {
    said: new RegExp(
      `^(?:there are )?${bound}${amount} (?:of the )?(\\p{L}+) (?:is|are|\\p{Ll}{2,} (?:on|in|to|from|for|by)) (?!not\\b|(?:${state})\\b)(\\p{L}+(?: \\p{L}+){0,3})$`,
      'iu',
    ),
    compile: ([, limit = '', count = '', noun = '', value = ''], _masked, request) => {
      const comparison = { operator: operatorOf(limit), expected: expectedOf(count.toLowerCase()) };
      const { operator } = comparison;
      // "2 tests failed": the page may say how many, as a figure.
      return (
        someAre({ noun, value, ...comparison }, request.content) ??
        // "Two members are admins", each of whom is an "Admin".
        (/[^s]s$/u.test(value)
          ? someAre({ noun, value: value.slice(0, -1), ...comparison }, request.content)
          : undefined) ??
        (/^(?:\p{L}+ed|open|done|due|new|unread|active|free|left)$/u.test(value)
          ? counted(
              {
                kind: 'count',
                of: `${value} ${noun}`,
                within: '',
                operator: operator === 'equals' ? 'amount' : operator,
                expected: Number(comparison.expected),
                is: true,
              },
              request,
            )
          : undefined)
      );
    },
  },
  {
    said: new RegExp(
      `^(?:there are )?${bound}${amount} (?:of the )?(\\p{L}+) (?:have|has|with) (?:an? |the )?(\\p{L}+) (\\p{L}+)$`,
      'iu',
    ),
    compile: ([, limit = '', count = '', noun = '', first = '', second = ''], _masked, { content }) => {
      const comparison = { operator: operatorOf(limit), expected: expectedOf(count.toLowerCase()) };
      const ways = [
        { value: first, property: second },
        { value: second, property: first },
      ].flatMap((way) => someAre({ noun, ...way, ...comparison }, content) ?? []);
      return ways.length === 1 ? ways[0] : undefined;
    },
  },
  {
    said: new RegExp(
      `^there (?:is|are) ${bound}${amount} rows? (?:with|for|containing|showing) (?:the (?:text|name) )?(⟦\\d+⟧|\\p{Lu}.*)$`,
      'iu',
    ),
    compile: ([, limit = '', count = '', text = ''], masked, { content }) =>
      rowsWith(
        {
          text: literalOf(text, masked).text,
          operator: operatorOf(limit),
          expected: expectedOf(count.toLowerCase()),
        },
        content,
      ),
  },
];

function operatorOf(limit: string): TextOperator {
  if (/^(?:at least|no fewer than)$/iu.test(limit)) return 'ge';
  if (/^(?:at most|no more than)$/iu.test(limit)) return 'le';
  if (/^more/iu.test(limit)) return 'gt';
  return /^(?:fewer|less)/iu.test(limit) ? 'lt' : 'equals';
}

/** "Every row of the patients table has an Edit button": the button of each, which one that has none lacks. */
function eachHas(
  { noun, place, name, kind }: { noun: string; place: string; name: string; kind: string },
  content: Snapshot,
): Satisfaction | undefined {
  const page = pageIndex(content);
  // "Every project row": the rows, where the page says that they are projects.
  const { of = '', row = noun } = /^(?<of>\p{L}+) (?<row>rows?)$/iu.exec(noun)?.groups ?? {};
  const regions = recordsOf(page, row, `${/^table$/iu.test(of) ? '' : of} ${place}`);
  const [head = ''] = place === '' && of === '' ? meaningfulWords(noun).slice(-1) : [];
  const named = holding(page, regions, { name, kind });
  const called = named.length === 0 && head !== '' ? recordsCalled(page, head) : undefined;
  const found = called ? holding(page, [called], { name, kind }) : named;
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.held.some((nodes) => nodes.length > 1)) return undefined;
  const items = only.held.map(([node]): Reading =>
    node?.ref === undefined
      ? { kind: 'absent', value: null }
      : { kind: 'leaf', ref: node.ref, from: 'text', parse: 'string', value: page.tree.textOf(node) },
  );
  const list: Reading = { kind: 'list', items, itemRefs: only.region.items.map(({ ref = '' }) => ref) };
  return checks({ kind: 'every', list, operator: 'same', expected: name, is: true });
}

/** Of some lists those with a record that has such a button, with the buttons of each. */
function holding(
  page: PageIndex,
  regions: readonly Region[],
  { name, kind }: { name: string; kind: string },
): { region: Region; held: SnapshotNode[][] }[] {
  return regions.flatMap((region) => {
    // The buttons of a row are no rows of their own.
    const isWithin = regions.some(({ items }) =>
      items.some((item) => item !== region.container && isInside(page.tree, region.container, item)),
    );
    if (isWithin || region.items.every(({ role }) => role === kind)) return [];
    const held = region.items.map((item) => heldBy(item, name, kind));
    // One of the kind in each: then it may say something else, and the check can tell.
    const all = region.items.map((item) => heldBy(item, undefined, kind));
    const isOneEach = all.every((nodes) => nodes.length === 1);
    return held.some((nodes) => nodes.length > 0) ? [{ region, held: isOneEach ? all : held }] : [];
  });
}

/** "All four users are active": what every one of them is, and that there are so many. */
function allAre(
  { noun, value, count }: { noun: string; value: string; count: string | undefined },
  content: Snapshot,
): Satisfaction | undefined {
  const list = count === undefined ? undefined : qualitiesOf(noun, { value }, content);
  const page = pageIndex(content);
  if (!list || count === undefined || showsPart(page, containerOf(page, list))) return undefined;
  const reading: Reading = { kind: 'count', itemRefs: list.itemRefs, value: list.items.length };
  return {
    kind: 'checks',
    checks: [
      { kind: 'every', list, operator: 'same', expected: value, is: true },
      { kind: 'value', reading, operator: 'amount', expected: count, is: true },
    ],
  };
}

/** "At least 2 patients are pending": how many cells say just that, all of them in the one column that shows such words. */
function someAre(
  {
    noun,
    value,
    property,
    ...count
  }: { noun: string; value: string; property?: string; operator: TextOperator; expected: string },
  content: Snapshot,
): Satisfaction | undefined {
  const list = qualitiesOf(noun, { value, ...(property !== undefined && { property }) }, content);
  if (!list) return undefined;
  const page = pageIndex(content);
  const { tree } = page;
  if (showsPart(page, containerOf(page, list))) return undefined;
  const said = list.items.filter((item) => fold(String(dataOf(item))) === fold(value));
  const saying = tree.nodes.filter(
    (node) => node.ref !== undefined && fold(tree.textOf(node)) === fold(value),
  );
  const cells = saying.filter(({ role }) => /^(?:cell|gridcell)$/u.test(role));
  const [first] = cells;
  if (first && cells.length === said.length && cells.every(({ role }) => role === first.role))
    return tally([{ by: 'role', role: first.role, name: tree.textOf(first), exact: true }], count);
  // Boxes that say just that, spelt alike, and stand nowhere else.
  const inner = saying.filter(
    (node) => !saying.some((other) => other !== node && isInside(tree, other, node)),
  );
  const [sample] = inner;
  const isJust =
    inner.length === said.length &&
    inner.every((node) => tree.textOf(node) === (sample && tree.textOf(sample)));
  return sample && cells.length === 0 && isJust
    ? tally([{ by: 'text', text: tree.textOf(sample), exact: true }], count)
    : undefined;
}

function containerOf(
  { regions }: PageIndex,
  { itemRefs }: Extract<Reading, { kind: 'list' }>,
): SnapshotNode | undefined {
  return regions.find(({ items }) => items.map(({ ref = '' }) => ref).join() === itemRefs.join())?.container;
}

/** "There is one row with Globex": rows that say so in any of their cells. */
function rowsWith(
  { text, ...count }: { text: string; operator: TextOperator; expected: string },
  content: Snapshot,
): Satisfaction | undefined {
  const { tree } = pageIndex(content);
  const saying = tree.nodes.filter(
    (node) => node.role === 'row' && fold(tree.textOf(node)).includes(fold(text)),
  );
  const isNested = saying.some((row) => saying.some((each) => each !== row && isInside(tree, each, row)));
  if (saying.length === 0 || isNested) return undefined;
  return tally(
    [
      { by: 'role', role: 'row' },
      { by: 'hasText', text },
    ],
    count,
  );
}

function tally(
  locator: Extract<PlannedCheck, { kind: 'tally' }>['locator'],
  count: { operator: TextOperator; expected: string },
): Satisfaction {
  return checks({ kind: 'tally', locator, state: 'visible', holds: true, ...count, is: true });
}

/** Tables and lists whose records are called so: rows of a table, or by a heading, caption or class. */
function recordsOf(page: PageIndex, noun: string, place: string): Region[] {
  const [head = ''] = meaningfulWords(noun).slice(-1);
  const isRow = /^(?:table )?(?:rows?|lines?)$/iu.test(noun.trim());
  const around = plainWords(place).filter((word) => !/^(?:the|table|list|grid|page|of|in|on)$/.test(word));
  const headed = page.regions.filter(({ kind, headers }) => kind === 'table' && headers.length > 0);
  // The one table of a page is what the page is about.
  const kindOf = (region: Region): ReadonlySet<string> =>
    headed.length === 1 && headed[0] === region
      ? new Set([...region.words, ...page.tree.pageWords])
      : region.words;
  return page.regions.filter(
    (region) =>
      region.kind !== 'sections' &&
      region.items.length > 1 &&
      (isRow ? region.kind === 'table' : explained(head, kindOf(region)) >= 0.7) &&
      around.every((word) => explained(word, kindOf(region)) >= 0.7),
  );
}

function heldBy(item: SnapshotNode, name: string | undefined, kind: string): SnapshotNode[] {
  const role = kind === 'image' ? 'img' : kind;
  return [...walk(item)].filter(
    (node) =>
      (node.role === role || (role === 'link' && node.tag === 'a')) &&
      node.hidden === undefined &&
      (name === undefined ||
        (fold(node.text ?? '') === fold(name) && (node.name === '' || fold(node.name) === fold(name)))),
  );
}

function checks(check: PlannedCheck): Satisfaction {
  return { kind: 'checks', checks: [check] };
}
