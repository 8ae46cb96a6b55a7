/**
 * "Switch to week 49", where 49 is an option of the list "Week": what one switches to is chosen there, when nothing to click is called so; "switch to
 * the Berlin office", "show the family contacts", where a row of which one is chosen has "Berlin" or "Family".
 */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, fold, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { isMarkedOpen, isShort } from '../../matching/tab-rows.js';
import { selectClause } from './do-select.js';

const CONFIDENCE = 0.82;

/** The choice from a native list; undefined where no list has it, or something else would be done for it. */
export function switchedList(clause: Clause, scene: Scene): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  const [noun, number, ...more] = (reading?.target ?? []).filter(({ lower }) => lower !== 'the');
  if (clause.verb !== 'click' || clause.said !== 'switch' || others.length > 0) return undefined;
  if (noun?.kind !== 'word' || more.length > 0 || !/^\d+$/.test(number?.text ?? '')) return undefined;
  // Pages, tabs and steps are turned to, and windows belong to the browser.
  if (/^(?:page|tab|step|slide|window|frame)$/.test(noun.lower)) return undefined;
  const chosen: Clause = { ...clause, verb: 'select', said: 'select' };
  const outcome = selectClause(chosen, scene);
  const isChosen = outcome.kind === 'steps' && outcome.steps.every(({ method }) => method === 'selectOption');
  return isChosen ? { kind: 'instead', clauses: [chosen] } : undefined;
}

/** The click on the one of a row that is called just so, behind which a noun says what it is one of; undefined where none of the row is chosen. */
export function switchedPart({ text, readings }: Clause, { index, among }: Scene): Outcome | undefined {
  const { verb, name, noun = '' } = switching.exec(text.trim().replace(/[.!]+$/, ''))?.groups ?? {};
  if (verb === undefined || name === undefined || among || /^(?:page|tab|step|window)s?$/i.test(noun))
    return undefined;
  const called = index.actionable.filter(
    (entry) =>
      isUsable(entry) && fold(entry.node.name || readable(entry.node)) === fold(name) && isOneOfRow(entry),
  );
  const [only, ...others] = called;
  if (!only || others.length > 0 || isOpen(only)) return undefined;
  const isSwitch = verb.toLowerCase().startsWith('switch');
  const isThing = isNounOfPage(toWord(noun.toLowerCase()), index) || isOnRow(noun, only);
  if (!isSwitch && !isThing) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
    explained: spell(readings.findLast(({ target }) => target)?.target ?? []) || text,
  };
}

const switching =
  /^(?:please )?(?<verb>switch(?: over)? to|show(?: me)?|view|display|list|see) (?:only )?(?:the )?(?<name>\p{L}[\p{L}\d -]*?) (?<noun>\p{Ll}{3,})(?: only)?$/iu;

function isUsable(entry: Entry): boolean {
  return isShort(entry, 'or a button') && entry.node.disabled !== true && entry.node.hasPopup === undefined;
}

function isOpen(entry: Entry): boolean {
  return isMarkedOpen(entry) || entry.node.pressed === true;
}

/** Side by side with others like it, of which just one is marked as chosen. */
function isOneOfRow(entry: Entry): boolean {
  return rowOf(entry).filter(isOpen).length === 1;
}

function rowOf(entry: Entry): readonly Entry[] {
  return (entry.parent?.children ?? []).filter(
    (other) => other.node.role === entry.node.role && other.node.tag === entry.node.tag && isUsable(other),
  );
}

/** "All contacts" stands in the row. */
function isOnRow(noun: string, entry: Entry): boolean {
  const { stem } = toWord(noun.toLowerCase());
  return rowOf(entry).some(({ node }) =>
    contentOf(node.name || readable(node)).some((word) => word.stem === stem),
  );
}
