/**
 * "Click on his address", "click Joren's phone number": what can be clicked in a card or line and shows a value, known by the label in front of it, by
 * its class, or by how such a value is written.
 */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { contentOf, fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.85;

/** How far up from a value the name is looked for that it belongs to. */
const MAX_LEVELS = 5;

/** A kind of value: how people and pages call it, and how it is written. */
interface Kind {
  said: RegExp;
  label: RegExp;
  written?: RegExp;
}

const kinds: readonly Kind[] = [
  {
    said: /^(?:tele)?phone(?: number)?$|^(?:mobile|cell|phone|telephone)(?: phone)?(?: number)?$/,
    label: /^(?:phone|telephone|tel|mobile|cell|call)(?: number| no)?$/,
    written: /^\+?\(?\d[\d\s()./-]{4,}\d$/,
  },
  {
    said: /^e-?mail(?: address)?$/,
    label: /^(?:e-?mail|mail)(?: address)?$/,
    written: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  },
  { said: /^(?:home |street |postal )?address$/, label: /^(?:home |street |postal )?address$/ },
  {
    said: /^(?:website|web ?site|homepage)$/,
    label: /^(?:website|web|homepage|url)$/,
    written: /^(?:https?:\/\/|www\.)\S+$/,
  },
  { said: /^(?:date of birth|birthday|birth date)$/, label: /^(?:date of birth|birthday|birth date|born)$/ },
];

/** The click on the one such value; undefined where none is there, or several fit. */
export function partOfRecord(clause: Clause, { index }: Scene): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  const target = reading?.target ?? [];
  if (
    !/^(?:click|open)$/.test(clause.verb) ||
    others.length > 0 ||
    target.some(({ kind }) => kind !== 'word')
  )
    return undefined;
  const said = partSaid(target);
  if (!said) return undefined;
  const whose = contentOf(said.whose.map(({ text }) => text).join(' '));
  const fitting = index.actionable.filter(
    (entry) =>
      /^(?:link|button|generic)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      isOfKind(entry, said.kind, index),
  );
  const inner = fitting.filter(
    (entry) => !fitting.some((other) => other !== entry && isInside(other, entry)),
  );
  const [only, ...more] = ofOwner(inner, whose);
  return only && more.length === 0
    ? {
        kind: 'steps',
        steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
        explained: target.map(({ text }) => text).join(' '),
      }
    : undefined;
}

/** "His address", "the address of Joren", "Joren's address": the kind of value, and whose it is. */
function partSaid(target: readonly Token[]): { kind: Kind; whose: readonly Token[] } | undefined {
  const of = target.findIndex(({ lower }, at) => at > 0 && /^(?:of|for)$/.test(lower));
  const owner = target.findIndex(({ lower }) => /['’]s?$/.test(lower));
  const named = of > 0 ? target.slice(0, of) : target.slice(owner + 1);
  const name = named
    .filter(({ lower }, at) => !(at === 0 && /^(?:the|his|her|their|its)$/.test(lower)))
    .map(({ lower }) => lower)
    .join(' ');
  const kind = kinds.find((each) => each.said.test(name));
  const isTheirs = /^(?:his|her|their|its)$/.test(target[0]?.lower ?? '');
  if (!kind || !(isTheirs || of > 0 || owner !== -1 || target[0]?.lower === 'the')) return undefined;
  const whose = of > 0 ? target.slice(of + 1) : target.slice(0, owner + 1);
  return { kind, whose: whose.map((token) => ({ ...token, text: token.text.replace(/['’]s?$/, '') })) };
}

/** The label in front of it, in the box that holds nothing else, says so; or its class; or how it is written. */
function isOfKind(entry: Entry, { label, written }: Kind, index: PageIndex): boolean {
  const { node, parent } = entry;
  const text = (node.name || readable(node)).trim();
  if (label.test(fold(text))) return true;
  const isAlone =
    parent !== undefined &&
    index.actionable.every((other) => other === entry || other === parent || !isInside(other, parent));
  const front = isAlone ? fold(readable(parent.node)).split(fold(text))[0] : '';
  if (front !== undefined && label.test(front.replace(/[\s:]+$/, '').trim())) return true;
  const marks = [...(node.classes ?? []), node.id ?? ''].flatMap((mark) => mark.toLowerCase().split(/[-_]/));
  return marks.some((mark) => label.test(mark)) || written?.test(text) === true;
}

/** Those in the innermost box that says the name; all of them where nobody is named. */
function ofOwner(entries: readonly Entry[], whose: readonly Word[]): readonly Entry[] {
  if (whose.length === 0) return entries;
  const boxes = entries.map((entry) =>
    [...ancestorsOf(entry)]
      .slice(0, MAX_LEVELS)
      .find(({ node }) => node.role !== 'document' && saysAll(readable(node), whose)),
  );
  const innermost = Math.max(...boxes.map((box) => box?.depth ?? 0));
  return entries.filter((_, at) => boxes[at]?.depth === innermost);
}

function saysAll(text: string, words: readonly Word[]): boolean {
  const shown = wordsOf(text);
  return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}
