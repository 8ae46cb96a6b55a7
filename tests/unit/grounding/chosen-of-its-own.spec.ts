/** What is chosen is chosen by its own control: no link in its line, no box that says something else, no end of a way that it happens to name. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';

const from = selectOf('From', 'Oban', 'Mull');
const to = selectOf('To', 'Coll', 'Tiree');
const sailings = node('list', '', {
  children: ['07:15 → 08:40', '11:20 → 12:45'].map((text) =>
    node('listitem', '', { children: [node('text', text), node('button', 'Select', { tag: 'button' })] }),
  ),
});

test('one of several journeys is no end of one that is chosen already', () => {
  const page = pageOf(from, to, node('button', 'Find sailings', { tag: 'button' }), sailings);
  expect(did(planned('Select the 09:50 sailing to Coll', page))).toBe('none');
  expect(did(planned('Select Tiree as the destination', page))).toBe('select combobox "To" with "Tiree"');
});

test('a box of a listed appointment, which is ticked, does not say that the appointment is chosen', () => {
  const appointment = (title: string): ReturnType<typeof node> =>
    node('listitem', '', {
      children: [
        node('text', title),
        node('checkbox', 'Email reminder', { tag: 'input', checked: true }),
        node('button', 'Cancel', { tag: 'button' }),
      ],
    });
  const page = pageOf(node('list', '', { children: [appointment('Check-up'), appointment('Fitting')] }));
  expect(did(planned('Choose the Fitting appointment', page))).not.toBe('done');
});

test('what is selected in a row with a dot for it is not the link in that row', () => {
  const row = (name: string, handle?: string): ReturnType<typeof node> =>
    node('row', '', {
      children: [
        ...(handle === undefined
          ? []
          : [node('cell', '', { children: [node('radio', handle, { tag: 'input', checked: false })] })]),
        node('cell', '', { children: [node('link', name, { url: '/x' })] }),
      ],
    });
  const rows = (handled: boolean): ReturnType<typeof pageOf> =>
    pageOf(
      node('table', '', {
        children: ['cdn.example', 'img.example'].map((name, at) =>
          row(name, handled ? `Select D${at}` : undefined),
        ),
      }),
    );
  expect(did(planned('Select img.example', rows(true)))).not.toContain('click link');
  expect(did(planned('Select img.example', rows(false)))).toContain('click link "img.example"');
});

test('a choice among dots that stand in no group is taken over by the button behind them that says so', () => {
  const page = pageOf(
    node('generic', '', {
      children: [
        node('heading', 'Your plan'),
        ...['Basic', 'Family'].map((name, at) => node('radio', name, { tag: 'input', checked: at === 0 })),
        node('button', 'Change plan', { tag: 'button' }),
        node('button', 'Pause membership', { tag: 'button' }),
      ],
    }),
  );
  expect(stepsInAll('Change the plan to Family', page)).toEqual([
    'check radio "Family"',
    'click button "Change plan"',
  ]);
});

test('twice as much is not one click', () => {
  const topping = (name: string): ReturnType<typeof node> =>
    node('listitem', '', { children: [node('text', name), node('button', '+', { tag: 'button' })] });
  const page = pageOf(
    node('paragraph', '', { text: 'Double counts twice.' }),
    node('list', '', { children: [topping('Olives'), topping('Capers')] }),
  );
  expect(did(planned('Add double capers', page))).toBe('none');
  expect(did(planned('Add capers', page))).toBe('click button "+"');
});
