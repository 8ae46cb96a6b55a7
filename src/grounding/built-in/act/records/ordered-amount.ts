/**
 * "Order 25 kg of Huila", "add 3 bags of rice", where the line has a field for how many, and "add 3 of them to the cart" on the page of one thing:
 * the field beside the button is filled in before that is clicked.
 */
import { type Clause, spell } from '../../language/clause.js';
import { bareFigure, currencyOf } from '../../language/currencies.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isPlusOf } from '../../matching/steppers.js';
import { numbersIn } from '../controls/do-quantity.js';
import { beyondLimits } from '../controls/put.js';

const CONFIDENCE = 0.82;

/** How far around a button the field for its number is looked for. */
const MOST_AROUND = 3;

const ordering = /^(?:order|buy|add|reserve|book|request)$/;

/** What is offered for a thing is money, and the field is called so. */
const offering = /^(?:bid|offer|pledge|donate)$/;

/** How much of what is asked for by which verb, as the clause without the amount has it, and where the amount goes. */
interface Asked {
  verb: Token;
  said: string;
  amount: string;
  thing: readonly Token[];
  fieldsFor: (button: Entry, index: PageIndex) => readonly Entry[];
}

/** "Order 25 kg of Huila". */
function orderIn({ said, readings }: Clause): Asked | undefined {
  const [verb, number, ...behind] = readings[0]?.target ?? [];
  const amount = number?.kind === 'word' ? toWord(number.lower).meaning : '';
  if (!verb || !ordering.test(said) || !/^\d{1,4}$/.test(amount)) return undefined;
  return { verb, said, amount, thing: thingOf(behind), fieldsFor: amountFields };
}

/** "Bid £175 on the map": the verb is that of the page's own button. */
function offerIn({ readings }: Clause): Asked | undefined {
  const [verb, number, ...behind] = asOffer(readings[0]?.target ?? []);
  const amount = number?.kind === 'word' ? bareFigure(number.lower) : '';
  if (!verb || !offering.test(verb.lower) || !/^\d+(?:\.\d\d)?$/.test(amount)) return undefined;
  const fieldsFor: Asked['fieldsFor'] = (button, index) => offerFields(button, verb, index);
  return { verb, said: '', amount, thing: offeredFor(behind), fieldsFor };
}

/** "Place a bid of 175 pounds for the map" is "bid 175 pounds for the map". */
function asOffer(target: readonly Token[]): readonly Token[] {
  const [verb, article, noun, of, ...rest] = target;
  const isPlaced =
    /^(?:place|make|enter|submit)$/.test(verb?.lower ?? '') &&
    /^(?:an?|my)$/.test(article?.lower ?? '') &&
    /^(?:bid|offer|pledge)$/.test(noun?.lower ?? '');
  return isPlaced && noun && of?.lower === 'of' ? [noun, ...rest] : target;
}

/** What it is offered for, behind the currency; nothing where that is not said. */
function offeredFor(behind: readonly Token[]): readonly Token[] {
  const [first, ...others] = behind;
  const [on, ...rest] = first && currencyOf(first) !== undefined ? others : behind;
  return /^(?:on|for|to)$/.test(on?.lower ?? '') ? rest : [];
}

/** The only field to type into in the line of a button, which is called by the verb: "Your bid". */
function offerFields(button: Entry, verb: Token, index: PageIndex): readonly Entry[] {
  const record = recordOf(button);
  const fields = below(index, record ?? button).filter(
    ({ node }) => /^(?:textbox|spinbutton)$/.test(node.role) && node.hidden === undefined,
  );
  const isCalled = fields[0]?.evidence[0]?.words.some(({ stem }) => stem === toWord(verb.lower).stem);
  return fields.length === 1 && isCalled === true ? fields : [];
}

