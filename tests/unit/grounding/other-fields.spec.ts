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
const mails = pageOf(field('Search mail'), node('list', '', { children: [node('listitem', 'Kim')] }));
const parts = pageOf(field('Find by code or name'));
const shops = pageOf(field('Search shops'));
const unnamed = pageOf(field(''), node('text', 'Prices go from 5 to 20'), button('Submit'));
const searched = pageOf(field('', { id: 'search-text' }), button('Search'));
const years = pageOf(
  node('spinbutton', 'Kilometres per year', { tag: 'input', inputType: 'number', value: '5' }),
);
const degrees = pageOf(node('spinbutton', 'Target temperature', { tag: 'input', value: '20' }));
const team = pageOf(
  node('combobox', 'Team size', { tag: 'select', options: ['1–10', '11–50', '51–200'], value: '1–10' }),
);
const stepper = (label: string, one: string): Snapshot =>
  pageOf(
    node('group', label, {
      children: [
        node('text', label),
        node('button', `Remove ${one}`, { text: '−' }),
        node('status', '1', { tag: 'output' }),
        node('button', `Add ${one}`, { text: '+' }),
      ],
    }),
  );
const lessons = pageOf(node('button', 'Lesson 2: Loops', { expanded: false }));
const tagged = pageOf(field('Add a tag'));
const inTable = pageOf(field('Search mail'), node('table', '', { children: [node('row', 'Kim')] }));
const wages = pageOf(node('spinbutton', 'Salary to', { tag: 'input', inputType: 'number', value: '' }));
const radio = pageOf(form(node('checkbox', 'Wi-Fi', { checked: true }), node('checkbox', 'Phone')));
const cover = pageOf(node('button', 'Cover image', { tag: 'input', inputType: 'file' }));
const bio = pageOf(
  node('textbox', 'Bio', { tag: 'textarea', value: '' }),
  field('Nickname', { value: 'sam' }),
);
const leave = pageOf(form(field('From'), field('To'), button('Send request')));
const owner = pageOf(form(field('Email'), field('Nickname'), field('Subject'), button('Save')));
const quiz = pageOf(node('radio', '4'), node('radio', '7'), button('Submit'), field(''));

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
  // What searches for something takes what is searched for, or is called all else that is said.
  ['Fill in the email with bob@x.test', mails, 'none'],
  ['Type Bob in Name:', parts, 'none'],
  ['Type Bob into the search field', parts, 'fill textbox "Find by code or name" with "Bob"'],
  ['Type Ulm in the shops field', shops, 'fill textbox "Search shops" with "Ulm"'],
  ['Choose 3 for Number of shops', parts, 'none'],
  ['Search for "Wei"', quiz, 'none'],
  // A small word may be the name of a field, and is none of what nobody named.
  ['Enter Boston in the From field', unnamed, 'none'],
  ['Type "New York" into To:', unnamed, 'none'],
  ['Enter Boston in the text field', unnamed, 'fill textbox with "Boston"'],
  // Numbers of something else, and words for a number.
  ['Show 100 rows per page', years, 'none'],
  ['Show 50 entries', team, 'none'],
  ['Show 75 entries', chores, 'none'],
  ['Enter "Call mum"', degrees, 'none'],
  ['Set the quantity to 3', stepper('Passengers', 'passenger'), 'none'],
  ['Set the passengers to 3', stepper('Passengers', 'passenger'), 'click button "Add passenger"'],
  // Filters are what narrows a list.
  ['Filter by category Recipes', searched, 'none'],
  ['Filter by 2 stars', lessons, 'none'],
  ['Filter by tag "store"', tagged, 'none'],
  ['Filter the table for London', mails, 'none'],
  ['Filter the table for London', inTable, 'fill textbox "Search mail" with "London"'],
  ['Clear the filters', radio, 'none'],
  ['Enter music in the tags field', searched, 'none'],
  ['Type music into the search field', searched, 'fill textbox with "music"'],
  ['Type "New York" into To:', wages, 'none'],
  ['Type 900 into "Salary to"', wages, 'fill spinbutton "Salary to" with "900"'],
  ['Search the knowledge base', shops, 'none'],
  ['Search for the member "Wei"', shops, 'none'],
  ['Search for the shop "Wei"', shops, 'fill textbox "Search shops" with "Wei"'],
  // Files, copies, subscriptions and letters.
  ['Attach notes.txt', cover, 'none'],
  ['Upload hat.png', cover, 'set files of button "Cover image" with "hat.png"'],
  ['Copy the text in the textarea', bio, 'none'],
  ['Copy the text of the nickname into the textarea', bio, 'fill textbox "Bio" with "sam"'],
  ['Subscribe to the newsletter', leave, 'none'],
  ['Write a new mail to ann@x.test with the subject "Lunch"', owner, 'none'],
];

for (const [sentence, page, expected] of cases)
  it(`${sentence} → ${expected}`, () => {
    const told = did(planned(sentence, page));
    if (expected === 'none') expect(told).toMatch(/^(?:none|cannot-tell|ambiguous|unclear)$/);
    else expect(told).toContain(expected);
  });
