/** A model that compiles badly on purpose, end to end: no false sentence of the table passes, and no opposite of a true one. */
import { expect as base } from '@playwright/test';
import { test } from '../../fixtures/test.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { createAi, expect } from '../../src/index.js';
import { type ScriptedAnswer, scriptedModel } from '../../src/testing/scripted-model.js';
import { checks } from './answer.js';
import { pages, type PageName } from './pages.js';
import { pairs } from './pairs.js';

/** What stands on each page and may be looked at instead of what is meant. */
const lures: Readonly<Record<PageName, readonly [string, string]>> = {
  cart: ['Check out', 'Blue mug'],
  form: ['Cancel', 'Newsletter'],
  tabs: ['Overview', 'Details'],
};

const tricks: Readonly<
  Record<string, (lure: readonly [string, string], sentence: string) => ScriptedAnswer>
> = {
  'visible instead of what is said':
    ([lure]) =>
    ({ refOf }) =>
      checks({ kind: 'visible', refs: [refOf(lure)] }),
  'the wrong element, in a state that it is in':
    ([, lure]) =>
    ({ refOf }) =>
      checks({ kind: 'enabled', refs: [refOf(lure)] }),
  'a pattern that every text meets':
    ([lure]) =>
    ({ refOf }) =>
      checks({ kind: 'text', refs: [refOf(lure)], operator: 'matches', expected: '.*' }),
  'contains instead of equals':
    ([lure], sentence) =>
    ({ refOf }) =>
      checks({
        kind: 'text',
        refs: [refOf(lure)],
        operator: 'contains',
        expected: /\w/u.exec(sentence)?.[0] ?? null,
      }),
  'what is not there by any name': () => checks({ kind: 'absent', expected: 'zebra' }),
  'the negation dropped': (_lure, sentence) =>
    checks({ kind: 'shown', expected: /"([^"]+)"/u.exec(sentence)?.[1] ?? sentence.split(' ')[1] ?? null }),
  'at least instead of just so many':
    ([lure]) =>
    ({ refOf }) =>
      checks({ kind: 'count', refs: [refOf(lure)], operator: 'ge', expected: '0' }),
  'the value of the page instead of that of the sentence':
    ([lure]) =>
    ({ refOf }) =>
      checks({ kind: 'text', refs: [refOf(lure)], operator: 'equals', expected: lure }),
};

for (const name of Object.keys(pages) as PageName[]) {
  test(`whatever a bad model makes of the sentences of the page ${name}, none passes that is false`, async ({
    page,
  }) => {
    await page.setContent(pages[name]);
    const own = sampleOf(
      pairs.filter((pair) => pair.page === name),
      6,
    );
    const entries = Object.entries(tricks);
    for (const [at, { sentence, isTrue }] of own.entries()) {
      const [how, trick] = entries[at % entries.length] ?? entries[0]!;
      const model = scriptedModel([trick(lures[name], sentence)]);
      const ai = createAi(page, { model, verbose: 0, cues: false, literalFastPath: false });
      const asserted = isTrue ? expect(ai).not : expect(ai);
      const passed = await asserted.toSatisfy(sentence, { timeout: 1 }).then(
        () => true,
        () => false,
      );
      base.soft(passed, `${how}: ${isTrue ? 'not ' : ''}${sentence}`).toBe(false);
      base.soft(model.calls.length, `the model was asked: ${sentence}`).toBeGreaterThan(0);
      await ai.close();
    }
  });
}
