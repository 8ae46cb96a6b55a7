import { expect, test } from '../../../fixtures/test.js';
import type { Plan } from '../../../src/contract/plan.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { LITERAL, literalFirst, planLiterally } from '../../../src/grounding/literal.js';
import { scriptedModel } from '../../../src/testing/testing.js';
import { grounderOf, node, page, step } from '../../model/model-server.js';

const save = node('button', 'Save', { ref: 'e1', tag: 'button' });
const email = node('textbox', 'Email', { ref: 'e2', tag: 'input', inputType: 'email' });
const country = node('combobox', 'Country', {
  ref: 'e3',
  tag: 'select',
  options: ['Austria', 'Australia', 'Germany'],
});
const news = node('checkbox', 'Send me the newsletter', { ref: 'e4', checked: false });
const form = [node('heading', 'Save your profile', { ref: 'e9' }), email, country, news, save];

const variables = [{ name: 'mail' }];
const planOn = (instruction: string, ...children: SnapshotNode[]): Plan | undefined =>
  planLiterally({ instruction, snapshot: page(...children), variables });

for (const [instruction, ref, method, ...given] of [
  ['click Save', 'e1', 'click'],
  ['Click on the "Save" button.', 'e1', 'click'],
  ['please press the save button', 'e1', 'click'],
  ['click the button named "Save"', 'e1', 'click'],
  ['hover over Save', 'e1', 'hover'],
  ['fill Email with "ada@example.com"', 'e2', 'fill', 'ada@example.com'],
  ['Type %mail% into the Email field', 'e2', 'fill', '%mail%'],
  ['enter “a” into "Email"', 'e2', 'fill', 'a'],
  ['select Austria from the Country dropdown', 'e3', 'selectOption', 'Austria'],
  ['choose "Germany" as country', 'e3', 'selectOption', 'Germany'],
  ['tick Send me the newsletter', 'e4', 'check'],
] as const) {
  test(`"${instruction}" needs no model`, () => {
    expect(planOn(instruction, ...form)).toEqual({
      kind: 'found',
      steps: [expect.objectContaining({ ref, method, arguments: given, confidence: 1 })],
    });
  });
}

for (const [why, instruction, ...others] of [
  ['a double', 'click Save', node('button', 'Save', { ref: 'e5' })],
  ['a double in other letters', 'click Save', node('button', 'SAVE', { ref: 'e5' })],
  ['a double but for symbols', 'click "Save"', node('button', 'Save…', { ref: 'e5' })],
  ['a double of another role', 'click Save', node('link', 'Save', { ref: 'e5' })],
  ['a link that may be called a button', 'click the Save button', node('link', 'Save', { ref: 'e5' })],
  ['a longer name', 'click Save', node('button', 'Save as draft', { ref: 'e5' })],
  ['a longer label', 'fill Email with "a"', node('textbox', 'Confirm email', { ref: 'e5' })],
  ['a hidden double', 'click Save', node('button', 'Save', { ref: 'e5', hidden: 'covered' })],
  [
    'a nameless element of that title',
    'click Save',
    node('button', '', { ref: 'e5', hints: [{ from: 'title', text: 'Save' }] }),
  ],
  [
    'a field with that placeholder',
    'fill "a" into Email',
    node('textbox', '', { ref: 'e5', placeholder: 'Email' }),
  ],
  [
    'something clickable of that text',
    'click Save',
    node('generic', '', { ref: 'e5', clickable: true, text: 'Save' }),
  ],
] as const) {
  test(`"${instruction}" is left to the model when there is ${why}`, () => {
    expect(planOn(instruction, ...form)).toBeDefined();
    expect(planOn(instruction, ...form, ...others)).toBeUndefined();
  });
}

