/** Journeys as they are written down: the region behind a town, colons, codes of places, and what the heading of the page says of all of them. */
import { expect, test } from '../../../fixtures/test.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const field = (name: string, value = '') =>
  node('textbox', name, { ref: name, tag: 'input', inputType: 'text', value });

const flights = (to = '', ...more: ReturnType<typeof node>[]) =>
  pageOf(
    node('heading', 'Find a one-way flight', { level: 1 }),
    node('form', '', {
      ref: 'form',
      tag: 'form',
      children: [field('From'), field('To', to), node('button', 'Search', { ref: 'go', tag: 'button' })],
    }),
    ...more,
  );

const rows = [
  ['Find flights from Salem, OR to Reno', 'fill textbox "From" with "Salem, OR"', 'a state'],
  ['Find flights from Lyon, France to Porto, Portugal', 'fill textbox "From" with "Lyon, France"', 'a land'],
  ['Find flights from: Salem to: Reno', 'fill textbox "From" with "Salem"', 'colons'],
  ['Find one-way flights from Salem to Reno', 'fill textbox "From" with "Salem"', 'the heading says it'],
  ['Find direct flights from Salem to Reno', 'none', 'nothing says it'],
  ['Find return flights from Salem to Reno', 'none', 'the heading says otherwise'],
] as const;

for (const [sentence, first, why] of rows)
  test(`${sentence}: ${why}`, () => {
    const plan = planned(sentence, flights());
    expect(plan.kind === 'found' ? plan.steps[0]?.description : did(plan)).toBe(first);
  });

const suggested = (text: string) => node('listitem', text, { text, clickable: true });

for (const [code, shown, done] of [
  ['RNO', 'Reno, NV (RNO)', 'click listitem "Reno, NV (RNO)"'],
  ['RNO', 'Arno, MO (ARN)', 'none'],
  ['Reno', 'Carson (Reno)', 'none'],
] as const)
  test(`"${code}" is ${done === 'none' ? 'not ' : ''}what "${shown}" is suggested for`, () => {
    const page = flights(code, node('list', '', { tag: 'ul', children: [suggested(shown)] }));
    expect(inTurn(`Choose ${code} as the destination`, [flights(), page])).toEqual([
      `fill textbox "To" with "${code}"`,
      done,
    ]);
  });
