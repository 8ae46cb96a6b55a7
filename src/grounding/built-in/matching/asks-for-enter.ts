/** A field that says that Enter makes something of what is typed: "Type a tag and press Enter", "Hit Enter to add". */
import { ancestorsOf, below, type Entry, type PageIndex, readable } from './page-index.js';
import { fieldRoles } from '../language/types.js';

const asking =
  /\b(?:press|hit|tap|use|then|with|and|by)\s+(?:the\s+)?["“‘']?(?:enter|return|↵|⏎)|\benter to (?:add|create)\b|[,(–-]\s*enter\)?$|[↵⏎]/i;

/** What Enter does otherwise. */
const otherwise = /\b(?:search|find|filter|send|submit|save|log|sign|go|chat|message|jump)\b/i;

/** Levels above the field in which the hint may stand. */
const LEVELS = 3;

/** What the field and its hint lie in; undefined where nothing asks for Enter. */
export function asksForEnter(field: Entry, index: PageIndex): Entry | undefined {
  const { node, parent } = field;
  const own = [node.placeholder, node.description, node.name, ...(node.hints ?? []).map(({ text }) => text)];
  if (own.some((text) => text !== undefined && isHint(text))) return parent;
  for (const around of [...ancestorsOf(field)].slice(0, LEVELS)) {
    const inside = below(index, around);
    if (inside.filter((each) => fieldRoles.has(each.node.role)).length > 1) return undefined;
    if (
      inside.some((each) => each.node.children.length === 0 && isHint(each.node.text ?? readable(each.node)))
    )
      return around;
  }
  return undefined;
}

function isHint(text: string): boolean {
  return text.length <= 120 && asking.test(text) && !otherwise.test(text);
}
