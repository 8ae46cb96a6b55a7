/** "800 from account 20336", "payee City Power": fields whose label begins with "from" or "to", and those that ask for the name of what is said. */
import type { FormPart } from '../language/form-sentence.js';
import type { Token } from '../language/lexer.js';
import { withoutDeterminer } from '../language/token-runs.js';
import { wordsOf } from '../language/words.js';
import type { Form, FormField } from './form-fields.js';
import type { Placement } from './form-parts.js';

/** Most words of a label that begins with "from" or "to". */
const MOST_WORDS = 4;

/** A part that ends in a field of such a label, with what is in front of it; undefined where no label of the form begins so. */
export function placedByWay(
  part: FormPart,
  form: Form,
  placeRest: (part: FormPart) => Placement[] | undefined,
): Placement[] | undefined {
  const { tokens } = part;
  const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && isWay(lower));
  if (at === -1) return undefined;
  for (let end = Math.min(at + MOST_WORDS, tokens.length - 1); end > at + 1; end -= 1) {
    const field = fieldOfWay(tokens.slice(at, end), form);
    if (!field) continue;
    const own: Placement = { field, value: tokens.slice(end) };
    const before = at === 0 ? [] : placeRest({ ...part, tokens: tokens.slice(0, at) });
    return before && [...before, own];
  }
  return undefined;
}

/** "From account": the one field of just this name, and none of those that are an account without a way. */
function fieldOfWay(label: readonly Token[], { fields }: Form): FormField | undefined {
  const said = label.map(({ lower }) => lower).filter((word) => word !== 'the');
  const [only, ...others] = fields.filter(({ names }) =>
    names.some((name) => {
      const words = name.map(({ text }) => text).filter((text) => /[\p{L}\d]/u.test(text));
      return words.join(' ') === said.join(' ');
    }),
  );
  return others.length === 0 ? only : undefined;
}

/** "Payee City Power", where a field asks for the "Payee name": what goes in has to be written like a name. */
export function placedAsName({ lead, tokens }: FormPart, { fields }: Form): Placement[] | undefined {
  const [label, ...value] = withoutDeterminer(tokens);
  const [first] = value;
  const isName = first?.kind === 'quoted' || (first?.kind === 'word' && /^\p{Lu}/u.test(first.text));
  if (!/^(?:with|item)$/.test(lead) || label?.kind !== 'word' || !isName) return undefined;
  const [what] = wordsOf(label.text);
  const [only, ...others] = fields.filter(
    ({ kind, names }) =>
      kind === 'text' &&
      names.some(
        ([noun, name, ...rest]) => noun?.stem === what?.stem && name?.text === 'name' && rest.length === 0,
      ),
  );
  return only && others.length === 0 ? [{ field: only, value }] : undefined;
}

/** "800 from account 20336", where no field is called "From account": two things, and no one value. */
export function isOfAnother(first: Token, [way, noun, number]: readonly Token[]): boolean {
  return (
    /^[$€£]?\d[\d.,]*$/u.test(first.text) &&
    isWay(way?.lower ?? '') &&
    /^\p{L}/u.test(noun?.text ?? '') &&
    /\d/.test(number?.text ?? '')
  );
}

/** "To account 62" is none that is asked for as "From account". */
export function isOtherWay({ lead, tokens }: FormPart, { fields }: Form): boolean {
  const first = tokens[0]?.lower ?? '';
  // What goes into an account goes to it.
  const way = isWay(first) ? first : isWay(lead) ? lead : lead === 'in' ? 'to' : undefined;
  const noun = tokens[isWay(first) ? 1 : 0];
  const [what] = noun?.kind === 'word' && tokens.length > 1 ? wordsOf(noun.text) : [];
  if (!way || !what) return false;
  const ways = fields.flatMap(({ names }) =>
    names.flatMap(([start, ...rest]) =>
      start && isWay(start.text) && rest.some(({ stem }) => stem === what.stem) ? [start.text] : [],
    ),
  );
  return ways.length > 0 && !ways.includes(way);
}

function isWay(word: string): boolean {
  return word === 'from' || word === 'to';
}
