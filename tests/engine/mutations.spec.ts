/**
 * Pages that changed since the cue was recorded, through the whole engine: a cue is replayed, healed or refused, and never lands
 * on a wrong element. The right one is known to the test by a property that nothing of the engine reads.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import type { OperationTrace } from '../../src/contract/backend.js';
import { CueStaleError } from '../../src/contract/errors.js';
import { openCues } from '../../src/cues/session.js';
import { createEngine } from '../../src/engine/engine.js';
import { createTrace } from '../../src/engine/trace.js';
import { createBuiltIn } from '../../src/grounding/built-in/built-in.js';
import { isThorough, sampleOf } from '../../fixtures/thorough.js';
import { mutations as shared } from '../unit/cues/mutations.js';
import { changes } from './mutation-changes.js';
import { mutatedPages, type MeantElement } from './mutation-pages.js';

const mutations = { ...shared, ...changes };

/** Several pages at once: what a refusal costs is waiting, not computing. */
const TABS = 4;

type Outcome = 'replayed' | 'healed' | 'refused' | 'WRONG';

interface Case {
  html: string;
  file: string;
  meant: MeantElement;
  mutation: string;
}

/** An engine with the cues of a file; it grounds only while recording. */
async function engineOn(page: Page, file: string, isRecording: boolean) {
  const session = await openCues({ file, test: 'x', mode: isRecording ? 'missing' : 'changed' });
  const engine = createEngine({
    page,
    grounderFor: async () => {
      if (isRecording) return createBuiltIn();
      throw new Error('A replay asks nobody.');
    },
    cues: {
      session,
      policy: {
        record: isRecording,
        replay: true,
        heal: 'write',
        regroundStale: false,
        recordCommand: '',
        file,
      },
    },
    settings: {
      timeoutMs: () => 120_000,
      domSettleTimeoutMs: 5_000,
      patienceMs: 2_000,
      testIdAttribute: 'data-testid',
    },
  });
  return { engine, session };
}

async function tab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // At an address of its own, or links would have no destination.
  await page.route('http://app.test/', (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  await page.goto('http://app.test/');
  return page;
}

async function record(page: Page, { html, file, meant }: Case): Promise<boolean> {
  await page.setContent(html);
  const { engine, session } = await engineOn(page, file, true);
  await page.evaluate(watch, { selector: meant.selector });
  const trace = createTrace('/');
  await engine.act(meant.sentence, {}, trace);
  await session.commit();
  expect(await page.evaluate(() => Reflect.get(window, 'acted')), meant.sentence).toBe('right');
  const [cue] = session.delta().recorded;
  return cue?.body.kind === 'steps' && cue.body.steps.some(({ irreversible }) => irreversible);
}

async function replay(
  page: Page,
  { html, file, meant, mutation }: Case,
): Promise<{ outcome: Outcome; trace: OperationTrace; isPossible: boolean }> {
  await page.setContent(html);
  await page.evaluate(
    `(${watch.toString()})(${JSON.stringify({ selector: meant.selector })}, ${mutations[mutation]?.toString()})`,
  );
  const isPossible = await page.evaluate(() => Reflect.get(window, 'isPossible') === true);
  const { engine } = await engineOn(page, file, false);
  const trace = createTrace('/');
  const failure: unknown = await engine.act(meant.sentence, {}, trace).then(
    () => undefined,
    (error: unknown) => error,
  );
  const acted = await page.evaluate(() => Reflect.get(window, 'acted') as string | undefined);
  if (failure === undefined) {
    const done = trace.heal ? 'healed' : 'replayed';
    return { outcome: acted === 'right' ? done : 'WRONG', trace, isPossible };
  }
  expect(failure).toBeInstanceOf(CueStaleError);
  return { outcome: acted === undefined ? 'refused' : 'WRONG', trace, isPossible };
}

/** A line for the page, and one for each mutation that was more than a replay. `possible`: cases in which the element is still there. */
function summaryOf(
  name: string,
  tally: Readonly<Record<string, Partial<Record<Outcome, number>>>>,
  possible: number,
): string {
  const all = Object.values(tally);
  const sum = (outcome: Outcome): number => all.reduce((total, counts) => total + (counts[outcome] ?? 0), 0);
  const rows = Object.entries(tally).flatMap(([mutation, { replayed = 0, ...others }]) =>
    Object.keys(others).length > 0 ? [`  ${mutation}: ${JSON.stringify({ replayed, ...others })}\n`] : [],
  );
  const right = sum('replayed') + sum('healed');
  const share = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(whole, 1)).toFixed(0)} %`;
  const head = `${name}: ${sum('replayed')} replayed, ${sum('healed')} healed, ${sum('refused')} refused, ${sum('WRONG')} wrong; precision ${share(right, right + sum('WRONG'))}, recall ${share(right, possible)}\n`;
  return head + rows.toSorted().join('');
}

/** Runs in the page: changes it, and notes whether what is acted on is the element that was meant. */
function watch(
  { selector }: { selector: string },
  change?: (target: HTMLElement) => HTMLElement | null,
): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) throw new Error(`nothing is ${selector}`);
  const right = change ? change(target) : target;
  // The window outlives the content.
  Reflect.deleteProperty(window, 'acted');
  Reflect.set(window, 'isPossible', right !== null);
  const note = (event: Event): void => {
    const at = event.composedPath()[0] as Node;
    const isLabel = at instanceof Element && at.closest('label')?.control === right;
    const isRight = right !== null && (right.contains(at) || isLabel);
    if (Reflect.get(window, 'acted') !== 'wrong') Reflect.set(window, 'acted', isRight ? 'right' : 'wrong');
    if (event.type === 'click' && !(at as Element).closest('label, input')) event.preventDefault();
  };
  for (const type of ['click', 'input', 'change']) document.addEventListener(type, note, true);
}

for (const [at, [name, { html, meant }]] of sampleOf(Object.entries(mutatedPages), 2).entries()) {
  test(`a changed ${name}: what was recorded, or nothing`, async ({ context }, testInfo) => {
    const pages = await Promise.all(Array.from({ length: TABS }, () => tab(context)));
    const tally: Record<string, Partial<Record<Outcome, number>>> = {};
    const wrong: string[] = [];
    let possible = 0;
    for (const [index, element] of meant.entries()) {
      const file = testInfo.outputPath(`cues-${index}.json`);
      const base = { html, file, meant: element, mutation: '' };
      const isIrreversible = await record(pages[0] as Page, base);
      const waiting = Object.keys(mutations).filter(
        // Another part of them for each element, so that each is made somewhere.
        (mutation, nth) => isThorough || mutation === 'nothing' || (nth + at + index) % 45 === 0,
      );
      await Promise.all(
        pages.map(async (page) => {
          for (let mutation = waiting.pop(); mutation; mutation = waiting.pop()) {
            const { outcome, trace, isPossible } = await replay(page, { ...base, mutation });
            if (isPossible) possible += 1;
            const counts = (tally[mutation] ??= {});
            counts[outcome] = (counts[outcome] ?? 0) + 1;
            const isMistake = outcome === 'WRONG' || (!isPossible && outcome !== 'refused');
            const isRash = isIrreversible && trace.heal?.stage === 'similarity';
            if (isMistake || isRash)
              wrong.push(`${mutation}: ${element.sentence} ${JSON.stringify(trace.heal)}`);
          }
        }),
      );
    }
    process.stdout.write(summaryOf(name, tally, possible));
    expect(wrong).toEqual([]);
    expect(tally['nothing']).toEqual({ replayed: meant.length });
  });
}
