/** What nothing on the page fits is false where the page would have to show what is named, and is told neither way elsewhere. */
import { expect, test } from '../../../fixtures/test.js';
import { otherValue } from '../../../src/grounding/built-in/satisfy/satisfy-other.js';
import { satisfyBuiltIn } from '../../../src/grounding/built-in/satisfy/satisfy.js';
import { node, pageOf } from '../grounding/snapshot.js';

const text = (said: string): ReturnType<typeof node> => node('generic', '', { tag: 'span', text: said });

const page = pageOf(
  node('heading', 'Rooms', { level: 1, tag: 'h1', text: 'Rooms' }),
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [text('Ethan James'), text('Company: Fiber Notion'), text('Since 2026-03-02')],
  }),
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [text('Mia Lund'), text('Company: Stone Tech'), text('Delete her later')],
  }),
  node('generic', '', { tag: 'div', classes: ['alert', 'alert-danger'], children: [text('Wrong code')] }),
  node('generic', '', { tag: 'div', hidden: 'transparent', text: 'Saved for you' }),
);

const outcomeOf = (sentence: string, negated = false): string => {
  const answer = satisfyBuiltIn({ sentence, negated, snapshot: page, content: page });
  return answer.kind === 'none' && answer.denied ? 'denied' : answer.kind;
};

test('names and quoted texts that stand nowhere make a sentence false', () => {
  for (const sentence of [
    'the "Undo" button is visible',
    'the Archive button is disabled',
    'a dialog is open',
    'the toast says "Saved for you"',
    'Zofia Kern works for Fiber Notion',
    'the Norway option is selected',
    'a success message is shown',
    'order 99812 is cancelled',
  ])
    expect.soft(outcomeOf(sentence), sentence).toBe('denied');
});

test('what is there in some words is told neither way', () => {
  for (const sentence of [
    'Ethan James works for Fiber Notion',
    'Ethan James works for Stone Tech',
    'there are 2 people on the list',
    'the Delete button is disabled',
    'the Fiber Notion switch is on',
    'the tenants are happy',
    'there are more rooms in use than rooms to let',
  ])
    expect.soft(outcomeOf(sentence), sentence).not.toMatch(/^(?:denied|checks)$/);
});

test('the opposite is not made false by what is missing', () => {
  for (const sentence of ['the Archive button is disabled', 'Zofia Kern works for Fiber Notion'])
    expect.soft(outcomeOf(sentence, true), sentence).not.toMatch(/^(?:denied|checks)$/);
});

test('a word is not compared with a text that says more of other things', () => {
  const now = '12 of 18 completed';
  const reading = { kind: 'leaf', ref: 'e1', from: 'text', parse: 'string', value: now } as const;
  const told = (subject: string): string | undefined =>
    otherValue(
      { subject, expected: 'completed' },
      { kind: 'value', reading, operator: 'same', expected: 'completed', is: true },
      page,
    );
  expect(told('12 of 18 tasks')).toBe(now);
  expect(told('3 of the tasks')).toBe(now);
  expect(told('the tasks')).toBe(now);
  // What is compared is said.
  expect(told('the state of the tasks')).toBeUndefined();
});

test('the place that is kept for a message is none as long as it says nothing', () => {
  const kept = (...inside: ReturnType<typeof node>[]) =>
    pageOf(node('generic', '', { tag: 'div', classes: ['error-message'], children: inside }));
  const kindOf = (snapshot: ReturnType<typeof pageOf>): string =>
    satisfyBuiltIn({ sentence: 'an error message is shown', negated: false, snapshot, content: snapshot })
      .kind;
  expect(kindOf(kept())).not.toBe('checks');
  expect(kindOf(kept(text('Wrong code')))).toBe('checks');
});

test('what lies in the cell of its day is not said to be missing, and on another day it is', () => {
  const day = (name: string, ...events: string[]): ReturnType<typeof node> =>
    node('gridcell', name, {
      children: [node('generic', '', { tag: 'div', children: events.map((event) => text(event)) })],
    });
  const month = pageOf(
    node('grid', 'April', {
      children: [
        node('row', '', { children: [day('April 2, 2026', 'Design review'), day('April 3, 2026')] }),
      ],
    }),
  );
  const told = (sentence: string): string => {
    const answer = satisfyBuiltIn({ sentence, negated: false, snapshot: month, content: month });
    return answer.kind === 'none' && answer.denied ? 'denied' : answer.kind;
  };
  expect.soft(told('There is a design review on April 2')).not.toBe('denied');
  expect.soft(told('There is a design review on April 3')).toBe('denied');
});

test('what a choice leaves out need not bear its name, and the words beside a switch stand there whether it is on', () => {
  const bay = (name: string, isOn: boolean): ReturnType<typeof node> =>
    node('listitem', '', {
      tag: 'li',
      children: [
        node('heading', name, { level: 3, tag: 'h3', text: name }),
        text(isOn ? 'Dry' : 'Flooded'),
        node('paragraph', '', {
          tag: 'p',
          children: [node('text', 'Free for trailers'), node('switch', `Free ${name}`, { checked: isOn })],
        }),
        node('button', 'Repaint', { tag: 'button', text: 'Repaint' }),
      ],
    });
  const yard = pageOf(
    node('heading', 'Bays', { level: 1, tag: 'h1', text: 'Bays' }),
    node('checkbox', 'Attic', { tag: 'input', checked: true }),
    node('list', 'Bays', { tag: 'ul', children: [bay('Long Wall', true), bay('Old Gate', false)] }),
  );
  const told = (sentence: string): string =>
    satisfyBuiltIn({ sentence, negated: false, snapshot: yard, content: yard }).kind;
  expect(told('the Attic bays are hidden')).toBe('cannot-tell');
  expect(told('no Attic bays are shown')).toBe('cannot-tell');
  expect(told('no Cellar lamps are shown')).toBe('checks');
  expect(told('Old Gate is free for trailers')).toBe('cannot-tell');
  expect(told('Old Gate is flooded')).toBe('checks');
});
