/** "Click New in the File menu", "go to the opening hours in the Visit menu": what a menu holds that has to be opened for it. */
import type { Clause } from '../language/clause.js';
import type { Scene } from '../matching/look-up.js';
import { menuOf } from '../matching/opener.js';
import type { Outcome } from '../matching/outcome.js';

/** The choice from the menu that a clause names at its end; undefined where it names none that the page has. */
export function inMenu(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const isNamed = target.at(-1)?.kind === 'word' && target.at(-1)?.lower === 'menu';
  if (!isNamed || !/^(?:click|open|select|goal)$/.test(clause.verb)) return undefined;
  const at = target.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:in|from|under|inside|of)$/.test(lower),
  );
  const destination = target.slice(at + 1);
  const value = target.slice(0, at);
  if (at < 1 || !menuOf(destination, scene)) return undefined;
  return {
    kind: 'instead',
    clauses: [{ ...clause, verb: 'select', said: 'choose', readings: [{ value, destination }] }],
  };
}
