/**
 * "Get a text when it's on its way", "stop showing when I am online": a box or switch that says just this from the other side, "Text me when
 * it is on its way", "Show when I'm online".
 */
import type { Clause } from '../../language/clause.js';
import { isStopWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.8;

/** What gets it, or is to end. */
const getting = /^(?:get|receive|have) (?:me |us )?(?:an?|the|some) (?<what>.+)$/i;
const stopping = /^(?:stop|quit) (?:(?<verb>\p{L}{2,}?)ing)(?<rest>(?: .+)?)$/iu;

/** Words that only say who does what to whom. */
const light = /^(?:send|get|receive|have|give|me|you|us|i|we|am|im|yes|please|want|wish|would|like)$/;

/** What a box says that is done when it is empty. */
const denying = /\b(?:no|not|never|without|don.?t|stop|hide|disable|off)\b/i;

/** Ticks or unticks the only box that says all of it and nothing more. */
export function boxAsked({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  if (verb !== 'goal' || /["“”]/.test(text)) return undefined;
  const said = text.replace(/[.!\s]+$/, '');
  const stopped = stopping.exec(said)?.groups;
  const wanted = stopped ? undefined : getting.exec(said)?.groups?.['what'];
  const ways = stopped
    ? verbsOf(stopped['verb'] ?? '').map((each) => `${each}${stopped['rest'] ?? ''}`)
    : wanted === undefined
      ? []
      : [wanted];
  for (const way of ways) {
    const words = tellingOf(way);
    if (words.length < 2) continue;
    const [only, ...others] = index.actionable.filter((entry) => isBox(entry) && says(entry, words));
    if (only && others.length === 0)
      return explaining(checkSteps([only], stopped === undefined, CONFIDENCE), text);
  }
  return undefined;
}

function isBox({ node }: Entry): boolean {
  return /^(?:checkbox|switch)$/.test(node.role) && node.hidden === undefined && !denying.test(node.name);
}

function says({ evidence: [name] }: Entry, words: readonly Word[]): boolean {
  const shown = tellingOf(name?.text ?? '');
  return (
    shown.length === words.length &&
    words.every((word) => shown.some(({ meaning }) => meaning === word.meaning))
  );
}

/** "It's" and "it is" are one. */
function tellingOf(text: string): readonly Word[] {
  const plain = text
    .replace(/\b(it|that|there|he|she)['’]s\b/gi, '$1 is')
    .replace(/\b(i)['’]m\b/gi, '$1 am')
    .replace(/\b(we|you|they)['’]re\b/gi, '$1 are');
  return wordsOf(plain).filter((word) => !isStopWord(word) && !light.test(word.text));
}

/** "Show" of "showing", "share" of "sharing", "plan" of "planning". */
function verbsOf(stem: string): readonly string[] {
  const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}
