/** "Stop playing jingles", where a box that is ticked says "Play a jingle every … songs": what it says is given up by taking its tick away. */
import type { Clause } from '../../language/clause.js';
import { contentOf, isStopWord, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { rootOf } from '../evidence/subject-of-page.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.82;

const stopping = /^(?:please )?(?:stop|quit) (?<deed>\p{Ll}{2,}ing) (?<what>[^,;:()"“”]+?)[.!]?$/iu;

/** The tick taken from it; undefined where no box begins with that deed and says all of what it is done to, or several do. */
export function boxStopped({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const { deed = '', what = '' } = stopping.exec(text.trim())?.groups ?? {};
  const asked = contentOf(what);
  if (verb !== 'goal' || deed === '' || asked.length === 0) return undefined;
  const [box, ...others] = index.actionable.filter(({ node, evidence: [name] }) => {
    const words = (name?.words ?? []).filter((word) => !isStopWord(word));
    const [first, ...rest] = words;
    return (
      /^(?:checkbox|switch)$/.test(node.role) &&
      node.hidden === undefined &&
      first !== undefined &&
      rootOf(first) === rootOf(toWord(deed.toLowerCase())) &&
      asked.every((word) => rest.some(({ stem }) => stem === word.stem))
    );
  });
  if (!box || others.length > 0) return undefined;
  const done = checkSteps([box], false, CONFIDENCE);
  return done.kind === 'steps' ? { ...done, explained: text } : done;
}
