/** Dialogs that are put away by their cross, and the box in them that asks for a word. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const cross = node('generic', '', {
  tag: 'span',
  text: '×',
  clickable: true,
  box: { x: 780, y: 360, width: 16, height: 24 },
});
const field = node('textbox', '', {
  tag: 'input',
  inputType: 'text',
  value: '',
  hints: [{ from: 'label-nearby', text: 'Write LEAVE to go on' }],
});

const dialog = (...children: SnapshotNode[]): SnapshotNode =>
  node('dialog', 'Leave the team?', { box: { x: 400, y: 300, width: 400, height: 200 }, children });

const page = (...children: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(node('button', 'Leave', { hidden: 'covered' }), dialog(...children));

const told = (say: string, ...children: SnapshotNode[]): string => did(planned(say, page(...children)));

test('a dialog is closed with the cross that is said', () => {
  for (const say of [
    'Close the dialog with the × in its corner',
    'Dismiss the dialog using the X button',
    'Click the cross in the top right corner to close the dialog',
    'Click the × of the dialog',
  ])
    expect(told(say, cross, node('button', 'Close team'))).toBe('click element "×"');
});

test('of two crosses in one dialog none is clicked', () => {
  expect(told('Close the dialog with the ×', cross, { ...cross, ref: 'other' })).not.toContain('click');
});

test('what says yes to a question is no way to close it', () => {
  expect(told('Close the dialog', cross, node('button', 'Yes, close it'))).toBe('click element "×"');
  expect(told('Close the dialog', node('button', 'Yes, close it'), node('button', 'No'))).not.toContain(
    'Yes',
  );
});

test('the box is the one field of the dialog, whatever it asks to be written', () => {
  const filled = 'fill textbox "Write LEAVE to go on" with "LEAVE"';
  for (const place of ['in the box', 'into the text box', 'into the field'])
    expect(told(`Write LEAVE ${place}`, field, node('button', 'Yes, leave it'))).toBe(filled);
});

test('of two boxes none is meant by "the box"', () => {
  expect(told('Write LEAVE in the box', field, { ...field, ref: 'other', hints: [] })).toBe('ambiguous');
});

test('a box that only its style sheet calls a dialog is closed by its cross, which a picture may be called', () => {
  const picture = (hidden?: 'covered'): SnapshotNode =>
    node('button', 'close outline', {
      tag: 'button',
      hints: [{ from: 'icon', text: 'close outline' }],
      ...(hidden && { hidden }),
    });
  const drawn = (classes: string[], ...children: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { tag: 'section', classes, children: [picture(), ...children] });
  const toast = node('generic', '', {
    tag: 'div',
    children: [picture('covered'), node('paragraph', '', { tag: 'p', text: 'Someone bought a lamp' })],
  });
  const titled = (title: string): SnapshotNode => node('heading', title, { level: 3 });
  const over = (say: string, ...boxes: SnapshotNode[]): string =>
    did(planned(say, pageOf(...boxes, toast, node('region', '', { children: [titled('Open your shop')] }))));
  const clicked = 'click button "close outline"';
  const news = drawn(['modal-content'], titled('Subscribe to our newsletter'));
  expect(over('Dismiss the newsletter popup', news)).toBe(clicked);
  expect(over('Close the cookie popup', news)).toBe('none');
  expect(over('Close the testimonial', drawn(['testimonials-modal'], titled('Dan Lewis')))).toBe(clicked);
  expect(over('Close the invoice', drawn(['testimonials-modal'], titled('Dan Lewis')))).toBe('none');
  const shop = drawn(['modal'], titled('Open your shop in five minutes'));
  expect(over('Close the "Open your shop" dialog', shop)).toBe(clicked);
});

test('a notice that nothing marks as one is closed by what it says', () => {
  const notice = (title: string, way: string): SnapshotNode =>
    node('generic', '', { children: [node('heading', title), node('button', way)] });
  const block = notice('Block C closes for repainting on Friday', 'Dismiss notification');
  const version = notice('Version 4.2 is available', 'Close');
  const two = pageOf(node('generic', '', { children: [block, version] }));
  const refOf = (say: string): string | undefined => {
    const answer = planned(say, two);
    return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  };
  const [first, second] = [block, version].map(({ children }) => children[1]?.ref);
  expect(refOf('Close the notice about block C being repainted')).toBe(first);
  expect(refOf('Dismiss the message about the new version')).toBe(second);
  expect(refOf('Close the banner about the repainting')).toBe(first);
  // Of what no notice speaks; and one of two is not any.
  for (const say of ['Close the notice about the parking', 'Dismiss the message about the new price'])
    expect([first, second]).not.toContain(refOf(say));
  expect([first, second]).not.toContain(refOf('Close the notice'));
});

test('the banner about a discount says so in percent', () => {
  const banner = (text: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [node('text', text), node('button', 'Dismiss', { tag: 'button', text: '×' })],
    });
  const page = (text: string) => pageOf(banner(text), node('heading', 'Tools', { level: 1 }));
  expect(did(planned('Close the guild discount banner', page('Guild members save 15% on tools')))).toBe(
    'click button "Dismiss"',
  );
  expect(did(planned('Close the guild discount banner', page('Guild members meet on Friday')))).toBe('none');
});
