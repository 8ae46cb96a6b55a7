/**
 * "Order two espressos and one croissant", where each has a button "Add" or a number that is raised: they are added, and then ordered by the one
 * button for that. Where the order is made elsewhere, behind a cart, adding alone would be half of it.
 */
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';

const said =
  /^(?:please )?order (?<what>(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|the) [^.;:]+?)(?: please)?[.!]?$/i;

/** What goes on behind the things is said by nothing that adds them. */
const more =
  /\b(?:with|without|for|to|from|on|at|by|if|unless|then|but|as|in|under|instead|alphabetically|ascending|descending|again)\b|"/i;

/** The sentence with "add", and the button that orders; as it is where it says anything else, or the page has buttons that order each. */
export function withOrdered(sentence: string, read: () => PageIndex): string {
  const what = said.exec(sentence.trim())?.groups?.['what'];
  if (what === undefined || more.test(what)) return sentence;
  const buttons = read().actionable.filter(
    ({ node }) => /^(?:button|link)$/.test(node.role) && node.hidden === undefined,
  );
  const adding = buttons.filter((entry) =>
    /^(?:add(?: to (?:the |my )?(?:cart|basket|bag|order))?|[+＋])$/i.test(nameOf(entry)),
  );
  const ordering = buttons.filter((entry) => orders.test(nameOf(entry)));
  const isElsewhere = buttons.some(
    (entry) => /\b(?:cart|basket|check ?out|order)\b/i.test(nameOf(entry)) && !adding.includes(entry),
  );
  const [button, ...others] = ordering;
  if (adding.length < 2 || others.length > 0) return sentence;
  if (button) return `Add ${what}; click "${button.node.name}"`;
  return isElsewhere ? sentence : `Add ${what}`;
}

const orders = /^(?:(?:place|send|submit|confirm|complete)(?: (?:the|my|your))? order|order(?: now)?)$/i;

function nameOf({ node }: Entry): string {
  return (node.name || readable(node)).trim();
}
