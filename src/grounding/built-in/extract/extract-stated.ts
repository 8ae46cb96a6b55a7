/** What a page states in passing: "Showing 1–4 of 27 results", and "Founded" beside a day for when something was founded. */
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import { placeOf } from './extract-byline.js';
import { type Place, readLeaf, textAt } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { explained, plainWords } from './extract-words.js';

type Told = { kind: 'found'; reading: Reading; score: number };

const ofAll =
  /\b\d[\d.,]*\s?(?:-|–|—|to)\s?\d[\d.,]*\s(?:of|out of|from)\s(?:about\s|over\s)?(?<total>\d[\d.,]*)(?:\s(?:total\s)?(?<noun>\p{L}+))?/u;
const anything = /^(?:entry|item|result|record|row|hit|match|total)$/u;

/** How many there are, by a line that says which of them are shown. */
export function totalOfShown(page: PageIndex, want: WantScalar, ask: Ask): Told | undefined {
  const noun = ask.count?.at(-1);
  if (noun === undefined || /\b(?:shown|displayed|visible|listed|on (?:this|the) page)\b/iu.test(ask.text))
    return undefined;
  const isOfAll = /\b(?:in total|altogether|overall|total)\b/iu.test(ask.text);
  return oneOf(
    page.tree.nodes.flatMap((node) => {
      const whole = node.ref === undefined ? '' : page.tree.textOf(node);
      if (whole === '' || whole.length > 100) return [];
      const { total, noun: said } = ofAll.exec(whole)?.groups ?? {};
      if (total === undefined) return [];
      const [word = ''] = plainWords(said ?? '');
      const isMeant =
        explained(noun, new Set([word])) >= 0.85 || (isOfAll && (said === undefined || anything.test(word)));
      const place = isMeant ? placeOf(whole, total, node) : undefined;
      return place ? [place] : [];
    }),
    page,
    want.parse === 'string' ? { ...want, parse: 'integer' } : want,
  );
}

const whenDone =
  /^when (?:was|is|were|did) (?<thing>.+?) (?<verb>\p{L}+ed|built|born|begun|made|written|set up|opened)\??$/iu;

/** When something was founded, by a label that is just that word; the thing has to be what the page or that part of it is about. */
export function whenDoneTo(page: PageIndex, want: WantScalar, ask: Ask): Told | undefined {
  const { thing, verb } = whenDone.exec(ask.text.trim())?.groups ?? {};
  if (!thing || !verb) return undefined;
  const words = plainWords(thing).filter((word) => !/^(?:the|an?|of|this)$/u.test(word));
  const [said = ''] = plainWords(verb);
  const places = page.facts.flatMap(({ words: label, trust, place }) => {
    const isLabel =
      trust >= 0.85 &&
      label.has(said) &&
      [...label].every((word) => word === said || /^(?:date|on|in|year|day|at)$/u.test(word));
    const text = isLabel ? textAt(page.tree, place) : '';
    if (!/\d/u.test(text)) return [];
    const around = new Set([...page.tree.pageWords, ...page.tree.contextOf(place.node)]);
    return words.every((word) => around.has(word)) ? [place] : [];
  });
  return oneOf(places, page, want);
}

function oneOf(places: readonly Place[], page: PageIndex, want: WantScalar): Told | undefined {
  const read = places.flatMap((place) => {
    const leaf = readLeaf(page.tree, place, want);
    return leaf.ok ? [leaf.reading] : [];
  });
  const last = read.at(-1);
  return last && new Set(read.map(dataOf)).size === 1
    ? { kind: 'found', reading: last, score: 0.9 }
    : undefined;
}
