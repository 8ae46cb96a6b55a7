/** "Enter Oslo as the pickup location": a plain field may suggest places for what is typed, and count only what is chosen among them. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { freshBeside } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.8;

type Proposed = Extract<Phase, { kind: 'proposed' }>;

/** What has to be looked at once a text was typed into a plain field; undefined for any other step, where it is typed as such, and where the next clause chooses. */
export function proposedOf(
  { verb, said, suggests }: Clause,
  outcome: Outcome,
  [next]: readonly Clause[],
  { index }: Scene,
): Proposed | undefined {
  const step = outcome.kind === 'steps' && !outcome.phase ? outcome.steps.at(-1) : undefined;
  const [text = ''] = step?.arguments ?? [];
  if (suggests || step?.method !== 'fill' || step.ref === undefined || !/\p{L}/u.test(text)) return undefined;
  if (
    !/^(?:fill|set)$/.test(verb) ||
    /^(?:type|write|key|search|find|filter|change|rename|edit|retitle)$/.test(said)
  )
    return undefined;
  const field = entryOf(step.ref, index);
  const isSent = next?.verb === 'click' && !choosing.test(next.text) && !fold(next.text).includes(fold(text));
  if (next && !isSent && !/^(?:fill|set|submit|goal)$/.test(next.verb)) return undefined;
  return field && isPlain(field) ? { kind: 'proposed', ref: step.ref, text } : undefined;
}

const choosing = /\b(?:suggest|option|result|match|first|top|entry|item|list|drop-?down)/i;

function isPlain({ node, evidence }: Entry): boolean {
  return (
    /^(?:textbox|combobox)$/.test(node.role) &&
    node.tag !== 'textarea' &&
    node.options === undefined &&
    node.hasPopup !== 'datalist' &&
    /^(?:text)?$/.test(node.inputType ?? '') &&
    !evidence.some(({ text }) => /\b(?:search|filter|find)\b/i.test(text))
  );
}

/** The click on the one proposal that says just the text; done where nothing is proposed, or other things only. */
export function proposedPhase({ ref, text }: Proposed, scene: Scene): Outcome {
  const field = entryOf(ref, scene.index);
  const done: Outcome = { kind: 'done', reason: 'it is typed, and nothing is proposed for it' };
  if (!field || fold(field.node.value ?? '') !== fold(text)) return done;
  const fresh = freshBeside(scene);
  const all = [...fresh].filter((entry) => isChoice(entry));
  const same = all.filter(
    (entry) => fold(readable(entry.node) || entry.node.name) === fold(text) && !holdsAny(entry, all),
  );
  const [only, ...others] = same;
  // Of a list without a box of its own the first line is right under the field.
  if (!all.some((each) => each.parent === only?.parent && isProposal(each, field, { fresh, scene })) || !only)
    return done;
  if (others.length > 0)
    return { kind: 'cannot-tell', looked: `what is proposed for "${text}"`, reason: 'several say just that' };
  return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text };
}

function holdsAny(entry: Entry, all: readonly Entry[]): boolean {
  return all.some((other) => other !== entry && isInside(other, entry));
}

function isChoice({ node, actionable }: Entry): boolean {
  return (
    node.hidden === undefined &&
    node.ref !== undefined &&
    (/^(?:option|listitem|menuitem)$/.test(node.role) || (actionable && node.role === 'generic'))
  );
}

/** It came up right under the field, and lies over what was there: what only shows how the text will look has its place in the page. */
function isProposal(
  entry: Entry,
  field: Entry,
  { fresh, scene }: { fresh: ReadonlySet<Entry>; scene: Scene },
): boolean {
  const holder = [entry, ...ancestorsOf(entry)].findLast((each) => fresh.has(each)) ?? entry;
  return isUnder(holder, field) && (isList(holder) || isOver(holder, scene));
}

/** Farthest below the field, in CSS pixels. */
const UNDER = 16;

function isUnder({ node: { box } }: Entry, { node: { box: field } }: Entry): boolean {
  if (!box || !field) return false;
  const gap = box.y - (field.y + field.height);
  return Math.abs(gap) <= UNDER && box.x < field.x + field.width && box.x + box.width > field.x;
}

function isList({ node: { role, classes = [] } }: Entry): boolean {
  return (
    role === 'listbox' ||
    classes.some((name) => /suggest|autocomplete|typeahead|dropdown|popover/i.test(name))
  );
}

function isOver(holder: Entry, { index }: Scene): boolean {
  const { box } = holder.node;
  const around = new Set(ancestorsOf(holder));
  const inside = new Set(below(index, holder));
  return (
    box !== undefined &&
    index.entries.some((each) => {
      const other = each.node.box;
      if (!other || each === holder || around.has(each) || inside.has(each)) return false;
      const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
      const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
      return each.order > holder.end && across > OVER && down > OVER;
    })
  );
}

/** Less than this is only how letters are drawn, in CSS pixels. */
const OVER = 4;
