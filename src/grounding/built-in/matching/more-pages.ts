/** Whether a page shows only a part of its list: what is said of all of it, or of the most in it, cannot be told from that part. */
import { type PageIndex, readable } from './page-index.js';
import { fold } from '../language/words.js';

/** Most characters of what tells the part. */
const LONGEST = 60;
/** Most elements that it is made of. */
const MOST_PARTS = 6;

/** "Page 1 of 4", "Showing 1–6 of 23": more than is shown. */
export function showsPart({ entries }: PageIndex): boolean {
  return entries.some(({ node }) => {
    // "Page" and a bold "1 of 4" beside it are one text.
    const isLine = node.text === undefined && node.children.length > 1 && node.children.length <= MOST_PARTS;
    const shown = isLine ? readable(node) : (node.text ?? node.name);
    if (!/\d/.test(shown) || node.hidden !== undefined || node.options !== undefined) return false;
    const text = fold(readable(node) || shown);
    if (text.length > LONGEST) return false;
    const [, pages] = /\bpage \d+ (?:of|\/) ?(\d+)\b/u.exec(text) ?? [];
    const [, from, to, all] = /\b(\d+) ?(?:[-–]|to) ?(\d+) of (?:about )?(\d+)\b/u.exec(text) ?? [];
    return Number(pages ?? 1) > 1 || (all !== undefined && Number(all) > Number(to) - Number(from) + 1);
  });
}

/** Whether a sentence about all of a list is about what its further pages hold as well. */
export function isOfFurtherPages(sentence: string, index: PageIndex): boolean {
  return !ofThisPage.test(sentence) && showsPart(index);
}

/** The words that keep to what is shown: "all orders on this page". */
export const ofThisPage = /\b(?:this page|shown|visible|displayed|listed here|on screen)\b/i;
