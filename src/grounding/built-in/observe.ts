/** Lists elements instead of acting: all that fit an instruction, best first, or all that can be acted on. */
import type { ActionMethod } from '../../contract/action.js';
import type { Explanation, Observation, ObserveRequest } from '../../contract/plan.js';
import { accounted } from './act/refusals/accounted.js';
import { type Clause, valueOf } from './language/clause.js';
import { plain } from './matching/describe.js';
import { bestOptions, withoutKind } from './act/controls/do-option.js';
import { parseInstruction } from './language/grammar.js';
import { tokenize, type Token } from './language/lexer.js';
import type { Scene } from './matching/look-up.js';
import type { Scored } from './matching/candidate.js';
import { rank, toCandidate } from './matching/match.js';
import { THRESHOLD } from './matching/pick.js';
import { stepOn } from './matching/outcome.js';
import { type Entry } from './matching/page-index.js';
import { parsePhrase } from './language/phrase.js';
import { intentOf } from './explain.js';
import { groundClause } from './ground-clause.js';
import { sceneOf } from './planner.js';
import { fieldRoles } from './language/types.js';
import { wantAnything, wantCheck, wantChooser, wantClick, wantField, wantOption } from './matching/wants.js';

/** What fits an instruction, best first; without one, everything that can be acted on in document order. */
export function observe(request: ObserveRequest): {
  observations: readonly Observation[];
  explanation?: Explanation;
} {
  const scene = sceneOf(request, { clauses: [] });
  if (request.instruction === undefined || request.instruction.trim() === '') {
    return { observations: scene.index.actionable.filter(isReachable).map((entry) => natural(entry, 1)) };
  }
  const asked = withoutAsking(tokenize(request.instruction));
  const clauses = asked.isList ? [] : parseInstruction(request.instruction);
  const [clause] = clauses;
  const explanation = (scored: readonly Scored[]): Explanation => ({
    intents: clause ? clauses.map(intentOf) : [`list · target ${request.instruction ?? ''}`],
    candidates: scored.slice(0, 5).map((each) => toCandidate(each)),
  });
  if (!clause || clause.verb === 'verify' || (clause.verb === 'goal' && clause.said === '')) {
    const named: Clause = {
      verb: 'click',
      said: '',
      readings: [{ target: asked.tokens }],
      text: request.instruction,
    };
    const scored = listed(asked.tokens, scene).filter((each) => isAccounted(named, each.entry, scene));
    return {
      observations: scored.map((each) => natural(each.entry, each.score)),
      explanation: explanation(scored),
    };
  }
  const ready = clauses.flatMap((each) => ready1(each, scene));
  const others = rivals(clause, scene).filter((each) => !ready.some((one) => one.ref === each.ref));
  return {
    observations: [...ready, ...(clauses.length === 1 ? others : [])],
    explanation: explanation(scoredFor(clause, scene)),
  };
}

/** The steps of a clause as a plan would do them now. */
function ready1(clause: Clause, scene: Scene): Observation[] {
  const outcome = groundClause(clause, scene);
  if (outcome.kind === 'instead') return outcome.clauses.slice(0, 20).flatMap((each) => ready1(each, scene));
  if (outcome.kind === 'steps') {
    return outcome.steps.flatMap((step) =>
      step.ref === undefined
        ? []
        : [
            {
              ref: step.ref,
              method: step.method,
              arguments: step.arguments,
              description: step.description,
              score: step.confidence,
              ...(step.toRef !== undefined && { toRef: step.toRef }),
            },
          ],
    );
  }
  if (outcome.kind === 'ambiguous') {
    return outcome.candidates.flatMap((candidate) => {
      const entry = scene.index.actionable.find((each) => each.node.ref === candidate.ref);
      return entry ? [forClause(clause, entry, candidate.score)] : [];
    });
  }
  return [];
}

/** Elements that fit a clause nearly as well as the one it would act on. */
function rivals(clause: Clause, scene: Scene): Observation[] {
  return scoredFor(clause, scene)
    .filter((each) => each.score >= THRESHOLD && isAccounted(clause, each.entry, scene))
    .slice(0, 20)
    .map((each) => forClause(clause, each.entry, each.score));
}

/** Nothing of what the clause says is left over at an element. */
function isAccounted(clause: Clause, entry: Entry, scene: Scene): boolean {
  const value = clause.readings.flatMap((reading) => reading.value ?? []).map((token) => token.text);
  const { options } = entry.node;
  const chosen = clause.readings.flatMap((reading) =>
    reading.value ? [valueOf(withoutKind(reading.value))] : [],
  );
  // A list without the option is nothing to choose it from.
  if (options && chosen.length > 0 && chosen.every((each) => bestOptions(options, each).length === 0))
    return false;
  const step = stepOn(entry, 'click', { args: [value.join(' ')], confidence: 1 });
  return accounted(clause, { kind: 'steps', steps: [step] }, scene).kind === 'steps';
}

