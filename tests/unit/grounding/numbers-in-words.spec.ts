/** Numbers that are said in words, and numbers between two signs whose label stands in front of them. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('text', said);
const counter = (less: string, shown: string, more: string): SnapshotNode =>
  node('generic', '', {
    tag: 'span',
    children: [
      node('button', less, { text: '−' }),
      node('status', '', { tag: 'output', text: shown }),
      node('button', more, { text: '+' }),
    ],
  });
const number = (name: string, value: string): SnapshotNode =>
  node('spinbutton', name, { tag: 'input', inputType: 'number', value });
const row = (...children: SnapshotNode[]): SnapshotNode => node('paragraph', '', { tag: 'p', children });
const servings = (): SnapshotNode =>
  row(text('Servings'), counter('Fewer servings', '4', 'More servings'), number('Minutes', '35'));

for (const [said, page, told] of [
  ['Set the servings to 6', [servings()], 'click button "More servings"'],
  ['Set the servings to two', [servings()], 'click button "Fewer servings"'],
  ['Make it for six servings', [servings()], 'click button "More servings"'],
  ['Increase the servings by 2', [servings()], 'click button "More servings"'],
  [
    'Set the adults to three',
    [row(text('Adults'), counter('Less', '1', 'More'), number('Nights', '2'))],
    'click button "More"',
  ],
  ['Set the servings to 4', [servings()], 'done'],
  ['Set the minutes to ten', [servings()], 'fill spinbutton "Minutes" with "10"'],
  ['Set the nights to two', [number('Nights', '1')], 'fill spinbutton "Nights" with "2"'],
  [
    'Enter two into Note',
    [node('textbox', 'Note', { tag: 'input', value: '' })],
    'fill textbox "Note" with "two"',
  ],
  // Another number, none at all, and a label that stands in front of something else.
  ['Make it for two hours', [servings()], 'none'],
  ['Set the portions to 6', [servings()], 'none'],
  ['Set the adults to 3', [row(text('Adults'), number('Age', '1'), counter('Less', '1', 'More'))], 'none'],
] as const)
  it(`"${said}": ${told}`, () => {
    expect(did(planned(said, pageOf(...page)))).toBe(told);
  });
