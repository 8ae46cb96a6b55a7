/**
 * "Freeze the credit card", in a bank whose navigation has "Cards": what is nowhere on this page may stand in the part of the site that is called
 * like what it is. A person goes there first; nothing else is done on the way.
 */
import type { PlannedStep } from '../../../../contract/plan.js';
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import {
  contentOf,
  isStopWord,
  toWord,
  vagueNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import { stepOn } from '../../matching/outcome.js';
import { isInNavigation } from '../../matching/landmarks.js';
import { type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { dialogOf } from '../../matching/relations.js';
import { leads, owning } from '../../language/without-place.js';
import { isTab, sectionsOf } from './sections.js';

const CONFIDENCE = 0.8;

/** Clauses that are about a thing which has to be there first. */
const asking = /^(?:goal|set|check|uncheck|toggle|select|open)$/;

/** Words of a way that do not say where to. */
const leading = /^(?:my|your|our|all|the|view|manage|see|show|go|to|current|list|overview)$/;

/** The click that leads to the one section that is called so; undefined where none is, or several are. */
export function towardsSection(clause: Clause, index: PageIndex): PlannedStep | undefined {
  const all = tokensInOrder(clause.readings);
  const said = all.slice(clause.verb === 'goal' && clause.said !== '' ? 1 : 0);
  return asking.test(clause.verb) && !isDoneHere(all, index) ? wayTo(said, index) : undefined;
}

/** "Add the product to the cart" is what the button "Add to cart" of this page does, and not that of where "Products" leads. */
function isDoneHere(said: readonly Token[], { actionable }: PageIndex): boolean {
  const words = contentOf(said.map(({ text }) => text).join(' '));
  const left = words.filter(({ stem }) => !vagueNouns.has(stem));
  return (
    left.length > 1 &&
    left.length < words.length &&
    actionable.some(({ node, evidence: [name] }) =>
      node.role === 'button' && node.hidden === undefined
        ? left.every((word) => name?.words.some((each) => wordLikeness(word, each) >= 0.9))
        : false,
    )
  );
}

/** "Under Cards, …", "remove it from my payees": the section that is said as the place is gone to before anything here is looked at. */
export function towardsPlace(clause: Clause, index: PageIndex): PlannedStep | undefined {
  if (!asking.test(clause.verb)) return undefined;
  const said = tokensInOrder(clause.readings);
  const at = said.findLastIndex(({ kind, lower }) => kind === 'word' && leads.test(lower));
  const [first, ...more] = said.slice(at + 1).filter(({ lower }) => !owning.test(lower));
  const isName = at > 1 && first?.kind === 'word' && more.length < 2;
  return isName ? wayTo([first, ...more], index, 'as a whole') : undefined;
}

function wayTo(said: readonly Token[], index: PageIndex, how?: 'as a whole'): PlannedStep | undefined {
  const isWhole = ({ evidence: [name] }: Entry): boolean => telling(name?.words ?? []).length === said.length;
  // What is called so says one of the words: a look at those alone.
  const near = said.map(({ lower }) => mentionsOf(toWord(lower), index));
  const called = index.actionable.filter(
    (entry) =>
      near.some((saying) => saying.has(entry)) &&
      (how === undefined || isWhole(entry)) &&
      isCalledIn(entry, said),
  );
  if (called.length === 0) return undefined;
  const sections = new Set(sectionsOf(index).others);
  const [way, ...others] = called.filter((entry) => isWay(entry, sections));
  return way && others.length === 0 && !isHere(way, index)
    ? stepOn(way, 'click', { confidence: CONFIDENCE })
    : undefined;
}

/** A tab that is not open, or a link of a navigation. */
function isWay(entry: Entry, sections: ReadonlySet<Entry>): boolean {
  const { node } = entry;
  if (node.ref === undefined || node.hidden !== undefined || node.disabled === true || dialogOf(entry))
    return false;
  if (node.role === 'tab' || isTab(entry)) return node.selected !== true;
  return (
    /^(?:link|button)$/.test(node.role) &&
    node.hasPopup === undefined &&
    (isInNavigation(entry) || sections.has(entry))
  );
}

/** All that it is called stands side by side in what is said, in the singular or the plural. */
function isCalledIn({ evidence: [name] }: Entry, said: readonly Token[]): boolean {
  const called = telling(name?.words ?? []);
  if (called.length === 0 || called.length > 3) return false;
  const words = said.map((token) => (token.kind === 'word' ? toWord(token.lower) : undefined));
  return words.some((_, at) =>
    called.every((word, ahead) => {
      const each = words[at + ahead];
      return each !== undefined && wordLikeness(word, each) >= 0.9;
    }),
  );
}

function telling(words: readonly Word[]): readonly Word[] {
  return words.filter((word) => !isStopWord(word) && !leading.test(word.text) && !/^\d+$/.test(word.text));
}

/** A heading of the page says that this is the section already. */
function isHere({ evidence: [name] }: Entry, index: PageIndex): boolean {
  const called = telling(name?.words ?? [])
    .map(({ stem }) => stem)
    .join(' ');
  return entriesOf('heading', index).some(
    ({ node }) =>
      (node.level ?? 1) <= 2 &&
      telling(wordsOf(readable(node)))
        .map(({ stem }) => stem)
        .join(' ') === called,
  );
}
