/** "Open the explanation of the smart tariff": what is called by the question that it answers, "What is a smart tariff?". */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.84;

const asked =
  /^(?:the |an )?(?:explanation|definition|meaning|description) (?:of|for) (?:what )?(?<what>.+?)(?: (?:is|are|means?))?$/i;
const question =
  /^(?:what (?:is|are)|what['’]s|what does|how (?:do|does)) (?<what>.+?)(?: (?:mean|work)s?)? ?\?$/iu;

/** The click on the one such question; undefined where none asks for just that, or several do. */
export function explanationOf(clause: Clause, { index, among }: Scene): Outcome | undefined {
  if (among || !/^(?:click|open|expand|goal)$/.test(clause.verb)) return undefined;
  const said = clause.readings.flatMap(
    ({ target }) => asked.exec(spell(target ?? []))?.groups?.['what'] ?? [],
  );
  const words = contentOf(said[0] ?? '');
  if (words.length === 0) return undefined;
  const [only, ...others] = index.actionable.filter((entry) => isQuestion(entry, words));
  if (!only || others.length > 0) return undefined;
  return only.node.expanded === true
    ? { kind: 'done', reason: 'it is open already', entries: [only] }
    : { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: clause.text };
}

function isQuestion({ node }: Entry, words: readonly Word[]): boolean {
  const what = question.exec((node.name || readable(node)).trim())?.groups?.['what'];
  const shown = contentOf(what ?? '');
  return (
    node.hidden === undefined &&
    shown.length === words.length &&
    words.every((word) => shown.some(({ stem }) => stem === word.stem))
  );
}
