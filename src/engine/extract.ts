/** `extract`: data of the page; read by the recorded plan where it still fits, else grounded and recorded as a plan. */
import type { ExtractOptions } from '../contract/backend.js';
import type { Cue } from '../contract/cue.js';
import { CueMissingError, CueStaleError, ExtractionError } from '../contract/errors.js';
import {
  dataOf,
  type Extraction,
  type ExtractRequest,
  type JsonSchema,
  type Reading,
} from '../contract/reading.js';
import { routeOf } from '../cues/route.js';
import type { Grounder } from '../grounding/grounder.js';
import { printSnapshot } from '../page/print.js';
import type { PageReading } from '../page/read.js';
import { planReading, readPlan } from '../page/reading.js';
import { settle } from '../page/settle.js';
import { ask } from './ask.js';
import { aimAtReading } from './aim.js';
import type { Operation } from './context.js';
import { pause } from './deadline.js';
import { checkInstruction } from './failures.js';
import { forgetSecrets } from './forget.js';
import { look, lookAtContent } from './look.js';
import { extractQuestion, textSchema } from './questions.js';

/**
 * - no instruction, no schema: `{ pageText }`, the accessibility tree as text;
 * - instruction only: `{ extraction }`;
 * - with a schema: data shaped by it (the caller validates).
 * @throws ExtractionError when a required value is not on the page or cannot be told apart; CueMissingError, CueStaleError,
 *   InstructionError, SelectorError and the classes of reference section 7
 */
export async function extract(
  instruction: string | undefined,
  schema: JsonSchema | undefined,
  options: ExtractOptions,
  operation: Operation,
): Promise<unknown> {
  if (instruction !== undefined) checkInstruction(instruction, 'extract');
  if (instruction === undefined && schema === undefined) {
    const { snapshot } = await look(options, operation);
    return { pageText: printSnapshot(snapshot) };
  }
  const wanted = schema ?? textSchema;
  const { cues } = operation.parts;
  if (!cues) return (await extractAnew(instruction, wanted, options, operation)).data;

  const { session, policy } = cues;
  const { key, cue, from } = session.next(extractQuestion(instruction, schema, options), {
    route: operation.trace.route,
  });
  operation.trace.cueFile = policy.file;
  const name = `extract "${instruction ?? ''}"`;
  let stale: string | undefined;
  if (cue && policy.replay) {
    const replayed = await replayExtract(cue, operation);
    if (replayed.kind === 'read') {
      operation.trace.cue = 'hit';
      if (from === 'shared') session.record(forgetSecrets({ ...cue, key }, operation));
      return replayed.data;
    }
    if (from !== 'shared') {
      stale = `${replayed.looked}: ${replayed.found}`;
      operation.trace.cue = 'stale';
      if (!policy.regroundStale) {
        throw new CueStaleError({
          looked: `what was recorded for ${name}: ${replayed.looked}`,
          where: `on ${operation.page.url()}`,
          found: replayed.found,
          next: `If the change is meant, record it anew:\n  ${policy.recordCommand}`,
        });
      }
    }
  }
  if (stale === undefined) {
    if (!policy.record) {
      throw new CueMissingError({
        looked: `the cue of ${name}`,
        where: `in ${policy.file}`,
        found: 'no such cue, and cues are not recorded in this run',
        next: `Record it and commit the file:\n  ${policy.recordCommand}`,
      });
    }
    operation.trace.cue = 'miss';
  }
  const route = routeOf(operation.page.url(), operation.secrets);
  const { data, reading, refs } = await extractAnew(instruction, wanted, options, operation);
  aimAtReading(reading, (ref) => refs.locate(ref), operation);
  const plan = await planReading(operation.page, reading, (ref) => refs.locate(ref), {
    timeoutMs: operation.deadline.remainingMs(),
  });
  if (!plan) {
    operation.trace.warnings.push(
      `${name} could not be recorded: its values do not rest on elements that can be found again`,
    );
    return data;
  }
  const fresh: Cue = { key, route, body: { kind: 'reading', plan } };
  if (stale === undefined) {
    session.record(forgetSecrets(fresh, operation));
  } else {
    session.replace(forgetSecrets(fresh, operation));
    operation.trace.heal = {
      stage: 'grounding',
      reason: stale,
      before: name,
      after: name,
      written: policy.heal === 'write',
    };
  }
  return data;
}

