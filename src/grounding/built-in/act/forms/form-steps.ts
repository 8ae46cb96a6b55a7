/**
 * A form of several steps, one behind the other: what has no place in the first is looked for in the next, which "Next" leads to, and the last
 * of them has the button that sends it all off. Nothing is sent off while some of what was said has no place.
 */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, spell } from '../../language/clause.js';
import { deedVerb, type FormPart } from '../../language/form-sentence.js';
import { freshEntries } from '../../matching/fresh.js';
import { formFields } from '../../matching/form-fields.js';
import { formButtons } from '../../matching/form-place.js';
import { isOwnLabel, placeAll } from '../../matching/form-placing.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';
import { clauseOf, isDoable } from './form-clauses.js';

/** What is still to be filled in when the next step of the form is there. */
export interface NextStep {
  left: readonly FormPart[];
  /** It is sent off in the end. */
  isSent: boolean;
}

/** The one button that only leads on from where some elements stand: "Next". */
export function onwardButton(elements: readonly Entry[], { index }: Scene): Entry | undefined {
  const [first] = elements;
  const all = index.actionable.filter((entry) => isUsable(entry) && leadsOn(entry));
  for (const place of first ? ancestorsOf(first) : []) {
    if (/^(?:document|main)$/.test(place.node.role) || place.node.tag === 'body') return undefined;
    if (!elements.every((element) => isInside(element, place))) continue;
    const [only, ...others] = all.filter((entry) => isInside(entry, place));
    if (only) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

function isUsable({ node }: Entry): boolean {
  return (
    /^(?:button|link)$/.test(node.role) &&
    node.ref !== undefined &&
    node.disabled !== true &&
    (node.hidden === undefined || node.hidden === 'offscreen')
  );
}

function leadsOn({ evidence: [name] }: Entry): boolean {
  return /^(?:next|next step|continue|go on|proceed)(?: [›→»>])?$/.test(fold(name?.text ?? '').trim());
}

/** The click that leads on, and what is done then. */
export function onTo(button: Entry, clause: Clause, step: NextStep): readonly Clause[] {
  const { after: _after, aside: _aside, sentBy: _sentBy, ...plain } = clause;
  return [clickOn(button, `go on: ${clause.text}`), { ...plain, step }];
}

/** Goes on in the step of the form that has come up. */
export function formStep(clause: Clause, { left, isSent }: NextStep, scene: Scene): Outcome {
  const none = (looked: string): Outcome => ({ kind: 'none', looked, nearest: [] });
  const fresh = freshEntries(scene);
  if (fresh.size === 0) return none(`the next step of the form for ${clause.text}`);
  const fields = formFields(scene.index.actionable.filter((entry) => fresh.has(entry)));
  const placed = placeAll(left, { fields, nouns: [] }, []);
  const unsaid = placed.all.find(({ field, value }) => isOwnLabel(field, value));
  if (unsaid) return none(`what goes into "${unsaid.field.entry.node.name}"`);
  const isThere = scene.last !== undefined && scene.index.actionable.includes(scene.last);
  const shown =
    fields[0]?.entry ?? scene.index.actionable.find((entry) => fresh.has(entry) && isUsable(entry));
  const anchors = [isThere ? scene.last : shown].flatMap((entry) => entry ?? []);
  const onward = onwardButton(anchors, scene);
  const [missing] = placed.left;
  if (missing && !onward) return none(`a field for "${spell(missing.tokens)}"`);
  const steps = placed.all.map((each) => clauseOf(clause, each));
  if (steps.some((step) => !isDoable(step, scene))) return none(`how to fill in the form for ${clause.text}`);
  if (!missing && !isSent)
    return steps.length > 0
      ? { kind: 'instead', clauses: steps }
      : { kind: 'done', reason: 'all is filled in' };
  if (missing && onward)
    return { kind: 'instead', clauses: [...steps, ...onTo(onward, clause, { left: placed.left, isSent })] };
  const [button, ...others] = formButtons(anchors, {
    verb: deedVerb(clause),
    nouns: [],
    scene,
    isNamed: true,
  }).filter((entry) => entry !== onward);
  if (button && others.length === 0 && button.node.disabled !== true)
    return {
      kind: 'instead',
      clauses: [
        ...steps,
        {
          verb: 'submit',
          said: clause.said,
          readings: [{}],
          text: `send off: ${clause.text}`,
          at: button.node.ref ?? '',
        },
      ],
    };
  return onward
    ? { kind: 'instead', clauses: [...steps, ...onTo(onward, clause, { left: [], isSent })] }
    : none(`the button that sends off the form for ${clause.text}`);
}
