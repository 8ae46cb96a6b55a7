/**
 * What stands under a title by itself ("the customer is John Doe", where a box titled "Customer" shows that name among other things), and
 * what is said of the thing that the whole page is about ("the project is on track", with a badge that says just that).
 */
import type { Reading } from '../../../contract/reading.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { partUnder } from '../extract/extract-part.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import { isInside } from '../extract/extract-tree.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import { fold } from '../language/words.js';

const subjectForm = /^(?:the|this|my|our) (?<noun>\p{Ll}[\p{Ll} -]*)$/u;

/** The one text that says just that, there; undefined where nothing does, or more than one. What is not said so may be said otherwise. */
export function saidUnder(subject: string, value: string, content: Snapshot): Reading | undefined {
  const { noun } = subjectForm.exec(subject)?.groups ?? {};
  const wanted = fold(value);
  if (noun === undefined || !/\p{L}{2}/u.test(wanted)) return undefined;
  const page = pageIndex(content);
  const part = partUnder(page, plainWords(noun));
  // Under a title a name or an amount is one; what is written small may be said of anything there.
  const isName = /^[\p{Lu}\d]/u.test(value);
  const inPart =
    part && isName ? textsSaying(page, wanted).filter((node) => isInside(page.tree, node, part)) : [];
  const node = inPart.length > 0 ? inPart : isOfPage(page, noun) ? badgesSaying(page, wanted) : [];
  const [only, ...others] = node;
  const beside = node.length === 0 && isOfPage(page, noun) ? bracketed(page, wanted) : undefined;
  if (beside) return beside;
  return only?.ref !== undefined && others.length === 0
    ? { kind: 'leaf', ref: only.ref, from: 'text', parse: 'string', value: page.tree.textOf(only) }
    : undefined;
}

/** Whether the noun names what the page is about, and no list of such things is on it. */
function isOfPage(page: PageIndex, noun: string): boolean {
  const words = meaningfulWords(noun);
  const [head] = words.slice(-1);
  const about = aboutWords(page);
  return (
    head !== undefined &&
    words.every((word) => explained(word, about) >= 0.85) &&
    !page.regions.some(
      ({ kind, items, words: own }) => kind === 'table' && items.length > 1 && explained(head, own) >= 0.85,
    )
  );
}

/** Words of the title, the address and the main heading, and of the line over it. */
function aboutWords({ tree }: PageIndex): ReadonlySet<string> {
  const main = tree.nodes.find(({ role, level }) => role === 'heading' && level === 1);
  const around = main && tree.parentOf(main);
  const line = around && tree.textOf(around).length <= 120 ? plainWords(tree.textOf(around)) : [];
  return new Set([...tree.pageWords, ...line]);
}

/** Texts of their own that are no control and stand in no record of several. */
function textsSaying(page: PageIndex, wanted: string): SnapshotNode[] {
  const { tree } = page;
  const saying = tree.nodes.filter(
    (node) => node.ref !== undefined && !controls.test(node.role) && fold(tree.textOf(node)) === wanted,
  );
  return saying.filter((node) => !saying.some((other) => other !== node && isInside(tree, other, node)));
}

/** "Book restorer (part-time)": what the main heading says in brackets. */
function bracketed({ tree }: PageIndex, wanted: string): Reading | undefined {
  const main = tree.nodes.find(({ role, level }) => role === 'heading' && level === 1);
  const whole = main ? tree.textOf(main) : '';
  const { before, value, after } =
    /^(?<before>.*\S\s?\()(?<value>[^()]+)(?<after>\))$/u.exec(whole)?.groups ?? {};
  return main?.ref !== undefined && value !== undefined && fold(value) === wanted
    ? {
        kind: 'leaf',
        ref: main.ref,
        from: 'text',
        parse: 'string',
        value,
        trim: { before: before ?? '', after: after ?? '' },
      }
    : undefined;
}

/** Those beside the main heading; of a page that has none, the one text of its own. */
function badgesSaying(page: PageIndex, wanted: string): SnapshotNode[] {
  const { tree } = page;
  const main = tree.nodes.find(({ role, level }) => role === 'heading' && level === 1);
  if (!main) return textsSaying(page, wanted).filter((node) => page.itemsOf(node).length === 0);
  let around: SnapshotNode = main;
  for (let up = 0; up < 2; up += 1) {
    const above = tree.parentOf(around);
    if (!above || tree.textOf(above).length > 200) break;
    around = above;
  }
  return textsSaying(page, wanted).filter((node) => node !== main && isInside(tree, node, around));
}

const controls = /^(?:button|link|option|tab|radio|checkbox|switch|menuitem|combobox|listbox)$/u;
