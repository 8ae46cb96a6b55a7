/**
 * "Open the Delivery tab", "expand Europe", "go to page 3" on a page that draws them of plain boxes and marks none as something to click:
 * the one box that says just this is clicked where it has the structure of the kind that was said, and then the page has to answer.
 */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import {
  contentOf,
  fold,
  recordNouns,
  toWord,
  vagueNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { arrowBefore } from './tree-arrow.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { alikeWith, bareOf, calledSo, inLineWith, isMarked, textOf } from '../../matching/alike.js';
import { type Entry, type PageIndex, partsOf, readable } from '../../matching/page-index.js';
import { withoutDeterminer } from '../../language/token-runs.js';

const CONFIDENCE = 0.75;

/** What a kind word claims of the boxes that it is said of. */
interface Structure {
  said: RegExp;
  holds: (entry: Entry, index: PageIndex) => boolean;
}

/** Of a row: tabs. Of a list: what is opened, expanded or looked at one by one. */
const structures: readonly Structure[] = [
  { said: /^tab$/, holds: (entry, index) => inLineWith(entry, index).length > 0 },
  { said: /^(?:page|view|screen|step)$/, holds: (entry, index) => alikeWith(entry, index).length > 0 },
  {
    said: /^(?:section|panel|accordion|question|heading|node|folder|branch|group|category|part|chapter)$/,
    holds: (entry, index) => opens(entry) || alikeWith(entry, index).length > 0,
  },
];

/** The click on the box; undefined where none, or more than one, is called so. */
export function plainTextOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:click|open|select|expand)$/.test(clause.verb) || clause.said === 'follow') return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  if (target.length === 0 || clause.readings.some(({ destination }) => destination)) return undefined;
  const question = clause.verb === 'select' ? undefined : questionAbout(target, scene);
  if (question)
    return {
      kind: 'steps',
      steps: [stepOn(question, 'click', { confidence: CONFIDENCE })],
      explained: valueOf(target),
      phase: { kind: 'plain row', shown: readable(question.node).slice(0, 60) },
    };
  for (const { name, kind } of namesIn(target)) {
    const [only, ...others] = calledSo(name, kind, scene.index);
    const isMeant = only && others.length === 0 && isOfKind(only, kind, { clause, index: scene.index });
    if (!isMeant) continue;
    const arrow = clause.verb === 'expand' ? arrowBefore(only, scene.index) : undefined;
    if (arrow === 'leaf') continue;
    // A click on the tab that is open brings nothing up.
    if (kind === 'tab' && isMarked(only) && inLineWith(only, scene.index).every((other) => !isMarked(other)))
      return { kind: 'done', reason: 'it is the open tab already', entries: [only] };
    const clicked = (clause.verb === 'expand' && (signBeside(only, scene.index) ?? arrow)) || only;
    return {
      kind: 'steps',
      steps: [stepOn(clicked, 'click', { confidence: CONFIDENCE })],
      explained: valueOf(target),
      phase: { kind: 'plain row', shown: readable(only.node).slice(0, 60) },
    };
  }
  return undefined;
}

/** "The question about returning an item": the only text that asks, among its like, and says each of these words. */
function questionAbout(target: readonly Token[], { index }: Scene): Entry | undefined {
  const tokens = target.filter(({ lower }, at) => !(at === 0 && lower === 'the'));
  const [noun, about, ...topic] = tokens;
  if (noun?.lower !== 'question' || !/^(?:about|on|regarding|concerning)$/.test(about?.lower ?? ''))
    return undefined;
  const words = contentOf(valueOf(topic));
  const asking = index.entries.filter(
    (entry) =>
      entry.node.ref !== undefined && entry.node.hidden === undefined && textOf(entry.node).endsWith('?'),
  );
  const [only, ...others] = asking.filter((entry) =>
    words.every((word) =>
      wordsOf(textOf(entry.node)).some(
        (each) => wordLikeness(word, each) >= 0.9 || infinitive(word) === infinitive(each),
      ),
    ),
  );
  return only && others.length === 0 && words.length > 0 && asking.length > 1 ? only : undefined;
}

