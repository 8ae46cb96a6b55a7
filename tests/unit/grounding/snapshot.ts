/** Hand-written pages for the planner, and what it does to them in words. */
import type { Plan } from '../../../src/contract/plan.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';

let refs = 0;

/** A node with a ref of its own; a bare text has none, as on a page that was read. */
export function node(role: string, name = '', more: Partial<SnapshotNode> = {}): SnapshotNode {
  return {
    role,
    name,
    children: [],
    ...(role !== 'text' && { ref: `e${(refs += 1)}` }),
    ...more,
  };
}

/** A native list with its options, the first of which is chosen. */
export function selectOf(name: string, ...options: string[]): SnapshotNode {
  return node('combobox', name, {
    tag: 'select',
    options,
    value: options[0] ?? '',
    children: options.map((option) => node('option', option)),
  });
}

/** A page that has these nodes and nothing else. */
export function pageOf(...children: SnapshotNode[]): Snapshot {
  return {
    url: 'http://app.test/',
    title: '',
    viewport: { width: 1280, height: 720 },
    scroll: { x: 0, y: 0, width: 1280, height: 720 },
    root: { role: 'document', name: '', children },
    missingFrames: [],
  };
}

/** What is planned; `next` is what an earlier plan left to do, `before` the page that it was for. */
export function planned(instruction: string, snapshot: Snapshot, next?: unknown, before?: Snapshot): Plan {
  return plan({
    instruction,
    snapshot,
    variables: [],
    ...(next !== undefined && { next }),
    ...(before && { before }),
  });
}

/** The steps in words, or the kind of the refusal. */
export function did(answer: Plan): string {
  return answer.kind === 'found' ? answer.steps.map((step) => step.description).join('; ') : answer.kind;
}

/** The steps, and in which of the lines of the page's first box the first of them is done, counted from 1; or the kind of the refusal. */
export function doneIn(sentence: string, page: Snapshot): string {
  const answer = planned(sentence, page);
  if (answer.kind !== 'found') return answer.kind;
  const lines = page.root.children[0]?.children ?? [];
  const holds = (outer: SnapshotNode): boolean =>
    outer.ref === answer.steps[0]?.ref || outer.children.some(holds);
  return `${did(answer)} in ${lines.findIndex(holds) + 1}`;
}

/** The steps of all plans up to the end of the sentence, on a page that does not change; ends with the kind of a refusal. */
export function stepsInAll(instruction: string, snapshot: Snapshot): string[] {
  const all: string[] = [];
  let answer = planned(instruction, snapshot);
  while (answer.kind === 'found') {
    all.push(...answer.steps.map((step) => step.description));
    if (answer.next === undefined) return all;
    const next = planned(instruction, snapshot, answer.next);
    // What a list may be looked for and does not come is gone on from.
    answer = next.kind === 'none' ? (next.lastly ?? next) : next;
  }
  return answer.kind === 'done' ? all : [...all, answer.kind];
}

/** What is done on each page in turn, also when that is only looked for at last, and what is looked at after the last step. */
export function onPages(instruction: string, pages: readonly Snapshot[]): string[] {
  let next: unknown;
  const told: string[] = [];
  for (const [at, page] of pages.entries()) {
    const answer = planned(instruction, page, next, at > 0 ? pages[at - 1] : undefined);
    const plan = answer.kind === 'none' ? (answer.lastly ?? answer) : answer;
    told.push(did(plan));
    next = plan.kind === 'found' ? (plan.next ?? plan.proof) : undefined;
    if (next === undefined) break;
  }
  return told;
}

/** What a sentence comes to while the page becomes one snapshot after the other: the steps on each, or how it ends. */
export function inTurn(instruction: string, pages: readonly Snapshot[]): string[] {
  let next: unknown;
  const told: string[] = [];
  for (const [at, page] of pages.entries()) {
    const answer = planned(instruction, page, next, at > 0 ? pages[at - 1] : undefined);
    told.push(did(answer));
    next = answer.kind === 'found' ? answer.next : undefined;
    if (next === undefined) break;
  }
  return told;
}

/** All that is done but for looks at what the pointer brings up, where a step that `opens` turns the closed page into the open one. */
export function onceOpened(
  sentence: string,
  { closed, open, opens }: { closed: Snapshot; open: Snapshot; opens: RegExp },
): string[] {
  const told: string[] = [];
  let [before, page]: (Snapshot | undefined)[] = [undefined, closed];
  let next: unknown;
  for (let turn = 0; turn < 9 && page; turn += 1) {
    const asked = planned(sentence, page, next, before);
    const answer = asked.kind === 'none' ? (asked.lastly ?? asked) : asked;
    const step = did(answer);
    if (!/^(?:hover|right-click|rightClick|press) /.test(step)) told.push(step);
    if (answer.kind !== 'found' || answer.next === undefined) break;
    ({ next } = answer);
    [before, page] = [page, opens.test(step) ? open : page];
  }
  return told;
}
