/** "Turn the volume down to 30": a slider or list without a name, which has only a sign in front of it for what it sets, "🔊". */
import { type Clause, spell } from '../../language/clause.js';
import { hasNoName } from '../../matching/containers.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, mentionsOf, readable } from '../../matching/page-index.js';
import { contentOf } from '../../language/words.js';
import { nativeOutcome } from './do-option.js';

const CONFIDENCE = 0.82;

/** What is set, and the signs that people know for it. */
const signs: readonly (readonly [said: RegExp, sign: RegExp])[] = [
  [/^(?:the )?(?:sound |audio |playback )?volume$/i, /^[🔊🔉🔈]\uFE0F?$/u],
  [/^(?:the )?(?:screen )?brightness$/i, /^[🔆🔅☀]\uFE0F?$/u],
  [/^(?:the )?sleep timer$/i, /^[🌙💤]\uFE0F?$/u],
];

/** The value set there; undefined where the page says the word itself, or has several such signs. */
export function signBefore(clause: Clause, { index, among }: Scene): Outcome | undefined {
  if (clause.verb !== 'set' || among) return undefined;
  const { target = [], value = [] } = clause.readings.find((each) => each.target && each.value) ?? {};
  const [, sign] = signs.find(([said]) => said.test(spell(target))) ?? [];
  const isSaid = contentOf(spell(target)).some((word) => mentionsOf(word, index).size > 0);
  if (!sign || isSaid) return undefined;
  const [only, ...others] = index.actionable.filter(
    (entry) => isSetter(entry) && sign.test(textBefore(entry)),
  );
  if (!only || others.length > 0) return undefined;
  const explained = clause.text;
  if (only.node.tag === 'select') {
    const chosen = nativeOutcome(only, value, { confidence: CONFIDENCE, clause });
    return chosen.kind === 'steps' ? { ...chosen, explained } : undefined;
  }
  const number = /^\d{1,3}$/.test(spell(value)) ? Number(spell(value)) : undefined;
  const stands = Number(only.node.value ?? NaN);
  // "Up to 30", where it stands at 70, does not fit what the page shows.
  const isContrary =
    number !== undefined &&
    ((/\bup\b/i.test(clause.text) && number < stands) || (/\bdown\b/i.test(clause.text) && number > stands));
  const isWithin =
    number !== undefined &&
    !isContrary &&
    number >= Number(only.node.min ?? 0) &&
    number <= Number(only.node.max ?? 100);
  return isWithin
    ? {
        kind: 'steps',
        steps: [stepOn(only, 'fill', { args: [String(number)], confidence: CONFIDENCE })],
        explained,
      }
    : undefined;
}

function isSetter(entry: Entry): boolean {
  const { role, tag, disabled, hidden } = entry.node;
  const isField = role === 'slider' || role === 'spinbutton' || tag === 'select';
  return isField && disabled !== true && hidden === undefined && hasNoName(entry);
}

/** What stands right in front of it. */
function textBefore({ node, parent }: Entry): string {
  const siblings = parent?.node.children ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return before ? (before.name || readable(before)).trim() : '';
}
