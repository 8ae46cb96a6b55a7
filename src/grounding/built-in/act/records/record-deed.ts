/**
 * A deed and the record that it is done to, as the words of a clause: "report the mail from Bike World as spam", "edit the comment
 * "frist" to "first"". Where the record is, record-found.ts knows; which control does the deed, deed-control.ts.
 */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import {
  isOrnament,
  isStopWord,
  recordNouns,
  toWord,
  vagueNouns,
  type Word,
  wordsOf,
} from '../../language/words.js';
import { writersIn } from '../../language/givers.js';
import { figureIn, remarkIn } from '../../language/remark.js';
import { wordToken } from '../../language/token-runs.js';
import { writing } from '../controls/do-name.js';

/** What is to be done, and what is said of the record. */
export interface Deed {
  /** What the control for it begins with. */
  verb: Word;
  /** "React with a thumbs up": all that the control says; the verb is then not on it. */
  tool: readonly Word[];
  /** Words that tell the record, or that the control says besides the verb. */
  telling: readonly Word[];
  /** "… as spam": the control says it, and no record is known by it. */
  manner: readonly Word[];
  /** Words for what records are. */
  nouns: readonly Word[];
  /** Quoted texts that the record shows. */
  literals: readonly string[];
  /** What is typed into the field that comes up for the deed. */
  value?: string;
  /** What that field is called by, where it is said: "with the reason …". */
  label?: string;
  /** The value as the sentence has it, where that is more than what is typed: "£75". */
  spelt?: string;
  /** Who has written what the deed is done to. */
  writers: readonly string[];
  /** "Mei's message", "the post by Mei": the record is not called so, it says so and something else. */
  isOf: boolean;
  /** "Helen's cleaning": what of theirs it is. */
  owned: readonly Word[];
  /** No table knows the verb: the record has to say all the other words, and a control or its menu the verb. */
  isUnknown?: true;
  /** "Edit the address of Ada": what is edited of the record need not be said by its button, nor by itself. */
  part?: Word;
}

/** Verbs that put a text in place of another. */
const rewriting = /^(?:edit|rename|change|correct|update)$/;

/** The deed of a clause; undefined for one that does something else. */
export function deedOf(clause: Clause): Deed | undefined {
  const reading = clause.readings.findLast((each) => each.target);
  const target = reading?.target ?? [];
  if (target.some((token) => token.kind === 'variable')) return undefined;
  const said = clause.said.split(' ')[0] ?? '';
  const remark = remarkIn(clause) ?? figureIn(clause);
  if (remark) {
    const lead = clause.verb === 'goal' ? remark.deed.slice(1) : remark.deed;
    const deed = described(said, lead, { value: remark.text, lead });
    const { label, spelt } = remark;
    return deed && { ...deed, label, ...(spelt !== undefined && { spelt }) };
  }
  if (clause.verb === 'close' && (said === 'hide' || (said === 'close' && isClosable(target))))
    return described(said, target, { lead: target });
  const unknown = clause.verb === 'goal' && said === '' ? verbOnly(target) : undefined;
  if (unknown) return unknown;
  if (clause.verb === 'set' && said === 'rename' && reading?.value && reading.value.length > 0) {
    const value = withoutMeans(reading.value);
    // What stands behind a quoted name is no part of it.
    if (value.length > 1 && value[0]?.kind === 'quoted') return undefined;
    return described(said, target, { value: valueOf(value), lead: target });
  }
  if (clause.verb !== 'goal' || said === '' || said === 'add' || said === 'create' || said === 'go')
    return undefined;
  const rest = target.slice(1);
  if (said === 'react' || said === 'give') return withTool(said, rest);
  const written = writing.test(said)
    ? textAtEnd(rest)
    : rewriting.test(said)
      ? textBehindTo(rest)
      : undefined;
  return described(said, written?.lead ?? rest, {
    ...(written && { value: written.text }),
    lead: written?.lead ?? rest,
  });
}

/** "Close issue 502": what is settled, and no part of the page that is put away. */
function isClosable(target: readonly Token[]): boolean {
  const nouns = target.filter(({ kind, lower }) => kind === 'word' && settled.test(lower));
  return nouns.length === 1 && target.length > 1;
}

const settled =
  /^(?:ticket|issue|incident|request|case|order|account|deal|complaint|claim|bug|task|vacancy|poll)$/;

