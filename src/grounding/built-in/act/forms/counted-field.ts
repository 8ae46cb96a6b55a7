/** "Enter 4 guests", "set 2 adults": how many of what, and the field for the number is called by what is counted. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { isEditable } from '../controls/do-option.js';
import { levelOutcome } from '../controls/do-level.js';

const CONFIDENCE = 0.85;

/** "3 as the quantity" says where the number goes, and counts nothing. */
const counted =
  /^(?<number>\d{1,6}) (?!(?:as|in|into|for|to|on|at|of|from|by|with|and|or)\b)(?<noun>\p{L}[\p{L} -]{1,40})$/u;

/**
 * Fills the one field for a number that says what is counted; nothing where the field at hand counts something else; undefined where the clause
 * counts nothing, or the field at hand has no name.
 */
export function countedField(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:fill|type|goal)$/.test(clause.verb)) return undefined;
  if (clause.verb === 'goal' && !/^(?:set|enter|specify)$/.test(clause.said)) return undefined;
  const last = clause.readings.at(-1);
  const said = last?.value && !last.target ? last.value : clause.verb === 'goal' ? last?.target : undefined;
  if (!said || said.some(({ kind }) => kind === 'quoted' || kind === 'punctuation')) return undefined;
  const { number, noun } = counted.exec(spell(said))?.groups ?? {};
  const words = noun === undefined ? [] : contentOf(noun);
  if (number === undefined || words.length === 0 || words.length > 3) return undefined;
  const fields = scene.index.actionable.filter(
    (entry) => isNumberField(entry) && (scene.among?.(entry) ?? true),
  );
  const [only, ...others] = fields.filter((entry) => words.every((word) => saysOf(entry, word)));
  if (only && others.length === 0) return levelOutcome(only, number, { confidence: CONFIDENCE, clause });
  const atHand = fields.find((entry) => entry.node.focused) ?? fields.find((entry) => entry === scene.last);
  const isOther = atHand !== undefined && !only && !unit.test(noun ?? '') && isNamed(atHand);
  return isOther ? { kind: 'none', looked: `a field for ${spell(said)}`, nearest: [] } : undefined;
}

/** What a number is measured in rather than what is counted. */
const unit =
  /^(?:%|percent|per cent|s|sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|months?|years?|kg|kilos?|grams?|g|m|km|cm|mm|px|pixels?|degrees?|euros?|dollars?|pounds?|eur|usd|gbp|chf|points?|times|pieces?|units?|items?|steps?)$/i;

function isNumberField(entry: Entry): boolean {
  const { node } = entry;
  const holdsNumber = node.role === 'spinbutton' || /^\d{0,6}$/.test((node.value ?? '').trim());
  return (
    /^(?:spinbutton|textbox)$/.test(node.role) &&
    holdsNumber &&
    isEditable(entry) &&
    node.hidden === undefined &&
    node.disabled !== true
  );
}

function saysOf({ evidence }: Entry, word: Word): boolean {
  return evidence.some(
    ({ words, trust }) => trust > 0.6 && words.some((shown) => wordLikeness(word, shown) >= 0.9),
  );
}

function isNamed({ evidence }: Entry): boolean {
  return evidence.some(({ words, trust }) => trust > 0.9 && words.length > 0);
}
