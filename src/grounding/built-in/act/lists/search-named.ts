/**
 * "The employee named Tanabe", "the order with the number 5512", "owners whose last name is Castro": only the name is typed, into the field of
 * the search that is called so, or where none is, into the one that searches what the page calls so.
 */
import { spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, type Word } from '../../language/words.js';
import { formFields } from '../../matching/form-fields.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { isListed } from './narrowed-list.js';
import { sendsSearch, sentBy } from './search-sender.js';
import { isShown } from './search-words.js';

interface Named {
  nouns: readonly Token[];
  /** What the name is of them; undefined for their name itself. */
  property?: readonly Token[];
  value: readonly Token[];
}

/** Where the name is typed; the noun, where the page knows none such; undefined for words that give no name. */
export function searchedByName(
  said: readonly Token[],
  own: Entry | undefined,
  index: PageIndex,
): { field: Entry; value: readonly Token[] } | { unknown: string } | undefined {
  const readings = isShown(said, index) ? [] : namedIn(said);
  for (const { nouns, property, value } of readings) {
    const asked = property ? contentOf(spell(property)) : undefined;
    const [field, ...others] = fieldsFor(contentOf(spell(nouns)), asked, index);
    if (field) return others.length === 0 ? { field, value } : { unknown: spell(said) };
  }
  const plain = readings.find(({ property }) => property === undefined);
  if (!plain) return undefined;
  const isKnown = plain.nouns.every((noun) => isListed(noun, index));
  if (!isKnown) return { unknown: spell(plain.nouns) };
  return own && { field: own, value: plain.value };
}

function namedIn(said: readonly Token[]): Named[] {
  const words = said.slice(/^(?:the|an?|any|all|every)$/.test(said[0]?.lower ?? '') ? 1 : 0);
  const at = words.findIndex(({ kind, lower }) => kind === 'word' && leads.test(lower));
  const nouns = words.slice(0, at);
  const rest = words.slice(at + 1);
  const isPlain = nouns.every(({ kind, text, lower }) => kind === 'word' && text === lower);
  if (at < 1 || at > 3 || !isPlain || rest.length === 0) return [];
  const lead = words[at]?.lower ?? '';
  if (lead !== 'whose' && lead !== 'with') return [{ nouns, value: rest }];
  const property = /^(?:the|an?)$/.test(rest[0]?.lower ?? '') ? rest.slice(1) : rest;
  return [3, 2, 1].flatMap((length) => {
    const is = property[length]?.lower === 'is';
    if (lead === 'whose' && !is) return [];
    const value = property.slice(length + (is ? 1 : 0));
    return value.length > 0 ? [{ nouns, property: property.slice(0, length), value }] : [];
  });
}

const leads = /^(?:named|called|titled|whose|with)$/;

/** The texts that a search asks for, called by the property, or by what they are of and that: "Employee Name". */
function fieldsFor(nouns: readonly Word[], property: readonly Word[] | undefined, index: PageIndex): Entry[] {
  const fields = formFields(index.actionable);
  const entries = fields.map(({ entry }) => entry);
  const sent = new Set(
    index.actionable.filter((entry) => sendsSearch(entry)).flatMap((sender) => sentBy(sender, entries)),
  );
  const has = (words: readonly Word[], one: Word): boolean => words.some(({ stem }) => stem === one.stem);
  const isCalled = (name: readonly Word[]): boolean => {
    const own = name.filter((word) => !has(nouns, word));
    return property
      ? own.length > 0 && own.length === property.length && own.every((word) => has(property, word))
      : own.length === 1 && /^(?:name|title)$/.test(own[0]?.text ?? '');
  };
  return fields
    .filter(
      ({ entry, kind, names }) =>
        /^(?:text|tel|email|number)$/.test(kind) && names.some(isCalled) && sent.has(entry),
    )
    .map(({ entry }) => entry);
}
