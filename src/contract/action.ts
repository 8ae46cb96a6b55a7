/** One action on one element, as observe returns it and act performs it: schema for HTTP, cue file and engine alike. */
import { z } from 'zod';

/**
 * Methods that need an element. `dragBy` takes how far to the right and down in CSS pixels (and a text that the page has to show then),
 * `resizeBy` how much wider and higher (and {@link ABOUT}); `selectText` marks all of an element's text, or the part that it is given.
 */
const elementMethods = [
  'click',
  'dblclick',
  'rightClick',
  'fill',
  'type',
  'clear',
  'selectOption',
  'check',
  'uncheck',
  'hover',
  'focus',
  'dragTo',
  'dragBy',
  'resizeBy',
  'selectText',
  'setInputFiles',
] as const;

/**
 * Methods that may go without an element, on the page itself. `scrollTo` takes a percentage (`"50%"`), `text=…` to scroll a list until that can be read in it, or, without argument,
 * brings an element into view; `acceptDialog` (optional prompt text as argument) and `dismissDialog` settle the NEXT native
 * dialog, so they come before the step that opens it.
 */
export const pageMethods = [
  'press',
  'scrollTo',
  'nextChunk',
  'previousChunk',
  'waitFor',
  'goto',
  'goBack',
  'goForward',
  'reload',
  'acceptDialog',
  'dismissDialog',
] as const;

/** What can be done. Names are Playwright's where Playwright has one. */
export const ActionMethod = z.enum([...elementMethods, ...pageMethods]);
export type ActionMethod = z.infer<typeof ActionMethod>;

/** Argument of a `click` on a star: its left half may stand for half a star. */
export const RIGHT_HALF = 'right half';

/** Last argument of a `dragBy` that has to go that way and about as far. */
export const ROUGHLY = 'roughly';

/** Last argument of a `resizeBy` whose direction was said, and not how far; and of a `dragBy` that need not end just there. */
export const ABOUT = 'about';

/** The side of another item on which a dragged item has to stand: directly before (above) or after (below) it. */
export const DragSide = z.enum(['before', 'after']);
export type DragSide = z.infer<typeof DragSide>;

/** Names that other libraries and earlier generations give to the methods. */
export const methodAliases: Readonly<Record<string, ActionMethod>> = {
  doubleClick: 'dblclick',
  contextClick: 'rightClick',
  pressSequentially: 'type',
  selectOptionFromDropdown: 'selectOption',
  dragAndDrop: 'dragTo',
  uploadFile: 'setInputFiles',
  scroll: 'scrollTo',
  scrollIntoView: 'scrollTo',
  scrollIntoViewIfNeeded: 'scrollTo',
  prevChunk: 'previousChunk',
  keyPress: 'press',
};

/** An action as observe returns it and act accepts it (reference 2.3). */
export const Action = z.strictObject({
  /** XPath (`xpath=…`, frames are crossed by further steps behind an `iframe` step) or CSS selector; empty for an action on the page itself. */
  selector: z.string(),
  /** What it is, for a person. */
  description: z.string(),
  backendNodeId: z.number().optional(),
  /** An {@link ActionMethod}, or one of the names in {@link methodAliases}; absent means `click`. */
  method: z.string().optional(),
  /** Arguments of the method; `%name%` tokens stay unreplaced. For `dragTo` the selector of the target, and behind it `before` or `after` where the element has to stand directly beside it. */
  arguments: z.array(z.string()).optional(),
});
export type Action = z.infer<typeof Action>;

/** The result of `act` (wire protocol, act). */
export interface ActResult {
  success: boolean;
  /** What happened, or why nothing did. */
  message: string;
  /** What was done, for a person. */
  actionDescription: string;
  /** What was performed, in order, `%name%` tokens unreplaced. */
  actions: Action[];
  /** Present with the remote backend and its server cache only. */
  cacheStatus?: 'HIT' | 'MISS';
}
