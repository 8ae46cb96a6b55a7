/** What is left to do while places that are put away are looked into, one after another. */

/**
 * A place that is put away was opened, `at` is its name: the menu of a title, or a part of the page. `left` are those after it, `hits` those that
 * had what is asked for; `top` are the items of the open menu, `sub` the item that was opened in it, `seen` what is to go with putting it away.
 */
export interface IntoPhase {
  kind: 'into';
  of: 'menu' | 'part';
  at: string;
  left: readonly string[];
  hits: readonly string[];
  /** Where a record that the clause speaks of stands, with nothing to see yet that does it. */
  records?: readonly string[] | undefined;
  spent: number;
  isFirst?: true | undefined;
  top?: readonly string[] | undefined;
  sub?: string | undefined;
  /** The item, or the title, was only pointed at. */
  isPointed?: true | undefined;
  /** The menu came up when its title was pointed at, and goes when the pointer does. */
  isUnder?: true | undefined;
  seen?: readonly string[] | undefined;
  isAgain?: true | undefined;
  /** All were looked into, and this is the one. */
  isSure?: true;
  /** What is asked for is so already. */
  isSo?: true;
  /** The tab that was open, and that it is gone back to it. */
  home?: string | undefined;
  isOver?: true;
}
