/** "Set the number of passengers to 3", where the field is called "Passengers": how many of them there are is all that such a field holds. */
import { isQuotedAt } from '../../language/quotes.js';
import { fieldRoles } from '../../language/types.js';
import { wordsOf } from '../../language/words.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

const said =
  /(?<=\b(?:set|change|increase|decrease|raise|reduce|lower|bring|put|make|adjust|update) )(?<lead>the (?:number|quantity|count) of )(?:the )?(?<what>\p{L}+(?:[ -]\p{L}+)?) (?=(?:up |down )?to \d)/giu;

/** The sentence with the name of the field alone; as it is where no one field is called just so, or where one says the number as well. */
export function withNumberOf(sentence: string, read: () => PageIndex): string {
  return sentence.replace(said, (all: string, ...found: unknown[]) => {
    const { what = '' } = found.at(-1) as Partial<Record<string, string>>;
    const at = found.at(-3) as number;
    if (isQuotedAt(sentence, at)) return all;
    const asked = wordsOf(what).map(({ stem }) => stem);
    const fields = read().actionable.filter(
      ({ node }) => (node.role === 'slider' || fieldRoles.has(node.role)) && node.hidden === undefined,
    );
    const saying = fields.filter((field) => asked.every((stem) => stemsOf(field).includes(stem)));
    const [only, ...others] = saying;
    return only && others.length === 0 && stemsOf(only).length === asked.length ? `${what} ` : all;
  });
}

function stemsOf({ node }: Entry): string[] {
  return wordsOf(node.name || (node.hints?.[0]?.text ?? '')).map(({ stem }) => stem);
}
