/** "I'd like the jacket in navy, size 42", on the page of the jacket: the choices that are left to make, without the thing itself. */
import { contentOf, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';

const kinds = '(?:size|colou?r|length|width|height|fit|finish|material|flavou?r|format|capacity|edition)';
const one = '[\\p{L}\\p{N}./-]+(?: [\\p{L}\\p{N}./-]+)?';
const wish =
  "(?:(?:choose|pick|select|take|get|order)|(?:I|we)(?:['’]d| would)? (?:like|want|prefer)|(?:I|we)['’]ll (?:have|take))";

const pattern = new RegExp(
  `(?<=^|[.;] |\\b(?:and|then) )${wish} (?:the|this|a|my) (?<thing>\\p{L}[\\p{L}\\p{N}-]*(?: [\\p{L}\\p{N}-]+){0,2}) in (?<first>(?!${kinds}\\b)${one})(?:,? and| in|,) (?:in )?(?<kind>${kinds}) (?<second>[\\p{L}\\p{N}./-]+)(?=[.;!]|$| and | then )`,
  'iu',
);

/** The sentence with the choices, where the title of the page says the thing. */
export function withChoicesOfThing(sentence: string, read: () => Scene): string {
  const found = /["“”]/.test(sentence) ? null : pattern.exec(sentence);
  const { thing = '', first = '', kind = '', second = '' } = found?.groups ?? {};
  if (!found || !isTitle(thing, read())) return sentence;
  const choices = `choose ${first} and choose ${kind} ${second}`;
  return sentence.slice(0, found.index) + choices + sentence.slice(found.index + found[0].length);
}

/** The one highest heading of the page says all of it. */
function isTitle(thing: string, { index }: Scene): boolean {
  const headings = index.entries.filter(
    ({ node }) => node.role === 'heading' && node.hidden === undefined && (node.level ?? 1) <= 2,
  );
  const highest = Math.min(...headings.map(({ node }) => node.level ?? 1));
  const [title, ...others] = headings.filter(({ node }) => (node.level ?? 1) === highest);
  const shown = contentOf(title?.node.name ?? '');
  return (
    others.length === 0 &&
    contentOf(thing).every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))
  );
}
