/**
 * "The titles of the events on Tuesday", "how many cards are in the Done column", "which column is Fix login in": what stands in groups
 * with a title each.
 */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import type { PageIndex } from './extract-page.js';
import { leavesOf } from './extract-parts.js';
import type { Want } from './extract-schema.js';
import { plainWords } from './extract-words.js';
import {
  type Group,
  type Groups,
  groupsWith,
  groupTitled,
  isOfGroups,
  namesIn,
  refsOf,
} from './headed-groups.js';

const kind = '(?:column|list|lane|section|group|stage|board)';
const group = `(?:the )?(?:(?<before>[^,;"]+?|"[^"]+") ${kind}|${kind} "?(?<behind>[^,;"]+?)"?|"?(?<alone>\\p{Lu}[^,;"]*?)"?)`;
const lead = '(?:(?:get|list|read|extract|give me|what are|what is) )?(?:the |all |all the )?';

const counting = new RegExp(
  `^how many (?<noun>\\p{Ll}+) (?:are|is)(?: there)? (?:in|on|under) ${group}$`,
  'iu',
);
const property = new RegExp(
  `^${lead}(?<property>\\p{Ll}+) of (?:all |all the |the )?(?<noun>\\p{Ll}+) (?:in|on|under) ${group}$`,
  'u',
);
const listing = new RegExp(`^${lead}(?<noun>\\p{Ll}+) (?:in|on|under) ${group}$`, 'u');
/** "The cards of the Waiting column": of what else something is only a group can be. */
const listingOf = new RegExp(
  `^${lead}(?<noun>\\p{Ll}+) of (?:the )?(?<before>[^,;"]+?|"[^"]+") (?:column|lane|stage|board)$`,
  'u',
);
/** "The number of cards in each column": one figure for each field that is called like a group. */
const each = new RegExp(
  `^(?:the )?(?:number|count) of (?<noun>\\p{Ll}+) (?:in|on|under|per|for|of) (?:(?:each|every)(?: of the)? )?(?:${kind}|day)s?$`,
  'u',
);
const placing =
  /^(?:(?:in|on|under) )?(?:which|what) (?:column|list|lane|group|stage|day|section) (?:is|does|do|has|stands) (?:the )?(?:card |task |item |ticket |event )?(?<name>"[^"]+"|\p{Lu}[^,;"]*?)(?: (?:in|on|under|belong to|stand in))?$/iu;

/** What is asked of such groups; `several` where one is asked for and more stand there; undefined where no group, or no item, is clearly meant. */
export function groupsSo(page: PageIndex, want: Want, text: string): Reading | 'several' | undefined {
  const asked = text
    .trim()
    .replace(/[?.]+$/u, '')
    .replace(/^(?:How|Which|What|The|All|In|On|Get|List|Read|Extract)\b/u, (word) => word.toLowerCase());
  const placed = placing.exec(asked)?.groups?.['name'];
  if (placed !== undefined) return titleOver(page, want, placed.replaceAll('"', ''));
  const perGroup = each.exec(asked)?.groups?.['noun'];
  if (perGroup !== undefined) return countsIn(page, want, perGroup);
  for (const form of [counting, property, listing, listingOf]) {
    const said = form.exec(asked)?.groups;
    const title = said?.['before'] ?? said?.['behind'] ?? said?.['alone'];
    const found = title === undefined ? undefined : groupTitled(page, title.replaceAll('"', ''));
    if (!said || !found) continue;
    const isBoard = said['before'] !== undefined || /column|lane|stage|board/u.test(asked);
    if (!isOfGroups(page, found, { noun: said['noun'] ?? '', isBoard })) continue;
    const answer = answerIn(page, found, {
      want,
      isCount: form === counting,
      property: said['property'] ?? 'name',
    });
    if (answer) return answer;
  }
  return undefined;
}

