/** "Empty the cart", "empty the order", where no button does it: all that lies in it is removed, one line after the other. */
import type { PageIndex } from '../../matching/page-index.js';

const emptied =
  /^(?:please )?(?:(?:empty|clear(?: out)?) (?:the|my|our) (?:whole |entire )?(?<place>(?:shopping )?(?:cart|basket|bag))|empty (?:the|my|our) (?:whole |entire )?(?<order>order))(?: (?:completely|entirely|again))?(?=$|[.!]$)/iu;

/** The sentence as one that removes everything from there; as it is where a button says that it empties or clears something. */
export function withEmptiedCart(sentence: string, page: () => PageIndex): string {
  const found = emptied.exec(sentence)?.groups;
  const place = found?.['place'] ?? found?.['order'];
  if (place === undefined) return sentence;
  const isDone = page().actionable.some(({ evidence }) =>
    evidence.some(({ words }) => words.some(({ text }) => /^(?:empty|clear|discard)$/.test(text))),
  );
  return isDone ? sentence : `Remove all items from the ${place}`;
}
