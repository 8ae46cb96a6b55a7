/** Sliders with two ends: "set the price from 50 to 100" brings each end to its number. */
import type { PlannedStep } from '../../../../contract/plan.js';
import { type Clause, spell } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import { levelOutcome } from './do-level.js';
import { wantSlider } from './do-page.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';

/** A number, with a currency sign in front and a unit behind. */
const amount = String.raw`[$€£]?\s?(-?\d+(?:[.,]\d+)?)\s?(?:%|°\p{L}?|[$€£]|\p{L}{1,12})?`;

/** "… from 50 to 100", "… between 50 and 100", "… to 50-100", "… should be 50 to 100". */
const ranged = new RegExp(
  String.raw`^(?:(?:set|change|adjust|drag|move|slide|put|limit|restrict|narrow|filter|choose|select|pick|enter)\s+)?(.+?)[\s:=]+(?:(?:should|must|has to|have to) be |is |are )?(?:to |at |as )?(?:from |between |in the range (?:of |from )?)?${amount}\s*(?:-|–|—|\bto\b|\band\b|\bthrough\b|\buntil\b)\s*${amount}\.?$`,
  'iu',
);

const CONFIDENCE = 0.88;

/** The steps that bring both ends of a slider to what the clause says; undefined where it says no two numbers, or no slider with two ends is called so. */
export function rangeOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:set|fill|type|drag|goal|select)$/.test(clause.verb)) return undefined;
  const said = clause.text.replaceAll('"', '').trim();
  const [, name, from, to] = (/\d\D+\d/u.test(said) ? ranged.exec(said) : undefined) ?? [];
  if (name === undefined || from === undefined || to === undefined) return undefined;
  const ends = endsNamed(name, scene);
  if (!ends) return undefined;
  const [low, high] = [numberOf(from), numberOf(to)];
  const [lower, upper] = ends;
  const unfit = [low, high].find(
    (each) => each < Number(lower.node.min ?? 0) || each > Number(upper.node.max ?? 100),
  );
  if (unfit !== undefined || low > high)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `the slider goes from ${lower.node.min ?? 0} to ${upper.node.max ?? 100}`,
    };
  const steps = [stepTo(lower, low), stepTo(upper, high)];
  // An end does not pass the other: the upper one makes room first where it has to.
  if (low > numberOf(upper.node.value ?? '')) steps.reverse();
  return { kind: 'steps', steps, explained: said.replace(name, '') };
}

/** "The upper end of the price range", "the lower limit of the altitude". */
const oneEnd =
  /^(?:the )?(?:(upper|top|high|higher|maximum|max|right)|lower|bottom|low|minimum|min|left) (?:end|limit|bound|boundary|handle|thumb|value) (?:of|for|in) (.+)$/;

/** Brings one end of a slider with two to a number; undefined where no end, no number or no such slider is said. */
export function endOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:set|fill|type|drag)$/.test(clause.verb)) return undefined;
  for (const { target = [], value = [] } of clause.readings) {
    const [, upper, name] = oneEnd.exec(fold(spell(target))) ?? [];
    const ends = name === undefined ? undefined : endsNamed(name, scene);
    const text = spell(value);
    if (!ends || name === undefined || !/^\D{0,2}\d/.test(text)) continue;
    const [low, high] = ends;
    const end = upper === undefined ? low : high;
    const to = numberOf(/-?\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '');
    // One end does not pass the other, nor its own scale.
    const least = Math.max(upper === undefined ? -Infinity : valueOf(low), Number(end.node.min ?? 0));
    const most = Math.min(upper === undefined ? valueOf(high) : Infinity, Number(end.node.max ?? 100));
    if (!(to >= least && to <= most))
      return { kind: 'cannot-tell', looked: clause.text, reason: `that end goes from ${least} to ${most}` };
    const outcome = levelOutcome(end, text, { confidence: CONFIDENCE, clause });
    return outcome.kind === 'steps'
      ? explaining(outcome, `${spell(target)} ${outcome.explained ?? ''}`)
      : outcome;
  }
  return undefined;
}

function valueOf({ node }: Entry): number {
  return numberOf(node.value ?? '');
}

function stepTo(end: Entry, to: number): PlannedStep {
  return stepOn(end, 'fill', { args: [String(to)], confidence: CONFIDENCE });
}

/** The two ends of the one slider of a name, the lower first. */
function endsNamed(name: string, scene: Scene): readonly [lower: Entry, upper: Entry] | undefined {
  const found = lookUp(tokenize(name), wantSlider, scene);
  const [one, other, third] = found.ranked;
  if (!one || !other || one.score < 0.6 || one.score - other.score > 0.08) return undefined;
  if (third && third.score > other.score - 0.05) return undefined;
  const around = [...ancestorsOf(one.entry)].find((each) => isInside(other.entry, each));
  const sliders = scene.index.actionable.filter(
    (entry) => around && isInside(entry, around) && entry.node.role === 'slider',
  );
  if (sliders.length !== 2) return undefined;
  const [lower, upper] = sliders.toSorted(
    (a, b) =>
      numberOf(a.node.value ?? '') - numberOf(b.node.value ?? '') ||
      (a.node.box?.x ?? 0) - (b.node.box?.x ?? 0),
  );
  return lower && upper ? [lower, upper] : undefined;
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.').replace(/[^\d.-]/g, '') || Number.NaN);
}
