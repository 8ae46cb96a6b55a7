/** "Like the song and add it to the queue", on a page that draws its list anew: "it" is the line that reads as the one did that was used. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const songs = (names: readonly string[], from: number, liked = ''): Snapshot =>
  pageOf(
    node('heading', 'Songs', { level: 1 }),
    node('list', '', {
      tag: 'ol',
      children: names.map((name, at) =>
        node('listitem', '', {
          tag: 'li',
          children: ['Like', 'Add to queue']
            .map((deed, which): SnapshotNode =>
              node('button', deed, {
                tag: 'button',
                ref: `n${from + at * 2 + which}`,
                testId: `${deed}: ${name}`,
                ...(deed === 'Like' && { pressed: name === liked }),
              }),
            )
            .toSpliced(1, 0, node('text', name)),
        }),
      ),
    }),
  );

const all = ['Low Water', 'Lanterns', 'Ferry Home'];
const rows: readonly (readonly [after: Snapshot, done: string, why: string])[] = [
  [songs(all, 50, 'Lanterns'), 'Add to queue: Lanterns', 'the same line, drawn anew'],
  [
    songs(['Ferry Home', 'Lanterns', 'Low Water'], 50, 'Lanterns'),
    'Add to queue: Lanterns',
    'in another order',
  ],
  [songs(['Low Water', 'Ferry Home'], 50), 'ambiguous', 'the line has gone'],
  [songs([...all, 'Lanterns'], 50, 'Lanterns'), 'ambiguous', 'two lines read so'],
];

for (const [after, done, why] of rows)
  test(`what "it" is: ${why}`, () => {
    const before = songs(all, 10);
    const first = planned('Like "Lanterns" and add it to the queue', before);
    const plan = planned(
      'Like "Lanterns" and add it to the queue',
      after,
      first.kind === 'found' ? first.next : undefined,
      before,
    );
    const ref = plan.kind === 'found' ? plan.steps[0]?.ref : undefined;
    const find = (at: SnapshotNode): SnapshotNode | undefined =>
      at.ref === ref ? at : at.children.map(find).find(Boolean);
    expect(ref === undefined ? did(plan) : find(after.root)?.testId).toBe(done);
  });
