/** Searches that say more than what is typed: "Ruiz in the contact list" says where, "a trip to Norway leaving on 18 March with KLM" fills a form. */
import { spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, fold, isAmong, wordsOf } from '../../language/words.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';

/** What holds what is searched. */
const holder =
  /^(?:lists?|tables?|grid|directory|catalog(?:ue)?|results?|overview|tree|sidebar|index|register|records?|database|archive|library|page|site)$/;

/** What tells one thing of what is looked for, each of which a form has a field for. */
const parts =
  /^(?:to|from|leaving|departing|departs|returning|arriving|starting|ending|between|with|on|for|under|over|below|above|until|via|by|at)$/;

/** So many of them, in so many words, are no text that somebody types into one field. */
const MANY = 2;
const LONG = 5;

/** What tells of all that are looked for, and is typed by nobody. */
const anybody =
  /^(?:every(?:body|one|thing)|any(?:body|one|thing)|some(?:body|one|thing)|all|people|those|whoever|whatever|which|who|where)$/;

/** What is typed, without the place where it is searched; `unclear` is what is none of the text, where the page does not say such a place. */
export function typedOf(
  value: readonly Token[],
  field: Entry,
  index: PageIndex,
): { value: readonly Token[] } | { unclear: string } {
  const [first] = value;
  const isPlain = value.every(({ kind }) => kind === 'word' || kind === 'punctuation');
  if (!first || !isPlain) return { value };
  if (value.length > 1 && anybody.test(first.lower)) return { unclear: spell(value) };
  const at = value.findIndex(
    ({ lower }, each) =>
      each > 0 && /^(?:in|on|among|within|through|from)$/.test(lower) && isArticle(value[each + 1]),
  );
  const place = at > 0 ? value.slice(at + 2) : [];
  if (place.length > 0 && place.length < 4 && holder.test(place.at(-1)?.lower ?? '')) {
    const isThere = contentOf(spell(place.slice(0, -1))).every(
      (word) => mentionsOf(word, index).size > 0 || isAmong(word, wordsOf(fold(index.snapshot.title))),
    );
    return isThere ? { value: value.slice(0, at) } : { unclear: spell(place) };
  }
  const told = value.filter(({ lower }, each) => each > 0 && parts.test(lower));
  const isNamed = field.evidence.some(({ text }) => fold(text) === fold(spell(value)));
  return value.length >= LONG && told.length >= MANY && !isNamed ? { unclear: spell(value) } : { value };
}

function isArticle(token: Token | undefined): boolean {
  return token !== undefined && /^(?:the|an?|my|our|this|all|any)$/.test(token.lower);
}
