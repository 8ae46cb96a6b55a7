/** Runs in the page: one AI step, folded and unfolded. Sent as its own source, so it refers to nothing outside of itself. */
import type { Child, Dom } from './client-dom.js';
import type { Picture } from './client-picture.js';
import type { IndexStep, StepDetails, Words } from './client-types.js';

/** What {@link createStepView} gives. */
export interface StepView {
  /** The step as an item of the timeline; `toggle` is called when a person folds or unfolds it. */
  head: (step: IndexStep, position: number, toggle: () => void) => HTMLElement;
  body: (step: IndexStep, details: StepDetails) => HTMLElement;
}

/** Makes the views. */
export function createStepView(dom: Dom, words: Words, picture: Picture): StepView {
  const { el, icon, badge } = dom;

  const head: StepView['head'] = (step, position, toggle) =>
    el(
      'button.step-head',
      { type: 'button', 'aria-expanded': 'false', 'data-position': position, onclick: toggle },
      el('span.dot', { title: dom.label(step.outcome) }, icon(step.outcome)),
      el(
        'span.step-text',
        {},
        el('span.sentence', {}, el('span.op', {}, step.op), step.text),
        step.error && step.outcome !== 'replayed'
          ? el('span.step-error', {}, step.error)
          : step.code
            ? el('code.step-code', {}, step.code)
            : undefined,
      ),
      el(
        'span.step-side',
        {},
        step.weak && badge('weak', 'weak'),
        step.judged && badge('grounded', 'judged'),
        step.warned && badge('warn', 'warning'),
        step.cue === 'miss' && badge('missed', 'no cue'),
        step.outcome !== 'replayed' &&
          !(step.outcome === 'grounded' && step.cue === 'miss') &&
          badge(step.outcome),
        el(
          'span.numbers',
          {},
          step.tokens !== undefined && el('span', {}, `${words.tokens(step.tokens)} tok`),
          el('span', {}, words.duration(step.ms)),
        ),
      ),
      icon('chevron'),
    );

  const section = (title: string, ...children: Child[]): HTMLElement =>
    el('section.part', {}, el('h4', {}, title), ...children);

  const code = (text: string, extra = ''): HTMLElement =>
    el('div.code', {}, el(`code${extra}`, {}, text), dom.copyButton(text, 'Copy code'));

  const healing = (heal: NonNullable<StepDetails['heals']>[number]): HTMLElement => {
    const stages: Record<string, string> = {
      candidate: 'another recorded locator fits',
      similarity: 'the most similar element',
      grounding: 'understood anew',
    };
    return section(
      'Healed',
      el(
        'div.sides',
        {},
        el(
          'div.side.before',
          {},
          el('h5', {}, 'Before'),
          el('code', {}, ...dom.marked(heal.before, heal.after)),
        ),
        el(
          'div.side.after',
          {},
          el('h5', {}, 'After'),
          el('code', {}, ...dom.marked(heal.after, heal.before)),
        ),
      ),
      el('p', {}, el('b', {}, stages[heal.stage] ?? heal.stage), ': ', heal.reason),
      heal.score !== undefined && meter('Score', heal.score),
      heal.differences &&
        heal.differences.length > 0 &&
        el('ul.differences', {}, ...heal.differences.map((each) => el('li', {}, each))),
      el(
        'p.note',
        {},
        heal.written
          ? 'The cue file is rewritten when the test passes.'
          : 'For this run only: the cue file was not changed.',
      ),
    );
  };

  const meter = (name: string, value: number): HTMLElement => {
    const bar = el('span.fill');
    bar.style.width = `${Math.max(0, Math.min(1, value)) * 100}%`;
    return el('span.meter', {}, el('span.meter-name', {}, name), el('span.track', {}, bar), value.toFixed(2));
  };

  const candidates = (details: StepDetails): HTMLElement | undefined => {
    const rows = details.candidates ?? [];
    if (rows.length === 0 && (details.intents ?? []).length === 0) return undefined;
    const best = Math.max(...rows.map((each) => each.score), 0.0001);
    return section(
      'Considered',
      (details.intents ?? []).length > 0 &&
        el('p.intents', {}, ...(details.intents ?? []).map((each) => el('code', {}, each))),
      el(
        'ol.candidates',
        {},
        ...rows.map((each, position) => {
          const taken = each.refused === undefined && position === 0 && !details.error;
          const bar = el('span.fill');
          bar.style.width = `${Math.max(0, Math.min(1, each.score / Math.max(1, best))) * 100}%`;
          return el(
            taken ? 'li.taken' : 'li',
            {},
            el('span.track', {}, bar),
            el('span.score', {}, each.score.toFixed(2)),
            el(
              'span.candidate',
              {},
              el('b', {}, each.description),
              each.reason !== '' && el('span.why', {}, each.reason),
              each.refused !== undefined && el('span.why.refused', {}, `refused: ${each.refused}`),
            ),
          );
        }),
      ),
    );
  };

  const seen = (details: StepDetails): HTMLElement | undefined => {
    if (details.seen === undefined) {
      return details.short
        ? el('p.note', {}, 'What was seen and answered is left out here, to keep this page under 20 MB.')
        : undefined;
    }
    const [chosen] = details.candidates ?? [];
    const ref = chosen && !details.error ? chosen.ref : '';
    const holds = (text: string): boolean =>
      ref !== '' && new RegExp(`(?:^|[^\\w])${ref.replace(/\W/g, '\\$&')}(?:[^\\w]|$)`).test(text);
    const lines = details.seen.split('\n');
    const text = el('pre', {}, ...lines.map((each) => el(holds(each) ? 'span.chosen' : 'span', {}, each)));
    const part = folded(`Seen (${words.counted(lines.length, 'line')})`, text);
    part.addEventListener('toggle', () => {
      const chosen = text.querySelector<HTMLElement>('.chosen');
      if (chosen) text.scrollTop = chosen.offsetTop - text.offsetTop - text.clientHeight / 2;
    });
    return part;
  };

  const folded = (title: string, ...children: Child[]): HTMLElement =>
    el('details.part', {}, el('summary', {}, title), ...children);

  const checks = (details: StepDetails): HTMLElement | undefined =>
    details.checks &&
    section(
      'Compiled checks',
      ...details.checks.map((check) =>
        el(
          'div.check',
          {},
          code(check.code),
          check.expected !== undefined &&
            el('p', {}, el('b', {}, 'Expected '), el('code', {}, check.expected)),
          check.received !== undefined &&
            el('p', {}, el('b', {}, 'Received '), el('code', {}, check.received)),
        ),
      ),
    );

  const reads = (details: StepDetails): HTMLElement | undefined =>
    details.reads &&
    section(
      'Reads',
      ...details.reads.map(({ name, code: place, as }) =>
        el('div.action', {}, code(place), el('p.note', {}, name ? `${name}, as ${as}` : `as ${as}`)),
      ),
    );

  const facts = (step: IndexStep, details: StepDetails): HTMLElement => {
    const { usage } = details;
    const rows: [string, string | undefined][] = [
      ['Where', details.location && `${details.location.file}:${details.location.line}`],
      ['Inside', details.within?.join(' › ')],
      ['Page', details.route],
      [
        'Cue',
        `${{ hit: 'hit', miss: 'none was there', stale: 'no longer fits', off: 'not used' }[step.cue ?? 'hit']}${details.cueFile === undefined ? '' : ` · ${details.cueFile}`}`,
      ],
      ['Grounding by', details.groundedBy],
      [
        'Time',
        `${words.duration(step.ms)}${usage.calls > 0 ? `, of it ${words.duration(usage.inferenceTimeMs)} model` : ''}`,
      ],
      [
        'Tokens',
        usage.calls > 0
          ? `${words.count(usage.promptTokens)} in${usage.cachedInputTokens > 0 ? ` (${words.count(usage.cachedInputTokens)} cached)` : ''}, ${words.count(usage.completionTokens)} out${usage.reasoningTokens > 0 ? ` (${words.count(usage.reasoningTokens)} reasoning)` : ''}, ${words.counted(usage.calls, 'call')}`
          : undefined,
      ],
      ['Cost', step.cost === undefined ? undefined : words.money(step.cost)],
    ];
    return el(
      'dl.facts',
      {},
      ...rows.flatMap(([name, value]) =>
        value ? [el('div', {}, el('dt', {}, name), el('dd', {}, value))] : [],
      ),
    );
  };

  const body: StepView['body'] = (step, details) => {
    const { judged } = details;
    return el(
      'div.step-body',
      {},
      details.error &&
        el('div.problem', {}, el('b', {}, details.error.name), el('pre', {}, details.error.message)),
      details.weak !== undefined && el('p.callout.weak', {}, icon('weak'), `Weak: ${details.weak}`),
      ...details.warnings.map((each) => el('p.callout.warn', {}, icon('warn'), each)),
      ...(details.heals ?? []).map(healing),
      checks(details),
      details.actions.length > 0 &&
        section(
          step.op === 'observe' ? 'Found' : step.op === 'extract' ? 'Read' : 'Compiled to',
          ...details.actions.map((action) =>
            el(
              'div.action',
              {},
              code(action.code),
              el(
                'p.note',
                {},
                action.description,
                action.confidence !== undefined && ` · confidence ${action.confidence.toFixed(2)}`,
              ),
            ),
          ),
          details.moreActions !== undefined &&
            el('p.note', {}, `… and ${words.count(details.moreActions)} more`),
        ),
      reads(details),
      picture(details),
      judged &&
        section(
          'Judged by the model',
          el('p', {}, `${judged.votes} of ${judged.of} votes for it`),
          el('ul.differences', {}, ...judged.evidence.map((each) => el('li', {}, each))),
        ),
      candidates(details),
      seen(details),
      details.answer !== undefined && folded('Answered', el('pre', {}, details.answer)),
      facts(step, details),
    );
  };

  return { head, body };
}
