/** A field that a sentence does not speak of takes nothing of it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '', ...more });
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });
const button = (name: string): SnapshotNode => node('button', name);

const chores = pageOf(node('heading', 'todos'), field('What needs to be done?'));
const answer = pageOf(field('Your answer'));
const accounts = pageOf(
  form(field('Account holder'), field('Amount'), button('Transfer')),
  form(field('Find a branch'), button('Go')),
);
const asksUser = pageOf(form(field('E-mail address'), button('Next')), form(field('Search'), button('Go')));

const cases: readonly [string, Snapshot, string][] = [
  // A kind is no name of something new.
  ['Create a new folder', chores, 'none'],
  ['Add a note to the list', chores, 'none'],
  ['Add a task "Call Ann"', chores, 'fill textbox "What needs to be done?" with "Call Ann"'],
  // Which field gets what, in words, is the value of no field.
  ['Fill in the contact form: full name Ada Lovelace, email ada@x.test', answer, 'none'],
  ['Write to kim@x.test with the subject Hello and the message See you', answer, 'none'],
  ['Write "to kim@x.test with the subject Hello"', answer, 'fill textbox "Your answer" with "to kim@x.test'],
  ['Type hello world', answer, 'fill textbox "Your answer" with "hello world"'],
  // A log-in asks for a password, or for the user alone.
  ['Log in with username karrie and password ks', accounts, 'none'],
  ['Log in with username karrie and password ks', asksUser, 'fill textbox "E-mail address" with "karrie"'],
];

for (const [sentence, page, expected] of cases)
  it(`${sentence} → ${expected}`, () => {
    const told = did(planned(sentence, page));
    if (expected === 'none') expect(told).toMatch(/^(?:none|cannot-tell|ambiguous|unclear)$/);
    else expect(told).toContain(expected);
  });
