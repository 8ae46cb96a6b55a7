/** Figures that a page states of its records in boxes of their own ("Open tickets 3"), which are no records, and which may be of some of them only. */
import type { Fact } from './extract-facts.js';
import { isBareFigure } from './extract-figures.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { visible } from './extract-tree.js';
import { explained, meaningfulWords } from './extract-words.js';

/** Longest run of boxes with a figure each. */
const MOST_TILES = 8;

/** Whether all items are a figure with its label and nothing that could be done with them, or the labels or figures of such boxes. */
export function areTiles(page: PageIndex, region: Region): boolean {
  return page.regions.some(
    (each) =>
      each.container === region.container &&
      each.items.length === region.items.length &&
      areFigures(page, each),
  );
}

function areFigures({ tree }: PageIndex, { kind, items }: Region): boolean {
  if (kind === 'table' || items.length < 2 || items.length > MOST_TILES) return false;
  return items.every((item) => {
    if (!/^(?:generic|group|region|article)$/u.test(item.role)) return false;
    const nodes = [...visible(item)];
    if (nodes.some(({ role }) => /^(?:button|link|checkbox|img)$/u.test(role))) return false;
    const texts = nodes.filter((node) => node.children.length === 0).map((node) => tree.textOf(node));
    const [head = '', ...others] = texts.filter((text) => text !== '');
    const figures = [head, ...others].filter(
      (text) => (isBareFigure(text) || /^\d[\d.,]*\s\p{L}{1,5}$/u.test(text)) && !/[$€£¥]/u.test(text),
    );
    return (
      others.length > 0 &&
      others.length <= 2 &&
      figures.length > 0 &&
      /\p{L}{3}/u.test([head, ...others].join(' '))
    );
  });
}

/** Words of a label that do not say which of them. */
const ofAll =
  /^(?:total|count|number|all|overall|altogether|amount|quantity|registered|listed|shown|found|available|result|in|on|of|so|far|this|our|your|every)$/;

/** "Open tickets 3": how many are open is not how many there are. */
export function isOfSome(
  { tree }: PageIndex,
  { words, trust, place }: Fact,
  asked: readonly string[],
): boolean {
  if (trust < 0.85 || place.trim !== undefined) return false;
  const said = new Set(asked);
  const context = tree.contextOf(place.node);
  return [...words].some(
    (word) =>
      meaningfulWords(word).length > 0 &&
      !ofAll.test(word) &&
      explained(word, said) < 0.7 &&
      !tree.pageWords.has(word) &&
      !context.has(word) &&
      !/\d/u.test(word),
  );
}
