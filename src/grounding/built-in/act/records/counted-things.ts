/**
 * "How many triangles are there? Choose the right answer", "enter the number of red squares": what the page shows is counted, and the
 * sentence goes on with the number. Nothing else is calculated.
 */
import { colourFit } from '../../matching/colours.js';
import { looksLike } from '../../matching/by-look.js';
import { parseLook } from '../../matching/look-phrase.js';
import { isHeaderRow } from '../../matching/containers.js';
import { below, type PageIndex } from '../../matching/page-index.js';

const question =
  /^(?:how many|count(?: all)?(?: of)?(?: the)?) (.+?)(?: (?:are|do|can|is) (?:there|you|shown|visible|in the|on the)[^?.,;]*)?[?.,;:]+\s*(?:(?:and|then)\s+)*/i;
const answer =
  /\bthe (?:(?:right|correct|matching) )?(?:answer|number|result|count|total|option|button)(?: (?:with|that shows|showing) the (?:right|correct|matching) (?:number|answer|count))?\b/i;
const described =
  /(?<!\b(?:set|change|increase|decrease|raise|lower|reduce|adjust|make) )\bthe (?:number|count|amount) of (?:the )?([a-z ]+?)(?= (?:in|into|on|to|and|then|that|shown)\b|[.,;?]|$)/i;

/** The sentence with the number in place of the words for it; as it is where nothing is to be counted, or not for certain. */
export function withCounts(instruction: string, index: PageIndex): string {
  const asked = question.exec(instruction);
  if (asked) {
    const rest = instruction.slice(asked[0].length);
    const count = itemCount(asked[1] as string, index) ?? countOf(asked[1] as string, index);
    return count === undefined || !answer.test(rest)
      ? instruction
      : capital(rest.replace(answer, `"${count}"`));
  }
  const said = described.exec(instruction);
  const count = said && countOf(said[1] as string, index);
  if (!said || count === undefined || count === null) return instruction;
  const behind = instruction
    .slice(said.index + said[0].length)
    .replace(/^ (?:in|on) the (?:picture|image|drawing|page|screen|area|grid|figure)\b/i, '');
  return `${instruction.slice(0, said.index)}"${count}"${behind}`;
}

/** How many items the only list of the page has, or rows the only table; undefined for anything else. */
function itemCount(things: string, index: PageIndex): number | undefined {
  const [, what] =
    /^(?:all )?(?:of )?(?:the )?(items|entries|elements|rows)(?: (?:are )?(?:of|in|on) (?:the|this) (?:list|table))?$/i.exec(
      things.trim(),
    ) ?? [];
  if (what === undefined) return undefined;
  const isRows = what.toLowerCase() === 'rows';
  const [only, ...others] = index.entries.filter(
    ({ node }) => node.hidden === undefined && node.role === (isRows ? 'table' : 'list'),
  );
  if (!only || others.length > 0) return undefined;
  const items = below(index, only).filter(({ node }) => node.role === (isRows ? 'row' : 'listitem'));
  return items.filter((entry) => !isHeaderRow(entry)).length || undefined;
}

/** How many shapes fit; undefined when none does, or one only nearly. */
function countOf(things: string, index: PageIndex): number | undefined {
  const phrase = parseLook(things.replace(/^(?:all )?(?:of )?(?:the )?/i, ''));
  if (
    !phrase ||
    !/^(?:circle|ellipse|square|rectangle|triangle|pentagon|hexagon|octagon|box|shape)$/.test(phrase.noun)
  )
    return undefined;
  if (phrase.edges || phrase.nth || phrase.beside || phrase.inGrid || phrase.size) return undefined;
  const [colour] = phrase.colours;
  const like = looksLike({ ...phrase, colours: [] }, index.entries, index);
  if (colour === undefined) return like.length || undefined;
  const fits = like.map(({ node }) =>
    node.look?.fill === undefined ? 0 : colourFit(colour, node.look.fill),
  );
  const isClear = fits.every((fit) => fit === 0 || fit === 1);
  return (isClear && fits.filter((fit) => fit === 1).length) || undefined;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
