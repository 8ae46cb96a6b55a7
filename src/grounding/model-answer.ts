/** What the answers of a model to all verbs have in common: their form, the parts of the page they ask for, the elements they name. */
import type { z } from 'zod';
import type { SnapshotNode } from '../contract/snapshot.js';
import type { Checked } from './model-ask.js';
import type { PrintedPage } from './print.js';

/** A checked answer: the result, or parts of the page that the model wants to see first. */
export type Answered<T> = { kind: 'answer'; value: T } | { kind: 'open'; refs: readonly string[] };

/** What is wrong with the form of an answer. */
export function issuesOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || 'the answer'}: ${issue.message}`);
}

/** Parts of the page that a model wants to see first; only where the page was not shown whole, and it may still ask. */
export function openOf(
  refs: readonly string[],
  { mayOpen, page }: { mayOpen: boolean; page: PrintedPage },
): Checked<{ kind: 'open'; refs: readonly string[] }> {
  if (!mayOpen || !page.isPartial)
    return { ok: false, issues: ['nothing more can be opened; answer with what is shown, or with none'] };
  const found = refs.filter((ref) => page.refs.has(ref));
  if (found.length === 0) return { ok: false, issues: ['open needs refs of parts that the page shows'] };
  return { ok: true, value: { kind: 'open', refs: found } };
}

/** The elements of the page that an answer names, for a person; refs that the page does not have are passed over. */
export function namedBy(refs: readonly string[], page: PrintedPage): string[] {
  return refs.flatMap((ref) => {
    const node = page.refs.get(ref);
    return node ? [describeNode(node)] : [];
  });
}

/** Role and name of an element, for a person: `button "Save"`. */
export function describeNode(node: SnapshotNode): string {
  const name =
    node.name || node.content || node.text || node.hints?.[0]?.text || node.placeholder || node.testId || '';
  const role = node.role === 'generic' || node.role === 'text' ? 'element' : node.role;
  return name ? `${role} "${cut(name)}"` : role;
}

/** One line of at most so many characters. */
export function cut(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
