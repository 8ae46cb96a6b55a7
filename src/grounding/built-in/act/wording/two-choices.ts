/** "Choose the corner table for 2 hours", where "Corner table" is one of some dots and "2 hours" is one of others: two choices in one breath. */
import { isQuotedAt } from '../../language/quotes.js';
import { fold } from '../../language/words.js';
import { ancestorsOf, below, type Entry, type PageIndex } from '../../matching/page-index.js';

const choosing = /^(?<verb>choose|select|pick|take) (?:the |an? )?(?<rest>.+)$/isu;
const joint = / (?:for|with|on|at|in|as|by) (?:the |an? )?/giu;

/** The sentence with each of them chosen by itself; as it is where the two are not called just so, or stand in one group. */
export function withTwoChoices(sentence: string, page: () => PageIndex): string {
  const { verb = '', rest = '' } = choosing.exec(sentence)?.groups ?? {};
  for (const { index: at, 0: joining } of rest.matchAll(joint)) {
    if (isQuotedAt(rest, at)) continue;
    const first = dotCalled(rest.slice(0, at), page());
    const behind = rest.slice(at + joining.length);
    const second = first && dotAtStart(behind, page());
    if (!second || groupOf(first, page()) === groupOf(second.dot, page())) continue;
    const [one, other] = [first, second.dot].map(({ node }) => `"${node.name}"`);
    return `${verb} ${one} and ${verb.toLowerCase()} ${other}${behind.slice(second.length)}`;
  }
  return sentence;
}

/** The one whose name begins the text, up to the end of its part. */
function dotAtStart(text: string, index: PageIndex): { dot: Entry; length: number } | undefined {
  const ends = [...text.matchAll(/(?=,| and | then |[.!]?$)/gu)].map(({ index: end }) => end);
  for (const end of ends) {
    const dot = dotCalled(text.slice(0, end), index);
    if (dot) return { dot, length: end };
  }
  return undefined;
}

function dotCalled(said: string, index: PageIndex): Entry | undefined {
  const [only, ...others] = index.actionable.filter(
    ({ node }) =>
      node.role === 'radio' &&
      node.disabled !== true &&
      !node.name.includes('"') &&
      fold(node.name) === fold(said),
  );
  return others.length === 0 ? only : undefined;
}

/** The smallest part around it that holds another. */
function groupOf(dot: Entry, index: PageIndex): Entry | undefined {
  return [...ancestorsOf(dot)].find(
    (around) => below(index, around).filter(({ node }) => node.role === 'radio').length > 1,
  );
}
