/** What is made, and what it is called: "a user Ann Lee", "the event "Lunch"". No page yet. */
import type { FormPart, FormSentence } from './form-sentence.js';
import type { Token } from './lexer.js';

/** "Name the campaign "Spring sale"", "call the workspace Atlas": the name of what the form is for. */
export function naming(
  said: string,
  [verb, ...rest]: readonly Token[],
): Pick<FormSentence, 'object' | 'parts'> | undefined {
  if (!/^(?:call)?$/.test(said) || verb?.kind !== 'word' || !/^(?:name|title|label|call)$/.test(verb.lower))
    return undefined;
  const [article, noun] = rest;
  if (!/^(?:the|this|your|my)$/.test(article?.lower ?? '') || noun?.kind !== 'word') return undefined;
  const from = rest.findIndex(({ kind, text }, at) => at > 1 && (kind !== 'word' || /^\p{Lu}/u.test(text)));
  const tokens = rest.slice(from);
  if (from === -1 || tokens.some(({ kind }) => kind !== tokens[0]?.kind)) return undefined;
  return { object: rest.slice(0, from), parts: [{ lead: 'named', tokens }] };
}

/** "The event "Lunch"", "a user Ann Lee", "invite kim@x.org": the name or address at the end of what is made. */
export function nameIn(object: readonly Token[]): Named | undefined {
  let from = object.length;
  const isPart = (token: Token | undefined): boolean =>
    token !== undefined && token.kind !== 'punctuation' && isName(token) && token.lower !== 'the';
  const last = object.at(-1);
  if (!last) return undefined;
  if (!isPart(last)) return titleIn(object);
  if (last.kind !== 'word' || /@/.test(last.text)) from -= 1;
  else while (from > 0 && object[from - 1]?.kind === 'word' && isPart(object[from - 1])) from -= 1;
  const tokens = object.slice(from);
  const isAddress = tokens.length === 1 && /\S@\S/.test(tokens[0]?.text ?? '');
  const before = object.slice(0, from);
  // "A ticket for Ann": who or what it is for is not its name.
  const isFor = /^(?:for|of|by|from|to|at|on|in)$/.test(before.at(-1)?.lower ?? '');
  if (isFor || before.some(({ kind }) => kind === 'quoted')) return undefined;
  // "A member Jo Park jo@x.org" has a name as well.
  const more = isAddress ? nameIn(before) : undefined;
  const part: FormPart = { lead: isAddress ? 'to' : 'bare', tokens };
  if (more) return { object: more.object, parts: [...more.parts, part] };
  return before.length > 0 || isAddress ? { object: before, parts: [part] } : undefined;
}

/** What is made, and what it is called. */
interface Named {
  object: readonly Token[];
  parts: readonly FormPart[];
}

/** "A ticket Broken mouse": behind the noun for what is made, all that begins with a capital. */
function titleIn(object: readonly Token[]): Named | undefined {
  const from = object.findIndex(({ kind, text }, at) => at > 0 && kind === 'word' && /^\p{Lu}/u.test(text));
  const [before, tokens] = [object.slice(0, from), object.slice(from)];
  const noun = before.at(-1);
  if (from < 1 || tokens.length < 2 || object.some(({ kind }) => kind !== 'word')) return undefined;
  // "The patient Nero for an appointment": more than a name is said.
  if (
    tokens.some(({ lower }) =>
      /^(?:for|with|without|as|under|at|by|until|from|due|who|which|that)$/.test(lower),
    )
  )
    return undefined;
  const isNoun =
    noun?.text === noun?.lower &&
    !/^(?:an?|the|new|another|for|of|by|from|to|at|on|in)$/.test(noun?.lower ?? '');
  return isNoun ? { object: before, parts: [{ lead: 'bare', tokens }] } : undefined;
}

/** Whether some words are nothing but the name of a person. */
export function isPersonsName(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.length <= MOST_NAMES &&
    tokens.every(({ kind, text }) => kind === 'word' && /^\p{Lu}[\p{Ll}'’-]/u.test(text))
  );
}

/** Most words of such a name. */
const MOST_NAMES = 4;

/** "Tom Berg as a new member": what is made stands behind who it is made of. */
export function madeOf(
  object: readonly Token[],
  parts: readonly FormPart[],
): Pick<FormSentence, 'object' | 'parts'> | undefined {
  const at = parts.findIndex(({ lead, tokens }) => lead === 'as' && /^an?$/.test(tokens[0]?.lower ?? ''));
  const kind = parts[at];
  const who = personIn(object, parts);
  if (!kind || !who || kind.tokens.some((token) => token.kind !== 'word' || token.text !== token.lower))
    return undefined;
  return {
    object: kind.tokens,
    parts: [...who, ...parts.filter((part) => part !== kind && !who.includes(part))],
  };
}

/** Who something is made of, where the object is nothing else. */
export function personIn(
  object: readonly Token[],
  parts: readonly FormPart[],
): readonly FormPart[] | undefined {
  const [first] = parts;
  if (isPersonsName(object)) return [{ lead: 'who', tokens: object }];
  return object.length === 0 && first?.lead === 'to' && /\S@\S/.test(first.tokens[0]?.text ?? '')
    ? [first]
    : undefined;
}

/** Who or what something goes to: an address, a quoted text, a name with a capital, "the …". */
export function isName(token: Token): boolean {
  return (
    token.kind === 'quoted' ||
    token.kind === 'variable' ||
    /@|^\p{Lu}/u.test(token.text) ||
    token.lower === 'the'
  );
}
