/** A page that is drawn anew as a whole has new references everywhere: new on it is only what it did not say before. */
import { expect, test } from '../../../fixtures/test.js';
import { freshEntries } from '../../../src/grounding/built-in/matching/fresh.js';
import { indexOf } from '../../../src/grounding/built-in/matching/page-index.js';
import { node, pageOf, planned } from './snapshot.js';

const card = (title: string, ...menu: string[]) =>
  node('generic', '', {
    classes: ['w'],
    children: [
      node('heading', title, { level: 3 }),
      node('button', 'More', { tag: 'button' }),
      ...menu.map((item) => node('generic', '', { text: item, clickable: true })),
    ],
  });

const before = () => pageOf(card('Latency'), card('Disk usage'));
const opened = () => pageOf(card('Latency'), card('Disk usage', 'Pin to top', 'Remove'));

test('what says the same as what is gone is not new', () => {
  const scene = { index: indexOf(opened()), before: indexOf(before()), last: undefined };
  expect([...freshEntries(scene)].map(({ node: { text } }) => text)).toEqual(['Pin to top', 'Remove']);
});

test('of two that say the same, where one is gone, both may be new', () => {
  const one = pageOf(node('button', 'More'));
  const two = pageOf(node('button', 'More'), node('button', 'More'));
  expect(freshEntries({ index: indexOf(two), before: indexOf(one), last: undefined }).size).toBe(2);
});

for (const [sentence, last] of [
  ['Remove the disk usage widget', 'click element "Remove"'],
  ['Pin the disk usage panel to the top', 'click element "Pin to top"'],
  ['Duplicate the disk usage widget', 'press Escape'],
] as const)
  test(`in a menu of such a page, the word for a part of the page is said by none of its items: ${sentence}`, () => {
    const shut = before();
    const first = planned(sentence, shut);
    const look = first.kind === 'none' ? first.lastly : first;
    const next = look?.kind === 'found' ? look.next : undefined;
    const then = planned(sentence, opened(), next, shut);
    expect(then.kind === 'found' ? then.steps.map(({ description }) => description).join() : then.kind).toBe(
      last,
    );
  });
