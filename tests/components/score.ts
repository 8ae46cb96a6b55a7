/** Carries sentences out with the built-in engine on a component page and compares the page's own state with what was expected. */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { createAi } from '../../src/index.js';

/** Fields of the page's state that must have changed to these values, everything else unchanged; or that nothing may have been done. */
export type Expected = Readonly<Record<string, unknown>> | 'refuse';

/**
 * Kind of widget, sentence, what has to become of it (one of several outcomes, where a reader of the sentence may differ),
 * and what else may have changed when the sentence is refused half way (what opened, say).
 */
export type ComponentCase = readonly [
  kind: string,
  sentence: string,
  expected: Expected | readonly Expected[],
  meanwhile?: Readonly<Record<string, unknown>>,
];

/** How long a widget may take to take over what was done to it, in ms: only what would be wrong waits for it. */
const TAKEOVER_MS = 1_000;

/** `right`, `refused` (an error, and nothing done that was not asked for) or `wrong` (something else was done, or success was claimed). */
export interface Scored {
  verdict: 'right' | 'refused' | 'wrong';
  kind: string;
  sentence: string;
  /** What changed, and the error's first lines if there was one. */
  did: string;
  ms: number;
}

type State = Record<string, unknown>;

/** Opens a page and waits until its components are there. */
export async function openComponents(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction('window.isReady?.() === true');
}

/** The page's own account of its values. */
export function stateOf(page: Page): Promise<State> {
  return page.evaluate('window.readState()');
}

/** Says one sentence on the freshly opened page and judges what became of it. */
export async function scoreCase(page: Page, url: string, each: ComponentCase): Promise<Scored> {
  const [kind, sentence, expected, meanwhile = {}] = each;
  await openComponents(page, url);
  const before = structuredClone(await stateOf(page));
  const ai = createAi(page, { model: 'builtin', groundingTimeout: 1_000, timeout: 30_000, verbose: 0 });
  const start = performance.now();
  const failure = await ai.act(sentence).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const ms = Math.round(performance.now() - start);
  const wanted = Array.isArray(expected) ? (expected as readonly Expected[]) : [expected as Expected];
  const failed = failure !== undefined;
  let after = await stateOf(page);
  let verdict = verdictOf({ before, after, failed }, wanted, meanwhile);
  for (const end = start + ms + TAKEOVER_MS; verdict === 'wrong' && performance.now() < end;) {
    await page.evaluate('new Promise(requestAnimationFrame)');
    after = await stateOf(page);
    verdict = verdictOf({ before, after, failed }, wanted, meanwhile);
  }
  return {
    verdict,
    kind,
    sentence,
    did: `${JSON.stringify(changesOf(before, after))}${failure ? ` · ${failure.split('\n').slice(0, 6).join(' | ')}` : ''}`,
    ms,
  };
}

function verdictOf(
  { before, after, failed }: { before: State; after: State; failed: boolean },
  wanted: readonly Expected[],
  meanwhile: State,
): Scored['verdict'] {
  const outcomes = wanted.filter((each) => each !== 'refuse');
  const changed = changesOf(before, after);
  if (!failed) {
    const isRight = outcomes.some((each) => isDeepStrictEqual(after, { ...before, ...each }));
    return isRight ? 'right' : 'wrong';
  }
  if (Object.keys(changed).length === 0) return wanted.includes('refuse') ? 'right' : 'refused';
  // What was done before the error has to be a part of what was asked for.
  const isPart = outcomes.some((each) =>
    Object.entries(changed).every(
      ([name, value]) =>
        isDeepStrictEqual(value, meanwhile[name]) || (name in each && isPartOf(value, each[name])),
    ),
  );
  return isPart ? 'refused' : 'wrong';
}

function changesOf(before: State, after: State): State {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
}

/** The same, or a list that holds nothing that the whole does not hold. */
function isPartOf(value: unknown, whole: unknown): boolean {
  if (isDeepStrictEqual(value, whole)) return true;
  return (
    Array.isArray(value) &&
    Array.isArray(whole) &&
    value.every((each) => whole.some((other) => isDeepStrictEqual(each, other)))
  );
}