/** What is measured out, which the field need not say. */
const unit =
  /^(?:kgs?|kilos?|kilograms?|g|grams?|lbs?|pounds?|l|lit(?:er|re)s?|ml|m|met(?:er|re)s?|bags?|boxes|box|packs?|packets?|pieces?|bottles?|units?|sheets?|rolls?|portions?|copies|tickets?|pairs?|tons?|crates?|tins?|cans?|jars?)$/;

/** The field and the click; undefined where the line has no such field, or several, or no one line is meant. */
export function orderedAmount(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const asked = clause.verb === 'goal' ? (offerIn(clause) ?? orderIn(clause)) : undefined;
  if (!asked || asked.thing.length === 0) return undefined;
  const { verb, said, amount, thing, fieldsFor } = asked;
  const target = [verb, ...thing];
  const outcome = ground({ ...clause, said, readings: [{ target }], text: spell(target) }, scene);
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const button = step?.method === 'click' ? entryOf(step.ref ?? '', scene.index) : undefined;
  if (outcome.kind !== 'steps' || !button || others.length > 0 || !step) return undefined;
  const fields = fieldsFor(button, scene.index);
  const [field] = fields;
  if (!field || fields.length > 1) return undefined;
  const { options } = field.node;
  if (options && !options.includes(amount))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${field.node.name}" offers ${options.slice(0, 8).join(', ')}, and no ${amount}`,
    };
  // What the plus of the field itself adds, is there as soon as it is filled in.
  const isPlus = isPlusOf(button, field, scene.index);
  const held = isPlus && clause.said === 'add' ? Number(field.node.value || 0) : 0;
  const filled = String(held + Number(amount));
  const beyond = options ? undefined : beyondLimits(field, filled);
  if (beyond !== undefined) return { kind: 'cannot-tell', looked: clause.text, reason: beyond };
  const isSo = field.node.value === filled;
  if (isSo && isPlus) return { kind: 'done', reason: `it is ${filled} already`, entries: [field] };
  const fill = stepOn(field, options ? 'selectOption' : 'fill', { args: [filled], confidence: CONFIDENCE });
  return {
    ...outcome,
    steps: isPlus ? [fill] : isSo ? [step] : [fill, step],
    explained: spell(clause.readings[0]?.target ?? []),
  };
}

/** What is ordered, behind its measure; "of them" is what the page is about. */
function thingOf(behind: readonly Token[]): readonly Token[] {
  const [measure, of] = behind;
  const isMeasured = measure?.kind === 'word' && unit.test(measure.lower);
  const rest = behind.slice(isMeasured ? (of?.lower === 'of' ? 2 : 1) : 0);
  return rest[0]?.lower === 'of' && /^(?:them|these|those|it|this)$/.test(rest[1]?.lower ?? '')
    ? [wordToken('it'), ...rest.slice(2)]
    : rest;
}

/** The fields for a number in the line of a button; on the page of one thing those right beside it. */
function amountFields(button: Entry, index: PageIndex): readonly Entry[] {
  const record = recordOf(button);
  if (record) return amountsIn(record, index);
  for (const place of [...ancestorsOf(button)].slice(0, MOST_AROUND)) {
    const fields = amountsIn(place, index);
    if (fields.length === 0) continue;
    const isOwn = !below(index, place).some(
      ({ node }) => node.role === 'button' && node.name === button.node.name && node.ref !== button.node.ref,
    );
    return isOwn ? fields.filter((field) => saysAmount(field)) : [];
  }
  return [];
}

function amountsIn(place: Entry, index: PageIndex): readonly Entry[] {
  const lists = below(index, place).filter(
    ({ node }) =>
      node.role === 'combobox' &&
      node.hidden === undefined &&
      node.options !== undefined &&
      node.options.length > 1 &&
      node.options.every((option) => /^\d{1,4}$/.test(option)),
  );
  return [...numbersIn(place, index), ...lists];
}

/** It is called so, or not called at all. */
function saysAmount({ node }: Entry): boolean {
  return (
    node.name === '' || /\b(?:quantity|qty|amount|how many|number of|count|pieces|units)\b/i.test(node.name)
  );
}
