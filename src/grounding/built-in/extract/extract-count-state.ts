/** "How many seats are in use": what is said of the things that are counted names the figure, and not the things alone. */
import type { Reading } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import type { Fact } from './extract-facts.js';
import { lookUp } from './extract-lookup.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { isHeaderOf } from './extract-verbs.js';
import { explained, plainWords } from './extract-words.js';

/** "Are in use", "have been sold": a word or two at the end of the question; what is there or is shown says nothing. */
const predicate =
  /^how many .*\b(?:is|are|was|were|(?:have|has) been|have|has)\s(?:(?:currently|already|still|now|so far)\s)?(?<state>(?:in |on |out of )?\p{L}{3,}(?: (?:in|out|off|up))?)(?:\s(?:so far|now|already|yet|currently))?[\s?.]*$/iu;
const idle =
  /^(?:there|here|been|shown|listed|displayed|visible|on (?:it|this|here)|in (?:it|this|total|all|there)|left over)$/iu;

/** What has come together so far is all there is. */
const soFar = /\b(?:so far|to date)\b/iu;
const gathered = /^(?:collected|gathered|raised|received|reached)$/iu;

/** Whether words say of all of some things what the question says of those that are counted. */
export function saysState(words: ReadonlySet<string>, ask: Ask): boolean {
  return plainWords(stateOf(ask) ?? '').every((word) => small.test(word) || explained(word, words) >= 0.7);
}

const small = /^(?:in|on|out|of|up|off)$/;

/** What the question says that the counted things are; undefined where it says nothing of them. */
function stateOf(ask: Ask): string | undefined {
  const state = predicate.exec(ask.text.trim())?.groups?.['state'];
  const isSaid = state !== undefined && !idle.test(state) && !(soFar.test(ask.text) && gathered.test(state));
  return isSaid ? state : undefined;
}

/** Whether a figure of those things leaves out what was said of them: "Seats" for the seats in use. */
export function isOfAll({ tree }: PageIndex, { words, place }: Fact, ask: Ask): boolean {
  const state = stateOf(ask);
  if (state === undefined) return false;
  const around = tree.contextOf(place.node);
  return !plainWords(state)
    .filter((word) => !small.test(word))
    .every(
      (word) =>
        explained(word, words) >= 0.7 || isHeaderOf(`is ${word}`, words) || explained(word, around) >= 0.7,
    );
}

/** The cell that says how many: in the column that is called by what is said of the things, or else by the things. */
export function countCell(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  const state = stateOf(ask);
  if (state === undefined) return lookUp(page, want, ask);
  const said = plainWords(state);
  const headers = page.regions.flatMap((region) =>
    region.kind === 'table'
      ? region
          .columns()
          .flatMap(({ labels }) => labels.flatMap(({ trust, words }) => (trust >= 0.95 ? [words] : [])))
      : [],
  );
  const isCalledSo = headers.some(
    (words) => words.size === said.length && said.every((word) => words.has(word)),
  );
  const nouns = ask.count ?? [];
  const isKnown = nouns.every((noun) => page.words.has(noun));
  if (!isCalledSo || !isKnown) return undefined;
  const words = ask.words.filter((word) => !nouns.includes(word) || said.includes(word));
  return lookUp(
    page,
    want,
    { ...ask, words },
    said.filter((word) => words.includes(word)),
  );
}

/** Words by which a field is a count. */
export const countWord = /^(?:count|number|num|total|of|amount|quantity|how|many)$/;

/** `itemCount`, `numberOfItems`, `totalResults`: what is counted. */
export function countWords(name: string, want: WantScalar): string[] | undefined {
  if (want.parse !== 'integer' && want.parse !== 'number') return undefined;
  const words = plainWords(name);
  const of = words.filter((word) => !/^(?:count|number|num|total|of|amount)$/.test(word));
  return /^(?:count|number|num)$/.test(words.at(-1) ?? '') ||
    /^(?:number|count|num|total)$/.test(words[0] ?? '')
    ? of.length > 0
      ? of
      : undefined
    : undefined;
}
