/** "Start a new topic" is not "Remove tag news", "show all payments" no bin of each: what only takes away is used by nobody who does not speak of that. */
import type { Clause } from '../../language/clause.js';
import { fold, isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** How what takes away is called. */
const destroying = /^(?:delete|remove|discard|erase|destroy|deactivate|unsubscribe|revoke|wipe|trash)$/;

/** Words by which people speak of taking away, of any part of it, or of the sign for it. */
const spoken =
  /\b(?:un\p{L}+|de(?:let|select|activate|stroy|tach|cline|crease|duct)\p{L}*|remov\p{L}*|discard\p{L}*|erase\p{L}*|clear\p{L}*|reset\p{L}*|cancel\p{L}*|drop\p{L}*|clos\p{L}+|dismiss\p{L}*|trash|bin|rid|off|out|away|without|cross|x|minus|leave|revoke|reject|dis\p{L}+|strike|empty|wipe|purge|exclud\p{L}+|except|no|not|none|don|fewer|less|reduce|toggle|0|zero|end|stop|quit|hide|lose|take|put|confirm|agree|accept|yes|ok|sure|withdraw|forget|throw|scrap|kill|cut|free)\b/u;

/** The verb of the clause, where all there is to use takes away and nothing of the sentence does. */
export function destroysUnasked(
  { verb, said, text, readings }: Clause,
  { targets }: Act,
): string | undefined {
  if (!/^(?:goal|click|open|select|check)$/.test(verb) || targets.length === 0) return undefined;
  const names = targets.map(nameOf);
  if (!targets.every(isControl) || !names.every(([first]) => first && destroying.test(first.text)))
    return undefined;
  const tokens = readings.flatMap((reading) => [...(reading.target ?? []), ...(reading.value ?? [])]);
  const all = fold(`${said} ${text} ${tokens.map((token) => token.text).join(' ')}`);
  const isSaid = names.flat().some((word) => wordsOf(all).some((each) => wordLikeness(word, each) >= 0.75));
  // Who only counts ("the second button") says nothing of what it does; who quotes a name does, and what opens a thing is not its bin.
  const [quoted] = isSaid ? [] : tokens.filter(({ kind }) => kind === 'quoted');
  if (!isSaid && !quoted && verb !== 'open') return undefined;
  return spoken.test(all) || wordsOf(all).some(({ meaning }) => meaning === names[0]?.[0]?.meaning)
    ? undefined
    : said || tokens[0]?.text;
}

function nameOf({ evidence }: Entry): Word[] {
  return (evidence[0]?.words ?? []).filter((word) => !isStopWord(word) && !isOrnament(word));
}

function isControl({ node, actionable }: Entry): boolean {
  return /^(?:button|link|menuitem)$/.test(node.role) || node.clickable === true || actionable;
}