for (const instruction of [
  'do not click Save',
  "don't click Save",
  'click Save unless it is disabled',
  'click Save twice',
  'click the first Save',
  'click the last Save button',
  'click Save in the form',
  'click the Save button below Email',
  'click everything but Save',
  'double-click Save',
  'open Save',
  'click Sav',
  'click the blue Save button',
  'click the Save link',
  'fill Email with ada@example.com',
  'fill Email with %other%',
  'fill Save with "a"',
  'clear Email',
  'select Austri from Country',
  'select Austria and Germany from Country',
  'select Austria',
  'check Email',
  'click Email',
  'check that Save is there',
  'press Enter',
  'click Save and press Enter',
  'click Save, then wait for the message',
  'save the profile',
]) {
  test(`"${instruction}" is left to the model`, () => {
    expect(planOn(instruction, ...form)).toBeUndefined();
  });
}

for (const [why, children] of [
  ['cannot be seen', [{ ...save, hidden: 'behind-dialog' as const }]],
  ['is disabled', [{ ...save, disabled: true }]],
] as const) {
  test(`an element that ${why} is left to the model`, () => {
    expect(planOn('click Save', ...children)).toBeUndefined();
  });
}

test('a page with a frame that did not answer is left to the model', () => {
  const snapshot = { ...page(...form), missingFrames: ['http://shop.test/frame'] };
  expect(planLiterally({ instruction: 'click Save', snapshot, variables })).toBeUndefined();
});

test('fields that take no plain text are left to the model', () => {
  for (const extra of [{ inputType: 'date' }, { readonly: true }, { hasPopup: 'listbox' }]) {
    expect(planOn('fill Email with "a"', { ...email, ...extra })).toBeUndefined();
  }
  expect(planOn('fill Amount with "a lot"', node('spinbutton', 'Amount', { ref: 'e5' }))).toBeUndefined();
  expect(planOn('fill Amount with "12"', node('spinbutton', 'Amount', { ref: 'e5' }))).toBeDefined();
});

test('a name that holds "and" is one name, unless the page has both', () => {
  const both = node('button', 'Save and close', { ref: 'e6' });
  expect(planOn('click "Save and close"', both)).toMatchObject({ steps: [{ ref: 'e6' }] });
  const whole = node('button', 'Save and click here', { ref: 'e7' });
  expect(planOn('click Save and click here', whole)).toMatchObject({ steps: [{ ref: 'e7' }] });
  const here = node('link', 'here', { ref: 'e8' });
  expect(planOn('click Save and click here', whole, save, here)).toBeUndefined();
});

test('a box that is checked already is left as it is', () => {
  expect(planOn('check Send me the newsletter', { ...news, checked: true })).toMatchObject({ kind: 'done' });
});

test('a button that deletes is irreversible', () => {
  const gone = node('button', 'Delete account', { ref: 'e5' });
  expect(planOn('click Delete account', gone)).toMatchObject({ steps: [{ irreversible: true }] });
});

test('several steps are taken one by one, each on the page as it is then', async () => {
  const model = scriptedModel([]);
  const grounder = literalFirst(await grounderOf({ model, environment: {} }));
  const request = { instruction: 'fill Email with %mail%, then click Save', variables };
  const first = await grounder.plan({ ...request, snapshot: page(...form) });
  expect(first).toMatchObject({ by: LITERAL, answer: { steps: [{ ref: 'e2' }] } });
  const next = first.answer.kind === 'found' ? first.answer.next : undefined;
  const second = await grounder.plan({ ...request, snapshot: page(...form), next });
  expect(second.answer).toEqual({ kind: 'found', steps: [expect.objectContaining({ ref: 'e1' })] });
  expect(model.calls).toEqual([]);
});

test('a step that is no longer literal on the changed page goes to the model, with what was done', async () => {
  const model = scriptedModel([step('e1', 'click')]);
  const grounder = literalFirst(await grounderOf({ model, environment: {} }));
  const request = { instruction: 'fill Email with %mail%, then click Save', variables };
  const first = await grounder.plan({ ...request, snapshot: page(...form) });
  const next = first.answer.kind === 'found' ? first.answer.next : undefined;
  const changed = page(...form, node('button', 'Save', { ref: 'e7' }));
  const second = await grounder.plan({ ...request, snapshot: changed, next });
  expect(second.by).toBeUndefined();
  expect(model.calls[0]?.prompt).toContain(
    'Done before, by this instruction: fill textbox "Email" with "%mail%"',
  );
});
