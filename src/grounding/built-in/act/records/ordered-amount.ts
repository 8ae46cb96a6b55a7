/** "Order 25 kg of Huila", "add 3 bags of rice", where the line has a field for how many: that is filled in before its button is clicked. */
import { type Clause, spell } from '../../language/clause.js';
import { toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { numbersIn } from '../controls/do-quantity.js';

const CONFIDENCE = 0.82;

/** What is measured out, which the field need not say. */
const unit =
  /^(?:kgs?|kilos?|kilograms?|g|grams?|lbs?|pounds?|l|lit(?:er|re)s?|ml|m|met(?:er|re)s?|bags?|boxes|box|packs?|packets?|pieces?|bottles?|units?|sheets?|rolls?|portions?|copies|tickets?|pairs?|tons?|crates?|tins?|cans?|jars?)$/;

/** The field and the click; undefined where the line has no such field, or several, or no one line is meant. */
export function orderedAmount(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const [verb, number, ...behind] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || !/^(?:order|buy|add|reserve|book|request)$/.test(clause.said) || !verb)
    return undefined;
  const amount = number?.kind === 'word' ? toWord(number.lower).meaning : '';
  const [measure, of] = behind;
  const isMeasured = measure?.kind === 'word' && unit.test(measure.lower);
  const rest = behind.slice(isMeasured ? (of?.lower === 'of' ? 2 : 1) : 0);
  if (!/^\d{1,4}$/.test(amount) || rest.length === 0) return undefined;
  const target = [verb, ...rest];
  const outcome = ground({ ...clause, readings: [{ target }], text: spell(target) }, scene);
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const button = step?.method === 'click' ? entryOf(step.ref ?? '', scene.index) : undefined;
  const record = button && recordOf(button);
  if (outcome.kind !== 'steps' || !record || others.length > 0 || !step) return undefined;
  const [field, ...more] = numbersIn(record, scene.index);
  if (!field || more.length > 0) return undefined;
  const isSo = field.node.value === amount;
  const fill = stepOn(field, 'fill', { args: [amount], confidence: CONFIDENCE });
  return {
    ...outcome,
    steps: isSo ? [step] : [fill, step],
    explained: spell(clause.readings[0]?.target ?? []),
  };
}
