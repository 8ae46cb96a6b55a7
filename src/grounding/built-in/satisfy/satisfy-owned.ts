/**
 * How many of something there are by what the page says beside it: "I have two bookings" under "Your bookings", "we have fewer than 5 brake
 * pads" by the figure in the stock of their record, "two photos are selected" by the one text "2 selected".
 */
import type { PlannedCheck, TextOperator } from '../../../contract/check.js';
import { foldSpace } from '../../../contract/parse-value.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { explained, plainWords } from '../extract/extract-words.js';
import { recordSaid, textsOfRecord } from '../extract/records-said.js';
import { linesUnder } from './satisfy-lines.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { expectedOf, smallNumbers } from './satisfy-words.js';

const many = `(?<bound>exactly |at least |at most |more than |fewer than |less than |no more than |no fewer than )?(?<count>\\d+|no|an?|${smallNumbers.slice(1).join('|')})`;
const owned = new RegExp(
  `^(?<who>i|we) (?<not>do not )?have (?:got )?${many} (?<of>[^,;⟦]+?)(?<stock> (?:left|in stock|on hand))?$`,
  'iu',
);
const chosen = new RegExp(
  `^${many} (?<of>\\p{Ll}+)(?: (?:is|are|have been|has been)) (?<state>selected|chosen|marked)$`,
  'iu',
);
/** What other grammars count, or what may be chosen besides the records. */
const controls =
  /^(?:check ?box(?:es)?|boxes|box|switch(?:es)?|buttons?|radios?|tabs?|options?|filters?|tags?|columns?|fields?|dates?|days?)$/iu;

/** Whether the words may say so. */
export function isOwned(text: string): boolean {
  return owned.test(text) || chosen.test(text);
}

/** The checks of such a sentence; undefined for another one, and where the page does not say how many. */
export function ownedChecks(text: string, sentence: Sentence): PlannedCheck[] | undefined {
  const said = owned.exec(text)?.groups;
  if (said) return heldOf(said, sentence);
  const { bound = '', count = '', of = '', state = '' } = chosen.exec(text)?.groups ?? {};
  if (of === '' || controls.test(of)) return undefined;
  return statedAs(state, { of, ...amountOf(bound, count) }, sentence);
}

interface Amount {
  operator: TextOperator;
  expected: string;
}

function amountOf(bound: string, count: string): Amount {
  const word = count.toLowerCase();
  const expected = word === 'no' ? '0' : /^an?$/u.test(word) ? '1' : expectedOf(word);
  const limit = bound.trim().toLowerCase();
  if (/^(?:at least|no fewer than)$/u.test(limit)) return { operator: 'ge', expected };
  if (/^(?:at most|no more than)$/u.test(limit)) return { operator: 'le', expected };
  if (limit === 'more than') return { operator: 'gt', expected };
  return { operator: /^(?:fewer|less)/u.test(limit) ? 'lt' : 'amount', expected };
}

function heldOf(
  { who = '', not, bound = '', count = '', of = '', stock }: { [name: string]: string | undefined },
  { page, content }: Sentence,
): PlannedCheck[] | undefined {
  const amount = amountOf(bound, count);
  const is = not === undefined;
  const titles = who.toLowerCase() === 'i' ? ['your', 'my'] : ['your', 'our', 'my'];
  const lists = stock ? [] : titles.flatMap((title) => linesUnder(`${title} ${plural(of)}`, content) ?? []);
  const [list, ...others] = lists;
  if (list) return others.length === 0 ? [{ kind: 'value', reading: list, ...amount, is }] : undefined;
  if (who.toLowerCase() === 'i' || / (?:and|or|with|for|in|on|at|from|to) /u.test(of)) return undefined;
  const record = recordSaid(page, of);
  const asked = plainWords(of);
  if (!record || !asked.every((word) => record.names.includes(word))) return undefined;
  const figures = textsOfRecord(page, record).filter(
    ({ text, column }) =>
      /^\d[\d.,]*$/u.test(text.trim()) &&
      column.labels.some(({ words, trust }) => trust >= 0.75 && inStock.test([...words].join(' '))),
  );
  const [only, ...more] = new Map(figures.map((each) => [each.text, each])).values();
  const leaf =
    only && more.length === 0
      ? readLeaf(page.tree, only.place, { kind: 'scalar', parse: 'number', description: '' })
      : undefined;
  return leaf?.ok ? [{ kind: 'value', reading: leaf.reading, ...amount, is }] : undefined;
}

/** Headers of how many there are. */
const inStock =
  /^(?:(?:on|at) hand|in stock|stock|quantity|qty|available|count|units?|pieces?|pcs|inventory|left)$/u;

function plural(noun: string): string {
  return noun.endsWith('s') ? noun : `${noun}s`;
}

/** "2 selected": the one text that says so, on a page that speaks of such things. */
function statedAs(
  state: string,
  { of, operator, expected }: Amount & { of: string },
  { page }: Sentence,
): PlannedCheck[] | undefined {
  const stated = new RegExp(`^(?<figure>\\d+)(?: \\p{L}+)? ${state}$`, 'iu');
  const nodes = page.tree.nodes.filter(
    (node) =>
      node.ref !== undefined && node.children.length === 0 && stated.test(foldSpace(page.tree.textOf(node))),
  );
  const [only, ...others] = nodes;
  const [noun = ''] = plainWords(of);
  if (only?.ref === undefined || others.length > 0) return undefined;
  const value = foldSpace(page.tree.textOf(only));
  const [figure = '', ...words] = plainWords(value);
  const named = words.slice(0, -1);
  // "2 photos selected" names them; else it may be said of what the page speaks of.
  const isMeant = named.length > 0 ? named.includes(noun) : explained(noun, page.words) >= 0.85;
  if (!isMeant || !value.startsWith(figure)) return undefined;
  const reading = {
    kind: 'leaf',
    ref: only.ref,
    from: 'text',
    parse: 'string',
    value: figure,
    trim: { after: value.slice(figure.length) },
  } as const;
  return [{ kind: 'value', reading, operator, expected, is: true }];
}
