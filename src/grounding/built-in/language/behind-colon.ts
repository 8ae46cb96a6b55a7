/** "Edit Ann: set the team to Sales": what is done in what the words before the colon open, or how what they sum up is done. No page yet. */
import { tokenize } from './lexer.js';
import { verbAt } from './verbs.js';
import { contentOf } from './words.js';

const opening = /^(?<deed>(?:edit|open|view|go to|in the settings of) [^:"“”]+): (?<rest>\S+ \S+.*)$/is;

/** "Edit the comment by Ann so that it says "Thanks"". */
const saying = /^(?<deed>edit [^:"“”]+?) so that it (?:says|reads|is|becomes) /i;

/** Goals that are no names of things: "Open the file: report March". */
const plain = /^(?:add|remove|delete|make|change|assign|mark|rename|move)$/;

/** The sentence as two steps, where a verb with its object follows the colon. */
export function withBehindColon(given: string): string {
  const how = behindSum(given);
  if (how !== undefined) return how;
  const sentence = given.replace(saying, '$<deed>: change it to ');
  const { deed = '', rest = '' } = opening.exec(sentence)?.groups ?? {};
  const verb = deed === '' ? undefined : verbAt(tokenize(rest), 0);
  const isDone =
    verb !== undefined &&
    (/^(?:set|fill|type|select|check|uncheck|clear|toggle)$/.test(verb.verb) ||
      (verb.verb === 'goal' && plain.test(verb.said)));
  return isDone ? `${deed}, then ${rest}` : given;
}

const sum =
  /^(?:find|search for|look for|look up|show|get|see|list|narrow(?: down)?|filter)\b(?<what>[^:"“”]+): (?<how>\S+ \S+.*)$/isu;

/** "Find vegetarian lasagna: search for lasagna and set the diet to vegetarian": the first part says nothing that the second does not. */
function behindSum(sentence: string): string | undefined {
  const { what = '', how = '' } = sum.exec(sentence)?.groups ?? {};
  if (how === '' || !verbAt(tokenize(how), 0)) return undefined;
  const said = contentOf(how);
  const [last, ...others] = contentOf(what).toReversed();
  const isSaid = (stem: string): boolean => said.some((word) => word.stem === stem);
  // The noun of it all ("recipes") may be said in front alone.
  return last && others.length > 0 && others.every(({ stem }) => isSaid(stem)) ? how : undefined;
}
