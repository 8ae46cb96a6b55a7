/** A locator as data: what a cue stores, never code. Turning it into a Playwright Locator is `page/locate.ts`. */
import { z } from 'zod';

/** One step of a locator chain; each narrows or enters what the steps before it gave. */
export const LocatorStep = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('role'),
    role: z.string(),
    name: z.string().optional(),
    exact: z.boolean().optional(),
  }),
  z.strictObject({ by: z.literal('testId'), value: z.string() }),
  z.strictObject({ by: z.literal('label'), text: z.string(), exact: z.boolean().optional() }),
  z.strictObject({ by: z.literal('placeholder'), text: z.string(), exact: z.boolean().optional() }),
  z.strictObject({ by: z.literal('altText'), text: z.string(), exact: z.boolean().optional() }),
  z.strictObject({ by: z.literal('title'), text: z.string(), exact: z.boolean().optional() }),
  z.strictObject({ by: z.literal('text'), text: z.string(), exact: z.boolean().optional() }),
  z.strictObject({ by: z.literal('css'), selector: z.string() }),
  z.strictObject({ by: z.literal('xpath'), selector: z.string() }),
  /** Keeps those that contain the text. */
  z.strictObject({ by: z.literal('hasText'), text: z.string() }),
  /** Keeps the n-th, zero-based; -1 is the last. */
  z.strictObject({ by: z.literal('nth'), index: z.number().int() }),
  /** Enters the document of the frame that the steps before it located. */
  z.strictObject({ by: z.literal('frame') }),
]);
export type LocatorStep = z.infer<typeof LocatorStep>;

/** A chain of steps, from the page inwards; never empty. */
export const LocatorData = z.array(LocatorStep).min(1);
export type LocatorData = z.infer<typeof LocatorData>;

/** What an element was when its cue was recorded. Compared on replay before anything is done to it. */
export const Fingerprint = z.strictObject({
  /** Explicit or implicit role and name, as `page/` computes both, the same way when recording and when replaying. */
  role: z.string(),
  name: z.string(),
  tag: z.string(),
  type: z.string().optional(),
  id: z.string().optional(),
  testId: z.string().optional(),
  classes: z.array(z.string()).optional(),
  /** Own visible text, white space folded, at most 120 characters. */
  text: z.string().optional(),
  label: z.string().optional(),
  placeholder: z.string().optional(),
  /** Of an element without a name or a text: its kind of shape and its colour, `circle rgb(255, 0, 0)`. */
  look: z.string().optional(),
  /** Path and query of a link or form target, host left out. */
  href: z.string().optional(),
  /** Nearest heading before it, or the name of the nearest named container. */
  heading: z.string().optional(),
  /** Identifying text of the nearest repeated container (row, list item, card): what tells this "Edit" from the other. */
  container: z.string().optional(),
  /** Text of the element before and of the element behind. */
  neighbours: z.tuple([z.string(), z.string()]).optional(),
  /** Tag path from the root, `html>body>main>ul>li:nth(3)>button`; for similarity only. */
  path: z.string().optional(),
  /** Attributes such as `aria-checked` are state, not identity, and are left out; so are places in pixels, which depend on fonts. */
});
export type Fingerprint = z.infer<typeof Fingerprint>;

/** An element as a cue stores it. */
export const Target = z.strictObject({
  /** In order of trust; each resolved to exactly this element when it was recorded. */
  candidates: z.array(LocatorData).min(1),
  fingerprint: Fingerprint,
  /** Of what is read: words of the sentence that the headings over the element said, and still have to say. */
  under: z.array(z.string()).optional(),
});
export type Target = z.infer<typeof Target>;
