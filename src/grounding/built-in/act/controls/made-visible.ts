/** "Type the password and make it visible": the button that shows what was typed into a password field, or hides it again. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';

const CONFIDENCE = 0.84;

/** Levels from the field to what holds its button. */
const MAX_LEVELS = 3;

const showing =
  /^(?:make|turn) (?:it|that|this|the (?:password|passphrase|pin|code|secret)) (?:visible|readable)$|^(?:show|reveal|unmask|unhide|display) (?:it|that|the (?:password|passphrase|pin|code|secret)|what (?:was|i) typed)$/;
const hiding =
  /^(?:make|turn) (?:it|that|this|the (?:password|passphrase|pin|code|secret)) (?:invisible|unreadable|hidden)(?: again)?$|^(?:hide|mask|conceal) (?:it|that|the (?:password|passphrase|pin|code|secret))(?: again)?$/;
const shows = /^(?:show|reveal|unmask|unhide|display|view|see|make visible|toggle)\b|\bvisib|\beye\b/;
const hides = /^(?:hide|mask|conceal|toggle)\b|\bvisib|\beye\b/;

/** The click on the one such button beside the field that was used last; undefined where there is none, or nothing was typed. */
export function madeVisible({ text }: Clause, { index, last }: Scene): Outcome | undefined {
  const said = fold(text).replace(/[.!]$/, '');
  const wanted = showing.test(said) ? shows : hiding.test(said) ? hides : undefined;
  const isSecret = last?.node.inputType === 'password';
  if (!wanted || !last || (wanted === shows ? !isSecret : last.node.role !== 'textbox')) return undefined;
  for (const around of [...ancestorsOf(last)].slice(0, MAX_LEVELS)) {
    const inside = index.actionable.filter((entry) => isInside(entry, around));
    const isOther = ({ node }: Entry): boolean => node.inputType === 'password' && node !== last.node;
    const [button, ...others] = inside.filter(
      ({ node, evidence }) =>
        /^(?:button|checkbox|switch|generic|img)$/.test(node.role) &&
        node.disabled !== true &&
        evidence.some((each) => wanted.test(fold(each.text))),
    );
    // What holds a second password may hold its button as well.
    if (others.length > 0 || (!button && inside.some(isOther))) return undefined;
    if (button)
      return {
        kind: 'steps',
        steps: [
          stepOn(button, button.node.role === 'checkbox' ? 'check' : 'click', { confidence: CONFIDENCE }),
        ],
        explained: text,
      };
  }
  return undefined;
}