/** "… to "Plan B" via the context menu": the menu of a record is looked into by itself. */
function withoutMeans(value: readonly Token[]): readonly Token[] {
  const [text, by, ...means] = value;
  const isMeans =
    /^(?:via|using|through|from|in|with)$/.test(by?.lower ?? '') && means.at(-1)?.lower === 'menu';
  return text?.kind === 'quoted' && isMeans ? [text] : value;
}

/** "Mute Ines Sol", "snooze the reminder": a verb that no table knows, which the menu of the record may know. */
function verbOnly([verb, ...rest]: readonly Token[]): Deed | undefined {
  if (
    verb?.kind !== 'word' ||
    !/^\p{L}{3,}$/u.test(verb.lower) ||
    rest.length === 0 ||
    rest.length > MOST_SAID
  )
    return undefined;
  const deed = described(verb.lower, rest, { lead: rest });
  return deed && deed.manner.length === 0 ? { ...deed, isUnknown: true } : undefined;
}

/** Most words behind a verb that no table knows. */
const MOST_SAID = 6;

/** What "the mail from Ann" says of a record that is opened; undefined where it says no more than what it is, or nothing of that. */
export function opened(
  { verb, said, readings }: Clause,
  isKindOnPage: (word: Word) => boolean = () => false,
): Deed | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const isLook = verb === 'open' && /^(?:open(?: up)?|view|read|show|see|display)$/.test(said);
  const isGoing = verb === 'click' && said === 'go to';
  if (verb !== 'expand' && !isLook && !isGoing && !(verb === 'click' && said.startsWith('click')))
    return undefined;
  if (target.some(({ kind }) => kind === 'variable') || isOfAll(target)) return undefined;
  const deed = described(said, target, { lead: target });
  const kinds = deed?.nouns.length === 0 ? deed.telling.filter((word) => isKindOnPage(word)) : [];
  const named = deed && {
    ...deed,
    nouns: [...deed.nouns, ...kinds],
    telling: deed.telling.filter((word) => !kinds.includes(word)),
  };
  return named && named.nouns.length > 0 && named.manner.length === 0 ? named : undefined;
}

/** "The list of hives": all of them, and no one that says "list". */
function isOfAll(tokens: readonly Token[]): boolean {
  const [head, of] = tokens.filter(({ kind, lower }) => kind !== 'word' || lower !== 'the');
  return (
    head?.kind === 'word' &&
    /^(?:list|overview|table|index|collection)$/.test(head.lower) &&
    of?.lower === 'of'
  );
}

/** "… with "ok"", "… saying "ok"", "… : "ok"". */
function textAtEnd(tokens: readonly Token[]): { lead: readonly Token[]; text: string } | undefined {
  const last = tokens.at(-1);
  const joint = tokens.at(-2);
  if (last?.kind !== 'quoted') return undefined;
  if (joint && !/^(?:with|saying|by|writing|:)$/.test(joint.lower)) return undefined;
  return { lead: tokens.slice(0, -2), text: last.text };
}

/** "… "frist" to "first"". */
function textBehindTo(tokens: readonly Token[]): { lead: readonly Token[]; text: string } | undefined {
  const [was, to, last] = tokens.slice(-3);
  if (was?.kind !== 'quoted' || last?.kind !== 'quoted' || !to || !/^(?:to|into|as)$/.test(to.lower))
    return undefined;
  return { lead: tokens.slice(0, -2), text: last.text };
}

/** "React with a thumbs up to …", "react to … with a heart", "give … a like", "give a like to …". */
function withTool(said: string, rest: readonly Token[]): Deed | undefined {
  const article = /^(?:a|an)$/;
  const start =
    said === 'react'
      ? rest.findIndex(({ lower }) => lower === 'with') + 1
      : rest.findLastIndex(({ kind, lower }) => kind === 'word' && article.test(lower));
  if (start < 0 || (said === 'react' && start === 0)) return undefined;
  const behind = rest.slice(start);
  const end = behind.findIndex(({ kind, lower }) => kind === 'word' && /^(?:to|on|at)$/.test(lower));
  const tool = (end === -1 ? behind : behind.slice(0, end)).flatMap(({ text }) => [...wordsOf(text)]);
  const content = tool.filter((word) => !isStopWord(word));
  const before = rest.slice(0, Math.max(0, start - (said === 'react' ? 1 : 0)));
  const about = end === -1 ? before : [...before, ...behind.slice(end + 1)];
  const deed = described(said, about, { lead: about });
  return content.length > 0 && deed ? { ...deed, tool: content } : undefined;
}

