/** The ways to divide what stands behind a verb into element and value. The order is the order of preference. */
import { type ClauseReading, spell } from './clause.js';
import type { Token } from './lexer.js';

/** "enter VALUE into TARGET", "enter TARGET: VALUE", "type VALUE". */
export function typeReadings(rest: readonly Token[]): ClauseReading[] {
  const literal = literalReadings(rest);
  if (literal) return literal;
  const readings: ClauseReading[] = [];
  for (const preposition of ['into', 'inside', 'in']) readings.push(...pairs(rest, preposition, valueFirst));
  readings.push(...pairs(rest, ':', targetFirst), ...pairs(rest, '=', targetFirst));
  // "Mobile as the phone type", "the tea with the best rating": what has an article is called so, and is no text.
  for (const preposition of ['with', 'as'])
    readings.push(...pairs(rest, preposition, targetFirst).filter(({ value }) => !isCalled(value)));
  for (const preposition of ['to', 'for', 'as', 'on', 'at', 'under', 'within'])
    readings.push(...pairs(rest, preposition, valueFirst));
  readings.push(...prefixReadings(rest), { value: rest });
  return readings;
}

function isCalled([first]: readonly Token[] = []): boolean {
  return first?.kind === 'word' && /^(?:the|my|your|his|her|its|our|their)$/.test(first.lower);
}

/** "fill (in) TARGET with VALUE", "fill VALUE in TARGET", "fill TARGET: VALUE". */
export function fillReadings(rest: readonly Token[]): ClauseReading[] {
  const literal = literalReadings(rest);
  if (literal) return literal;
  const readings: ClauseReading[] = [];
  for (const preposition of ['with', ':', '=', 'by', 'as', 'using'])
    readings.push(...pairs(rest, preposition, targetFirst));
  for (const preposition of ['into', 'in', 'to', 'for', 'as'])
    readings.push(...pairs(rest, preposition, valueFirst));
  readings.push(...prefixReadings(rest), { value: rest });
  return readings;
}

/** "replace TARGET with VALUE": where it says by what, that is the value, and no text is typed that has the word for it in it. */
export function replaceReadings(rest: readonly Token[]): ClauseReading[] {
  const readings = fillReadings(rest);
  const split = ['with', 'by', 'using', 'for'].flatMap((joint) => pairs(rest, joint, targetFirst));
  return literalReadings(rest) || split.length === 0 ? readings : split;
}

/** "set TARGET to VALUE"; empty when there is no value. */
export function setReadings(rest: readonly Token[]): ClauseReading[] {
  const readings: ClauseReading[] = [];
  for (const [target, value] of splitAt(rest, 'to'))
    for (const [named, was] of splitAt(target, 'from')) readings.push({ target: named, value, was });
  for (const preposition of ['to', '=', ':', 'as', 'at', 'with', 'into'])
    readings.push(...pairs(rest, preposition, targetFirst));
  const last = rest.at(-1);
  if (readings.length === 0 && last && last.kind !== 'word' && rest.length > 1)
    readings.push({ target: rest.slice(0, -1), value: [last] });
  return readings.map(({ target, value, ...rest }) => ({
    ...rest,
    ...(target && { target: withoutWay(target, value) }),
    ...(value && { value: value[0]?.lower === 'be' ? value.slice(1) : value }),
  }));
}

/** "Turn the volume up to 8", "turn up the volume to 8": the number says how far. */
function withoutWay(target: readonly Token[], value: readonly Token[] = []): readonly Token[] {
  const isWay = (token: Token | undefined): boolean =>
    token?.kind === 'word' && /^(?:up|down)$/.test(token.lower);
  if (target.length < 2 || !value.some(({ text }) => /\d/.test(text))) return target;
  if (isWay(target.at(-1))) return target.slice(0, -1);
  return isWay(target[0]) ? target.slice(1) : target;
}

/** "select OPTION from TARGET", "select TARGET: OPTION", "select OPTION". */
export function optionReadings(all: readonly Token[]): ClauseReading[] {
  const rest = withoutCalendar(all);
  const readings: ClauseReading[] = [];
  const optionFirst = (value: readonly Token[], destination: readonly Token[]): ClauseReading => ({
    value,
    destination,
  });
  const optionLast = (destination: readonly Token[], value: readonly Token[]): ClauseReading => ({
    value,
    destination,
  });
  for (const preposition of ['from', 'in', 'for', 'as', 'on', 'under', 'of', 'within'])
    readings.push(...pairs(rest, preposition, optionFirst));
  readings.push(
    ...pairs(rest, ':', optionLast),
    ...pairs(rest, '=', optionLast),
    ...pairs(rest, 'to', optionLast),
  );
  const last = rest.at(-1);
  if (
    last &&
    (last.kind === 'quoted' || last.kind === 'variable') &&
    rest.length > 1 &&
    rest.slice(0, -1).every((token) => token.kind === 'word')
  ) {
    readings.push({ value: [last], destination: rest.slice(0, -1) });
  }
  const [first, ...behind] = rest;
  // "Select 4 guests": the number is the option, the noun the list; the "%" of "150 %" is no noun.
  const isNoun = behind.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (first?.kind === 'word' && /^\d+$/.test(first.text) && isNoun)
    readings.push({ value: [first], destination: behind });
  readings.push({ target: rest });
  return readings;
}

