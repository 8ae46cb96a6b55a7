/** "Edit Ann: set the team to Sales": what is done in what the words before the colon open. No page yet. */
import { tokenize } from './lexer.js';
import { verbAt } from './verbs.js';

const opening = /^(?<deed>(?:edit|open|view|go to|in the settings of) [^:"“”]+): (?<rest>\S+ \S+.*)$/is;

/** "Edit the comment by Ann so that it says "Thanks"". */
const saying = /^(?<deed>edit [^:"“”]+?) so that it (?:says|reads|is|becomes) /i;

/** Goals that are no names of things: "Open the file: report March". */
const plain = /^(?:add|remove|delete|make|change|assign|mark|rename|move)$/;

/** The sentence as two steps, where a verb with its object follows the colon. */
export function withBehindColon(given: string): string {
  const sentence = given.replace(saying, '$<deed>: change it to ');
  const { deed = '', rest = '' } = opening.exec(sentence)?.groups ?? {};
  const verb = deed === '' ? undefined : verbAt(tokenize(rest), 0);
  const isDone =
    verb !== undefined &&
    (/^(?:set|fill|type|select|check|uncheck|clear|toggle)$/.test(verb.verb) ||
      (verb.verb === 'goal' && plain.test(verb.said)));
  return isDone ? `${deed}, then ${rest}` : given;
}
