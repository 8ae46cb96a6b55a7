/** Words that lead from a target to where it is ("next to") or to its name ("labelled"). */
import type { Token } from './lexer.js';

/** How a target lies to what it is described by. */
export type RelationKind = 'in' | 'of' | 'near' | 'under' | 'above' | 'right' | 'left' | 'containing';

const relations: readonly { kind: RelationKind; said: string }[] = [
  {
    kind: 'near',
    said: 'next to|beside|near|close to|adjacent to|alongside|besides|by the side of|nearest to|closest to|associated with|corresponding to|belonging to|across from',
  },
  { kind: 'right', said: 'to the right of|on the right of|right of|after' },
  { kind: 'left', said: 'to the left of|on the left of|left of|before|in front of' },
  { kind: 'under', said: 'under|below|beneath|underneath|under the heading|below the heading' },
  { kind: 'above', said: 'above|on top of|over' },
  {
    kind: 'containing',
    said: 'containing|that contains|which contains|that has|which has|whose name is|whose title is|where the name is|where name is|having',
  },
  { kind: 'in', said: 'in|inside|inside of|within|on|from|at|via|through|under the section|in the section' },
  { kind: 'of', said: 'of|for|with|to|by|about|against|belonging to|whose' },
];

const naming =
  'labelled|labeled|named|called|titled|saying|that says|which says|that reads|reading|that is labelled|that is labeled|marked|captioned|with label|with the label|with text|with the text|with name|with the name|with title|with the title|with value|with the value|with placeholder|with the placeholder|with the caption|with caption|with the tooltip|with aria label|with the aria-label|with aria-label|with icon|with an icon|with the icon|that is called|which is called|asking for|that asks for';

interface Preposition {
  words: readonly string[];
  kind: RelationKind | 'naming';
}

/** The relation that begins at a token; the longest one. */
export function prepositionAt(
  tokens: readonly Token[],
  at: number,
): { words: readonly string[]; kind: RelationKind } | undefined {
  if (namingAt(tokens, at) > 0) return undefined;
  const found = matchAt(relationWords, tokens, at);
  if (!found || found.kind === 'naming') return undefined;
  // "The invoice over £500": more than that, and not above it on the page.
  const next = tokens[at + found.words.length];
  const isSize = /^(?:above|under)$/.test(found.kind) && next?.kind === 'word' && amount.test(next.text);
  return isSize ? undefined : { words: found.words, kind: found.kind };
}

const amount = /^(?:[$€£¥₹]\s?\d|\d[\d,]*[.,]\d\d$|\d[\d.,]*[$€£¥%])/;

function matchAt(
  table: ReadonlyMap<string, readonly Preposition[]>,
  tokens: readonly Token[],
  at: number,
): Preposition | undefined {
  const first = tokens[at];
  if (first?.kind !== 'word') return undefined;
  return table
    .get(first.lower)
    ?.find(({ words }) =>
      words.every((word, index) => tokens[at + index]?.kind === 'word' && tokens[at + index]?.lower === word),
    );
}

function compile(prepositions: readonly Preposition[]): ReadonlyMap<string, readonly Preposition[]> {
  const table = new Map<string, Preposition[]>();
  for (const preposition of prepositions) {
    const first = preposition.words[0] as string;
    table.set(first, [...(table.get(first) ?? []), preposition]);
  }
  for (const list of table.values()) list.sort((a, b) => b.words.length - a.words.length);
  return table;
}

const relationWords = compile(
  relations.flatMap(({ kind, said }) => said.split('|').map((words) => ({ words: words.split(' '), kind }))),
);
const namingWords = compile(
  naming.split('|').map((words) => ({ words: words.split(' '), kind: 'naming' as const })),
);

/** Words that lead to a name of the head: how many tokens they take; 0 when there are none. */
export function namingAt(tokens: readonly Token[], at: number): number {
  return matchAt(namingWords, tokens, at)?.words.length ?? attributeAt(tokens, at);
}

/** "With the subject" in front of a quoted text: how many tokens it takes. */
function attributeAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'word' || !/^(?:with|whose|of)$/.test(tokens[at].lower)) return 0;
  const noun = tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1;
  const behind = tokens[noun + 1]?.lower === 'is' ? noun + 2 : noun + 1;
  const isNoun = tokens[noun]?.kind === 'word' && attributes.test(tokens[noun].lower);
  return isNoun && tokens[behind]?.kind === 'quoted' ? behind - at : 0;
}

/** Nouns for a text that something is known by. */
const attributes = /^(?:subject|headline|heading|topic|description|name|title|text|label|caption)$/;
