/** "The section below", "submit when done", "wider than it was": words that tell nothing apart on a page that has only one such thing. */
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { expect } from '@playwright/test';
import { withoutLoosePlace } from '../../../src/grounding/built-in/language/loose-place.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

for (const [said, left] of [
  ['Expand the section below and click Submit', 'Expand the section and click Submit'],
  ['Highlight the text in the paragraph below.', 'Highlight the text in the paragraph.'],
  ['Fill in the form and submit when done.', 'Fill in the form and submit.'],
  ["Tick Tea and press Save once you're finished", 'Tick Tea and press Save'],
  ['Create a folder called Drawings here', 'Create a folder called Drawings'],
  ['Add a label named To do here and save it', 'Add a label named To do and save it'],
  ['Create a page called Start here', 'Create a page called Start here'],
  ['Add a note titled "We live here"', 'Add a note titled "We live here"'],
  // Below what it lies, and what is quoted, and what is waited for.
  ['Click the button below the table', 'Click the button below the table'],
  ['Type "a  b .c" into the field below', 'Type "a  b .c" into the field'],
  ['Remove all files whose name ends in .bak', 'Remove all files whose name ends in .bak'],
  ['Type "the line below" into Note', 'Type "the line below" into Note'],
  ['Wait until the upload is done', 'Wait until the upload is done'],
] as const)
  it(`${said}: ${left}`, () => {
    expect(withoutLoosePlace(said)).toBe(left);
  });

const tab = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('tab', name, { tag: 'h3', expanded: false, clickable: true, ...more });
const wrapped = (): SnapshotNode =>
  tab('Submit', { tag: 'p', children: [node('button', 'Submit', { tag: 'button' })] });
const text = (said: string): SnapshotNode => node('generic', '', { tag: 'div', text: said });
const submit = (): SnapshotNode => node('button', 'Submit', { tag: 'button' });
const area = (resizable: boolean): SnapshotNode =>
  node('textbox', '', {
    tag: 'textarea',
    value: '',
    box: { x: 0, y: 0, width: 90, height: 60 },
    ...(resizable && { resizable }),
  });
const row = (label: string, value: string): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [node('cell', label, { tag: 'td' }), node('cell', value, { tag: 'td' })],
  });
const table = (): SnapshotNode =>
  node('table', '', { tag: 'table', children: [row('Colour', 'teal'), row('Surname', 'Dahl')] });
const field = (name: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '' });
const resized = 'Resize the textarea so that the width is larger than its initial size';
const byLabels = 'Enter the value that corresponds with each label into the form and submit when done';

for (const [said, page, expected] of [
  [
    'Highlight the text in the paragraph below',
    [text('Dis urna proin'), submit()],
    ['mark the text of element "Dis urna proin"'],
  ],
  ['Highlight the text in the paragraph below', [text('Dis urna proin'), text('Sit amet quam')], ['none']],
  [resized, [area(true), submit()], ['resize textbox with "50", "0", "about"']],
  [resized, [area(false), submit()], ['none']],
  [
    byLabels,
    [table(), field('Surname'), submit()],
    ['fill textbox "Surname" with "Dahl"', 'click button "Submit"'],
  ],
  [byLabels, [table(), field('Fax'), submit()], ['cannot-tell']],
] as const)
  it(`${said}: ${expected.join(', ')}`, () => {
    expect(stepsInAll(said, pageOf(...page))).toEqual(expected);
  });

it('what only wraps a button is no section; of two sections none is opened', () => {
  const said = 'Expand the section below';
  expect(did(planned(said, pageOf(tab('Section 9'), wrapped())))).toBe('click tab "Section 9"');
  expect(did(planned(said, pageOf(tab('Section 9'), tab('Section 10'))))).toBe('ambiguous');
});
