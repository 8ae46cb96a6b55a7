/** Where else to look for what a clause asks for, once it is clear that it is not on the page as it is. */
import type { Plan } from '../../contract/plan.js';
import { lookInto } from './act/controls/looked-into.js';
import { nthOption } from './act/controls/nth-option.js';
import { unfoldTree } from './act/controls/unfolded-tree.js';
import { towardsPlace, towardsSection } from './act/controls/own-section.js';
import { nextStep } from './act/forms/sent-at-last.js';
import { furtherPages } from './act/lists/further-pages.js';
import { recordLook } from './act/records/record-looks.js';
import { type Cursor, lastRef } from './cursor.js';
import type { Clause } from './language/clause.js';
import { partnerIn } from './language/partner.js';
import type { Scene } from './matching/look-up.js';
import { entryOf } from './matching/page-index.js';
import { itemsIn, labelOf } from './act/controls/menu-items.js';
import { seekClause } from './act/controls/do-seek.js';
import { wordToken } from './language/token-runs.js';
import { recordOf } from './matching/relations.js';
import { freshEntries } from './matching/fresh.js';
import type { Outcome } from './matching/outcome.js';

type Found = Extract<Plan, { kind: 'found' }>;

/** The first step of that: into a menu or a further page, on to the next step of a form, or to the section that is called so. */
export function goneOn(clauses: readonly Clause[], cursor: Cursor, scene: Scene): Found | undefined {
  const [clause] = clauses;
  // The last option of the list just opened is nowhere else.
  if (clause && nthOption(clause, scene)) return undefined;
  return (
    inRaisedMenu(clauses, scene) ??
    goThere(clauses, cursor, scene, towardsPlace) ??
    lookAt(clauses, scene) ??
    leadOn(clauses, cursor, scene) ??
    goThere(clauses, cursor, scene, towardsSection) ??
    lookAround(clauses, cursor, scene)
  );
}

/** The submenus of the menu that the step before has brought up. */
function inRaisedMenu([clause, ...rest]: readonly Clause[], scene: Scene): Found | undefined {
  const target = clause?.readings.length === 1 ? clause.readings[0]?.target : undefined;
  const items = scene.before && target ? itemsIn(freshEntries(scene)) : [];
  const isNested = items.some(({ node }) => /^(?:true|menu)$/.test(node.hasPopup ?? ''));
  if (!clause || !target || !/^(?:click|select)$/.test(clause.verb) || items.length < 2 || !isNested)
    return undefined;
  const sought: Clause = {
    verb: 'seek',
    said: clause.said,
    readings: [{ target, destination: [wordToken('menu')] }],
    text: clause.text,
  };
  return foundBy(seekClause(sought, scene), [sought, ...rest]);
}

/** The menu of the record that the clause speaks of, what comes up for it, or the page after this one. */
function lookAt(clauses: readonly Clause[], scene: Scene): Found | undefined {
  const [clause] = clauses;
  const tree = clause && unfoldTree(clause, scene);
  if (tree) return foundBy(tree, clauses);
  // Whom something is shared with is no mark of the record that it is.
  const record = clause && partnerIn(clause).length === 0 ? recordLook(clause, scene) : undefined;
  return foundBy(record?.kind === 'steps' ? record : clause && furtherPages(clause, scene), clauses);
}

/** The menus, and the other sections of the page. */
function lookAround(clauses: readonly Clause[], cursor: Cursor, scene: Scene): Found | undefined {
  const [clause] = clauses;
  const last = cursor.last === undefined ? undefined : entryOf(cursor.last, scene.index);
  // Another view of the list forgets which of its lines have been ticked.
  const isTicked =
    last?.node.role === 'checkbox' && last.node.checked === true && recordOf(last) !== undefined;
  const isBegun = cursor.filled !== undefined || cursor.made !== undefined || isTicked;
  return foundBy(clause && lookInto(clause, scene, isBegun), clauses);
}

function foundBy(look: Outcome | undefined, clauses: readonly Clause[]): Found | undefined {
  if (look?.kind !== 'steps') return undefined;
  const last = lastRef(look.steps);
  const next: Cursor = {
    clauses,
    ...(look.phase && { phase: look.phase }),
    ...(last !== undefined && { last }),
  };
  return { kind: 'found', steps: look.steps, next };
}

/** In a form of several steps that the sentence fills in: what has no place in this one may have one in the next. */
function leadOn(clauses: readonly Clause[], cursor: Cursor, scene: Scene): Found | undefined {
  const step = cursor.made && nextStep(cursor.made, scene);
  return (
    step && {
      kind: 'found',
      steps: [step],
      next: { ...cursor, clauses, ...(step.ref !== undefined && { last: step.ref }) },
    }
  );
}

/** The section that is called like what is asked for, before anything is filled in here. */
function goThere(
  clauses: readonly Clause[],
  { section: was, filled }: Cursor,
  { index }: Scene,
  towards: typeof towardsSection,
): Found | undefined {
  const [clause] = clauses;
  const step = clause && was === undefined && !filled ? towards(clause, index) : undefined;
  const section = clause && step && labelled(step.ref, index);
  return step && { kind: 'found', steps: [step], next: { clauses, section: section ?? '' } satisfies Cursor };
}

function labelled(ref: string | undefined, index: Scene['index']): string | undefined {
  const way = ref === undefined ? undefined : entryOf(ref, index);
  return way && labelOf(way);
}
