/**
 * "Everyone who has not paid", "all members who haven't replied yet", "all unpaid orders": those that say so, in the words in which the page says it
 * ("Unpaid", "Not paid", "Not yet paid"). Only where each row says either that it is so or that it is not.
 */
import { fold } from '../../language/words.js';
import type { PageIndex } from '../../matching/page-index.js';
import { recordGroups } from './records-called.js';

const said =
  /\b(?<who>everyone|everybody|those|all|(?:all |every |each )(?:the |of the )?\p{L}+) (?:who|that|which) (?<has>(?:has|have|had|is|are|was|were)(?: not|n['’]t)?|do(?:es)? not|(?:did|do|does)n['’]t|did not) (?:yet |already )?(?<what>\p{L}{3,})(?: yet| already| so far)?(?=$|[.,;]| and )/iu;

const adjective = /\b(?<all>all|every|each)(?<the> of the| the)? un(?<what>\p{L}{3,})(?= \p{L})/iu;

/** The sentence in the words of the page; as it is where it says so already, or where the rows leave it open for some of them. */
export function withNotSo(sentence: string, page: () => PageIndex): string {
  const told = said.exec(sentence);
  const { who = '', has = '', what = '' } = told?.groups ?? {};
  if (told) {
    const isNot = /(?:not|n['’]t)$/i.test(has);
    const isDone = /^(?:has|have|had|is|are|was|were)/i.test(has);
    const state = saidOnPage(isDone ? what : pastOf(what), isNot, page());
    const whom = /^all$/i.test(who) ? 'everyone' : who;
    return state === undefined ? sentence : sentence.replace(told[0], `${whom} who is ${state}`);
  }
  const short = adjective.exec(sentence);
  if (!short?.groups) return sentence;
  const { all = '', the = '', what: not = '' } = short.groups;
  const state = saidOnPage(not, true, page());
  return state === undefined || state === `un${fold(not)}`
    ? sentence
    : sentence.replace(short[0], `${all}${the} ${state}`);
}

/** What the rows say for it, where every one of a list says that or the contrary. */
function saidOnPage(what: string, isNot: boolean, page: PageIndex): string | undefined {
  const so = fold(what);
  const nots = [`not ${so}`, `un${so}`, `not yet ${so}`, `not ${so} yet`];
  const states = new Set(
    recordGroups(page).flatMap((group) => {
      const shown = group.map(({ texts }) => texts.filter((text) => text === so || nots.includes(text)));
      const isClear = group.length > 1 && shown.every((each) => new Set(each).size === 1);
      return isClear
        ? shown.flatMap(([text]) => (text !== undefined && (text !== so) === isNot ? [text] : []))
        : [];
    }),
  );
  const [state, ...others] = states;
  return others.length === 0 ? state : undefined;
}

function pastOf(verb: string): string {
  const lower = verb.toLowerCase();
  if (/^(?:pay|say)$/.test(lower)) return `${lower.slice(0, -1)}id`;
  if (/^(?:send|spend)$/.test(lower)) return `${lower.slice(0, -1)}t`;
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ied`;
  return lower.endsWith('e') ? `${lower}d` : `${lower}ed`;
}
