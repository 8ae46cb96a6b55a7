/** "Hide what is sold out", by a box "Hide sold out", or by one "In stock only": the box that leaves out just those. */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { contentOf, isAmong, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import type { Outcome } from '../../matching/outcome.js';
import type { PageIndex } from '../../matching/page-index.js';

const hiding = /^(?:please )?(?:hide|exclude|leave out|filter out|omit) (?<what>[^,;:()"“”]+?)[.!]?$/iu;

/** "Seeds that are sold out", "what is sold out": the things, and how they are. */
const relative =
  /^(?:the |all |any |those )*(?:(?<noun>[\p{L}-]+?) )?(?:what(?:ever)?|everything that|that|which|who)(?: is|['’]s| are| has| have)(?: been)? (?<state>.+)$/iu;

const gone = /^(?:sold out|out of stock|unavailable|not available|not in stock)$/i;
const there = /^(?:show )?(?:only )?(?:in stock|available)(?: now)?(?: only| items| products)*$/i;

/** The clause that ticks it; undefined where no box says so, or several do. */
export function hidingBox({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const what = hiding.exec(text.trim())?.groups?.['what'];
  if (what === undefined || !/^(?:close|goal)$/.test(verb)) return undefined;
  const { noun, state = what } = relative.exec(what)?.groups ?? {};
  if (noun !== undefined && !isListed(wordsOf(noun), index)) return undefined;
  const [box, ...others] = index.actionable.filter(({ node, evidence: [name] }) => {
    const label = (name?.text ?? '').trim();
    return (
      /^(?:checkbox|switch)$/.test(node.role) &&
      node.hidden === undefined &&
      node.disabled !== true &&
      states(state, index).some((each) => leavesOut(label, each))
    );
  });
  if (!box || others.length > 0) return undefined;
  return { kind: 'instead', clauses: parseInstruction(`tick "${box.evidence[0]?.text ?? ''}"`) };
}

/** "Hide vegan dishes" is not done because a filter "Vegan" is off: the outcome, or a refusal where the box says nothing of what is listed. */
export function unlessOffAnyway(
  { said, text, readings }: Clause,
  outcome: Outcome,
  { index }: Scene,
): Outcome {
  const [last] = wordsOf(readings[0]?.target?.at(-1)?.lower ?? '');
  const isOff = said === 'hide' && outcome.kind === 'done' && /[^s]s$/.test(last?.text ?? '');
  if (!isOff || !last || !isNounOfPage(last, index)) return outcome;
  const isOfThem = (outcome.entries ?? []).every(
    ({ node, evidence }) =>
      !/^(?:checkbox|switch)$/.test(node.role) ||
      evidence.some(({ words }) => words.some(({ stem }) => stem === last.stem)),
  );
  return isOfThem ? outcome : { kind: 'none', looked: text, nearest: [] };
}

/** "The sold out seeds": with the noun of what is listed, and without it. */
function states(said: string, index: PageIndex): string[] {
  const plain = said.trim().replace(/^(?:the |all |any )+/i, '');
  const words = plain.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && /[^s]s$/i.test(last) && isListed(wordsOf(last), index)
    ? [plain, words.slice(0, -1).join(' ')]
    : [plain];
}

function isListed(words: readonly Word[], index: PageIndex): boolean {
  return words.every(
    (word) =>
      /^(?:items?|products?|articles?|things|ones|results?|entries|offers?)$/.test(word.text) ||
      isNounOfPage(word, index),
  );
}

/** "Hide sold out", "Exclude sold-out seeds"; and of what is gone "In stock only" as well. */
function leavesOut(label: string, state: string): boolean {
  if (gone.test(state) && there.test(label.replaceAll('-', ' '))) return true;
  const [, rest] = /^(?:hide|exclude|without|leave out|no)\b (.+)$/iu.exec(label) ?? [];
  if (rest === undefined) return false;
  const [shown, asked] = [contentOf(rest), contentOf(state)];
  const isSame = shown.length === asked.length && asked.every((word) => isAmong(word, shown));
  return isSame || (gone.test(state) && gone.test(rest.replaceAll('-', ' ')));
}
