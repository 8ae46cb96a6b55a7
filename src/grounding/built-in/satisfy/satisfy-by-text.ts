/** What has no role that names it: the one smallest element that shows just a text, in the part of the page that is said. */
import { type Snapshot, type SnapshotNode, textOf } from '../../../contract/snapshot.js';
import { fold } from '../language/words.js';

const quotedForm = /^(?:the )?(?:\p{L}+ ){0,2}"(?<name>[^"]+)"(?: \p{L}+)?(?<place> (?:in|on) the .+)?$/u;
const drawnForm =
  /^(?:the )?(?<name>\S.*?) (?:tab|step|item|entry|option|link|button|menu item|section|panel|page)(?<place> (?:in|on) the .+)?$/u;
/** Parts of a page by their words, and what roles, ids and classes call them. */
const parts: readonly { said: RegExp; marks: RegExp }[] = [
  { said: /\bside ?(?:bar|nav|menu)\b/u, marks: /side[-_]?(?:bar|nav|menu)|complementary|drawer/iu },
  {
    said: /\b(?:nav(?:igation)?(?: ?bar)?|menu(?: ?bar)?|top ?bar|header)\b/u,
    marks: /nav|menu|top-?bar|header|banner/iu,
  },
  { said: /\bpagination|pager\b/u, marks: /pagina|pager/iu },
  { said: /\bbreadcrumbs?\b/u, marks: /breadcrumb/iu },
  { said: /\bfooter\b/u, marks: /footer|contentinfo/iu },
  { said: /\btoolbar\b/u, marks: /tool-?bar/iu },
];

/** The path from the root to it; undefined where nothing shows just that, or several elements do. */
export function pathByText(subject: string, { root }: Snapshot): SnapshotNode[] | undefined {
  const { name, place } = (quotedForm.exec(subject) ?? drawnForm.exec(subject))?.groups ?? {};
  if (name === undefined) return undefined;
  const part = place === undefined ? undefined : parts.find(({ said }) => said.test(place));
  if (place !== undefined && !part) return undefined;
  const found = [...innermost(root, fold(name), [])].filter(
    (path) =>
      !part ||
      // What the whole page is marked with says nothing of a part of it.
      path
        .slice(0, -1)
        .some((node) => node.tag !== 'body' && marksOf(node).some((mark) => part.marks.test(mark))),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Elements that show just a text, none of them around another. */
function* innermost(
  node: SnapshotNode,
  wanted: string,
  above: readonly SnapshotNode[],
): Generator<SnapshotNode[]> {
  if (node.role === 'text' || (node.hidden !== undefined && node.hidden !== 'offscreen')) return;
  const path = [...above, node];
  let isOuter = false;
  for (const child of node.children)
    for (const below of innermost(child, wanted, path)) {
      isOuter = true;
      yield below;
    }
  if (
    !isOuter &&
    node.ref !== undefined &&
    (fold(textOf(node)) === wanted || (node.children.length === 0 && fold(node.name) === wanted))
  )
    yield path;
}

function marksOf({ role, id = '', testId = '', name, classes = [] }: SnapshotNode): string[] {
  return [role, id, testId, name, ...classes];
}
