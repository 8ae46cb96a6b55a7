/** "The value of Country", "Bea's points", "the team of Ciro": a value that stands behind a label or in one cell of a table, and is read there. */
import { spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import { labelled } from '../../matching/labelled-values.js';
import type { Scene } from '../../matching/look-up.js';
import { readable } from '../../matching/page-index.js';
import { placesOn } from './do-table-answer.js';

/** What such words come to: a text, something that the page does not tell for certain, or no such words at all. */
export type Named = { kind: 'read'; text: string } | { kind: 'unclear' } | undefined;

const behindLabel =
  /^(?:the )?(?:value|text|number|word|entry|contents?|data)(?: (?:that|which))?(?: (?:is|are))?(?: (?:shown|given|listed|displayed|written|corresponds|corresponding|belongs|belonging|stands|standing))? (?:of|for|to|with|in|under|beside|next to|behind|at|by) (?:the )?(?:(?:label|row|field|line|term|heading) )?(.+?)(?: (?:row|label|line))?$/i;
const owned = /^(?:the )?(\S+(?: \S+){0,2}?)['’]s? (\S+(?: \S+)?)$/;
const ofOwner = /^the ([a-z]+(?: [a-z]+)?) (of|for|from) (?:the )?(\S.*)$/;

/** What the page has there. "The lord of the rings" is unclear where the page has nothing of the kind; "Ann's book" is what is typed. */
export function valueNamed(value: readonly Token[], scene: Scene): Named {
  if (value.some(({ kind }) => kind === 'variable') || value[0]?.kind === 'quoted') return undefined;
  const text = spell(value.filter(({ kind }) => kind !== 'punctuation')).replace(/["“”]/g, '');
  const label = behindLabel.exec(text)?.[1];
  if (label !== undefined) return only(textsBehind(label, scene)) ?? { kind: 'unclear' };
  const [, owner, what] = owned.exec(text) ?? [];
  if (owner !== undefined && what !== undefined) return cellOf(owner, what, scene);
  const article = /^the (\S.*)$/.exec(text)?.[1];
  const behind = article === undefined ? [] : textsBehind(article, scene);
  if (behind.length > 0) return only(behind) ?? { kind: 'unclear' };
  const [, noun, joint, of] = ofOwner.exec(text) ?? [];
  if (noun === undefined || of === undefined) return undefined;
  // "The milk for Tuesday" may be what is typed.
  return cellOf(of, noun, scene) ?? (joint === 'of' ? { kind: 'unclear' } : undefined);
}

/** What a person or a thing has, and nothing that one writes about them. */
const attribute =
  /^(?:e-?mail|mail|phone|telephone|mobile|fax|address|street|city|town|country|birthday|age|name|surname|number|code|id|username|password|salary|role|department|team|room|score|points|price|total|amount|balance|status|date)$/;

/** The one cell; unclear where the table has such a column, and no row or several that say whose it is. */
function cellOf(owner: string, what: string, { index }: Scene): Named {
  const asked = contentOf(what);
  // "The person who lives in Faro": what Faro is, its column says.
  const whose = contentOf(owner).filter(
    ({ text }) => !/^(?:person|one|someone|man|woman|lives?|living|works?|working)$/.test(text),
  );
  if (whose.length === 0) return undefined;
  const places = placesOn(index).filter(({ column }) => isJust(bareOf(contentOf(column)), bareOf(asked)));
  // "Cosima's e-mail", where her row has none, is no text that anybody means; "Cosima's book" may be.
  if (places.length === 0) {
    const isHere = index.entries.some(
      ({ node }) => node.role === 'row' && hasAll(contentOf(readable(node)), whose),
    );
    return isHere && attribute.test(asked.at(-1)?.text ?? '') ? { kind: 'unclear' } : undefined;
  }
  const texts = places.flatMap(({ cell, line }) =>
    hasAll(contentOf(readable(line.node)), whose) ? [readable(cell.node).trim()] : [],
  );
  return only(texts.filter((text) => text !== '')) ?? { kind: 'unclear' };
}

/** "The telephone number" stands under "Telephone", the e-mail under "E-mail address". */
function bareOf(words: readonly Word[]): readonly Word[] {
  const bare = words.filter(({ text }) => !/^(?:number|no|address)$/.test(text));
  return bare.length > 0 ? bare : words;
}

function only(texts: readonly string[]): Named {
  const [text, ...others] = new Set(texts);
  return text === undefined || others.length > 0 ? undefined : { kind: 'read', text };
}

/** What stands behind a label of just these words. */
function textsBehind(label: string, { index }: Scene): string[] {
  const words = contentOf(label);
  if (words.length === 0) return [];
  return labelled(index).flatMap((pair) =>
    isJust(bareOf(contentOf(pair.label)), bareOf(words)) ? [pair.text] : [],
  );
}

function isJust(shown: readonly Word[], asked: readonly Word[]): boolean {
  return asked.length > 0 && shown.length === asked.length && hasAll(shown, asked);
}

function hasAll(shown: readonly Word[], asked: readonly Word[]): boolean {
  return asked.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}
