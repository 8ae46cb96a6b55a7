/** "Issue #38 is assigned to Samira": what a line of the record says behind just those words, "#38 · Open · assigned to Sam". */
import { trimmed } from '../../../contract/parse-value.js';
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot } from '../../../contract/snapshot.js';
import { pageIndex } from '../extract/extract-page.js';
import { partsOfRecord } from '../extract/extract-record.js';
import type { Place } from '../extract/extract-leaf.js';
import { indexTree, type Tree } from '../extract/extract-tree.js';
import { recordSaid } from '../extract/records-said.js';
import { plainWords } from '../extract/extract-words.js';

/** The text behind the words of a verb in the one record that is meant; undefined where no part of it begins so, or several do. */
export function ledSaying(subject: string, by: string, content: Snapshot): Reading | undefined {
  const words = plainWords(by.replace(/^(?:is|was|has been) /u, ''));
  if (words.length < 2) return undefined;
  const page = pageIndex(content);
  const record = recordSaid(page, subject);
  if (!record) return undefined;
  const led = partsOfRecord(page, record.node).filter(({ lead }) => lead.join(' ') === words.join(' '));
  const [only, ...others] = new Map(led.map((part) => [part.text, part])).values();
  if (!only || others.length > 0) return undefined;
  const { node, trim } = only.place;
  const ref = page.tree.anchorOf(node)?.ref;
  const whole = page.tree.textOf(node);
  if (ref === undefined || page.tree.anchorOf(node) !== node) return undefined;
  // What stands before and behind may change without it.
  const start = whole.lastIndexOf(only.text);
  const phrase = /\S+ \S+ $/u.exec(whole.slice(0, start))?.[0];
  const after = /^\s\S+\s/u.exec(whole.slice(start + only.text.length))?.[0];
  const short = { ...(phrase && { before: phrase }), ...(after && { after }) };
  const kept = trimmed(whole, short) === only.text ? short : trim;
  return { kind: 'leaf', ref, from: 'text', parse: 'string', value: only.text, ...(kept && { trim: kept }) };
}

/** Whether the words right before a value say that something else was done by them: "Booked by <b>Ida</b>" is not who planned it. */
export function isLedOtherwise(reading: Reading, by: string, content: Snapshot): boolean {
  if (reading.kind !== 'leaf') return false;
  const tree = indexTree(content);
  const node = tree.nodes.find(({ ref }) => ref === reading.ref);
  return (
    node !== undefined && leadsOtherwise(tree, { node, ...(reading.trim && { trim: reading.trim }) }, by)
  );
}

/** The same of a place of the page. */
export function leadsOtherwise(tree: Tree, { node, trim }: Place, by: string): boolean {
  const done = /^(?:is |was )?(?<done>\p{Ll}+(?:ed|en|wn|de)) (?:by|to|with)$/u.exec(by)?.groups?.['done'];
  if (done === undefined) return false;
  const beside = tree.parentOf(node)?.children ?? [];
  const before = beside[beside.indexOf(node) - 1];
  const lead = trim?.before ?? (before ? tree.textOf(before) : '');
  const said = /(?<done>\p{L}+(?:ed|en|wn|de)) (?:by|to|with):?\s*$/iu.exec(lead)?.groups?.['done'];
  return said !== undefined && said.toLowerCase() !== done;
}