/** "14 March as departure day in the calendar": where a day is for something, the calendar only says by what it is chosen. */
function withoutCalendar(rest: readonly Token[]): readonly Token[] {
  const behind = /\s(?:in|on|from|using|with|via) (?:the )?(?:date ?picker|calendar)$/iu.exec(spell(rest));
  if (!behind) return rest;
  const front = rest.slice(0, -behind[0].trim().split(' ').length);
  const purpose = front.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:as|for)$/.test(lower));
  const isDay = front.slice(0, Math.max(0, purpose)).some(({ text }) => /^\d/.test(text));
  return isDay && purpose < front.length - 1 ? front : rest;
}

/** "answer No to the question about claims": the answer is chosen for the question. */
export function answerReadings(rest: readonly Token[]): ClauseReading[] {
  const split = splitAt(rest, 'to').at(-1) ?? splitAt(rest, 'for').at(-1);
  const about = (tokens: readonly Token[]): readonly Token[] => {
    const named = tokens.findIndex(
      (token) => !/^(?:the|this|question|asking|about|whether|if)$/.test(token.lower),
    );
    const topic = named > 0 ? tokens.slice(named) : tokens;
    // "The driver's license question" is the one about the driver's license.
    const isQuestion = named !== -1 && topic.length > 1 && topic.at(-1)?.lower === 'question';
    return isQuestion ? topic.slice(0, -1) : topic;
  };
  if (split) return [{ value: split[0], destination: about(split[1]) }];
  const [question, answer] = splitAt(rest, 'with').at(0) ?? [];
  return question && answer ? [{ value: answer, destination: about(question) }] : [];
}

/** The tokens before and behind each occurrence of a word outside quotes, the last occurrence first. */
export function splitAt(tokens: readonly Token[], word: string): [readonly Token[], readonly Token[]][] {
  const splits: [readonly Token[], readonly Token[]][] = [];
  for (let at = tokens.length - 2; at > 0; at -= 1) {
    const token = tokens[at] as Token;
    if (token.kind !== 'quoted' && token.kind !== 'variable' && token.lower === word)
      splits.push([tokens.slice(0, at), tokens.slice(at + 1)]);
  }
  return splits;
}

