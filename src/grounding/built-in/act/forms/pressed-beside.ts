/** "Change the monthly instalment to 95", where "Change" stands beside the field: what the verb says is pressed once the value is in. */
import type { Clause } from '../../language/clause.js';
import { contentOf, isAmong, toWord } from '../../language/words.js';
import { describe } from '../../matching/describe.js';
import { formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, entryOf, isInside } from '../../matching/page-index.js';
import { besideField } from './closing-button.js';
import { lineUpdater } from './line-updater.js';

const CONFIDENCE = 0.8;

/** The outcome with the click behind it; as it was, where no such button stands there, or the next clause is the click itself. */
export function pressedBeside(
  clause: Clause,
  outcome: Outcome,
  scene: Scene,
  nextWith: (last: Entry) => Outcome | undefined,
): Outcome {
  const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  if (outcome.kind !== 'steps' || !step || others.length > 0) return outcome;
  const field = entryOf(step.ref ?? '', scene.index);
  if (field && step.method === 'selectOption' && clause.verb === 'goal' && deeds.test(clause.said))
    return chosenForDeed(clause, outcome, { field, scene });
  const isTyped = clause.verb === 'set' && step.method === 'fill';
  const isChosen = step.method === 'check' && field?.node.role === 'radio';
  const button =
    field && isTyped
      ? (verbBeside(clause, field, scene) ?? lineUpdater(field, scene))
      : field && isChosen
        ? verbBehind(clause, field, scene)
        : undefined;
  if (!field || !button) return outcome;
  const next = nextWith(field);
  const isNext = next?.kind === 'steps' && next.steps[0]?.ref === button.node.ref;
  return isNext
    ? outcome
    : { ...outcome, steps: [step, stepOn(button, 'click', { confidence: CONFIDENCE })] };
}

const deeds = /^(?:export|download|print|send|order|buy|pay|submit|publish|delete|remove|invite|register)$/;

/** "Export the library as RIS" is not done by the choice of a format, where a button beside the list does it. */
function chosenForDeed(
  { said, text }: Clause,
  outcome: Extract<Outcome, { kind: 'steps' }>,
  { field, scene }: { field: Entry; scene: Scene },
): Outcome {
  const [button, ...others] = besideField(field, scene);
  if (!button) return outcome;
  const [verb] = contentOf(button.node.name);
  const isDeed = verb?.text === said || /^(?:go|ok)$/i.test(button.node.name.trim());
  if (others.length > 0 || !isDeed || button.node.disabled === true)
    return {
      kind: 'none',
      looked: `what does "${text}" once it is chosen in ${describe(field)}`,
      nearest: [],
    };
  return { ...outcome, steps: [...outcome.steps, stepOn(button, 'click', { confidence: CONFIDENCE })] };
}

/** The only button beside a field that shares its place with no other field; it says the verb, and what is changed at most. */
function verbBeside({ said, readings }: Clause, field: Entry, scene: Scene): Entry | undefined {
  const [button, ...others] = besideField(field, scene);
  if (!button || others.length > 0 || button.node.disabled === true) return undefined;
  const around = [...ancestorsOf(field)].find((place) => isInside(button, place));
  const fields = formFields(scene.index.actionable.filter((entry) => around && isInside(entry, around)));
  const [verb, ...object] = contentOf(button.node.name);
  const asked = readings.flatMap(({ target = [] }) => target.flatMap(({ text }) => contentOf(text)));
  const isVerb =
    verb !== undefined && (verb.text === said || (altering.has(said) && altering.has(verb.text)));
  return fields.length === 1 &&
    isVerb &&
    !isAmong(toWord(verb.text), asked) &&
    object.every((word) => isAmong(word, asked))
    ? button
    : undefined;
}

/** "Change my plan to Large", where "Change plan" is the first thing to use behind the choices: it takes over what is chosen among them. */
function verbBehind({ said, text }: Clause, radio: Entry, { index }: Scene): Entry | undefined {
  const group = [...ancestorsOf(radio)].find(({ node }) => node.role === 'radiogroup');
  const end = group?.end ?? lastOf(radio, index)?.end;
  const behind = end === undefined ? undefined : index.actionable.find((entry) => entry.order > end);
  if (behind?.node.role !== 'button' || behind.node.disabled === true || behind.node.hasPopup !== undefined)
    return undefined;
  const [verb, ...object] = contentOf(behind.node.name);
  const asked = contentOf(text);
  return verb?.text === said && object.length > 0 && object.every((word) => isAmong(word, asked))
    ? behind
    : undefined;
}

/** The last of the dots that stand together, where no group is said to be around them. */
function lastOf(radio: Entry, { actionable }: Scene['index']): Entry | undefined {
  for (const place of ancestorsOf(radio)) {
    const dots = actionable.filter((entry) => entry.node.role === 'radio' && isInside(entry, place));
    if (dots.length > 1) return dots.at(-1);
  }
  return undefined;
}

/** "Change the display name to …" is done by "Rename" as well. */
const altering = new Set(['change', 'update', 'rename', 'set', 'apply']);
