/** "Turn off the backups" beside a button "Turn on": the contrary of what is said is never clicked. */
import type { Clause } from '../language/clause.js';
import { fold } from '../language/words.js';
import type { Act } from './word-evidence.js';

const pairs: readonly (readonly [string, string])[] = [
  ['on', 'off'],
  ['enable', 'disable'],
  ['activate', 'deactivate'],
  ['show', 'hide'],
  ['start', 'stop'],
  ['connect', 'disconnect'],
];

const contraries: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** The word of the deed whose contrary a button says that would be clicked for it, and that it does not say itself. */
export function contraryIn({ verb, said }: Clause, { targets }: Act): string | undefined {
  if (verb === 'click') return undefined;
  const [button, ...others] = targets;
  if (!button || others.length > 0 || !/^(?:button|link|menuitem)$/.test(button.node.role)) return undefined;
  if (button.node.pressed !== undefined || button.node.checked !== undefined) return undefined;
  const shown = fold(button.node.name).split(' ');
  return fold(said)
    .split(' ')
    .find((word) => {
      const contrary = contraries.get(word);
      return contrary !== undefined && shown.includes(contrary) && !shown.includes(word);
    });
}
