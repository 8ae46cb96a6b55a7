/** What an option may be called where none is called by all of the words: "the Faq page" is "Faq", "the image Debian 12" of the list "Image" is "Debian 12". */
import { withoutSpareNoun } from '../../language/spare-nouns.js';
import { says } from '../../matching/opener.js';
import type { Entry } from '../../matching/page-index.js';

/** The shorter names, without a noun for what it is, and without the words at its ends that name the list. */
export function otherNames(looked: string, field: Entry): string[] {
  const bare = withoutSpareNoun(looked);
  const words = looked.split(' ');
  const names: string[] = bare === undefined ? [] : [bare];
  for (let length = words.length - 1; length > 0; length -= 1) {
    const cut = words.length - length;
    if (says(field, words.slice(0, cut).join(' '))) names.push(words.slice(cut).join(' '));
    if (says(field, words.slice(length).join(' '))) names.push(words.slice(0, length).join(' '));
  }
  return names;
}
