import { expect, test } from '../../../fixtures/test.js';
import type { CueStep } from '../../../src/contract/cue.js';
import { createRest } from '../../../src/engine/rest.js';

/** A step on a control of this name. */
const step = (method: CueStep['method'], name: string, ...given: string[]): CueStep => ({
  method,
  arguments: given,
  description: `${method} ${name}`,
  target: {
    candidates: [[{ by: 'text', text: name }]],
    fingerprint: { role: 'button', name, tag: 'button', neighbours: ['before', 'behind'] },
  },
});
const fill = step('fill', 'Name', 'Ada');
const next = step('click', 'Next');
const tick = step('check', 'Terms');

const clear: [what: string, performed: CueStep[], planned: CueStep[], count: number][] = [
  ['nothing was performed', [], [fill, next], 0],
  ['the first step is left out', [fill], [fill, next], 1],
  ['a step twice is performed once more', [next], [next, next], 1],
  ['a state that is so already is not planned again', [tick, next], [next, fill], 1],
  ['all that is left is another step', [tick], [next], 0],
];
for (const [what, performed, planned, count] of clear) {
  test(what, () => {
    expect(createRest(performed, { isTold: false }).skip(planned)).toEqual({ kind: 'skip', count });
  });
}

const doubtful: [what: string, performed: CueStep[], planned: CueStep[]][] = [
  ['another element in the place of what was clicked', [next], [step('click', 'Other')]],
  ['another text than was typed', [fill], [step('fill', 'Name', 'Bob')]],
  ['a step that comes before one that was performed', [fill, next], [next]],
  ['another box to tick than the one that was ticked', [tick], [step('check', 'Newsletter')]],
];
for (const [what, performed, planned] of doubtful) {
  test(`it is not clear what is left: ${what}`, () => {
    expect(createRest(performed, { isTold: false }).skip(planned).kind).toBe('unclear');
  });
}

test('steps are recognised over several plans, and one that never comes is missed', () => {
  const rest = createRest([fill, next], { isTold: false });
  expect(rest.skip([fill])).toEqual({ kind: 'skip', count: 1 });
  expect(rest.unmet()).toContain('click Next');
  expect(rest.skip([next, tick])).toEqual({ kind: 'skip', count: 1 });
  expect(rest.unmet()).toBeUndefined();
});

test('who was told what is done must not plan it again', () => {
  const rest = createRest([fill], { isTold: true });
  expect(rest.skip([next])).toEqual({ kind: 'skip', count: 0 });
  expect(rest.skip([fill]).kind).toBe('unclear');
});
