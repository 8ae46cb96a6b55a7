/** What is picked from a list and added by it, or by the button behind it; and what stands over other fields is no title of tags. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const box = (name: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', placeholder: name, value: '' });

/** The page of a boat: tags in front of a list that adds one, instruments with a list and its button, crew papers with a field and a bare "Add". */
const paper = (name: string): SnapshotNode =>
  div('row', text(name), button('Move up'), button('Move down'), button('Delete'));
const boat = pageOf(
  node('heading', 'Lady Ann', { level: 1, tag: 'h1' }),
  div('tags', text('wooden'), list('Add tag', 'Add tag…', 'wooden', 'racing', 'for sale')),
  div(
    'field',
    text('Instruments'),
    div('row', text('Compass'), button('Delete')),
    list('Instrument', 'Pick one', 'Radar', 'Echo sounder'),
    button('Add instrument'),
  ),
  div(
    'field',
    text('Harbours'),
    div('chip', text('Oban'), node('generic', '', { tag: 'span', text: '×', clickable: true })),
    div('chip', text('Mallaig'), node('generic', '', { tag: 'span', text: '×', clickable: true })),
    box('Add a harbour, then Enter'),
  ),
  div(
    'field',
    text('Papers'),
    paper('Insurance'),
    paper('Survey'),
    paper('Radio licence'),
    box('New paper'),
    button('Add'),
  ),
);

for (const [sentence, done] of [
  ['Tag this boat as racing', 'select combobox "Add tag" with "racing"'],
  ['Add the tag "for sale"', 'select combobox "Add tag" with "for sale"'],
  ['Add the racing tag to this boat', 'select combobox "Add tag" with "racing"'],
  ['Tag this boat as rusty', 'none'],
  ['Tag the Lady Jane as racing', 'none'],
  ['Add radar as an instrument', 'select combobox "Instrument" with "Radar"; click button "Add instrument"'],
  [
    'Add Echo sounder to the instruments',
    'select combobox "Instrument" with "Echo sounder"; click button "Add instrument"',
  ],
  ['Add a sextant as an instrument', 'none'],
  ['Add Tobermory to the harbours', 'fill textbox "Add a harbour, then Enter" with "Tobermory"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, boat))).toBe(done));
