/** "Play the third song": the noun counts the lines of the list that the page says are songs, and of no other. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const button = (name: string, of: string): SnapshotNode =>
  node('button', name, { tag: 'button', testId: `${name} ${of}` });
const line = (name: string, deed: string): SnapshotNode =>
  node('listitem', '', { tag: 'li', children: [button(deed, name), node('text', name)] });
const list = (deed: string, ...names: string[]): SnapshotNode =>
  node('list', '', { tag: 'ol', children: names.map((name) => line(name, deed)) });
const heading = (text: string, level = 2): SnapshotNode => node('heading', text, { level });
const said = (text: string): SnapshotNode => node('paragraph', '', { text });

const album = pageOf(
  heading('Harbour Nights', 1),
  said('Album by The Quiet Tides · 2021 · 3 songs'),
  list('Play', 'Low Water', 'Lanterns', 'Ferry Home'),
);
const two = pageOf(
  heading('Harbour', 1),
  heading('Songs'),
  list('Play', 'Low Water', 'Lanterns', 'Ferry Home'),
  heading('Trailers'),
  list('Watch', 'Making of', 'On tour', 'Live'),
);
const shelf = pageOf(
  heading('Our podcasts', 1),
  said('A new episode of each comes every week'),
  list('Follow', 'Field Notes', 'Salt Roads', 'Tall Ships'),
);

const rows: readonly (readonly [page: Snapshot, sentence: string, done: string, why: string])[] = [
  [album, 'Play the third song', 'Play Ferry Home', 'the page counts three songs, and the list has three'],
  [album, 'Play the last song', 'Play Ferry Home', 'from the end'],
  [two, 'Play the second song', 'Play Lanterns', 'the heading over the list'],
  [two, 'Play the second trailer', 'none', 'another list is of trailers, and nothing plays them'],
  [two, 'Watch the second song', 'none', 'the list with "Watch" is not of songs'],
  [album, 'Play the fifth song', 'none', 'there are three'],
  [album, 'Play the third album', 'none', 'one album is no list of them'],
  [shelf, 'Follow the second episode', 'none', 'what is said once of each is not what the lines are'],
];

for (const [page, sentence, done, why] of rows)
  test(`${sentence}: ${why}`, () => {
    const plan = planned(sentence, page);
    const ref = plan.kind === 'found' ? plan.steps[0]?.ref : undefined;
    const find = (at: SnapshotNode): SnapshotNode | undefined =>
      at.ref === ref ? at : at.children.map(find).find(Boolean);
    expect(ref === undefined ? did(plan) : find(page.root)?.testId).toBe(done);
  });
