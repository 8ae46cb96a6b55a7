/** "Remove the lamp from the cart", in a list of goods: where the others have "Add to cart", "Remove" takes it out of there. */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { contentOf, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** The click that takes the thing out; undefined for any other clause, and where another thing of the list is not put in just there. */
export function outOfCart(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const from = target.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'from');
  const place = contentOf(spell(target.slice(from + 1)));
  const isCart = place.length === 1 && place[0]?.meaning === 'cart';
  if (clause.verb !== 'goal' || !takingOut.test(clause.said) || from < 2 || !isCart) return undefined;
  const outcome = ground({ ...clause, readings: [{ target: target.slice(0, from) }] }, scene);
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const button = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  return outcome.kind === 'steps' && button && others.length === 0 && isTwinOfAdding(button, scene.index)
    ? { ...outcome, explained: spell(target) }
    : undefined;
}

const takingOut = /^(?:remove|delete|take)$/;

/** It says no more than that it takes out, and a record beside its own has a button that puts into the cart. */
function isTwinOfAdding(button: Entry, index: PageIndex): boolean {
  const record = recordOf(button);
  const isPlain =
    takingOut.test(wordsOf(button.node.name)[0]?.text ?? '') && wordsOf(button.node.name).length === 1;
  return (
    isPlain &&
    record?.parent !== undefined &&
    index.actionable.some((other) => {
      const words = wordsOf(other.node.name);
      const beside = recordOf(other);
      return (
        words[0]?.text === 'add' &&
        words.some(({ meaning }) => meaning === 'cart') &&
        beside !== record &&
        beside?.parent === record.parent &&
        !isInside(other, record)
      );
    })
  );
}

/** "Take one lemonade out of the basket", where its line counts how many there are: one less. */
export function oneLess(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const said =
    /^(?:remove|take|delete) (?:one|1) (?!of )(?<what>.+?) (?:from|out of|off) (?:the|my|your|our) (?<place>\w+)$/i.exec(
      spell(target),
    )?.groups;
  const isCart = contentOf(said?.['place'] ?? '').some(({ meaning }) => /^(?:cart|order)$/.test(meaning));
  if (clause.verb !== 'goal' || said?.['what'] === undefined || !isCart) return undefined;
  const [less, ...others] = parseInstruction(`decrease the quantity of ${said['what']} by one`);
  const outcome = less && others.length === 0 ? ground(less, scene) : undefined;
  return outcome?.kind === 'steps' ? { ...outcome, explained: spell(target) } : undefined;
}
