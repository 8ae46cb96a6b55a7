/** Judges a sentence that no check can say: a model is asked, several times if wanted, and what it saw is kept. Never recorded: a judgement is no check. */
import { dataOf, type ExtractRequest, type JsonSchema } from '../contract/reading.js';
import type { SatisfyOptions, Verdict } from '../contract/satisfy.js';
import type { Grounder } from '../grounding/grounder.js';
import type { PageReading } from '../page/read.js';
import { ask } from './ask.js';
import type { Operation } from './context.js';

const ballot: JsonSchema = {
  type: 'object',
  properties: {
    verdict: {
      type: 'boolean',
      description: 'true only when the page clearly shows that the sentence holds',
    },
    evidence: { type: 'string', description: 'what on the page decides it' },
  },
  required: ['verdict', 'evidence'],
};

/** More than half of the votes decide; a vote that is no clear answer counts for neither side. */
export async function judge(
  grounder: Grounder,
  { sentence, options, reading }: { sentence: string; options: SatisfyOptions; reading: PageReading },
  operation: Operation,
): Promise<Verdict> {
  const { page, deadline, trace, parts } = operation;
  const of = options.votes ?? 1;
  const screenshot = options.screenshot
    ? await page.screenshot({ timeout: deadline.remainingMs() })
    : undefined;
  const evidence: string[] = [];
  let votes = 0;
  for (let vote = 0; vote < of; vote += 1) {
    deadline.check();
    const request: ExtractRequest = {
      instruction: `Whether this sentence of a UI test holds on the page: ${JSON.stringify(sentence)}`,
      schema: ballot,
      snapshot: reading.snapshot,
      signal: deadline.signal,
      ...(screenshot && { screenshot }),
      ...(parts.settings.systemPrompt && { systemPrompt: parts.settings.systemPrompt }),
    };
    const answer = await ask(grounder, (mind) => mind.extract(request), operation);
    const data =
      answer.kind === 'found' ? (dataOf(answer.reading) as { verdict?: unknown; evidence?: unknown }) : {};
    evidence.push(typeof data.evidence === 'string' ? data.evidence : 'no clear answer');
    if (data.verdict === !options.negated) votes += 1;
  }
  trace.judged = { votes, of, evidence };
  const outcome = {
    ok: votes * 2 > of,
    code: `judged by ${grounder.name}`,
    expected: `more than ${of / 2} of ${of} votes ${options.negated ? 'against' : 'for'} it`,
    received: `${votes}: ${evidence.join('; ')}`,
  };
  return { kind: outcome.ok ? 'passed' : 'failed', results: [outcome] };
}
