/** Lists that say what they offer only when they are open are read before a form is filled in: what has no place else may be in one of them. */
import { expect, test } from '../../../fixtures/test.js';
import type { Plan } from '../../../src/contract/plan.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { node, pageOf } from './snapshot.js';

/** A form for a ticket with a title and some drawn lists, one of which may be open. */
function desk(lists: Readonly<Record<string, readonly string[]>>): (open?: string) => Snapshot {
  const title = node('textbox', 'Title', { tag: 'input', inputType: 'text', value: '' });
  const boxes = Object.keys(lists).map((name) =>
    node('combobox', name, { tag: 'div', hasPopup: 'listbox', expanded: false }),
  );
  const offered = Object.fromEntries(
    Object.entries(lists).map(([name, options]) => [
      name,
      node('listbox', '', { children: options.map((option) => node('option', option)) }),
    ]),
  );
  const heading = node('heading', 'New ticket', { level: 2 });
  const button = node('button', 'Create ticket');
  return (open) =>
    pageOf(
      node('region', 'New ticket', {
        ref: 'form',
        children: [
          heading,
          title,
          ...boxes.map((box): SnapshotNode => (box.name === open ? { ...box, expanded: true } : box)),
          button,
        ],
      }),
      ...(open !== undefined && offered[open] ? [offered[open]] : []),
    );
}

/** The plans one after the other, where a click on a closed list opens it and Escape puts it away, until the first text is typed. */
function plans(instruction: string, page: (open?: string) => Snapshot): readonly Plan[] {
  const all: Plan[] = [];
  let [open, before, next]: [string | undefined, Snapshot | undefined, unknown] = [
    undefined,
    undefined,
    undefined,
  ];
  for (let round = 0; round < 12; round += 1) {
    const snapshot = page(open);
    const answer = plan({
      instruction,
      snapshot,
      variables: [],
      ...(before && { before }),
      ...(next !== undefined && { next }),
    });
    all.push(answer);
    const [step] = answer.kind === 'found' ? answer.steps : [];
    if (answer.kind !== 'found' || !step || step.method === 'fill' || answer.next === undefined) return all;
    open = step.method === 'press' ? undefined : /combobox "(.*)"/.exec(step.description)?.[1];
    [before, next] = [snapshot, answer.next];
  }
  return all;
}

function said(all: readonly Plan[]): readonly string[] {
  return all.map((each) => (each.kind === 'found' ? (each.steps[0]?.description ?? '') : each.kind));
}

const lists = { Priority: ['Low', 'Medium', 'High'], Team: ['Sales', 'Support'] };

test('both lists are read, and the form is filled in when each part has its place', () => {
  const all = plans('Create a ticket "Printer" with high priority and the team Support', desk(lists));
  expect(said(all)).toEqual([
    'click combobox "Priority"',
    'press Escape',
    'click combobox "Team"',
    'press Escape',
    'fill textbox "Title" with "Printer"',
  ]);
  expect(all.at(-1)).toMatchObject({ forget: 4 });
});

for (const [what, sentence, offered] of [
  ['an option that none of them offers', 'Create a ticket "Printer" with urgent priority', lists],
  [
    'one that two of them offer',
    'Create a ticket "Printer", High',
    { Priority: ['Low', 'High'], Impact: ['Minor', 'High'] },
  ],
  ['another thing than the form makes', 'Create an invoice "Printer" with high priority', lists],
] as const)
  test(`nothing is typed for ${what}`, () => {
    const all = plans(sentence, desk(offered));
    expect(said(all).filter((each) => each.startsWith('fill'))).toEqual([]);
    expect(all.at(-1)?.kind).toBe('none');
  });
