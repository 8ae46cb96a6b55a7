/** A grounder that asks a language model: one question an operation, its answer checked against the page it was shown. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Satisfaction } from '../contract/check.js';
import type { LlmRequest } from '../contract/model.js';
import { parseModel } from '../contract/model.js';
import type { Candidate, Observation, ObserveRequest, Plan, PlanRequest } from '../contract/plan.js';
import type { Extraction, ExtractRequest } from '../contract/reading.js';
import type { Snapshot } from '../contract/snapshot.js';
import { addUsage, noteFailedUsage, noUsage, type Usage } from '../contract/usage.js';
import type { Budget } from './budget.js';
import type { Grounded, Grounder, SatisfyRequest } from './grounder.js';
import type { Answered } from './model-answer.js';
import { createAsker, type Asker, type AskerParts, type Checked } from './model-ask.js';
import { checkExtract } from './model-extract.js';
import { answerSchemaOf, formOf, wantsUrl, wordsOfForm } from './model-form.js';
import type { InferenceLog } from './model-log.js';
import { checkAct, checkObserve, explainPlan } from './model-plan.js';
import type { RetryPolicy } from './model-retry.js';
import { checkSatisfy } from './model-satisfy.js';
import { createSlots, slotsOfWorker } from './model-slots.js';
import { printPage, type PrintedPage, type PrintOptions } from './print.js';
import { estimateTokens } from './print-tokens.js';
import {
  actSchema,
  messageOf,
  observeSchema,
  satisfySchema,
  systemOf,
  type Message,
  type systemPrompts,
} from './prompts.js';
import type { Environment } from './providers.js';

/** What a model is opened with. */
export interface ModelOptions {
  /** `provider/model`, a model configuration, an AI SDK model instance, or an `LlmClient`. */
  model: unknown;
  /** For the keys of providers. */
  environment: Environment;
  /** Tokens of a whole prompt for `act` and `observe`, estimated from above. @default 4000 */
  promptTokens?: number;
  /** The same for `extract` and `satisfy`. @default 16000 */
  extractTokens?: number;
  /** Most calls at the same time. @default 4, together with all other models of this process */
  concurrency?: number;
  log?: InferenceLog;
  /** @default four calls within about seven seconds */
  retries?: RetryPolicy;
  /** Values of variables that were used before: a page goes on showing them, and no prompt may. */
  secretsSeen?: ReadonlySet<string> | undefined;
  /** A new mark for the fence around a page. @default 8 random hexadecimal digits */
  nonce?: () => string;
}

/** What a plan leaves for its continuation. */
const Cursor = z.object({ done: z.array(z.string()), signatures: z.array(z.string()) });

/** Least that a page gets, however long the rest of the prompt is. */
const MIN_PAGE_TOKENS = 600;

/**
 * Opens a model. What comes back makes grounders that ask it, each on budgets of its own; they share its client.
 * @throws MissingLLMConfigurationError, UnsupportedModelError, InvalidAISDKModelFormatError, OptionsError,
 *   SvcInitError when the provider's package is not installed
 */
export async function openModel(options: ModelOptions): Promise<(budgets?: readonly Budget[]) => Grounder> {
  const {
    promptTokens = 4_000,
    extractTokens = 16_000,
    nonce = () => randomBytes(4).toString('hex'),
  } = options;
  const asker = createAsker({
    ...(await clientOf(options)),
    slots: options.concurrency === undefined ? slotsOfWorker : createSlots(options.concurrency),
    log: options.log,
    retries: options.retries,
  });
  return (budgets = []) => {
    const parts = { asker, budgets, nonce, secretsSeen: options.secretsSeen };
    return {
      name: asker.name,
      plan: (request) => plan(request, { ...parts, maxTokens: promptTokens }),
      observe: (request) => observe(request, { ...parts, maxTokens: promptTokens }),
      extract: (request) => extract(request, { ...parts, maxTokens: extractTokens }),
      satisfy: (request) => satisfy(request, { ...parts, maxTokens: extractTokens }),
    };
  };
}

interface Parts {
  asker: Asker;
  budgets: readonly Budget[];
  maxTokens: number;
  nonce: () => string;
  secretsSeen: ReadonlySet<string> | undefined;
}

async function clientOf(options: ModelOptions): Promise<Pick<AskerParts, 'client' | 'secrets'>> {
  const choice = parseModel(options.model);
  const { keysOf, resolveModel } = await import('./providers.js');
  // What they hold is not to be seen; that it is a key of the environment is likely.
  const keys = keysOf(options.environment);
  if (choice.kind === 'client') return { client: choice.client, secrets: keys };
  const { clientOfInstance, clientOfModel } = await import('./model-client.js');
  if (choice.kind === 'instance') return { client: clientOfInstance(choice.model), secrets: keys };
  const { secrets, ...resolved } = await resolveModel(choice.configuration, options.environment);
  return { client: clientOfModel(resolved), secrets: [...new Set([...secrets, ...keys])] };
}

