/** A verb that no table knows, and that the page has on its buttons. */
import type { Clause } from '../../language/clause.js';
import { isStopWord, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';

/** "Lend the atlas", where the page has buttons "Lend": a verb that no table knows is known to the page. */
export function withButtonVerb(clause: Clause, scene: Scene): Clause {
  const [first, second] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || clause.said !== '' || first?.kind !== 'word' || !second) return clause;
  const verb = toWord(first.lower);
  if (isStopWord(verb) || second.kind === 'punctuation') return clause;
  const isButton = scene.index.actionable.some(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      name !== undefined &&
      name.words.length <= 3 &&
      name.words[0]?.text === first.lower,
  );
  return isButton ? { ...clause, said: first.lower } : clause;
}
