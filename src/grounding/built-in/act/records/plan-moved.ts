/** "Upgrade to the Studio plan", where each plan has the same "Switch plan": up or down is told by what the plans cost and which of them is the present one. */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, readable } from '../../matching/page-index.js';
import { figuresOf } from '../../matching/record-figures.js';
import { recordOf } from '../../matching/relations.js';

type Ground = (clause: Clause, scene: Scene) => Outcome;

const moving =
  /^(?<way>up|down)grade (?:(?:me|us|my|our|the) (?:(?:account|plan|subscription|membership|workspace|team) )?)?to (?:the )?(?<plan>[\p{L}\d+-]+(?: (?!(?:plan|tier|subscription)\b)[\p{L}\d+-]+)?)(?: plan| tier| subscription)?[.!]?$/iu;

/** The button by which that plan is chosen; undefined where the other way leads to it, or the page does not say what both cost. */
export function planMoved({ verb, text }: Clause, scene: Scene, ground: Ground): Outcome | undefined {
  const { way = '', plan = '' } = moving.exec(text.trim())?.groups ?? {};
  if (verb !== 'goal' || plan === '') return undefined;
  const target = tokenize(`the ${plan} plan`);
  const outcome = ground(
    { verb: 'select', said: 'choose', readings: [{ target }], text: `choose ${plan}` },
    scene,
  );
  const [step, ...more] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const button = step?.ref === undefined || more.length > 0 ? undefined : entryOf(step.ref, scene.index);
  const card = button && recordOf(button);
  const present = card && presentOf(card);
  if (button?.node.role !== 'button' || !card || !present) return undefined;
  const [before, after] = figuresOf([present, card], { kind: 'price', words: [] }) ?? [];
  if (before === undefined || after === undefined || before === after) return undefined;
  return after > before === (way.toLowerCase() === 'up') ? explaining(outcome, text) : undefined;
}

/** The other card of the list that is said to be the present one. */
function presentOf(card: Entry): Entry | undefined {
  const marked = (card.parent?.children ?? []).filter(
    (other) => other.record && /\b(?:current|(?:your|active) plan)\b/.test(fold(readable(other.node))),
  );
  const [present, ...others] = marked;
  return others.length === 0 && present !== card ? present : undefined;
}
