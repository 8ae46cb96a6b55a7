/** "Set the party to 4 adults and 1 child", "choose two adults and three children": each of what is counted is brought to its number. */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { parseInstruction } from '../../language/grammar.js';
import { contentOf, toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { stepperOf } from '../../matching/steppers.js';

/** Most things that are counted in one go. */
const MAX_PARTS = 6;

/** What comes before the numbers, of which they are the parts: "the party to", "the number of guests to". */
const whole =
  /^(?:set|change|adjust|update|make|increase|choose|select|pick|enter|add)(?: (?:the )?(?<whole>[a-z ]+?) (?:to|as|of|for|:|=))? (?=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)/i;

/** What a party is called that a form has no word for. */
const parties =
  /^(?:number of )?(?:party(?: size)?|group(?: size)?|guests?|people|persons?|travell?ers?|passengers?|visitors?|occupancy|tickets?|order|company)$/i;

/** The clauses that set each of them; undefined unless the page counts every one by a control of its own. */
export function countedParts(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (!/^(?:set|select|goal|fill)$/.test(clause.verb)) return undefined;
  const lead = whole.exec(clause.text);
  if (!lead) return undefined;
  const of = lead.groups?.['whole'];
  const parts = partsOf(clause.text.slice(lead[0].length));
  if (of !== undefined && !parties.test(of) && !isAboutPage(of, parts.length, scene)) return undefined;
  if (parts.length === 0 || parts.length > MAX_PARTS) return undefined;
  const isAdded = /^add\b/i.test(clause.text);
  const clauses = parts.flatMap(({ count, noun }) => parseInstruction(`Set the ${noun} to ${count}`));
  const targets = clauses.map((each, at) => {
    const noun = parts[at]?.noun ?? '';
    const outcome = ground(each, scene);
    const stepper = stepperOf(noun, scene.index);
    // What is added to some that are there already makes more of them.
    if (isAdded && stepper?.shown !== 0) return undefined;
    const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
    const held = outcome.kind === 'done' ? (outcome.entries?.[0] ?? stepper?.up) : undefined;
    const ref = held?.node.ref ?? step?.ref;
    const entry = others.length === 0 && ref !== undefined ? entryOf(ref, scene.index) : undefined;
    return stepper || (entry && isCalled(entry, noun)) ? ref : undefined;
  });
  const isEach = targets.every((ref) => ref !== undefined) && new Set(targets).size === parts.length;
  return isEach && clauses.length === parts.length ? { kind: 'instead', clauses } : undefined;
}

/** "The recipe to 6 servings": what the page speaks of, and nothing on it is called just so. */
function isAboutPage(of: string, parts: number, { index }: Scene): boolean {
  const words = contentOf(of);
  const said = words.every(({ stem }) =>
    index.entries.some(({ evidence }) =>
      evidence.some((each) => each.words.some((word) => word.stem === stem)),
    ),
  );
  return parts === 1 && words.length > 0 && said && !index.actionable.some((entry) => isCalled(entry, of));
}

/** "4 adults and 1 child", in numbers and nouns; nothing where it says anything else. */
export function partsOf(text: string): { count: string; noun: string }[] {
  const parts = text.replace(/[.\s]+$/, '').split(/\s*(?:,\s*(?:and\s+)?|\band\b|&)\s*/i);
  const read = parts.flatMap((part) => {
    const [count, ...nouns] = tokenize(part);
    const number = count && toWord(count.lower).meaning;
    const isNoun = nouns.length > 0 && nouns.length <= 4 && nouns.every(({ kind }) => kind === 'word');
    return number !== undefined && /^\d{1,3}$/.test(number) && isNoun
      ? [{ count: number, noun: part.slice(count?.text.length).trim() }]
      : [];
  });
  return read.length === parts.length ? read : [];
}

/** A field that is called by the noun alone: "rows" are no "Rows per page". */
export function isCalled({ evidence: [name] }: Entry, noun: string): boolean {
  const said = contentOf(noun);
  const shown = wordsOf((name?.text ?? '').replace(/[,(:*].*$/s, '')).filter(
    ({ text }) => !/^(?:number|no|of|the)$/.test(text),
  );
  return shown.length === said.length && shown.every((word, at) => word.stem === said[at]?.stem);
}
