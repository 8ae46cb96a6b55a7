/** "Create a folder named Invoices", "rename Plan to Draft": what asks for the name is opened, the name typed into what came up, and sent off. */
import { type Clause, spell, valueOf } from '../language/clause.js';
import { isEditable } from './do-option.js';
import { submitButton } from './do-click.js';
import { freshEntries } from '../matching/fresh.js';
import type { Token } from '../language/lexer.js';
import type { Scene } from '../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../matching/outcome.js';
import { entryOf } from '../matching/page-index.js';
import { wordToken } from '../language/token-runs.js';
import { isStopWord, wordsOf } from '../language/words.js';

type NamePhase = Extract<Phase, { kind: 'name' }>;

/** How sure the field and its button are, that nobody named. */
const CONFIDENCE = 0.8;

/** Opens what asks for a name; undefined when a clause gives none, or nothing opens. `ground` is how the clause without the name is grounded. */
export function naming(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const named = newName(clause) ?? nameAnew(clause);
  if (!named || named.value.length === 0) return undefined;
  const plain: Clause = {
    ...clause,
    verb: 'goal',
    readings: [{ target: named.target }],
    text: spell(named.target),
  };
  const outcome = ground(plain, scene);
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  if (outcome.kind !== 'steps' || !step || others.length > 0 || step.method !== 'click') return undefined;
  const text = valueOf(named.value);
  if (outcome.phase?.kind === 'menu') return { ...outcome, phase: { ...outcome.phase, naming: text } };
  const opener = step.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  if (outcome.phase || !opener || !/^(?:button|link|menuitem)$/.test(opener.node.role)) return undefined;
  return { kind: 'steps', steps: [step], phase: { kind: 'name', text } };
}

/** Types the name into the field that came up for it, and sends it off unless the sentence goes on with other fields. */
export function namePhase({ text }: NamePhase, scene: Scene, following: Clause | undefined): Outcome {
  const fresh = freshEntries(scene);
  const fields = scene.index.actionable.filter(
    (entry) =>
      fresh.has(entry) &&
      entry.node.role === 'textbox' &&
      entry.node.hidden === undefined &&
      entry.node.hasPopup === undefined &&
      isEditable(entry),
  );
  const called = fields.filter((entry) =>
    entry.evidence.some((each) =>
      wordsOf(each.text).some((word) => each.trust > 0.9 && /^(?:name|title)$/.test(word.stem)),
    ),
  );
  const [field, ...others] = fields.length === 1 ? fields : called;
  if (!field || others.length > 0)
    return { kind: 'none', looked: `the one field for the name "${text}"`, nearest: [] };
  const fill = stepOn(field, 'fill', { args: [text], confidence: CONFIDENCE });
  if (following && goesOn.test(following.verb)) return { kind: 'steps', steps: [fill] };
  const button = submitButton({ ...scene, last: field }, [
    'create',
    'add',
    'save',
    'rename',
    'ok',
    'done',
    'submit',
    'confirm',
  ]);
  if (button.kind !== 'one')
    return { kind: 'none', looked: `the button that takes the name "${text}"`, nearest: [] };
  return {
    kind: 'steps',
    steps: [fill, stepOn(button.entry, 'click', { confidence: CONFIDENCE })],
    ...(following && isSaving(following) && { covers: 1 }),
  };
}

/** Verbs of what is still to be done where the name was asked for. */
const goesOn = /^(?:fill|type|set|select|check|uncheck|toggle|click|press|clear|upload)$/;

/** "And save it" is done by the button that takes the name. */
function isSaving({ verb, said, readings }: Clause): boolean {
  if (verb !== 'submit' && !(verb === 'goal' && /^(?:save|create|add|confirm|submit)$/.test(said)))
    return false;
  const rest = (readings[0]?.target ?? []).slice(verb === 'goal' ? 1 : 0);
  return rest.every(
    (token) => token.kind === 'word' && /^(?:it|this|that|them|the|changes?)$/.test(token.lower),
  );
}

/** "Add a card called X to the list", "create the folder "X"": the name, and the rest. */
function newName({
  verb,
  said,
  readings,
}: Clause): { target: readonly Token[]; value: readonly Token[] } | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  if (verb !== 'goal' || !/^(?:add|create|make|new)$/.test(said)) return undefined;
  const calls = target.findIndex(
    (token) => token.kind === 'word' && /^(?:called|named|titled)$/.test(token.lower),
  );
  const quoted = target.filter((token) => token.kind === 'quoted');
  if (calls === -1) {
    const at = target.findIndex((token) => token.kind === 'quoted');
    // A noun before it says what is made.
    const noun = target
      .slice(1, at)
      .filter((token) => !wordsOf(token.text).every((word) => isStopWord(word)));
    if (quoted.length !== 1 || noun.length === 0) return undefined;
    return { target: target.filter((token) => token.kind !== 'quoted'), value: quoted };
  }
  const behind = target.slice(calls + 1);
  const end = behind.findIndex(
    (token) =>
      token.kind === 'word' && /^(?:to|in|into|on|under|inside|with|and|from|for)$/.test(token.lower),
  );
  const value =
    behind[0]?.kind === 'quoted' ? behind.slice(0, 1) : end === -1 ? behind : behind.slice(0, end);
  if (value.some((token) => token.kind === 'variable') || quoted.some((token) => !value.includes(token)))
    return undefined;
  return { target: [...target.slice(0, calls), ...behind.slice(value.length)], value };
}

/** "Rename X to Y". */
function nameAnew({
  verb,
  said,
  readings,
}: Clause): { target: readonly Token[]; value: readonly Token[] } | undefined {
  const reading = readings.find((each) => each.target && each.value);
  if (verb !== 'set' || said !== 'rename' || !reading?.target || !reading.value) return undefined;
  if (reading.value.some((token) => token.kind === 'variable')) return undefined;
  return { target: [wordToken('rename'), ...reading.target], value: reading.value };
}
