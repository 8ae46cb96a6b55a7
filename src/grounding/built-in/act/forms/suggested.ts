/** "From Oslo": a field for a place may suggest "Oslo (OSL)" for what is typed, and wants that to be chosen. */
import { freshBeside } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, readable } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

const CONFIDENCE = 0.8;

/** The same, with a look at what the text that goes into a field brings up. */
export function withSuggestion(put: Outcome): Outcome {
  const [step, ...others] = put.kind === 'steps' && !put.phase ? put.steps : [];
  if (put.kind !== 'steps' || step?.method !== 'fill' || others.length > 0) return put;
  const { leaves: _leaves, ...typed } = step;
  return {
    ...put,
    steps: [typed],
    phase: { kind: 'suggested', ref: step.ref ?? '', text: step.arguments[0] ?? '' },
  };
}

/** The click on the one suggestion that is just the text, or that and what stands in brackets or behind a comma; nothing to do without one. */
export function suggestedPhase({ text }: Extract<Phase, { kind: 'suggested' }>, scene: Scene): Outcome {
  const fresh = [...freshBeside(scene)].filter(
    ({ node }) => node.ref !== undefined && node.hidden === undefined,
  );
  const fitting = fresh.filter((entry) => isFor(text, entry));
  const [only, ...others] = fitting.filter(
    (entry) => !fitting.some((inner) => inner !== entry && isInside(inner, entry)),
  );
  if (!only) return { kind: 'done', reason: 'nothing else is suggested for it' };
  if (others.length > 0)
    return {
      kind: 'cannot-tell',
      looked: `which of what is suggested for "${text}" is meant`,
      reason: 'several begin with it',
    };
  return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text };
}

function isFor(text: string, { node, actionable }: Entry): boolean {
  if (!actionable && node.role !== 'listitem' && node.role !== 'option') return false;
  const shown = fold(readable(node) || node.name);
  const asked = fold(text);
  return (
    /^(?:option|listitem|menuitem|button|link|generic)$/.test(node.role) &&
    shown.startsWith(asked) &&
    /^(?:$|\s*[([,–—-])/u.test(shown.slice(asked.length))
  );
}
