/** "Phone 555-0199 with the red border", "share it with ann@a.org so that she can edit": behind a number or an address that is not quoted, what leads on to something else is hardly typed as well. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { tokenize } from '../../language/lexer.js';
import { fieldRoles } from '../../language/types.js';
import { verbAt } from '../../language/verbs.js';
import { fold, wordsOf } from '../../language/words.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { partBehind } from './part-behind.js';
import { unlikelyIn } from './unlikely-value.js';

const tailed =
  /^(?:[+(]?\d[\d()./ -]*\d|[$€£]?\d[\d.,]*|[^\s@]+@[^\s@]+\.[^\s@]+) (?<tail>(?:(?:with|from|in|on|for|under|of|at|by|near|above|below|but) (?:the|a|an|my|our|last|next|this|that|not)|so (?:that|s?he|they|we|it) \S+)\b.*)$/u;

/** "3 for Ann", where a number is asked for: whom or when it is for is no part of it. */
const figureFor =
  /^\d[\d.,]* (?<tail>(?:for|with|without|from|in|on|of|at|by|under|before|after|except|as) \S.*)$/u;

/** Parts of a page or list that have names. */
const parts =
  /^(?:album|category|class|collection|column|department|folder|genre|group|section|subcategory|tag|topic)s?$/;

const putting =
  /^\W*(?:\p{L}+ly )?(?:put|place|insert|file|store|sort)\b.* (?:in|into|under|within|among) (?:the|an?) $/iu;

/**
 * "Put the entry in the Film category": what something is put into is a part of the page, and its name no text for the field "Entry title";
 * nor is that of a category for any field that is called otherwise.
 */
function partNamed(text: string, instruction: string, field: Entry | undefined): string | undefined {
  const said =
    instruction.slice(0, Math.max(instruction.indexOf(text), 0)) + (/^the /u.exec(text)?.[0] ?? '');
  if (putting.test(said)) return text;
  const noun = / (\p{Ll}+)$/u.exec(text)?.[1] ?? '';
  const [word] = wordsOf(noun);
  const isPart =
    word !== undefined &&
    parts.test(noun) &&
    field?.evidence.some(({ words }) => words.some(({ stem }) => stem === word.stem)) !== true;
  return isPart && / (?:in|into|under|within|among) (?:the|an?) $/iu.test(said) ? text : undefined;
}

/** "Seattle using the Where list": by what it is looked for is no part of it. */
const means =
  / (?<tail>(?:using|via|through|with the help of) the [\p{L} -]+ (?:list|menu|drop-?down|filter|field|box|bar|picker|form|tab|button))$/iu;

/** "Set the title to Call Ann on Friday", "type: …": what goes into one field is said to its end. */
function isSetTo(text: string, instruction: string): boolean {
  return /(?:: |\bto )$/.test(instruction.slice(0, Math.max(instruction.indexOf(text), 0)));
}

