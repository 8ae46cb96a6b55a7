/**
 * "Choose the Team plan on the next step": one goes on to it first. And "accept the terms", behind what was filled in on one step of a form that
 * shows which steps it has: what this step does not have, a later one may, and one goes on for it once.
 */
import { clickOn } from '../../matching/click-on.js';
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { wayOn } from './go-on.js';

const onNext = /^(?<deed>.+?),? (?:on|in) the (?:next|following) (?:step|page|screen|form|part)[.!]?$/iu;
const thereFirst = /^(?:on|in) the (?:next|following) (?:step|page|screen|form|part),? (?<deed>.+)$/iu;

/** Goes on, and does it there; undefined for a clause that says no such place, and where there is no one way on. */
export function onNextStep({ text, fresh }: Clause, { index }: Scene): Outcome | undefined {
  const deed = (onNext.exec(text.trim()) ?? thereFirst.exec(text.trim()))?.groups?.deed;
  const button = deed === undefined || fresh ? undefined : wayOn(index);
  if (!button || deed === undefined) return undefined;
  const there = parseInstruction(deed);
  return there.length > 0
    ? { kind: 'instead', clauses: [clickOn(button, `go on for: ${text}`), ...there] }
    : undefined;
}

/** The same for what is said of no step, where the last thing that was done was done on this one. */
export function onLaterStep(clause: Clause, { index, last }: Scene): Outcome | undefined {
  if (!/^(?:check|select|fill|set|type)$/.test(clause.verb) || clause.fresh || clause.at !== undefined)
    return undefined;
  const button = wayOn(index);
  const isHere =
    button &&
    last !== undefined &&
    [...ancestorsOf(button)].some(
      (around) =>
        around.node.tag !== 'body' &&
        around.node.role !== 'document' &&
        last.order > around.order &&
        last.order <= around.end,
    );
  if (!button || !isHere || !hasMoreSteps(index)) return undefined;
  return {
    kind: 'instead',
    clauses: [clickOn(button, `go on for: ${clause.text}`), { ...clause, fresh: true }],
  };
}

/** A row of short names of which one that is not the last is marked as the current; or "step 2 of 3". */
function hasMoreSteps(index: PageIndex): boolean {
  return index.entries.some((entry) => {
    const { node } = entry;
    if (node.hidden !== undefined) return false;
    const [, at, of] = /\bstep (\d+) ?(?:of|\/) ?(\d+)\b/i.exec(node.text ?? '') ?? [];
    if (at !== undefined) return Number(at) < Number(of);
    if (node.role !== 'list' || below(index, entry).some(({ actionable }) => actionable)) return false;
    const items = entry.children.filter((item) => item.node.role === 'listitem');
    const current = items.findIndex(isCurrent);
    const areShort = items.every((item) => fold(readable(item.node)).length <= MOST_LETTERS);
    return (
      items.length > 1 &&
      areShort &&
      current >= 0 &&
      current < items.length - 1 &&
      items.filter(isCurrent).length === 1
    );
  });
}

/** Longest name of a step. */
const MOST_LETTERS = 30;

function isCurrent({ node }: Entry): boolean {
  return (node.classes ?? []).some((name) => /^(?:is-)?(?:cur|current|active|now|on)$/i.test(name));
}
