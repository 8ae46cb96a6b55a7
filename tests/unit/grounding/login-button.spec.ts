/** "Press login" is the button below the user and the password that only sends them off, and no other. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, node, pageOf } from './snapshot.js';

const field = (name: string, inputType = 'text'): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType, value: '' });
const form = (...names: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      field('Username'),
      field('Password', 'password'),
      ...names.map((name) => node('button', name)),
    ],
  });
const done = (...nodes: SnapshotNode[]): string => doneIn('Press login', pageOf(...nodes));

test('it is the plain button of a form that asks for nothing else', () => {
  expect(done(form('OK'))).toContain('click button "OK"');
  expect(done(form('Submit'), node('link', 'Forgot your password?'))).toContain('click button "Submit"');
  expect(
    doneIn('Enter the username "ann" and the password "x1" and press login', pageOf(form('OK'))),
  ).toContain('fill textbox "Username" with "ann"');
});

test('where there are two, where it says something else or asks for more, it is none', () => {
  expect(done(form('OK', 'Cancel'))).toBe('none');
  expect(done(form('Delete'))).toBe('none');
  expect(done(form('OK'), field('City'))).toBe('none');
  expect(done(node('heading', 'Sign up'), form('OK'))).toBe('none');
  expect(done(field('Username'), node('button', 'OK'))).toBe('none');
  expect(doneIn('Press the login link', pageOf(form('OK')))).toBe('none');
  expect(done(form('OK'), node('link', 'Login'))).toContain('click link "Login"');
});
