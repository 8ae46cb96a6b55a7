/** "Add the todos "Wash the car" and "Pay the rent"": one after the other, where the page takes one of them. */
import { type Clause, spell } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { wordToken } from '../../language/token-runs.js';
import { toWord } from '../../language/words.js';

/** A clause for each of several quoted names of what is new; undefined where one of them alone is nothing to do here. */
export function severalNew(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || !/^(?:add|create|make|post|send)$/.test(clause.said)) return undefined;
  const first = target.findIndex(({ kind }) => kind === 'quoted');
  const names = target.filter(({ kind }) => kind === 'quoted');
  const list = target.slice(first, target.findLastIndex(({ kind }) => kind === 'quoted') + 1);
  const noun = target[first - 1];
  const isList = list.every(({ kind, lower }) => kind === 'quoted' || /^(?:,|and|&)$/.test(lower));
  if (names.length < 2 || !isList || noun?.kind !== 'word' || first < 2) return undefined;
  const behind = target.slice(first + list.length);
  const one = wordToken(toWord(noun.lower).stem);
  const clauses = names.map((name): Clause => {
    const own = [
      ...target.slice(0, first - 1),
      { ...one, start: noun.start, end: noun.end },
      name,
      ...behind,
    ];
    return { ...clause, readings: [{ target: own }], text: spell(own) };
  });
  const [sample] = clauses;
  const outcome = sample && ground(sample, scene);
  return outcome?.kind === 'steps' || outcome?.kind === 'instead' ? { kind: 'instead', clauses } : undefined;
}
