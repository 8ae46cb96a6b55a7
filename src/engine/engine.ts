/** Assembles the engine of one page: page, grounding and cues meet here. Wiring only; each verb has its own file. */
import type { OperationOptions, OperationTrace, Backend } from '../contract/backend.js';
import { scrubDeep, secretsOf, Variables } from '../contract/variables.js';
import { VariableError } from '../contract/errors.js';
import { act } from './act.js';
import { createCamera, type Occasion } from './camera.js';
import type { EngineParts, Operation } from './context.js';
import { withDeadline } from './deadline.js';
import { extract } from './extract.js';
import { locate } from './locate.js';
import { toTypedError } from './failures.js';
import { observe } from './observe.js';
import { satisfy } from './satisfy.js';
import { recordsNothing } from '../page/secret.js';
import { createWitness } from './witness.js';
import { watchPage } from '../page/settle.js';

/** A Backend that works on the given page, in this process. */
export function createEngine(parts: EngineParts): Backend {
  watchPage(parts.page);
  if (parts.settings.recordsNothing) recordsNothing(parts.page);
  return {
    act: (input, options, trace) =>
      run(
        parts,
        `act ${typeof input === 'string' ? quote(input) : input.description}`,
        options,
        trace,
        (operation) => act(input, options, operation),
      ),
    observe: (instruction, options, trace) =>
      run(parts, `observe ${quote(instruction ?? '')}`, options, trace, (operation) =>
        observe(instruction, options, operation),
      ),
    extract: (instruction, schema, options, trace) =>
      run(parts, `extract ${quote(instruction ?? '')}`, options, trace, (operation) =>
        extract(instruction, schema, options, operation),
      ),
    locate: (description, options, memory, trace) =>
      run(parts, `locator ${quote(description)}`, options, trace, (operation) =>
        locate(description, options, memory, operation),
      ),
    satisfy: (sentence, options, trace) =>
      run(parts, `satisfy ${quote(sentence)}`, options, trace, async (operation) => {
        const verdict = await satisfy(sentence, options, operation);
        if (verdict.kind === 'failed') await operation.camera.take('failed');
        // What was found instead goes into the message of the assertion.
        return scrubDeep(verdict, [...(parts.secretsSeen ?? [])]);
      }),
  };
}

async function run<T>(
  parts: EngineParts,
  what: string,
  options: OperationOptions & { variables?: Variables },
  trace: OperationTrace,
  body: (operation: Operation) => Promise<T>,
): Promise<T> {
  const { page, settings } = parts;
  const variables = checkVariables(options.variables);
  const secrets = secretsOf(variables);
  for (const secret of secrets) parts.secretsSeen?.add(secret);
  const timeoutMs = options.timeout ?? settings.timeoutMs();
  const witness = settings.evidence && createWitness();
  const camera = createCamera({
    page,
    trace,
    pictures: settings.evidence?.pictures ?? 'off',
    secrets: () => [...(parts.secretsSeen ?? secrets)],
  });
  const watched: EngineParts = witness
    ? { ...parts, grounderFor: async (model) => witness.watch(await parts.grounderFor(model)) }
    : parts;
  try {
    const result = await withDeadline(
      { timeoutMs, what: `an end of ${what}`, where: () => page.url(), signal: options.signal },
      (deadline) => body({ parts: watched, page, deadline, trace, camera, variables, secrets }),
    );
    // An act has had its picture taken before it changed the page.
    if (!camera.isTaken) await camera.take(occasionOf(trace));
    return result;
  } catch (error) {
    await camera.take('failed');
    throw toTypedError(error, page, [...(parts.secretsSeen ?? secrets)]);
  } finally {
    witness?.testify(trace);
  }
}

/** What makes an operation that came to an end worth a picture. */
function occasionOf(trace: OperationTrace): Occasion {
  if (trace.heal) return 'healed';
  if (trace.weak !== undefined) return 'weak';
  return trace.groundingCalls > 0 ? 'grounded' : 'replayed';
}

/** @throws VariableError for a variable that is no primitive and no `{ value, description }`. The value is not quoted. */
function checkVariables(variables: Variables | undefined): Variables | undefined {
  if (variables === undefined) return undefined;
  const parsed = Variables.safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new VariableError({
    looked: 'variables as primitives or { value, description }',
    found: `something else at ${[...new Set(parsed.error.issues.map((issue) => issue.path.join('.') || 'the top'))].join(', ')}`,
    next: 'Pass { variables: { name: "text" } } or { variables: { name: { value: "text", description: "what it is" } } }.',
  });
}

function quote(instruction: string): string {
  return `"${instruction.length > 200 ? `${instruction.slice(0, 200)}…` : instruction}"`;
}
