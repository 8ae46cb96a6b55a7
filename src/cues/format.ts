/** The text of a cue file: from text to checked data, and back to the same bytes. Touches no disk. */
import type { z } from 'zod';
import { CUE_VERSION, CueFile } from '../contract/cue.js';
import { CueFileError } from '../contract/errors.js';
import { keyId, keyText } from './key.js';
import { fromVersion1, type Migration } from './migrations.js';

/** What a reader can do: the newest version it knows, and the way there from older ones (by the version they start from). */
export interface Format {
  version: number;
  migrations: Readonly<Record<number, Migration>>;
}

/** The format of this release. A change of {@link CUE_VERSION} adds a row here, and its fixture to the tests. */
export const currentFormat: Format = { version: CUE_VERSION, migrations: { 1: fromVersion1 } };

/**
 * The data of a cue file.
 * @param file its path, for messages
 * @throws CueFileError that names the file, the place in it, and what to do
 */
export function parseCueFile(text: string, file: string, format: Format = currentFormat): CueFile {
  const data = migrate(parseJson(text, file), file, format);
  const parsed = CueFile.safeParse(data);
  if (!parsed.success) throw broken(file, describeIssues(parsed.error.issues));
  const seen = new Map<string, number>();
  for (const [index, cue] of parsed.data.cues.entries()) {
    const id = keyId(cue.key);
    const before = seen.get(id);
    if (before !== undefined) {
      throw broken(file, `cues[${index}] and cues[${before}] both for ${keyText(cue.key)}`);
    }
    seen.set(id, index);
  }
  return parsed.data;
}

/**
 * The text of a cue file: the order of properties is that of the schema, two spaces, a final newline, and line breaks
 * where Prettier and oxfmt put them at 80 columns, so that a formatter run over the repository changes nothing.
 * @throws CueFileError when the data is no cue file: such a thing is never written
 */
export function printCueFile(data: CueFile, file: string): string {
  const parsed = CueFile.safeParse(data);
  if (!parsed.success) throw broken(file, describeIssues(parsed.error.issues));
  return `${print(plain(parsed.data), '', 0)}\n`;
}

function parseJson(text: string, file: string): unknown {
  const clean = text.replace(/^\uFEFF/, '');
  const conflict = clean.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7})(?:\s|$)/.test(line));
  if (conflict >= 0) {
    throw broken(file, `a merge conflict at line ${conflict + 1}`, 'Take one side, or delete the file');
  }
  try {
    return JSON.parse(clean);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw broken(file, `no valid JSON: ${whereInText(message, clean)}`, undefined, cause);
  }
}

/** The parser's message says at which character; a person wants line and column, and no excerpt of the file. */
function whereInText(message: string, text: string): string {
  if (text.trim() === '') return 'it is empty';
  if (/end of JSON input|Unterminated/i.test(message)) return 'it ends in the middle';
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  if (Number.isNaN(position)) return 'it could not be parsed';
  if (text.slice(position).trim() === '') return 'it ends in the middle';
  const lines = text.slice(0, position).split('\n');
  return `the mistake is at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

function migrate(raw: unknown, file: string, format: Format): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw broken(file, 'no object with "version", "test" and "cues"');
  }
  let data = raw as Record<string, unknown>;
  const version = data['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw broken(
      file,
      `at version: ${JSON.stringify(version) ?? 'nothing'}, where a whole number is expected`,
    );
  }
  if (version > format.version) {
    throw broken(
      file,
      `version ${version} of the format, and this release of Cuebook reads up to ${format.version}`,
      'Update cuebook to the release that wrote the file',
    );
  }
  for (let at = version; at < format.version; at += 1) {
    const step = format.migrations[at];
    if (!step) {
      throw broken(file, `version ${at} of the format, which this release of Cuebook no longer reads`);
    }
    try {
      data = { ...step(data), version: at + 1 };
    } catch (cause) {
      throw broken(file, `data that cannot be migrated from version ${at}`, undefined, cause);
    }
  }
  return data;
}

function broken(
  file: string,
  found: string,
  next = 'Restore the file from version control, or delete it',
  cause?: unknown,
): CueFileError {
  return new CueFileError(
    {
      looked: 'the cues of a test',
      where: `in ${file}`,
      found,
      next: `${next} and record again (run the test locally, without CI set). The file was left as it is.`,
    },
    cause === undefined ? {} : { cause },
  );
}

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const shown = issues.slice(0, 3).map((issue) => `at ${placeOf(issue.path)}: ${issue.message}`);
  const rest = issues.length - shown.length;
  return shown.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

function placeOf(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return text.replace(/^\./, '') || 'the top';
}

type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

/** The data as JSON knows it: without properties that are undefined. */
function plain(value: CueFile): Plain {
  return JSON.parse(JSON.stringify(value)) as Plain;
}

const width = 80;

/** `before` is the width of what stands on the line in front of the value, indentation included. */
function print(value: Plain, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const flat = isBroken(value) ? undefined : printFlat(value);
  // One column is left for the comma.
  if (flat !== undefined && before + columnsOf(flat) + 1 <= width) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const lines = Array.isArray(value)
    ? value.map((each) => `${inner}${print(each, inner, inner.length)}`)
    : Object.entries(value).map(([name, each]) => {
        const start = `${inner}${JSON.stringify(name)}: `;
        return start + print(each, inner, start.length);
      });
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Objects go over several lines, except a step of a locator, which reads like a call; arrays as formatters have them. */
function isBroken(value: Plain): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value)) return Object.keys(value).length > 0 && !('by' in value);
  const members = value.map(sizeOfMember);
  const kinds = new Set(value.map((each) => Array.isArray(each)));
  if (value.length > 1 && kinds.size === 1 && members.every((size) => size > 1)) return true;
  return value.some(isBroken);
}

/** Width of a text in a fixed-width font, as formatters count it: East Asian characters and pictures take two columns. */
function columnsOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]/g;

function sizeOfMember(value: Plain): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function printFlat(value: Plain): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  const entries = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${printFlat(each)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
