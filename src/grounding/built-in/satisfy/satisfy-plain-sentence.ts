/** What the forms of plain sentences are compiled from. */
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
