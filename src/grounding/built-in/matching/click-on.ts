/** A click that is decided already: on just this element, whatever else the words of a sentence fit. */
import type { Clause } from '../language/clause.js';
import type { Entry } from './page-index.js';

/** The clause for it; `text` says what it is for. */
export function clickOn({ node }: Entry, text: string): Clause {
  return { verb: 'click', said: 'click', readings: [{}], text, at: node.ref ?? '' };
}
