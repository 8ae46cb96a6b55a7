/** "Decline the pop-up", "if a pop-up appears, accept it": the button of what lies over the page that says just that, and when it has to be pressed. */
import { type Clause, spell } from '../../language/clause.js';
import { isPronoun } from '../../language/references.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { popupBox } from '../../matching/overlay.js';
import { isPresent } from '../../matching/presence.js';
import { type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.86;

const popup =
  /^(?:pop-?up|popup|dialog|dialogue|modal|overlay|prompt|window|box|offer|question|request|invitation)$/;
const saysNo = /^(?:decline|reject|refuse|deny|dismiss|cancel|close|no)$/;
const saysYes = /^(?:accept|agree|allow|confirm|approve|ok|yes)$/;

/** How buttons say either, whole names. */
const denying =
  /^(?:(?:no|nope|decline|reject|refuse|deny|dismiss|cancel|skip|later|never)\b.*|not (?:now|today|interested)|maybe later|i['’]?m not interested)$/;
const agreeing = /^(?:(?:yes|ok|okay|accept|agree|allow|confirm|sure|continue|i agree|sounds good)\b.*)$/;

/** The click on the one button that answers so; undefined where nothing lies over the page, or more than one button does. */
export function answerPopup(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const said = clause.said === '' ? (target[0]?.lower ?? '') : clause.said;
  if (!saysNo.test(said) && !saysYes.test(said)) return undefined;
  const named = target.filter(({ lower }) => lower !== said && !/^(?:the|this|that|a|an)$/.test(lower));
  const isAsked = clause.only?.some(({ lower }) => popup.test(lower)) === true;
  const isPopup =
    (named.length > 0 || isAsked) &&
    named.every((token) => token.kind === 'word' && (popup.test(token.lower) || isPronoun(token)));
  const box = isPopup && (clause.only || !named.some(isPronoun)) ? popupBox(index) : undefined;
  if (!box) return undefined;
  const buttons = index.actionable.filter(
    (entry) =>
      isInside(entry, box) &&
      entry.node.hidden === undefined &&
      /^(?:button|link|generic)$/.test(entry.node.role) &&
      (saysYes.test(said) ? agreeing : denying).test(nameOf(entry)),
  );
  const [only, ...others] = buttons;
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: spell(target) }
    : undefined;
}

function nameOf({ node }: Entry): string {
  return fold(node.name || readable(node)).replace(/[.!]+$/, '');
}

/** The clauses with what is to be done about a pop-up first, where one lies over what the next step would use. */
export function popupFirst(
  clauses: readonly Clause[],
  outcome: Outcome,
  scene: Scene,
): readonly Clause[] | undefined {
  const isCovered =
    outcome.kind === 'steps' &&
    outcome.steps.some(({ ref }) => entryOf(ref ?? '', scene.index)?.node.hidden === 'covered');
  if (!isCovered) return undefined;
  const about = (clause: Clause): boolean =>
    clause.only?.some(({ lower }) => popup.test(lower)) === true && isPresent(clause.only, scene) === 'yes';
  const first = clauses.findIndex((clause, at) => at > 0 && about(clause));
  if (first < 1) return undefined;
  const due = clauses.filter((clause, at) => at >= first && about(clause));
  return [...due, ...clauses.filter((clause) => !due.includes(clause))];
}
