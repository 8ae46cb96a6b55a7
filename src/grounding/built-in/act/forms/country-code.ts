/** "The phone number +49 151 2345", beside a list of country codes: the code is chosen in the list, and the rest goes into the field. */
import { type Clause, valueOf } from '../../language/clause.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { formOf } from '../../matching/relations.js';
import { wantField } from '../../matching/wants.js';
import type { Entry } from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

/** Fewest options that say a code. */
const FEWEST = 2;

/** Both steps, or a refusal where the list does not offer the code, or twice; undefined for any other clause or field. */
export function countryCode(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:fill|type|set)$/.test(clause.verb)) return undefined;
  const reading = clause.readings.find(({ value }) => value && /^\+\d{1,4}\b/.test(valueOf(value)));
  const text = valueOf(reading?.value ?? []).trim();
  if (!reading?.target || !/^\+[\d\s()/.-]{6,}$/.test(text)) return undefined;
  const [list, ...others] = scene.index.actionable.filter(isCodes);
  if (!list || others.length > 0) return undefined;
  const isOfList = (entry: Entry): boolean =>
    entry.node.role === 'textbox' && entry.node.hidden === undefined && formOf(entry) === formOf(list);
  const found = lookUp(reading.target, wantField, { ...scene, among: isOfList });
  const phones = scene.index.actionable.filter((entry) => isOfList(entry) && isPhone(entry));
  const [field, ...more] =
    found.kind === 'found' ? found.entries : isPhoneSaid(valueOf(reading.target)) ? phones : [];
  if (!field || more.length > 0 || !isPhone(field)) return undefined;
  const fitting = (list.node.options ?? []).flatMap((option) => {
    const code = codeIn(option);
    return code !== undefined && text.startsWith(code) ? [{ option, code }] : [];
  });
  const longest = Math.max(0, ...fitting.map(({ code }) => code.length));
  const [only, ...rivals] = fitting.filter(({ code }) => code.length === longest);
  if (!only || rivals.length > 0)
    return {
      kind: 'none',
      looked: `one country code for ${text} in "${list.node.name}"`,
      nearest: [],
      final: true,
    };
  const rest = text.slice(only.code.length).replace(/^[\s/.-]+/, '');
  const isChosen = list.node.value === only.option;
  return {
    kind: 'steps',
    steps: [
      ...(isChosen ? [] : [stepOn(list, 'selectOption', { args: [only.option], confidence: CONFIDENCE })]),
      stepOn(field, 'fill', { args: [rest], confidence: CONFIDENCE }),
    ],
    explained: clause.text,
  };
}

function isCodes({ node }: Entry): boolean {
  return (
    node.tag === 'select' &&
    node.hidden === undefined &&
    (node.options ?? []).filter((option) => codeIn(option) !== undefined).length >= FEWEST
  );
}

function codeIn(option: string): string | undefined {
  return /(?:^|[\s(])(\+\d{1,4})(?!\d)/.exec(option)?.[1];
}

function isPhone({ evidence: [name] }: Entry): boolean {
  return isPhoneSaid(name?.text ?? '');
}

function isPhoneSaid(text: string): boolean {
  return /\b(?:phone|mobile|tel|telephone|cell)\b/i.test(text);
}
