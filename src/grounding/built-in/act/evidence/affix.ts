/** "The suggestion that ends with 'urn'", "all words that start with 'b'": chosen by a part of what they say. */
import { type Clause, spell } from '../../language/clause.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { fold, isStopWord, vagueNouns, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.85;

/** Fewest neighbours of one look that "all words" can speak of. */
const LEAST_GROUP = 3;

export interface Affix {
  all: boolean;
  test: (text: string) => boolean;
  /** Words in front that are no mere word for what is chosen. */
  nouns: readonly string[];
}

/** A click on the one that fits, or on each of them. */
export function affixOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:click|select|open|check|dblclick)$/.test(clause.verb)) return undefined;
  const affix = affixIn(clause.readings.findLast((reading) => reading.target)?.target ?? []);
  if (!affix || affix.nouns.length > 0) return undefined;
  const shown = scene.index.entries.filter(isChoice);
  const fresh = freshEntries(scene);
  const opened = shown.filter((entry) => fresh.has(entry));
  const among = affix.all ? groupOf(shown) : opened.length > 0 ? opened : shown;
  const fitting = among.filter((entry) => affix.test(fold(textOf(entry))));
  if (fitting.length === 0 || (!affix.all && fitting.length > 1)) return undefined;
  // All that was said is what it begins or ends with, in words for nothing in particular.
  const explained = spell(clause.readings.findLast((reading) => reading.target)?.target ?? []);
  return {
    kind: 'steps',
    explained,
    steps: fitting.map((entry) => stepOn(entry, 'click', { confidence: CONFIDENCE })),
  };
}

/** "Words that start with b": what the words behind the noun ask of a text; undefined where they ask nothing of the kind. */
export function affixIn(target: readonly Token[]): Affix | undefined {
  const at = target.findIndex((token) => isAffix(token));
  const verb = target[at]?.lower ?? '';
  // "Starting with A, ending with B": both.
  const joint = target.findIndex((token, place) => place > at + 1 && isAffix(token));
  if (at > 0 && joint > 0) {
    const first = affixIn(
      target
        .slice(0, joint)
        .filter(({ kind, lower }) => kind === 'quoted' || !/^(?:,|and|that)$/.test(lower)),
    );
    const second = affixIn([...target.slice(0, at), ...target.slice(joint)]);
    return first && second && { ...first, test: (each) => first.test(each) && second.test(each) };
  }
  const behind = target
    .slice(at + 1)
    .filter((token) => token.kind !== 'word' || !/^(?:with|in|by|the|letters?|text|word)$/.test(token.lower));
  const [value, ...others] = behind;
  // An unquoted letter or syllable stands alone: "starting with b".
  if (at < 1 || !value || others.length > 0 || value.kind === 'variable') return undefined;
  const text = fold(value.text);
  const front = target.slice(0, at).filter((token) => token.kind === 'word');
  const nouns = front
    .flatMap((token) => [...wordsOf(token.text)])
    .filter((word) => !isStopWord(word) && !vagueNouns.has(word.stem) && !vague.test(word.text))
    .map((word) => word.text);
  const test =
    verb.startsWith('start') || verb.startsWith('begin')
      ? (each: string): boolean => each.startsWith(text)
      : verb.startsWith('end')
        ? (each: string): boolean => each.endsWith(text)
        : (each: string): boolean => each.includes(text);
  return text === ''
    ? undefined
    : { all: front.some((token) => /^(?:all|every|each|everything)$/.test(token.lower)), test, nouns };
}

function isAffix(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    /^(?:start|starts|starting|begin|begins|beginning|end|ends|ending|contain|contains|containing)$/.test(
      token.lower,
    )
  );
}

/** Nouns and quantifiers that say no more than that something is chosen. */
const vague =
  /^(?:all|every|each|everything|words?|suggestions?|options?|choices?|names?|values?|texts?|elements?|terms?|ones?|items?|entry|entries|results?|which|that|whose|name)$/;

function isChoice(entry: Entry): boolean {
  const { node } = entry;
  const isRole = entry.actionable
    ? !/^(?:textbox|searchbox|combobox|spinbutton|slider|listbox)$/.test(node.role)
    : /^(?:option|listitem)$/.test(node.role);
  return isRole && node.ref !== undefined && node.hidden !== 'behind-dialog' && textOf(entry) !== '';
}

/** What it says: of itself, or by the part that a library wraps the words of a line in. */
function textOf({ node }: Entry): string {
  const own = node.name || (node.text ?? '');
  return (own || (/^(?:option|listitem)$/.test(node.role) ? readable(node) : '')).trim();
}

/** The only large group of neighbours of one look. */
function groupOf(entries: readonly Entry[]): readonly Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.parent?.order} ${entry.node.role} ${entry.node.tag}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const large = [...groups.values()].filter((group) => group.length >= LEAST_GROUP);
  return large.length === 1 ? (large[0] as Entry[]) : [];
}
