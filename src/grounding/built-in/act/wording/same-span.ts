/** "Set the reminder to half an hour", where the page has "30 min" for it: a span of time in the words that the page has among its choices. */
import { fold } from '../../language/words.js';
import { isQuotedAt } from '../../language/quotes.js';
import { spanOf, spansIn } from '../../language/spans.js';
import { type PageIndex, readable } from '../../matching/page-index.js';

/** The sentence with each such span as the only choice of the page that is as long; what is quoted or stands on the page stays. */
export function withSameSpan(sentence: string, page: () => PageIndex): string {
  const found = spansIn(sentence).filter(({ at }) => !isQuotedAt(sentence, at));
  if (found.length === 0) return sentence;
  const choices = choicesOn(page());
  if (choices.length === 0) return sentence;
  const shown = fold(readable(page().snapshot.root));
  return found.reduceRight((text, { phrase, at }) => {
    const span = spanOf(phrase);
    const same = span === undefined ? [] : choices.filter((each) => spanOf(each) === span);
    const [only, ...others] = [...new Set(same)];
    const isShown =
      choices.some((each) => fold(each) === fold(phrase)) || ` ${shown} `.includes(` ${fold(phrase)} `);
    return only === undefined || others.length > 0 || isShown
      ? text
      : text.slice(0, at) + only + text.slice(at + phrase.length);
  }, sentence);
}

/** All that can be chosen on the page and says a span, and nothing else. */
function choicesOn({ entries }: PageIndex): string[] {
  return entries
    .flatMap(
      ({ node, actionable }) =>
        node.options ??
        (actionable && /^(?:radio|option|button|tab|menuitemradio|menuitem|generic|checkbox)$/.test(node.role)
          ? [node.name || (node.text ?? '')]
          : []),
    )
    .filter((text) => text.length < 24 && spanOf(text) !== undefined);
}
