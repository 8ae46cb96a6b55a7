/** Runs a sentence against a page as the engine does, round by round, and says whether it did the right thing. */
import type { Page } from '@playwright/test';
import type { PlannedStep } from '../../src/contract/plan.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { plan } from '../../src/grounding/built-in/planner.js';
import { readPage, type PageReading } from '../../src/page/read.js';

/** `right`, `refused` (said that it cannot tell) or `wrong` (did something else), with what was done. */
export interface Judgement {
  verdict: 'right' | 'refused' | 'wrong';
  /** It was wrong, and nothing said so: no refusal came after what was done. */
  silent?: true;
  did: string;
  /** The least confidence of the steps; 1 when there were none. */
  confidence: number;
}

const TIMEOUT_MS = 10_000;

/** Judges one sentence. The expectation is written as in cases-tuning.ts. */
export async function judge(page: Page, say: string, expected: string): Promise<Judgement> {
  const { did, refusal, confidence } = await carryOut(page, say);
  const done = did.join(' ; ');
  const alternatives = expected.split(' || ').map((each) => (each === 'done' ? '' : each));
  if (refusal === undefined) {
    const isRight = alternatives.some((each) => normal(each) === normal(done));
    return {
      verdict: isRight ? 'right' : 'wrong',
      ...(!isRight && { silent: true }),
      did: done || 'done',
      confidence,
    };
  }
  // A menu that was looked into and put away again has done nothing.
  const lasting = did.at(-1) === 'press - Escape' ? did.slice(0, -2) : did;
  if (alternatives.includes('refuse') && lasting.every((step) => /^(?:click|acceptDialog)/.test(step)))
    return { verdict: 'right', did: refusal, confidence };
  // What was done before the refusal has to be right as well.
  const isPrefix = alternatives.some((each) => normal(each).startsWith(normal(lasting.join(' ; '))));
  return { verdict: isPrefix ? 'refused' : 'wrong', did: `${done} · ${refusal}`, confidence };
}

async function carryOut(
  page: Page,
  say: string,
): Promise<{ did: string[]; refusal?: string; confidence: number }> {
  const did: string[] = [];
  let confidence = 1;
  let next: unknown;
  let before: Snapshot | undefined;
  for (let round = 0; round < 40; round += 1) {
    const reading = await readPage(page, { timeoutMs: TIMEOUT_MS });
    const answer = plan({
      instruction: say,
      snapshot: reading.snapshot,
      variables: [],
      ...(next !== undefined && { next }),
      ...(before && { before }),
    });
    if (answer.kind === 'done') return { did, confidence };
    if (answer.kind !== 'found') {
      const list =
        answer.kind === 'ambiguous' ? answer.candidates : answer.kind === 'none' ? answer.nearest : [];
      const why =
        answer.kind === 'cannot-tell'
          ? answer.reason
          : list.map((each) => `${each.description} ${each.score} (${each.reason})`).join(' | ');
      return { did, confidence, refusal: `${answer.kind} ${answer.looked}: ${why}` };
    }
    for (const step of answer.steps) confidence = Math.min(confidence, step.confidence);
    for (const step of answer.steps) did.push(await spellStep(step, reading));
    for (const step of answer.steps) await perform(page, step, reading);
    if (answer.next === undefined) return { did, confidence };
    next = JSON.parse(JSON.stringify(answer.next));
    before = reading.snapshot;
  }
  return { did, refusal: 'no end', confidence };
}

async function spellStep(step: PlannedStep, reading: PageReading): Promise<string> {
  const key = step.ref === undefined ? '-' : await keyOf(step.ref, reading);
  const args = step.toRef === undefined ? step.arguments.join('|') : await keyOf(step.toRef, reading);
  return `${step.method} ${key}${args ? ` ${args}` : ''}`;
}

async function keyOf(ref: string, reading: PageReading): Promise<string> {
  return reading
    .locate(ref)
    .evaluate(
      (element) =>
        element.closest('[data-k]')?.getAttribute('data-k') ?? `<${element.outerHTML.slice(0, 60)}>`,
      undefined,
      { timeout: 20_000 },
    );
}

async function perform(page: Page, step: PlannedStep, reading: PageReading): Promise<void> {
  const timeout = 20_000;
  const [argument = ''] = step.arguments;
  if (step.ref === undefined) {
    if (step.method === 'press') await page.keyboard.press(argument);
    return;
  }
  const locator = reading.locate(step.ref);
  switch (step.method) {
    case 'fill':
      await locator.fill(argument, { timeout }).catch(() => undefined);
      break;
    case 'press':
      await locator.press(argument, { timeout });
      break;
    case 'selectOption':
      await locator.selectOption([...step.arguments], { timeout });
      break;
    case 'check':
    case 'uncheck':
    case 'click':
      await locator.click({ timeout, noWaitAfter: true }).catch(() => undefined);
      break;
    default:
  }
}

/** `check` and `click` on a box are the same thing. */
function normal(steps: string): string {
  return steps.replace(/\b(?:check|uncheck) /g, 'click ').trim();
}
