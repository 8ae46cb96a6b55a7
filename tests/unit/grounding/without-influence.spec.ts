/** A word that counts and makes no difference to what would be done was read over, and then nothing is done. */
import { expect, test } from '../../../fixtures/test.js';
import type { Plan } from '../../../src/contract/plan.js';
import { withoutInfluence } from '../../../src/grounding/built-in/without-influence.js';
import { did, node, pageOf, planned } from './snapshot.js';

const page = pageOf(
  node('heading', 'Subjects', { level: 2 }),
  node('list', '', {
    children: ['Algebra', 'Optics', 'Statics'].map((name) =>
      node('listitem', '', {
        children: [node('text', name), node('button', 'Remove', { tag: 'button' })],
      }),
    ),
  }),
);

/** The plan that clicks an element, as if the engine had made it. */
const click = (ref: string): Plan => ({
  kind: 'found',
  steps: [{ method: 'click', ref, arguments: [], description: `click ${ref}`, confidence: 0.9 }],
});

/** What becomes of a plan for `e1` where the sentence without its word comes to another plan. */
function becomes(instruction: string, without: Plan, snapshot = page): string {
  const asked: string[] = [];
  const answer = withoutInfluence(click('e1'), { instruction, snapshot, variables: [] }, (request) => {
    asked.push(request.instruction);
    return without;
  });
  return `${asked.join()} → ${answer ? did(answer) : 'stands'}`;
}

test('the same plan without the word is refused, and another one lets it stand', () => {
  const sentence = 'Remove the third subject Optics';
  expect(becomes(sentence, click('e1'))).toBe('Remove the subject Optics → cannot-tell');
  expect(becomes(sentence, click('e2'))).toBe('Remove the subject Optics → stands');
  expect(becomes(sentence, { kind: 'ambiguous', looked: 'a subject', candidates: [] })).toContain('stands');
});

test('nothing is asked where nothing counts, or the page has the word for a name', () => {
  expect(becomes('Remove the subject Optics', click('e1'))).toBe(' → stands');
  expect(becomes('Remove the first subject', click('e1'))).toBe(' → stands');
  const named = pageOf(node('button', 'Third draft', { tag: 'button' }));
  expect(becomes('Click the third draft', click('e1'), named)).toBe(' → stands');
});

test('the third of those that are called alike was counted, and no second plan is made for that', () => {
  const third = pageOf(...['Add', 'Add', 'Add'].map((name) => node('button', name, { tag: 'button' })));
  const last = third.root.children.at(-1)?.ref ?? '';
  expect(becomes('Click the third Add', click('e1'), third)).toBe('Click the Add → cannot-tell');
  const answer = withoutInfluence(
    click(last),
    { instruction: 'Click the third Add', snapshot: third, variables: [] },
    () => {
      throw new Error('a plan without the word was asked for');
    },
  );
  expect(answer).toBeUndefined();
});

test('it is a part of what the engine plans', () => {
  expect(did(planned('Click the third Remove button', page))).toBe('click button "Remove"');
  expect(did(planned('Remove Optics', page))).toBe('click button "Remove"');
  expect(did(planned('Remove the third subject Optics', page))).not.toContain('click');
});
