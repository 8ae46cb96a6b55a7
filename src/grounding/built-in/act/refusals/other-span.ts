/** "Set the reminder to a week" is not "2 weeks", nor "an hour" the "2 hours": a span of time that is chosen is as long as it is said to be. */
import type { Clause } from '../../language/clause.js';
import { spanOf, spansIn } from '../../language/spans.js';
import type { Act } from '../evidence/word-evidence.js';

/** The span that is said, where what is chosen is nothing but another one. */
export function otherSpan(
  { verb, text }: Clause,
  { targets, literals }: Pick<Act, 'targets' | 'literals'>,
): string | undefined {
  if (!/^(?:select|set|check|click|goal|toggle)$/.test(verb)) return undefined;
  const said = spansIn(text).filter(({ phrase }) => spanOf(phrase) !== undefined);
  const [first] = said;
  if (!first) return undefined;
  const chosen = [...targets.flatMap(({ node }) => (node.options ? [] : [node.name])), ...literals]
    .map((each) => lengthOf(each))
    .filter((each) => each !== undefined);
  const spans = said.map(({ phrase }) => lengthOf(phrase));
  return chosen.length > 0 && chosen.every((each) => !spans.includes(each)) ? first.phrase : undefined;
}

/** "Refresh every 5 minutes" is "5 min" in a list that says "every" itself. */
function lengthOf(text: string): string | undefined {
  return spanOf(text)?.replace(/^every /, '');
}