async function extractAnew(
  instruction: string | undefined,
  schema: JsonSchema,
  options: ExtractOptions,
  operation: Operation,
): Promise<{ data: unknown; reading: Reading; refs: PageReading }> {
  const grounder = await operation.parts.grounderFor(options.model);
  const { refs, extraction } = await extractPatiently(grounder, { instruction, schema }, options, operation);
  if (extraction.kind !== 'found') throw errorOfExtraction(extraction, operation.page.url());
  return { data: dataOf(extraction.reading), reading: extraction.reading, refs };
}

/** Extracts from a fresh snapshot; looks again for a while when something is missing and asking costs nothing. */
async function extractPatiently(
  grounder: Grounder,
  { instruction, schema }: { instruction: string | undefined; schema: JsonSchema },
  options: ExtractOptions,
  operation: Operation,
): Promise<{ refs: PageReading; extraction: Extraction }> {
  const { parts, deadline, page } = operation;
  const isBuiltIn = grounder.name === 'builtin';
  const end = performance.now() + Math.min(parts.settings.patienceMs, deadline.remainingMs() * 0.8);
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 800)) {
    const refs = await (isBuiltIn ? lookAtContent : look)(options, operation);
    const screenshot = options.screenshot && (await page.screenshot({ timeout: deadline.remainingMs() }));
    const request: ExtractRequest = {
      schema,
      snapshot: refs.snapshot,
      signal: deadline.signal,
      ...(instruction !== undefined && { instruction }),
      ...(screenshot && { screenshot }),
      ...(parts.settings.systemPrompt && { systemPrompt: parts.settings.systemPrompt }),
    };
    const answer = await ask(grounder, (mind) => mind.extract(request), operation);
    const mayComeLater = answer.kind === 'none' && isBuiltIn;
    if (!mayComeLater || performance.now() + waitMs > end) return { refs, extraction: answer };
    await pause(waitMs, deadline);
  }
}

async function replayExtract(cue: Cue, { page, deadline, parts }: Operation): ReturnType<typeof readPlan> {
  if (cue.body.kind !== 'reading') {
    return { kind: 'stale', looked: 'a reading plan', found: `the cue holds ${cue.body.kind}` };
  }
  // A value is read once the page has come to rest: the total may still be the one before the last click.
  await settle(page, {
    timeoutMs: Math.min(parts.settings.domSettleTimeoutMs, deadline.remainingMs() * 0.7),
    signal: deadline.signal,
  });
  return readPlan(page, cue.body.plan, { timeoutMs: deadline.remainingMs() });
}

function errorOfExtraction(extraction: Exclude<Extraction, { kind: 'found' }>, url: string): ExtractionError {
  const where = `on ${url}`;
  const { looked } = extraction;
  switch (extraction.kind) {
    case 'none':
      return new ExtractionError({
        looked,
        where,
        found:
          extraction.nearest.length > 0
            ? `nothing that fits; nearest: ${extraction.nearest.join('; ')}`
            : 'nothing that fits',
        next: 'Use the words that the page shows, or make the field optional in the schema if it may be absent.',
      });
    case 'ambiguous':
      return new ExtractionError({
        looked,
        where,
        found: `several values that fit equally well: ${extraction.candidates.join('; ')}`,
        next: 'Say which one, or narrow the page with { selector }.',
      });
    case 'cannot-tell':
      return new ExtractionError({
        looked,
        where,
        found: `that I cannot tell: ${extraction.reason}`,
        next: 'Ask for values that stand on the page, or configure a model (aiOptions.model).',
      });
    default:
      return extraction satisfies never;
  }
}