function scoredFor(clause: Clause, scene: Scene): readonly Scored[] {
  const tokens = clause.readings[0]?.target ?? clause.readings[0]?.destination;
  if (!tokens || tokens.length === 0) return [];
  const want =
    clause.verb === 'fill' || clause.verb === 'type' || clause.verb === 'clear' || clause.verb === 'set'
      ? wantField
      : clause.verb === 'check' || clause.verb === 'uncheck'
        ? wantCheck
        : clause.verb === 'select'
          ? clause.readings[0]?.destination
            ? wantChooser
            : wantOption
          : wantClick;
  return rank(parsePhrase(tokens), scene.index, want).filter((each) => each.entry.node.ref !== undefined);
}

function forClause(clause: Clause, entry: Entry, score: number): Observation {
  const methods: Partial<Record<Clause['verb'], ActionMethod>> = {
    dblclick: 'dblclick',
    rightClick: 'rightClick',
    hover: 'hover',
    focus: 'focus',
    check: 'check',
    uncheck: 'uncheck',
    clear: 'clear',
  };
  const value = clause.readings[0]?.value?.map((token) => token.text).join(' ');
  const method =
    methods[clause.verb] ??
    (value !== undefined && fieldRoles.has(entry.node.role)
      ? entry.node.options
        ? 'selectOption'
        : 'fill'
      : undefined);
  if (!method) return natural(entry, score);
  const args = (method === 'fill' || method === 'selectOption') && value !== undefined ? [value] : [];
  return toObservation(entry, method, { args, score });
}

/** All elements that a noun phrase means: "all the links in the footer", "the buttons", "email field". */
function listed(tokens: readonly Token[], scene: Scene): readonly Scored[] {
  const phrases = parsePhrase(tokens);
  const every = phrases.some((phrase) => phrase.all);
  const scored = rank(phrases, scene.index, wantClick).filter((each) => each.entry.node.ref !== undefined);
  const found =
    scored.length > 0 && (scored[0]?.score ?? 0) >= THRESHOLD
      ? scored
      : rank(phrases, scene.index, wantAnything).filter((each) => each.entry.node.ref !== undefined);
  const top = found[0]?.score ?? 0;
  // "All the buttons" are buttons, and not what may be called one.
  const certain = found.some((each) => each.own.kind === 1 && each.score >= THRESHOLD);
  const fitting = found.filter(
    (each) => each.score >= Math.max(THRESHOLD, top - 0.25) && (!certain || each.own.kind === 1),
  );
  const even = every || fitting.every((each) => each.score > top - 0.02);
  return even ? fitting.toSorted((a, b) => a.entry.order - b.entry.order) : fitting;
}

/** "Find all the buttons" asks for a list; "click Save" does not. */
function withoutAsking(tokens: readonly Token[]): { tokens: readonly Token[]; isList: boolean } {
  let at = 0;
  while (
    /^(?:please|can|could|you|me|i|want|to|need|what|which|where|is|are|the|all)$/.test(
      tokens[at]?.lower ?? '',
    ) &&
    tokens[at]?.kind === 'word' &&
    !/^(?:all)$/.test(tokens[at]?.lower ?? '')
  )
    at += 1;
  const first = tokens[at]?.lower ?? '';
  const asks =
    /^(?:find|list|show|get|identify|locate|observe|return|give|see|detect|where|what|which)$/.test(first);
  if (!asks) return { tokens, isList: /^(?:all|every|each)$/.test(first) };
  let rest = tokens.slice(at + 1);
  while (
    rest.length > 1 &&
    /^(?:me|the|out|is|are|for|of)$/.test(rest[0]?.lower ?? '') &&
    rest[0]?.kind === 'word'
  )
    rest = rest.slice(1);
  return { tokens: rest, isList: true };
}

function isReachable(entry: Entry): boolean {
  const { hidden } = entry.node;
  return (
    hidden === undefined ||
    hidden === 'covered' ||
    hidden === 'aria-hidden' ||
    entry.node.role === 'checkbox' ||
    entry.node.role === 'radio'
  );
}

/** An element with what a person would do to it. */
function natural(entry: Entry, score: number): Observation {
  const { node } = entry;
  if (node.options !== undefined || node.tag === 'select')
    return toObservation(entry, 'selectOption', { args: [], score });
  if (node.inputType === 'file') return toObservation(entry, 'setInputFiles', { args: [], score });
  if (
    /^(?:textbox|searchbox|spinbutton)$/.test(node.role) ||
    (node.role === 'combobox' && node.tag === 'input')
  )
    return toObservation(entry, 'fill', { args: [], score });
  if (/^(?:checkbox|switch|radio)$/.test(node.role))
    return toObservation(entry, node.checked === true && node.role !== 'radio' ? 'uncheck' : 'check', {
      args: [],
      score,
    });
  return toObservation(entry, 'click', { args: [], score });
}

function toObservation(
  entry: Entry,
  method: ActionMethod,
  { args, score }: { args: readonly string[]; score: number },
): Observation {
  const step = stepOn(entry, method, { args, confidence: score });
  return {
    ref: entry.node.ref ?? '',
    method,
    arguments: args,
    description: plain(entry) === '' ? step.description : step.description,
    score: step.confidence,
  };
}
