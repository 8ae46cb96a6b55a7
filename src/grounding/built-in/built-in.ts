/**
 * The grounder without a model: deterministic, no key, no network. Wires the parts; decides nothing itself.
 *
 * Its rooms, each of which knows only those before it: `language/` reads sentences without a page, `matching/` finds what a phrase means
 * on a snapshot, `act/` plans what a clause does (in rooms of its own), `extract/` reads data, `satisfy/` compiles assertions.
 *
 * What a confidence means, measured on the sentences of `tests/grounding`, most of which the engine was tuned on (the spec prints it):
 * of the sentences that were acted on with 0.9 or more, 99 in 100 were carried out rightly; with 0.8 to 0.9 no fewer;
 * below 0.8 about 9 in 10. Below 0.56 nothing is done at all. On sentences it had never seen it tells less: of 286 that were written
 * blind, 116 were acted on in full; with 0.9 or more 70 of 75 rightly, with 0.8 to 0.9 32 of 36, below that 4 of 5. No threshold parts the
 * wrong ones from the right ones there, so none was raised. What refuses a plan is a word of the sentence that nothing explains
 * (act/accounted.ts), whatever the confidence.
 */
import type { Extraction, ExtractRequest } from '../../contract/reading.js';
import { noUsage, type Usage } from '../../contract/usage.js';
import type { Grounded, Grounder } from '../grounder.js';
import { extractBuiltIn } from './extract/extract.js';
import { observe } from './observe.js';
import { plan } from './planner.js';
import { satisfyBuiltIn } from './satisfy/satisfy.js';
import { whether } from './satisfy/satisfy-whether.js';

/** The built-in grounder. It has no state: the same snapshot and sentence always give the same answer. */
export function createBuiltIn(): Grounder {
  return {
    name: 'builtin',
    plan: (request) => timed(() => plan(request)),
    observe: (request) => timed(() => observe(request)),
    extract: (request: ExtractRequest): Promise<Grounded<Extraction>> => timed(() => answered(request)),
    satisfy: (request) => timed(() => satisfyBuiltIn(request)),
  };
}

/** What is read of the page; what is asked whether it is so, and no text answers, is asserted of it. */
function answered(request: ExtractRequest): Extraction {
  const found = extractBuiltIn(request);
  return found.kind === 'found' ? found : (whether(request) ?? found);
}

async function timed<T>(answer: () => T): Promise<Grounded<T>> {
  const start = performance.now();
  const result = answer();
  const usage: Usage = { ...noUsage, inferenceTimeMs: performance.now() - start };
  return { answer: result, usage };
}
