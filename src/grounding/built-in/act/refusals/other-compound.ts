/**
 * "The order language" is no "Preferred language" on a page that speaks of no orders, and "the address" no "Email address": of the two words that
 * name a field together, one is not enough.
 */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { contentOf, toWord } from '../../language/words.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import type { Entry } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word of the name of a field that makes it another one than what is filled in or chosen in; undefined where it may be that. */
export function otherCompound({ verb, readings }: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  const field = target?.node.role === 'option' ? target.parent : target;
  if (!/^(?:set|fill|type|clear|select)$/.test(verb) || !field || others.length > 0) return undefined;
  if (!fieldRoles.has(field.node.role) && field.node.role !== 'listbox') return undefined;
  // "Choose Terraced house as the type": what is chosen is no part of what the list is called.
  const from = verb === 'select' ? readings.find((reading) => reading.destination)?.destination : undefined;
  const isFrom =
    from?.some(({ lower }) => contentOf(lower).length > 0 && says(field, toWord(lower))) ?? false;
  const called = isFrom ? from : readings.findLast((reading) => reading.target)?.target;
  const name = nameOf(called ?? []);
  const isAddress = name.length === 1 && name[0]?.lower === 'address';
  if (isAddress && isOfMail(field) && !act.literals.some((text) => text.includes('@'))) return name[0]?.text;
  const isSaid = name.some(({ lower }) => says(field, toWord(lower)));
  const isOther = (token: Token): boolean =>
    token.text === token.lower &&
    kindAt([token.lower], 0) === undefined &&
    !says(field, toWord(token.lower)) &&
    isNounNowhere(toWord(token.lower), act.index);
  // "The company number" is not the company; that of a phone or a card is what its field is for.
  if (isSaid && isNumberOf(name, field)) return name.at(-1)?.text;
  return isSaid && name.length > 1 ? name.find(isOther)?.text : undefined;
}

/** The words that stand for what the field is called, up to where it is said of what. */
function nameOf(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((_, at) => prepositionAt(tokens, at) !== undefined);
  return (end === -1 ? tokens : tokens.slice(0, end)).filter(
    ({ kind, text }) => kind === 'word' && contentOf(text).length > 0,
  );
}

/** "Email address". */
function isOfMail({ evidence: [name] }: Entry): boolean {
  const words = (name?.words ?? []).map(({ text }) => text);
  return words.includes('address') && words.some((text) => /^e?-?mails?$/.test(text));
}

function isNumberOf(name: readonly Token[], { node, evidence: [own] }: Entry): boolean {
  return (
    name.length > 1 &&
    name.at(-1)?.lower === 'number' &&
    node.role === 'textbox' &&
    !/^(?:tel|number)$/.test(node.inputType ?? '') &&
    !/\b(?:number|no|nr|num|phone|mobile|telephone|tel|cell|fax|card|account|iban|id|amount|quantity|count|[#№])/i.test(
      own?.text ?? '',
    )
  );
}
