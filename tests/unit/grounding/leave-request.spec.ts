/** Days off are asked for in one sentence: the form takes the days, their kind and who covers, or nothing is done. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';

const day = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'date' });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });

const page = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Time off', { level: 1 }),
    node('form', '', {
      tag: 'form',
      children: [
        selectOf('Type', 'Holiday', 'Sick leave', 'Unpaid leave'),
        day('First day'),
        day('Last day'),
        selectOf('Cover', 'Nobody', 'Lena Maier', 'Lena Mayer'),
        ...more,
        button('Submit request'),
      ],
    }),
  );

test('the days, the kind and who covers have each their field', () => {
  expect(
    stepsInAll('Request unpaid leave from 11 August 2025 to 15 August 2025 with Lena Mayer as cover', page()),
  ).toEqual([
    'select combobox "Type" with "Unpaid leave"',
    'fill textbox "First day" with "11 August 2025"',
    'fill textbox "Last day" with "15 August 2025"',
    'select combobox "Cover" with "Lena Mayer"',
    'click button "Submit request"',
  ]);
  expect(stepsInAll('Apply for sick leave on 12 August 2025', page())).toEqual([
    'select combobox "Type" with "Sick leave"',
    'fill textbox "First day" with "12 August 2025"',
    'fill textbox "Last day" with "12 August 2025"',
    'click button "Submit request"',
  ]);
});

for (const sentence of [
  'Request study leave from 11 August 2025 to 15 August 2025',
  'Request holiday from 11 August 2025 to 15 August 2025 with Lena as cover',
  'Request holiday from 11 August 2025 to 15 August 2025 with a hotel',
  'Request parking from 11 August 2025 to 15 August 2025',
])
  test(`${sentence}: nothing of it`, () =>
    expect(did(planned(sentence, page()))).not.toContain('"First day"'));

test('a button or a tab that is for it opens the form, and only where it is clear which', () => {
  const closed = (...buttons: SnapshotNode[]): string =>
    did(
      planned(
        'Request study leave from 3 May 2027 to 7 May 2027',
        pageOf(node('heading', 'Absences', { level: 1 }), ...buttons),
      ),
    );
  expect(closed(button('Request time off'), button('Sign out'))).toBe('click button "Request time off"');
  expect(closed(node('tab', 'New request'), node('tab', 'Team requests'))).toBe('click tab "New request"');
  expect(closed(button('Request time off'), button('New request'))).not.toContain('click');
});
