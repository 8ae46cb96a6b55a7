/** "Fill in the form: name Ravi Nair, personal account, message …": a choice among fields that are named, said by nothing but itself and what it is a choice of. */
import { tokenize } from '../../language/lexer.js';
import { isQuotedAt } from '../../language/quotes.js';
import { verbAt } from '../../language/verbs.js';
import { contentOf, isAmong, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';

const filling =
  /(?<=^|[,;.] |\b(?:and|then) )(?<lead>(?:fill (?:in|out)|complete) (?:the|this|it|your)\b[^:,;"“]*?)(?<joint>:| with) (?<list>.+)$/iu;

/** A part without a value of its own: words that nothing sets apart, at most three of them. */
const bare = /^(?:an? |the )?\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2}$/u;

/** The sentence with each such choice made before the form is filled in; as it is where nothing on the page is that choice, or two things are. */
export function withBareChoices(sentence: string, read: () => Scene): string {
  const said = filling.exec(sentence);
  const list = said?.groups?.['list'] ?? '';
  if (!said || isQuotedAt(sentence, said.index)) return sentence;
  const parts = partsOf(list);
  const maybe = parts.filter(({ text }) => bare.test(text) && !verbAt(tokenize(text), 0));
  if (parts.length < 2 || maybe.length === 0) return sentence;
  const { index } = read();
  const chosen = maybe.flatMap((part) => {
    const choice = choiceSaid(part.text, index);
    return choice ? [{ ...part, choice }] : [];
  });
  if (chosen.length === 0 || chosen.length === parts.length) return sentence;
  const rest = chosen.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), list);
  const made = chosen.map(({ choice }) => `choose "${choice.node.name}"`).join(', ');
  const { lead = '', joint = '' } = said.groups ?? {};
  return `${sentence.slice(0, said.index)}${made} and ${lead.slice(0, 1).toLowerCase()}${lead.slice(1)}${joint} ${rest.replace(/(?:,? and|,) ?$/u, '')}`;
}

/** What stands between the commas, and where, with the comma behind it. */
function partsOf(list: string): { text: string; from: number; to: number }[] {
  const parts: { text: string; from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: comma } of list.matchAll(/, (?:and )?| and |[.!]?$/gu)) {
    if (isQuotedAt(list, index)) continue;
    parts.push({ text: list.slice(from, index), from, to: index + comma.length });
    from = index + comma.length;
  }
  return parts;
}

/** The one dot whose name is said, where the rest is said by what stands over it and the others; undefined where a field or box is called so as well. */
function choiceSaid(text: string, index: PageIndex): Entry | undefined {
  const words = contentOf(text);
  const shown = index.actionable.filter(
    ({ node }) => node.hidden === undefined || node.hidden === 'offscreen',
  );
  const dots = shown.filter((entry) => {
    const name = contentOf(entry.node.name);
    if (entry.node.role !== 'radio' || name.length === 0 || !name.every((word) => isAmong(word, words)))
      return false;
    const title = groupOf(entry, index);
    return words.every((word) => isAmong(word, name) || isAmong(word, title));
  });
  const [only, ...others] = dots;
  const isElse = shown.some(
    ({ node, evidence: [name] }) =>
      (fieldRoles.has(node.role) || /^(?:checkbox|switch)$/.test(node.role)) &&
      words.every((word) => isAmong(word, name?.words ?? [])),
  );
  return only && others.length === 0 && !isElse ? only : undefined;
}

/** What the part says that holds the dot with the others, and nothing else that is filled in. */
function groupOf(dot: Entry, index: PageIndex): readonly Word[] {
  const around = [...ancestorsOf(dot)].filter((each) => {
    const inside = below(index, each);
    return (
      inside.filter(({ node }) => node.role === 'radio').length > 1 &&
      !inside.some(({ node }) => fieldRoles.has(node.role) || node.role === 'checkbox')
    );
  });
  return around.slice(0, 2).flatMap(({ node }) => [...wordsOf(`${node.name} ${readable(node)}`)]);
}
