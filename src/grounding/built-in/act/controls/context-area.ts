/**
 * "Right-click the canvas": a part of the page that nothing marks as something to click. The page invites to it ("right-click here"), or it is
 * called so by its id or class; two of them, and none is meant.
 */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, fold, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, type PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.84;

/** What an area without a name of its own is called. */
const said =
  /^(?:(?:in|on|inside|within|over|into) )?(?:the |this |that )?(?<more>(?:\p{L}+ ){0,2}?)(?<noun>area|box|canvas|zone|field|surface|square|rectangle|region|pad|drawing|board|target|spot)(?: (?:(?:in|of|under) the section "?(?<part>[^"]+?)"?|(?:in|of|under|below|beneath) the "?(?<title>[^"]+?)"? (?:section|example|heading|title|part|panel)))?$/iu;

/** The menu that comes up by it is not the place that it comes up for ("items that appear in the right-click menu"). */
const invites = /\bright[- ]?(?:click|mouse)\b(?![- ]menu)|\bcontext[- ]?(?:click|menu)\b(?! items?\b)/iu;

/** Such a text speaks of another place than its own. */
const elsewhere = /\b(?:below|above|beside|following|next to)\b/iu;

/** Most characters of an area's own text. */
const MOST_LETTERS = 80;

/** Least width and height of an area that says nothing, in CSS pixels. */
const LEAST = 40;

/** The right-click on the one such area; undefined where none is asked for, or there is not just one. */
export function contextArea(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb !== 'rightClick') return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const groups = said.exec(spell(target).trim())?.groups;
  if (!groups) return undefined;
  const { more = '', noun = '', title, part = title } = groups;
  // A control of that name is what is meant.
  if (index.actionable.some(({ node }) => wordsOf(node.name).some(({ text }) => text === fold(noun))))
    return undefined;
  const inPart = part === undefined ? undefined : partCalled(part, index);
  if (part !== undefined && !inPart) return undefined;
  const pool = index.entries.filter(
    (entry) =>
      entry.node.ref !== undefined &&
      entry.node.hidden === undefined &&
      /^(?:generic|paragraph|img|image|canvas|region|figure|group)$/.test(entry.node.role) &&
      entry.node.tag !== 'body' &&
      (!inPart || isInside(entry, inPart)),
  );
  const words = contentOf(more);
  const area = areaAmong(pool, fold(noun), index);
  const shown = area ? [...wordsOf(textOf(area)), ...wordsOf((area.node.classes ?? []).join(' '))] : [];
  if (!area || !words.every((word) => shown.some(({ text }) => text === word.text))) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(area, 'rightClick', { confidence: CONFIDENCE })],
    explained: clause.text,
  };
}

function areaAmong(pool: readonly Entry[], noun: string, index: PageIndex): Entry | undefined {
  const inviting = pool.filter((entry) => invites.test(textOf(entry)) && !elsewhere.test(textOf(entry)));
  const called = pool.filter(({ node }) =>
    [node.tag ?? '', node.id ?? '', ...(node.classes ?? [])].some((mark) =>
      wordsOf(mark).some(({ text }) => text === noun),
    ),
  );
  const sayingIt = inviting.filter((entry) => wordsOf(textOf(entry)).some(({ text }) => text === noun));
  const telling = index.entries
    .map(({ node }) => node.text ?? node.name)
    .filter((text) => invites.test(text));
  const blank = telling.length > 0 ? pool.filter(isBlankBox) : [];
  const sentTo = telling.some(
    (text) => elsewhere.test(text) && wordsOf(text).some((word) => word.text === noun),
  );
  for (const some of [sayingIt, called, ...(sentTo ? [blank] : []), inviting, blank]) {
    const outer = some.filter((entry) => !some.some((other) => other !== entry && isInside(entry, other)));
    if (outer.length > 1) return undefined;
    if (outer[0]) return outer[0];
  }
  return undefined;
}

/** A frame with nothing in it, large enough to be aimed at. */
function isBlankBox({ node, actionable }: Entry): boolean {
  const { box, look, children } = node;
  return (
    !actionable &&
    children.length === 0 &&
    (node.text ?? '') === '' &&
    look?.shape !== undefined &&
    box !== undefined &&
    box.width >= LEAST &&
    box.height >= LEAST
  );
}

function textOf({ node }: Entry): string {
  const text = node.text ?? node.name;
  return text.length <= MOST_LETTERS ? text : '';
}

/** What the one heading of that text stands over. */
function partCalled(name: string, index: PageIndex): Entry | undefined {
  const [heading, ...others] = index.entries.filter(
    ({ node }) => node.role === 'heading' && fold(node.name) === fold(name),
  );
  return others.length === 0 ? heading?.parent : undefined;
}
