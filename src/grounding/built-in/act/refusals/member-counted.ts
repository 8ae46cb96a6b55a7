/** Whether an element is one of several of a kind, as a noun that is counted says: a row, card or item, what stands for one, or a choice of a group. */
import { fieldRoles } from '../../language/types.js';
import type { Word } from '../../language/words.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { leading } from '../records/record-handle.js';

/** One of these is chosen. */
const choices = /^(?:option|choice)$/;

/** What leads to other pages of a list stands below it in a list of its own. */
const turnsPages = /^(?:next|previous|prev|first|last|\d{1,3}|[«»‹›<>])$/iu;

/** Where nothing is listed but what leads elsewhere, or does something. */
const bars = /^(?:navigation|menu|menubar|toolbar|tablist)$/;

/** It is one, or lies in one and stands for it; a part of a form is none, but for the box of a line. */
export function isMember(
  target: Entry,
  { stem }: Word,
  { verb, index }: { verb: string; index: PageIndex },
): boolean {
  const { role } = target.node;
  if (choices.test(stem)) return isChoice(target);
  if (fieldRoles.has(role) || role === 'slider') return false;
  if (turnsPages.test((target.node.name || readable(target.node)).trim())) return false;
  const isInBar = [...ancestorsOf(target)].some(({ node }) => bars.test(node.role));
  if (isInBar && !/^(?:item|entry)$/.test(stem)) return false;
  const record = recordOf(target);
  if (!record)
    return /^(?:option|menuitem|menuitemcheckbox|menuitemradio|tab)$/.test(role) || isPlainLine(target);
  const isLine = /^(?:row|listitem|article|option)$/.test(record.node.role);
  if (/^(?:row|line)$/.test(stem) && !isLine && record.node.role !== 'generic') return false;
  if (role === 'radio' || role === 'switch') return isLine && verb !== 'select' && verb !== 'open';
  return (
    verb === 'goal' ||
    target === record ||
    !/^(?:button|link)$/.test(role) ||
    standsFor(target, record, index)
  );
}

/** It is all that can be used in it, is called by what the record begins with, or leads to it. */
function standsFor(target: Entry, record: Entry, index: PageIndex): boolean {
  const used = below(index, record).filter(({ actionable }) => actionable);
  if (
    (used.length === 1 && target.node.role === 'link') ||
    [...ancestorsOf(target)].some(({ node }) => node.role === 'heading')
  )
    return true;
  const name = (target.node.name || readable(target.node)).trim();
  const words = target.evidence[0]?.words ?? [];
  return readable(record.node).trim().startsWith(name) || leading.test(words[0]?.text ?? '');
}

/** A line whose parts are but texts, above or below others that are drawn like it. */
function isPlainLine(target: Entry): boolean {
  const { node, parent } = (target.node.role === 'text' && target.parent) || target;
  const [first] = node.classes ?? [];
  const alike = (parent?.node.children ?? []).filter(
    ({ role, tag, classes = [] }) => role === node.role && tag === node.tag && classes[0] === first,
  );
  return node.role === 'generic' && first !== undefined && alike.length > 1;
}

function isUsed(entry: Entry): boolean {
  return entry.actionable || entry.children.some(isUsed);
}

/** An option, or one of several buttons side by side, of which none belongs to a line of a list. */
function isChoice(target: Entry): boolean {
  const { role, tag, options, hasPopup } = target.node;
  const record = recordOf(target);
  if (/^(?:option|radio|menuitem|menuitemradio|menuitemcheckbox|listbox|treeitem|tab)$/.test(role))
    return true;
  if (options !== undefined || hasPopup === 'listbox' || (role === 'combobox' && record?.node.role !== 'row'))
    return true;
  // The box that chooses a line is none of what the line offers.
  if (role === 'checkbox')
    return record?.node.role !== 'row' && (record?.children.filter(isUsed).length ?? 0) < 2;
  if (target === record) return !target.children.some(({ actionable }) => actionable);
  const alike = (target.parent?.children ?? []).filter(
    ({ node, actionable }) => actionable && node.role === role && node.tag === tag,
  );
  return record === undefined && role !== 'link' && alike.length > 1;
}
