/**
 * A text that is edited where it stands: a field came up over it, took the new text, and has to be brought to an end, by its own button
 * for that, by Enter, or by leaving it. Then the page has to say the new text.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { fold } from '../../language/words.js';

type Edit = Extract<Phase, { kind: 'edit' }>;

/** How sure the end of an edit is that the sentence says nothing of. */
const CONFIDENCE = 0.85;

/** Levels from the field to the box that holds its buttons. */
const MAX_LEVELS = 3;

const saving = /^(?:save|ok|update|done|apply|confirm)$/;

/** What has to come of the fill of a field that came up in place of a text; undefined for any other fill. */
export function editOf({ verb, said }: Clause, outcome: Outcome, scene: Scene): Edit | undefined {
  const isChange = verb === 'set' || (verb === 'fill' && /^(?:replace|overwrite)$/.test(said));
  const { before, index } = scene;
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const field = step?.method === 'fill' && others.length === 0 ? entryOf(step.ref ?? '', index) : undefined;
  if (!isChange || !step || !field || !before || !freshEntries(scene).has(field)) return undefined;
  const old = fold(field.node.value ?? '');
  const stoodThere = old !== '' && before.entries.some(({ node }) => isShownIn(old, node));
  const isEdited =
    field.node.focused === true || saveButton(field, index) !== undefined || isInLine(field, scene);
  return stoodThere && isEdited
    ? { kind: 'edit', ref: step.ref ?? '', text: step.arguments[0] ?? '' }
    : undefined;
}

/** It came up alone, in a line of a list that says its text no more: it stands in the place of that, though the page has not gone into it. */
function isInLine(field: Entry, scene: Scene): boolean {
  const record = recordOf(field);
  const old = fold(field.node.value ?? '');
  if (!record || record === field || field.node.tag !== 'input') return false;
  const fresh = [...freshEntries(scene)].filter(({ node }) => fieldRoles.has(node.role));
  const isLeft = below(scene.index, record).some(({ node }) => fold(node.text ?? '') === old);
  return fresh.length === 1 && !isLeft;
}

/** A line says it, or says it behind its label: "Address: /spring". */
function isShownIn(old: string, node: SnapshotNode): boolean {
  const text = fold(readable(node));
  const behind = text.slice(text.indexOf(':') + 1).trim();
  return text === old || (behind !== text && (behind === old || behind === `/${old}`));
}

/** Brings the edit to an end, then looks whether the page says the text. */
export function editPhase(phase: Edit, scene: Scene): Outcome {
  const { index } = scene;
  const field = entryOf(phase.ref, index);
  const isOpen = field !== undefined && field.node.hidden === undefined;
  if (!isOpen) {
    const said = [fold(phase.text), ...(Number(phase.text) ? [String(Number(phase.text))] : [])];
    const isSaid = index.entries.some(({ node }) => {
      const text = fold(readable(node));
      return said.some(
        (each) => text.includes(each) || text.replace(/(?<=\d)[,' ](?=\d{3})/g, '').includes(each),
      );
    });
    return isSaid || isReported(scene)
      ? { kind: 'done', reason: 'the page says so' }
      : { kind: 'none', looked: `"${phase.text}" in place of the text that was edited`, nearest: [] };
  }
  if (phase.way === 'kept')
    return { kind: 'none', looked: `an end of the edit: its field stands there still`, nearest: [] };
  if (phase.way === 'left' || phase.way === 'saved') return { kind: 'done', reason: 'the field says so' };
  const button = phase.way === undefined ? saveButton(field, index) : undefined;
  if (button)
    return {
      kind: 'steps',
      steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, way: 'saved' },
    };
  const isEntered = phase.way === undefined && field.node.tag === 'input';
  return {
    kind: 'steps',
    steps: [stepOn(field, 'press', { args: [isEntered ? 'Enter' : 'Tab'], confidence: CONFIDENCE })],
    phase: { ...phase, way: isEntered ? 'entered' : 'left' },
  };
}

/** What came up with the end of the edit tells that it was taken: "Profile updated". */
export function isReported(scene: Scene): boolean {
  return (
    scene.before !== undefined &&
    [...freshEntries(scene)].some(({ node }) => {
      const text = fold(node.text ?? (node.role === 'heading' ? node.name : ''));
      return taken.test(text) && !failing.test(text);
    })
  );
}

const taken = /\b(?:updated|saved|changed|success\w*)\b/;
const failing = /\b(?:not|no|never|fail\w*|errors?|unable|cannot|could|last|un\w+|ago|by|on)\b|\d/;

function saveButton(field: Entry, index: Scene['index']): Entry | undefined {
  const record = recordOf(field);
  for (const around of [...ancestorsOf(field)].slice(0, MAX_LEVELS)) {
    // "Done" above a list shows what is done: a line of a list is saved by a button of its own.
    if (record && around !== record && !isInside(around, record)) return undefined;
    const buttons = below(index, around).filter(
      ({ actionable, node, evidence: [name] }) =>
        actionable &&
        node.hidden === undefined &&
        node.disabled !== true &&
        /^(?:button|generic|link)$/.test(node.role) &&
        name?.words[0] !== undefined &&
        saving.test(name.words[0].meaning),
    );
    if (buttons.length > 0) return buttons.length === 1 ? buttons[0] : undefined;
  }
  return undefined;
}
