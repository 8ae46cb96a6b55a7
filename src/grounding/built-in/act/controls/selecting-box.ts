/** "Switch off T-1" is no box that only selects the row of it: a box without a name, under a header that says nothing. */
import type { Clause } from '../../language/clause.js';
import { headersOver } from '../../matching/headers-over.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';

/** The outcome, or a refusal where it would only select what is to be switched. */
export function unlessSelecting({ said, text }: Clause, outcome: Outcome, { index }: Scene): Outcome {
  if (!/^(?:turn|switch|enable|disable|activate|deactivate)\b/.test(said)) return outcome;
  const targets =
    outcome.kind === 'steps'
      ? outcome.steps.flatMap(({ ref }) => entryOf(ref ?? '', index) ?? [])
      : outcome.kind === 'done'
        ? (outcome.entries ?? [])
        : [];
  return targets.length > 0 && targets.every((each) => isSelecting(each, index))
    ? { kind: 'none', looked: text, nearest: [] }
    : outcome;
}

function isSelecting(entry: Entry, index: PageIndex): boolean {
  const isUnnamed = entry.node.role === 'checkbox' && entry.node.name === '';
  const header = isUnnamed ? headerOf(entry, index) : undefined;
  return (
    header !== undefined &&
    (header.node.name.trim() === '' || below(index, header).some(({ node }) => node.role === 'checkbox'))
  );
}

/** What stands over it, or in its place in the first row of the table. */
export function headerOf(entry: Entry, index: PageIndex): Entry | undefined {
  const [over] = headersOver(entry, index);
  if (over) return over;
  const up = [entry, ...ancestorsOf(entry)];
  const row = up.find(({ node }) => node.role === 'row');
  const table = up.find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  const cell = up.find(({ parent }) => parent === row);
  const head = table && below(index, table).find(({ node }) => node.role === 'row');
  const header = row && cell ? head?.children[row.children.indexOf(cell)] : undefined;
  return head !== row && header?.node.role === 'columnheader' ? header : undefined;
}
