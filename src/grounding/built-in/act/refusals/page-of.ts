/** "Go to the second page of the fields" leads to a page, and into no field. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { ancestorsOf } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word for where it leads, where a field to write in was found for it. */
export function pageOf({ said, text }: Clause, { targets, given, isHalf }: Act): string | undefined {
  // "The last page" is none of a list of pages either that is opened, and from which nothing is chosen.
  const isLeft = given.length === 0 && !isHalf;
  const isField = targets.some(
    ({ node }) =>
      /^(?:textbox|searchbox|spinbutton)$/.test(node.role) || (isLeft && node.options !== undefined),
  );
  return (
    pageNumbered(text, targets) ??
    slidNotTurned(text, targets) ??
    (isField && /^(?:go|open|navigate|move|jump|turn|proceed|switch)\b/.test(said)
      ? /\b(?:page|tab|step|section|screen)\b/i.exec(text)?.[0]
      : undefined)
  );
}

/** "Page 2" is no link whose text has a 2 in it: what leads there is called by the number, or speaks of pages. */
function pageNumbered(text: string, targets: Act['targets']): string | undefined {
  const [, noun, number] = /\b(page|step|slide) (\d{1,4})\b/i.exec(text) ?? [];
  const isOther = targets.some(({ evidence, node }) => {
    if (!/^(?:button|link|tab|cell|gridcell|generic)$/.test(node.role)) return false;
    const texts = evidence.map((each) => fold(each.text)).filter((each) => each.includes(number ?? ''));
    return (
      texts.length > 0 &&
      texts.every((each) => !/^\W*\d+(?:\W*$|[.:)] )/.test(each) && !each.includes(noun?.toLowerCase() ?? ''))
    );
  });
  return number !== undefined && isOther ? noun : undefined;
}

/** "The next page" is not the next picture of a carousel. */
function slidNotTurned(text: string, targets: Act['targets']): string | undefined {
  const noun = /\b(?:next|previous|last|first) (page)\b/i.exec(text)?.[1];
  const slides = targets.some((target) =>
    [target, ...ancestorsOf(target)].some(({ node }) =>
      node.classes?.some((name) =>
        /\b(?:carousel|slider|slick|swiper|slideshow|lightbox)\b/i.test(name.replaceAll(/[_-]/g, ' ')),
      ),
    ),
  );
  return slides ? noun : undefined;
}
