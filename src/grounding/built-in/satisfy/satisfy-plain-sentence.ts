/** What the forms of plain sentences are compiled from. */
import type { PlannedCheck } from '../../../contract/check.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import type { PageIndex } from '../extract/extract-page.js';
import type { Masked } from './satisfy-words.js';

/** A sentence with its quotes put aside, and the page that it is about. */
export interface Sentence {
  masked: Masked;
  content: Snapshot;
  snapshot: Snapshot;
  page: PageIndex;
}

/** A form of sentences, and what one of them is compiled to; undefined where it is another one after all. */
export interface PlainForm {
  said: RegExp;
  compile: (match: readonly string[], sentence: Sentence) => PlannedCheck[] | undefined;
}
