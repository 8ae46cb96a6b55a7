/** The part of a page that "scroll the text to the end" means, where nothing on it is called so. */
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';

/** "The text", "the terms": the one part of the page that scrolls, and stands behind the title that is called so, if one is. */
export function onlyScroller(named: readonly Token[], { index }: Scene, title?: Entry): Entry | undefined {
  const isGeneral = named.every(
    ({ kind, lower }) =>
      kind === 'word' &&
      /^(?:inner|scrollable|scrolling|text|terms|conditions|agreement|list|box|area|textarea|contents?|document|panel|pane|container|frame)$/.test(
        lower,
      ),
  );
  const [only, ...others] = index.entries.filter(
    ({ node }) => node.scrolls === true && node.ref !== undefined && node.hidden === undefined,
  );
  const isMeant = title
    ? only?.parent === title.parent && only !== undefined && only.order > title.order
    : isGeneral;
  return isMeant && others.length === 0 ? only : undefined;
}
