/** A pop-up that nobody asked for, over what the sentence is about: it is put away first, where that says nothing else. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const shop = (...popup: SnapshotNode[]) =>
  pageOf(
    node('heading', 'Shop', { level: 1, hidden: 'covered' }),
    node('button', 'Export list', { hidden: 'covered' }),
    node('button', 'Submit', { hidden: 'covered' }),
    node('generic', '', { children: popup }),
  );
const first = (say: string, page: Snapshot): string => did(planned(say, page));
const cross = node('button', 'Close', { text: '×' });
const email = (value: string) => node('textbox', 'E-mail', { value });

test('its cross, or its "No thanks", is clicked first', () => {
  const news = shop(cross, node('heading', 'Letters', { level: 3 }), email(''), node('button', 'Subscribe'));
  expect(first('Export the list', news)).toBe('click button "Close"');
  const offer = shop(node('button', 'Claim 10 %'), node('link', 'No thanks'));
  expect(first('Export the list', offer)).toBe('click link "No thanks"');
});

test('a form at work, a question, and what the sentence speaks of stay open', () => {
  for (const popup of [
    [cross, email('a@b.org'), node('button', 'Save')],
    [cross, email(''), node('textbox', 'Name', { value: '' })],
    [node('button', 'Discard'), node('button', 'Save')],
    [node('button', 'Accept all'), node('button', 'Settings')],
    [cross, node('paragraph', '', { text: 'Your list' }), node('button', 'Hide')],
  ])
    // That it is covered, the click tells.
    expect(first('Export the list', shop(...popup))).toBe('click button "Export list"');
  expect(first('Submit', shop(cross, node('button', 'Subscribe')))).toBe('click button "Submit"');
});

test('nothing is closed for what is not there either', () => {
  expect(first('Print the invoice', shop(cross, node('button', 'Subscribe')))).toBe('none');
});

test('a notice that offers all or only the necessary ones asks for consent without saying "cookies"', () => {
  const notice = (...names: string[]) =>
    pageOf(
      node('heading', 'News', { level: 1 }),
      node('generic', '', {
        children: [
          node('paragraph', '', { text: 'We keep crumbs.' }),
          ...names.map((name) => node('button', name)),
        ],
      }),
    );
  const few = notice('Accept all', 'Only necessary');
  expect(first('Accept only the necessary cookies', few)).toBe('click button "Only necessary"');
  expect(first('Reject the cookies', few)).toBe('click button "Only necessary"');
  expect(first('Accept all cookies', few)).toBe('click button "Accept all"');
  // A list of requests has no cookies.
  expect(first('Reject the cookies', notice('Accept all', 'Reject all'))).toBe('none');
});

test('the pop-up that asks for an address to subscribe with is the newsletter, whatever it calls itself', () => {
  const letters = (...names: string[]) =>
    shop(
      cross,
      node('heading', 'Letters from the tower', { level: 3 }),
      ...names.map((name) => node('button', name)),
      email(''),
    );
  const say = 'Close the newsletter pop-up';
  expect(first(say, letters('Subscribe'))).toBe('click button "Close"');
  expect(first(say, letters('Send me a code'))).toBe('none');
});
