/** Pages that nothing gives a title, neither of the document nor of a part of it: they may be about anything. */
import type { PageIndex } from './page-index.js';

/** Neither the document nor a heading of the first two levels, nor a caption, says what the page is about. */
export function isUntitled({ snapshot, entries }: PageIndex): boolean {
  return (
    snapshot.title === '' &&
    !entries.some(
      ({ node }) =>
        node.hidden === undefined &&
        (node.role === 'caption' || (node.role === 'heading' && (node.level ?? 1) < 3)),
    )
  );
}
