/**
 * Runs in the page: the list of tests, of which only the rows in view exist. Sent as its own source, so it refers to
 * nothing outside of itself.
 */
import type { Dom } from './client-dom.js';
import type { IndexStep, IndexTest, PageIndex, Words } from './client-types.js';

/** What {@link createList} gives. */
export interface TestList {
  /** Shows these tests, by their position in the index. */
  show: (positions: readonly number[]) => void;
  /** Marks a test as the one that is open, and brings it into view. */
  select: (position: number | undefined) => void;
}

/** Makes the list in an element that scrolls. */
export function createList(
  dom: Dom,
  words: Words,
  { index, frame, open }: { index: PageIndex; frame: HTMLElement; open: (position: number) => void },
): TestList {
  const { el, icon } = dom;
  const rowHeight = 68;
  const spare = 6;
  let shown: readonly number[] = [];
  let selected: number | undefined;
  const inner = el('div.rows', { role: 'presentation' });
  const none = el('p.none', { hidden: true }, 'No test fits the search and the filters.');
  frame.append(inner, none);

  const strip = (steps: readonly IndexStep[]): HTMLElement => {
    const most = 40;
    const rest = steps.length - most;
    return el(
      'span.strip',
      { title: words.counted(steps.length, 'AI step') },
      ...steps.slice(0, most).map((step) => el(`i.${step.outcome}`)),
      rest > 0 && el('small', {}, `+${rest}`),
    );
  };

  const mark = (element: HTMLElement, isSelected: boolean): void => {
    element.classList.toggle('selected', isSelected);
    element.setAttribute('aria-selected', String(isSelected));
  };

  const row = (position: number, at: number): HTMLElement => {
    const test = index.tests[position] as IndexTest;
    const last = test.attempts.at(-1);
    const steps = last?.steps ?? [];
    const project = index.projects[test.project];
    const notes = [
      `${index.files[test.file]}:${test.line}`,
      ...(project ? [project] : []),
      ...(test.repeat ? [`repeat ${test.repeat}`] : []),
      ...(test.attempts.length > 1 ? [`${test.attempts.length} tries`] : []),
    ];
    const element = el(
      'div.row',
      {
        role: 'option',
        id: `row-${position}`,
        'aria-posinset': at + 1,
        'aria-setsize': shown.length,
        onclick: () => open(position),
      },
      el(`span.mark.${test.outcome}`, { title: dom.label(test.outcome) }, icon(test.outcome)),
      el(
        'span.row-text',
        {},
        el(
          'span.row-title',
          {},
          test.titles.length > 1 && el('span.path', {}, `${test.titles.slice(0, -1).join(' › ')} › `),
          test.titles.at(-1) ?? '',
        ),
        el('span.row-note', {}, notes.join(' · ')),
        strip(steps),
      ),
      el('span.row-time', {}, last ? words.duration(last.durationMs) : ''),
    );
    element.style.top = `${at * rowHeight}px`;
    mark(element, position === selected);
    return element;
  };

  // Rows that stay in view stay the same elements: one that is replaced under a finger or a mouse is never clicked.
  let drawn = new Map<number, HTMLElement>();
  const draw = (anew = false): void => {
    const first = Math.max(0, Math.floor(frame.scrollTop / rowHeight) - spare);
    const end = Math.min(shown.length, Math.ceil((frame.scrollTop + frame.clientHeight) / rowHeight) + spare);
    const next = new Map<number, HTMLElement>();
    for (let at = first; at < end; at += 1) {
      const position = shown[at];
      if (position === undefined) continue;
      const known = anew ? undefined : drawn.get(position);
      next.set(position, known ?? row(position, at));
    }
    for (const [position, element] of drawn) if (next.get(position) !== element) element.remove();
    for (const element of next.values()) if (!element.isConnected) inner.append(element);
    drawn = next;
  };

  let waiting = false;
  const drawSoon = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      draw();
    });
  };
  frame.addEventListener('scroll', drawSoon, { passive: true });
  new ResizeObserver(drawSoon).observe(frame);

  return {
    show: (positions) => {
      shown = positions;
      inner.style.height = `${shown.length * rowHeight}px`;
      none.hidden = shown.length > 0;
      draw(true);
    },
    select: (position) => {
      for (const [each, element] of drawn) mark(element, each === position);
      selected = position;
      const at = position === undefined ? -1 : shown.indexOf(position);
      if (position !== undefined) frame.setAttribute('aria-activedescendant', `row-${position}`);
      if (at >= 0) {
        const top = at * rowHeight;
        if (top < frame.scrollTop) frame.scrollTop = top;
        else if (top + rowHeight > frame.scrollTop + frame.clientHeight) {
          frame.scrollTop = top + rowHeight - frame.clientHeight;
        }
      }
      draw();
    },
  };
}
