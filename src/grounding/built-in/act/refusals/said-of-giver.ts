/**
 * "Decline the request from Birgit" is not the request of Rafael to "swap Friday with Birgit": who something is from, by or of is not said by a
 * line that names them only behind another word for what they have to do with it, and no mail is from whom its text only speaks of.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { giversIn, writersIn } from '../../language/givers.js';
import type { Token } from '../../language/lexer.js';
import { fold, toWord, wordsOf } from '../../language/words.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { namedAs } from '../../matching/written-by.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The name of the giver that the record says only as somebody else's partner or aim; undefined where it says no name, or says it plainly. */
export function saidOfGiver({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  const [target, ...others] = targets;
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  if (!target || !record || !/^(?:goal|click|open|select|check|uncheck|dblclick)$/.test(verb))
    return undefined;
  const text = readable(record.node, 'without buttons');
  const tokens = tokensInOrder(readings);
  return (
    answersIn(tokens).find(
      // "Comment on the report" is the "Comment" of the report.
      (noun) => !(verb === 'goal' && says(target, toWord(noun))) && isBeforeTitle(record, noun, index),
    ) ??
    giversIn(tokens).find((name) => isOnlyPartner(name, text)) ??
    writersIn(tokens).find((name) => namedAs(name, record) === 'mentioned')
  );
}

/** "The comment by Tom" is not the post by Tom above the "Comments". */
function answersIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, lower }) =>
    kind === 'word' && /^(?:comment|reply|answer|response)$/.test(lower) ? [lower] : [],
  );
}

function isBeforeTitle(record: Entry, noun: string, { entries }: PageIndex): boolean {
  const plural = noun === 'reply' ? 'replies' : `${noun}s`;
  const title = entries.find(
    ({ node }) =>
      node.role === 'heading' && wordsOf(readable(node) || node.name).some(({ text }) => text === plural),
  );
  return title !== undefined && record.end < title.order;
}

function isOnlyPartner(name: string, text: string): boolean {
  const words = ` ${fold(text)} `.split(` ${fold(name)} `);
  const before = words.slice(0, -1);
  return (
    before.length > 0 && before.every((part) => /(?:^| )(?:with|to|for|against|about|@|cc|re)$/.test(part))
  );
}
