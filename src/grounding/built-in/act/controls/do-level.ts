/** Sliders and spin buttons, which are brought to a number. */
import type { Clause } from '../../language/clause.js';
import { currencyOf } from '../../language/currencies.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** Brings a slider or spin button to a number: the hands know whether it is typed or moved by keys. */
export function levelOutcome(
  entry: Entry,
  text: string,
  { confidence, clause }: { confidence: number; clause: Clause },
): Outcome {
  const { node } = entry;
  const end = endOf(text, entry);
  if (end !== undefined) {
    if (Number(node.value ?? node.text) === Number(end))
      return { kind: 'done', reason: `it stands at ${end}`, entries: [entry] };
    const step = stepOn(entry, 'fill', { args: [end], confidence });
    return { kind: 'steps', steps: [step], explained: text };
  }
  const numbers = text.match(/[-+]?\d+(?:[.,]\d+)*/g) ?? [];
  const [only] = numbers;
  // "Ten", in a word: nobody types that into a field for a number.
  const [word, ...others] = wordsOf(text);
  if (only === undefined && others.length === 0 && /^\d+$/.test(word?.meaning ?? ''))
    return explaining(levelOutcome(entry, word?.meaning ?? '', { confidence, clause }), text);
  // "45 minutes" says the unit as well; two numbers could be a range.
  if (only === undefined || numbers.length > 1) {
    return node.role === 'slider'
      ? { kind: 'cannot-tell', looked: clause.text, reason: `"${text}" is no single number` }
      : { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [text], confidence })] };
  }
  if (/[,;]\s|\b(?:and|then|but)\b/i.test(text))
    return { kind: 'cannot-tell', looked: clause.text, reason: `"${text}" says more than a number` };
  const start = text.indexOf(only);
  const before = wordsOf(text.slice(0, start));
  // One word behind the number may be its unit. Where the field is decided already, nobody else asks about the others.
  const [, ...behind] = clause.at === undefined ? [] : wordsOf(text.slice(start + only.length));
  const stray = [...before, ...behind].find(
    (word) =>
      !leading.test(word.text) && !isStopWord(word) && !isNamed(word, entry) && !isItsCurrency(word, entry),
  );
  if (stray)
    return { kind: 'cannot-tell', looked: clause.text, reason: `what "${stray.text}" is for is not clear` };
  const isShare = /%|\bper ?cent\b/i.test(text);
  const min = Number(node.min ?? 0);
  const max = Number(node.max ?? 100);
  const number = only.replace(/(?<=\d),(?=\d{1,2}$)/, '.').replace(/,/g, '');
  const unit = isShare && node.role === 'slider' ? percentOf(entry, Number(number), { min, max }) : 'value';
  if (unit === 'unclear')
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `whether "${text}" is the value itself or a share of ${min} to ${max} is not clear: say the number alone, or in quotes`,
    };
  const goal = unit === 'share' ? String(min + ((max - min) * Number(number)) / 100) : number;
  // The page rounds a share to a step that it has.
  const given = isShare && goal !== number && !/^-?\d+$/.test(goal) ? `${number}%` : goal;
  const now = /-?\d+(?:[.,]\d+)?/.exec(node.value ?? node.text ?? '')?.[0].replace(',', '.');
  if (now !== undefined && Number(now) === Number(goal))
    return { kind: 'done', reason: `it stands at ${goal}`, entries: [entry] };
  return {
    kind: 'steps',
    steps: [stepOn(entry, 'fill', { args: [given], confidence })],
    ...((isShare || isInUnit(text, entry) || before.some((word) => isItsCurrency(word, entry))) && {
      // "50% in the west": what stands behind the unit is not explained by it.
      explained: isShare ? text.replace(/(?<=%|\bper ?cent\b)(?!\w).*$/i, '') : text,
    }),
  };
}

/** "45 seconds", where the element says "30 s" of itself: the same unit, by its name or its sign. */
function isInUnit(text: string, { node, parent }: Entry): boolean {
  const said = /\d\s*(\p{L}+)\s*$/u.exec(text)?.[1] ?? '';
  const signs = units.find((each) => each.includes(fold(said)));
  if (!signs) return false;
  const shown = fold(`${node.name} ${parent ? readable(parent.node) : ''}`);
  const beside = [
    ...[...shown.matchAll(/\d\s*(\p{L}+|[°€£$])/gu)].map(([, unit]) => unit ?? ''),
    ...[...shown.matchAll(/([€£$])\s*\d/gu)].map(([, unit]) => unit ?? ''),
    ...[...shown.matchAll(/\((?:in )?(\p{L}+|[°€£$])\)|\bin (\p{L}+)/gu)].map(
      ([, one, two]) => one ?? two ?? '',
    ),
  ];
  // What is hot or turned is so by degrees, and by nothing else.
  const isDegree = signs.includes('°') && ofDegrees.test(node.name);
  if (isDegree && beside.every((unit) => !units.some((each) => each.includes(unit)))) return true;
  return (
    beside.length > 0 &&
    beside.every((unit) => signs.includes(unit) || !units.some((each) => each.includes(unit))) &&
    beside.some((unit) => signs.includes(unit))
  );
}

