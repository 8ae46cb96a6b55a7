/**
 * "Show what is in repair" asks nothing where a choice of the page is called so: it narrows the list, as "show only what is in repair" does; so does "show the
 * jobs that are waiting".
 */
import { isFilter, isOneOfSeveral } from '../../matching/filter-row.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { isOrnament, wordsOf } from '../../language/words.js';

const what = /what(?: is|['’]s)/u.source;
const things = /(?:all )?(?:the |my )?\p{L}+s (?:that|which|who) (?:are|have been)/u.source;
const state = /(?:(?! and |\b(?:about|behind|under|next|wrong)\b)[\p{L}\d\s-]){2,40}/u.source;
const asked = new RegExp(
  `\\b(?<verb>show|display|list)(?: me)? (?<things>${what}|${things}) (?<state>${state})(?=,|\\.|;| and |$)`,
  'iu',
);

/** The sentence with "only" in front of what is to be shown; as it is where no choice that narrows a list says just that. */
export function withWhatIsShown(sentence: string, index: () => PageIndex): string {
  const found = asked.exec(sentence);
  const { verb = '', things: said = '', state: how = '' } = found?.groups ?? {};
  if (!found || how.trim() === '') return sentence;
  const { actionable } = index();
  if (!actionable.some((entry) => narrows(entry) && isCalled(entry, how))) return sentence;
  const behind = sentence.slice(found.index + found[0].length);
  return `${sentence.slice(0, found.index)}${verb} only ${said.replace(/^what.*/i, 'what is')} ${how}${behind}`;
}

function narrows(entry: Entry): boolean {
  const { role, name } = entry.node;
  if (/^(?:checkbox|switch)$/.test(role)) return /\bonly\b/i.test(name);
  return isOneOfSeveral(entry) && isFilter(entry);
}

/** "Out on hire (4)", "Running low only". */
function isCalled({ node }: Entry, state: string): boolean {
  const wordsIn = (text: string): string =>
    wordsOf(text)
      .filter((word) => !isOrnament(word) && !/^(?:only|\d+)$/.test(word.text))
      .map(({ stem }) => stem)
      .join(' ');
  return [node.name, readable(node)].some((text) => text !== '' && wordsIn(text) === wordsIn(state));
}
