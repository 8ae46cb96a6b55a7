/**
 * Runs in the page: puts its parts together; search, filters, keyboard, theme and address. Sent as its own source, so it
 * refers to nothing outside of itself.
 */
import type { createDom, Dom } from './client-dom.js';
import type { createList } from './client-list.js';
import type { createOverview } from './client-overview.js';
import type { createPicture } from './client-picture.js';
import type { createStepView } from './client-step.js';
import type { createTestView } from './client-test.js';
import type { IndexTest, PageIndex, Words } from './client-types.js';

/** The makers of the parts. */
export interface Makers {
  createDom: typeof createDom;
  createList: typeof createList;
  createOverview: typeof createOverview;
  createPicture: typeof createPicture;
  createStepView: typeof createStepView;
  createTestView: typeof createTestView;
}

/** Starts the page. */
export function startPage(makers: Makers, words: Words): void {
  const dom: Dom = makers.createDom();
  const { el, icon, badge } = dom;
  const index = JSON.parse(document.getElementById('index')?.textContent ?? '{}') as PageIndex;
  const { totals } = index;
  const $ = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
  const narrow = matchMedia('(max-width: 820px)');
  const broken = ['failed', 'interrupted', 'unreadable'];

  // Which tests a filter shows. Those about steps look at every attempt: what was retried away is worth a look too.
  const has = (
    test: IndexTest,
    matches: (step: IndexTest['attempts'][number]['steps'][number]) => unknown,
  ): boolean => test.attempts.some((attempt) => attempt.steps.some(matches));
  const filters: [name: string, title: string, matches: (test: IndexTest) => boolean][] = [
    [
      'failed',
      'Failed',
      (test) => test.outcome === 'unexpected' || has(test, (step) => broken.includes(step.outcome)),
    ],
    ['healed', 'Healed', (test) => has(test, (step) => step.outcome === 'healed')],
    ['weak', 'Weak', (test) => has(test, (step) => step.weak)],
    ['missed', 'No cue', (test) => has(test, (step) => step.cue === 'miss')],
    ['grounded', 'Grounded', (test) => has(test, (step) => step.outcome === 'grounded')],
    ['replayed', 'Replayed', (test) => has(test, (step) => step.outcome === 'replayed')],
    ['flaky', 'Flaky', (test) => test.outcome === 'flaky'],
    ['skipped', 'Skipped', (test) => test.outcome === 'skipped'],
  ];
  const active = new Set<string>();
  let project = -1;
  let query = '';
  let shown: number[] = [];
  let selected: number | undefined;

  const haystacks: string[] = [];
  const haystackOf = (position: number): string => {
    const known = haystacks[position];
    if (known !== undefined) return known;
    const test = index.tests[position] as IndexTest;
    const parts = [...test.titles, index.files[test.file] ?? '', index.projects[test.project] ?? ''];
    for (const attempt of test.attempts) {
      parts.push(...attempt.errors);
      for (const step of attempt.steps) parts.push(step.text, step.code ?? '', step.error ?? '');
    }
    return (haystacks[position] = parts.join('\n').toLowerCase());
  };

  const search = $('search') as HTMLInputElement;
  const list = makers.createList(dom, words, {
    index,
    frame: $('list'),
    open: (position) => choose(position),
  });
  const view = makers.createTestView(dom, words, {
    index,
    frame: $('detail'),
    steps: makers.createStepView(dom, words, makers.createPicture(dom)),
    back: () => choose(undefined),
  });
  const overview = makers.createOverview(dom, words, {
    index,
    open: (test, attempt, step) => choose(test, { attempt, step }),
  });

  const choose = (
    position: number | undefined,
    at?: { attempt: number; step: number },
    keepAddress = false,
  ): void => {
    selected = position;
    document.body.classList.toggle('reading', position !== undefined);
    if (position === undefined) {
      $('detail').replaceChildren(overview());
      $('detail').scrollTop = 0;
    } else view.show(position, at);
    list.select(position);
    if (keepAddress) return;
    const address =
      position === undefined ? '#' : `#test=${position}${at ? `&try=${at.attempt}&step=${at.step}` : ''}`;
    // On a phone the list and the test are two pages, and "back" leads from one to the other.
    if (narrow.matches && position !== undefined) history.pushState(undefined, '', address);
    else history.replaceState(undefined, '', address);
  };

  const readAddress = (): void => {
    const given = new URLSearchParams(location.hash.slice(1));
    // The page of a single test has nothing to choose from.
    const only = index.tests.length === 1 ? 0 : Number.NaN;
    const position = Number(given.get('test') ?? only);
    if (!index.tests[position]) return choose(undefined, undefined, true);
    const step = given.get('step');
    choose(
      position,
      step === null ? undefined : { attempt: Number(given.get('try')), step: Number(step) },
      true,
    );
  };

  const apply = (): void => {
    const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = filters.filter(([name]) => active.has(name));
    shown = [...index.tests.keys()].filter((position) => {
      const test = index.tests[position] as IndexTest;
      if (project >= 0 && test.project !== project) return false;
      if (wanted.length > 0 && !wanted.some(([, , matches]) => matches(test))) return false;
      return terms.every((term) => haystackOf(position).includes(term));
    });
    $('count').textContent =
      shown.length === index.tests.length
        ? words.counted(shown.length, 'test')
        : `${words.count(shown.length)} of ${words.counted(index.tests.length, 'test')}`;
    $('list').scrollTop = 0;
    list.show(shown);
    if (selected !== undefined) list.select(selected);
  };

  const drawHead = (): void => {
    const outcome = {
      passed: 'expected',
      failed: 'unexpected',
      timedout: 'unexpected',
      interrupted: 'flaky',
    }[index.status];
    $('status').replaceChildren(badge(outcome, index.status === 'timedout' ? 'timed out' : index.status));
    $('when').textContent =
      `${new Date(index.startedAt).toLocaleString()} · ${words.duration(index.durationMs)}`;
    const heals = Object.values(totals.healedBy).reduce((sum, each) => sum + each, 0);
    const figure = (value: string, name: string, kind = ''): HTMLElement =>
      el(`div.figure${kind}`, {}, el('b', {}, value), el('span', {}, name));
    const failures = broken.reduce((sum, each) => sum + (totals.outcomes[each as 'failed'] ?? 0), 0);
    $('figures').replaceChildren(
      figure(words.count(totals.steps), 'AI steps'),
      figure(words.share(totals.outcomes.replayed, totals.steps), 'replayed'),
      figure(words.count(heals), 'healed', heals > 0 ? '.healed' : ''),
      figure(words.count(failures), 'failed', failures > 0 ? '.failed' : ''),
      figure(words.tokens(totals.tokens), 'tokens'),
      figure(totals.cost > 0 ? words.money(totals.cost) : '–', 'cost'),
      figure(words.duration(totals.aiMs), 'AI time'),
    );
    const bar = $('bar');
    for (const outcome of [
      'replayed',
      'grounded',
      'healed',
      'idle',
      'failed',
      'interrupted',
      'unreadable',
    ] as const) {
      const steps = totals.outcomes[outcome];
      if (!steps) continue;
      const part = el(`i.${outcome}`, { title: `${words.counted(steps, 'step')} ${dom.label(outcome)}` });
      part.style.flexGrow = String(steps);
      bar.append(part);
    }
    $('policy').replaceChildren(
      ...index.policy
        .filter((line) => line.broken)
        .map(({ message }) => el('p.callout.failed', {}, icon('failed'), message)),
    );
  };

  const drawFilters = (): void => {
    const chips = filters.flatMap(([name, title, matches]) => {
      const tests = index.tests.filter(matches).length;
      if (tests === 0) return [];
      const chip = el(
        `button.chip.${name}`,
        { type: 'button', 'aria-pressed': 'false', 'data-filter': name },
        icon(name),
        title,
        el('small', {}, words.count(tests)),
      );
      chip.addEventListener('click', () => {
        if (!active.delete(name)) active.add(name);
        chip.setAttribute('aria-pressed', String(active.has(name)));
        apply();
      });
      return [chip];
    });
    $('chips').replaceChildren(...chips);
    if (index.projects.length < 2) return;
    const select = el(
      'select',
      { 'aria-label': 'Project', id: 'project' },
      el('option', { value: '-1' }, 'All projects'),
      ...index.projects.map((name, position) => el('option', { value: position }, name || '(no name)')),
    ) as HTMLSelectElement;
    select.addEventListener('change', () => {
      project = Number(select.value);
      apply();
    });
    $('projects').replaceChildren(select);
  };

  const themes = ['auto', 'light', 'dark'];
  const setTheme = (theme: string): void => {
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    $('theme').setAttribute('title', `Theme: ${theme} (t)`);
  };
  // Storage may be closed to a page that is opened from disk; then the choice lasts as long as the page.
  const stored = (write?: string): string => {
    try {
      if (write !== undefined) localStorage.setItem('cuebook-theme', write);
      return localStorage.getItem('cuebook-theme') ?? 'auto';
    } catch {
      return write ?? 'auto';
    }
  };
  let theme = themes.includes(stored()) ? stored() : 'auto';
  const nextTheme = (): void => {
    const isDark =
      theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    theme = isDark ? 'light' : 'dark';
    stored(theme);
    setTheme(theme);
  };

  const moveTest = (by: number): void => {
    if (shown.length === 0) return;
    const at = selected === undefined ? -1 : shown.indexOf(selected);
    const next =
      shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.max(0, Math.min(shown.length - 1, at + by))];
    if (next !== undefined && next !== selected) choose(next);
  };
  const help = $('help') as HTMLDialogElement;
  const keys: Record<string, () => void> = {
    '/': () => {
      if (narrow.matches) choose(undefined);
      search.focus();
      search.select();
    },
    j: () => moveTest(1),
    ArrowDown: () => moveTest(1),
    k: () => moveTest(-1),
    ArrowUp: () => moveTest(-1),
    n: () => view.move(1),
    p: () => view.move(-1),
    o: () => view.toggle(),
    t: nextTheme,
    '?': () => help.showModal(),
    Escape: () => choose(undefined),
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    if (event.target === search) {
      if (event.key === 'Escape') {
        search.value = query = '';
        apply();
        search.blur();
      } else if (event.key === 'Enter') {
        search.blur();
        if (shown[0] !== undefined) choose(shown[0]);
      } else if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    }
    if (event.target instanceof HTMLSelectElement) return;
    const run = event.target === search && !event.key.startsWith('Arrow') ? undefined : keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  search.addEventListener('input', () => {
    query = search.value;
    apply();
  });
  $('theme').append(icon('moon'));
  $('theme').addEventListener('click', nextTheme);
  $('keys').append(icon('keys'));
  $('keys').addEventListener('click', () => help.showModal());
  $('home').addEventListener('click', () => choose(undefined));
  // On a phone the overview is a page of its own.
  $('to-overview').addEventListener('click', () => {
    choose(undefined);
    document.body.classList.add('reading');
    $('detail').prepend(
      el('button.back', { type: 'button', onclick: () => choose(undefined) }, icon('back'), 'Tests'),
    );
  });
  window.addEventListener('popstate', readAddress);

  setTheme(theme);
  drawHead();
  drawFilters();
  apply();
  readAddress();
  document.documentElement.dataset['ready'] = 'true';
}