/** Quoted text or a variable that stands at the beginning or the end leaves nothing to choose. */
function literalReadings(rest: readonly Token[]): ClauseReading[] | undefined {
  let length = 0;
  while (rest[length] && rest[length]?.kind !== 'word' && rest[length]?.kind !== 'punctuation') length += 1;
  if (length > 0) {
    const value = rest.slice(0, length);
    let behind = length;
    while (
      behind < rest.length &&
      /^(?:,|text|value|keyword|the)$/.test(rest[behind]?.lower ?? '') &&
      rest[behind]?.kind !== 'quoted'
    )
      behind += 1;
    const joint = rest[behind]?.lower ?? '';
    if (length === rest.length)
      return rest.length === 2
        ? [{ target: [rest[0] as Token], value: [rest[1] as Token] }, { value }]
        : [{ value }];
    if (
      /^(?:with|=|:|to|as)$/.test(joint) &&
      rest[behind + 1] &&
      rest[behind + 1]?.kind !== 'word' &&
      behind + 2 >= rest.length
    ) {
      const named: ClauseReading = { target: value, value: rest.slice(behind + 1) };
      const filled: ClauseReading = { value, target: rest.slice(behind + 1) };
      return joint === 'with' || joint === '=' || joint === ':'
        ? [named]
        : joint === 'to'
          ? [filled, named]
          : [filled, named];
    }
    if (/^(?:into|in|to|on|for|inside|as|at|under|within|onto)$/.test(joint))
      return [{ value, target: rest.slice(behind + 1) }];
    if (/^(?:with|=|:)$/.test(joint)) return [{ target: value, value: rest.slice(behind + 1) }];
    const last = rest.at(-1) as Token;
    // `fill "Name" field with "Bob"`
    if (last.kind !== 'word' && last.kind !== 'punctuation')
      return [{ target: withoutJoint(rest.slice(0, -1)), value: [last] }];
    const joined = rest.findIndex((token) => token.kind === 'word' && /^(?:with|to)$/.test(token.lower));
    if (joined > 0) return [{ target: rest.slice(0, joined), value: rest.slice(joined + 1) }];
    return [{ value, target: rest.slice(behind) }];
  }
  // "the value 'x' into y", "text 'x' in y": the word in front of the quote only says what the quote is.
  const first = rest.findIndex((token) => token.kind !== 'word' && token.kind !== 'punctuation');
  if (
    first > 0 &&
    rest
      .slice(0, first)
      .every((token) =>
        /^(?:the|a|an|text|value|string|word|words|phrase|number|query|keyword|term|following|message|date|time|of|my|name|code|content)$/.test(
          token.lower,
        ),
      )
  ) {
    const inner = literalReadings(rest.slice(first));
    const label = rest
      .slice(0, first)
      .filter((token) =>
        /^(?:message|date|time|name|number|code|query|keyword|content|text)$/.test(token.lower),
      );
    if (inner?.[0] && !inner[0].target && label.length > 0)
      return [{ target: label, value: inner[0].value ?? [] }, ...inner];
    // `the name "Ida" and the e-mail "ida@x.test"`: then it is a label like the others.
    const [joint, ...others] = rest.slice(first + 1);
    const isFirst =
      /^(?:and|,)$/.test(joint?.lower ?? '') &&
      others.some(({ kind }) => kind === 'quoted' || kind === 'variable');
    if (label.length === 0 || !isFirst) return inner;
  }
  let end = rest.length;
  while (end > 0 && rest[end - 1]?.kind !== 'word' && rest[end - 1]?.kind !== 'punctuation') end -= 1;
  if (end === rest.length || end === 0) {
    if (first === -1) return undefined;
    // "enter email 'x' in the footer": a quote in the middle is the value, what surrounds it is the field.
    const value = rest.slice(first, first + 1);
    const behind = rest.slice(first + 1);
    if (/^(?:into|in|to|on|for|inside|at|within)$/.test(behind[0]?.lower ?? '')) {
      const front = withoutJoint(rest.slice(0, first));
      const vague = behind
        .slice(1)
        .every((token) =>
          /^(?:the|a|text|input|login|fields?|box|boxes|inputs?|form|textboxe?s?)$/.test(token.lower),
        );
      const readings: ClauseReading[] = [{ value, target: [...front, ...behind] }];
      if (vague && front.length > 0) readings.push({ value, target: front });
      return [...readings, { value, target: behind.slice(1) }];
    }
    return undefined;
  }
  // `enter the name of the product "x"`, `fill email with %email%`, `type in the search box: "x"`
  // `type 12 into "Quantity"`
  const joint = rest[end - 1]?.lower ?? '';
  if (/^(?:into|in|inside|onto)$/.test(joint) && end > 1) {
    return [{ value: rest.slice(0, end - 1), target: rest.slice(end) }];
  }
  const front = withoutJoint(rest.slice(0, end));
  return front.length > 0 ? [{ target: front, value: rest.slice(end) }] : [{ value: rest.slice(end) }];
}

/** Without the words that lead from the element to its value: "with", "as", ":", "the value", "the text". */
function withoutJoint(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (
    end > 0 &&
    tokens[end - 1]?.kind !== 'quoted' &&
    /^(?:with|as|to|:|=|value|text|the|following|be|by|is|of|,|using)$/.test(tokens[end - 1]?.lower ?? '')
  )
    end -= 1;
  let start = 0;
  while (start < end && tokens[start]?.kind === 'word' && /^(?:into|in|to)$/.test(tokens[start]?.lower ?? ''))
    start += 1;
  return tokens.slice(start, end);
}

/** "enter username tomsmith": the first words may name the field. The page decides which do. */
function prefixReadings(rest: readonly Token[]): ClauseReading[] {
  const readings: ClauseReading[] = [];
  for (let at = Math.min(rest.length - 1, 5); at > 0; at -= 1) {
    readings.push({ target: rest.slice(0, at), value: rest.slice(at) });
  }
  return readings;
}

function pairs(
  rest: readonly Token[],
  word: string,
  make: (before: readonly Token[], behind: readonly Token[]) => ClauseReading,
): ClauseReading[] {
  return splitAt(rest, word).map(([before, behind]) => make(before, behind));
}

function valueFirst(value: readonly Token[], target: readonly Token[]): ClauseReading {
  return { value, target };
}

function targetFirst(target: readonly Token[], value: readonly Token[]): ClauseReading {
  return { target, value };
}

/** What filling a field does anyway: "…, replacing what is there". */
export function isReplacing(tokens: readonly Token[]): boolean {
  return replacing.test(spell(tokens));
}

const replacing =
  /^(?:thereby )?(?:replacing|overwriting) (?:(?:what(?:ever)?(?: is| was)?|anything|everything)|(?:the|any|all|its) (?:old|existing|current|previous|present)? ?(?:text|contents?|value)?)(?: (?:that )?(?:is|was))?(?: (?:already )?(?:there|in it|inside))?(?: already)?(?: before)?$/i;
