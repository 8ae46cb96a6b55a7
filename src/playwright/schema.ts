/** A schema as a test author writes it (zod 4, Standard Schema with JSON Schema, or JSON Schema itself) at the door of `extract`. */
import { z } from 'zod';
import { OptionsError, SchemaValidationError } from '../contract/errors.js';
import type { JsonSchema } from '../contract/reading.js';

/** Anything that says its output type the Standard Schema way: zod 4, ArkType, Valibot (with a JSON Schema) … */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly unknown[] | undefined;
      }[];
    };

/** A schema ready for use: its JSON Schema for the grounder, and the check of what came back. */
export interface PreparedSchema<Output> {
  jsonSchema: JsonSchema;
  /** @throws SchemaValidationError with one row for each place that does not fit */
  validate: (data: unknown) => Promise<Output>;
}

/** Marks where a `Date` is wanted: JSON has none, so it travels as text and is revived before validation. */
const DATE_MARK = 'x-cuebook-date';

/**
 * Prepares a schema.
 * @throws OptionsError when it is no schema, or one that cannot be turned into a JSON Schema
 */
export function prepareSchema<Output>(schema: StandardSchema<Output>): PreparedSchema<Output> {
  const jsonSchema = toJsonSchema(schema);
  return {
    jsonSchema,
    validate: async (data) => {
      const result = await schema['~standard'].validate(reviveDates(data, jsonSchema));
      if (!result.issues) return result.value;
      const issues = result.issues.map(({ path = [], message }) => ({
        path: path.map(segment).join('.'),
        message,
      }));
      throw new SchemaValidationError(
        {
          looked: 'data that fits the schema',
          found: issues.map(({ path, message }) => `${path || 'the value'}: ${message}`).join('; '),
          next: 'Correct the schema, or describe the field (z.string().describe("…")) in the words of the page.',
        },
        { issues },
      );
    },
  };
}

function toJsonSchema(schema: unknown): JsonSchema {
  if (!isStandardSchema(schema)) {
    throw new OptionsError({
      looked: 'a schema as the second argument of extract',
      found: schema === null ? 'null' : `a value of type ${typeof schema}`,
      next: 'Pass a zod schema: ai.extract("the order total", z.number()).',
    });
  }
  try {
    if ('_zod' in schema) {
      return z.toJSONSchema(schema as unknown as z.ZodType, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema._zod.def.type !== 'date') return;
          jsonSchema.type = 'string';
          jsonSchema.format = 'date-time';
          Reflect.set(jsonSchema, DATE_MARK, true);
        },
      }) as JsonSchema;
    }
    const own = ownJsonSchema(schema);
    if (own) return own;
  } catch (error) {
    throw new OptionsError(
      {
        looked: 'a JSON Schema for the schema of extract',
        found: `that it cannot be expressed as one: ${error instanceof Error ? error.message : String(error)}`,
        next: 'Use types that have a JSON form.',
      },
      { cause: error },
    );
  }
  throw new OptionsError({
    looked: 'a JSON Schema for the schema of extract',
    found: `that a schema of ${schema['~standard'].vendor} does not offer one`,
    next:
      schema['~standard'].vendor === 'valibot'
        ? 'Wrap it: toStandardJsonSchema(schema) of @valibot/to-json-schema.'
        : 'Use zod 4, ArkType, or a Standard Schema with `~standard.jsonSchema`.',
  });
}

/** Standard JSON Schema (`~standard.jsonSchema.input`), or ArkType's `toJsonSchema()`. */
function ownJsonSchema(schema: StandardSchema): JsonSchema | undefined {
  const standard: unknown = Reflect.get(schema['~standard'], 'jsonSchema');
  if (typeof standard === 'object' && standard !== null) {
    const input: unknown = Reflect.get(standard, 'input');
    if (typeof input === 'function') return input.call(standard, { target: 'draft-2020-12' }) as JsonSchema;
  }
  const method: unknown = Reflect.get(schema, 'toJsonSchema');
  if (typeof method === 'function') return method.call(schema) as JsonSchema;
  return undefined;
}

function isStandardSchema(value: unknown): value is StandardSchema {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    '~standard' in value &&
    typeof value['~standard'] === 'object'
  );
}

function segment(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'key' in part) return String(part.key);
  return String(part);
}

/** Data with text turned into Dates where the schema wants one; what is no date stays text and fails the validation. */
function reviveDates(data: unknown, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return data;
  if (Reflect.get(schema, DATE_MARK) === true && typeof data === 'string') {
    const date = new Date(data);
    return Number.isNaN(date.getTime()) ? data : date;
  }
  if (Array.isArray(data)) return data.map((item) => reviveDates(item, Reflect.get(schema, 'items')));
  if (typeof data === 'object' && data !== null) {
    const properties: unknown = Reflect.get(schema, 'properties');
    if (typeof properties !== 'object' || properties === null) return data;
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, reviveDates(value, Reflect.get(properties, name))]),
    );
  }
  const either: unknown = Reflect.get(schema, 'anyOf');
  return Array.isArray(either) ? either.reduce(reviveDates, data) : data;
}
