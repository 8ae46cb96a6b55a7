/** `extract`: data of the page; read by the recorded plan where it still fits, else grounded and recorded as a plan. */
import type { ExtractOptions, Until } from '../contract/backend.js';
import type { Cue } from '../contract/cue.js';
import { CueStaleError, ExtractionError } from '../contract/errors.js';
import {
  dataOf,
  type Extraction,
  type ExtractRequest,
  type JsonSchema,
  type Reading,
} from '../contract/reading.js';
import { routeOf } from '../cues/route.js';
import { readingFault } from '../cues/successor.js';
import type { Grounder } from '../grounding/grounder.js';
import { printSnapshot } from '../page/print.js';
import type { PageReading } from '../page/read.js';
import { planReading, readPlan } from '../page/reading.js';
import { settle } from '../page/settle.js';
import { ask } from './ask.js';
import { aimAtReading } from './aim.js';
import type { Operation } from './context.js';
import { pause } from './deadline.js';
import { noteDrifts, readRules, retargetPlan } from './drift.js';
import { checkInstruction } from './failures.js';
import { mayHeal } from './heal.js';
import { look, lookAtContent } from './look.js';
import { extractQuestion, textSchema } from './questions.js';
import { readsOf } from './reads.js';
import type { Recalled } from './recall.js';
import { impatient, recallUntil } from './until.js';

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
  options: ExtractOptions & { until?: Until<unknown> },
  given: Operation,
): Promise<unknown> {
  const { until } = options;
  const operation = until ? { ...given, parts: impatient(given.parts) } : given;
  if (instruction !== undefined) checkInstruction(instruction, 'extract');
  if (instruction === undefined && schema === undefined) {
    const { snapshot } = await look(options, operation);
    return { pageText: printSnapshot(snapshot) };
  }
  const wanted = schema ?? textSchema;
  const name = `extract "${instruction ?? ''}"`;
  return recallUntil<unknown>(
    {
      name,
      question: extractQuestion(instruction, schema, options),
      replay: (cue) => replayExtract(cue, operation),
      ground: async (_performed, instead) => {
        const route = routeOf(operation.page.url(), operation.secrets);
        const { data, reading, refs } = await extractAnew(instruction, wanted, options, operation);
        aimAtReading(reading, (ref) => refs.locate(ref), operation);
        if (!operation.parts.cues) return { result: data, route };
        const plan = await planReading(operation.page, reading, (ref) => refs.locate(ref), {
          timeoutMs: operation.deadline.remainingMs(),
          ...(instruction !== undefined && { sentence: instruction }),
        });
        const { name: groundedBy } = await operation.parts.grounderFor(options.model);
        const fault =
          plan && instead?.kind === 'reading' && groundedBy === 'builtin' && readingFault(instead.plan, plan);
        if (fault) throw strangeReading(name, fault, operation);
        if (plan) {
          operation.trace.reads = readsOf(plan);
          return { result: data, route, body: { kind: 'reading', plan } };
        }
        operation.trace.warnings.push(
          `${name} could not be recorded: its values do not rest on elements that can be found again`,
        );
        return { result: data, route };
      },
    },
    until,
    { operation, model: options.model },
  );
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

async function replayExtract(cue: Cue, operation: Operation): Promise<Recalled<unknown>> {
  const { page, deadline, parts } = operation;
  if (cue.body.kind !== 'reading') return { kind: 'stale', reasons: [`the cue holds ${cue.body.kind}`] };
  operation.trace.reads = readsOf(cue.body.plan);
  // A value is read once the page has come to rest: the total may still be the one before the last click.
  await settle(page, {
    timeoutMs: Math.min(parts.settings.domSettleTimeoutMs, deadline.remainingMs() * 0.7),
    signal: deadline.signal,
  });
  const { plan } = cue.body;
  const rules = readRules({ timeoutMs: deadline.remainingMs(), mayHeal: mayHeal(operation) });
  const read = await readPlan(page, plan, rules);
  if (read.kind === 'stale') return { kind: 'stale', reasons: [`${read.looked}: ${read.found}`] };
  if (!read.drifts) return { kind: 'done', result: read.data };
  const moved = await noteDrifts(read.drifts, operation);
  return {
    kind: 'done',
    result: read.data,
    healed: { kind: 'reading', plan: retargetPlan(plan, moved) },
  };
}

function strangeReading(name: string, fault: string, { page, parts }: Operation): CueStaleError {
  return new CueStaleError({
    looked: `what was recorded for ${name}`,
    where: `on ${page.url()}`,
    found: `that the page has changed: ${fault}`,
    next: `If the change is meant, record it anew (cue file ${parts.cues?.policy.file ?? ''}):\n  ${parts.cues?.policy.recordCommand ?? ''}`,
  });
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
