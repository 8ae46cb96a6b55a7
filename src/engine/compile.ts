/** Compiles a sentence: the built-in engine where the sentence is literal, the model otherwise, and each answer has to pass the honesty check. */
import type { Locator } from '@playwright/test';
import type { Satisfaction } from '../contract/check.js';
import type { SatisfyOptions } from '../contract/satisfy.js';
import { walk, type Snapshot } from '../contract/snapshot.js';
import type { Grounder, SatisfyRequest } from '../grounding/grounder.js';
import { selectorOf } from '../page/locate.js';
import { ask } from './ask.js';
import { heldBefore, snapshotBefore } from './before.js';
import type { Operation } from './context.js';
import { weaknessOf } from './honesty.js';
import { lookBothWays } from './look.js';
import type { Looks } from './plan-checks.js';

/** What a sentence was compiled into, on what, and why it proves little. */
export interface Compilation {
  satisfaction: Satisfaction;
  weak?: string | undefined;
  looks: Looks;
  /** It costs nothing to compile it again. */
  isFree: boolean;
}

/** Compiles one sentence, as often as it is asked to. */
export interface Compiler {
  /** @throws what a model throws; SelectorError and its kin when the scope does not resolve */
  compile(isLast: boolean): Promise<Compilation>;
}

/** What is compiled. `end` is when the assertion has failed, by `performance.now()`. */
export interface Sentence {
  sentence: string;
  options: SatisfyOptions;
  end: number;
}

type Mind = Grounder & Required<Pick<Grounder, 'satisfy'>>;

/** Most questions to a model about one sentence: when it finds nothing, it is asked again only on a page that has changed. */
const MOST_QUESTIONS = 3;

/** A compiler for one sentence on the page of the operation. */
export async function createCompiler(
  grounder: Grounder,
  { sentence, options, end }: Sentence,
  operation: Operation,
): Promise<Compiler> {
  const builtIn = await builtInOf(grounder);
  const model = grounder.name !== 'builtin' && canSatisfy(grounder) ? grounder : undefined;
  // What is not there yet may still come, and a model that is asked too early is asked twice.
  const patience = performance.now() + (end - performance.now()) / 2;
  let questions = 0;
  let askedOn = '';
  let answer: Compilation | undefined;

  return {
    async compile(isLast) {
      const looks = await lookTwice(options, operation);
      const request = requestOf(sentence, options, looks, operation);
      const answerOf = async (mind: Mind, isFree: boolean): Promise<Compilation> => {
        const satisfaction = await ask(mind, (each) => each.satisfy(request), operation);
        const weak = weakness(satisfaction, { sentence, options, looks }, operation);
        return { satisfaction, looks, isFree, ...(weak !== undefined && { weak }) };
      };
      const asksModelOnly = model !== undefined && grounder.isLiteralFirst === false;
      const free = asksModelOnly ? undefined : await answerOf(builtIn, true);
      if (!model) return free ?? answerOf(builtIn, true);
      if (free && isSettled(free)) return free;
      const mayCome = free && isMissing(free.satisfaction);
      if (free && mayCome && !isLast && performance.now() < patience) return free;
      const page = fingerprintOf(looks.reading.snapshot);
      if (answer && (questions >= MOST_QUESTIONS || page === askedOn)) return { ...answer, looks };
      questions += 1;
      askedOn = page;
      answer = await answerOf(model, false);
      return answer;
    },
  };
}

/** The scope of an assertion as a selector; undefined for the whole page. @throws ActionError when it finds nothing in time */
export async function scopeSelectorOf(
  { scope }: SatisfyOptions,
  { page, deadline }: Operation,
): Promise<string | undefined> {
  if (!scope) return undefined;
  const timeoutMs = Math.min(5_000, deadline.remainingMs());
  return selectorOf(page, (scope as Locator).first(), { timeoutMs });
}

async function lookTwice(options: SatisfyOptions, operation: Operation): Promise<Looks> {
  const selector = await scopeSelectorOf(options, operation);
  return lookBothWays({ selector }, operation);
}

function requestOf(
  sentence: string,
  { negated }: SatisfyOptions,
  { content, reading }: Looks,
  { deadline, parts }: Operation,
): SatisfyRequest {
  const { systemPrompt } = parts.settings;
  return {
    sentence,
    negated,
    snapshot: reading.snapshot,
    content: content.snapshot,
    signal: deadline.signal,
    ...(systemPrompt && { systemPrompt }),
  };
}

function weakness(
  satisfaction: Satisfaction,
  { sentence, options, looks }: { sentence: string; options: SatisfyOptions; looks: Looks },
  { page }: Operation,
): string | undefined {
  if (satisfaction.kind !== 'checks') return undefined;
  const { checks } = satisfaction;
  const { snapshot } = looks.reading;
  // The page before is the whole page: a part of it cannot be told there.
  const before = options.scope ? undefined : snapshotBefore(page);
  return weaknessOf({
    sentence,
    negated: options.negated,
    checks,
    snapshot,
    content: looks.content.snapshot,
    heldBefore: before !== undefined && heldBefore(checks, snapshot, before),
  });
}

/** Literal: compiled into checks that can fail, none of which rests on a word that may be an adjective ("the tab is active"). */
function isSettled({ satisfaction, weak }: Compilation): boolean {
  return (
    satisfaction.kind === 'checks' &&
    weak === undefined &&
    satisfaction.checks.every((check) => !('operator' in check) || check.operator !== 'same')
  );
}

function isMissing({ kind }: Satisfaction): boolean {
  return kind === 'none' || kind === 'ambiguous';
}

async function builtInOf(grounder: Grounder): Promise<Mind> {
  if (grounder.name === 'builtin' && canSatisfy(grounder)) return grounder;
  const { createBuiltIn } = await import('../grounding/built-in/built-in.js');
  return createBuiltIn() as Mind;
}

function canSatisfy(grounder: Grounder): grounder is Mind {
  return grounder.satisfy !== undefined;
}

/** What a page says, for telling whether it has changed. */
function fingerprintOf({ url, root }: Snapshot): string {
  const said = [...walk(root)].map(({ role, name, text, value, checked, disabled, expanded, selected }) =>
    [role, name, text, value, checked, disabled, expanded, selected].join(' '),
  );
  return `${url}\n${said.join('\n')}`;
}
