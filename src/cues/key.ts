/** What was asked, as the key of a cue. Knows no file and no page: where a test's cues lie is place.ts. */
import { createHash } from 'node:crypto';
import type { CueKey } from '../contract/cue.js';
import type { JsonSchema } from '../contract/reading.js';

/** A key before it was counted: the session adds the occurrence. */
export type CueQuestion = Omit<CueKey, 'occurrence'>;

/** What a call was made with, as far as it changes its meaning. */
export interface QuestionParts {
  operation: CueKey['operation'];
  /** As the author wrote it, `%name%` tokens unreplaced. */
  instruction?: string | undefined;
  /** Scope of the call. */
  selector?: string | undefined;
  ignoreSelectors?: readonly string[] | undefined;
  /** Names only; a value never gets near a key. */
  variables?: readonly string[] | undefined;
  /** Schema of the wanted data; only its hash is kept. */
  schema?: JsonSchema | undefined;
  /** Further options that change the meaning, by name. */
  more?: Readonly<Record<string, string | boolean | readonly string[]>> | undefined;
}

/**
 * The question of a call. Lists that have no order (ignored selectors, variable names) are sorted,
 * so that writing them in another order is the same question.
 */
export function cueQuestion(parts: QuestionParts): CueQuestion {
  const options: NonNullable<CueKey['options']> = {};
  if (parts.selector?.trim()) options['selector'] = parts.selector.trim();
  const ignored = sorted(parts.ignoreSelectors?.map((selector) => selector.trim()));
  if (ignored.length > 0) options['ignoreSelectors'] = ignored;
  const variables = sorted(parts.variables);
  if (variables.length > 0) options['variables'] = variables;
  if (parts.schema) options['schema'] = schemaHash(parts.schema);
  for (const [name, value] of Object.entries(parts.more ?? {})) {
    options[name] = typeof value === 'object' ? [...value] : value;
  }
  return {
    operation: parts.operation,
    instruction: foldInstruction(parts.instruction ?? ''),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
}

/**
 * The instruction with white space folded and in Unicode form NFC. Quoted parts stay as they are:
 * they are values that go into the page, and `"a b"` is not `"a  b"`.
 */
export function foldInstruction(instruction: string): string {
  let folded = '';
  let end = 0;
  for (const match of instruction.matchAll(quoted)) {
    folded += instruction.slice(end, match.index).replace(/\s+/gu, ' ') + match[0];
    end = match.index + match[0].length;
  }
  return (folded + instruction.slice(end).replace(/\s+/gu, ' ')).trim().normalize('NFC');
}

/** Short hash of a schema: the order of its properties and the draft it names do not matter. */
export function schemaHash(schema: JsonSchema): string {
  const { $schema: _draft, ...rest } = schema;
  return createHash('sha256').update(canonicalJson(rest)).digest('base64url').slice(0, 12);
}

/** JSON with sorted property names and no white space: equal texts mean equal data. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Text that is equal for equal questions, whatever the order of their options. For maps, not for people. */
export function questionId(question: CueQuestion): string {
  const { operation, instruction, options } = question;
  return canonicalJson([operation, instruction, options ?? {}]);
}

/** As {@link questionId}, with the occurrence. */
export function keyId(key: CueKey): string {
  return `${questionId(key)}#${key.occurrence}`;
}

/** A key for a message: `act "click Save" (selector #panel, 2nd time)`. */
export function keyText(key: CueQuestion & { occurrence?: number }): string {
  const notes = Object.entries(key.options ?? {}).map(([name, value]) =>
    value === true ? name : `${name} ${Array.isArray(value) ? value.join(', ') : String(value)}`,
  );
  if (key.occurrence !== undefined && key.occurrence > 1) notes.push(`${ordinal(key.occurrence)} time`);
  const instruction = key.instruction.length > 200 ? `${key.instruction.slice(0, 199)}…` : key.instruction;
  return [
    key.operation,
    instruction ? `"${instruction}"` : 'without instruction',
    ...(notes.length > 0 ? [`(${notes.join(', ')})`] : []),
  ].join(' ');
}

// A single quote opens a quotation only behind white space and closes only before it, or every apostrophe would.
const quoted = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`|(?<=^|[\s(])'[^']*'(?=$|[\s).,;:!?])/gu;

function sorted(names: readonly string[] | undefined): string[] {
  return [...new Set(names)].toSorted();
}

function ordinal(count: number): string {
  const tens = count % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${suffix}`;
}
