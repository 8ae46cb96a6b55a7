/** "Close the dialog with the × in its corner", "click the cross to close the note": the one cross of what is to be closed, however it is drawn. */
import { type Clause, spell } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { crossesOn } from '../../matching/overlay.js';
import { isInside } from '../../matching/page-index.js';
import { containerFor } from './closable.js';

const CONFIDENCE = 0.88;

const cross = '(?:the |its )?(?:little |small )?(?:[×✕✖xX]|cross)(?: (?:button|icon|sign|mark))?';
const corner =
  '(?: (?:in|at|on) (?:its|the) (?:(?:top|upper|bottom|lower|right|left|right-hand|left-hand|hand|-) ?)*(?:corner|side)?)?';

const closing = new RegExp(
  `^(.+?) (?:with|using|via|by (?:clicking|pressing|tapping|using)(?: on)?) ${cross}${corner}$`,
  'iu',
);
const clicking = new RegExp(
  `^${cross}${corner}(?: to (?:close|dismiss|hide) (.+)| (?:of|on|in) ((?:the|this|that) .+))$`,
  'iu',
);

/** The click on it; undefined for any other clause, and where there is no cross; refused where there are several. */
export function closedByCross({ verb, readings, text }: Clause, scene: Scene): Outcome | undefined {
  if (verb !== 'close' && verb !== 'click') return undefined;
  const target = spell(readings[0]?.target ?? []).replace(/["“”]/gu, '');
  const said = (verb === 'close' ? closing : clicking).exec(target);
  const what = said?.[1] ?? said?.[2];
  if (what === undefined) return undefined;
  const isIt = /^(?:it|this|that)$/i.test(what);
  const [container, ...others] = isIt ? [] : containerFor(tokenize(what), scene);
  if (others.length > 0 || (!container && !isIt)) return undefined;
  const crosses = crossesOn(scene.index).filter((each) => !container || isInside(each, container));
  const [only, ...more] = crosses;
  // Each of the chips in a dialog may have one of its own.
  if (more.length > 0)
    return { kind: 'none', looked: `the one cross for "${text}"`, nearest: [], final: true };
  return only
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}
