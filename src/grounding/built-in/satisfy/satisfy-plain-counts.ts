/** How many records of a kind say a name: "there are two mails from Dina". */
import type { PlannedCheck } from '../../../contract/check.js';
import { textOf, walk } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import { overlaps } from '../extract/extract-outer.js';
import { plainWords } from '../extract/extract-words.js';
import { isKindOf } from '../extract/records-said.js';
import { fold } from '../language/words.js';
import { showsPart } from './satisfy-holds.js';
import type { PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { isOfSearch } from './satisfy-words.js';

/** Of which records one column says the name, and how often its text stands on the page. */
export function countedWith(
  { noun, prep, name, count, is }: { noun: string; prep: string; name: string; count: string; is: boolean },
  { page, content }: Sentence,
): PlannedCheck[] | undefined {
  const [head = ''] = plainWords(noun).slice(-1);
  const words = plainWords(name);
  // "Bergen with the gate B2" is a name and more, of which each may stand somewhere.
  const isMore = / (?:with|without|for|in|on|at|from|to|by|of|that|which|who) /u.test(` ${name} `);
  if (words.length === 0 || plainWords(noun).length > 1) return undefined;
  if (count === '0' && isOfSearch(`${noun} ${prep}`)) return undefined;
  const regions = page.regions.filter(
    (region) =>
      region.kind !== 'sections' &&
      region.items.length > 1 &&
      !page.isAside(region.container) &&
      isKindOf(page, region, head),
  );
  const found = regions.flatMap((region) => {
    const columns = region.columns().filter((column) => {
      const texts = columnTexts(page, column);
      return texts.some((text) => isNamedBy(text, words)) && texts.every((text) => text.length <= 60);
    });
    const different = new Map(columns.map((column) => [columnTexts(page, column).join('\n'), column]));
    const [column] = different.values();
    return different.size === 1 && column ? [{ region, texts: columnTexts(page, column), column }] : [];
  });
  const [first, ...others] = found;
  // Of more than the page shows, nobody can tell how many are so.
  if (showsPart(page, first?.region.container)) return undefined;
  const fits = (text: string): boolean => isNamedBy(text, words);
  if (!first) {
    const isShown = page.tree.textOf(content.root).toLowerCase().includes(name.toLowerCase());
    const isNone =
      (count === '0') === is &&
      regions.length > 0 &&
      !isShown &&
      !isMore &&
      mayBeSaid(page, regions, prep, name);
    return isNone ? [{ kind: 'gone', what: name, locators: [[{ by: 'text', text: name }]] }] : undefined;
  }
  if (others.some(({ region }) => !overlaps(page, region, first.region))) return undefined;
  if (
    prep === 'to' &&
    first.column.labels.some(({ words: own, trust }) => trust > 0.7 && (own.has('from') || own.has('sender')))
  )
    return undefined;
  const saying = first.texts.filter(fits).length;
  const isWhole = first.texts.filter(fits).every((text) => fold(text) === fold(name));
  const nodes = [...walk(content.root)].filter(
    (node) =>
      node.hidden === undefined &&
      (isWhole ? fold(textOf(node)) === fold(name) : fold(textOf(node)).includes(fold(name))),
  );
  const inner = nodes.filter(
    (node) => ![...walk(node)].some((below) => below !== node && nodes.includes(below)),
  );
  if (inner.length !== saying) return undefined;
  return [
    {
      kind: 'tally',
      locator: [{ by: 'text', text: name, ...(isWhole && { exact: true }) }],
      state: 'visible',
      holds: true,
      operator: 'equals',
      expected: count,
      is,
    },
  ];
}

function isNamedBy(text: string, words: readonly string[]): boolean {
  const own = plainWords(text);
  return words.every((word) => own.includes(word)) && own.length <= words.length + 2;
}

/** Headers of what a preposition asks for. */
const asksFor: Readonly<Record<string, RegExp>> = {
  from: /^(?:from|sender|author|customer|client|buyer|supplier|vendor|city|town|country|place|origin|region|location|company|reporter|creator|contact|user|name|departure|source|team|department)$/u,
  in: /^(?:in|city|town|country|place|location|room|region|category|folder|department|team|section|stage|status|site|area|address)$/u,
  to: /^(?:to|recipient|destination|arrival|assignee|country|city|place)$/u,
};

/**
 * Whether the records would say such a name if it were so: under a header that the preposition asks for stand names as long as it. Orders that
 * carry no city are from no city that anybody could tell.
 */
function mayBeSaid(page: PageIndex, regions: readonly Region[], prep: string, name: string): boolean {
  const asked = asksFor[prep];
  const tables = regions.filter(({ kind, headers }) => kind === 'table' && headers.length > 0);
  if (!asked || tables.length === 0) return true;
  const size = name.trim().split(/\s+/u).length;
  return tables.some((region) =>
    region
      .columns()
      .some(
        (column) =>
          column.labels.some(
            ({ words, trust }) => trust >= 0.95 && [...words].some((word) => asked.test(word)),
          ) && columnTexts(page, column).some((text) => text.trim().split(/\s+/u).length === size),
      ),
  );
}
