/** "From Oslo": a field for a place may suggest "Oslo (OSL)" for what is typed, and wants that to be chosen. */
import { freshBeside } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
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

/**
 * The click on the one suggestion that is just the text, or that and what stands in brackets or behind a comma. Without one it is looked
 * for as long as a list may take to come up, and then gone on; not where others are suggested, or the field is made to suggest.
 */
export function suggestedPhase({ ref, text }: Extract<Phase, { kind: 'suggested' }>, scene: Scene): Outcome {
  const fresh = [...freshBeside(scene)].filter(
    ({ node }) => node.ref !== undefined && (node.hidden === undefined || node.hidden === 'covered'),
  );
  const all = fresh.filter((entry) => isSuggestion(entry));
  const fitting = all.filter((entry) => entry.node.hidden === undefined && isFor(text, entry));
  const inner = fitting.filter(
    (entry) => !fitting.some((other) => other !== entry && isInside(other, entry)),
  );
  const same = inner.filter(({ node }) => fold(readable(node) || node.name) === fold(text));
  const [only, ...others] = same.length === 1 ? same : inner;
  const looked = `what is suggested for "${text}"`;
  if (only && others.length > 0) return { kind: 'cannot-tell', looked, reason: 'several begin with it' };
  if (only)
    return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text };
  const field = entryOf(ref, scene.index);
  if (!field || takesAny(field)) return { kind: 'done', reason: 'nothing else is suggested for it' };
  const isOther = all.length > 0 || fresh.some(({ node }) => saysNone.test(readable(node)));
  return { kind: 'none', looked, nearest: [], ...(!isOther && !isMadeToSuggest(field) && { goesOn: true }) };
}

/** The proposal that a look at what came up has told of; the one before, where the step was another. */
export function proposalOf(phase: Phase | undefined, outcome: Outcome, before: Proposal): Proposal {
  if (phase?.kind !== 'suggested' || outcome.kind === 'done') return before;
  return outcome.kind === 'steps' ? 'taken' : 'missing';
}

/** The outcome, and not gone on from where the two ends of a journey differ: what one field proposes and was chosen there, the other one has to propose as well. */
export function unlessUnproposed(phase: Phase | undefined, outcome: Outcome, before: Proposal): Outcome {
  if (phase?.kind !== 'suggested') return outcome;
  const now = proposalOf(phase, outcome, undefined);
  const isOther = before !== undefined && now !== undefined && now !== before;
  if (!isOther) return outcome;
  const looked =
    now === 'taken'
      ? `the place of the other end among what its field suggests, as "${phase.text}" is here`
      : `what is suggested for "${phase.text}"`;
  return { kind: 'none', looked, nearest: [] };
}

/** Whether the field for one end has proposed the place. */
type Proposal = 'taken' | 'missing' | undefined;

/** A native list of proposals is no list to choose from. */
function takesAny({ node }: Entry): boolean {
  return node.hasPopup === 'datalist' || node.options !== undefined || node.inputType === 'date';
}

const saysNone = /^(?:sorry, )?(?:no|nothing)\b.{0,40}$|\bnot found\b|\bno (?:match|result)/i;

function isMadeToSuggest({ node, parent }: Entry): boolean {
  return (
    node.role === 'combobox' ||
    node.hasPopup === 'listbox' ||
    [node, parent?.node].some((each) =>
      each?.classes?.some((name) => /autocomplete|typeahead|awesomplete|autosuggest|combobox/i.test(name)),
    )
  );
}

function isSuggestion({ node, actionable }: Entry): boolean {
  return (
    /^(?:option|listitem|menuitem)$/.test(node.role) ||
    (actionable && /^(?:button|link|generic)$/.test(node.role))
  );
}

function isFor(text: string, { node }: Entry): boolean {
  const spelled = readable(node) || node.name;
  // "LEX": the code of a place stands in brackets behind its name.
  if (/^\p{Lu}{2,4}$/u.test(text) && new RegExp(`[([]${text}[)\\]]`, 'u').test(spelled)) return true;
  const shown = fold(spelled);
  const asked = fold(text);
  return shown.startsWith(asked) && /^(?:$|\s*[([,–—-])/u.test(shown.slice(asked.length));
}
