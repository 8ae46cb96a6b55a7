/** The grounder without a model: deterministic, no key, no network. Wires the parts; decides nothing itself. */
import type { Extraction, ExtractRequest } from '../../contract/reading.js';
import { noUsage, type Usage } from '../../contract/usage.js';
import type { Grounded, Grounder } from '../grounder.js';
import { extractBuiltIn } from './extract.js';
import { observe } from './observe.js';
import { plan } from './planner.js';

/** The built-in grounder. It has no state: the same snapshot and sentence always give the same answer. */
export function createBuiltIn(): Grounder {
  return {
    name: 'builtin',
    plan: (request) => timed(() => plan(request)),
    observe: (request) => timed(() => observe(request)),
    extract: (request: ExtractRequest): Promise<Grounded<Extraction>> => timed(() => extractBuiltIn(request)),
  };
}

async function timed<T>(answer: () => T): Promise<Grounded<T>> {
  const start = performance.now();
  const result = answer();
  const usage: Usage = { ...noUsage, inferenceTimeMs: performance.now() - start };
  return { answer: result, usage };
}
