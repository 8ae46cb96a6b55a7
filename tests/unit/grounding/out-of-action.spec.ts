/** Records whose control cannot be used now: it is refused, and never that of a record called nearly so; nor is it left out of all. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const deed = (name: string, isOff: boolean, at: string): SnapshotNode =>
  node('button', name, { tag: 'button', text: name, ref: `${name} ${at}`, ...(isOff && { disabled: true }) });

const card = (title: string, isOff = false): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [
      node('heading', title, { tag: 'h3', level: 3, text: title }),
      deed('Complete', isOff, title),
      deed('Delete', false, title),
    ],
  });
const tasks = pageOf(card('Fix logo', true), card('Fix login'), card('Write docs'));
/** The one that is done has no such button at all. */
const done = pageOf(
  node('article', '', {
    tag: 'article',
    children: [
      node('heading', 'Fix logo', { tag: 'h3', level: 3, text: 'Fix logo' }),
      node('generic', '', { tag: 'em', text: 'done' }),
      deed('Delete', false, 'Fix logo'),
    ],
  }),
  card('Fix login'),
  card('Write docs'),
);
const free = pageOf(card('Fix logo'), card('Fix login'), card('Write docs'));

const row = (title: string, isOff = false): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', title, { tag: 'td', text: title }),
      node('cell', '', { tag: 'td', children: [deed('Renew', isOff, title), deed('Return', false, title)] }),
    ],
  });
const table = (...rows: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Loans', { tag: 'h1', level: 1, text: 'Loans' }),
    node('table', '', { tag: 'table', children: rows }),
  );
const loans = table(row('Green Mars', true), row('Green March'), row('Dune'));
const loansFree = table(row('Green Mars'), row('Green March'), row('Dune'));

const file = (name: string, isOff = false): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('generic', '', { tag: 'span', text: name }), deed(`Delete ${name}`, isOff, name)],
  });
const files = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [file('report.pdf', true), file('reports.pdf'), file('notes.txt')],
  }),
);

const used = (sentence: string, page: Snapshot): readonly (string | undefined)[] => {
  const outcome = planned(sentence, page);
  return outcome.kind === 'found' ? outcome.steps.map(({ ref }) => ref) : [];
};

for (const [say, page, meant] of [
  ['Complete Fix logo', tasks, 'Complete Fix logo'],
  ['Complete the Fix logo task', tasks, 'Complete Fix logo'],
  ['Complete Fix logo', done, undefined],
  ['Complete the Fix logo task', done, undefined],
  ['Complete the first task', done, undefined],
  ['Renew Green Mars', loans, 'Renew Green Mars'],
  ['Renew the loan of Green Mars', loans, 'Renew Green Mars'],
  ['Delete report.pdf', files, 'Delete report.pdf report.pdf'],
] as const)
  // What is disabled cannot be clicked: that is found out when it is tried, and said.
  it(`${say}: never for another one`, () => {
    for (const ref of used(say, page)) expect(ref).toBe(meant);
  });

for (const [say, page, meant] of [
  ['Complete Fix logo', free, 'Complete Fix logo'],
  ['Complete Fix login', tasks, 'Complete Fix login'],
  ['Complete Fix login', done, 'Complete Fix login'],
  ['Delete Fix logo', done, 'Delete Fix logo'],
  ['Complete the second task', tasks, 'Complete Fix login'],
  // Nothing is said of a record: the one that can be clicked.
  ['Click Save', pageOf(deed('Save', true, 'above'), deed('Save', false, 'below')), 'Save below'],
  ['Delete Fix logo', tasks, 'Delete Fix logo'],
  ['Renew Green March', loans, 'Renew Green March'],
  ['Renew Green Mars', loansFree, 'Renew Green Mars'],
  ['Return Green Mars', loans, 'Return Green Mars'],
  ['Delete reports.pdf', files, 'Delete reports.pdf reports.pdf'],
] as const)
  it(`${say}: that one`, () => expect(used(say, page)).toEqual([meant]));

for (const [say, page, expected] of [
  ['Renew all loans', loans, 'none'],
  ['Renew every loan', loans, 'none'],
  ['Renew everything', loans, 'none'],
  // All of these can be.
  ['Renew all loans', loansFree, 'click button "Renew"'],
  ['Return all loans', loans, 'click button "Return"'],
] as const)
  it(`${say}, ${page === loans ? 'one of which cannot be renewed' : 'each of which can'}: ${expected}`, () =>
    expect(did(planned(say, page))).toBe(expected));
