/** Words behind a verb that make a question of it: "check that …", "see if …", "confirm what …". */
import type { Token } from './lexer.js';

/** Verbs with an object that nobody asks about with "that" or "what": "cancel that booking", "delete what is selected". */
const handling =
  /^(?:delete|remove|erase|cancel|archive|close|edit|rename|move|copy|duplicate|download|print|share|send|buy|order|book|reserve|approve|reject|decline|refund|publish|pause|stop|start|restart|play|open|click|select|choose|star|pin|like|follow|block|mute|hide|return|pay|export|restore|dismiss|clear)$/;

/** Whether the word behind a verb asks for something, so that nothing is done. */
export function asksWhat(said: string, { kind, lower }: Token): boolean {
  if (kind !== 'word') return false;
  return /^(?:if|whether|how|why)$/.test(lower) || (/^(?:that|what)$/.test(lower) && !handling.test(said));
}
