/** What is pressed once: one button that says two deeds, a button that is still fading in, and a name that happens to be a verb. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

test('a button that says both deeds is pressed once', () => {
  const page = pageOf(node('button', 'Accept and send'), node('button', 'Back'));
  expect(inTurn('Accept the answers and send the application', [page, page])).toEqual([
    'click button "Accept and send"',
  ]);
});

test('a button that has only just faded in is no answer to the click on it', () => {
  const panel = (hidden: SnapshotNode['hidden']) =>
    pageOf(
      node('region', 'Danger zone', {
        ref: 'zone',
        children: [
          node('text', 'Export account data'),
          node('button', 'Export', { ref: 'export', ...(hidden && { hidden }) }),
        ],
      }),
    );
  const before = panel(undefined);
  const first = planned('Export the account data', before);
  const proof = first.kind === 'found' ? first.proof : undefined;
  expect(did(first)).toBe('click button "Export"');
  expect(planned('Export the account data', panel(undefined), proof, panel('transparent')).kind).toBe('done');
});

test('a capital inside a sentence makes a name of what is also a verb', () => {
  const page = pageOf(
    node('checkbox', 'Running', { checked: false }),
    node('checkbox', 'Sleeping', { checked: false }),
  );
  expect(inTurn('Tick Running and Sleeping', [page, page])).toEqual([
    'check checkbox "Running"; check checkbox "Sleeping"',
  ]);
});

test('a day with fields of its own is set on its own', () => {
  const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
  const date = node('group', 'Expiry date', { children: ['Day', 'Month', 'Year'].map(field) });
  const page = pageOf(field('Passport number'), date);
  expect(did(planned('Enter passport number 502135326 with expiry date 27 March 2031', page))).toBe(
    'fill textbox "Passport number" with "502135326"',
  );
  expect(did(planned('Enter passport number 502135326 and expiry date unknown', page))).not.toContain('fill');
});

test('a list is sorted by no record that has most of what is said', () => {
  const line = (at: number): SnapshotNode =>
    node('listitem', '', {
      children: [node('link', `Update ${at}: a report`), node('text', `Updated: ${at} May 2026`)],
    });
  const page = pageOf(node('list', '', { children: [1, 2, 3].map(line) }));
  expect(did(planned('Sort the results by newest update', page))).not.toContain('click');
});
