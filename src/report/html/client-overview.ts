/** Runs in the page: what is shown while no test is open. Sent as its own source, so it refers to nothing outside of itself. */
import type { Child, Dom } from './client-dom.js';
import type { IndexStep, PageIndex, Words } from './client-types.js';

/** Opens a step: test, attempt, step, by position. */
export type OpenStep = (test: number, attempt: number, step: number) => void;

/** Makes the overview. */
export function createOverview(
  dom: Dom,
  words: Words,
  { index, open }: { index: PageIndex; open: OpenStep },
): () => HTMLElement {
  const { el, icon } = dom;
  const { totals } = index;

  interface Placed {
    step: IndexStep;
    test: number;
    attempt: number;
    at: number;
  }

  const all = (): Placed[] =>
    index.tests.flatMap(({ attempts }, test) =>
      attempts.flatMap(({ steps }, attempt) => steps.map((step, at) => ({ step, test, attempt, at }))),
    );

  // What the same call did in another attempt of its test is not said again.
  const once = (steps: readonly Placed[]): Placed[] => {
    const known = new Map<string, number>();
    return steps.filter(({ step, test, attempt }) => {
      const key = `${test} ${step.op} ${step.text}`;
      const isKnown = known.has(key) && known.get(key) !== attempt;
      if (!isKnown) known.set(key, attempt);
      return !isKnown;
    });
  };

  const list = (
    title: string,
    all: readonly Placed[],
    note: (step: IndexStep) => string,
    counts = true,
  ): Child => {
    const steps = once(all);
    if (steps.length === 0) return undefined;
    const most = 8;
    return el(
      'section.card',
      {},
      el(
        'h3',
        {},
        title,
        counts && steps.length > most && el('small', {}, ` ${most} of ${words.count(steps.length)}`),
      ),
      el(
        'ul.links',
        {},
        ...steps
          .slice(0, most)
          .map(({ step, test, attempt, at }) =>
            el(
              'li',
              {},
              el(
                'button',
                { type: 'button', onclick: () => open(test, attempt, at) },
                el(`span.dot.${step.outcome}`, {}, icon(step.outcome)),
                el(
                  'span.link-text',
                  {},
                  el('span', {}, step.text),
                  el('small', {}, index.tests[test]?.titles.join(' › ') ?? ''),
                ),
                el('span.link-note', {}, note(step)),
              ),
            ),
          ),
      ),
    );
  };

  const groups = (title: string, by: Readonly<Record<string, number>>): Child => {
    const rows = Object.entries(by);
    if (rows.length === 0) return undefined;
    const most = Math.max(...rows.map(([, value]) => value));
    return el(
      'section.card',
      {},
      el('h3', {}, title),
      ...rows.map(([name, value]) => {
        const bar = el('span.fill');
        bar.style.width = `${(value / most) * 100}%`;
        return el(
          'p.group',
          {},
          el('span', {}, name),
          el('span.track', {}, bar),
          el('b', {}, words.count(value)),
        );
      }),
    );
  };

  return () => {
    const steps = all();
    const failed = steps.filter(({ step }) => step.error !== undefined);
    const healed = steps.filter(({ step }) => step.outcome === 'healed');
    const weak = steps.filter(({ step }) => step.weak);
    const slow = steps.toSorted((a, b) => b.step.ms - a.step.ms);
    const dear = steps
      .filter(({ step }) => (step.tokens ?? 0) > 0)
      .toSorted(
        (a, b) => (b.step.cost ?? 0) - (a.step.cost ?? 0) || (b.step.tokens ?? 0) - (a.step.tokens ?? 0),
      );
    return el(
      'div.overview',
      {},
      el('h2', {}, 'Overview'),
      el(
        'p.lead',
        {},
        totals.steps === 0
          ? 'No AI steps ran.'
          : `${words.counted(totals.steps, 'AI step')} in ${words.counted(totals.testsWithSteps, 'test')}; ${words.share(totals.outcomes.replayed, totals.steps)} replayed without asking anybody. AI steps took ${words.duration(totals.aiMs)} of ${words.duration(totals.testMs)} test time.`,
        totals.stepsRetried > 0 &&
          ` ${words.counted(totals.stepsRetried, 'step')} ran in attempts that were retried.`,
        index.left > 0 &&
          ` ${words.counted(index.left, 'test')} passed without any AI step and ${index.left === 1 ? 'is' : 'are'} not listed.`,
      ),
      index.policy.length > 0 &&
        el(
          'ul.rules',
          {},
          ...index.policy.map(({ broken, message }) =>
            el(broken ? 'li.broken' : 'li.kept', {}, icon(broken ? 'failed' : 'expected'), message),
          ),
        ),
      el(
        'div.cards',
        {},
        list('Failed', failed, (step) => dom.label(step.outcome)),
        list('Healed', healed, () => ''),
        list('Weak assertions', weak, () => ''),
        groups('Grounding by', totals.groundedBy),
        groups('Healed by', totals.healedBy),
        list('Slowest', once(slow).slice(0, 8), (step) => words.duration(step.ms)),
        list('Most expensive', once(dear).slice(0, 8), (step) =>
          step.cost === undefined ? `${words.tokens(step.tokens ?? 0)} tok` : words.money(step.cost),
        ),
        index.orphans.length > 0 &&
          el(
            'section.card',
            {},
            el('h3', {}, 'Orphaned cues'),
            el('p.note', {}, 'No step of this run asked for them.'),
            ...index.orphans.map(({ file, cues }) =>
              el(
                'details',
                {},
                el('summary', {}, file, ` (${cues.length})`),
                el('ul.differences', {}, ...cues.map((cue) => el('li', {}, cue))),
              ),
            ),
          ),
        index.problems.length > 0 &&
          el(
            'section.card',
            {},
            el('h3', {}, 'What the reporter could not do'),
            el('ul.differences', {}, ...index.problems.map((problem) => el('li', {}, problem))),
          ),
      ),
    );
  };
}
