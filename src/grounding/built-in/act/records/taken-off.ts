/** "Take the umbrella off the list", where its line has a cross: that takes it off, and opens nothing to choose from. */
import { isCross } from '../../language/crosses.js';
import type { Setting } from '../../language/setting-sentence.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.8;

const bin = /^🗑\uFE0F?$/u;

/** A list as a whole, of which a thing is no property. */
const wholeList = /^(?:the|my|our|this) (?:\p{L}+ )?(?:list|basket|cart|bag|order|plan|playlist)$/iu;

/** The click on the cross of what is taken off a list; undefined where what is used is no cross, or something has the property that is cleared. */
export function takenOff(settings: readonly Setting[], control: Entry, text: string): Outcome | undefined {
  const { node } = control;
  const shown = node.text || readable(node) || node.name;
  const isTaker =
    node.hasPopup === undefined && node.expanded === undefined && (isCross(shown) || bin.test(shown.trim()));
  return isTaker &&
    settings.length > 0 &&
    settings.every(({ value, record }) => value === '' && wholeList.test(record))
    ? { kind: 'steps', steps: [stepOn(control, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}
