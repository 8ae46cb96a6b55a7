/** Dates and times in fields that have a part of their own for each of day, month, year, hour and minute (spin buttons or plain fields in a group). */
import { parseDate } from '../../../../contract/parse-date.js';
import { type Clause, valueOf } from '../../language/clause.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import type { Token } from '../../language/lexer.js';

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'half';

/** How clearly the group has to be named. */
const LEAST_SCORE = 0.8;

/** Fills each part of the group that a clause names; undefined where the value is no date or time, or no such group is named. */
export function segmentsOutcome({ verb, readings }: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:set|fill|type|select)$/.test(verb)) return undefined;
  for (const { target, destination, value } of readings) {
    const place = target ?? destination;
    if (!place || !value) continue;
    const wanted = partsOfValue(valueOf(value));
    if (!wanted) continue;
    const fit = (_node: unknown, entry: Entry): number => (fitting(entry, wanted, scene.index) ? 1 : 0);
    const found = lookUp(withoutKind(place), { anything: true, fit }, scene);
    const [group, ...others] = found.kind === 'found' ? found.entries : [];
    const parts = group && others.length === 0 ? fitting(group, wanted, scene.index) : undefined;
    if (found.kind !== 'found' || found.score < LEAST_SCORE || !parts) continue;
    const steps = parts.map(({ entry, text }) =>
      entry.node.tag === 'input'
        ? stepOn(entry, 'fill', { args: [String(Number(text))], confidence: found.score })
        : stepOn(entry, 'type', { args: [text], confidence: found.score }),
    );
    return { kind: 'steps', steps, ranked: found.ranked };
  }
  return undefined;
}

/**
 * A time for a box of hours with a colon and a box of minutes behind it, of which the first was named; with a list of AM and PM, that as
 * well. Undefined where it stands otherwise, or the text is no time.
 */
export function timeBoxes(hour: Entry, text: string, confidence: number): Outcome | undefined {
  const [, hours, minutes = '', said] =
    /^(\d{1,2})[:.](\d{2})(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  const { parent, node } = hour;
  if (hours === undefined || !parent || node.tag !== 'input' || !/^(?:textbox|spinbutton)$/.test(node.role))
    return undefined;
  const beside = parent.children.filter((each) => each.order > hour.order);
  const [colon, minute, ...others] = beside;
  const isPair =
    (colon?.node.name || (colon?.node.text ?? '')).trim() === ':' && minute?.node.tag === 'input';
  if (!isPair || !minute) return undefined;
  const half = others.find(({ node: { options = [] } }) => /^am,?pm$/i.test(options.join(',')));
  const isLate = said?.toLowerCase() === 'p';
  const day = said === undefined ? Number(hours) : (Number(hours) % 12) + (isLate ? 12 : 0);
  if (day > 23 || Number(minutes) > 59)
    return {
      kind: 'cannot-tell',
      looked: text,
      reason: 'it is no time of day, and goes into two boxes for one',
    };
  const shown = half ? day % 12 || 12 : day;
  const isPadded = (node.value ?? '').startsWith('0') || (minute.node.value ?? '').length === 2;
  const args = [String(shown).padStart(isPadded ? 2 : 1, '0')];
  return {
    kind: 'steps',
    steps: [
      stepOn(hour, 'fill', { args, confidence }),
      stepOn(minute, 'fill', { args: [minutes], confidence }),
      ...(half ? [stepOn(half, 'selectOption', { args: [halfIn(half, day >= 12)], confidence })] : []),
    ],
    explained: text,
  };
}

function halfIn({ node: { options = [] } }: Entry, isLate: boolean): string {
  return options.find((option) => option.toLowerCase() === (isLate ? 'pm' : 'am')) ?? '';
}

/** The parts of a group in their order with what is typed into each; undefined unless there is exactly one for each. */
function fitting(
  group: Entry,
  wanted: ReadonlyMap<Part, string>,
  index: PageIndex,
): { entry: Entry; text: string }[] | undefined {
  if (
    (group.actionable && group.node.role !== 'group') ||
    group.node.role === 'document' ||
    group.end - group.order > 80
  )
    return undefined;
  const parts = below(index, group).filter(
    (entry) =>
      entry.actionable &&
      (isPlainPart(entry) || (entry.node.role === 'spinbutton' && entry.node.tag !== 'input')),
  );
  const filled = parts.flatMap((entry) => {
    const part = partOf(entry);
    const text = part && wanted.get(part);
    return text === undefined ? [] : [{ entry, part, text }];
  });
  const isWhole =
    filled.length === wanted.size && new Set(filled.map(({ part }) => part)).size === wanted.size;
  return isWhole && parts.length === filled.length ? filled : undefined;
}

/** A field that is called by its part and nothing else: "Day". */
function isPlainPart({ node }: Entry): boolean {
  return (
    node.tag === 'input' &&
    /^(?:textbox|spinbutton)$/.test(node.role) &&
    /^(?:day|month|year)$/i.test(node.name.trim())
  );
}

function partOf({ node }: Entry): Part | undefined {
  const said = node.name.toLowerCase();
  if (/^am\/pm|^day ?period|^meridiem/.test(said)) return 'half';
  return (/^(?:year|month|day|hour|minute)/.exec(said)?.[0] ?? undefined) as Part | undefined;
}

function partsOfValue(text: string): ReadonlyMap<Part, string> | undefined {
  const date = parseDate(text);
  if (date) {
    const [year = '', month = '', day = ''] = date.split('-');
    return new Map<Part, string>([
      ['year', year],
      ['month', month],
      ['day', day],
    ]);
  }
  const [, hour, minute, half] = /^(\d{1,2})[:.](\d{2})\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (!hour || !minute || Number(minute) > 59) return undefined;
  const time: [Part, string][] = [
    ['hour', hour.padStart(2, '0')],
    ['minute', minute],
  ];
  if (half) time.push(['half', half.toUpperCase()]);
  return new Map(time);
}

/** "The return date" is the group "Return". */
function withoutKind(place: readonly Token[]): readonly Token[] {
  const isNoun = place.length > 1 && /^(?:date|day|time|field)$/.test(place.at(-1)?.lower ?? '');
  return isNoun && place.length > 2 ? place.slice(0, -1) : place;
}