const ofDegrees =
  /\b(?:temperature|thermostat|heating|oven|angle|rotation|tilt|heading|latitude|longitude)\b/i;

/** "€120", where the element speaks of money by its name, or by what is shown nearest to it: and of no other currency. */
function isItsCurrency(word: Word, entry: Entry): boolean {
  const currency = currencyOf(word);
  if (currency === undefined) return false;
  const around = [entry.node.name, ...[...ancestorsOf(entry)].map(({ node }) => readable(node))];
  const [nearest] = around.flatMap((text, at) => {
    const shown = wordsOf(text).flatMap((each) => currencyOf(each) ?? []);
    return shown.length > 0 ? [{ shown, isBeside: at < 2 }] : [];
  });
  const isOfMoney = isMoney.test(entry.node.name) || nearest?.isBeside === true;
  return isOfMoney && (nearest === undefined || nearest.shown.includes(currency));
}

const isMoney =
  /\b(?:prices?|budget|amount|cost|donation|gift|salary|income|wage|fee|fare|rent|tip|deposit|savings|payment|loan|spend(?:ing)?|worth)\b/i;

/** Names and signs of one and the same unit in each row. */
const units: readonly (readonly string[])[] = [
  's sec secs second seconds',
  'min mins minute minutes',
  'h hr hrs hour hours',
  'd day days',
  'week weeks wk',
  'kg kilo kilos kilogram kilograms',
  'g gram grams',
  'm meter meters metre metres',
  'km kilometer kilometers kilometre kilometres',
  'cm centimeter centimeters centimetre centimetres',
  'px pixel pixels',
  '° degree degrees c celsius',
  '€ eur euro euros',
  '£ gbp pound pounds',
  '$ usd dollar dollars',
].map((row) => row.split(' '));

/** What stands before a number without saying what it is for. */
const leading =
  /^(?:about|around|approximately|exactly|precisely|just|only|level|value|number|position|stage|step|size|grade|minus|plus|usd|eur|gbp|chf|max(?:imum)?|min(?:imum)?|up|down|to)$/;

function isNamed(word: Word, { evidence }: Entry): boolean {
  return evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) >= 0.9));
}

/** What "20 %" says of a slider: its value where that is in percent, or a share of the way; by its name and by what the page shows beside it. */
function percentOf(
  { node, parent }: Entry,
  number: number,
  { min, max }: { min: number; max: number },
): 'value' | 'share' | 'unclear' {
  if (min === 0 && max === 100) return 'value';
  if (/%|\bper ?cent/i.test(node.name)) return 'value';
  const now = Number(node.value ?? node.text);
  // Beside the slider itself, or beside its label.
  const [shown] = [parent, parent?.parent].flatMap((around) => {
    const text = around ? readable(around.node) : '';
    return text.length <= MOST_BESIDE
      ? (/(-?\d+(?:[.,]\d+)?)\s*%/.exec(text)?.[1]?.replace(',', '.') ?? [])
      : [];
  });
  const isValue = shown !== undefined && Number(shown) === now;
  const isShare =
    shown !== undefined && Math.abs(Number(shown) - ((now - min) / (max - min)) * 100) < 1 && max > min;
  if (isValue !== isShare) return isValue ? 'value' : 'share';
  return number >= min && number <= max && max >= LEAST_SPAN ? 'unclear' : 'share';
}

/** Longest text that is no more than a label and what the slider stands at, in characters. */
const MOST_BESIDE = 60;

/** A scale that ends below this counts steps of its own, and no percent. */
const LEAST_SPAN = 20;

/** "The maximum", "its lowest value": the limit that the page states; native sliders have one where they state none. */
function endOf(text: string, { node }: Entry): string | undefined {
  const said =
    /^(?:(?:the|its|to) )*(?:(max(?:imum)?|highest|top|largest|full)|min(?:imum)?|lowest|bottom|smallest)(?: (?:value|level|position|setting|end|possible|one))*$/i.exec(
      text,
    );
  if (!said) return undefined;
  const isNative = node.tag === 'input' && node.role === 'slider';
  return said[1] === undefined
    ? (node.min ?? (isNative ? '0' : undefined))
    : (node.max ?? (isNative ? '100' : undefined));
}
