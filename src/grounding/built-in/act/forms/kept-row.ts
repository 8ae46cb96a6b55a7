/**
 * What was typed into a line that is edited in its place, or into what came up for it, is kept by the button there that says so in its own
 * way ("Keep", "✓"), by the only one beside that which gives up, or by Enter where no button is left. Then the line has to show it.
 */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, type PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.8;

/** Levels from the field up to the line, cells and wrappers in between. */
const MAX_LEVELS = 7;

const keeps =
  /^(?:(?:keep|save|store|ok|okay|done|apply|accept|confirm|set|finish|update)(?: (?:it|this|changes?|row|line|entry|edits?))?|[✓✔☑✅💾]\ufe0f?)$/u;
const givesUp =
  /^(?:(?:cancel|undo|discard|revert|never ?mind|back|abort|dismiss|give up|restore|no)(?: (?:it|this|changes?|edits?|editing))?|[✕✖✗✘×⨯❌↩↶⟲x]\ufe0f?)$/u;

/** Names of what does something else to a line. */
const other =
  /\b(?:delete|remove|edit|reset|clear|close|copy|duplicate|archive|order|reorder|move|up|down|history|open|view|more|show|hide|details|help|add|new|send|print|share)\b/u;

/** The click or the key; undefined for any clause but a mere "save", and where it is not clear what keeps the line. */
export function keptRow({ text, said, verb, readings }: Clause, { index, last }: Scene): Outcome | undefined {
  if (verb !== 'goal' || said !== 'save' || !/^save(?: it)?$/i.test(text) || !last) return undefined;
  const value = last.node.value ?? '';
  if (last.node.tag !== 'input' || !last.actionable || value === '' || readings.length === 0)
    return undefined;
  const line = lineOf(last);
  const ref = last.node.ref;
  if (!line || ref === undefined) return undefined;
  const buttons = buttonsIn(line, index);
  const isSaid = (entry: Entry, pattern: RegExp): boolean =>
    entry.evidence.some(({ text: name }) => pattern.test(fold(name)));
  const keeping = buttons.filter((entry) => isSaid(entry, keeps));
  const rest = buttons.filter((entry) => !isSaid(entry, keeps) && !isSaid(entry, givesUp));
  const hasWayOut = buttons.some((entry) => isSaid(entry, givesUp));
  const isPlain = rest.length === 1 && hasWayOut && !rest.some((entry) => isSaid(entry, other));
  const [button, ...others] = keeping.length > 0 ? keeping : isPlain ? rest : [];
  const phase = { kind: 'edit', ref, text: value, way: 'kept' } as const;
  if (button && others.length === 0)
    return {
      kind: 'steps',
      steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
      phase,
      explained: text,
    };
  if (buttons.some((entry) => !isSaid(entry, givesUp))) return undefined;
  const enter = stepOn(last, 'press', { args: ['Enter'], confidence: CONFIDENCE });
  return { kind: 'steps', steps: [enter], phase, explained: text };
}

/** The row, the item or the card that is edited, or what came up over the page for it. */
function lineOf(field: Entry): Entry | undefined {
  return [...ancestorsOf(field)]
    .slice(0, MAX_LEVELS)
    .find(({ node }) => /^(?:row|listitem|article|dialog)$/.test(node.role));
}

function buttonsIn(line: Entry, index: PageIndex): Entry[] {
  return below(index, line).filter(
    ({ actionable, node }) =>
      actionable &&
      /^(?:button|link|generic|img)$/.test(node.role) &&
      node.hidden === undefined &&
      node.disabled !== true,
  );
}
