/** Clauses that narrow or order a list: "filter by role Guest", "show only drafts", "show 50 rows per page", "sort by price". */
import { spell, type Clause } from './clause.js';
import { selectClause } from './do-select.js';
import type { Token } from './lexer.js';
import { lookUp, type Scene } from './look-up.js';
import { stepOn, type Outcome } from './outcome.js';
import { wordToken } from './token-runs.js';
import { wantField } from './wants.js';
import { recordNouns, toWord } from './words.js';

/** The outcome when a clause narrows a list and the page has what does it; undefined when it does not. */
export function facetOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  if (clause.verb === 'goal' && clause.said === 'filter')
    return filterOutcome(clause, target.slice(1), scene);
  if (clause.verb !== 'open' || !/^(?:show|display|view|see)$/.test(clause.said)) return undefined;
  const [first, ...rest] = target;
  if (first?.kind !== 'word' || rest.length === 0) return undefined;
  if (first.lower === 'only' || first.lower === 'just')
    return choices(clause, [target, ...shortened(rest)], scene);
  // "Show 50 rows per page"
  return /^\d+$/.test(first.text)
    ? settled(selectClause(reading(clause, { value: [first], destination: rest }), scene))
    : undefined;
}

function filterOutcome(clause: Clause, rest: readonly Token[], scene: Scene): Outcome | undefined {
  const at = rest.findIndex(
    (token) => token.kind === 'word' && /^(?:by|on|to|for|with|using)$/.test(token.lower),
  );
  if (at === -1) return undefined;
  const object = rest.slice(0, at).filter((token) => !/^(?:the|a|an|all|down)$/.test(token.lower));
  const wanted = rest.slice(at + 1).filter((token) => !/^(?:the|a|an)$/.test(token.lower));
  const [only] = wanted;
  if (only && wanted.length === 1 && only.kind !== 'word') {
    const field = textFilter(scene);
    if (field)
      return { kind: 'steps', steps: [stepOn(field, 'fill', { args: [only.text], confidence: 0.85 })] };
  }
  const splits: Clause[] = [];
  if (object.length > 0) splits.push(reading(clause, { value: wanted, destination: object }));
  for (let end = wanted.length - 1; end > 0; end -= 1) {
    const value = wanted
      .slice(end)
      .filter((token) => token.kind === 'quoted' || !/^(?:=|:|is|to)$/.test(token.lower));
    if (value.length > 0) splits.push(reading(clause, { value, destination: wanted.slice(0, end) }));
  }
  for (const split of splits) {
    const outcome = settled(selectClause(split, scene));
    if (outcome) return outcome;
  }
  return choices(clause, shortened(wanted), scene);
}

/** The first of several names that something can be chosen by. */
function choices(clause: Clause, names: readonly (readonly Token[])[], scene: Scene): Outcome | undefined {
  for (const target of names) {
    const outcome = selectClause(reading(clause, { target }), scene);
    if (settled(outcome) || outcome.kind === 'ambiguous') return outcome;
  }
  return undefined;
}

/** "Incoming transactions" may be called "Incoming". */
function shortened(tokens: readonly Token[]): (readonly Token[])[] {
  const last = tokens.at(-1);
  const isNoun = last?.kind === 'word' && tokens.length > 1 && recordNouns.has(toWord(last.lower).stem);
  return isNoun ? [tokens, tokens.slice(0, -1)] : [tokens];
}

function settled(outcome: Outcome): Outcome | undefined {
  return outcome.kind === 'steps' || outcome.kind === 'done' || outcome.kind === 'instead'
    ? outcome
    : undefined;
}

/** The one field that says it filters, or else the one that says it searches. */
function textFilter(scene: Scene): ReturnType<typeof fieldNamed> {
  return fieldNamed('filter', scene) ?? fieldNamed('search', scene);
}

function fieldNamed(name: string, scene: Scene): Scene['last'] {
  const found = lookUp([wordToken(name)], wantField, scene);
  return found.kind === 'found' && found.score > 0.6 ? found.entries[0] : undefined;
}

function reading(clause: Clause, one: Clause['readings'][number]): Clause {
  const text = spell([...(one.value ?? []), ...(one.target ?? [])]);
  return { verb: 'select', said: 'filter', readings: [one], text: `${clause.text} (${text})` };
}
