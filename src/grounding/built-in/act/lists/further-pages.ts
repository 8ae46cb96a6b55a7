/**
 * "Remove hive H-07", which stands on the second page of the table: what is called by a name of its own and is nowhere on this page is looked for on
 * the pages behind it, one after another, and a list that loads more is made to.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';

type Paged = Extract<Phase, { kind: 'paged' }>;

/** Most pages that are turned for one thing. */
const MOST_PAGES = 20;

/** How sure it is that a pager leads to what the page does not show. */
const CONFIDENCE = 0.8;

/** Grounds the clause on the page that was turned to. */
type Ground = (clause: Clause, scene: Scene) => Outcome;

/** Turns to the next page for what this one does not name; undefined where it is no name that is missing, or there is no further page. */
export function furtherPages(
  clause: Clause,
  { index }: Scene,
): Extract<Outcome, { kind: 'steps' }> | undefined {
  if (!/^(?:goal|click|open|select|check|uncheck|toggle)$/.test(clause.verb)) return undefined;
  return isMissing(clause, index) ? turned(index, 1) : undefined;
}

/** Goes on with the page that was turned to. */
export function pagedPhase(phase: Paged, scene: Scene, clause: Clause, ground: Ground): Outcome {
  const { index } = scene;
  if (!isMissing(clause, index)) return ground(clause, { index, before: undefined, last: undefined });
  const next = phase.spent < MOST_PAGES ? turned(index, phase.spent + 1) : undefined;
  return (
    next ?? { kind: 'none', looked: `${clause.text}, on this page and ${phase.spent} behind it`, nearest: [] }
  );
}

function turned(index: PageIndex, spent: number): Extract<Outcome, { kind: 'steps' }> | undefined {
  const next = nextPage(index);
  return (
    next && {
      kind: 'steps',
      steps: [stepOn(next, 'click', { confidence: CONFIDENCE })],
      phase: { kind: 'paged', spent },
    }
  );
}

/** A name is said, and the page says no part of it. */
function isMissing({ readings, text }: Clause, { entries: [root] }: PageIndex): boolean {
  const [first, ...others] = tokensInOrder(readings);
  const isFirst = first !== undefined && text.startsWith(first.text);
  const names = [...(first && !isFirst ? [first] : []), ...others].filter(isName);
  if (names.length === 0 || !root) return false;
  const shown = fold(readable(root.node));
  const words = new Set(wordsOf(shown).map((word) => word.text));
  const isSaid = ({ kind, text: name }: Token): boolean =>
    kind === 'quoted'
      ? shown.includes(fold(name))
      : wordsOf(name).every((word) => words.has(word.text)) || shown.includes(fold(name));
  return !names.some(isSaid);
}

/** Quoted, written as a name is, or a code with a digit in it. */
function isName({ kind, text }: Token): boolean {
  if (kind === 'quoted') return text.trim() !== '';
  return (
    kind === 'word' && (/^\p{Lu}[\p{L}'’-]{2,}$/u.test(text) || /^(?=.*\d)(?=.*[\p{L}#-])\S{3,}$/u.test(text))
  );
}

/** The one control for the next page of a list, or for more of it, that can be used. */
function nextPage(index: PageIndex): Entry | undefined {
  const usable = index.actionable.filter(
    ({ node }) => node.ref !== undefined && node.hidden === undefined && node.disabled !== true,
  );
  const [more, ...others] = usable.filter((entry) => loadsMore.test(nameOf(entry)));
  if (more) return others.length === 0 ? more : undefined;
  const [next, ...rest] = usable.filter((entry) => leadsOn.test(nameOf(entry)) && isPager(entry));
  return rest.length === 0 ? next : undefined;
}

const leadsOn = /^(?:(?:go to )?(?:the )?next(?: page)?[\s›»>→]*|[›»>→])$/u;
const loadsMore =
  /^(?:load|show) (?:more|older|\d+ more)(?: (?:results?|items?|entries|rows|messages?|posts?|products?|records?|users?|comments?|orders?))?[….]*$/u;

/** It stands beside the numbers of the pages, or beside which of how many this is: no step of a form, no month, no picture. */
function isPager(entry: Entry): boolean {
  const around = [entry.parent, entry.parent?.parent, entry.parent?.parent?.parent].flatMap(
    (each) => each ?? [],
  );
  return around.some(({ node }) => {
    if (node.role === 'document' || node.tag === 'body') return false;
    const text = fold(readable(node));
    return (
      text.length <= MOST_OF_PAGER &&
      (/\bpage \d+ (?:of|\/) ?\d+\b|\b\d+ ?[-–] ?\d+ of \d+\b/u.test(text) ||
        /(?:^|\s)1\s+2(?:\s|$)/u.test(text))
    );
  });
}

/** Most characters of a pager. */
const MOST_OF_PAGER = 160;

function nameOf({ evidence: [name], node }: Entry): string {
  return fold(name?.text ?? node.text ?? '').trim();
}
