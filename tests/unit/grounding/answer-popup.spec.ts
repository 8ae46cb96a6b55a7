/** A pop-up that nothing calls so: it covers the rest, is answered by the button that says just that, and comes before what it covers. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const page = (isOpen: boolean, ...more: SnapshotNode[]): Snapshot => {
  const hidden = isOpen ? { hidden: 'covered' as const } : {};
  return pageOf(
    node('textbox', 'Fruit', { ref: 'fruit', tag: 'input', value: '', ...hidden }),
    node('button', 'Submit', { ref: 'submit', ...hidden }),
    ...(isOpen
      ? [
          node('generic', '', {
            tag: 'div',
            children: [
              node('paragraph', '', { text: 'Shall we send you our letter?' }),
              node('button', 'Yes, please'),
              node('button', 'No thanks'),
              ...more,
            ],
          }),
        ]
      : []),
  );
};

for (const [said, on, expected] of [
  ['Decline the pop-up', page(true), 'click button "No thanks"'],
  ['Accept the popup', page(true), 'click button "Yes, please"'],
  ['Choose "No thanks" in the pop-up', page(true), 'click button "No thanks"'],
  ['Decline the pop-up', page(true, node('button', 'Not now')), 'none'],
  ['Decline the pop-up', page(false), 'none'],
  ['Click "Maybe" in the pop-up', page(true), 'none'],
  ['Click "Submit" in the pop-up', page(true), 'none'],
] as const)
  it(`${said}: ${expected}`, () => {
    expect(did(planned(said, on))).toBe(expected);
  });

test('what is to be done about a pop-up comes before the step that it covers, and not at all where none is open', () => {
  const said = 'Enter "fig" as the fruit and press Submit. If a pop-up appears, decline it.';
  expect(inTurn(said, [page(false), page(true), page(false)])).toEqual([
    'fill textbox "Fruit" with "fig"',
    'click button "No thanks"',
    'click button "Submit"',
  ]);
  expect(inTurn(said, [page(false), page(false), page(false)])).toEqual([
    'fill textbox "Fruit" with "fig"',
    'click button "Submit"',
    'done',
  ]);
});
