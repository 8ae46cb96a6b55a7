/** "Tick every topping that costs 1.50", "select all extras under 2 €": of the boxes that are called so, those whose line shows such an amount. */
import { type Clause, spell } from '../../language/clause.js';
import { amountSaid } from '../../language/amount-said.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { toNumber } from '../../matching/positions.js';
import { wantCheck } from '../../matching/wants.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.85;

/** The boxes; undefined for any other clause, and where a line shows no amount, or several. */
export function boxesByAmount(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:check|uncheck|select)$/.test(clause.verb)) return undefined;
  const target = clause.readings.find((reading) => reading.target)?.target ?? [];
  const said = amountSaid(spell(target));
  const wanted = toNumber(said?.amount ?? '');
  if (!said || wanted === undefined) return undefined;
  const { noun, than, isOne } = said;
  const boxes = boxesCalled(noun, scene);
  const amounts = boxes.map((box) => amountBeside(box, scene.index));
  if (boxes.length < 2 || amounts.includes(undefined)) return undefined;
  const fitting = boxes.filter((_, at) => compares(amounts[at] as number, than, wanted));
  if (fitting.length === 0 || (isOne && fitting.length > 1)) return undefined;
  return explaining(checkSteps(fitting, clause.verb !== 'uncheck', CONFIDENCE), clause.text);
}

/** "All toppings": the boxes to tick, and nothing of which one is chosen. */
function boxesCalled(noun: string, scene: Scene): readonly Entry[] {
  const tokens: readonly Token[] = ['all', ...noun.split(' ')].map((word) => wordToken(word));
  const found = lookUp(tokens, wantCheck, scene);
  const boxes = found.kind === 'found' ? found.entries : [];
  return boxes.every(({ node }) => /^(?:checkbox|switch)$/.test(node.role)) ? boxes : [];
}

/** The one number in the line of a box, which has no other box. */
function amountBeside(box: Entry, index: PageIndex): number | undefined {
  const line = [box, ...ancestorsOf(box)].find(({ node }) => /\d/.test(readable(node)));
  if (!line || below(index, line).some((each) => each !== box && each.node.role === box.node.role))
    return undefined;
  const [only, ...others] = readable(line.node).match(/\d[\d.,]*/g) ?? [];
  return others.length === 0 ? toNumber(only ?? '') : undefined;
}

function compares(amount: number, than: string | undefined, wanted: number): boolean {
  if (than === undefined) return amount === wanted;
  if (/^(?:up to|at most)$/.test(than)) return amount <= wanted;
  if (than === 'at least') return amount >= wanted;
  return /^(?:over|above|more than)$/.test(than) ? amount > wanted : amount < wanted;
}
