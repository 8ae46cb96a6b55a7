/**
 * "Decline the request from Birgit" is not the request of Rafael to "swap Friday with Birgit": who something is from, by or of is not said by a
 * line that names them only behind another word for what they have to do with it, and no mail is from whom its text only speaks of.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { giversIn, writersIn } from '../../language/givers.js';
import { fold } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { namedAs } from '../../matching/written-by.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name of the giver that the record says only as somebody else's partner or aim; undefined where it says no name, or says it plainly. */
export function saidOfGiver({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  if (!record || !/^(?:goal|click|open|select|check|uncheck|dblclick)$/.test(verb)) return undefined;
  const text = readable(record.node, 'without buttons');
  const tokens = tokensInOrder(readings);
  return (
    giversIn(tokens).find((name) => isOnlyPartner(name, text)) ??
    writersIn(tokens).find((name) => namedAs(name, record) === 'mentioned')
  );
}

function isOnlyPartner(name: string, text: string): boolean {
  const words = ` ${fold(text)} `.split(` ${fold(name)} `);
  const before = words.slice(0, -1);
  return (
    before.length > 0 && before.every((part) => /(?:^| )(?:with|to|for|against|about|@|cc|re)$/.test(part))
  );
}
