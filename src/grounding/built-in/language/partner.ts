/** "Share the minutes with Omar": whom, or what, something is shared, swapped or merged with. */
import { type Clause, spell } from './clause.js';
import { contentOf, type Word } from './words.js';

/** "Forward the mail to Mira": to whom. */
function forwardedTo(readings: Clause['readings']): readonly Word[] {
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const to = tokens.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'to');
  return to < 1 ? [] : contentOf(spell(tokens.slice(to + 1)).replaceAll('"', ''));
}

/** The words behind "with"; none for any other deed, which may call something by what it has. */
export function partnerIn({ said, readings }: Clause): readonly Word[] {
  const forwarded = said === 'forward' ? forwardedTo(readings) : undefined;
  if (forwarded) return forwarded;
  if (!/^(?:share|swap|exchange|trade|merge|compare|discuss|split)$/.test(said)) return [];
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const joint = tokens.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'with');
  return joint < 1 ? [] : contentOf(spell(tokens.slice(joint + 1)).replaceAll('"', ''));
}
