/**
 * Runs in the page: makes elements. Text goes in as text nodes only, never as HTML, because all of it is foreign.
 * The function is sent as its own source, so it refers to nothing outside of itself.
 */
import type { StepOutcome } from '../schema.js';

/** Attributes by name; `on…` functions are listeners. */
export type Attributes = Readonly<
  Record<string, string | number | boolean | undefined | ((event: never) => void)>
>;
/** What may stand in an element. */
export type Child = Node | string | undefined | false | readonly Child[];

/** What {@link createDom} gives. */
export interface Dom {
  /** An element: `el('button.icon', { onclick }, 'Text')`; the name may carry classes. */
  el: (name: string, attributes?: Attributes, ...children: Child[]) => HTMLElement;
  icon: (name: string) => SVGElement;
  /** Icon and name of an outcome, coloured. */
  badge: (outcome: string, text?: string) => HTMLElement;
  label: (outcome: string) => string;
  /** Text with what differs from `other` marked. */
  marked: (text: string, other: string) => Child[];
  copyButton: (text: string, title: string) => HTMLElement;
}

/** Makes the builders. */
export function createDom(): Dom {
  const paths: Record<string, string> = {
    replayed: 'M5 3.5v9l7-4.5z',
    grounded: 'M8 2l1.5 4.5L14 8l-4.5 1.5L8 14l-1.5-4.5L2 8l4.5-1.5z',
    healed: 'M6.2 2.5h3.6v3.7h3.7v3.6H9.8v3.7H6.2V9.8H2.5V6.2h3.7z',
    idle: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zm0 1.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z',
    failed: 'M4.3 3.2L8 6.9l3.7-3.7 1.1 1.1L9.1 8l3.7 3.7-1.1 1.1L8 9.1l-3.7 3.7-1.1-1.1L6.9 8 3.2 4.3z',
    interrupted: 'M4 4h8v8H4z',
    unreadable:
      'M7.2 10.8h1.7v1.7H7.2zM8 3C6.2 3 5 4.1 4.9 5.7h1.6c.1-.8.6-1.2 1.5-1.2.8 0 1.4.5 1.4 1.2 0 .6-.3.9-1 1.4-.9.6-1.3 1.1-1.2 2.3h1.6c0-.7.2-.9.9-1.4.9-.6 1.4-1.3 1.4-2.4C11.1 4 9.8 3 8 3z',
    expected: 'M6.4 12.2L2.6 8.4l1.2-1.2 2.6 2.6 5.8-5.8 1.2 1.2z',
    unexpected: 'M4.3 3.2L8 6.9l3.7-3.7 1.1 1.1L9.1 8l3.7 3.7-1.1 1.1L8 9.1l-3.7 3.7-1.1-1.1L6.9 8 3.2 4.3z',
    flaky: 'M8.9 1.5L3 9h4l-.9 5.5L12.5 7h-4z',
    skipped: 'M3 4l5 4-5 4zm6 0h2v8H9z',
    warn: 'M8 2l6.5 11.5h-13zm-.8 4.2v3.6h1.6V6.2zm0 4.6v1.5h1.6v-1.5z',
    weak: 'M8 2l6.5 11.5h-13zm-.8 4.2v3.6h1.6V6.2zm0 4.6v1.5h1.6v-1.5z',
    missed: 'M3 2.5h7l3 3v8H3zm1.6 1.6v7.8h6.8V6.2H9.3V4.1z',
    chevron: 'M5.7 3.3L10.4 8l-4.7 4.7-1.1-1.1L8.2 8 4.6 4.4z',
    back: 'M10.3 3.3L5.6 8l4.7 4.7 1.1-1.1L7.8 8l3.6-3.6z',
    search:
      'M7 2.2a4.8 4.8 0 1 0 2.9 8.6l3.3 3.3 1-1-3.3-3.3A4.8 4.8 0 0 0 7 2.2zm0 1.5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z',
    moon: 'M6.2 2.3a6 6 0 1 0 7.6 7.9A5.2 5.2 0 0 1 6.2 2.3z',
    copy: 'M5.5 2h8v9h-2v3h-9V5h3zm1.5 1.5V5h4.5v4.5H12v-6zM4 6.5v6h6v-6z',
    keys: 'M1.5 4h13v8h-13zm1.5 1.5v5h10v-5zM4 6.5h1.5V8H4zm2.5 0H8V8H6.5zm2.5 0h1.5V8H9zm2 0h1V8h-1zM5 8.8h6v1.2H5z',
    shot: 'M2 3.5h12v9H2zm1.5 1.5v4.7L6 7.3l2.4 2.4 1.6-1.4 2.5 2.2V5z',
  };
  const labels: Record<string, string> = {
    expected: 'passed',
    unexpected: 'failed',
    idle: 'nothing to do',
    missed: 'no cue',
    interrupted: 'never ended',
    timedOut: 'timed out',
  } satisfies Partial<Record<StepOutcome | 'expected' | 'unexpected' | 'missed' | 'timedOut', string>>;

  const append = (parent: Element, children: readonly Child[]): void => {
    for (const child of children) {
      if (child === undefined || child === false) continue;
      if (typeof child === 'string') parent.append(child);
      else if (child instanceof Node) parent.append(child);
      else append(parent, child);
    }
  };

  const el: Dom['el'] = (name, attributes = {}, ...children) => {
    const [tag = 'div', ...classes] = name.split('.');
    const element = document.createElement(tag || 'div');
    if (classes.length > 0) element.className = classes.join(' ');
    for (const [key, value] of Object.entries(attributes)) {
      if (value === undefined || value === false) continue;
      if (typeof value === 'function') element.addEventListener(key.slice(2), value as EventListener);
      else element.setAttribute(key, value === true ? '' : String(value));
    }
    append(element, children);
    return element;
  };

  const icon: Dom['icon'] = (name) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 16 16');
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('class', 'icon');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', paths[name] ?? paths['idle'] ?? '');
    path.setAttribute('fill-rule', 'evenodd');
    svg.append(path);
    return svg;
  };

  const label: Dom['label'] = (outcome) => labels[outcome] ?? outcome;

  const badge: Dom['badge'] = (outcome, text) =>
    el(`span.badge.${outcome}`, {}, icon(outcome), text ?? label(outcome));

  // Words that are in one text only, by longest common subsequence; long texts are compared from both ends instead.
  const marked: Dom['marked'] = (text, other) => {
    const wordsOf = (value: string): string[] => value.match(/[\p{L}\p{N}_]+|\s+|./gsu) ?? [];
    const [ours, theirs] = [wordsOf(text), wordsOf(other)];
    if (ours.length * theirs.length > 250_000) return text === other ? [text] : [el('mark', {}, text)];
    const lengths = ours.map(() => Array.from<number>({ length: theirs.length + 1 }).fill(0));
    lengths.push(Array.from<number>({ length: theirs.length + 1 }).fill(0));
    const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
    for (let i = ours.length - 1; i >= 0; i -= 1) {
      for (let j = theirs.length - 1; j >= 0; j -= 1) {
        const row = lengths[i] as number[];
        row[j] = ours[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
    const pieces: { text: string; isNew: boolean }[] = [];
    let j = 0;
    for (const [i, word] of ours.entries()) {
      while (j < theirs.length && theirs[j] !== word && at(i, j + 1) >= at(i + 1, j)) j += 1;
      const isNew = theirs[j] !== word;
      if (!isNew) j += 1;
      const last = pieces.at(-1);
      if (last?.isNew === isNew) last.text += word;
      else pieces.push({ text: word, isNew });
    }
    // Where little is the same, marks on nearly everything say nothing.
    const fresh = pieces.reduce((sum, piece) => sum + (piece.isNew ? piece.text.length : 0), 0);
    if (fresh > text.length * 0.6) return [text];
    return pieces.map((piece) => (piece.isNew ? el('mark', {}, piece.text) : piece.text));
  };

  const copyButton: Dom['copyButton'] = (text, title) => {
    const button = el('button.copy', { type: 'button', title, 'aria-label': title }, icon('copy'));
    button.addEventListener('click', () => {
      // On a page opened from disk some browsers have no clipboard: then the text can still be selected by hand.
      void navigator.clipboard?.writeText(text).then(
        () => button.classList.add('done'),
        () => undefined,
      );
      setTimeout(() => button.classList.remove('done'), 1_200);
    });
    return button;
  };

  return { el, icon, badge, label, marked, copyButton };
}
