/** What a deed brings up, where nothing is asked with a question mark, and what a drawn button is about. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const text = (shown: string): SnapshotNode => node('generic', '', { text: shown });

test('a dialog with a button that does it once more, and one that does not, is answered', () => {
  const list = button('Terminate contract');
  const before = pageOf(list);
  const sentence = 'Terminate the contract';
  const first = planned(sentence, before);
  expect(did(first)).toBe('click button "Terminate contract"');
  const proof = first.kind === 'found' ? first.proof : undefined;
  const dialog = (...answers: SnapshotNode[]) =>
    pageOf(list, node('dialog', 'Terminate contract', { children: [text('It ends today.'), ...answers] }));
  expect(did(planned(sentence, dialog(button('Keep'), button('Terminate')), proof, before))).toBe(
    'click button "Terminate"',
  );
});

test('what ends something is answered as what terminates it', () => {
  const list = button('End tenancy');
  const before = pageOf(list);
  const first = planned('End the tenancy', before);
  const proof = first.kind === 'found' ? first.proof : undefined;
  const asked = pageOf(
    list,
    node('dialog', 'End tenancy', {
      children: [text('The pitch is free then.'), button('Keep'), button('End tenancy')],
    }),
  );
  expect(did(planned('End the tenancy', asked, proof, before))).toBe('click button "End tenancy"');
});

test('a drawn button is of what stands around it, and not of another line of the list', () => {
  const line = (name: string): SnapshotNode =>
    node('generic', '', { clickable: true, classes: ['card'], children: [text(name), text('Berlin')] });
  const jobs = pageOf(
    node('heading', 'Jobs', { level: 1 }),
    node('generic', '', { children: [line('Frontend Engineer'), line('Reliability Engineer')] }),
    node('generic', '', {
      children: [
        node('heading', 'Frontend Engineer', { level: 2 }),
        node('generic', '', { text: 'Apply now', clickable: true }),
      ],
    }),
  );
  expect(did(planned('Apply for the Reliability Engineer role', jobs))).not.toContain('Apply now');
});
