/** "Turn on everything that is off", "switch all the settings off": each of the switches that a page has, where it has nothing else that could be meant. */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { markOfSwitches, switchCalled, switchesOn } from '../../matching/drawn-switches.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.84;

const everything =
  /^(?:turn|switch|toggle)(?<way> on| off)? (?:everything|(?:all|every|each)(?: of)?(?: the| my| our| these)? (?<noun>switch(?:es)?|toggles?|settings?|options?|them))(?:(?: that| which)(?: is| are|'s)(?: still| currently| now)? (?<was>on|off))?(?: (?<behind>on|off))?[.!]?$/iu;

/** The outcome; undefined for any other clause, and where it is not clear which way they stand. */
export function everythingOn(clause: Clause, { index }: Scene): Outcome | undefined {
  const { way, behind, was, noun } = everything.exec(clause.text.trim())?.groups ?? {};
  const wanted = (way ?? behind)?.trim().toLowerCase();
  if (wanted === undefined || was?.toLowerCase() === wanted) return undefined;
  const isOn = wanted === 'on';
  const boxes = index.actionable.filter(
    ({ node }) => /^(?:switch|checkbox)$/.test(node.role) && node.hidden === undefined,
  );
  const switches = boxes.filter(({ node }) => node.role === 'switch');
  const drawn = switchesOn(index);
  if (
    switches.length > 1 &&
    drawn.length === 0 &&
    (switches.length === boxes.length || /^(?:switch|toggle)/i.test(noun ?? ''))
  )
    return explaining(checkSteps(switches, isOn, CONFIDENCE), clause.text);
  if (boxes.length > 0 || drawn.length < 2) return undefined;
  const isTold = drawn.every(({ isOfClass }) => !isOfClass) || markOfSwitches(index) !== undefined;
  if (!isTold || drawn.some(({ label, track }) => switchCalled(label, index)?.track !== track))
    return undefined;
  const open = drawn.filter((each) => each.isOn !== isOn);
  if (open.length === 0)
    return {
      kind: 'done',
      reason: `all of them are ${wanted} already`,
      entries: drawn.map(({ track }) => track),
    };
  return {
    kind: 'instead',
    clauses: open.map(({ label }): Clause => ({
      verb: isOn ? 'check' : 'uncheck',
      said: `turn ${wanted}`,
      readings: [{ target: tokenize(label) }],
      text: `turn ${wanted} ${label}`,
    })),
  };
}
