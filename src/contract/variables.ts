/** Variables of an instruction: `%name%` tokens, their replacement, and the scrubbing of their values. */
import { z } from 'zod';
import { VariableError } from './errors.js';

const Primitive = z.union([z.string(), z.number(), z.boolean()]);

/** One variable: a primitive, or a primitive with a description that a model may read (reference 2.7). */
export const Variable = z.union([
  Primitive,
  z.strictObject({ value: Primitive, description: z.string().optional() }),
]);
export type Variable = z.infer<typeof Variable>;

/** Variables by name. */
export const Variables = z.record(z.string(), Variable);
export type Variables = z.infer<typeof Variables>;

/** What stands in a snapshot, log or error where a secret value stood. */
export const MASK = '•••';

const token = /%([A-Za-z_][A-Za-z0-9_.-]*)%/g;

/** Names of the `%name%` tokens of a text, in order, each once. */
export function tokensOf(text: string): string[] {
  return [...new Set([...text.matchAll(token)].map((match) => match[1] ?? ''))];
}

/**
 * Checks that every token of a text has a variable.
 * @throws VariableError naming the unknown token and listing the known ones
 */
export function checkTokens(text: string, variables: Variables | undefined): void {
  const known = Object.keys(variables ?? {});
  for (const name of tokensOf(text)) {
    if (known.includes(name)) continue;
    throw new VariableError({
      looked: `a variable for %${name}%`,
      where: `in "${text.slice(0, 200)}"`,
      found:
        known.length > 0
          ? `the variables ${known.map((each) => `%${each}%`).join(', ')}`
          : 'no variables at all',
      next: `Pass it: { variables: { ${name}: … } }.`,
    });
  }
}

/**
 * The text with its tokens replaced by values. Only for the moment a value goes into the page.
 * @throws VariableError for an unknown token
 */
export function substitute(text: string, variables: Variables | undefined): string {
  checkTokens(text, variables);
  return text.replace(token, (_whole, name: string) => valueOf(variables?.[name]));
}

/** Names with their descriptions, without any value: what a model may see. */
export function describeVariables(
  variables: Variables | undefined,
): { name: string; description?: string }[] {
  return Object.entries(variables ?? {}).map(([name, variable]) =>
    typeof variable === 'object' && variable.description !== undefined
      ? { name, description: variable.description }
      : { name },
  );
}

/** The values as strings, longest first, empty ones left out: what has to be scrubbed from a text. */
export function secretsOf(variables: Variables | undefined): string[] {
  return Object.values(variables ?? {})
    .map(valueOf)
    .filter((value) => value.trim() !== '')
    .toSorted((a, b) => b.length - a.length);
}

/**
 * The text without any of the secrets. A secret of one or two characters is replaced only where it stands alone,
 * because masking every "1" of a page would make the page unreadable and would give the value away. A longer one is found
 * in groups as well, as pages write the numbers of cards, accounts and telephones, and as addresses, JSON and headers write it.
 */
export function scrub(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) {
    if (secret.length > 2) {
      for (const form of formsOf(secret)) clean = clean.replaceAll(form, MASK);
      clean = clean.replace(groupsOf(secret), MASK);
    } else if (clean.trim() === secret) clean = MASK;
  }
  return clean;
}

/** The data with every string in it scrubbed, keys and what is no plain data left as they are. */
export function scrubDeep<T>(value: T, secrets: readonly string[]): T {
  if (secrets.length === 0) return value;
  if (typeof value === 'string') return scrub(value, secrets) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => scrubDeep(each, secrets)) as T;
  if (typeof value === 'object' && value !== null && isPlain(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, scrubDeep(each, secrets)]),
    ) as T;
  }
  return value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const forms = new Map<string, readonly string[]>();

/** A value as it is, escaped as in JSON, as in addresses and forms, and in Base64. */
function formsOf(secret: string): readonly string[] {
  const known = forms.get(secret);
  if (known) return known;
  const bytes = Buffer.from(secret);
  // Half a surrogate pair has no escape, and would be an error.
  const wellFormed = bytes.toString('utf8');
  const escaped = [
    JSON.stringify(secret).slice(1, -1),
    encodeURI(wellFormed),
    encodeURIComponent(wellFormed),
    new URLSearchParams({ '': secret }).toString().slice(1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ];
  // The escape of a short value may be an ordinary word.
  const all = [...new Set([secret, ...escaped.filter((form) => form.length > 5)])];
  forms.set(secret, all);
  return all;
}

const patterns = new Map<string, RegExp>();

/** Finds a value of six and more letters or digits whatever stands between its characters; a shorter one nowhere. */
function groupsOf(secret: string): RegExp {
  const known = patterns.get(secret);
  if (known) return known;
  const letters = secret.match(/[\p{L}\p{N}]/gu) ?? [];
  // A value with a character of its own ("@", "#") is not regrouped by any page.
  const isGrouped = letters.length >= 6 && /^[\p{L}\p{N}\s().\-/]*$/u.test(secret);
  const pattern = isGrouped ? new RegExp(letters.join('[\\s().\\-/]{0,3}'), 'gu') : /(?!)/gu;
  patterns.set(secret, pattern);
  return pattern;
}

function valueOf(variable: Variable | undefined): string {
  return String(typeof variable === 'object' ? variable.value : (variable ?? ''));
}
