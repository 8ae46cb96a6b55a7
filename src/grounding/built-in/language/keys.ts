/** Names of keys as testers say them, in Playwright's spelling. */
import type { Token } from './lexer.js';

const named: Readonly<Record<string, string>> = {
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  tab: 'Tab',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  space: 'Space',
  spacebar: 'Space',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

const modifiers: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
  controlormeta: 'ControlOrMeta',
};

/** Keys that are hardly ever the name of a button: said alone they are always the key. */
const certain = new Set([
  'Enter',
  'Escape',
  'Tab',
  'Backspace',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Space',
]);

/** A key at the beginning of tokens: Playwright's name, the tokens it took, and whether it can be nothing else. */
export interface KeyMatch {
  key: string;
  length: number;
  certain: boolean;
}

/** Reads `Enter`, `the Escape key`, `Ctrl+A`, `arrow down`, `page up key`. */
export function keyAt(tokens: readonly Token[]): KeyMatch | undefined {
  let at = 0;
  while (tokens[at] && /^(?:the|on|a|key)$/.test(tokens[at]?.lower ?? '')) at += 1;
  const first = tokens[at];
  if (!first || first.kind === 'variable') return undefined;
  const two = `${first.lower}${tokens[at + 1]?.lower ?? ''}`;
  const turned = `${tokens[at + 1]?.lower ?? ''}${first.lower}`;
  const follows = (length: number): boolean =>
    tokens[at + length]?.lower === 'key' || tokens[at + length]?.lower === 'keys';
  const match = (key: string, length: number): KeyMatch => ({
    key,
    length: at + length + (follows(length) ? 1 : 0),
    certain: certain.has(key) || key.includes('+') || follows(length),
  });
  if (two.startsWith('arrow') && named[two] && two.length > 5) return match(named[two], 2);
  if (named[turned]?.startsWith('Arrow') && tokens[at + 1]?.lower === 'arrow') return match(named[turned], 2);
  if (two === 'pageup' || two === 'pagedown') return match(named[two] as string, 2);
  const combination = combinationAt(tokens.slice(at));
  if (combination) return match(combination.key, combination.length);
  const single = named[first.lower];
  if (single && !(single.startsWith('Arrow') && !first.lower.startsWith('arrow') && !follows(1)))
    return match(single, 1);
  if (/^f(?:[1-9]|1[0-2])$/.test(first.lower)) return match(first.text.toUpperCase(), 1);
  if (/^[\p{L}\p{N}]$/u.test(first.text)) return match(first.text, 1);
  return undefined;
}

function combinationAt(tokens: readonly Token[]): { key: string; length: number } | undefined {
  const first = tokens[0] as Token;
  let parts = first.lower.split(/[+-]/).filter((part) => part !== '');
  let length = 1;
  if (modifiers[parts[0] ?? ''] === undefined) return undefined;
  while (modifiers[parts.at(-1) ?? ''] !== undefined && tokens[length]) {
    const next = tokens[length] as Token;
    if (
      next.lower !== '+' &&
      next.lower !== 'and' &&
      parts.length > 0 &&
      tokens[length - 1]?.lower !== '+' &&
      !first.lower.endsWith('+')
    )
      return undefined;
    parts = [...parts, ...next.lower.split('+').filter((part) => part !== '' && part !== 'and')];
    length += 1;
  }
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || modifiers[last] !== undefined) return undefined;
  const key = named[last] ?? (last.length === 1 ? last.toUpperCase() : undefined);
  if (key === undefined) return undefined;
  const held = parts.slice(0, -1).map((part) => modifiers[part]);
  if (held.includes(undefined)) return undefined;
  return { key: [...held, last.length === 1 && !held.includes('Shift') ? last : key].join('+'), length };
}

/** "Twice", "3 times" at the beginning: how often, and how many words say it. */
export function timesOf(tokens: readonly Token[]): { count: number; length: number } {
  const first = tokens[0]?.lower ?? '';
  if (first === 'once') return { count: 1, length: 1 };
  if (first === 'twice') return { count: 2, length: 1 };
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const count = /^\d{1,2}$/.test(first) ? Number(first) : words.indexOf(first);
  return count > 0 && /^times?$/.test(tokens[1]?.lower ?? '')
    ? { count: Math.min(count, 30), length: 2 }
    : { count: 1, length: 0 };
}

/** The same at the end, behind something to do it to: "Next twice". */
export function timesAtEnd(tokens: readonly Token[]): { count: number; length: number } {
  const ends = [1, 2].map((length) => (tokens.length > length ? timesOf(tokens.slice(-length)) : undefined));
  return ends.find((times, at) => times?.length === at + 1) ?? { count: 1, length: 0 };
}
