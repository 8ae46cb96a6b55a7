/** "PostgreSQL" is the option of that name, and not "PostgreSQL-compatible", whatever stands around it. */
import { type Clause, spell } from '../language/clause.js';
import { fold } from '../language/words.js';
import type { Act } from './word-evidence.js';

/** The name, where what is chosen says it and more, and another choice of that kind says just it. */
export function exactElsewhere(
  { verb, readings }: Clause,
  { targets: [choice, ...others], index }: Act,
): string | undefined {
  if (!/^(?:select|check|uncheck)$/.test(verb) || !choice || others.length > 0) return undefined;
  const { role } = choice.node;
  if (!/^(?:radio|checkbox|switch|option|menuitemradio|menuitemcheckbox|button)$/.test(role))
    return undefined;
  const shown = fold(choice.node.name);
  const said = readings.flatMap(({ value, target }) => [value ?? [], target ?? []]).map(spell);
  return said.find((name) => {
    const whole = fold(name);
    return (
      whole !== '' &&
      shown !== whole &&
      shown.includes(whole) &&
      index.actionable.some(
        ({ node }) => node.role === role && node.hidden === undefined && fold(node.name) === whole,
      )
    );
  });
}
