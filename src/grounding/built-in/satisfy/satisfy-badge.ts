/** "The thread is marked as solved": what the thing that a page is about is marked as, by the only badge of the page. */
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import { pageIndex } from '../extract/extract-page.js';
import { fold } from '../language/words.js';
import type { Claim } from './satisfy-claims.js';

type TextClaim = Extract<Claim, { kind: 'text' }>;

const badge = /^(?:\w+-)?(?:badge|chip|pill|lozenge|status|state)$/u;
/** The thing that a page is about, by a noun alone. */
const oneThing = /^(?:the|this) (?<noun>\p{Ll}{3,})$/u;

/** The badge that says so, where the page has no other and none of several records has it. */
export function badgeSaying({ subject, value, operator }: TextClaim, content: Snapshot): Reading | undefined {
  if (!oneThing.test(subject) || operator !== 'same' || value.quoted) return undefined;
  const page = pageIndex(content);
  const { tree } = page;
  const badges = tree.nodes.filter((node) => {
    const text = tree.textOf(node);
    return (
      node.ref !== undefined &&
      text.length <= 24 &&
      /^\p{L}[\p{L} -]+$/u.test(text) &&
      (node.classes ?? []).some((name) => badge.test(name)) &&
      !page.isAside(node)
    );
  });
  const [only, ...others] = badges;
  if (!only?.ref || others.length > 0 || fold(tree.textOf(only)) !== fold(value.text)) return undefined;
  return { kind: 'leaf', ref: only.ref, from: 'text', parse: 'string', value: tree.textOf(only) };
}
