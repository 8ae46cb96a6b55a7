/** Marks text and formats it: "make the word X bold", "select all the text in the editor", "underline it". */
import type { Clause } from '../../language/clause.js';
import { type Marking, markingOf } from '../../language/marking.js';
import type { Scene } from '../../matching/look-up.js';
import { lookUp } from '../../matching/look-up.js';
import { candidatesFor, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';
import { wantAnything } from '../../matching/wants.js';
import { fold, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.88;

/** What such a clause comes to; undefined for any other, and where the page has no text that it can mean. */
export function markOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:goal|select|set|check)$/.test(clause.verb)) return undefined;
  const said = markingOf(clause.text);
  if (!said) return undefined;
  const marking = asShown(said, scene);
  const format = marking.style === undefined ? undefined : formatButton(marking.style, scene);
  if (marking.isIt) {
    if (format?.kind !== 'steps') return undefined;
    const { last } = scene;
    if (last && (isEditor(last) || !last.actionable)) return { ...format, explained: clause.text };
    // A button that formats does so to what is marked, and a box or a list may be of something else.
    const isOfEditor = scene.index.actionable.some((entry) => isEditor(entry) && entry.node.tag !== 'input');
    const [step] = format.steps;
    const isButton = entryOf(step?.ref ?? '', scene.index)?.node.role === 'button';
    return isOfEditor && isButton
      ? {
          kind: 'none',
          looked: `what "${clause.text}" is done to: no text is marked`,
          nearest: [],
          final: true,
        }
      : undefined;
  }
  const holder = holderOf(marking, scene);
  // A word that something is called is chosen, and not marked.
  if (!holder || (!marking.style && marking.part !== undefined && isNameOfOther(marking.part, holder, scene)))
    return undefined;
  if (marking.part !== undefined) {
    const count = countIn(textIn(holder), marking.part);
    if (count > 1)
      return {
        kind: 'cannot-tell',
        looked: clause.text,
        reason: `"${marking.part}" stands there ${count} times: name more of the words around it`,
      };
  }
  if (format && format.kind !== 'steps') return format;
  const args = marking.part === undefined ? [] : [marking.part];
  const mark = stepOn(holder, 'selectText', { args, confidence: CONFIDENCE });
  // The reading of such a sentence holds each of its words.
  return { kind: 'steps', steps: [mark, ...(format?.steps ?? [])], explained: clause.text };
}

/** A comma behind what is marked is that of the sentence where the page has it without one. */
function asShown(said: Marking, scene: Scene): Marking {
  if (said.part?.endsWith(',') !== true || holderOf(said, scene)) return said;
  return { ...said, part: said.part.slice(0, -1) };
}

function isEditor({ node, actionable }: Entry): boolean {
  return actionable && node.role === 'textbox' && node.options === undefined && node.hidden === undefined;
}

function textIn({ node }: Entry): string {
  return node.value ?? node.text ?? node.content ?? readable(node);
}

/** How often a text stands in another as whole words. */
function countIn(text: string, part: string): number {
  const isWordChar = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    if (!isWordChar(text[at - 1]) && !isWordChar(text[at + part.length])) count += 1;
  return count;
}

/** The one editor or piece of running text that holds what is meant. */
function holderOf({ part, place, isText, style }: Marking, scene: Scene): Entry | undefined {
  const holds = (entry: Entry): boolean =>
    part === undefined ? textIn(entry).trim() !== '' : countIn(textIn(entry), part) > 0;
  if (place) {
    const found = lookUp(place, { ...wantAnything, fit: ({ role }) => (role === 'document' ? 0 : 1) }, scene);
    const [only, ...others] = found.kind === 'found' ? found.entries : [];
    const isAny = place.every(({ lower }) => /^(?:the|this|paragraph|passage|text)$/.test(lower));
    if (found.kind === 'none' && isAny && part === undefined) return onlyText(scene, holds);
    return only && others.length === 0 && only.node.ref !== undefined && holds(only) ? only : undefined;
  }
  // A field of one line has no text to be formatted.
  const editors = scene.index.actionable.filter(
    (entry) => isEditor(entry) && holds(entry) && (style === undefined || entry.node.tag !== 'input'),
  );
  const rich = editors.filter(({ node }) => node.tag !== 'input');
  const fields = rich.length > 0 ? rich : editors;
  if (fields.length > 0) return fields.length === 1 ? fields[0] : undefined;
  if (!isText) return undefined;
  const blocks = scene.index.entries.filter(
    (entry) =>
      !entry.actionable &&
      entry.node.ref !== undefined &&
      entry.node.hidden === undefined &&
      (part === undefined ? entry.node.role === 'paragraph' : entry.node.role !== 'document') &&
      holds(entry),
  );
  const inner = blocks.filter((entry) => !blocks.some((other) => other !== entry && isInside(other, entry)));
  return inner.length === 1 ? inner[0] : undefined;
}

/** Fewer words are a label or a title. */
const LEAST_WORDS = 3;

/** The one running text of a page that calls none of its texts a paragraph. */
function onlyText({ index }: Scene, holds: (entry: Entry) => boolean): Entry | undefined {
  const [only, ...others] = index.entries.filter(
    (entry) =>
      !entry.actionable &&
      entry.node.role === 'generic' &&
      entry.node.ref !== undefined &&
      entry.node.hidden === undefined &&
      wordsOf(entry.node.text ?? '').length >= LEAST_WORDS &&
      holds(entry),
  );
  return others.length === 0 ? only : undefined;
}

function isNameOfOther(part: string, holder: Entry, { index }: Scene): boolean {
  return index.entries.some(
    (entry) =>
      entry !== holder &&
      // What is pressed or ticked is no text, also where it lies in the one that holds all.
      (!isInside(entry, holder) || entry.actionable) &&
      entry.node.ref !== undefined &&
      fold(entry.node.name || (entry.node.text ?? '')) === fold(part),
  );
}

const letters: Readonly<Record<string, string>> = { bold: 'b', italic: 'i', underline: 'u', strike: 's' };

/** The button of a style: by its name, by its letter, or by its icon or class; in that order. */
function formatButton(
  style: string,
  { index }: Scene,
): Extract<Outcome, { kind: 'steps' | 'ambiguous' | 'none' }> {
  const buttons = index.actionable.filter(
    ({ node }) => !fieldRoles.has(node.role) && node.hidden === undefined && node.ref !== undefined,
  );
  const says = (text: string): boolean =>
    wordsOf(text).length <= 4 && wordsOf(text).some((word) => word.text.startsWith(style));
  const shown = ({ node }: Entry): string => (node.text ?? node.name).trim();
  const ways: ((entry: Entry) => boolean)[] = [
    (entry) => says(entry.node.name) || says(shown(entry)),
    ({ node }) => (node.hints ?? []).some(({ from, text }) => from === 'title' && says(text)),
    (entry) => shown(entry).toLowerCase() === letters[style],
    ({ node }) =>
      (node.hints ?? []).some(({ from, text }) => /^(?:icon|class|alt)$/.test(from) && says(text)),
  ];
  for (const way of ways) {
    const fitting = buttons.filter(way);
    const [only, ...others] = fitting;
    if (only && others.length === 0)
      return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] };
    if (only)
      return {
        kind: 'ambiguous',
        looked: `the button for ${style}`,
        candidates: candidatesFor(fitting, 'click', { score: 0.6, reason: `says ${style}` }),
      };
  }
  return { kind: 'none', looked: `the button for ${style}`, nearest: [] };
}
