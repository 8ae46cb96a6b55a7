/** The form of a model's answer to `extract`: the caller's schema with `{ refs, value }` in the place of every value. Pure. */
import type { JsonSchema } from '../contract/reading.js';
import { wantedBy, type Want, type WantScalar } from './built-in/extract/extract-schema.js';
import { objectOf } from './prompts.js';

/** What is wanted, as `Want`, and besides whatever a schema may hold, as JSON. */
export type Form =
  | { kind: 'scalar'; want: WantScalar }
  /** A union, an open record or another thing that has no form: it is answered as JSON text. */
  | { kind: 'json'; schema: JsonSchema }
  | { kind: 'list'; item: Form; maxItems: number; description: string }
  | { kind: 'object'; fields: readonly FormField[]; description: string };

/** A property. `key` stands for its name in the answer, because not every name can stand there. */
export interface FormField {
  name: string;
  key: string;
  form: Form;
  required: boolean;
  absent: null | undefined;
}

/** Depth at which a schema that refers to itself is cut off. */
const MAX_DEPTH = 8;

/** The form of a schema. */
export function formOf(schema: JsonSchema): Form {
  return formWithin(schema, schema, 0);
}

/** Schema of the whole answer. */
export function answerSchemaOf(form: Form): JsonSchema {
  return objectOf({
    reason: { type: 'string' },
    outcome: { type: 'string', enum: ['found', 'none', 'ambiguous', 'open'] },
    data: { anyOf: [schemaOf(form, ''), { type: 'null' }] },
    refs: { type: 'array', items: { type: 'string' } },
  });
}

/** Whether an address is wanted anywhere. */
export function wantsUrl(form: Form): boolean {
  switch (form.kind) {
    case 'scalar':
      return form.want.parse === 'url';
    case 'json':
      return /"ur[il]"/.test(JSON.stringify(form.schema));
    case 'list':
      return wantsUrl(form.item);
    case 'object':
      return form.fields.some((field) => wantsUrl(field.form));
    default:
      return form satisfies never;
  }
}

/** Names and descriptions in the schema, for finding the parts of the page that matter. */
export function wordsOfForm(form: Form): string {
  switch (form.kind) {
    case 'scalar':
      return [form.want.description, ...(form.want.allowed ?? [])].map(String).join(' ');
    case 'json':
      return typeof form.schema['description'] === 'string' ? form.schema['description'] : '';
    case 'list':
      return `${form.description} ${wordsOfForm(form.item)}`;
    case 'object':
      return [
        form.description,
        ...form.fields.map((field) => `${field.name} ${wordsOfForm(field.form)}`),
      ].join(' ');
    default:
      return form satisfies never;
  }
}

function formWithin(schema: JsonSchema, root: JsonSchema, depth: number): Form {
  if (depth > MAX_DEPTH) return { kind: 'json', schema };
  const { $defs, definitions } = root;
  const wanted = wantedBy({
    ...schema,
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  });
  if (wanted.ok) return formOfWant(wanted.want);
  const { properties, items } = schema;
  if (isRecord(properties) && Object.keys(properties).length > 0) {
    const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
    const fields = Object.entries(properties).map(([name, property], index): FormField => {
      const isNullable = JSON.stringify(property ?? null).includes('"null"');
      const isRequired = required.includes(name);
      return {
        name,
        key: keyOf(name, index),
        form: formWithin(isRecord(property) ? property : {}, root, depth + 1),
        required: isRequired && !isNullable,
        absent: isRequired && isNullable ? null : undefined,
      };
    });
    return { kind: 'object', fields, description: descriptionOf(schema) };
  }
  if (isRecord(items)) {
    return {
      kind: 'list',
      item: formWithin(items, root, depth + 1),
      maxItems: typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Infinity,
      description: descriptionOf(schema),
    };
  }
  return { kind: 'json', schema };
}

function formOfWant(want: Want): Form {
  switch (want.kind) {
    case 'scalar':
      return { kind: 'scalar', want };
    case 'list':
      return {
        kind: 'list',
        item: formOfWant(want.item),
        maxItems: want.maxItems,
        description: want.description,
      };
    case 'object':
      return {
        kind: 'object',
        description: want.description,
        fields: want.fields.map(({ name, want: each, required, absent }, index) => ({
          name,
          key: keyOf(name, index),
          form: formOfWant(each),
          required,
          absent,
        })),
      };
    default:
      return want satisfies never;
  }
}

/** A name that every provider takes as a property; names such as `__proto__` are refused by parsers. */
function keyOf(name: string, index: number): string {
  const isPlain =
    /^[A-Za-z][A-Za-z0-9_]{0,59}$/.test(name) && !(name in Object.prototype) && name !== 'prototype';
  return isPlain ? name : `field_${index + 1}`;
}

function schemaOf(form: Form, label: string): JsonSchema {
  switch (form.kind) {
    case 'scalar':
      return withDescription(leafSchema(valueType(form.want)), [
        label,
        form.want.description,
        hintOf(form.want),
      ]);
    case 'json':
      return withDescription(leafSchema('string'), [
        label,
        `value: JSON text of the schema ${JSON.stringify(form.schema).slice(0, 600)}`,
      ]);
    case 'list': {
      const entry = objectOf({ item: { type: 'string' }, data: schemaOf(form.item, '') });
      return withDescription({ type: 'array', items: entry }, [label, form.description]);
    }
    case 'object': {
      const properties = Object.fromEntries(
        form.fields.map((field) => [
          field.key,
          schemaOf(field.form, field.key === field.name ? '' : `"${field.name}"`),
        ]),
      );
      return withDescription(objectOf(properties), [label, form.description]);
    }
    default:
      return form satisfies never;
  }
}

function leafSchema(type: string): JsonSchema {
  return objectOf({ refs: { type: 'array', items: { type: 'string' } }, value: { type: [type, 'null'] } });
}

function valueType(want: WantScalar): string {
  if (want.parse === 'number' || want.parse === 'integer' || want.parse === 'boolean') return want.parse;
  return 'string';
}

function hintOf({ parse, allowed }: WantScalar): string {
  if (allowed) return `one of ${allowed.map((each) => JSON.stringify(each)).join(', ')}`;
  if (parse === 'url') return 'an address: by ref, value null';
  if (parse === 'date') return 'a date; as a value YYYY-MM-DD';
  return parse === 'date-time' ? 'a date and time; as a value ISO 8601' : '';
}

function withDescription(schema: JsonSchema, parts: readonly string[]): JsonSchema {
  const description = parts.filter(Boolean).join('; ');
  return description ? { ...schema, description } : schema;
}

function descriptionOf(schema: JsonSchema): string {
  return typeof schema['description'] === 'string' ? schema['description'] : '';
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
