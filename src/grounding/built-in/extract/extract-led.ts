/** "When the sun sets", "the cooking time", "who is billed": values that the page leads to by another form of the word that asks for them. */
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { type Place, readLeaf, textAt } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { plainWords } from './extract-words.js';

/** A label, by its words, and the value behind it. */
interface Led {
  words: readonly string[];
  place: Place;
}

const when =
  /^(?:when|(?:at )?what time)\s(?:does |do |did |will |is )?(?:the )?(?<noun>\p{L}+(?: \p{L}+)?) (?<verb>\p{L}{2,})$/iu;
const lasting = /^(?:(?:what is|what's|get|read|find) )?(?:the )?(?<verb>\p{L}{2,}ing|preparation) time$/iu;
const whom = /^who (?:is|was|gets|is being|has been) (?<verb>\p{L}{3,}ed)$/iu;

/** The one value that a label of that form leads to. */
export function ledTo(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  const fitting = fittingOf(page, ask.text.trim().replace(/[?.]$/u, ''));
  if (!fitting) return undefined;
  const readings = fitting.flatMap(({ place }) => {
    const leaf = readLeaf(page.tree, place, want);
    return leaf.ok ? [leaf.reading] : [];
  });
  const different = new Map(readings.map((reading) => [JSON.stringify(dataOf(reading)), reading]));
  const [only] = different.values();
  return only && different.size === 1 ? { kind: 'found', reading: only, score: 0.85 } : undefined;
}

function fittingOf(page: PageIndex, said: string): Led[] | undefined {
  const labelled: readonly Led[] = page.facts.flatMap(({ trust, words, place, use }) =>
    trust >= 0.85 && use === undefined ? [{ words: [...words], place }] : [],
  );
  const event = when.exec(said)?.groups;
  if (event?.['noun'] && event['verb']) {
    const noun = plainWords(event['noun']);
    const [verb = ''] = plainWords(event['verb']);
    return labelled.filter(({ words, place }) => {
      const isOneWord = words.length === 1 && words[0] === `${noun.join('')}${verb}`;
      const [last = '', ...before] = words.toReversed();
      const isTwo = isFormOf(verb, last) && before.toReversed().join(' ') === noun.join(' ');
      return (isOneWord || isTwo) && /\d/u.test(textAt(page.tree, place));
    });
  }
  const doing = lasting.exec(said)?.groups?.['verb'];
  if (doing)
    return labelled.filter(
      ({ words: [label = '', ...others], place }) =>
        others.length === 0 &&
        (isFormOf(label, doing.toLowerCase()) ||
          (label.length >= 4 && doing.toLowerCase().startsWith(label))) &&
        kindsOfText(textAt(page.tree, place)).includes('duration'),
    );
  const done = whom.exec(said)?.groups?.['verb']?.toLowerCase();
  if (done === undefined) return undefined;
  return [...labelled, ...blocksOf(page)].filter(
    ({ words: [label = '', ...others], place }) =>
      isFormOf(label, done) &&
      others.every((word) => word === 'to') &&
      /^\P{N}+$/u.test(textAt(page.tree, place)),
  );
}

/** "Bill" for "billed", "bake" for "baking", "closes" for "close". */
function isFormOf(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  const stem = short.replace(/e$/u, '');
  return (
    stem.length >= 2 &&
    long.startsWith(stem) &&
    /^(?:\p{L}?ing|\p{L}?ed|e|es|s|)$/u.test(long.slice(stem.length))
  );
}

/** A title in bold over the lines of an address: the first of them is a name. */
function blocksOf({ tree }: PageIndex): Led[] {
  return tree.nodes.flatMap(({ children }) => {
    const [title, name] = children.filter(({ hidden }) => !hidden);
    const isBlock = title && name && /^(?:b|strong|h[2-6])$/.test(title.tag ?? '') && isLine(name);
    return isBlock ? [{ words: plainWords(tree.textOf(title)), place: { node: name } }] : [];
  });
}

function isLine({ role, name }: SnapshotNode): boolean {
  return role === 'text' && /\p{L}{2}/u.test(name);
}
