/** "Full name Ada Lovelace", "to kim@x.org with the subject Hello": a run of words that says which fields get what, and is the value of none. */
import type { Token } from './lexer.js';

const noun =
  '(?:(?:full|first|last|middle|given|family|user|company|display) ?-?name|surname|username|name|e-?mail(?: address)?|(?:tele)?phone(?: number)?|mobile(?: number)?|(?:postal |street )?address|postcode|zip(?: code)?|city|country|subject|message|password|title|description|date of birth|birthday|quantity|amount)';

const begins = new RegExp(`^(?:the |an? |your |my )?${noun}(?: is| of|:|=)? (?=[\\p{Lu}\\d+]|\\S+@\\S)`, 'u');
const within = new RegExp(`(?:^| )(?:with|and|having|plus|under|,) (?:the |an? |your |my )?${noun} \\S`, 'u');
const addressed = /^(?:to|from|for|at|with) \S+@\S/u;

/** Whether an unquoted value names fields itself: nothing says then where the value begins. */
export function saysFields(value: readonly Token[]): boolean {
  if (value.length < 2 || value.some(({ kind }) => kind === 'quoted' || kind === 'variable')) return false;
  const said = value.map(({ text }) => text).join(' ');
  return begins.test(said) || within.test(said) || addressed.test(said);
}
