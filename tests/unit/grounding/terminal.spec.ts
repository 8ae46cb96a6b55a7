/** A field behind a prompt: what is run is typed there and sent off. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { withTerminal } from '../../../src/grounding/built-in/act/controls/terminal.js';
import { inPlainWords } from '../../../src/grounding/built-in/language/idioms.js';
import { sceneOf } from '../../../src/grounding/built-in/planner.js';
import { node, pageOf } from './snapshot.js';

const field = (label: string): SnapshotNode =>
  node('textbox', '', {
    tag: 'input',
    inputType: 'text',
    value: '',
    hints: [{ from: 'label-nearby', text: label }],
  });

const told = (sentence: string, ...labels: string[]): string =>
  withTerminal(sentence, () => sceneOf({ snapshot: pageOf(...labels.map(field)) }, { clauses: [] }));

const typing = (command: string): string => `type "${command}" in the "ann@pc:~$" field and press Enter`;

test('a command is run where the prompt stands', () => {
  for (const [said, plain] of [
    ['Run the command "ls" in the terminal.', `${typing('ls')}.`],
    ['Execute "pwd"', typing('pwd')],
    [
      'Type "ls" in the terminal, press Enter and then enter "pwd".',
      `Type "ls" in the "ann@pc:~$" field, press Enter and then ${typing('pwd')}.`,
    ],
    ['Enter "ls" in the console and press Enter', 'Enter "ls" in the "ann@pc:~$" field and press Enter'],
  ] as const)
    expect(told(said, 'ann@pc:~$')).toBe(plain);
});

test('without just one prompt a command is run nowhere', () => {
  for (const labels of [['Name'], ['ann@pc:~$', 'bo@pc:~$'], []])
    expect(told('Run the command "ls" in the terminal', ...labels)).toBe(
      'Run the command "ls" in the terminal',
    );
});

test('a key behind a field is no value for the field after it', () => {
  const sentence = 'Type Ann in the name field, press Enter and type Oslo in the city field';
  expect(inPlainWords(sentence, () => false)).toBe(sentence);
});

test('what begins and ends so is chosen from what its beginning brings up', () => {
  expect(inPlainWords('Enter the town that starts with "Li" and ends with "on"', () => false)).toBe(
    'type "Li" into the town field, then click the suggestion starting with "Li" ending with "on"',
  );
});

test('a field that is called a command line is one, and a button that runs it is clicked', () => {
  const named = (sentence: string, ...nodes: SnapshotNode[]): string =>
    withTerminal(sentence, () => sceneOf({ snapshot: pageOf(...nodes) }, { clauses: [] }));
  const line = node('textbox', 'Command line', { tag: 'input', value: '' });
  const name = node('textbox', 'Name', { tag: 'input', value: '' });
  expect(named('Run the command "ls"', line, name)).toBe(
    'type "ls" in the "Command line" field and press Enter',
  );
  expect(named('Run the command "ls"', line, node('button', 'Run'))).toBe(
    'type "ls" in the "Command line" field and click "Run"',
  );
  expect(named('Type "ls" on the command line but do not run it', line)).toBe(
    'Type "ls" in the "Command line" field',
  );
  // A task of that name runs by its own button, and a field that is called otherwise is no command line.
  for (const nodes of [[line, node('button', 'Run backup')], [name]])
    expect(named('Run "backup"', ...nodes)).toBe('Run "backup"');
});
