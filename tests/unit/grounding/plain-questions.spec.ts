/** A question with its answers as bare buttons, what a link is for, and whose the messages are that something is done to. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const clickable = (text: string): SnapshotNode => node('generic', '', { tag: 'span', text, clickable: true });
const question = (asked: string, ...answers: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['question'],
    children: [
      node('paragraph', '', { tag: 'p', text: asked }),
      node('generic', '', { tag: 'div', children: answers.map((each) => clickable(each)) }),
    ],
  });
const survey = (...more: SnapshotNode[]): Snapshot =>
  pageOf(question('Was the guide clear?', 'Yes', 'No'), question('Did it take long?', 'Yes', 'No'), ...more);

/** The place of the question among those of the page in which a sentence clicks, from 0, and what it clicks. */
const clicked = (sentence: string, page: Snapshot): string => {
  const answer = planned(sentence, page);
  const ref = answer.kind === 'found' ? answer.steps[0]?.ref : undefined;
  const at = page.root.children.findIndex((each) =>
    each.children.some(({ children }) => children.some((one) => ref !== undefined && one.ref === ref)),
  );
  return `${did(answer)} ${at}`;
};

test('A question is answered by the button of that name that stands under it', () => {
  expect(clicked('Answer Yes to "Did it take long?"', survey())).toBe('click element "Yes" 1');
  expect(clicked('Say no to "Was the guide clear?"', survey())).toBe('click element "No" 0');
});

test('A question that is not asked, or asked twice, is not answered', () => {
  expect(did(planned('Answer Yes to "Was the map clear?"', survey()))).toBe('none');
  const twice = survey(question('Did it take long?', 'Yes', 'No'));
  expect(did(planned('Answer Yes to "Did it take long?"', twice))).not.toContain('click');
});

test('An answer that the question does not have is not looked for under another one', () => {
  const page = survey(question('Would you come again?', 'Yes', 'Maybe'));
  expect(did(planned('Answer Maybe to "Did it take long?"', page))).toBe('none');
});

const login = pageOf(
  node('textbox', 'Name', { tag: 'input' }),
  node('textbox', 'Password', { tag: 'input', inputType: 'password' }),
  node('button', 'Enter', { tag: 'button' }),
);

test('What a button is for is its name, where nothing else is said of it', () => {
  expect(did(planned('Click the button to reset the password', login))).toBe('none');
  expect(did(planned('Click the link to delete the account', login))).toBe('none');
  const saving = pageOf(
    node('button', 'Save', { tag: 'button' }),
    node('button', 'Close', { tag: 'button' }),
  );
  expect(did(planned('Click the button to save the changes', saving))).toBe('click button "Save"');
});

test('A forgotten password is what "Forgot password?" is for', () => {
  const page = pageOf(...login.root.children, node('link', 'Forgot your password?', { tag: 'a' }));
  expect(did(planned('Follow the link for a forgotten password', page))).toBe(
    'click link "Forgot your password?"',
  );
});

test('All messages that are sent by somebody are those that say the name', () => {
  const message = (who: string, what: string): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      children: [
        node('generic', '', { tag: 'b', text: who }),
        node('generic', '', { tag: 'span', text: what }),
        node('button', 'Delete', { tag: 'button' }),
      ],
    });
  const page = pageOf(
    node('list', 'Messages', {
      tag: 'ul',
      children: [message('Ada', 'Hello'), message('Bo', 'Keys'), message('Ada', 'Dinner')],
    }),
  );
  expect(did(planned('Delete all messages sent by Ada', page))).toBe('click button "Delete"');
  expect(stepsInAll('Delete all messages sent by Cy', page)).toEqual(['none']);
  // Who that is the page does not say: they are not all of them.
  expect(stepsInAll('Delete all messages sent by me', page)).toEqual(['none']);
});
