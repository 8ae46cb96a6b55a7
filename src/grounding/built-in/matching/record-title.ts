/** What one of several records is called, so that it can be spoken of again. */
import { fold, wordsOf } from '../language/words.js';
import { below, type Entry, type PageIndex, readable } from './page-index.js';

/** What a record is called: its heading, the first link or cell in it; undefined where another one is called so. */
export function titleOf(record: Entry, index: PageIndex): string | undefined {
  const inside = below(index, record);
  const title =
    inside.find(({ node }) => node.role === 'heading') ??
    inside.find(({ node }) => node.role === 'link' && node.name !== '') ??
    inside.find(
      ({ node }) => /^(?:cell|gridcell|rowheader)$/.test(node.role) && /\p{L}/u.test(readable(node)),
    ) ??
    inside.find(({ node }) => !/^(?:button|checkbox)$/.test(node.role) && /\p{L}/u.test(node.text ?? '')) ??
    // A departure may be called by nothing but its times.
    inside.find(
      ({ node }) =>
        !/^(?:button|checkbox)$/.test(node.role) &&
        /\d:\d/.test(node.text ?? (node.role === 'text' ? node.name : '')),
    );
  const called = (entry: Entry | undefined): string =>
    (entry ? entry.node.name || readable(entry.node) : '').trim();
  const isOwn = (text: string): boolean =>
    text !== '' &&
    text.length <= 80 &&
    !text.includes('"') &&
    !(record.parent?.children ?? []).some(
      (other) => other !== record && fold(readable(other.node)).includes(fold(text)),
    );
  if (isOwn(called(title))) return called(title);
  // Two posts by the same person are told apart by what they say.
  const line = inside.find(
    (entry) =>
      !entry.actionable &&
      /^(?:generic|paragraph|text)$/.test(entry.node.role) &&
      entry.node.children.length === 0 &&
      wordsOf(called(entry)).length >= LEAST_SAID &&
      isOwn(called(entry)),
  );
  return line && called(line);
}

/** What is shorter is no sentence that a post is known by, in words. */
const LEAST_SAID = 3;
