/** A run made up for the report's tests: the same for the same seed, with every outcome, and with text that means harm. */
import type { StepRecord } from '../../src/contract/step-record.js';
import type { RunReport, StepReport, TestReport } from '../../src/report/schema.js';
import { judgeRun } from '../../src/report/policy.js';
import { totalsOf } from '../../src/report/totals.js';

/** Text of a hostile page: HTML, script ends, terminal sequences, direction overrides, workflow commands. */
export const hostile =
  '</script><img src=x onerror=alert(1)><!-- `|` \u001b[2J\u202e @team #1 ::error::[x](javascript:alert(1))';

const sentences: [sentence: string, code: string][] = [
  ['log in with %email% and %password%', "getByRole('button', { name: 'Sign in' }).click()"],
  ['search for "blue mug"', "getByRole('searchbox', { name: 'Search' }).fill(\"blue mug\")"],
  [
    'add the Blue Mug to the cart',
    "getByTestId('product-17').getByRole('button', { name: 'Add to cart' }).click()",
  ],
  ['open the cart', "getByRole('link', { name: 'Cart' }).click()"],
  ['choose express delivery', "getByLabel('Express').check()"],
  ['close the cookie banner if it is there', "getByRole('button', { name: 'Reject all' }).click()"],
  [
    'set the quantity of the Blue Mug to 3',
    "getByRole('row', { name: 'Blue Mug' }).getByRole('spinbutton').fill(\"3\")",
  ],
  ['sort by price, highest first', 'getByLabel(\'Sort by\').selectOption("Price, high to low")'],
  ['the total and the delivery date of the order', "getByTestId('order-summary')"],
  [
    'the cart shows 3 items',
    "expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(3)",
  ],
];
const areas = ['checkout', 'search', 'account', 'orders', 'catalogue', 'wish list', 'reviews', 'returns'];

/** A run of `tests` tests with `steps` AI steps each. */
export function sampleRun({ tests = 24, steps = 10, seed = 7 } = {}): RunReport {
  const random = generator(seed);
  const projects = ['chromium', 'firefox', 'webkit'];
  const all = Array.from({ length: tests }, (_unused, at) => sampleTest(at, { steps, random, projects }));
  const totals = totalsOf(all);
  const policy = judgeRun(totals, { failOnHeal: true, budget: { maxTokens: 5_000_000, maxCost: 20 } });
  return {
    version: 1,
    status: 'failed',
    startedAt: '2026-11-20T09:30:00.000Z',
    durationMs: 734_000,
    projects,
    totals,
    policy,
    orphans: [
      {
        file: 'tests/checkout.spec.ts-cues/a-guest-buys.json',
        cues: ['act "open the basket"', 'act "pay by card"'],
      },
    ],
    problems: ['A step of the test "checkout › a guest" has a record that cannot be read: it is no JSON.'],
    tests: all,
  };
}

function sampleTest(
  at: number,
  { steps, random, projects }: { steps: number; random: () => number; projects: readonly string[] },
): TestReport {
  const area = areas[at % areas.length] ?? '';
  const fate = at % 12;
  const outcome =
    fate === 3 ? 'unexpected' : fate === 5 ? 'flaky' : fate === 11 && at > 12 ? 'skipped' : 'expected';
  const attempt = (retry: number, passed: boolean): TestReport['attempts'][number] => {
    const list = Array.from({ length: steps }, (_unused, step) => sampleStep(at, step, random));
    if (!passed) list.splice(Math.ceil(steps / 2), steps, failedStep(at));
    let clock = Date.parse('2026-11-20T09:30:00.000Z') + at * 1_000;
    for (const step of list) {
      step.startedAt = new Date(clock).toISOString();
      clock += step.durationMs + Math.round(random() * 300);
    }
    return {
      retry,
      status: passed ? 'passed' : 'failed',
      startedAt: new Date(Date.parse('2026-11-20T09:30:00.000Z') + at * 1_000).toISOString(),
      durationMs: clock - Date.parse('2026-11-20T09:30:00.000Z') - at * 1_000 + 240,
      errors: passed ? [] : ['ElementNotFoundError: Looked for a button for "Teleport" on /cart'],
      steps: list,
    };
  };
  return {
    id: `test-${at}`,
    titles: [
      area,
      at === 1
        ? hostile
        : `a guest ${['buys a mug', 'changes the order', 'pays later', 'asks for help'][at % 4]} (${at})`,
    ],
    location: { file: `tests/${area.replace(' ', '-')}.spec.ts`, line: 12 + (at % 40) },
    project: projects[at % projects.length] ?? '',
    repeat: 0,
    outcome,
    attempts:
      outcome === 'skipped'
        ? []
        : outcome === 'flaky'
          ? [attempt(0, false), attempt(1, true)]
          : [attempt(0, outcome === 'expected')],
  };
}

