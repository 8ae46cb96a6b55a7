/** Runs in the page: one test with the timeline of its AI steps. Sent as its own source, so it refers to nothing outside of itself. */
import type { Dom } from './client-dom.js';
import type { StepView } from './client-step.js';
import type { IndexAttempt, IndexTest, PageIndex, StepDetails, Words } from './client-types.js';

/** What {@link createTestView} gives. */
export interface TestView {
  /** Shows a test; `step` is unfolded, or without it the first step that is worth a look. */
  show: (position: number, at?: { attempt: number; step: number }) => void;
  /** Moves to the next step, or with -1 to the one before. */
  move: (by: number) => void;
  /** Folds or unfolds the step that was moved to. */
  toggle: () => void;
}

/** Makes the view in an element. */
export function createTestView(
  dom: Dom,
  words: Words,
  parts: { index: PageIndex; frame: HTMLElement; steps: StepView; back: () => void },
): TestView {
  const { el, icon, badge } = dom;
  const { index, frame, steps: stepView, back } = parts;
  let open: { position: number; attempt: number; items: HTMLElement[]; current: number } | undefined;

  const unpacked = new Map<number, Promise<StepDetails[][]>>();
  const unpack = (position: number): Promise<StepDetails[][]> => {
    const known = unpacked.get(position);
    if (known) return known;
    const text = document.getElementById(`block-${position}`)?.textContent ?? '';
    const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const details = new Response(stream).json() as Promise<StepDetails[][]>;
    unpacked.set(position, details);
    return details;
  };

  const fill = async (item: HTMLElement, position: number, attempt: number, at: number): Promise<void> => {
    const details = (await unpack(position))[attempt]?.[at];
    const step = index.tests[position]?.attempts[attempt]?.steps[at];
    if (details && step && !item.querySelector('.step-body')) item.append(stepView.body(step, details));
  };

  const unfold = (at: number, wanted?: boolean): void => {
    const item = open?.items[at];
    if (!open || !item) return;
    const unfolded = wanted ?? !item.classList.contains('open');
    item.classList.toggle('open', unfolded);
    item.querySelector('.step-head')?.setAttribute('aria-expanded', String(unfolded));
    open.current = at;
    if (!unfolded || item.querySelector('.step-body')) return;
    fill(item, open.position, open.attempt, at).catch(() => {
      item.append(el('p.note', {}, 'This browser cannot unpack the details: it needs DecompressionStream.'));
    });
  };

  const axis = (attempt: IndexAttempt, pick: (at: number) => void): HTMLElement => {
    const whole = Math.max(attempt.durationMs, ...attempt.steps.map((step) => step.at + step.ms), 1);
    const bar = el('div.axis', { 'aria-hidden': 'true' });
    for (const [at, step] of attempt.steps.entries()) {
      const mark = el(`i.${step.outcome}`, {
        title: `${step.text} · ${words.duration(step.ms)}`,
        onclick: () => pick(at),
      });
      mark.style.left = `${(step.at / whole) * 100}%`;
      mark.style.width = `${(step.ms / whole) * 100}%`;
      bar.append(mark);
    }
    return el(
      'div.axis-frame',
      {},
      bar,
      el('div.axis-ends', {}, el('span', {}, '0'), el('span', {}, words.duration(attempt.durationMs))),
    );
  };

  const tabs = (test: IndexTest, position: number, active: number): HTMLElement | undefined => {
    if (test.attempts.length < 2) return undefined;
    return el(
      'div.tabs',
      { role: 'tablist', 'aria-label': 'Tries' },
      ...test.attempts.map((attempt, at) =>
        el(
          'button',
          {
            type: 'button',
            role: 'tab',
            'aria-selected': String(at === active),
            onclick: () => show(position, { attempt: at, step: -1 }),
          },
          icon(
            attempt.status === 'passed'
              ? 'expected'
              : attempt.status === 'skipped'
                ? 'skipped'
                : 'unexpected',
          ),
          `${attempt.retry === 0 ? 'First try' : `Retry ${attempt.retry}`}: ${dom.label(attempt.status)}`,
        ),
      ),
    );
  };

  const show: TestView['show'] = (position, at) => {
    const test = index.tests[position];
    if (!test) return;
    const active = at?.attempt ?? Math.max(0, test.attempts.length - 1);
    const attempt = test.attempts[active];
    const project = index.projects[test.project];
    const items = (attempt?.steps ?? []).map((step, step_) =>
      el(
        step.nested ? `li.step.nested.${step.outcome}` : `li.step.${step.outcome}`,
        { id: `step-${step_}` },
        stepView.head(step, step_, () => unfold(step_)),
      ),
    );
    open = { position, attempt: active, items, current: -1 };
    const pick = (step: number): void => {
      unfold(step, true);
      items[step]?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    };
    const place = `${index.files[test.file]}:${test.line}`;
    const tokens = (attempt?.steps ?? []).reduce((sum, step) => sum + (step.tokens ?? 0), 0);
    const aiMs = (attempt?.steps ?? []).reduce((sum, step) => sum + (step.nested ? 0 : step.ms), 0);
    frame.replaceChildren(
      el(
        'header.test-head',
        {},
        el('button.back', { type: 'button', onclick: back }, icon('back'), 'Tests'),
        test.titles.length > 1 && el('p.path', {}, test.titles.slice(0, -1).join(' › ')),
        el('h2', {}, test.titles.at(-1) ?? ''),
        el(
          'p.meta',
          {},
          badge(test.outcome),
          el('code', {}, place),
          dom.copyButton(place, 'Copy the place'),
          project ? el('span', {}, project) : undefined,
          test.repeat ? el('span', {}, `repeat ${test.repeat}`) : undefined,
          el('span', {}, words.counted(items.length, 'AI step')),
          aiMs > 0 &&
            el('span', {}, `${words.duration(aiMs)} AI of ${words.duration(attempt?.durationMs ?? 0)}`),
          tokens > 0 && el('span', {}, `${words.tokens(tokens)} tokens`),
        ),
      ),
      ...[tabs(test, position, active)].filter((each) => each !== undefined),
      ...(attempt && attempt.errors.length > 0
        ? [el('div.problem', {}, ...attempt.errors.map((error) => el('pre', {}, error)))]
        : []),
      ...(attempt && items.length > 0 ? [axis(attempt, pick)] : []),
      items.length > 0
        ? el('ol.steps', {}, ...items)
        : el('p.none', {}, test.outcome === 'skipped' ? 'Skipped: no AI step ran.' : 'No AI step ran.'),
    );
    frame.scrollTop = 0;
    if (at && at.step >= 0) pick(at.step);
    else {
      // What needs a look is open when the test is: the first step that is not a plain replay.
      const worth = (attempt?.steps ?? []).findIndex(
        (step) => step.error !== undefined || step.outcome === 'healed',
      );
      if (worth >= 0) unfold(worth, true);
      open.current = -1;
    }
  };

  return {
    show,
    move: (by) => {
      if (!open || open.items.length === 0) return;
      open.current = Math.max(0, Math.min(open.items.length - 1, open.current + by));
      const item = open.items[open.current];
      item?.querySelector<HTMLElement>('.step-head')?.focus({ preventScroll: true });
      item?.scrollIntoView({ block: 'nearest' });
    },
    toggle: () => open && unfold(Math.max(0, open.current)),
  };
}
