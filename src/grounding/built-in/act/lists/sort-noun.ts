/** "Right-click the ferry photo": what is called by its name alone, and is one of several of a kind; the noun only says of which. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold, isStopWord, recordNouns, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { mentionsOf, partsOf, type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

/** What a sort of thing is called that shows no more than its name. */
const sorts =
  /^(?:photo|picture|image|tile|thumbnail|card|box|block|shape|file|folder|item|entry|note|task|event|node|layer|track|row|line)$/;

/** The pointer on the one of them; undefined where none is called just so, or several, or it stands alone. */
export function sortNoun({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:dblclick|rightClick|hover)$/.test(verb)) return undefined;
  const target = (readings.findLast((reading) => reading.target)?.target ?? []).filter(
    ({ kind, lower }) => !(kind === 'word' && /^(?:the|this|that|my)$/.test(lower)),
  );
  const said = split(target);
  if (!said) return undefined;
  const noun = toWord(said.noun);
  const isSort = sorts.test(said.noun) || recordNouns.has(noun.stem);
  // A word that is none of these has to be what the page calls its things.
  if (!isSort && mentionsOf(noun, index).size === 0) return undefined;
  const name = fold(said.name);
  const all = [...index.entries, ...partsOf(index)].filter(
    ({ node }) => node.ref !== undefined && node.hidden === undefined && node.children.length === 0,
  );
  const [only, ...others] = all.filter((entry) => bare(entry) === name);
  const hasLike =
    only !== undefined &&
    all.some(
      (entry) =>
        entry !== only &&
        entry.parent === only.parent &&
        entry.node.role === only.node.role &&
        entry.node.classes?.[0] === only.node.classes?.[0],
    );
  const way = verb as 'dblclick' | 'rightClick' | 'hover';
  return only && others.length === 0 && hasLike
    ? { kind: 'steps', steps: [stepOn(only, way, { confidence: CONFIDENCE })], explained: spell(target) }
    : undefined;
}

/** "Ferry photo", "photo of the ferry", "photo "Ferry"". */
function split(tokens: readonly Token[]): { name: string; noun: string } | undefined {
  const [first, ...rest] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || tokens.length < 2 || tokens.length > MAX_WORDS) return undefined;
  if (first.kind === 'word' && sorts.test(first.lower) && !isStopWord(toWord(first.lower))) {
    const name = rest.filter(
      ({ kind, lower }) => !(kind === 'word' && /^(?:of|called|named|titled)$/.test(lower)),
    );
    if (name.length > 0) return { name: textOf(name), noun: first.lower };
  }
  return last.kind === 'word' ? { name: textOf(tokens.slice(0, -1)), noun: last.lower } : undefined;
}

const MAX_WORDS = 6;

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** What it says, without the signs beside that. */
function bare({ node }: Entry): string {
  const text = node.role === 'text' ? node.name : node.name || readable(node);
  return fold(
    text
      .replace(/[^\p{L}\p{N}\s'’.,&-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
