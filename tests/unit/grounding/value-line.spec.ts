/** A line of the page that says a value and has a button to edit it. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const line = (...children: SnapshotNode[]): SnapshotNode => node('paragraph', '', { children });
const editor = node('textbox', '', { tag: 'div', value: 'The beans are up.' });
const before = pageOf(
  line(node('text', 'Permalink: /spring'), node('button', 'Edit')),
  editor,
  node('button', 'Save draft'),
);
const opened = pageOf(
  line(
    node('text', 'Permalink:'),
    node('textbox', 'Permalink', { tag: 'input', value: 'spring' }),
    node('button', 'OK'),
  ),
  editor,
  node('button', 'Save draft'),
);

for (const say of ['Change the permalink to "autumn"', 'Edit the permalink so that it reads "autumn"'])
  test(`the line is edited by its own button, and the edit is ended there: ${say}`, () => {
    const first = planned(say, before);
    expect(told(first)).toBe('click button "Edit"');
    const second = planned(say, opened, first.kind === 'found' ? first.next : undefined, before);
    expect(told(second)).toBe('fill textbox "Permalink" with "autumn"');
    const proof = second.kind === 'found' ? (second.proof ?? second.next) : undefined;
    expect(told(planned(say, opened, proof, opened))).toBe('click button "OK"');
  });

test('a line that begins with other words, or with more, is not edited', () => {
  expect(told(planned('Change the title to "autumn"', before))).toBe('none');
  expect(told(planned('Change the old permalink to "autumn"', before))).toBe('none');
});

test('two lines of that name are left alone', () => {
  const two = pageOf(
    line(node('text', 'Address: Elm Road 1'), node('button', 'Edit')),
    line(node('text', 'Address: Oak Road 2'), node('button', 'Edit')),
  );
  expect(told(planned('Change the address to "Ash Road 3"', two))).not.toContain('click');
});

test('where the button brings up choices to narrow, one of them is chosen, and nothing is typed', () => {
  const closed = pageOf(
    line(node('heading', 'Milestone'), node('button', 'Edit Milestone'), node('text', 'None yet')),
  );
  const up = pageOf(
    line(node('heading', 'Milestone'), node('button', 'Edit Milestone'), node('text', 'None yet')),
    node('textbox', 'Filter milestone', { tag: 'input' }),
    node('listbox', '', { children: [node('option', '4.2.2'), node('option', '4.3.0')] }),
  );
  const steps = (value: string): string => {
    const say = `Set the milestone to ${value}`;
    const first = planned(say, closed);
    const second = planned(say, up, first.kind === 'found' ? first.next : undefined, closed);
    return `${told(first)}, ${told(second)}`;
  };
  expect(steps('4.3.0')).toBe('click button "Edit Milestone", click option "4.3.0"');
  expect(steps('4.2.3')).toBe('click button "Edit Milestone", none');
});
