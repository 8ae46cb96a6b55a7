/** Elements in words, for errors, reports and step descriptions: `button "Save" in dialog "Profile"`. */
import { fold } from '../language/words.js';
import { ancestorsOf, readable, type Entry } from './page-index.js';

/** Role and name, and what it lies in. Names are cut at 60 characters. */
export function describe(entry: Entry): string {
  const around = containerOf(entry);
  return around ? `${plain(entry)} in ${around}` : plain(entry);
}

/** Role and name only. */
export function plain(entry: Entry): string {
  const { node } = entry;
  const name =
    node.name ||
    node.text ||
    entry.evidence.find((each) => each.kind !== 'class' && each.kind !== 'id')?.text ||
    '';
  const role = node.role === 'generic' || node.role === 'text' ? 'element' : node.role;
  return name ? `${role} "${cut(name)}"` : node.placeholder ? `${role} "${cut(node.placeholder)}"` : role;
}

/** What an element goes by, folded: its name, or the text in it where it has none. */
export function calledBy({ node }: Entry): string {
  return fold(node.name || readable(node));
}

function containerOf(entry: Entry): string | undefined {
  for (const ancestor of ancestorsOf(entry)) {
    const { node } = ancestor;
    if (
      /^(?:dialog|alertdialog|region|form|navigation|group|radiogroup|tabpanel)$/.test(node.role) &&
      node.name
    )
      return `${node.role} "${cut(node.name)}"`;
    if (/^(?:dialog|alertdialog|banner|contentinfo|navigation)$/.test(node.role)) return node.role;
    if (ancestor.record) {
      const text = node.name || readable(node);
      return text ? `${node.role === 'generic' ? 'item' : node.role} "${cut(text)}"` : undefined;
    }
  }
  return undefined;
}

function cut(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}
