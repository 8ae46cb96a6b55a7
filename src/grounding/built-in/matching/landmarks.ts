/** Parts of a page that people call by what they are for, whether the page marks them or not: the breadcrumb, the sidebar. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from './page-index.js';

/** Whether something lies in the part of that name; undefined where it is no such name, or the page has no such part. */
export function inLandmark(name: string, index: PageIndex): ((entry: Entry) => boolean) | undefined {
  const kind = landmarks.find(({ said }) => said.test(name));
  const parts = kind ? index.entries.filter(({ node }) => kind.is(node, { name, index })) : [];
  return parts.length > 0 ? (entry) => parts.some((part) => isInside(entry, part)) : undefined;
}

/** Whether something lies in a navigation, whether its role says so or only its element. */
export function isInNavigation(entry: Entry): boolean {
  return [...ancestorsOf(entry)].some(({ node }) => node.role === 'navigation' || node.tag === 'nav');
}

interface Landmark {
  said: RegExp;
  is(node: SnapshotNode, on: { name: string; index: PageIndex }): boolean;
}

const landmarks: readonly Landmark[] = [
  {
    said: /^bread ?crumbs?(?: (?:trail|path|navigation|nav|list|links?|bar))?$/,
    is: (node) => isMarked(node, /bread-?_?crumb/i),
  },
  {
    said: /^(?:(?:left|right)(?:[ -]hand)? )?(?:side ?bar|side (?:menu|navigation|nav|panel))(?: (?:menu|navigation|nav))?$/,
    is: (node, { name, index }) =>
      (isMarked(node, /(?:^|[-_ ])side-?_?(?:bar|nav|menu|navigation|panel)/i) || isColumn(node, index)) &&
      isOnSide(node, name, index),
  },
  {
    said: /^(?:(?:top|upper|app|application|title|header)[ -]?(?:bar|nav|navigation|menu)|nav(?:igation)?[ -]?bar)(?: (?:bar|menu|navigation|nav))?$/,
    is: (node, { index }) =>
      (node.role === 'banner' ||
        node.tag === 'header' ||
        isMarked(node, /(?:^|[-_ ])(?:top|app|nav|header|title)-?_?(?:bar|nav|menu)/i)) &&
      isAtTop(node, index),
  },
];

/** Its name, class or id says it. */
function isMarked({ name, classes = [], id = '', role, children }: SnapshotNode, marks: RegExp): boolean {
  const isPart = children.length > 0 && !/^(?:button|link|document)$/.test(role);
  return isPart && [name, id, ...classes].some((text) => marks.test(text));
}

/** A strip along the upper edge of the window. */
function isAtTop({ box }: SnapshotNode, { snapshot: { viewport } }: PageIndex): boolean {
  return (
    box !== undefined &&
    box.y < viewport.height * 0.2 &&
    box.height <= viewport.height * 0.25 &&
    box.width >= viewport.width * 0.5
  );
}

/** A narrow column at an edge that is as high as the page, or nearly so. */
function isColumn({ box, role }: SnapshotNode, { snapshot: { viewport } }: PageIndex): boolean {
  if (!box || role === 'document') return false;
  const isNarrow = box.width > 40 && box.width <= viewport.width * 0.3;
  const isAtEdge = box.x <= 8 || box.x + box.width >= viewport.width - 24;
  return isNarrow && isAtEdge && box.height >= viewport.height * 0.6;
}

function isOnSide({ box }: SnapshotNode, name: string, { snapshot: { viewport } }: PageIndex): boolean {
  if (!box || !/\b(?:left|right)\b/.test(name)) return true;
  const isLeft = box.x + box.width / 2 < viewport.width / 2;
  return /\bleft\b/.test(name) ? isLeft : !isLeft;
}
