/** What is looked for, and what is found, as data: the terms that matching and the verbs share. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Entry } from './page-index.js';
import type { OwnScore } from './score.js';
import type { Word } from '../language/words.js';

/** What kind of element a clause can be done to. */
export interface Want {
  /** 0..1: how far an element of this kind can be meant; 0 rules it out. */
  fit(node: SnapshotNode, entry: Entry): number;
  /** Text and containers that are not interactive may be meant as well. */
  anything?: boolean;
  /** A word that the element's own name has to explain: the verb of a goal. */
  must?: Word;
  /** What opens is meant: the words for what comes up ("form", "dialog") are no kinds of the element. */
  opens?: true;
  /** Element that was used before: among equals the one in the same form is meant. */
  near?: Entry | undefined;
  /** An element without any name may be meant by what its row, card or cell says: the box in front of "Buy milk". */
  nameless?: 'unnamed' | 'any';
  /** Restricts what is looked at. */
  among?: (entry: Entry) => boolean;
}

/** An element with its score and the reasons for it. */
export interface Scored {
  entry: Entry;
  /** 0..1 */
  score: number;
  exact: boolean;
  own: OwnScore;
  reasons: readonly string[];
}

/** The outcome of looking for a phrase. `found` holds one element, or all that an "all" or a list asks for. */
export type Match =
  | { kind: 'found'; entries: readonly Entry[]; score: number; exact: boolean; ranked: readonly Scored[] }
  | { kind: 'ambiguous'; ranked: readonly Scored[] }
  | { kind: 'none'; ranked: readonly Scored[] };
