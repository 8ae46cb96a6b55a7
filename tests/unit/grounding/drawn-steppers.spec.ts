/** Two buttons that show nothing and are drawn as a plus and a minus, around a number that nobody types. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const sign = (name: string, isOff = false): SnapshotNode =>
  node('button', '', { tag: 'button', classes: [`count__${name}`], ...(isOff && { disabled: true }) });

const line = (name: string, count: number): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('generic', '', { children: [node('text', name)] }),
      node('generic', '', {
        children: [
          node('button', 'Favourite', { tag: 'button' }),
          node('group', '', {
            children: [
              sign('minus', count === 0),
              node('spinbutton', '', {
                tag: 'input',
                value: String(count),
                readonly: true,
                hints: [{ from: 'label-nearby', text: name }],
              }),
              sign('plus'),
            ],
          }),
        ],
      }),
    ],
  });

const shop = (...lines: SnapshotNode[]): Snapshot =>
  pageOf(node('list', '', { tag: 'ul', children: lines }), node('button', 'Place order', { tag: 'button' }));

/** The first step, and whether it is the minus or the plus of the line of that number. */
function pressed(sentence: string, page: Snapshot): string {
  const plan = planned(sentence, page);
  const ref = plan.kind === 'found' ? plan.steps[0]?.ref : undefined;
  const lines = page.root.children[0]?.children ?? [];
  const found = lines.flatMap((each, at) => {
    const signs = each.children[1]?.children[1]?.children ?? [];
    const place = signs.findIndex((one) => one.ref === ref);
    return place === -1 ? [] : [`${place === 0 ? 'minus' : 'plus'} of ${at + 1}`];
  });
  return found[0] ?? did(plan);
}

const empty = shop(line('Rye bread', 0), line('Seed rolls', 0));
const begun = shop(line('Rye bread', 0), line('Seed rolls', 3));

for (const [sentence, page, expected] of [
  ['Set the rye bread to 2', empty, 'plus of 1'],
  ['Increase the seed rolls by 1', begun, 'plus of 2'],
  ['Set the seed rolls to 1', begun, 'minus of 2'],
  ['Remove one rye bread', begun, 'none'],
  ['Set the oat bread to 2', begun, 'none'],
  ['Order two rye bread', empty, 'plus of 1'],
  // The rolls would be ordered with it.
  ['Order two rye bread', begun, 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(pressed(sentence, page)).toBe(expected));
