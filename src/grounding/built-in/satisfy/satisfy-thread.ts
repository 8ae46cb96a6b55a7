/** "The first message is from Cem", where the newest message stands on top: it may be the one on top or the oldest one, and is not told. */
import type { Satisfaction } from '../../../contract/check.js';
import { pageIndex } from '../extract/extract-page.js';
import { isTurnedThread } from '../extract/extract-thread.js';
import type { SatisfyRequest } from '../../grounder.js';

const saysPlace = /\b(?:first|last|second|third) (?:message|comment|reply|note)\b/iu;

/** The refusal; undefined for any other sentence, and where the oldest stands on top. */
export function turnedThread({ sentence, content }: SatisfyRequest): Satisfaction | undefined {
  if (!saysPlace.test(sentence) || !isTurnedThread(pageIndex(content), sentence)) return undefined;
  return {
    kind: 'none',
    looked: `"${sentence.slice(0, 200)}"`,
    nearest: ['messages of which the newest stands on top'],
  };
}
