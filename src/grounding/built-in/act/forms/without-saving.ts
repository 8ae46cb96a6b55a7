/** "Close the dialog without saving", "cancel without saving the changes": closing it by what closes it, and by nothing that saves. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';

/** What the clause comes to without these words; undefined where it has none, or what would be clicked says anything of saving. */
export function withoutSaving(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const isClosing =
    clause.verb === 'close' || (clause.verb === 'goal' && /^(?:cancel|leave)$/.test(clause.said));
  const target = clause.readings[0]?.target ?? [];
  const at = target.findIndex((token, place) => isWithout(token, target[place + 1]));
  if (!isClosing || at === -1 || !target.slice(at + 2).every((token) => saved.test(token.lower)))
    return undefined;
  const rest = target.slice(0, at);
  const text = clause.text.replace(/ without (?:saving|applying)\b.*$/i, '');
  const outcome = ground({ ...clause, readings: [{ target: rest }], text }, scene);
  const isSafe =
    outcome.kind === 'steps' &&
    outcome.steps.every(({ ref }) => {
      const name = entryOf(ref ?? '', scene.index)?.node.name ?? '';
      return !contentOf(name).some(({ meaning }) => /^(?:save|apply|ok|submit|update)$/.test(meaning));
    });
  return isSafe ? explaining(outcome, clause.text) : undefined;
}

function isWithout({ kind, lower }: Token, next: Token | undefined): boolean {
  return kind === 'word' && lower === 'without' && /^(?:saving|applying)$/.test(next?.lower ?? '');
}

const saved = /^(?:it|them|the|any|my|changes?|anything|form|edits?|values?)$/;
