/** "Show all watches", "view all of the invoices": the one control that shows the rest of a list, and never each of its members. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { candidatesFor, type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { contextFit } from '../../matching/surroundings.js';

const CONFIDENCE = 0.85;

/** Verbs of looking at something. */
const shows = /^(?:show|view|see|display|browse|list|open|load|visit|read)$/;

/**
 * The control called "Show all", "See all" or the like whose name, or the part of the page around it, says what is shown. Undefined where
 * nothing is said to be shown as a whole, or nothing on the page is called so.
 */
export function showAllOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const things = thingsOf(clause);
  if (!things || things.length === 0) return undefined;
  const controls = scene.index.actionable.filter(
    (entry) =>
      /^(?:button|link|menuitem|tab)$/.test(entry.node.role) &&
      (entry.node.hidden === undefined || /^(?:clipped|offscreen|covered)$/.test(entry.node.hidden)) &&
      isShowAll(entry),
  );
  const fitting = controls.filter((entry) => {
    const left = things.filter((word) => !says(entry, word));
    return left.length === 0 || contextFit(entry, left, []) > 0;
  });
  const [only, ...others] = fitting;
  if (!only) return undefined;
  if (others.length > 0)
    return {
      kind: 'ambiguous',
      looked: clause.text,
      candidates: candidatesFor(fitting, 'click', { score: CONFIDENCE, reason: 'shows all of something' }),
    };
  return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] };
}

/** A refusal in place of a plan that would follow several links one after another for a sentence that only looks at something. */
export function notOneByOne(clause: Clause, outcome: Outcome, { index }: Scene): Outcome {
  if (outcome.kind !== 'steps' || outcome.steps.length < 2 || !thingsOf(clause)) return outcome;
  const links = outcome.steps.flatMap(({ ref, method }) =>
    method === 'click' ? index.actionable.filter(({ node }) => node.ref === ref && node.role === 'link') : [],
  );
  if (links.length < outcome.steps.length) return outcome;
  return {
    kind: 'ambiguous',
    looked: clause.text,
    candidates: candidatesFor(links, 'click', { score: 0.6, reason: 'leads somewhere of its own' }),
  };
}

/** The words for what is shown as a whole. */
export function thingsOf({ said, readings }: Clause): Word[] | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const [verb] = said.split(' ');
  const behind = target[0]?.lower === verb ? target.slice(1) : target;
  if (!shows.test(verb ?? '') || behind[0]?.kind !== 'word' || behind[0].lower !== 'all') return undefined;
  return contentOf(spell(behind.slice(1)));
}

function isShowAll({ evidence: [name] }: Entry): boolean {
  const [verb, all] = name?.words ?? [];
  return verb !== undefined && shows.test(verb.text) && all?.text === 'all';
}

function says({ evidence: [name] }: Entry, word: Word): boolean {
  return (name?.words ?? []).some((shown) => wordLikeness(word, shown) >= 0.9);
}