/** What stands behind such a value; undefined where it is quoted as a whole, or there is nothing of the kind. */
export function tailOfValue(
  steps: readonly PlannedStep[],
  instruction: string,
  { entries }: PageIndex,
): string | undefined {
  for (const { method, arguments: args, ref } of steps) {
    const [text] = method === 'fill' ? args : [];
    if (text === undefined) continue;
    const field = entries.find((entry) => ref !== undefined && entry.node.ref === ref);
    const tail =
      partNamed(text, instruction, field) ??
      (tailed.exec(text) ?? figureFor.exec(text) ?? means.exec(text))?.groups?.['tail'] ??
      fieldBehind(text, entries) ??
      optionBehind(text, entries) ??
      placeToSearch(text, entries) ??
      figureBehind(text, entries) ??
      buttonBehind(text, entries) ??
      deedBehind(text) ??
      (isSetTo(text, instruction)
        ? undefined
        : (partBehind(text, field, entries) ?? unlikelyIn(text, field, { instruction, entries }))) ??
      moreBehind(text, instruction);
    if (tail !== undefined && !/["'“”‘’]/u.test(instruction.charAt(instruction.indexOf(text) - 1)))
      return tail;
  }
  return undefined;
}

/** "Ann and expiry date 27 March", where "Expiry date" is something else that the page asks for. */
function fieldBehind(text: string, entries: readonly Entry[]): string | undefined {
  const behind = [
    ...text.matchAll(/(?:,|,? (?:and|with|plus))(?: (?:the|an?|my|your))? (?=(?<rest>.+)$)/giu),
  ];
  return behind
    .map(({ groups }) => groups?.['rest'] ?? '')
    .find((rest) =>
      entries.some(({ node: { role, name } }) => {
        if (!fieldRoles.has(role) && !/^(?:group|radiogroup)$/.test(role)) return false;
        const label = fold(name).replace(/\s*[:*]+$/u, '');
        return label.includes(' ') && fold(rest).startsWith(`${label} `);
      }),
    );
}

/** "Ann Lee on the groom's side", where a list has the option "The groom's side": that is chosen there, and no part of her name. */
function optionBehind(text: string, entries: readonly Entry[]): string | undefined {
  const [, tail, said = ''] = / ((?:on|in|for|at|from|with) (.+))$/u.exec(text) ?? [];
  const option = (shown: string): string => fold(shown).replace(/^the /u, '');
  return tail !== undefined &&
    entries.some(({ node }) => (node.options ?? []).some((each) => option(each) === option(said)))
    ? tail
    : undefined;
}

/** "Hemingway as author", where a list beside the field offers to search the authors. */
function placeToSearch(text: string, entries: readonly Entry[]): string | undefined {
  const groups = / (?<tail>(?:as|in|by)(?: the| an?)? (?<place>\p{L}+))$/u.exec(text)?.groups;
  const [place] = wordsOf(groups?.['place'] ?? '');
  const isOffered = ({ node }: Entry): boolean =>
    (node.options ?? []).some((option) => {
      const [word, ...others] = wordsOf(option);
      return word !== undefined && others.length === 0 && word.stem === place?.stem;
    });
  return place && entries.some(isOffered) ? groups?.['tail'] : undefined;
}

/** What is said of a thing in a figure, and what the field for that is called. */
const measures: readonly (readonly [said: RegExp, field: RegExp])[] = [
  [
    /\S (?<tail>(?:priced|costing|(?:that|which) costs)(?: at)? [$€£]?\d.*|[$€£]\d[\d.,]*|\d+\.\d\d)$/iu,
    /^(?:\p{L}+ )?(?:price|cost)\b/iu,
  ],
  [/\S (?<tail>(?:weighing|(?:that|which) weighs) \d.*)$/iu, /^(?:\p{L}+ )?weight\b/iu],
  [/\S (?<tail>aged \d.*)$/iu, /^age\b/iu],
];

/** "Tarte Tatin priced 6.50", where a field "Price" stands on the page: the figure goes there, and is no part of the name. */
function figureBehind(text: string, entries: readonly Entry[]): string | undefined {
  return measures
    .filter(([, field]) =>
      entries.some(
        ({ node }) => fieldRoles.has(node.role) && node.hidden === undefined && field.test(node.name),
      ),
    )
    .map(([said]) => said.exec(text)?.groups?.['tail'])
    .find((tail) => tail !== undefined);
}

/** "Oslo and go", where a button is called "Go": that is pressed, and not typed. */
function buttonBehind(text: string, entries: readonly Entry[]): string | undefined {
  const groups = / (?<tail>(?:and|then|and then) (?<verb>\p{Ll}+)(?: it)?)$/u.exec(text)?.groups;
  const verb = groups?.['verb'];
  return verb !== undefined &&
    entries.some(
      ({ node }) => node.role === 'button' && node.hidden === undefined && fold(node.name) === verb,
    )
    ? groups?.['tail']
    : undefined;
}

/** "Lasagna recipes: search for lasagna": behind the colon it is said what is done. */
function deedBehind(text: string): string | undefined {
  const deed = / *: (?<deed>\p{Ll}\S* \S.*)$/u.exec(text);
  const verb = verbAt(tokenize(deed?.groups?.['deed'] ?? ''), 0)?.verb;
  return verb === undefined || verb === 'goal' ? undefined : deed?.[0];
}

/** What leads on from a name to when, where, with whom or for how much it is; "of" and "and" are parts of names. */
const leading =
  / (?<tail>(?:on|in|at|for|with|without|by|from|under|near|beside|through|until|before|after|priced|costing|weighing|aged|starting|ending|due) \S.*)$/u;

/** Who says what goes into which field has bounded the value by that. */
const bounded =
  /: $|\bto $|\b(?:ask|chang|comment|edit|enter|fill|filter|find|look|messag|not|put|renam|replac|repl|say|search|set|tell|typ|updat|writ)\p{L}*\b/iu;

/** "Add the guest Ruth Alvarez on Monday": of a name that nothing bounds, whether that is a part of it is anyone's guess. */
function moreBehind(text: string, instruction: string): string | undefined {
  const at = instruction.indexOf(text);
  const tail = leading.exec(text)?.groups?.['tail'];
  return tail === undefined || at < 0 || bounded.test(instruction.slice(0, at)) ? undefined : tail;
}
