/** What the step before has brought up or left, and what only looks like it. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

test('the first result of a search is one that it has brought up, or narrowed its list to, and no line of another list', () => {
  const search = node('searchbox', 'Search', { tag: 'input', inputType: 'search' });
  const typed = { ...search, value: 'pears' };
  const line = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('link', name, { url: '#' })] });
  const [apples, pears, plums] = ['Green apples', 'Ripe pears', 'Sour plums'].map(line) as [
    SnapshotNode,
    SnapshotNode,
    SnapshotNode,
  ];
  const topics = (...children: SnapshotNode[]): SnapshotNode => ({ ...list, children });
  const list = node('list', 'Topics');
  const all = topics(apples, pears, plums);
  const results = node('list', '', { children: [line('About pears'), line('Pears and plums')] });
  const behind = (sentence: string, ...now: SnapshotNode[]): string | undefined =>
    inTurn(sentence, [pageOf(search, all), pageOf(typed, ...now)]).at(-1);
  for (const [order, name] of [
    ['open the first result', 'About pears'],
    ['click the second result', 'Pears and plums'],
    ['open the first search result', 'About pears'],
  ] as const) {
    expect(behind(`Search for pears and ${order}`, results, all)).toContain(name);
    // They have closed again, or only the page was drawn anew.
    expect(behind(`Search for pears and ${order}`, all)).toBe('none');
    expect(
      behind(
        `Search for pears and ${order}`,
        topics(...['Green apples', 'Ripe pears', 'Sour plums'].map(line)),
      ),
    ).not.toContain('apples');
  }
  expect(behind('Search for pears and open the first result', topics(pears))).toContain('Ripe pears');
  expect(behind('Search for pears and open the third result', results, all)).toBe('none');
});

test('what is left is neither at the left nor a text with that word', () => {
  const notice = node('paragraph', 'What was left over from the card game may be given away at any time');
  const card = (name: string): SnapshotNode =>
    node('listitem', '', { classes: ['card'], children: [node('heading', name), node('text', 'Open')] });
  const page = pageOf(notice, node('list', '', { children: [card('Ada'), card('Bo')] }));
  for (const sentence of [
    'Select the card that is left',
    'Choose the card which was left',
    'Select the card game',
    'Pick the card that is still left',
  ])
    expect(did(planned(sentence, page))).toBe('none');
});
