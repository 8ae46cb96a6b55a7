/** "Replace the payment card with 5555 …, expiring 11/29, security code 737": what changes the card is clicked, and what came up for it filled in and sent. */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { isCardNumber, ofCard } from '../../matching/form-cards.js';
import { mayOpen } from '../../matching/form-opener.js';
import { formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';

/** The click, and then the form; undefined for any other clause, and where a field for the number stands there already. */
export function cardReplaced(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const [{ target = [], value = [] } = {}] = clause.readings;
  const isCard = /^(?:fill|set)$/.test(clause.verb) && target.at(-1)?.lower === 'card';
  const given = value[0]?.lower === 'number' ? value.slice(1) : value;
  const number = numberIn(given);
  if (!isCard || number.length === 0) return undefined;
  if (ofCard(number, { fields: formFields(scene.index.actionable), nouns: [] })) return undefined;
  const [deed, ...others] = parseInstruction(`Replace ${spell(target)}`);
  const outcome = deed && others.length === 0 ? ground(deed, scene) : undefined;
  const [step, ...more] = outcome?.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const entry =
    step?.method === 'click' && more.length === 0 ? entryOf(step.ref ?? '', scene.index) : undefined;
  if (!deed || !entry || !mayOpen(entry, scene)) return undefined;
  const parts = [wordToken('with'), ...given];
  const form: Clause = {
    verb: 'goal',
    said: 'save',
    readings: [{ target: [wordToken('save'), ...parts] }],
    text: `save ${spell(parts)}`,
    opened: true,
  };
  return { kind: 'instead', clauses: [deed, form] };
}

/** The groups of digits that the number of a card begins with. */
function numberIn(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ text }) => !/^[\d-]+$/.test(text));
  const number = end === -1 ? tokens : tokens.slice(0, end);
  return isCardNumber(spell(number)) ? number : [];
}
