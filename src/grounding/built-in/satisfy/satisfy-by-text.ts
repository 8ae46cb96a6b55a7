/** What no name sets apart: the one smallest element that shows just a text, in the part of the page that is said, and the main heading. */
import { type Snapshot, type SnapshotNode, textOf } from '../../../contract/snapshot.js';
import { fold } from '../language/words.js';
import { type Entry, indexOf } from '../matching/page-index.js';
import type { Found } from './satisfy-element.js';

const quotedForm = /^(?:the )?(?:\p{L}+ ){0,2}"(?<name>[^"]+)"(?: \p{L}+)?(?<place> (?:in|on) the .+)?$/u;
const drawnForm =
  /^(?:the )?(?<name>\S.*?) (?:tab|step|item|entry|option|link|button|menu item|section|panel|page|folder|category|filter)(?<place> (?:in|on) the .+)?$/u;
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

/**
 * "The heading", "the page heading": the one of the highest level; undefined where there are several of that, or where another heading is
 * the one that says what is expected.
 */
export function mainHeading(subject: string, expected: string, snapshot: Snapshot): Found | undefined {
  if (!/^(?:the )?(?:main |page(?:'s)? )?(?:heading|headline)$/iu.test(subject.trim())) return undefined;
  const headings = indexOf(snapshot).entries.filter(
    ({ node }) => node.role === 'heading' && node.hidden === undefined && (textOf(node) || node.name) !== '',
  );
  const levelOf = ({ node }: Entry): number => node.level ?? 7;
  const top = Math.min(...headings.map(levelOf));
  const [only, ...others] = headings.filter((entry) => levelOf(entry) === top);
  const says = ({ node }: Entry): boolean => fold(textOf(node) || node.name) === fold(expected);
  const isOther = only !== undefined && !says(only) && headings.some(says);
  return only && others.length === 0 && !isOther ? { kind: 'found', entry: only } : undefined;
}

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
  const names = [textOf(node), nameBeforeFigure(node), ...(node.children.length === 0 ? [node.name] : [])];
  if (!isOuter && node.ref !== undefined && names.some((name) => fold(name) === wanted)) yield path;
}

/** "Inbox" of a link "Inbox" with a badge that says 12. */
function nameBeforeFigure(node: SnapshotNode): string {
  const last = node.children.at(-1);
  const figure = node.children.length > 1 && last?.ref !== undefined ? textOf(last) : '';
  return /^\(?\d+\)?$/u.test(figure) ? textOf(node).slice(0, -figure.length).trim() : '';
}

function marksOf({ role, id = '', testId = '', name, classes = [] }: SnapshotNode): string[] {
  return [role, id, testId, name, ...classes];
}
