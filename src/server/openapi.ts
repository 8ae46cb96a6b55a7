/** The OpenAPI 3.1 document, made from the same schemas that validate the requests. */
import { z } from 'zod';
import { FailureBody, failureStatuses, headers } from '../contract/api-common.js';
import { ServerEvent } from '../contract/event-stream.js';
import { operations, type OperationRow } from '../contract/api.js';

type Json = Record<string, unknown>;

/** The document. Schemas are JSON Schema 2020-12, which OpenAPI 3.1 takes as they are. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const parts: Parts = {};
  for (const [name, row] of Object.entries<OperationRow>(operations)) {
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operationOf(name, row, parts);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Browser Automation Service',
      version: '3.1.0',
      description: 'ALPHA: drives browser sessions by natural language. Not production ready.',
    },
    paths: { ...paths, ...openPaths() },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: headers.apiKey },
        projectId: { type: 'apiKey', in: 'header', name: headers.projectId },
      },
      schemas: {
        Failure: schemaOf(FailureBody, { io: 'output', name: 'Failure', parts }),
        StreamEvent: schemaOf(ServerEvent, { io: 'output', name: 'StreamEvent', parts }),
        ...parts,
      },
    },
  };
}

function operationOf(name: string, row: OperationRow, parts: Parts): Json {
  return {
    operationId: name,
    summary: row.summary,
    // The project header is deprecated and not needed: each alone is enough of a description, the key is what counts.
    security: [{ apiKey: [] }, { apiKey: [], projectId: [] }],
    parameters: [
      ...(row.path.includes('{id}')
        ? [
            {
              name: 'id',
              in: 'path',
              required: true,
              schema: { type: 'string' },
              description: 'The session id.',
            },
          ]
        : []),
      ...requestHeaders(row),
    ],
    ...(row.request && {
      requestBody: {
        required: name === 'observe' || name === 'start',
        content: {
          'application/json': {
            schema: schemaOf(row.request, { io: 'input', name: `${name}Request`, parts }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: row.streams ? 'Success; with streaming on, a stream of events.' : 'Success.',
        headers: answerHeaders(row),
        content: {
          'application/json': {
            schema: schemaOf(row.answer, { io: 'output', name: `${name}Answer`, parts }),
          },
          ...(row.streams && {
            'text/event-stream': { schema: { $ref: '#/components/schemas/StreamEvent' } },
          }),
        },
      },
      ...Object.fromEntries(row.failures.map((status) => [status, failureAnswer(status)])),
    },
  };
}

function requestHeaders(row: OperationRow): Json[] {
  const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
    name,
    in: 'header',
    required: false,
    schema,
    description,
  });
  const flag = { type: 'string', enum: ['true', 'false'] };
  return [
    header(headers.modelApiKey, 'Key for the model provider.'),
    header(headers.requestId, 'Echoed in the answer.'),
    header(headers.sdkVersion, 'Recorded in the log.'),
    header(headers.language, 'Recorded in the log.'),
    ...(row.streams
      ? [
          header(headers.stream, 'Asks for a stream of events; the body wins.', flag),
          header(headers.cacheBypass, 'Neither reads nor writes the server cache.', flag),
        ]
      : []),
  ];
}

function answerHeaders(row: OperationRow): Json {
  return {
    [headers.requestId]: { schema: { type: 'string' } },
    ...(row.path === operations.start.path && { [headers.additions]: { schema: { type: 'string' } } }),
    ...(row.streams && { [headers.cacheStatus]: { schema: { type: 'string', enum: ['HIT', 'MISS'] } } }),
  };
}

function failureAnswer(status: keyof typeof failureStatuses): Json {
  return {
    description: failureStatuses[status],
    headers: {
      [headers.requestId]: { schema: { type: 'string' } },
      ...((status === 429 || status === 503) && {
        'retry-after': { schema: { type: 'integer' }, description: 'Seconds.' },
      }),
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}

function openPaths(): Record<string, Json> {
  const answer = (description: string): Json => ({
    description,
    content: { 'application/json': { schema: { type: 'object' } } },
  });
  return {
    '/healthz': {
      get: { operationId: 'healthz', security: [], responses: { 200: answer('The process is up.') } },
    },
    '/readyz': {
      get: {
        operationId: 'readyz',
        security: [],
        responses: { 200: answer('It can take a session.'), 503: failureAnswer(503) },
      },
    },
    '/v1/openapi.json': {
      get: { operationId: 'openapi', security: [], responses: { 200: answer('This document.') } },
    },
  };
}

/** Parts that refer to themselves, by name; filled while the document is made. */
type Parts = Record<string, Json>;

/** A schema for its place in the document. Its own definitions move to the components, where references find them. */
function schemaOf(
  schema: z.ZodType,
  { io, name, parts }: { io: 'input' | 'output'; name: string; parts: Parts },
): Json {
  const made: Json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const moved = JSON.parse(
    JSON.stringify(made).replaceAll('"#/$defs/', `"#/components/schemas/${name}`),
  ) as Json & { $defs?: Record<string, Json> };
  const { $schema: _draft, $defs: definitions = {}, ...rest } = moved;
  for (const [part, definition] of Object.entries(definitions)) parts[`${name}${part}`] = definition;
  return rest;
}
