/**
 * What a control says of itself once it was clicked: a tab that is gone to is selected, a button that shows something is expanded. One that
 * says what it said before, on a page that shows what it showed before, has not done it.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome, Phase } from '../../matching/outcome.js';
import { shadeOfPage, togglesOn } from './theme.js';
import { type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';

type Stated = Extract<Phase, { kind: 'stated' }>;

/** Sentences that name the click alone, whatever comes of it. */
const literal = /^(?:click|press|tap|hit|push|use)$/;

/** What has to come of the last click of a clause on a control that says how it stands; undefined for any other. */
export function statedOf({ verb, said }: Clause, outcome: Outcome, { index }: Scene): Stated | undefined {
  const step = outcome.kind === 'steps' && !outcome.phase ? outcome.steps.at(-1) : undefined;
  if (step?.method !== 'click' || step.ref === undefined || literal.test(said)) return undefined;
  const { node } = entryOf(step.ref, index) ?? {};
  const isClosing = /^(?:close|collapse)$/.test(verb) || /^(?:hide|fold|shut)$/.test(said);
  const isToChange = node?.selected === false || node?.pressed === false || node?.expanded === isClosing;
  return isToChange ? { kind: 'stated', ref: step.ref } : undefined;
}

/** The shade that the page has to have once the button was clicked that changes it; undefined for any other clause. */
export function shadeDue(clause: Clause, outcome: Outcome, { index }: Scene): Stated | undefined {
  const shade = shadeOfPage(clause);
  const step = shade && outcome.kind === 'steps' ? outcome.steps.at(-1) : undefined;
  return shade && step?.ref !== undefined && togglesOn(index).some(({ node }) => node.ref === step.ref)
    ? { kind: 'stated', ref: step.ref, shade }
    : undefined;
}

/** Classes that come and go with the pointer and the focus, whatever a click has done. */
const passing = /hover|focus|ripple|touched/i;

/** Done once the control, or anything else, is seen to have changed. */
export function statedPhase({ ref, shade }: Stated, { before, index }: Scene, { text }: Clause): Outcome {
  const done: Outcome = { kind: 'done', reason: 'the page has answered the click' };
  // A button that goes through more than two of them may have come to another.
  if (shade && (index.snapshot.shade ?? shade) !== shade)
    return { kind: 'none', looked: `what comes of "${text}": the page is not ${shade}`, nearest: [] };
  if (shade) return done;
  const entry = entryOf(ref, index);
  if (!before || !entry || before.snapshot.url !== index.snapshot.url) return done;
  if (!isSame(before, index)) return done;
  return {
    kind: 'none',
    looked: `what comes of "${text}": it was clicked, and neither it nor anything else on the page has changed since`,
    nearest: [],
  };
}

/** Whether a person sees the same on both. */
function isSame(before: PageIndex, now: PageIndex): boolean {
  return (
    before.entries.length === now.entries.length &&
    before.entries.every((entry, at) => isAlike(entry, now.entries[at] as Entry))
  );
}

/** What a person sees of an element; which one has the focus is no answer. */
const seen: readonly (keyof SnapshotNode)[] = [
  'role',
  'name',
  'text',
  'value',
  'checked',
  'selected',
  'pressed',
  'expanded',
  'disabled',
  'invalid',
  'hidden',
];

/** Whether a person sees the same of both. */
export function isAlike({ node }: Entry, { node: other }: Entry): boolean {
  const { box } = node;
  const lasting = ({ classes = [] }: SnapshotNode): string =>
    classes.filter((name) => !passing.test(name)).join(' ');
  return (
    seen.every((key) => node[key] === other[key]) &&
    lasting(node) === lasting(other) &&
    box?.x === other.box?.x &&
    box?.y === other.box?.y &&
    box?.height === other.box?.height
  );
}
