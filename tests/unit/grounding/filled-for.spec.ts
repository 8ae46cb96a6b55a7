/** A form that is filled in for somebody: who it is, and what is theirs, each in the field of its kind. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });
const typed = (name: string, inputType: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType });
const box = (name: string): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked: false });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });

/** All that is done on the page. */
const inAll = (instruction: string, ...page: SnapshotNode[]): string =>
  stepsInAll(instruction, pageOf(...page)).join('; ');

const signUp = (...more: SnapshotNode[]): SnapshotNode =>
  form(
    text('Your name'),
    typed('Email address', 'email'),
    typed('Password', 'password'),
    ...more,
    box('I agree to the terms'),
    button('Sign up'),
  );

const filled =
  'fill textbox "Your name" with "Mia Roth"; fill textbox "Email address" with "mia@roth.dev"; ' +
  'fill textbox "Password" with "tulip-88"';

it('a form filled with a name, an address and a password takes each where it belongs', () => {
  for (const whose of [
    'with Mia Roth, mia@roth.dev and password tulip-88',
    'with Mia Roth, mia@roth.dev and the password tulip-88',
    'with Mia Roth (mia@roth.dev, password tulip-88)',
    'for Mia Roth (mia@roth.dev, password tulip-88)',
    'using Mia Roth, mia@roth.dev, password tulip-88',
  ])
    expect(inAll(`Fill in the registration form ${whose}`, signUp()), whose).toBe(filled);
  expect(
    inAll(
      'Fill the sign-up form with Mia Roth, mia@roth.dev and password tulip-88, and agree to the terms',
      signUp(),
    ),
  ).toBe(`${filled}; check checkbox "I agree to the terms"`);
});

it('what has no field of its own keeps the form from being filled in', () => {
  expect(inAll('Fill in the form with Mia Roth, mia@roth.dev and the code 5512', signUp())).toBe('none');
  expect(
    inAll(
      'Fill in the form with Mia Roth, mia@roth.dev and password tulip-88',
      form(text('Your name'), typed('Password', 'password'), button('Sign up')),
    ),
  ).toBe('none');
  expect(
    inAll(
      'Fill in the form with Mia Roth, mia@roth.dev and password tulip-88',
      signUp(typed('Repeat email', 'email')),
    ),
  ).not.toContain('tulip');
});

it('a step of a form is filled in like a whole one', () => {
  const step = (): SnapshotNode =>
    form(
      text('First name'),
      text('Last name'),
      typed('Email', 'email'),
      typed('Password', 'password'),
      button('Next'),
    );
  const said = 'Fill in the account step for Mia Roth (mia@roth.dev, password tulip-88)';
  expect(inAll(`${said} and go on to the next step`, step())).toBe(
    'fill textbox "First name" with "Mia"; fill textbox "Last name" with "Roth"; ' +
      'fill textbox "Email" with "mia@roth.dev"; fill textbox "Password" with "tulip-88"; click button "Next"',
  );
  expect(inAll(said, form(text('First name'), typed('Email', 'email'), button('Next')))).toBe('none');
});

it('a field that only asks for the name takes it, though it is written as one for mail', () => {
  const quirky = form(
    typed('Name', 'email'),
    typed('Email', 'email'),
    typed('Password', 'password'),
    button('Register'),
  );
  expect(inAll('Fill in the registration form for Mia Roth (mia@roth.dev, password tulip-88)', quirky)).toBe(
    'fill textbox "Name" with "Mia Roth"; fill textbox "Email" with "mia@roth.dev"; fill textbox "Password" with "tulip-88"',
  );
});
