/**
 * "Switch the currency to CHF", "pick Switzerland as the country code", where the list for it has no name and shows what is chosen now: it is
 * known by that being a currency, a language or the code of a country.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { currencyOf } from '../../language/currencies.js';
import type { Token } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { plainControls } from '../../matching/plain-controls.js';
import { chooseFrom } from '../controls/do-choose.js';
import { isLanguage } from '../controls/language-switch.js';

const CONFIDENCE = 0.8;

/** What such a list is called, and what it shows. */
const kinds: readonly (readonly [called: RegExp, shows: (text: string) => boolean])[] = [
  [/^(?:(?:display|page|site|interface) )?language$/, isLanguage],
  [/^currency$/, isCurrency],
  [
    /^(?:(?:country|dial|dialing|dialling|calling|phone|area) (?:code|prefix)|prefix)$/,
    (text) => /^\+\d{1,4}$/.test(text),
  ],
];

/** The choice in the one list that shows a value of that kind; undefined where none does, or several do. */
export function kindOfValue(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:set|select)$/.test(clause.verb) || scene.among) return undefined;
  for (const { target, value, destination = target, was } of clause.readings) {
    if (!value || value.length === 0 || !destination || was) continue;
    const called = fold(spell(destination.filter((token) => !isOwn(token))));
    const [, shows] = kinds.find(([name]) => name.test(called)) ?? [];
    const lists = shows ? listsShowing(shows, scene) : [];
    const [list, ...others] = lists;
    if (!list || others.length > 0) continue;
    if (fold(shownIn(list)) === fold(valueOf(value))) return { kind: 'done', reason: 'it is chosen already' };
    const outcome = chooseFrom(list, value, { confidence: CONFIDENCE, scene, clause });
    return outcome.kind === 'steps' ? { ...outcome, explained: spell(destination) } : undefined;
  }
  return undefined;
}

/** The innermost boxes that open something and show such a value. */
function listsShowing(shows: (text: string) => boolean, { index }: Scene): Entry[] {
  const found = [...index.actionable, ...plainControls(index)].filter(
    (entry) =>
      /^(?:generic|button|combobox|link)$/.test(entry.node.role) &&
      (entry.node.hidden === undefined || entry.node.hidden === 'offscreen') &&
      opens(entry) &&
      shows(shownIn(entry)),
  );
  const outer = new Set(found.flatMap((entry) => [...ancestorsOf(entry)]));
  return found.filter((entry) => !outer.has(entry));
}

/** It is marked as what opens a list, or ends in the arrow for that: a row of such texts is chosen from by a click on one of them. */
function opens({ node }: Entry): boolean {
  return (
    node.role === 'combobox' ||
    node.hasPopup !== undefined ||
    node.expanded === false ||
    /[▾▼▴▲⌄˅⏷⌃]\s*$/u.test(readable(node))
  );
}

/** What it shows, without flags, globes and arrows. */
function shownIn({ node }: Entry): string {
  const text = node.value ?? (readable(node) || node.name);
  return text
    .replace(/[^\p{L}\p{N}\p{Sc}+ ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function isCurrency(text: string): boolean {
  const words = text.split(' ');
  return words.length <= 2 && words.every((word) => currencyOf({ text: word }) !== undefined);
}

function isOwn({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:the|my|our|a|an)$/.test(lower);
}
