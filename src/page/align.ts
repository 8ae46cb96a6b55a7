/**
 * Which element each node of a Playwright snapshot stands for. A snapshot carries no way from node to element that works for
 * all of them at once, but it lists elements in the order of the flat tree, with role and box. Runs in the page, linear.
 */

/** One node of a frame's snapshot, in pre-order: role, name, text, box, index of the parent (-1 for none). */
export type FlatNode = readonly [
  role: string,
  name: string,
  text: string | null,
  x: number,
  y: number,
  width: number,
  height: number,
  parent: number,
];

/** Elements in the order of the flat tree. `end[i]` is the index behind the last descendant of `elements[i]`. */
export interface FlatTree {
  elements: Element[];
  roles: string[];
  boxes: string[];
  end: number[];
  /** False for elements that a snapshot cannot list. */
  shown: boolean[];
}

/** Makes the tools; self-contained, so that its source can be sent. */
export function alignTools() {
  const groups = [
    'cell gridcell columnheader rowheader',
    'textbox searchbox combobox spinbutton',
    'region form banner contentinfo complementary search group generic main navigation article',
    'listbox combobox',
    'list directory menu',
    'listitem generic',
    'img image graphics-document',
    'option menuitem',
  ].map((group) => new Set(group.split(' ')));
  const interactive = new Set(
    'button link textbox checkbox radio combobox slider spinbutton searchbox listbox option tab menuitem switch treeitem heading'.split(
      ' ',
    ),
  );

  /** For each node the index of its element, or -1. */
  function align(nodes: readonly FlatNode[], tree: FlatTree): number[] {
    const byBox = new Map<string, number[]>();
    tree.boxes.forEach((box, index) => {
      if (!tree.shown[index]) return;
      const same = byBox.get(box);
      if (same) same.push(index);
      else byBox.set(box, [index]);
    });
    const matches: number[] = [];
    const cursors = new Map<number, number>();
    const taken = new Set<number>();
    const ranges: (readonly [number, number])[] = [];
    nodes.forEach((node) => {
      const parent = node[7];
      const range = (parent >= 0 ? ranges[parent] : undefined) ?? ([0, tree.elements.length] as const);
      const from = Math.max(cursors.get(parent) ?? range[0], range[0]);
      let match = search(node, byBox, tree, from, range[1]);
      if (match < 0) match = searchByText(node, tree, taken, from, range[1]);
      // `aria-owns` moves an element away from where it stands.
      if (match < 0 && parent >= 0) match = search(node, byBox, tree, 0, tree.elements.length);
      if (match >= 0 && taken.has(match)) match = -1;
      matches.push(match);
      if (match < 0) {
        ranges.push([from, range[1]]);
        return;
      }
      taken.add(match);
      const end = tree.end[match] ?? match + 1;
      ranges.push([match + 1, end]);
      if (match >= from && match < range[1]) {
        // Siblings do not nest. What stands behind an unmatched parent's child also bounds the parent's own siblings.
        cursors.set(parent, end);
      }
    });
    return matches;
  }

  function search(
    node: FlatNode,
    byBox: Map<string, number[]>,
    tree: FlatTree,
    from: number,
    to: number,
  ): number {
    const same = byBox.get(`${node[3]},${node[4]},${node[5]},${node[6]}`);
    if (!same) return -1;
    let first = -1;
    for (let at = lowerBound(same, from); at < same.length; at += 1) {
      const index = same[at] as number;
      if (index >= to || (first >= 0 && index >= (tree.end[first] ?? 0))) break;
      if (!isCompatible(node[0], index, tree)) continue;
      const isExact = tree.roles[index] === node[0];
      if (node[0] !== 'generic' && isExact) return index;
      // A wrapper around a single element is left out of a snapshot: the inner one is meant.
      if (first < 0) first = index;
      else if (
        node[0] === 'generic' &&
        wrapsOnly(tree, first) &&
        (hasWords(tree, index) || !hasWords(tree, first))
      )
        first = index;
    }
    return first;
  }

  /** For pages that moved between snapshot and walk: the same role and the same words. */
  function searchByText(
    node: FlatNode,
    tree: FlatTree,
    taken: Set<number>,
    from: number,
    to: number,
  ): number {
    const words = node[1] || node[2];
    if (!words) return -1;
    for (let index = from, steps = 0; index < to && steps < 200; index += 1, steps += 1) {
      if (
        !tree.shown[index] ||
        taken.has(index) ||
        node[0] === 'generic' ||
        !isCompatible(node[0], index, tree)
      )
        continue;
      const element = tree.elements[index] as Element;
      const text = element.getAttribute('aria-label') ?? element.textContent;
      if ((text ?? '').replace(/\s+/gu, ' ').trim() === words) return index;
    }
    return -1;
  }

  function isCompatible(role: string, index: number, tree: FlatTree): boolean {
    const own = tree.roles[index] ?? '';
    if (own === role) return true;
    const element = tree.elements[index] as Element;
    const explicit = element.getAttribute('role');
    if (explicit && explicit.toLowerCase().split(/\s+/u).includes(role)) return true;
    if (role === 'generic') {
      return !interactive.has(own) || (own === 'textbox' && (element as HTMLElement).isContentEditable);
    }
    return groups.some((group) => group.has(own) && group.has(role));
  }

  function wrapsOnly(tree: FlatTree, index: number): boolean {
    const element = tree.elements[index] as Element;
    for (const child of element.childNodes) {
      // Words inside the tags of a host are shown where its shadow tree has a slot.
      if (child.nodeType !== Node.TEXT_NODE || (child as Text).assignedSlot) continue;
      if (/\S/u.test(child.nodeValue ?? '')) return false;
    }
    let children = 0;
    for (let at = index + 1; at < (tree.end[index] ?? 0); at = tree.end[at] ?? at + 1) {
      if (tree.shown[at]) children += 1;
    }
    return children === 1;
  }

  /** Whether words are shown in an element: what lies over it as its shadow or its ripple has none. */
  function hasWords(tree: FlatTree, index: number): boolean {
    const end = tree.end[index] ?? 0;
    // In so large a part words are taken for granted.
    if (end - index > 60) return true;
    const isText = (node: Node): boolean =>
      node.nodeType === Node.TEXT_NODE && /\S/u.test(node.nodeValue ?? '');
    for (let at = index; at < end; at += 1) {
      const element = tree.elements[at] as Element;
      const own =
        element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : element.childNodes;
      for (const node of own)
        if (isText(node) && ((node as Text).assignedSlot === null || own !== element.childNodes)) return true;
    }
    return false;
  }

  function lowerBound(sorted: readonly number[], wanted: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return { align };
}
