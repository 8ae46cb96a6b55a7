/** What is said in two parts is not done by the first alone: two days, a letter that is opened and sent, a thing that is put somewhere, a code behind its name. */
import { expect, test } from '../../../fixtures/test.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const month = (title: string): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'When do you come?'),
    node('paragraph', '', { text: title }),
    node('generic', '', {
      children: Array.from({ length: 30 }, (_, at) =>
        node('generic', '', { text: String(at + 1), clickable: true }),
      ),
    }),
  );

test('two days of the month that is shown are clicked one after the other', () => {
  const page = month('June – click the first and the last night');
  expect(inTurn('Choose 4 to 9 June', [page, page])).toEqual(['click element "4"', 'click element "9"']);
});

test('two days of another month, or of one that is not told, are not chosen by half', () => {
  const july = month('July – click the first and the last night');
  expect(did(planned('Choose 4 to 9 June', july))).toBe('none');
  expect(did(planned('Choose 4 to 9 June', month('Not in May, June or July')))).toBe('none');
});

const letters = (...buttons: string[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('table', '', {
      children: ['Ida Falk', 'Jon Reed'].map((name) =>
        node('row', name, {
          children: [
            node('cell', name),
            node('cell', '', { children: [node('button', 'Quote', { tag: 'button' })] }),
          ],
        }),
      ),
    }),
    ...buttons.map((name) => node('button', name, { tag: 'button' })),
  );

test('what is opened and sent to somebody is not only opened', () => {
  const page = letters();
  const open = letters('E-mail to customer');
  expect(inTurn("Open Ida Falk's quote and e-mail it to her", [page, open])).toEqual([
    'click button "Quote"',
    'click button "E-mail to customer"',
  ]);
  expect(inTurn("Open Ida Falk's quote and e-mail it to Jon Reed", [page, open]).at(-1)).toBe('none');
  expect(inTurn("Open Ida Falk's quote and wax it for her", [page, open])).not.toEqual([
    'click button "Quote"',
  ]);
});

test('a thing that is put somewhere is no text for a field that is called like it', () => {
  const page = pageOf(
    node('textbox', 'Parcel note', { tag: 'textarea' }),
    node('textbox', 'Street', { tag: 'input' }),
  );
  expect(did(planned('Put the parcel behind the shed', page))).toBe('none');
  expect(did(planned('Put "behind the shed" in the parcel note', page))).toBe(
    'fill textbox "Parcel note" with "behind the shed"',
  );
});

test('a code is told from the name of its field in front of it', () => {
  const page = pageOf(
    node('textbox', 'Scan or type ticket', { tag: 'input' }),
    node('textbox', 'Team name', { tag: 'input' }),
  );
  expect(did(planned('Type ticket 40017 into the scan field', page))).toBe(
    'fill textbox "Scan or type ticket" with "40017"',
  );
  expect(did(planned('Type team 7 into the team name', page))).toBe('fill textbox "Team name" with "team 7"');
});
