/** "Open the sales report" is not "Details" of the card "Sales", on a page that speaks of no report: what is said to be opened may be another thing. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import { contentOf, recordNouns, vagueNouns, type Word, wordsOf } from '../../language/words.js';
import { mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isMenuOf } from '../records/record-menu.js';
import { leading } from '../records/record-handle.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The noun that the page has nowhere, where what would be opened says none of the words and is known by what lies around it only. */
export function kindNowhere(
  { verb, readings }: Clause,
  { targets: [target, ...others], index, isHalf }: Act,
): string | undefined {
  if (!/^(?:open|click)$/.test(verb) || !target || others.length > 0 || isHalf) return undefined;
  const record = recordOf(target);
  const shows = target.evidence[0]?.words.some(({ text }) => leading.test(text)) ?? false;
  if (!record || record === target || !shows) return undefined;
  // "The menu of the post by Mei": the button is said to be that of a record.
  if (isMenuOf(readings.findLast((reading) => reading.target)?.target ?? [])) return undefined;
  const words = tokensInOrder(readings.filter((reading) => reading.target)).flatMap(({ kind, text, lower }) =>
    kind === 'word'
      ? contentOf(text).map((word) => ({ word, isKind: kindAt([lower], 0) !== undefined }))
      : [],
  );
  if (words.some(({ word }) => says(target, word))) return undefined;
  return words.find(({ word, isKind }) => !isKind && isOfThings(word) && isNowhere(word, index))?.word.text;
}

function isOfThings({ stem }: Word): boolean {
  return recordNouns.has(stem) && !vagueNouns.has(stem);
}

/** Neither a text nor a name, class or address says it. */
function isNowhere(word: Word, index: PageIndex): boolean {
  const { url } = index.snapshot;
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return mentionsOf(word, index).size === 0 && !wordsOf(path).some(({ stem }) => stem === word.stem);
}

/** "The photo of Ann" is not the link "Ann" on a page that shows no picture and speaks of none. */
export function pictureNowhere(
  { verb, readings }: Clause,
  { targets: [target, ...others], index }: Act,
): string | undefined {
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const noun = tokens.find(({ lower }, at) => picture.test(lower) && tokens[at + 1]?.lower === 'of');
  if (!/^(?:open|click)$/.test(verb) || !noun || !target || others.length > 0) return undefined;
  const isShown = index.entries.some(
    ({ node, evidence }) =>
      /^(?:img|image|figure)$/.test(node.role) ||
      node.tag === 'img' ||
      evidence.some(({ words }) =>
        words.some(({ text }) => picture.test(text) || /^(?:gallery|album)s?$/.test(text)),
      ),
  );
  return isShown ? undefined : noun.text;
}

/** "The profile of Tom" is not the talk that he gives: what is opened is called by his name. */
export function profileOfOther(
  { verb, readings }: Clause,
  { targets: [target, ...others], isHalf }: Act,
): string | undefined {
  if (isHalf) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = tokens.findIndex(({ lower }, place) => own.test(lower) && tokens[place + 1]?.lower === 'of');
  if (!/^(?:open|click|goto)$/.test(verb) || at === -1 || !target || others.length > 0) return undefined;
  const words = contentOf(
    tokens
      .slice(at + 2)
      .map(({ text }) => text)
      .join(' '),
  );
  const isSaid =
    words.some((word) => says(target, word)) ||
    wordsOf(tokens[at]?.text ?? '').some((word) => says(target, word));
  return isSaid ? undefined : tokens[at]?.text;
}

const own = /^(?:profile|bio|biography|account|homepage|website)$/;

const picture = /^(?:photo|picture|image|thumbnail)s?$/;

/** "The button in the second column" is no link, where the page has buttons: a word that nothing but its kind tells is the kind itself. */
export function linkForButton(
  { verb, readings }: Clause,
  { targets: [link, ...others], index }: Act,
): string | undefined {
  const [first, second] = (readings.findLast(({ target }) => target)?.target ?? []).filter(
    ({ lower }) => !/^(?:the|a|an|this|that)$/.test(lower),
  );
  const isBare =
    first?.lower === 'button' &&
    /^(?:in|of|on|at|under|below|above|next|beside|near|inside|within|with|for)$/.test(second?.lower ?? '');
  if (verb !== 'click' || !isBare || link?.node.role !== 'link' || others.length > 0) return undefined;
  const looksLikeOne = (link.node.classes ?? []).some((name) => /btn|button/i.test(name));
  const isThere = index.actionable.some(({ node }) => node.role === 'button' && node.hidden === undefined);
  return isThere && !looksLikeOne ? 'button' : undefined;
}