async function plan(request: PlanRequest, parts: Parts): Promise<Grounded<Plan>> {
  const cursor =
    request.next === undefined
      ? { done: [...(request.performed ?? [])], signatures: [] }
      : Cursor.parse(request.next);
  const { answer, refused, ...rest } = await askAboutPage({
    parts,
    request,
    schemaName: 'act',
    schema: actSchema,
    message: { instruction: request.instruction, variables: request.variables, done: cursor.done },
    print: {
      purpose: 'act',
      instruction: request.instruction,
      ...(request.before && { before: request.before }),
    },
    check: (given, page, mayOpen) =>
      checkAct(given, {
        instruction: request.instruction,
        page,
        variables: request.variables,
        mayOpen,
        done: cursor.signatures,
      }),
  });
  const explained = explainPlan(answer.plan, refused);
  if (explained.kind !== 'found' || !answer.more) return { answer: explained, ...rest };
  const next: z.infer<typeof Cursor> = {
    done: [...cursor.done, ...explained.steps.map((step) => step.description)],
    signatures: [...cursor.signatures, ...answer.signatures],
  };
  return { answer: { ...explained, next }, ...rest };
}

async function observe(
  request: ObserveRequest,
  parts: Parts,
): Promise<Grounded<{ observations: readonly Observation[] }>> {
  const { instruction } = request;
  if (instruction === undefined) {
    // "Everything that can be acted on" needs no understanding, and would not fit into a prompt.
    const { createBuiltIn } = await import('./built-in/built-in.js');
    const builtIn = createBuiltIn();
    return { ...(await builtIn.observe(request)), by: builtIn.name };
  }
  const { answer, ...rest } = await askAboutPage({
    parts,
    request,
    schemaName: 'observe',
    schema: observeSchema,
    message: { instruction, variables: request.variables },
    print: { purpose: 'act', instruction },
    check: (given, page, mayOpen) =>
      checkObserve(given, { instruction, page, variables: request.variables, mayOpen, done: [] }),
  });
  return { answer: { observations: answer }, ...rest };
}

async function extract(request: ExtractRequest, parts: Parts): Promise<Grounded<Extraction>> {
  const form = formOf(request.schema);
  const instruction = request.instruction ?? 'what the form of the answer asks for';
  return askAboutPage({
    parts,
    request,
    schemaName: 'extract',
    schema: answerSchemaOf(form),
    message: { instruction },
    print: {
      purpose: 'extract',
      instruction: `${request.instruction ?? ''} ${wordsOfForm(form)}`,
      marksUrls: wantsUrl(form),
    },
    image: request.screenshot,
    check: (given, page, mayOpen) =>
      checkExtract(given, {
        instruction: request.instruction,
        form,
        snapshot: request.snapshot,
        page,
        mayOpen,
      }),
  });
}

async function satisfy(request: SatisfyRequest, parts: Parts): Promise<Grounded<Satisfaction>> {
  const { sentence, negated, snapshot } = request;
  return askAboutPage({
    parts,
    request,
    schemaName: 'satisfy',
    schema: satisfySchema,
    message: { instruction: sentence },
    print: { purpose: 'extract', instruction: sentence },
    check: (given, page, mayOpen) => checkSatisfy(given, { sentence, negated, snapshot, page, mayOpen }),
  });
}

/** A question about a page, whichever operation it belongs to. */
interface PageQuestion<T> {
  parts: Parts;
  request: { snapshot: Snapshot; systemPrompt?: string; signal?: AbortSignal };
  schemaName: keyof typeof systemPrompts;
  schema: LlmRequest['schema'];
  message: Omit<Message, 'page' | 'nonce'>;
  print: Omit<PrintOptions, 'maxTokens'>;
  image?: Uint8Array | undefined;
  check(answer: unknown, page: PrintedPage, mayOpen: boolean): Checked<Answered<T>>;
}

/** Asks; when the model wants to see a part of the page that was left out, shows it and asks once more. */
async function askAboutPage<T>(
  question: PageQuestion<T>,
): Promise<Grounded<T> & { refused: readonly Candidate[] }> {
  const { parts, request, schema, schemaName, message, print, image } = question;
  const system = systemOf(schemaName, request.systemPrompt);
  const frame = [system, JSON.stringify(schema), messageOf({ ...message, page: '', nonce: '00000000' })];
  const maxTokens = Math.max(
    MIN_PAGE_TOKENS,
    parts.maxTokens - frame.reduce((sum, text) => sum + estimateTokens(text), 0),
  );
  // What the author says outright is no secret of his.
  const hidden = [...(parts.secretsSeen ?? [])].filter((each) => !message.instruction.includes(each));
  let usage: Usage = noUsage;
  let open: readonly string[] | undefined;
  const answers: string[] = [];
  const refused: Candidate[] = [];
  for (;;) {
    const mayOpen = open === undefined;
    const page = printPage(request.snapshot, { ...print, maxTokens, ...(open && { open }) });
    const prompt = messageOf({ ...message, page: page.text, nonce: parts.nonce(), isOpened: !mayOpen });
    try {
      const asked = await parts.asker.ask<Answered<T>>({
        system,
        prompt,
        schema,
        schemaName,
        signal: request.signal,
        hidden,
        budgets: parts.budgets,
        ...(image && { image }),
        check: (answer) => question.check(answer, page, mayOpen),
      });
      const { value } = asked;
      usage = addUsage(usage, asked.usage);
      answers.push(asked.said);
      refused.push(...asked.refused);
      if (value.kind === 'answer')
        return { answer: value.value, usage, seen: page.text, said: answers.join('\n\n'), refused };
      open = value.refs;
    } catch (error) {
      if (error instanceof Error) noteFailedUsage(error, usage);
      throw error;
    }
  }
}
