/** "More" that makes a number greater, beside "Less" or drawn as a plus: no menu of what can be done. */
import type { Entry } from './page-index.js';

/** Whether a control that says "More" counts something up. */
export function makesMore({ node, parent }: Entry): boolean {
  const isLess = (name: string): boolean => /^(?:less|fewer|minus|decrease|[-−–])$/iu.test(name.trim());
  return (
    /^[+＋]$/u.test((node.text ?? '').trim()) ||
    (parent?.node.children ?? []).some(
      // A dash in the cell of a table is an empty one.
      (each) => each !== node && !each.role.endsWith('cell') && isLess(each.name || (each.text ?? '')),
    )
  );
}
