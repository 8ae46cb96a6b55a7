/** The page as data: one tree over frames and open shadow roots. Pure; reading it from a page is `page/read.ts`. */

/** Why a person does not see or cannot reach a node that is nevertheless in the tree. */
export type Hidden =
  | 'aria-hidden'
  | 'offscreen'
  | 'transparent'
  | 'clipped'
  | 'inert'
  | 'behind-dialog'
  | 'covered';

/** Where a name that Playwright does not compute was found; see {@link SnapshotNode.hint}. */
export type HintSource =
  | 'label-nearby'
  | 'title'
  | 'alt'
  | 'icon'
  | 'described-by'
  | 'class'
  | 'value'
  | 'name';

/** Bounding box in CSS pixels, relative to the viewport of the top page, whole numbers. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How something looks, where that sets it apart. Colours are `#rrggbb`. */
export interface Look {
  shape?:
    | 'circle'
    | 'ellipse'
    | 'square'
    | 'rectangle'
    | 'triangle'
    | 'pentagon'
    | 'hexagon'
    | 'octagon'
    | 'polygon'
    | 'line'
    | 'text';
  /** Colour of its inside, or of its outline where it has none. */
  fill?: string;
  /** Colour of its text, unless it is that of the page's text. */
  ink?: string;
  bold?: true;
  italic?: true;
  underlined?: true;
}

/** A part of a text that is set apart by how it looks. */
export interface Mark extends Omit<Look, 'shape' | 'fill'> {
  text: string;
}

/** A part of the text of a node that is an element of its own and no node: its text, and a ref to act on it. */
export interface Part {
  text: string;
  ref: string;
}

/**
 * One node. Text fragments have role `text`, their text in `name`, and no ref.
 * Every optional field is absent when it does not apply; `undefined` is never stored.
 */
export interface SnapshotNode {
  /** WAI-ARIA role as Playwright computes it (plus `iframe`, `text`, and `textbox` for contenteditable). */
  role: string;
  /** Accessible name as Playwright computes it; empty when there is none. For `text` nodes the text. */
  name: string;
  children: SnapshotNode[];
  /** Handle for this snapshot only: Playwright's (`e5`, `f1e2`), or `x…` for elements that Playwright leaves out. */
  ref?: string;
  /** Text content of an element whose only child is text (not its name). */
  text?: string;
  /** Current value of a field; `•••` for password fields and for a secret's value. */
  value?: string;
  /** Names that the accessibility tree does not give: nearby label, tooltip, alternative text, icon name … in order of trust. */
  hints?: readonly { from: HintSource; text: string }[];
  placeholder?: string;
  /** Text of `aria-describedby`. */
  description?: string;
  url?: string;
  level?: number;
  checked?: boolean | 'mixed';
  disabled?: boolean;
  expanded?: boolean;
  selected?: boolean;
  pressed?: boolean | 'mixed';
  /** Has the focus. */
  focused?: boolean;
  /** Marked as wrong, by the page or by the browser. */
  invalid?: boolean;
  required?: boolean;
  readonly?: boolean;
  /** A person could click it although its role does not say so: pointer cursor, click handler attribute, tabindex. */
  clickable?: boolean;
  /** By its look it is the title of a section that is folded up; it says nothing of it itself, as `expanded` would. */
  folded?: boolean;
  hidden?: Hidden;
  box?: Box;
  /** Lower-case tag name. */
  tag?: string;
  /** `type` attribute of inputs and buttons, lower case. */
  inputType?: string;
  id?: string;
  /** Value of the test id attribute. */
  testId?: string;
  classes?: readonly string[];
  /** Labels of the options of a native select, in order; `selected` ones are in {@link value}. */
  options?: readonly string[];
  /** `min`, `max` and `step` of a range, number or date field. */
  min?: string;
  max?: string;
  step?: string;
  /** `aria-haspopup`, `autocomplete` and `aria-controls` hints of a combobox-like element. */
  hasPopup?: string;
  /** It shows a part of its content only, and scrolls. */
  scrolls?: boolean;
  /** A link whose page opens in another tab or window. */
  opensTab?: boolean;
  /** The element accepts HTML5 drops or can be dragged. */
  draggable?: boolean;
  /** A person can pull it larger or smaller: by its corner, or by a handle in it. On pages of moderate size only. */
  resizable?: boolean;
  /** How it looks; on pages of moderate size only, where someone may speak of it so. */
  look?: Look;
  /** Parts of its text that are set apart by colour or weight and are no nodes. */
  marks?: readonly Mark[];
  /** Parts of its text that are elements of their own and no nodes; on pages of moderate size only. Not shown to a model. */
  parts?: readonly Part[];
  /** 1-based position and size of the set where the page states them (`aria-posinset`, `aria-setsize`). */
  position?: number;
  setSize?: number;
  /** Visible text of a short element with several children, exactly as it reads (inline parts are not set apart). */
  content?: string;
  /** Absolute address of an image. */
  src?: string;
  /** `datetime` attribute of a time. */
  datetime?: string;
  /** Microdata property that the element is marked up as. */
  itemprop?: string;
  /** Columns and rows that a table cell spans, when it spans several. */
  span?: readonly [columns: number, rows: number];
}

/** A snapshot of a page, or of the part a selector scopes it to. */
export interface Snapshot {
  url: string;
  title: string;
  viewport: { width: number; height: number };
  /** Scroll position and extent of the top document, in CSS pixels. */
  scroll: { x: number; y: number; width: number; height: number };
  /** Role `document`; its children are the roots of the page or of the scope. */
  root: SnapshotNode;
  /** Whether the page is light text on a dark ground, or the other way round; absent where that is not clear. */
  shade?: 'dark' | 'light';
  /** Frames that did not answer in time, by URL; their content is missing. */
  missingFrames: readonly string[];
  /** What the document says about itself without showing it: title, `meta`, canonical address, JSON-LD. Role `metadata`, name as marked up. */
  metadata?: readonly SnapshotNode[];
}

/** Every node below and including `node`, in document order. */
export function* walk(node: SnapshotNode): Generator<SnapshotNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}

/** Plain text of a subtree: text fragments, texts and values in document order, joined by single spaces. */
export function textOf(node: SnapshotNode): string {
  const parts: string[] = [];
  collect(node, parts);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

function collect(node: SnapshotNode, parts: string[]): void {
  parts.push(ownTextOf(node));
  if (node.role !== 'text') for (const child of node.children) collect(child, parts);
}

/** What a node says itself, in front of what its children say. */
export function ownTextOf({ role, name, text, value, children }: SnapshotNode): string {
  if (role === 'text') return name;
  return text ?? value ?? (children.length === 0 ? name : '');
}
