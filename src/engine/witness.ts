/**
 * Writes down what grounders were shown and what they answered, for the report. Stands between the verbs and the grounders;
 * changes nothing that passes through.
 */
import type { OperationTrace } from '../contract/backend.js';
import { dataOf, type Extraction } from '../contract/reading.js';
import type { Plan } from '../contract/plan.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Grounded, Grounder } from '../grounding/grounder.js';
import { printSnapshot } from '../page/print.js';

/** Longest `seen` and `answer` of a record, in characters. */
const MAX_SEEN = 24_000;
const MAX_ANSWER = 8_000;
/** What of a longer page is shown from its top; the rest of the room is for the surroundings of the answer. */
const HEAD = 8_000;

/** Watches the grounders of one operation. */
export interface Witness {
  watch(grounder: Grounder): Grounder;
  /** Writes into the trace: once, at the end, because printing a page that is looked at again and again would be for nothing. */
  testify(trace: OperationTrace): void;
}

/** A witness that has seen nothing yet. */
export function createWitness(): Witness {
  let shown: Snapshot | undefined;
  let seen: string | undefined;
  const answers: string[] = [];

  const noted = async <T>(
    snapshot: Snapshot,
    ask: () => Promise<Grounded<T>>,
    say: (answer: T) => unknown,
  ): Promise<Grounded<T>> => {
    // Before it is asked: what was seen matters most where no answer came.
    shown = snapshot;
    seen = undefined;
    const grounded = await ask();
    seen = grounded.seen;
    const answer = grounded.said ?? oneThingALine(say(grounded.answer));
    // A sentence that fits nothing is tried again while the page loads, with the same answer each time.
    if (answers.at(-1) !== answer) answers.push(answer);
    return grounded;
  };

  return {
    watch(grounder) {
      return {
        ...grounder,
        plan: (request) => noted(request.snapshot, () => grounder.plan(request), plainPlan),
        observe: (request) =>
          noted(
            request.snapshot,
            () => grounder.observe(request),
            ({ observations }) => observations,
          ),
        extract: (request) => noted(request.snapshot, () => grounder.extract(request), plainExtraction),
        ...(grounder.satisfy && {
          satisfy: (request) =>
            noted(
              request.snapshot,
              () => (grounder as Required<Grounder>).satisfy(request),
              (satisfaction) => satisfaction,
            ),
        }),
      };
    },
    testify(trace) {
      if (!shown) return;
      trace.seen =
        seen === undefined ? excerpt(printSnapshot(shown, { refs: true }), answers) : cut(seen, MAX_SEEN);
      if (answers.length > 0) trace.answer = cut(answers.join('\n\n'), MAX_ANSWER);
    },
  };
}

/** The whole page, or its top and what stands around the first element that the last answer names. */
function excerpt(text: string, answers: readonly string[]): string {
  if (text.length <= MAX_SEEN) return text;
  const ref = /"refs?":\s?\[?"([^"]+)"/.exec(answers.at(-1) ?? '')?.[1];
  const at = ref === undefined ? -1 : text.indexOf(`[${ref}]`);
  const room = MAX_SEEN - HEAD;
  const start = Math.max(HEAD, Math.min(at - room / 2, text.length - room));
  const from = at < 0 ? HEAD : text.lastIndexOf('\n', start) + 1;
  const left = (part: string): string => `… ${part.split('\n').length} lines are left out here …`;
  const end = text.lastIndexOf('\n', from + room);
  return [
    text.slice(0, HEAD),
    ...(from > HEAD ? [left(text.slice(HEAD, from))] : []),
    text.slice(from, end),
    ...(end < text.length ? [left(text.slice(end))] : []),
  ].join('\n');
}

/** What stands elsewhere in the record is left out, and so is the cursor, which only the grounder understands. */
function plainPlan(plan: Plan): unknown {
  switch (plan.kind) {
    case 'found':
      return { kind: plan.kind, steps: plan.steps, ...(plan.next !== undefined && { more: true }) };
    case 'ambiguous':
    case 'none':
      return { kind: plan.kind, looked: plan.looked };
    case 'done':
      return { kind: plan.kind, reason: plan.reason };
    case 'cannot-tell':
      return { kind: plan.kind, looked: plan.looked, reason: plan.reason };
    default:
      return plan satisfies never;
  }
}

/** JSON with a line for each property and each entry of a list, as a person reads it fastest. */
function oneThingALine(value: unknown): string {
  const list = (items: readonly unknown[], indent: string): string =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`;
  if (Array.isArray(value)) return list(value, '');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const rows = Object.entries(value as Readonly<Record<string, unknown>>)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => `  "${name}": ${Array.isArray(each) ? list(each, '  ') : JSON.stringify(each)}`);
  return `{\n${rows.join(',\n')}\n}`;
}

/** The data instead of the plan of how each value is read, which is long and says the same. */
function plainExtraction(extraction: Extraction): unknown {
  return extraction.kind === 'found' ? dataOf(extraction.reading) : extraction;
}

function cut(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
