/** The table of operations: path, schemas and what may go wrong. Routes, client and OpenAPI document follow from it. */
import type { z } from 'zod';
import {
  ActAnswer,
  ActRequest,
  AgentAnswer,
  AgentRequest,
  ExtractAnswer,
  ExtractRequest,
  NavigateAnswer,
  NavigateRequest,
  ObserveAnswer,
  ObserveRequest,
} from './api-operations.js';
import type { FailureStatus } from './api-common.js';
import { EndAnswer, EndRequest, ReplayAnswer, StartAnswer, StartRequest } from './api-session.js';

/** One row. */
export interface OperationRow {
  method: 'GET' | 'POST';
  /** With `{id}` for the session, as OpenAPI writes it. */
  path: string;
  summary: string;
  request?: z.ZodType;
  answer: z.ZodType;
  /** The answer can be a stream of events. */
  streams: boolean;
  failures: readonly FailureStatus[];
}

const always = [400, 401, 404, 429, 500, 503] as const;
const withBody = [...always, 413] as const;
const withPage = [...withBody, 408, 422] as const;

/** Every operation that needs a key, by its name in the path. */
export const operations = {
  start: {
    method: 'POST',
    path: '/v1/sessions/start',
    summary: 'Starts a session, or resumes one that is running.',
    request: StartRequest,
    answer: StartAnswer,
    streams: false,
    failures: withBody,
  },
  navigate: {
    method: 'POST',
    path: '/v1/sessions/{id}/navigate',
    summary: 'Navigates the browser of the session.',
    request: NavigateRequest,
    answer: NavigateAnswer,
    streams: true,
    failures: withPage,
  },
  observe: {
    method: 'POST',
    path: '/v1/sessions/{id}/observe',
    summary: 'Lists the actions of the page that fit an instruction.',
    request: ObserveRequest,
    answer: ObserveAnswer,
    streams: true,
    failures: withPage,
  },
  act: {
    method: 'POST',
    path: '/v1/sessions/{id}/act',
    summary: 'Carries out an instruction, or an Action that observe returned.',
    request: ActRequest,
    answer: ActAnswer,
    streams: true,
    failures: withPage,
  },
  extract: {
    method: 'POST',
    path: '/v1/sessions/{id}/extract',
    summary: 'Reads data off the page.',
    request: ExtractRequest,
    answer: ExtractAnswer,
    streams: true,
    failures: withPage,
  },
  agentExecute: {
    method: 'POST',
    path: '/v1/sessions/{id}/agentExecute',
    summary: 'Works towards a goal in several steps.',
    request: AgentRequest,
    answer: AgentAnswer,
    streams: true,
    failures: withPage,
  },
  replay: {
    method: 'GET',
    path: '/v1/sessions/{id}/replay',
    summary: 'The history of the session, grouped by page.',
    answer: ReplayAnswer,
    streams: false,
    failures: always,
  },
  end: {
    method: 'POST',
    path: '/v1/sessions/{id}/end',
    summary: 'Ends the session.',
    request: EndRequest,
    answer: EndAnswer,
    streams: false,
    failures: withBody,
  },
} as const satisfies Record<string, OperationRow>;

/** Name of an operation. */
export type OperationName = keyof typeof operations;

/** Names of the operations that work on a page, and that can stream. */
export type PageOperationName = {
  [Name in OperationName]: (typeof operations)[Name]['streams'] extends true ? Name : never;
}[OperationName];
