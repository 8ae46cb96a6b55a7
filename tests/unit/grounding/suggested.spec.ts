/** What typing into a plain field may bring up. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const field = node('textbox', 'Town', { ref: 'town', tag: 'input', inputType: 'text', value: '' });
const shown = pageOf(
  { ...field, value: 'Li' },
  node('list', '', {
    tag: 'ul',
    children: [
      node('listitem', 'Lima', { text: 'Lima', clickable: true }),
      node('listitem', 'Lisbon', { text: 'Lisbon', clickable: true }),
    ],
  }),
);

test('what begins with the letters that are typed may be suggested for them', () => {
  expect(inTurn('Type "Li" in the town field and pick Lisbon', [pageOf(field), shown])).toEqual([
    'fill textbox "Town" with "Li"',
    'click listitem "Lisbon"',
  ]);
});

test('what does not begin with them is missed before anything is typed', () => {
  expect(did(planned('Type "Li" in the town field and pick Rome', pageOf(field)))).toBe('none');
  expect(did(planned('Type "Li" in the town field and pick Li', pageOf(field)))).toBe('none');
});

test('where one end of a journey is chosen from what its field proposes, the other one has to be proposed as well', () => {
  const end = (name: string, value: string) =>
    node('textbox', name, { ref: name, tag: 'input', inputType: 'text', value });
  const proposed = (place: string) => node('generic', '', { text: place, clickable: true, tag: 'div' });
  const search = node('button', 'Search flights', { ref: 'go', tag: 'button' });
  const page = (from: string, to: string, ...more: SnapshotNode[]) =>
    pageOf(
      node('form', '', { ref: 'form', tag: 'form', children: [end('From', from), end('To', to), search] }),
      ...more,
    );
  const said = 'Search for a flight from Riga to Madrid';
  /** All steps, with what is gone on to where a list may come and does not. */
  const all = (...pages: readonly Snapshot[]): string[] => {
    const told: string[] = [];
    let next: unknown;
    for (const [at, each] of pages.entries()) {
      const answer = planned(said, each, next, at > 0 ? pages[at - 1] : undefined);
      const on = answer.kind === 'none' ? (answer.lastly ?? answer) : answer;
      told.push(did(on));
      next = on.kind === 'found' ? on.next : undefined;
      if (next === undefined) break;
    }
    return told;
  };
  const [riga, madrid] = [proposed('Riga'), proposed('Madrid')];
  const [fillRiga, fillMadrid] = ['fill textbox "From" with "Riga"', 'fill textbox "To" with "Madrid"'];
  const both = all(
    page('', ''),
    page('Riga', '', riga),
    page('Riga', ''),
    page('Riga', 'Madrid', madrid),
    page('Riga', 'Madrid'),
  );
  expect(both).toEqual([
    fillRiga,
    'click element "Riga"',
    fillMadrid,
    'click element "Madrid"',
    'click button "Search flights"',
  ]);
  const first = all(page('', ''), page('Riga', '', riga), page('Riga', ''), page('Riga', 'Madrid'));
  expect(first).toEqual([fillRiga, 'click element "Riga"', fillMadrid, 'none']);
  const second = all(page('', ''), page('Riga', ''), page('Riga', 'Madrid', madrid));
  expect(second).toEqual([fillRiga, fillMadrid, 'none']);
  const neither = all(page('', ''), page('Riga', ''), page('Riga', 'Madrid'));
  expect(neither).toEqual([fillRiga, fillMadrid, 'click button "Search flights"']);
});

test('a journey is not searched for while its form says what is missing', () => {
  const form = node('form', '', {
    ref: 'form',
    tag: 'form',
    children: [
      node('textbox', 'From', { ref: 'f', tag: 'input', value: 'Riga' }),
      node('textbox', 'To', { ref: 't', tag: 'input', value: 'Madrid' }),
      node('button', 'Search flights', { ref: 'go', tag: 'button' }),
    ],
  });
  const page = (...more: SnapshotNode[]) => pageOf(form, ...more);
  const says = (text: string) => node('alert', '', { text });
  const said = 'Search for a flight from Riga to Madrid';
  const sought = (after: Snapshot): string => {
    const next = planned(said, page());
    const typed = next.kind === 'found' ? planned(said, page(), next.next, page()) : next;
    const second = typed.kind === 'none' ? typed.lastly : undefined;
    const again = second && planned(said, page(), second.next, page());
    const sent = again?.kind === 'none' ? again.lastly : undefined;
    return sent?.proof === undefined ? 'no proof' : did(planned(said, after, sent.proof, page()));
  };
  expect(sought(page(says('Please choose both cities from the list.')))).toBe('none');
  expect(sought(page(says('2 flights')))).toBe('done');
  expect(sought(page(says('Bikes are not allowed on board.')))).toBe('done');
  const flight = (text: string) =>
    node('article', '', {
      children: [node('heading', text), node('paragraph', '', { text: 'Cannot be changed' })],
    });
  expect(sought(page(flight('GW 1'), flight('GW 2')))).toBe('done');
});