function described(
  said: string,
  tokens: readonly Token[],
  { value, lead }: { value?: string; lead: readonly Token[] },
): Deed | undefined {
  const as = tokens.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'as');
  // "By 2": how far, which says nothing of a record.
  if (tokens.some(({ lower }, at) => lower === 'by' && /^\d/.test(tokens[at + 1]?.text ?? '')))
    return undefined;
  const isName = (at: number): boolean => at >= 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '');
  // "The mail about the photos": what it is about is no word for what it is.
  const about = tokens.findIndex(({ kind, lower }) => kind === 'word' && topics.test(lower));
  const isTopic = (at: number): boolean => about !== -1 && at > about && (as === -1 || at < as);
  const words = tokens.flatMap((token, at) =>
    token.kind === 'word' && !joints.test(token.lower)
      ? tellingOf(token.text).map((word, _, all) => ({ word, at, isWhole: all.length === 1 }))
      : [],
  );
  const owner = tokens.findIndex(({ kind, lower }) => kind === 'word' && /'s$|’s$/.test(lower));
  const behindAs = words.filter(({ at }) => as !== -1 && at > as).map(({ word }) => word);
  const before = words.filter(({ at }) => as === -1 || at < as);
  // "notes.txt" is the name of a file, and says nothing of notes.
  const isNoun = ({ word, at, isWhole }: { word: Word; at: number; isWhole: boolean }): boolean =>
    isWhole && isKind(word) && !isName(at) && !isTopic(at);
  const [part, ...others] =
    said === 'edit' && tokens[0]?.lower === 'the' && /^(?:of|for)$/.test(tokens[2]?.lower ?? '')
      ? tellingOf(tokens[1]?.text ?? '')
      : [];
  const own = before.filter((each) => !isNoun(each));
  const isQuoted = tokens.some(({ kind }) => kind === 'quoted');
  // "The record for status", "the team photo": of words for what records are, one tells which.
  const names = own.length > 0 || isQuoted ? [] : namesAmong(before, tokens);
  const isTelling = (each: (typeof before)[number]): boolean => !isNoun(each) || names.includes(each);
  return {
    verb: toWord(said),
    ...(part && others.length === 0 && { part: before.find(({ at }) => at === 1)?.word ?? part }),
    tool: [],
    telling: before.filter((each) => isTelling(each)).map(({ word }) => word),
    manner: behindAs,
    nouns: before.filter((each) => !isTelling(each)).map(({ word }) => word),
    literals: tokens.flatMap(({ kind, text }) => (kind === 'quoted' ? [text] : [])),
    ...(value !== undefined && { value }),
    owned: words.filter(({ at }) => at > owner && owner !== -1).map(({ word }) => word),
    writers: writersIn([wordToken(said), ...lead]),
    isOf: lead.some(
      ({ kind, lower }) => kind === 'word' && (/'s$|’s$/.test(lower) || /^(?:by|from|of)$/.test(lower)),
    ),
  };
}

/** Those behind "for", "of", "about"; without such a word all in front of the last. */
function namesAmong<Said extends { at: number }>(nouns: readonly Said[], tokens: readonly Token[]): Said[] {
  const joint = tokens.findIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:for|of|about|named|called)$/.test(lower),
  );
  const behind = nouns.filter(({ at }) => joint !== -1 && at > joint);
  if (joint !== -1) return behind.length < nouns.length ? behind : [];
  return nouns.slice(0, -1);
}

const topics = /^(?:about|regarding|concerning)$/;

/** Words between a record and what it says. */
export const joints =
  /^(?:about|regarding|concerning|named|called|titled|entitled|saying|that|which|who|says|ones?|only)$/;

/** A word for how long, which a control says in short. */
export function isSpan(text: string): boolean {
  return /^(?:hour|minute|day)s?$/.test(text);
}

/** A record that cannot be renamed alone is renamed where it is edited: the field that holds its name gets another. */
export function renamesByEdit({ verb, value, tool }: Deed): boolean {
  return verb.text === 'rename' && value !== undefined && tool.length === 0;
}

/** A name that another text is put in place of. */
export function isRewritten({ verb, value, tool, part }: Deed): boolean {
  return rewriting.test(verb.text) && value !== undefined && tool.length === 0 && part === undefined;
}

/** A word for what records are. */
export function isKind(word: Word): boolean {
  return recordNouns.has(word.stem) || vagueNouns.has(word.stem);
}

function tellingOf(text: string): Word[] {
  return wordsOf(text).filter(
    (word) => !isStopWord(word) && !isOrnament(word) && /[\p{L}\p{N}]/u.test(word.text),
  );
}
