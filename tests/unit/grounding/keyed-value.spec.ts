/** What goes into a field as its value: beside its key, and no more than what is quoted. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (ref: string, value: string): SnapshotNode => node('textbox', '', { tag: 'input', ref, value });
const line = (...fields: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', { tag: 'li', children: fields });
const editor = (...lines: SnapshotNode[]) => pageOf(node('list', '', { tag: 'ul', children: lines }));

function filled(sentence: string, ...lines: SnapshotNode[]): unknown {
  const answer = planned(sentence, editor(...lines));
  return answer.kind === 'found'
    ? answer.steps.map(({ ref, arguments: args }) => [ref, ...args])
    : answer.kind;
}

const host = line(field('k1', 'host'), field('v1', 'localhost'));
const port = line(field('k2', 'port'), field('v2', '8080'));

it('the value of a key goes into the field beside it', () => {
  expect(filled('Change the value of "port" to 80', host, port)).toEqual([['v2', '80']]);
  expect(filled('set the value of host to example.org', host, port)).toEqual([['v1', 'example.org']]);
});

it('a key that is there twice, or with two fields beside it, takes nothing', () => {
  expect(
    filled('Change the value of "port" to 80', port, line(field('k3', 'port'), field('v3', '1'))),
  ).not.toEqual([['v2', '80']]);
  expect(
    filled('Change the value of "port" to 80', line(field('k', 'port'), field('a', '1'), field('b', '2'))),
  ).toBe('none');
});

it('what goes on behind a quoted value is not typed', () => {
  const title = node('textbox', 'Title', { tag: 'input', value: 'Plan A' });
  expect(did(planned('Set the title to "Plan B"', pageOf(title)))).toBe('fill textbox "Title" with "Plan B"');
  expect(planned('Set the title to "Plan B" via the wizard', pageOf(title)).kind).not.toBe('found');
});
