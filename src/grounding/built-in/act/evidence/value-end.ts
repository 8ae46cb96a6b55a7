/** Whether an unquoted value is all that is typed, or the sentence goes on in it about something else. */
import { valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { isSuggested } from '../../language/sequels.js';
import { fieldRoles } from '../../language/types.js';
import { verbAt } from '../../language/verbs.js';
import { fold, wordsOf } from '../../language/words.js';
import { isPartKind, partCalled } from '../../matching/parts-titled.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';

/** Why it cannot be told where a value ends; undefined where it can, and for what is quoted or a variable. */
export function endUnclear(value: readonly Token[], entry: Entry, scene: Scene): string | undefined {
  if (value.some((token) => token.kind === 'quoted' || token.kind === 'variable')) return undefined;
  const other = fieldWithin(value, entry, scene);
  if (other !== undefined)
    return `where the value ends is not clear: "${other}" is another field, so put the value in quotes`;
  const role = value.findIndex(
    ({ kind, lower }, at) =>
      at > 0 &&
      kind === 'word' &&
      lower === 'as' &&
      /^(?:the|my|your|his|her|its)$/.test(value[at + 1]?.lower ?? ''),
  );
  // "Jo Marsh as the name": what it goes in as is no part of it.
  if (role > 0)
    return `where the value ends is not clear: "${valueOf(value.slice(role))}" says what it goes in as, so put the value in quotes`;
  const place = placeAtEnd(value, scene);
  if (place !== undefined)
    return `where the value ends is not clear: "${place}" is a part of the page, so put the value in quotes`;
  return goesOn(value)
    ? 'where the value ends is not clear: the sentence goes on behind it, so put the value in quotes'
    : undefined;
}

/** "Repeat it", "again", "02/27/2018: fill it in": what is to be done once more, and no text; why it is not typed. */
export function pointsBack(value: readonly Token[]): string | undefined {
  if (value.some((token) => token.kind === 'quoted' || token.kind === 'variable')) return undefined;
  const back = backIn(value);
  return back === undefined
    ? undefined
    : `where the value ends is not clear: "${back}" speaks of what was said before, so put the value in quotes`;
}

function backIn(value: readonly Token[]): string | undefined {
  const lowers = value.map(({ lower }) => lower);
  const isAgain =
    /^(?:again|twice|both times|(?:two|three) times|once more|once again|it again|the same|the same again|the same thing)$/.test(
      lowers.join(' '),
    );
  // "Ship it" with a capital letter is a title.
  const isDone =
    value.length === 2 &&
    value[0]?.kind === 'word' &&
    value[0].text === value[0].lower &&
    isPronoun(value[1] as Token);
  if (isAgain || isDone) return valueOf(value);
  // "Put the password": what is to be done, and no text; with a capital letter it may be a title.
  const [verb, article] = value;
  const isOrder =
    value.length > 2 &&
    verb?.text === verb?.lower &&
    /^(?:put|enter|type|fill|write|set|choose|select|click|press)$/.test(verb?.lower ?? '') &&
    /^(?:the|my|a|an)$/.test(article?.lower ?? '');
  if (isOrder) return valueOf(value);
  const tail = value.slice(-3);
  if (tail[0]?.lower === 'and' && tail[1]?.kind === 'word' && tail[2] && isPronoun(tail[2]))
    return valueOf(tail.slice(1));
  // "In the user name field, s3 in the password field", "s3 twice", "Peru with the help of the suggestions".
  const place = value.findIndex(
    ({ kind, lower }, at) =>
      at > 0 &&
      kind === 'word' &&
      /^(?:in|into)$/.test(lower) &&
      /^(?:the|my|your)$/.test(value[at + 1]?.lower ?? ''),
  );
  const isOfField =
    place > 0 && lowers.slice(place).some((word) => /^(?:field|box|input|textbox)$/.test(word));
  if (isOfField) return valueOf(value.slice(place));
  const last = lowers.at(-1) ?? '';
  if (value.length > 1 && (last === 'twice' || isSuggested(value.at(-1) as Token))) return value.at(-1)?.text;
  const colon = value.findIndex(
    ({ kind, text }, at) => kind === 'punctuation' && text === ':' && verbAt(value, at + 1) !== undefined,
  );
  return colon > 0 && value.slice(colon).some(isPronoun) ? valueOf(value.slice(colon + 1)) : undefined;
}

/** "2.4.0, it is no draft any more", "LS1 4DY and have the cost estimated": plain words behind a number, a code or a name. */
function goesOn(value: readonly Token[]): boolean {
  const joint = value.findIndex(
    ({ kind, lower }) => (kind === 'punctuation' && /^[,;]$/.test(lower)) || lower === 'and',
  );
  const [front, behind] = [value.slice(0, joint), value.slice(joint + 1)];
  if (joint < 1 || !front.every(({ text }) => /\d|^\p{Lu}/u.test(text))) return false;
  const words = behind.filter(({ kind }) => kind === 'word');
  const [first, last] = [words[0], behind.at(-1)];
  // "Pernille, time Evening": the next is said in the same way, a word for it and what it is.
  const isPair = /^\p{Ll}{2,}$/u.test(first?.text ?? '') && /^[\p{Lu}\d]/u.test(last?.text ?? '');
  if (front.length === 1 && behind.length === 2 && isPair) return true;
  const isPlain = words.length > 2 && words.slice(0, 3).every(({ text }) => /^\p{Ll}+$/u.test(text));
  return isPlain || (first !== undefined && words.length > 1 && /^\p{Ll}{3,}ing$/u.test(first.text));
}

/** "Lena in the profile", on a page with a part "Profile": where it is typed, and no part of it. */
function placeAtEnd(value: readonly Token[], { index }: Scene): string | undefined {
  const at = value.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:in|inside|within|under)$/.test(lower),
  );
  const words = value.slice(at + 1).filter(({ lower }) => lower !== 'the');
  if (at < 1 || words.length === 0 || words.length > 4) return undefined;
  const isNamedOnly = words.length > 1 && isPartKind(words.at(-1)?.lower ?? '');
  const names = [words, ...(isNamedOnly ? [words.slice(0, -1)] : [])].map((each) => fold(valueOf(each)));
  return partCalled(names, index) ? valueOf(value.slice(at)) : undefined;
}

