/**
 * "Turn on the ceiling light", "set the thermostat to 22": the card that is called so, and in it the one control that is on or off, or that takes a
 * number. What the control itself says is how it is ("Off"), or what it measures ("Target temperature").
 */
import { type Clause, spell } from '../../language/clause.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { checkSteps } from '../controls/do-state.js';
import { putInto } from '../controls/put.js';

const CONFIDENCE = 0.82;

/** Levels above a title in which its card is looked for. */
const MAX_LEVELS = 3;

/** What such a clause comes to; undefined where not just one card of that name has just one such control. */
export function cardControl(clause: Clause, scene: Scene): Outcome | undefined {
  if (/^(?:un)?check$/.test(clause.verb)) {
    if (!/^(?:turn|switch|enable|disable|activate|deactivate|power)\b/.test(clause.said)) return undefined;
    const control = inCard(clause.readings[0]?.target ?? [], isSwitch, scene.index);
    if (!control) return undefined;
    const outcome = checkSteps([control], clause.verb === 'check', CONFIDENCE);
    return outcome.kind === 'steps' ? { ...outcome, explained: clause.text } : outcome;
  }
  if (clause.verb !== 'set') return undefined;
  for (const { target, value } of clause.readings) {
    const [number] = value ?? [];
    if (!target || !value || !number || !/^-?\d[\d.,]*/.test(number.text)) continue;
    const control = inCard(target, takesNumber, scene.index);
    if (control) return putInto(control, [number], { confidence: CONFIDENCE, clause, scene });
  }
  return undefined;
}

/** The one control of a kind in the one card with that title. */
function inCard(
  target: Parameters<typeof spell>[0],
  isKind: (entry: Entry) => boolean,
  index: PageIndex,
): Entry | undefined {
  const title = fold(spell(withoutDeterminer(target)));
  const titles = title === '' ? [] : index.entries.filter((entry) => isTitle(entry, title));
  // A text in front of a field that is called something else is no title of it.
  const found = titles
    .filter(({ node }) => isKind === isSwitch || node.role === 'heading')
    .flatMap((entry) => controlsBeside(entry, isKind, index));
  return found.length === 1 ? found[0] : undefined;
}

function isTitle({ node, actionable }: Entry, title: string): boolean {
  const isShown = /^(?:heading|text|generic|strong|term)$/.test(node.role) && node.hidden === undefined;
  return (
    isShown && !actionable && fold(node.role === 'text' ? node.name : (node.text ?? node.name)) === title
  );
}

/** Those in the smallest part around a title that holds one; none where another heading lies in it. */
function controlsBeside(title: Entry, isKind: (entry: Entry) => boolean, index: PageIndex): readonly Entry[] {
  for (const around of [...ancestorsOf(title)].slice(0, MAX_LEVELS)) {
    const inside = below(index, around);
    const isOther = (entry: Entry): boolean =>
      entry !== title && entry.node.role === 'heading' && entry !== title.parent;
    if (inside.some(isOther)) return [];
    const controls = inside.filter(
      (entry) => entry.actionable && entry.node.hidden === undefined && isKind(entry),
    );
    if (controls.length > 0) return controls;
  }
  return [];
}

/** On or off, and called by nothing else. */
function isSwitch({ node }: Entry): boolean {
  const isTwoWay =
    /^(?:switch|checkbox)$/.test(node.role) || (node.role === 'button' && node.pressed !== undefined);
  return isTwoWay && /^(?:on|off|power|toggle|switch|active|enabled|)$/.test(fold(node.name));
}

function takesNumber({ node }: Entry): boolean {
  return /^(?:spinbutton|slider)$/.test(node.role) && node.disabled !== true && node.readonly !== true;
}
