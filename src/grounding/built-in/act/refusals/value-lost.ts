/** "Rename the plan to Basic" ticks no box: what something is set to has to go in, or be what is chosen. */
import { type Clause, valueOf } from '../../language/clause.js';
import { beginsCondition } from '../../language/conditions.js';
import { bareFigure } from '../../language/currencies.js';
import { isWordToken } from '../../language/token-runs.js';
import { contentOf, wordLikeness } from '../../language/words.js';
import { below, type Entry } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The first word of a value that a box, which is only ticked, does not say; the one that goes on behind what is quoted. */
export function valueLost(clause: Clause, act: Act): string | undefined {
  return (
    behindQuotes(clause, act) ??
    asBound(clause, act) ??
    withCondition(clause, act) ??
    notOfBox(clause, act) ??
    notTyped(clause, act)
  );
}

/** "Bid £700 on the map": what stands behind the verb goes into the field of that line, even where another text of the line says just so much. */
function notTyped({ verb, said, readings }: Clause, { targets, literals, index }: Act): string | undefined {
  const [button, ...others] = targets;
  const record = verb === 'goal' && button && others.length === 0 ? recordOf(button) : undefined;
  if (!record || !/^(?:button|link)$/.test(button?.node.role ?? '')) return undefined;
  const lost = readings
    .flatMap(({ target: [first, amount, on] = [] }) => {
      const isBehind = first?.lower === said || said === '';
      const isAmount = money.test(amount?.text ?? '') || /^(?:on|for)$/.test(on?.lower ?? '');
      return isBehind && isAmount && amount ? amount : [];
    })
    .find(
      ({ kind, text }) =>
        kind === 'word' && figure.test(bareFigure(text)) && !literals.includes(bareFigure(text)),
    );
  const isField = ({ node }: Entry): boolean =>
    /^(?:textbox|spinbutton)$/.test(node.role) &&
    node.hidden === undefined &&
    node.value !== bareFigure(lost?.text ?? '');
  return lost && below(index, record).some(isField) ? lost.text : undefined;
}

/** An amount with its sign. */
const money = /^[$€£¥]\d[\d.,]*$|^\d[\d.,]*[$€£¥]$/u;
const figure = /^\d+(?:\.\d+)?$/;

/** "Rename it to "Plan B" via the menu": where a value is quoted, what goes on behind the quotes is not typed. */
function behindQuotes({ verb, readings }: Clause, { literals }: Act): string | undefined {
  if (!/^(?:set|fill|type)$/.test(verb)) return undefined;
  for (const { value = [] } of readings) {
    const [first, ...rest] = value;
    const word = rest.find(({ kind }) => kind === 'word');
    if (first?.kind === 'quoted' && word && literals.includes(valueOf(value))) return word.text;
  }
  return undefined;
}

/** "Set the rent to at most 1500": which side a number bounds is nothing to type. */
function asBound({ verb, readings }: Clause, { literals }: Act): string | undefined {
  if (!/^(?:set|fill)$/.test(verb)) return undefined;
  const bound =
    /^(?:at (?:most|least)|up to|no (?:more|less) than|less than|more than|under|over|below|above) [$€£¥]?\d/iu;
  return readings
    .flatMap(({ value = [] }) => (value.some(({ kind }) => kind === 'quoted') ? [] : [valueOf(value)]))
    .find((value) => bound.test(value) && literals.includes(value));
}

/** "Set the date to 3 May unless it is set": a condition is no part of what a field is set to, and nothing goes on behind a number. */
function withCondition({ verb, said, readings }: Clause, { literals }: Act): string | undefined {
  if (!/^(?:set|fill|type)$/.test(verb)) return undefined;
  for (const { value = [] } of readings) {
    const isText = /^(?:type|write|enter|say|add)$/.test(said) && !/^\d/.test(value[0]?.text ?? '');
    const word = value
      .slice(1)
      .find((token) => beginsCondition(token) || isWordToken(token, /^(?:but|without)$/));
    if (word && !isText && literals.includes(valueOf(value))) return word.text;
  }
  return undefined;
}

function notOfBox({ verb, said, readings }: Clause, act: Act): string | undefined {
  const [box, ...others] = act.targets;
  if (verb !== 'set' || !box || others.length > 0 || act.isHalf) return undefined;
  if (box.node.checked === undefined && box.node.pressed === undefined) return undefined;
  const values = readings.flatMap(({ value }) => (value ? [valueOf(value)] : []));
  if (values.length === 0 || values.some((value) => act.literals.includes(value))) return undefined;
  const isSaid = (value: string): boolean =>
    contentOf(value).some((word) =>
      box.evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) > 0)),
    );
  const isLong = (value: string): boolean => contentOf(value).length > 1;
  const lost = values.find((value) => said === 'rename' || (isLong(value) && !isSaid(value)));
  return lost && (contentOf(lost)[0]?.text ?? lost);
}
