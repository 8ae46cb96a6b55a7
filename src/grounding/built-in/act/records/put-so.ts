/**
 * "Put the canoe back in the shed", "put the parcel on hold", "bring the bus back": the button of its line that says just how it is put: "Back in the
 * shed", "Put on hold" or "Hold", "Bring back".
 */
import { type Clause, spell } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { quotedToken, wordToken } from '../../language/token-runs.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isKind } from './record-deed.js';

const ways = /^(?:back|on|off|in|into|out|away|aside|to|for)$/;

/** The click on it; undefined where no line that says the rest has such a button, and where another line says the rest as well. */
export function putSo({ text }: Clause, { index }: Scene): Outcome | undefined {
  const [verb, ...said] = tokenize(text.trim().replace(/[.!]+$/, ''));
  if (!verb || !/^(?:put|bring|take|send|set)$/.test(verb.lower) || said.some(({ kind }) => kind !== 'word'))
    return undefined;
  const found = said.flatMap(({ lower }, at) =>
    at > 0 && ways.test(lower)
      ? controlsFor(said.slice(0, at), [verb, ...said.slice(at)], index).map((control) => ({ control, at }))
      : [],
  );
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.control.node.disabled === true) return undefined;
  const name = only.control.node.name || readable(only.control.node);
  const object = said.slice(0, only.at);
  const target = [quotedToken(name), wordToken('for'), ...object];
  const clause: Clause = {
    verb: 'click',
    said: 'click',
    readings: [{ target }],
    text: `click ${spell(target)}`,
  };
  return { kind: 'instead', clauses: [clause] };
}

/** Those that are called so, in the one line that says the object; none where a line without one says it, too. */
function controlsFor(
  object: readonly Token[],
  [verb, ...way]: readonly Token[],
  index: PageIndex,
): readonly Entry[] {
  const words = object.flatMap(({ text }) => wordsOf(text)).filter((word) => !isStopWord(word));
  const telling = words.filter((word) => !isKind(word));
  const [lead, noun, ...more] = way;
  const names = [
    way,
    [verb, ...way],
    ...(lead?.lower === 'on' && noun && more.length === 0 ? [[noun]] : []),
  ].map((tokens) => plainWords(tokens.map((token) => token?.text ?? '').join(' ')));
  const controls = index.actionable.filter(
    (entry) =>
      /^(?:button|link|generic)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      recordOf(entry) !== entry &&
      names.some((name) => areSame(name, plainWords(entry.node.name || readable(entry.node)))),
  );
  const isMeant = (record: Entry): boolean =>
    telling.length > 0 &&
    telling.every((word) => isSaid(word, wordsOf(readable(record.node, 'without buttons'))));
  const lines = new Set(controls.flatMap((control) => recordOf(control) ?? []));
  const alike = [...lines].flatMap((line) =>
    index.entries.filter(
      (entry) => entry.record && entry.parent === line.parent && entry.node.role === line.node.role,
    ),
  );
  const meant = new Set([...lines, ...alike].filter(isMeant));
  return meant.size === 1 ? controls.filter((control) => meant.has(recordOf(control) as Entry)) : [];
}

/** In small letters, without articles and signs. */
function plainWords(text: string): readonly Word[] {
  return wordsOf(text).filter((word) => /[\p{L}\d]/u.test(word.text) && !/^(?:the|an?)$/.test(word.text));
}

function areSame(one: readonly Word[], other: readonly Word[]): boolean {
  return (
    one.length > 0 && one.length === other.length && one.every(({ text }, at) => text === other[at]?.text)
  );
}

function isSaid(word: Word, shown: readonly Word[]): boolean {
  return shown.some((each) => wordLikeness(word, each) >= 0.9);
}
