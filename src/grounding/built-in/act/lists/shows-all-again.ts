/**
 * "Show everything again", "show all courses", "clear all the filters": what is chosen in the filters of the list is taken back, by the button
 * for that, or in each of them.
 */
import type { Clause } from '../../language/clause.js';
import { narrowingOf } from '../../language/narrowing.js';
import { quotedToken } from '../../language/token-runs.js';
import { filtersOn, isClearFilters, type ListFilter } from '../../matching/list-filters.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { contentOf } from '../../language/words.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { nativeOutcome } from '../controls/do-option.js';
import { isListed } from './narrowed-list.js';

const CONFIDENCE = 0.85;

/** What takes the filters back; undefined where the clause speaks of no list as a whole, or nothing narrows it. */
export function showsAllAgain(clause: Clause, scene: Scene): Outcome | undefined {
  const isAgain = /\bagain\b/i.test(clause.text);
  if (!isWhole(clause, scene)) return undefined;
  const [clear, ...more] = scene.index.actionable.filter((entry) => isClearFilters(entry));
  // The button for that is found by its name.
  if (clause.verb !== 'open' && clear) return undefined;
  const filters = filtersOn(scene.index);
  const rows = filters.filter((filter) => filter.kind === 'row' && isActive(filter));
  const others = filters.filter(
    (filter) =>
      filter.kind !== 'row' &&
      isActive(filter) &&
      (isSaidToFilter(filter) || (clause.verb === 'open' && leavesOut(filter, scene.index))),
  );
  const searched = scene.index.actionable.filter(
    ({ node }) =>
      (node.role === 'searchbox' || node.inputType === 'search') &&
      node.hidden === undefined &&
      (node.value ?? '') !== '',
  );
  // Of what was narrowed before, "again" takes back what a filter has left out; the tab that the page began with is none of that.
  const both = (isAgain: boolean): readonly ListFilter[] => (isAgain ? [] : rows);
  if (others.length + searched.length > 0 && clear && more.length === 0)
    return {
      kind: 'instead',
      clauses: [
        clauseFor('click', clear.evidence[0]?.text ?? ''),
        ...both(isAgain).flatMap(({ choices }) => {
          const none = choices.find((each) => each.isNone);
          return none ? [clauseFor('select', none.text)] : [];
        }),
      ],
    };
  const taken = [
    ...others.flatMap((filter) => takenBack(filter, clause)),
    ...searched.map((field) => stepOn(field, 'clear', { confidence: CONFIDENCE })),
  ];
  const steps = [...taken, ...both(isAgain && taken.length > 0).flatMap((row) => takenBack(row, clause))];
  if (steps.length > 0) return { kind: 'steps', steps, explained: clause.text };
  const isAll = filters.some(
    ({ kind, choices }) => kind === 'row' && choices.some((each) => each.isNone && isChosen(each.entry)),
  );
  return isAll && clause.verb === 'open' ? { kind: 'done', reason: 'nothing of it is left out' } : undefined;
}

function clauseFor(verb: 'click' | 'select', text: string): Clause {
  return { verb, said: verb, readings: [{ target: [quotedToken(text)] }], text: `${verb} "${text}"` };
}

function isWhole({ verb, said, readings, text }: Clause, { index }: Scene): boolean {
  if (/^(?:clear|reset|remove|undo|cancel|drop)$/.test(said))
    return /^\w+ (?:all )?(?:of )?(?:the |my )?(?:active |applied |current )?filters?$/i.test(text.trim());
  if (verb !== 'open' || !/^(?:show|display|view|see|list)$/.test(said) || readings.length !== 1)
    return false;
  const whole = narrowingOf(readings[0]?.target ?? []);
  return (
    whole?.isAll === true &&
    whole.conditions.length === 0 &&
    (whole.noun === undefined ? /\beverything\b/i.test(text) : isListed(whole.noun, index))
  );
}

/** A box of a form filters nothing: one that does stands in a part that says so, or says how many it leaves. */
function isSaidToFilter({ kind, entry }: ListFilter): boolean {
  if (kind !== 'box') return true;
  const around = [entry, ...ancestorsOf(entry)].flatMap(({ node: { name, classes = [], id = '' } }) => [
    name,
    ...classes,
    id,
  ]);
  return (
    around.some((text) => /filter|facet|refine/i.test(text)) ||
    entry.evidence.some(({ text }) => /\(\d+\)\s*$/.test(text))
  );
}

/** A box that says so leaves something out, and one that the records of a list say something of; what is switched on in a list of settings does not. */
function leavesOut({ kind, entry }: ListFilter, index: PageIndex): boolean {
  if (kind !== 'box') return true;
  const words = contentOf(entry.evidence[0]?.text ?? '');
  return (
    entry.evidence.some(({ text }) => /\bonly\b/i.test(text)) ||
    (words.length > 0 &&
      words.every((word) =>
        [...mentionsOf(word, index)].some(
          (other) => other !== entry && recordOf(other) !== undefined && recordOf(other) !== recordOf(entry),
        ),
      ))
  );
}

/** Something is left out by what is chosen there now. */
function isActive({ kind, entry, choices, bound, part }: ListFilter): boolean {
  const { node } = entry;
  if (kind === 'number') return bound !== undefined && node.role !== 'slider' && (node.value ?? '') !== '';
  if (kind === 'box') return node.checked === true && part !== undefined;
  if (!choices.some(({ isNone }) => isNone)) return false;
  if (kind === 'list') return choices.some(({ text, isNone }) => text === node.value && !isNone);
  return kind === 'row' && choices.some((choice) => !choice.isNone && isChosen(choice.entry));
}

function isChosen({ node }: Entry): boolean {
  return (
    node.checked === true ||
    node.pressed === true ||
    node.selected === true ||
    (node.classes ?? []).some((name) => /(?:^|-|_)(?:active|selected|current|on)$/i.test(name))
  );
}

function takenBack({ kind, entry, choices }: ListFilter, clause: Clause): ReturnType<typeof stepOn>[] {
  if (kind === 'number') return [stepOn(entry, 'clear', { confidence: CONFIDENCE })];
  if (kind === 'box') return [stepOn(entry, 'uncheck', { confidence: CONFIDENCE })];
  const [none] = choices.filter(({ isNone }) => isNone);
  if (!none) return [];
  if (!none.option) return [stepOn(none.entry, 'click', { confidence: CONFIDENCE })];
  const outcome = nativeOutcome(entry, [quotedToken(none.text)], { confidence: CONFIDENCE, clause });
  return outcome.kind === 'steps' ? [...outcome.steps] : [];
}
