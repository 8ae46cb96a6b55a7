/**
 * "Decline the request from Birgit" is not the request of Rafael to "swap Friday with Birgit": who something is from, by or of is not said by a
 * line that names them only behind another word for what they have to do with it.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name of the giver that the record says only as somebody else's partner or aim; undefined where it says no name, or says it plainly. */
export function saidOfGiver({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  if (!record || !/^(?:goal|click|open|select|check|uncheck|dblclick)$/.test(verb)) return undefined;
  const text = readable(record.node, 'without buttons');
  return giversIn(tokensInOrder(readings)).find((name) => isOnlyPartner(name, text));
}

/** The names behind "from", "by" and "of", and those with an 's in front of what they have. */
function giversIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text, lower }, at) => {
    const before = tokens[at - 1];
    const isBehind = before?.kind === 'word' && /^(?:from|by|of)$/.test(before.lower);
    const isOwner = /['’]s$/.test(lower) && tokens[at + 1] !== undefined;
    const isName = kind === 'quoted' || (kind === 'word' && /^\p{Lu}/u.test(text));
    return isName && (isBehind || isOwner) ? [text.replace(/['’]s$/, '')] : [];
  });
}

function isOnlyPartner(name: string, text: string): boolean {
  const words = ` ${fold(text)} `.split(` ${fold(name)} `);
  const before = words.slice(0, -1);
  return (
    before.length > 0 && before.every((part) => /(?:^| )(?:with|to|for|against|about|@|cc|re)$/.test(part))
  );
}