/** The other field that an unquoted value goes on about: "… to kim@example.org with the subject Hello". */
function fieldWithin(value: readonly Token[], entry: Entry, scene: Scene): string | undefined {
  const isField = (name: string, isPart = false): boolean =>
    scene.index.actionable.some(
      (field) =>
        fieldRoles.has(field.node.role) &&
        // "Phone 1 and phone 2", where there is one field "Phone".
        (isCalled(field, name) || (field !== entry && isPart && isPartOfName(name, field))),
    );
  // "Fill username and password" types none into the other.
  const whole = valueOf(value);
  const isPlain = value.every(({ kind, text, lower }) => kind === 'word' && text === lower);
  if (isPlain && !isCalled(entry, whole) && isField(whole)) return whole;
  // "Name Bob and zip code 10115" is all of a form, and no address.
  const begun = value.length > 1 ? nameBehind(0) : undefined;
  if (begun !== undefined && fold(begun) !== fold(valueOf(value))) return begun;
  for (let at = 1; at < value.length - 1; at += 1) {
    const word = value[at]?.lower ?? '';
    // "From 3 May to 5 May", where the form has a field "To".
    if (/^(?:to|until|till|through)$/.test(word) && isField(word)) return word;
    // "Nunes as last name and Peach-77 for both passwords".
    if (/^(?:as|for|in|into)$/.test(word)) {
      const name = nameBehind(at + 1);
      if (name !== undefined) return name;
    }
    if (!/^(?:with|and|,|;|plus|using)$/.test(word)) continue;
    const from = /^(?:the|a|an|as)$/.test(value[at + 1]?.lower ?? '') ? at + 2 : at + 1;
    for (let length = 1; length <= 4 && from + length < value.length; length += 1) {
      const name = valueOf(value.slice(from, from + length));
      if (isField(name, from === at + 2)) return name;
    }
  }
  return undefined;

  /** The whole name of another field that stands here. */
  function nameBehind(start: number): string | undefined {
    const from = /^(?:the|a|an|his|her|my|your)$/.test(value[start]?.lower ?? '') ? start + 1 : start;
    for (let length = 1; length <= 4 && from + length <= value.length; length += 1) {
      const name = valueOf(value.slice(from, from + length));
      const isOther = scene.index.actionable.some(
        (field) => field !== entry && fieldRoles.has(field.node.role) && isCalled(field, name),
      );
      if (isOther) return name;
    }
    return undefined;
  }
}

/** By just that, whatever signs its label ends in: "Name:", "Name *". */
function isCalled({ node }: Entry, name: string): boolean {
  return fold(node.name.replace(/[\s:*…]+$/u, '')) === fold(name);
}

/** "The street" is the field "Street and number". */
function isPartOfName(name: string, { node }: Entry): boolean {
  const shown = wordsOf(node.name);
  return wordsOf(name).every((word) => shown.some((each) => each.stem === word.stem));
}
