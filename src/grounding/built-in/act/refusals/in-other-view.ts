/** "Stamp a watermark on the thumbnails" is not done to the preset that is open, where a link "Thumbnail" leads to another. */
import type { Clause } from '../../language/clause.js';
import { contentOf, isAmong } from '../../language/words.js';
import { type Entry, isInside } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The name of the view that is said at the end and does not show, where what is acted on is of another, and does not say it. */
export function inOtherView({ verb, text }: Clause, { targets, isHalf, index }: Act): string | undefined {
  if (isHalf || !/^(?:goal|check|uncheck|set|search)$/.test(verb)) return undefined;
  const said = /\s(?:on|in|under|within) (?:the |my |our )?(?<place>[^"“”]+?)[.!\s]*$/iu.exec(text)?.groups?.[
    'place'
  ];
  const words = contentOf(said ?? '');
  if (said === undefined || words.length === 0) return undefined;
  const isCalled = (entry: Entry): boolean => {
    const name = contentOf(entry.node.name);
    return (
      name.length === words.length &&
      words.every((word) => isAmong(word, name)) &&
      /^(?:link|tab|treeitem)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.selected !== true
    );
  };
  // The view that shows has a title that says so.
  const isShown = index.entries.some(({ node }) => {
    const title = node.role === 'heading' ? contentOf(node.name) : [];
    return title.length === words.length && words.every((word) => isAmong(word, title));
  });
  const isOwn = targets.some(
    (target) =>
      words.every((word) => says(target, word)) ||
      index.actionable.some((entry) => isCalled(entry) && (isInside(target, entry) || target === entry)),
  );
  return !isOwn && !isShown && index.actionable.some(isCalled) ? said : undefined;
}
