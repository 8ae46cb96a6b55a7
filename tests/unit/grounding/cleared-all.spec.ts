/** "Clear all" is what is called so, and other verbs than that of the button for the same deed. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: 'Ada' });

test('what is called "Clear all" clears what it belongs to, and not the fields of the page', () => {
  const chips = [node('button', 'Red', { pressed: true }), node('button', 'Blue', { pressed: false })];
  const clear = (): SnapshotNode => node('link', 'Clear all', { tag: 'a', url: '#' });
  expect(did(planned('Clear all', pageOf(field('Name'), ...chips, clear())))).toBe('click link "Clear all"');
  expect(did(planned('Clear all', pageOf(field('Name'), clear(), ...chips, clear())))).toBe('none');
});

test('a trailer is played by the button that watches it', () => {
  const card = (title: string, ...deeds: string[]): SnapshotNode =>
    node('article', '', {
      tag: 'article',
      children: [
        node('heading', title, { tag: 'h3', level: 3 }),
        ...deeds.map((deed) => node('button', deed, { tag: 'button' })),
      ],
    });
  const page = pageOf(card('The Lock', 'Watch trailer', 'Book'), card('Pond Life', 'Book'));
  expect(did(planned('Play the trailer for The Lock', page))).toBe('click button "Watch trailer"');
  expect(did(planned('Play the trailer for Pond Life', page))).toBe('none');
  expect(did(planned('Play the trailer for Marsh Light', page))).toBe('none');
});

test('a link that calls something off is none that opens it', () => {
  const line = (text: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [node('text', text), node('link', 'Cancel', { tag: 'a', url: '#c' })],
      parts: [
        { text: 'Elm', ref: 'p1' },
        { text: '4 people', ref: 'p2' },
      ],
    });
  const page = pageOf(
    node('generic', '', {
      tag: 'div',
      children: [line('Elm Hall – Sat 21 Nov – 4 people'), line('Oak Hall – Sun 22 Nov – 2 people')],
    }),
  );
  for (const said of ['Book a table for 4 people', 'Confirm the booking for 4 people']) {
    let answer = planned(said, page);
    while (true) {
      const found = answer.kind === 'none' ? answer.lastly : answer;
      expect(found?.kind === 'found' ? did(found) : '').not.toContain('click link "Cancel"');
      if (found?.kind !== 'found' || found.next === undefined) break;
      answer = planned(said, page, found.next, page);
    }
  }
});
