/** The parts of the page that a record lies in, as a sentence speaks of them. */
import type { Token } from '../../language/lexer.js';
import { contentOf, isAmong } from '../../language/words.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';
import { nearestTitles } from '../../matching/titles-over.js';

/** What the parts of the page are called that a record lies in: its tab, its region, its list, and the titles over it. */
export function partsAround(record: Entry, index: PageIndex): readonly string[] {
  const named = [...ancestorsOf(record)].flatMap(({ node }) =>
    /^(?:tabpanel|region|list|table|grid|tree|complementary)$/.test(node.role) && node.name !== ''
      ? [node.name]
      : [],
  );
  return [...nearestTitles(record, index), ...named];
}

/** The words behind "from", "in" or "on" at the end, where a part around the record is called just that: "remove the stop from the route". */
export function wordsOfPlace(tokens: readonly Token[], record: Entry, index: PageIndex): readonly string[] {
  const at = tokens.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:from|in|on|of|off)$/.test(lower),
  );
  const words = at < 1 ? [] : tokens.slice(at + 1).flatMap(({ text }) => contentOf(text));
  const isPart =
    words.length > 0 &&
    partsAround(record, index).some((title) => {
      const shown = contentOf(title);
      return shown.length === words.length && words.every((word) => isAmong(word, shown));
    });
  return isPart ? words.map(({ text }) => text) : [];
}
