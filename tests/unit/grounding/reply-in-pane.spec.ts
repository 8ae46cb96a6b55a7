/** One is replied to in the pane that shows his letter: who else is meant is opened first, and a reply that was sent is not sent again. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('paragraph', '', { tag: 'p', text: shown });

/** Letters to a seed bank in a list, and the open one with a field for the reply. */
const letter = (from: string, about: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [`${from}, ${about}`, 'Archive'].map((name) => node('button', name, { tag: 'button' })),
  });
const letters = (open: string, line: string): Snapshot =>
  pageOf(
    node('list', '', {
      tag: 'ul',
      children: [
        letter('Asta Moe', 'runner beans'),
        letter('Bo Lind', 'kale'),
        letter('Bo Kask', 'old barley'),
      ],
    }),
    node('main', '', {
      tag: 'main',
      children: [
        node('heading', open, { level: 2, tag: 'h2' }),
        text(line),
        node('generic', '', {
          tag: 'form',
          children: [
            node('textbox', 'Reply', { tag: 'textarea', value: '' }),
            node('button', 'Send reply', { tag: 'button' }),
          ],
        }),
      ],
    }),
  );
const kale = letters('Kale for the north', 'From Bo Lind, Monday');
const sent = 'fill textbox "Reply" with "Soon"; click button "Send reply"';

for (const [sentence, done] of [
  ['Reply to Bo Lind with "Soon"', sent],
  ['Reply to Asta with "Soon"', 'click button "Asta Moe, runner beans"'],
  ['Reply to Bo with "Soon"', 'refused'],
  ['Reply to Carl with "Soon"', 'refused'],
] as const)
  it(`${sentence}: ${done}`, () => {
    const answer = planned(sentence, kale);
    expect(answer.kind === 'found' ? did(answer) : 'refused').toBe(done);
  });

for (const [open, line, done] of [
  ['Beans that climb', 'From Asta Moe, Sunday', sent],
  ['Asta Moe', 'Sunday', sent],
  ['Kale for the north', 'From Bo Lind, Monday', 'refused'],
  ['Kale for the north', 'Please ask Asta Moe as well', 'refused'],
] as const)
  it(`once "${open}", "${line}" is shown: ${done}`, () => {
    const first = planned('Reply to Asta with "Soon"', kale);
    const next = first.kind === 'found' ? first.next : undefined;
    const answer = planned('Reply to Asta with "Soon"', letters(open, line), next, kale);
    expect(next !== undefined && answer.kind === 'found' ? did(answer) : 'refused').toBe(done);
  });

it('what is replied is sent once', () => {
  const answer = planned('Reply with "Soon" and send it', kale);
  expect(did(answer)).toBe(sent);
  expect(answer.kind === 'found' ? answer.next : 'refused').toBe(undefined);
});
