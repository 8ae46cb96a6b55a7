/** "Choose Theft as the type of claim": one of a row of tiles, where no list or group is called so and the page is about what the type is of. */
import type { Clause } from '../../language/clause.js';
import { contentOf, fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

const ways =
  /^(?:choose|select|pick|take) (?<tile>\p{L}[^"“”,;]*?) (?:as|for) (?:the|my|our) (?:(?:type|kind|sort|category) of (?<of>\p{L}+)|(?<named>\p{L}+) (?:type|kind|category))$/iu;

/** The click on the tile; undefined where several are called so, where it stands alone, and where a field asks for the type. */
export function typeTile({ text, verb }: Clause, { index, among }: Scene): Outcome | undefined {
  const { tile, of, named = of } = ways.exec(text.trim().replace(/[.!]$/u, ''))?.groups ?? {};
  if (verb !== 'select' || tile === undefined || named === undefined || among) return undefined;
  const about = contentOf(named);
  const isAbout = `${index.snapshot.title} ${titlesOf(index)}`;
  const shown = contentOf(isAbout);
  if (about.length === 0 || !about.every((word) => shown.some(({ stem }) => stem === word.stem)))
    return undefined;
  // What the page calls a type itself may be another row.
  const isCalled = contentOf('type kind category').some((word) => mentionsOf(word, index).size > 0);
  const [only, ...others] = index.actionable.filter((entry) => nameOf(entry) === fold(tile));
  if (isCalled || !only || others.length > 0 || !isTile(only)) return undefined;
  return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text };
}

function titlesOf({ entries }: PageIndex): string {
  return entries
    .filter(({ node }) => node.role === 'heading' && (node.level ?? 1) <= 2)
    .map(({ node }) => node.name)
    .join(' ');
}

/** What it says, without the picture in front. */
function nameOf({ node }: Entry): string {
  return fold((node.name || readable(node)).replace(/^[^\p{L}\p{N}]+/u, ''));
}

/** One of at least three of one make, and nothing to be sent off or gone to. */
function isTile({ node, parent }: Entry): boolean {
  const alike = (parent?.node.children ?? []).filter(
    ({ role, tag }) => role === node.role && tag === node.tag,
  );
  return /^(?:generic|listitem|button|option|radio)$/.test(node.role) && alike.length > 2;
}
