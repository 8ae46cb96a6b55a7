/** "Add two colas to the order", where a button adds one of them with each press: it is pressed as often. */
import { type Clause, spell } from '../../language/clause.js';
import { toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** Most of one thing that are added in one go. */
const MOST = 12;

/**
 * The presses, one behind the other in one plan: a dialog that comes up with the first, or a button that is gone after it, stops the second.
 * Undefined where the record has a number of its own to be set.
 */
export function addedTimes(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const [verb, number, ...rest] = clause.readings[0]?.target ?? [];
  const count = number?.kind === 'word' ? Number(toWord(number.lower).meaning) : Number.NaN;
  if (clause.verb !== 'goal' || !/^(?:add|order|buy|put)$/.test(clause.said) || !verb || rest.length === 0)
    return undefined;
  if (!Number.isInteger(count) || count < 1 || count > MOST) return undefined;
  const target = [verb, ...rest];
  const outcome = ground({ ...clause, readings: [{ target }], text: spell(target) }, scene);
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const button = step?.method === 'click' ? entryOf(step.ref ?? '', scene.index) : undefined;
  if (outcome.kind !== 'steps' || !step || others.length > 0 || !button) return undefined;
  const isAdding = /^(?:add|buy|order|\+|＋)(?!\p{L})/iu.test((button.node.name || button.node.text) ?? '');
  const record = recordOf(button);
  const hasNumber =
    record !== undefined &&
    below(scene.index, record).some(
      ({ node }) =>
        node.role === 'spinbutton' ||
        (node.role === 'combobox' && node.options?.every((each) => /^\d+$/.test(each))),
    );
  // "Add 2 Pence" may be the name of one thing.
  const isName = wordsOf(button.node.name).some(({ text }) => text === number?.lower);
  if (!isAdding || hasNumber || isName) return undefined;
  return {
    ...outcome,
    steps: Array.from({ length: count }, () => step),
    explained: spell(clause.readings[0]?.target ?? []),
  };
}
