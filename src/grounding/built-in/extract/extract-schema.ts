/** JSON Schema to what is wanted: only the part of the language that says which values to look for. Validation is the caller's. */
import type { JsonSchema, ParseAs } from '../../../contract/reading.js';
import { plainWords } from './extract-words.js';

/** A single value. */
export interface WantScalar {
  kind: 'scalar';
  parse: ParseAs;
  /** The address is that of a picture. */
  isImage?: boolean;
  /** Allowed values, where the schema lists them. */
  allowed?: readonly unknown[];
  /** Further demand on strings. */
  pattern?: RegExp;
  description: string;
}
/** A record with named fields. */
export interface WantObject {
  kind: 'object';
  fields: readonly WantField[];
  description: string;
}
/** A list of values or of records. */
export interface WantList {
  kind: 'list';
  item: Want;
  minItems: number;
  maxItems: number;
  description: string;
}
export type Want = WantScalar | WantObject | WantList;

/** A property of an object. */
export interface WantField {
  name: string;
  want: Want;
  /** Neither optional nor nullable. */
  required: boolean;
  /** What stands for a missing value. */
  absent: null | undefined;
}

/** What a schema wants, or a sentence why this engine does not know. */
export type Wanted = { ok: true; want: Want } | { ok: false; reason: string };

/** Reads a schema: `$ref`, nullable unions, type lists, enums, formats; other unions and open records are beyond it. */
export function wantedBy(schema: JsonSchema): Wanted {
  try {
    return { ok: true, want: wantOf(schema, schema, 0) };
  } catch (error) {
    if (error instanceof UnknownSchema) return { ok: false, reason: error.message };
    throw error;
  }
}

class UnknownSchema extends Error {}

function wantOf(given: unknown, root: JsonSchema, depth: number): Want {
  if (depth > 12) throw new UnknownSchema('the schema is nested too deeply');
  const { schema } = withoutNull(resolve(given, root), root);
  const description = typeof schema['description'] === 'string' ? schema['description'] : '';
  const type = typeOf(schema);
  if (type === 'object') {
    const properties = schema['properties'];
    if (!isRecord(properties) || Object.keys(properties).length === 0)
      throw new UnknownSchema('the schema has an object without properties');
    const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
    const fields = Object.entries(properties).map(([name, property]): WantField => {
      const { isNullable } = withoutNull(resolve(property, root), root);
      const isRequired = required.includes(name);
      return {
        name,
        want: wantOf(property, root, depth + 1),
        required: isRequired && !isNullable,
        absent: isRequired && isNullable ? null : undefined,
      };
    });
    return { kind: 'object', fields, description };
  }
  if (type === 'array') {
    const items = schema['items'] ?? { type: 'string' };
    return {
      kind: 'list',
      item: wantOf(Array.isArray(items) ? items[0] : items, root, depth + 1),
      minItems: typeof schema['minItems'] === 'number' ? schema['minItems'] : 0,
      maxItems: typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Infinity,
      description,
    };
  }
  return scalarOf(schema, type, description);
}

function scalarOf(schema: JsonSchema, type: string, description: string): WantScalar {
  const allowed = Array.isArray(schema['enum'])
    ? (schema['enum'] as unknown[])
    : 'const' in schema
      ? [schema['const']]
      : undefined;
  const pattern = schema['format'] === 'email' ? /^\S+@\S+\.\S+$/ : patternOf(schema['pattern']);
  return {
    kind: 'scalar',
    parse: parseOf(schema, type),
    description,
    ...(allowed && { allowed }),
    ...(pattern && { pattern }),
  };
}

function parseOf(schema: JsonSchema, type: string): ParseAs {
  if (type === 'number' || type === 'integer' || type === 'boolean') return type;
  if (type !== 'string') throw new UnknownSchema(`the schema has a value of type ${type}`);
  const format = schema['format'];
  if (format === 'date' || format === 'date-time') return format;
  return format === 'uri' || format === 'url' ? 'url' : 'string';
}

function typeOf(schema: JsonSchema): string {
  if (typeof schema['type'] === 'string') return schema['type'];
  if (isRecord(schema['properties'])) return 'object';
  if ('items' in schema) return 'array';
  const sample = Array.isArray(schema['enum']) ? (schema['enum'] as unknown[])[0] : schema['const'];
  if (sample !== undefined) return typeof sample;
  if (Object.keys(schema).every((key) => key === 'description' || key === '$schema')) return 'string';
  throw new UnknownSchema('the schema has a union or a keyword that the built-in engine does not know');
}

/** The one schema of a nullable union, and whether null is allowed. */
function withoutNull(schema: JsonSchema, root: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  const options = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(options)) {
    const branches = options.map((each) => resolve(each, root));
    const rest = branches.filter((each) => each['type'] !== 'null');
    const literals = rest.flatMap((each) =>
      'const' in each ? [each['const']] : ((each['enum'] as unknown[]) ?? []),
    );
    const isLiteral = rest.every((each) => 'const' in each || Array.isArray(each['enum']));
    if (rest.length !== 1 && !isLiteral) throw new UnknownSchema('the schema has a union of several types');
    const { anyOf: _anyOf, oneOf: _oneOf, ...outer } = schema;
    const one: JsonSchema = rest.length === 1 ? { ...rest[0], ...outer } : { ...outer, enum: literals };
    const inner = rest.length === 1 ? withoutNull(one, root) : { schema: one, isNullable: false };
    return { schema: inner.schema, isNullable: inner.isNullable || rest.length < branches.length };
  }
  if (Array.isArray(schema['allOf']) && schema['allOf'].length === 1)
    return withoutNull({ ...schema, ...resolve(schema['allOf'][0], root), allOf: undefined }, root);
  const types = schema['type'];
  if (Array.isArray(types)) {
    const rest = (types as unknown[]).filter((each) => each !== 'null');
    if (rest.length !== 1) throw new UnknownSchema('the schema has a value of several types');
    return { schema: { ...schema, type: rest[0] }, isNullable: rest.length < types.length };
  }
  if (Array.isArray(schema['enum']) && schema['enum'].includes(null)) {
    const rest = (schema['enum'] as unknown[]).filter((each) => each !== null);
    return { schema: { ...schema, enum: rest }, isNullable: true };
  }
  return { schema, isNullable: schema['nullable'] === true };
}

function resolve(given: unknown, root: JsonSchema): JsonSchema {
  let schema = given;
  for (let hops = 0; isRecord(schema) && typeof schema['$ref'] === 'string'; hops += 1) {
    const { $ref: reference, ...outer } = schema;
    if (hops > 20 || !reference.startsWith('#')) throw new UnknownSchema(`the schema refers to ${reference}`);
    let target: unknown = root;
    for (const key of reference.slice(1).split('/').filter(Boolean))
      target = isRecord(target) ? target[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
    if (!isRecord(target))
      throw new UnknownSchema(`the schema refers to ${reference}, which it does not define`);
    schema = { ...target, ...outer };
  }
  if (!isRecord(schema)) throw new UnknownSchema('the schema is not an object');
  return schema;
}

function patternOf(pattern: unknown): RegExp | undefined {
  if (typeof pattern !== 'string') return undefined;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The words of all names and descriptions of fields. */
export function fieldWords(want: WantObject): string[] {
  return want.fields.flatMap((field) => [
    ...plainWords(field.name),
    ...plainWords(field.want.description),
    ...(field.want.kind === 'object'
      ? fieldWords(field.want)
      : field.want.kind === 'list' && field.want.item.kind === 'object'
        ? fieldWords(field.want.item)
        : []),
  ]);
}