/** "Returning" and "return". */
function infinitive({ text }: Word): string {
  return text.replace(/(?<=\p{L}{3})(?:e|ing)$/u, '');
}

/** What may be the name (a number is none: the keys of a key pad are no pages), with the word for its kind before or behind it; the whole of it first. */
function namesIn(target: readonly Token[]): { name: string; kind?: string }[] {
  const bare = withoutDeterminer(target);
  const kindOf = (token: Token | undefined): string | undefined => {
    const { stem } = toWord(token?.kind === 'word' ? token.lower : '');
    const isKind =
      structures.some(({ said }) => said.test(stem)) || recordNouns.has(stem) || vagueNouns.has(stem);
    return isKind ? stem : undefined;
  };
  const named = (tokens: readonly Token[], kind?: string): { name: string; kind?: string }[] =>
    /\p{L}/u.test(valueOf(tokens)) &&
    tokens.length <= MAX_WORDS &&
    !tokens.some((_, at) => at > 0 && prepositionAt(tokens, at))
      ? [{ name: valueOf(tokens), ...(kind !== undefined && { kind }) }]
      : [];
  const [first, last] = [kindOf(bare[0]), kindOf(bare.at(-1))];
  const behind =
    bare[1]?.kind === 'word' && /^(?:called|named|titled|labelled|labeled)$/.test(bare[1].lower) ? 2 : 1;
  return [
    ...named(bare),
    ...(last === undefined ? [] : named(bare.slice(0, -1), last)),
    ...(first === undefined ? [] : named(bare.slice(behind), first)),
  ];
}

const MAX_WORDS = 6;

/** Whether the box has the structure that the kind word claims; without one it stands by itself, and is no title or label. */
function isOfKind(
  entry: Entry,
  kind: string | undefined,
  { clause, index }: { clause: Clause; index: PageIndex },
): boolean {
  if (isLabel(entry, index)) return false;
  const claimed = structures.find(({ said }) => kind !== undefined && said.test(kind));
  if (claimed) return claimed.holds(entry, index);
  if (kind !== undefined) return alikeWith(entry, index).length > 0;
  return clause.verb === 'expand' ? opens(entry) || alikeWith(entry, index).length > 0 : standsAlone(entry);
}

/** The text beside a field is its name, and a click on it does nothing but go there. */
function isLabel(entry: Entry, index: PageIndex): boolean {
  const shown = fold(textOf(entry.node));
  return index.actionable.some(({ node }) => {
    const names = [node.name, ...(node.hints ?? []).map(({ text }) => text)];
    return (
      /box$|^(?:radio|switch|slider|spinbutton)$/.test(node.role) &&
      names.some((name) => fold(name) === shown)
    );
  });
}

/** A sign that it opens is drawn in front of it or behind it. */
function opens({ node, parent }: Entry): boolean {
  const text = [textOf(node), parent ? textOf(parent.node) : ''].join(' ');
  return /[▸▶►▹▷▾▼▿▽⊞⊟⌄]/u.test(text);
}

/** The sign that stands alone beside it, and opens what it names. */
function signBeside(entry: Entry, index: PageIndex): Entry | undefined {
  const signs = [...index.entries.slice(Math.max(0, entry.order - 3), entry.order), ...partsOf(index)].filter(
    (other) =>
      other.parent === entry.parent && other.node.ref !== undefined && sign.test(textOf(other.node).trim()),
  );
  return signs.length === 1 ? signs[0] : undefined;
}

const sign = /^[▸▶►▹▷⯈›»⊞＋+>]$/u;

/** It is all that is read in its box, and no word of a sentence. */
function standsAlone({ node, parent }: Entry): boolean {
  if (node.role !== 'text') return node.role !== 'paragraph';
  return parent !== undefined && bareOf(textOf(parent.node)) === bareOf(node.name);
}
