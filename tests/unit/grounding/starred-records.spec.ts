/** A star is given to a row and taken off it, by the sign in the row or the item of its menu. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, inTurn, node, pageOf, planned } from './snapshot.js';

const sign = (name: string, text: string): SnapshotNode => node('generic', name, { text, tag: 'span' });

/** A row whose signs lie in its last box, where one handler of the list listens to all of them. */
const mail = (sender: string, subject: string, ...signs: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    clickable: true,
    children: [
      node('generic', '', { text: sender, tag: 'div' }),
      node('generic', '', { text: subject, tag: 'div' }),
      node('generic', '', { tag: 'div', children: signs }),
    ],
  });

const mails = (off: [string, string], on: [string, string]): SnapshotNode =>
  pageOf(
    node('generic', '', {
      tag: 'div',
      children: [
        mail('Ada', 'Minutes', sign(...off), sign('Archive', '🗄')),
        mail('Carl', 'Concert', sign(...on), sign('Archive', '🗄')),
        mail('Edna', 'Exhibits', sign(...off), sign('Archive', '🗄')),
      ],
    }),
  ).root;

test('a sign that stands in the same place of every row is clicked where it shows how the row stands', () => {
  const page = pageOf(mails(['Star', '☆'], ['Unstar', '★']));
  const refOf = (sentence: string): string | undefined => {
    const plan = planned(sentence, page);
    return plan.kind === 'found' ? plan.steps[0]?.ref : plan.kind;
  };
  const signs = ['Ada', 'Carl'].map(
    (_, at) => page.root.children[0]?.children[0]?.children[at]?.children[2]?.children[0]?.ref,
  );
  expect(refOf('Star the mail from Ada')).toBe(signs[0]);
  expect(refOf('Add a star to the mail from Ada')).toBe(signs[0]);
  expect(refOf('Unstar the mail from Carl')).toBe(signs[1]);
  expect(refOf('Remove the star from the mail from Carl')).toBe(signs[1]);
  // It is so already, or nobody has such a mail.
  expect(refOf('Star the mail from Carl')).toBe('done');
  expect(refOf('Star the mail from Bertha')).not.toMatch(/^e\d/);
});

test('no star is given where the rows have hearts or pins', () => {
  const hearts = pageOf(mails(['Add to favourites', '♡'], ['Remove from favourites', '♥']));
  expect(told(planned('Star the mail from Ada', hearts))).toBe('none');
  expect(told(planned('Remove the star from the mail from Carl', hearts))).toBe('none');
  const likes = pageOf(mails(['Like', '♥'], ['Like', '♥']));
  expect(told(planned('Bookmark the mail from Ada', likes))).toBe('none');
  const pins = pageOf(mails(['Pin', '📌'], ['Unpin', '📍']));
  expect(told(planned('Star the mail from Ada', pins))).not.toMatch(/click generic/);
});

test('a menu of the row gives the star by an item that adds it', () => {
  const row = (name: string, menu = ''): SnapshotNode =>
    node('listitem', '', {
      children: [
        node('generic', '', { text: name }),
        node('button', `Actions for ${name}`, { hasPopup: 'menu', ...(menu && { expanded: true }) }),
      ],
    });
  const rows = ['Budget plan', 'Travel notes', 'Team photo'].map((name) => row(name));
  const list = node('list', '', { children: rows });
  const menu = (...items: string[]): SnapshotNode =>
    node('menu', '', { children: items.map((name) => node('menuitem', name)) });
  const said = 'Add a star to the travel notes';
  const closed = pageOf(list);
  expect(inTurn(said, [closed, pageOf(list, menu('Rename', 'Add star', 'Add label'))])).toEqual([
    'click button "Actions for Travel notes"',
    'click menuitem "Add star"',
  ]);
  expect(inTurn(said, [closed, pageOf(list, menu('Rename', 'Add stage', 'Add label'))])[1]).toBe('none');
});

test('several are not the one row that says their name in the singular', () => {
  const row = (title: string): SnapshotNode =>
    node('listitem', '', { children: [node('generic', '', { text: title }), node('button', 'Star')] });
  const page = pageOf(node('list', '', { children: [row('Cancelled order'), row('Holiday plan')] }));
  expect(told(planned('Star the cancelled order', page))).toBe('click button "Star"');
  expect(told(planned('Star the cancelled orders', page))).toBe('none');
});

test('a filled sign that says how it is taken back is clicked for that', () => {
  const lot = (title: string, name: string, text: string): SnapshotNode =>
    node('listitem', '', { children: [node('button', name, { text }), node('heading', title)] });
  const page = pageOf(
    node('list', '', {
      children: [
        lot('Ship in a bottle', 'Stop watching lot 6', '♥'),
        lot('Stuffed pike', 'Watch lot 3', '♡'),
        lot('Globe', 'Watch lot 8', '♡'),
      ],
    }),
  );
  expect(told(planned('Stop watching the ship in a bottle', page))).toBe(
    'click button "Stop watching lot 6"',
  );
  expect(told(planned('Stop watching the stuffed pike', page))).toBe('none');
  expect(told(planned('Stop watching the model train', page))).toBe('none');
});