function sampleStep(test: number, at: number, random: () => number): StepReport {
  const [instruction = '', code = ''] = sentences[(at + test) % sentences.length] ?? [];
  const dot = code.lastIndexOf('.');
  const [target, method] = [code.slice(0, dot), code.slice(dot + 1).split('(')[0] ?? 'click'];
  const operation = /^the (?:cart|page)/.test(instruction)
    ? 'satisfy'
    : instruction.startsWith('the ')
      ? 'extract'
      : 'act';
  const base: StepReport = {
    outcome: 'replayed',
    operation,
    instruction: test === 1 ? `${instruction} ${hostile}` : instruction,
    cue: 'hit',
    cueFile: `tests/${areas[test % areas.length]}.spec.ts-cues/a-guest-${test}.json`,
    groundingCalls: 0,
    usage: usageOf(0, 0, 0),
    actions: [{ method, target, arguments: [], description: `${method} on ${instruction}` }],
    warnings: [],
    route: '/cart?step=:n',
    startedAt: '',
    durationMs: 30 + Math.round(random() * 90),
    location: { file: `tests/${areas[test % areas.length]}.spec.ts`, line: 14 + at },
    ...(at % 3 === 0 && { within: ['the customer signs in'] }),
  };
  if (operation === 'satisfy') base.checks = [{ code, expected: '3', received: '3' }];
  const dice = (test * 7 + at * 3) % 40;
  if (dice === 9) return healedStep(base);
  if (dice === 21)
    return { ...groundedStep(base, random), weak: 'the check also holds on the page before the click' };
  return dice % 20 === 4 || dice === 13 ? groundedStep(base, random) : base;
}

function groundedStep(base: StepReport, random: () => number): StepReport {
  return {
    ...base,
    outcome: 'grounded',
    cue: 'miss',
    groundedBy: random() < 0.5 ? 'builtin' : 'openai/gpt-4o-mini',
    groundingCalls: 1,
    usage: usageOf(1, 900 + Math.round(random() * 2_000), 60 + Math.round(random() * 90)),
    cost: 0.0004 + random() * 0.002,
    durationMs: 700 + Math.round(random() * 2_400),
    explanation: explanationOf(),
    seen: seenPage(),
    answer:
      '{ "steps": [{ "ref": "e17", "method": "click", "description": "Add to cart of the Blue Mug" }] }',
    viewport: { width: 1280, height: 720 },
    boxes: [{ x: 792, y: 388, width: 148, height: 40 }],
  };
}

function healedStep(base: StepReport): StepReport {
  return {
    ...base,
    outcome: 'healed',
    cue: 'stale',
    durationMs: 240,
    heal: {
      stage: 'similarity',
      reason: 'the same row, role and class; the test id is gone and the name has changed by one word',
      before: "getByTestId('product-17').getByRole('button', { name: 'Add to cart' })",
      after: "getByRole('listitem', { name: 'Blue Mug' }).getByRole('button', { name: 'Add to basket' })",
      score: 0.87,
      differences: ['name: "Add to cart" → "Add to basket"', 'test id: product-17 → none'],
      written: false,
    },
    explanation: explanationOf(),
    seen: seenPage(),
  };
}

function failedStep(test: number): StepReport {
  return {
    ...groundedStep(
      sampleStep(test + 100, 2, () => 0.3),
      () => 0.4,
    ),
    outcome: test % 24 === 3 ? 'interrupted' : 'failed',
    instruction: 'click the Teleport button',
    actions: [],
    durationMs: 5_100,
    error: {
      name: test % 24 === 3 ? 'Interrupted' : 'ElementNotFoundError',
      message:
        'Looked for a button for "Teleport" on /cart, found:\n  button "Transport" (score 0.41: one letter in three differs)\n  link "Telephone support" (score 0.22: another role)\nSay the visible name, or wait for it first.',
    },
  };
}

function explanationOf(): NonNullable<StepRecord['explanation']> {
  return {
    intents: ['click "add to cart"', 'within the item "Blue Mug"'],
    candidates: [
      {
        ref: 'e17',
        description: 'button "Add to cart" in the item "Blue Mug"',
        score: 0.97,
        reason: 'exact name, and the item fits',
      },
      {
        ref: 'e25',
        description: 'button "Add to cart" in the item "Blue Hat"',
        score: 0.58,
        reason: 'exact name',
        refused: 'the item is another one',
      },
      {
        ref: 'e40',
        description: 'link "Cart"',
        score: 0.31,
        reason: 'one word of three',
        refused: 'another role',
      },
    ],
  };
}

function seenPage(): string {
  const cards = ['Blue Mug', 'Blue Hat', 'Green Mug', 'Red Scarf'].map(
    (name, at) =>
      `    - listitem "${name}" [e${15 + at * 8}]:\n      - heading "${name}" [level=3]\n      - text: ${12 + at}.50 €\n      - button "Add to cart" [e${17 + at * 8}]`,
  );
  return [
    '- banner:',
    '  - link "Cart" [e40]',
    '  - searchbox "Search" [e4]',
    '- main:',
    '  - list "Products":',
    ...cards,
  ].join('\n');
}

function usageOf(calls: number, promptTokens: number, completionTokens: number): StepRecord['usage'] {
  return {
    calls,
    promptTokens,
    completionTokens,
    reasoningTokens: 0,
    cachedInputTokens: Math.round(promptTokens / 3),
    inferenceTimeMs: calls * 610,
  };
}

/** Mulberry32 (Tommy Ettinger, public domain): small, and the same everywhere. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
