/** Titles and plain texts that a click does nothing to: "Choose the Pro plan" is not done by a click on the heading "Pro plan". */
import { type Clause, spell } from '../../language/clause.js';
import { parsePhrase } from '../../language/phrase.js';
import { contentOf, recordNouns, wordLikeness, wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { kindAt } from '../../language/types.js';

/** Whether a choice would be a click on a title, or on a text that says only of what kind the choice is ("Density" for "the compact density"). */
export function isIdleText(entry: Entry, { readings }: Clause): boolean {
  const isUsed = [entry, ...ancestorsOf(entry)].some(
    ({ actionable, node }) => actionable || node.clickable === true,
  );
  if (isUsed) return false;
  if (entry.node.role === 'heading') return true;
  const shown = wordsOf(`${entry.node.name} ${readable(entry.node)}`);
  const target = readings.find((reading) => reading.value ?? reading.target);
  const tokens = target?.value ?? target?.target ?? [];
  const telling = contentOf(spell(tokens)).filter(
    ({ stem, text }) => !recordNouns.has(stem) && kindAt([text], 0) === undefined,
  );
  const isCounted = parsePhrase(tokens).some(
    ({ ordinal, superlative, all }) => ordinal ?? superlative ?? all,
  );
  return (
    shown.length > 0 &&
    !isCounted &&
    telling.some((word) => !shown.some((each) => wordLikeness(word, each) >= 0.9))
  );
}
