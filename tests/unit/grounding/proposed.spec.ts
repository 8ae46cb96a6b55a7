/** What a plain field shows under itself for a text that was typed is chosen, where it says just that. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onPages, pageOf } from './snapshot.js';

type Box = NonNullable<SnapshotNode['box']>;

const at = (y: number, height = 20): Box => ({ x: 20, y, width: 200, height });
const field = (name: string, y: number, value = ''): SnapshotNode =>
  node('textbox', name, { ref: name, tag: 'input', value, box: at(y) });
const line = (text: string, y: number, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'div', text, clickable: true, box: at(y), ...more });
const form = (value: string, ...shown: SnapshotNode[]): Snapshot =>
  pageOf(field('Harbour', 40, value), ...shown, field('Boat', 70));

const said = 'Enter Port Ellen as the harbour';
const typed = 'fill textbox "Harbour" with "Port Ellen"';

test('the one that says just the text is chosen', () => {
  const shown = form('Port Ellen', line('Port Ellen', 60), line('Port Ellen East', 80));
  expect(onPages(said, [form(''), shown])).toEqual([typed, 'click element "Port Ellen"']);
  expect(
    onPages('Enter Port Ellen as the harbour and Ida as the boat', [form(''), shown, form('Port Ellen')]),
  ).toEqual([typed, 'click element "Port Ellen"', 'fill textbox "Boat" with "Ida"']);
});

test('so is one further down the list', () => {
  const shown = form('Port Ellen', line('Port Ellen East', 60), line('Port Ellen', 80));
  expect(onPages(said, [form(''), shown])).toEqual([typed, 'click element "Port Ellen"']);
});

test('of two that say just that, none is', () => {
  expect(
    onPages(said, [form(''), form('Port Ellen', line('Port Ellen', 60), line('Port Ellen', 80))]),
  ).toEqual([typed, 'cannot-tell']);
});

test('what is proposed besides, stands elsewhere, or shows in its own place what was typed is not chosen', () => {
  const pages = [
    form('Port Ellen', line('Port Ellen East', 60)),
    form('Port Ellen', line('Port Ellen', 300)),
    pageOf(field('Harbour', 40, 'Port Ellen'), line('Port Ellen', 60), field('Boat', 90)),
    form('Port Ellen'),
  ];
  for (const page of pages) expect(onPages(said, [form(''), page])).toEqual([typed, 'done']);
});

test('what is typed as such, or searched for, is only typed', () => {
  const shown = form('Port Ellen', line('Port Ellen', 60));
  expect(onPages('Type "Port Ellen" in the harbour field', [form(''), shown])).toEqual([typed]);
});
