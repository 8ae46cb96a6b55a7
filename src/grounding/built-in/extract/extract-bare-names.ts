/**
 * The names in a list, without what is drawn beside them: the sign in front of each ("📕 plan.pdf"), and the figure in a box of its own behind
 * each ("Germany" with "34%" at the end of its line).
 */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import type { PageIndex } from './extract-page.js';

const sign = /^(?:(?:\p{Extended_Pictographic}[\uFE0F\u200D]*)+|\p{Regional_Indicator}{2})\s+(?=[\p{L}\d])/u;

const figure = /^[(#]?[+-]?(?:[$€£¥]\s?)?\d[\d.,]*\s?(?:%|[$€£¥]|\p{L}{1,3})?\)?$/u;

/** Who asks for these wants what is drawn as well. */
const asksForAll =
  /\b(?:icons?|emojis?|signs?|symbols?|flags?|with|and|shares?|percent(?:ages?)?|counts?|numbers?|figures?|amounts?|values?|texts?|lines?)\b/iu;

/** The reading with names only; as it is where it is no list of names, or something beside them was asked for. */
export function bareNames(page: PageIndex, ask: Ask, reading: Reading): Reading {
  if (reading.kind !== 'list' || reading.items.length === 0) return reading;
  const unsigned = withoutSigns(page, ask, reading);
  if (unsigned) return unsigned;
  if (asksForAll.test(ask.text) || reading.items.length < 2) return reading;
  const names = reading.items.map((item) => nameAlone(page, item));
  return names.every((name) => name !== undefined)
    ? { kind: 'derived', value: names, refs: refsOf(reading) }
    : reading;
}

/** A sign stands in front of each text that is marked up like these: it says of what kind the record is. */
function withoutSigns(
  page: PageIndex,
  { text }: Ask,
  reading: Reading & { kind: 'list' },
): Reading | undefined {
  if (/\b(?:icons?|emojis?|signs?|symbols?|flags?)\b/iu.test(text)) return undefined;
  const isDrawn = (leaf: Reading): boolean =>
    leaf.kind === 'leaf' && leaf.from === 'text' && typeof leaf.value === 'string' && sign.test(leaf.value);
  const drawn = reading.items.flatMap((item) => partsOf(item)).filter(isDrawn);
  const nodes = drawn.flatMap((leaf) => (leaf.kind === 'leaf' ? (nodeOf(page, leaf.ref) ?? []) : []));
  const isOnAll = nodes.every((node) => {
    const alike = page.tree.nodes.filter((other) => isLike(page, other, node));
    return alike.length > 1 && alike.every((other) => sign.test(page.tree.textOf(other)));
  });
  if (drawn.length === 0 || !isOnAll) return undefined;
  const bare = (item: Reading): unknown =>
    item.kind === 'object'
      ? Object.fromEntries(
          Object.entries(item.fields)
            .map(([name, field]) => [name, bare(field)] as const)
            .filter(([, value]) => value !== undefined),
        )
      : isDrawn(item)
        ? String(dataOf(item)).replace(sign, '')
        : dataOf(item);
  return { kind: 'derived', value: reading.items.map(bare), refs: [...new Set(refsOf(reading))] };
}

function partsOf(item: Reading): readonly Reading[] {
  return item.kind === 'object' ? Object.values(item.fields) : [item];
}

/** The text of a line before the only element in it, which is a figure. */
function nameAlone(page: PageIndex, item: Reading): string | undefined {
  if (item.kind !== 'leaf' || item.parse !== 'string' || item.from !== 'text' || item.trim) return undefined;
  const parts = nodeOf(page, item.ref)?.children ?? [];
  const [name, last, ...others] = parts;
  return name?.role === 'text' && last?.ref !== undefined && others.length === 0
    ? nameBefore(name.name, page.tree.textOf(last))
    : undefined;
}

function nameBefore(name: string, last: string): string | undefined {
  return figure.test(last.trim()) && /\p{L}/u.test(name) ? name.trim() : undefined;
}

function nodeOf({ tree }: PageIndex, ref: string): SnapshotNode | undefined {
  return tree.nodes.find((node) => node.ref === ref);
}

/** In the same place of lines that are marked up alike. */
function isLike({ tree }: PageIndex, a: SnapshotNode, b: SnapshotNode): boolean {
  const [over, other] = [tree.parentOf(a), tree.parentOf(b)];
  return (
    over !== undefined &&
    other !== undefined &&
    markOf(a) === markOf(b) &&
    markOf(over) === markOf(other) &&
    over.children.indexOf(a) === other.children.indexOf(b)
  );
}

function markOf({ tag, role, classes = [] }: SnapshotNode): string {
  return [tag ?? '', role, ...classes].join(' ');
}