/** How many stand in each group, where each field is called like one of the same groups. */
function countsIn(page: PageIndex, want: Want, noun: string): Reading | undefined {
  if (want.kind !== 'object') return undefined;
  const plain = (text: string): string => plainWords(text.replace(/[\s(]+\d+\)?$/u, '')).join('');
  const { fields } = want;
  const groups = fields
    .map(({ name }) => groupTitled(page, plainWords(name).join(' ')))
    .find((found) => found !== undefined);
  if (!groups || !isOfGroups(page, groups, { noun, isBoard: true })) return undefined;
  const meant = fields.map(({ name }) => groups.all.filter(({ title }) => plain(title) === plain(name)));
  const areNumbers = fields.every(
    ({ want: own }) => own.kind === 'scalar' && /^(?:number|integer)$/u.test(own.parse),
  );
  if (!areNumbers || meant.some(({ length }) => length !== 1)) return undefined;
  const chosen = meant.flat();
  return {
    kind: 'derived',
    value: Object.fromEntries(fields.map(({ name }, at) => [name, chosen[at]?.items.length ?? 0])),
    refs: [
      ...new Set(chosen.flatMap((its) => refsOf(its.part ?? groups.around, its.titleNode, ...its.items))),
    ],
  };
}

interface Question {
  want: Want;
  isCount: boolean;
  property: string;
}

function answerIn(
  page: PageIndex,
  groups: Groups & { group: Group },
  { want, isCount, property: of }: Question,
): Reading | 'several' | undefined {
  const { around, group: its } = groups;
  const { items, titleNode, part } = its;
  const names = namesIn(page, groups);
  // What comes into the group later changes the text of what holds it.
  const refs = refsOf(part ?? around, titleNode, ...items);
  if (isCount)
    return want.kind === 'scalar' && (want.parse === 'number' || want.parse === 'integer')
      ? { kind: 'derived', value: items.length, refs }
      : undefined;
  const values = items.map((item) => valueIn(page, item, names.get(item), of));
  if (values.includes('')) return undefined;
  if (want.kind === 'list' && want.item.kind === 'scalar' && want.item.parse === 'string')
    return { kind: 'derived', value: values, refs };
  const [only, ...others] = values;
  if (want.kind !== 'scalar' || want.parse !== 'string' || only === undefined) return undefined;
  return others.length === 0 ? { kind: 'derived', value: only, refs } : 'several';
}

/** The name of an item, or its one time, price or date; empty where it has none, or several. */
function valueIn(
  { tree }: PageIndex,
  item: SnapshotNode,
  name: SnapshotNode | undefined,
  property: string,
): string {
  const [head = ''] = plainWords(property);
  if (/^(?:name|title|text|card|task|item|event|entry)$/u.test(head)) {
    return name ? tree.textOf(name).trim() : '';
  }
  if (!/^(?:time|price|date)$/u.test(head)) return '';
  const texts = leavesOf(tree, item)
    .filter(({ node }) => node.children.length === 0)
    .map(({ node }) => tree.textOf(node).trim());
  const [only = '', ...others] = texts.filter((each) => kindsOfText(each).includes(head));
  return others.length === 0 ? only : '';
}

function titleOver(page: PageIndex, want: Want, name: string): Reading | undefined {
  if (want.kind !== 'scalar' || want.parse !== 'string') return undefined;
  const { tree } = page;
  const words = plainWords(name).join(' ');
  const nodes = tree.nodes.filter((node) => plainWords(tree.textOf(node)).join(' ') === words);
  const found = new Map(
    nodes.flatMap((node) => groupsWith(page, node).map((each) => [each.group.titleNode, each] as const)),
  );
  const [only, ...others] = found.values();
  if (!only || others.length > 0) return undefined;
  const { group: its, around } = only;
  return {
    kind: 'derived',
    value: its.title.replace(/[\s(]+\d+\)?$/u, ''),
    refs: refsOf(around, its.titleNode, ...nodes),
  };
}
