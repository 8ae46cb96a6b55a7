/** Numbers, times and foreign text as a reader sees them. Pure. */
import type { StepReport } from './schema.js';

/** `1,234`. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** `1 step`, `3 steps`. */
export function counted(value: number, noun: string, plural = `${noun}s`): string {
  return `${count(value)} ${value === 1 ? noun : plural}`;
}

/** Tokens, short: `812`, `12.4k`, `3.1M`. */
export function tokens(value: number): string {
  if (value < 1_000) return count(value);
  return value < 999_950 ? `${(value / 1_000).toFixed(1)}k` : `${(value / 1_000_000).toFixed(1)}M`;
}

/** Milliseconds, short: `84 ms`, `1.2 s`, `3 min 04 s`. */
export function duration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  const rest = String(seconds % 60).padStart(2, '0');
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${rest} s`;
  return `${Math.floor(seconds / 3_600)} h ${String(Math.floor((seconds % 3_600) / 60)).padStart(2, '0')} min`;
}

/** Money without a currency, because the price table has none: four digits below one, two above. */
export function money(value: number): string {
  if (value === 0) return '0';
  return value < 0.00005 ? '< 0.0001' : value.toFixed(value < 1 ? 4 : 2);
}

/** `37 %`; never 0 for some and never 100 for not all. */
export function share(part: number, whole: number): string {
  if (whole <= 0) return '0 %';
  const percent = (part / whole) * 100;
  if (part > 0 && percent < 1) return '< 1 %';
  if (part < whole && percent > 99) return '> 99 %';
  return `${Math.round(percent)} %`;
}

/** What a step is called in a list: its sentence, or its operation where it has none. */
export function sentenceOf(step: Pick<StepReport, 'instruction' | 'operation'>): string {
  return step.instruction || `${step.operation} without instruction`;
}

/**
 * Text from a page or a model, made safe for a terminal and a single line: without control and direction characters
 * (a page could otherwise move the cursor or hide text), white space folded, cut at `limit` characters.
 */
export function line(text: string, limit = 160): string {
  const folded = withoutControls(text.replace(/\s+/g, ' ')).trim();
  return folded.length > limit ? `${folded.slice(0, limit - 1).trimEnd()}…` : folded;
}

/** Text without terminal sequences, control characters and direction overrides; line breaks and tabs stay. */
export function withoutControls(text: string): string {
  return text.replace(terminalSequences, '').replace(controls, '');
}

/** First line of an error message, without colours. */
export function firstLine(message: string): string {
  const [first = ''] = withoutControls(message).trim().split('\n');
  return line(first, 300);
}

const escape = String.fromCharCode(27);
const terminalSequences = new RegExp(
  `${escape}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007${escape}]*\\u0007?)`,
  'g',
);
// Written as ranges of numbers, because the characters themselves cannot be seen in an editor.
const controls = new RegExp(
  `[${[
    [0x00, 0x08],
    [0x0b, 0x1f],
    [0x7f, 0x9f],
    [0x200e, 0x200f],
    [0x202a, 0x202e],
    [0x2066, 0x2069],
  ]
    .map((range) =>
      range
        .map((code) => String.fromCharCode(code))
        .join('-')
        .replaceAll('\\', '\\\\'),
    )
    .join('')}]`,
  'g',
);
