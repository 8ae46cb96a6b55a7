/**
 * The end of a sentence that makes something and fills in its form clause by clause ("Create a task, set its priority to High and assign it to
 * Ann"): the form that came up for it is sent off by its one button. Where the button that the first words name sends off a form which is
 * there already, that is left for the end.
 */
import type { PlannedStep } from '../../../../contract/plan.js';
import { onwardButton } from './form-steps.js';
import { savedAtLast } from './saved-at-last.js';
import { type Clause, spell } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { contentWordsOf, isStopWord, wordsOf } from '../../language/words.js';
import { formFields } from '../../matching/form-fields.js';
import { formButtons } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import { candidatesFor, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, type PageIndex } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';

const CONFIDENCE = 0.8;

/** What a sentence makes: the fields that were there before, and what has been filled in since. */
export interface Made {
  url: string;
  /** Refs of the fields that the page had when it began. */
  known: readonly string[];
  /** Refs of what was filled in, ticked or chosen since. */
  touched: readonly string[];
  /** Refs of what was clicked for it. */
  openers: readonly string[];
  /** Its button was left for the end. */
  isOpen?: true;
}

/** Where a sentence begins to make something. */
export function beginning({ snapshot, actionable }: PageIndex): Made {
  const known = actionable
    .filter(({ node }) => fieldRoles.has(node.role))
    .flatMap(({ node }) => node.ref ?? []);
  return { url: snapshot.url, known, touched: [], openers: [] };
}

/** The same with what a step was done to. */
export function touching(made: Made, outcome: Extract<Outcome, { kind: 'steps' }>, index: PageIndex): Made {
  const entries = outcome.steps.flatMap(({ ref }) => entryOf(ref ?? '', index) ?? []);
  const refs = (list: readonly Entry[]): string[] => list.flatMap(({ node }) => node.ref ?? []);
  const fields = entries.filter((entry) => formFields([entry]).length > 0);
  const others = entries.filter((entry) => !fields.includes(entry));
  return {
    ...made,
    touched: [...made.touched, ...refs(fields)],
    openers: made.touched.length === 0 ? [...made.openers, ...refs(others)] : made.openers,
  };
}

/** The steps of a clause that makes something, without the click that sends off the very form whose fields the next clause fills in: it comes last. */
export function withoutSending(
  outcome: Extract<Outcome, { kind: 'steps' }>,
  following: Outcome,
  { index }: Scene,
): Extract<Outcome, { kind: 'steps' }> | undefined {
  const steps = outcome.steps.slice(0, -1);
  const last = outcome.steps.at(-1);
  const button = last?.method === 'click' ? entryOf(last.ref ?? '', index) : undefined;
  const form = button?.node.role === 'button' && !outcome.phase ? formOf(button) : undefined;
  if (!form || following.kind !== 'steps') return undefined;
  const fields = [...steps, ...following.steps].flatMap(({ ref }) => entryOf(ref ?? '', index) ?? []);
  const isItsOwn = fields.every((field) => formFields([field]).length > 0 && isInside(field, form));
  return isItsOwn && fields.length > steps.length ? { ...outcome, steps } : undefined;
}

/** What leads on from the step of the form that was filled in so far. */
export function nextStep({ touched }: Made, scene: Scene): PlannedStep | undefined {
  if (touched.length === 0) return undefined;
  const fields = touched.flatMap((ref) => entryOf(ref, scene.index) ?? []);
  const anchors = fields.length > 0 ? fields : scene.last ? [scene.last] : [];
  const button = onwardButton(anchors, scene);
  return button && stepOn(button, 'click', { confidence: CONFIDENCE });
}

/** The click that sends it off; done where no form came up for what was made, or none that is sent off. */
export function sentAtLast(
  { said, unsaid = [], text }: Clause,
  made: Made | undefined,
  scene: Scene,
): Outcome {
  const done: Outcome = { kind: 'done', reason: 'nothing is left to send off' };
  if (!made) return done;
  if (said === 'save') return savedAtLast(unsaid, made, scene);
  const { index } = scene;
  const isNew = (ref: string): boolean => made.url !== index.snapshot.url || !made.known.includes(ref);
  const refs = made.touched.filter((ref) => made.isOpen === true || isNew(ref));
  const shown = entriesOf(refs, index);
  // In a later step of a form, what was filled in first stands there no more; the button that led on may.
  const isLater =
    shown.length === 0 && refs.length > 0 && scene.last?.node.role === 'button' && formOf(scene.last);
  const fields = isLater && scene.last ? [scene.last] : shown;
  // "Rent a towel" is a box that is ticked, and nothing that "Book" would be pressed for.
  if (fields.length === 0 || entriesOf(made.touched, index).some((field) => isDeedItself(field, said)))
    return done;
  const nouns = contentWordsOf(spell(unsaid.filter(({ kind }) => kind === 'word')))
    .slice(1)
    .filter((word) => !isStopWord(word));
  const buttons = formButtons(fields, { verb: said, nouns, scene });
  const [button, ...others] = plainest(buttons);
  if (!button) return made.isOpen ? { kind: 'none', looked: `what is to ${text}`, nearest: [] } : done;
  if (others.length > 0)
    return {
      kind: 'ambiguous',
      looked: `the button that is to ${text}`,
      candidates: candidatesFor(buttons, 'click', { score: CONFIDENCE, reason: 'may send it off' }),
    };
  if (made.openers.includes(button.node.ref ?? '')) return done;
  return {
    kind: 'steps',
    steps: [{ ...stepOn(button, 'click', { confidence: CONFIDENCE }), irreversible: true }],
  };
}

function entriesOf(refs: readonly string[], index: PageIndex): readonly Entry[] {
  return refs.flatMap((ref) => entryOf(ref, index) ?? []);
}

/** What is ticked or chosen says the verb itself. */
function isDeedItself({ node, evidence: [name] }: Entry, said: string): boolean {
  const [verb] = wordsOf(said);
  return (
    /^(?:checkbox|switch|radio|menuitemcheckbox)$/.test(node.role) &&
    verb !== undefined &&
    name?.words[0]?.meaning === verb.meaning
  );
}

/** "Save", beside a "Save and add another" that does more. */
function plainest(buttons: readonly Entry[]): readonly Entry[] {
  const least = Math.min(...buttons.map((each) => wordsIn(each)));
  return buttons.filter((each) => wordsIn(each) === least);
}

function wordsIn({ evidence: [name] }: Entry): number {
  return name?.words.length ?? 0;
}
