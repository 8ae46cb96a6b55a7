/** Reads "switch between the tabs to find and click X", "expand the sections below, to find and click X". No page yet. */
import type { Clause } from './clause.js';
import { spell } from './clause.js';
import type { Token } from './lexer.js';
import { verbAt } from './verbs.js';

const opening =
  /^(?:switch|go|look|search|browse|click|flip|cycle|expand|open|page|check|step)(?: (?:between|through|in|into|open|all|each|every|of))*(?: the| all| each)*(?: different| various)? (tabs?|sections?|pages?|panels?|accordions?|results pages?)(?: below| above)?$/;

/** The clause of a search through parts of the page; undefined when the sentence is none. */
export function seekClauses(tokens: readonly Token[]): Clause[] | undefined {
  const to = tokens.findIndex(
    (token, at) =>
      at > 1 &&
      (token.lower === 'to' || token.lower === 'until' || token.lower === 'and') &&
      tokens.slice(at + 1, at + 4).some((each) => each.lower === 'find' || each.lower === 'locate'),
  );
  if (to === -1) return undefined;
  const lead = tokens.slice(0, to).filter((token) => token.kind === 'word');
  const match = opening.exec(lead.map((token) => token.lower).join(' '));
  if (!match) return undefined;
  let at = tokens.findIndex((token, index) => index > to && /^(?:find|locate)$/.test(token.lower)) + 1;
  if (tokens[at]?.lower === ',') at += 1;
  if (tokens[at]?.lower !== 'and') return undefined;
  const verb = verbAt(tokens, at + 1);
  if (verb?.verb !== 'click' && verb?.verb !== 'open') return undefined;
  let target = tokens.slice(at + 1 + verb.length);
  while (target.at(-1)?.kind === 'punctuation') target = target.slice(0, -1);
  const kind = lead.at(-1);
  if (target.length === 0 || !kind || target.some((token) => token.lower === 'then' || token.lower === ';'))
    return undefined;
  return [
    {
      verb: 'seek',
      said: verb.said,
      readings: [{ target, destination: [lead.find((token) => match[1]?.startsWith(token.lower)) ?? kind] }],
      text: spell(tokens),
    },
  ];
}
