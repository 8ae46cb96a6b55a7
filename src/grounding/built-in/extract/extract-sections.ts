/** Records that no element holds: a heading with all that follows it up to the next one (release notes, questions and answers), a term with its definitions. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import type { Column, ColumnLabel } from './extract-labels.js';
import type { Place } from './extract-leaf.js';
import { sectionNode, type Tree, visible } from './extract-tree.js';

/** A heading, and what stands under it. */
export interface Section {
  /** A node that is not on the page: the heading and the content are its children. */
  node: SnapshotNode;
  heading: SnapshotNode;
  content: readonly SnapshotNode[];
}

/** The runs of sections among the children of a node: headings of one level that no heading above them parts. */
export function sectionsIn(tree: Tree, parent: SnapshotNode): Section[][] {
  const children = parent.children.filter((child) => !child.hidden);
  const heads = children.map((child) => headOf(tree, child));
  const levels = new Set(heads.flatMap((head) => (head ? [head.level] : [])));
  return [...levels].flatMap((level) => {
    const runs: Section[][] = [[]];
    let content: SnapshotNode[] | undefined;
    for (const [i, child] of children.entries()) {
      const head = heads[i];
      if (head && head.level < level) {
        content = undefined;
        runs.push([]);
      } else if (head?.level === level) {
        content = [];
        runs.at(-1)?.push({ node: child, heading: head.node, content });
      } else content?.push(child);
    }
    return runs.flatMap((run) => {
      const whole = run.filter(({ content: below }) => below.length > 0);
      const isRun = whole.length >= 2 && whole.length >= run.length * 0.8;
      const isPlain = run.every(({ content: below }) => below.every(({ role }) => role !== 'text'));
      return isRun && isPlain && isWorth(run) ? [run.map(asNode)] : [];
    });
  });
}

function asNode(section: Section): Section {
  return { ...section, node: sectionNode(section.heading, [section.node, ...section.content]) };
}

/** A term with one definition each is a pair, and no record. */
function isWorth(run: readonly Section[]): boolean {
  return run.every(({ heading }) => heading.role !== 'term') || run.some(({ content }) => content.length > 1);
}

/** The heading that a child is, or is only a box around. */
function headOf(tree: Tree, child: SnapshotNode): { node: SnapshotNode; level: number } | undefined {
  if (child.role === 'term') return { node: child, level: 9 };
  if (child.role === 'heading') return { node: child, level: child.level ?? 2 };
  if (child.role !== 'generic' || child.children.length > 2) return undefined;
  const inner = child.children.find(({ role }) => role === 'heading');
  return inner && tree.textOf(inner) === tree.textOf(child)
    ? { node: inner, level: inner.level ?? 2 }
    : undefined;
}

/** The heading as a whole, its parts where all headings have the same two, and what stands below it where that is text only. */
export function sectionColumns(tree: Tree, run: readonly Section[]): Column[] {
  const headings = run.map(({ heading }) => heading);
  const texts = headings.map((node) => tree.textOf(node));
  const named = ['name', 'title', 'heading'];
  if (texts.every((text) => text.endsWith('?'))) named.push('question');
  if (headings.every(({ role }) => role === 'term')) named.push('term');
  if (areVersions(texts)) named.push('version');
  const columns: Column[] = [
    { labels: labelled(named, 0.7), places: headings.map((node) => ({ node })) },
    ...datedParts(texts, headings),
  ];
  const isText = run.every(({ content }) => content.every(isProse));
  if (isText && headings.every(({ role }) => role === 'heading'))
    columns.push({
      labels: labelled(['answer', 'description', 'text', 'content', 'body', 'summary', 'paragraph'], 0.65),
      places: run.map(({ content }) => placeOf(tree, content)),
    });
  return columns;
}

/** Several paragraphs are one text, which is read again only while each of them is the same. */
function placeOf(tree: Tree, content: readonly SnapshotNode[]): Place | undefined {
  const [first, ...others] = content;
  if (!first || others.length === 0) return first && { node: first };
  const refs = content.flatMap(({ ref }) => ref ?? []);
  return { node: first, chosen: { text: content.map((node) => tree.textOf(node)).join(' '), refs } };
}

function isProse(node: SnapshotNode): boolean {
  return [...visible(node)].every(
    ({ role, tag }) =>
      /^(?:paragraph|text|strong|emphasis|code|link|generic|time)$/.test(role) &&
      !/^(?:ul|ol|table|dl|form)$/.test(tag ?? ''),
  );
}

function labelled(names: readonly string[], trust: number): ColumnLabel[] {
  return names.map((name) => ({ words: new Set([name]), trust }));
}

/** `v2.1.0 / 2025-03-05`, `8.0.1 (November 4, 2018)`, `[1.4] - 2020-01-02`: what was released, and when. */
function datedParts(texts: readonly string[], headings: readonly SnapshotNode[]): Column[] {
  const parts = texts.map((text, i) => {
    // "4.2.0 <small>12 October</small>": the element sets it apart.
    const small = headings[i]?.children.at(-1);
    const date = small && small.role !== 'text' ? (small.content ?? small.text ?? small.name) : '';
    if (date !== '' && text.endsWith(` ${date}`) && kindsOfText(date).includes('date'))
      return { what: text.slice(0, -date.length).trim(), when: date };
    const split =
      /^\[?(?<what>[^\s[\]]+(?:\s[^\s[\]]+){0,3}?)\]?(?:\s*[/–—|·,:]\s*|\s+-\s+|\s*\()(?<when>[^()]+)\)?$/u.exec(
        text,
      )?.groups;
    const [what = '', when = ''] = [split?.['what'], split?.['when']?.trim()];
    return kindsOfText(when).includes('date') ? { what: what.replace(/\.$/u, ''), when } : undefined;
  });
  if (!parts.every((part) => part !== undefined)) return [];
  const places = (values: readonly string[]): (Place | undefined)[] =>
    headings.map((node, i) => {
      const [text = '', value = ''] = [texts[i], values[i]];
      const start = text.lastIndexOf(value);
      const [before, after] = [text.slice(0, start), text.slice(start + value.length)];
      // All that stands around it says of which release it is.
      return start < 0 ? undefined : { node, trim: { ...(before && { before }), ...(after && { after }) } };
    });
  const named = parts.map(({ what }) => what);
  return [
    { labels: labelled(['date'], 0.75), places: places(parts.map(({ when }) => when)) },
    {
      labels: labelled(areVersions(named) ? ['version', 'name', 'title'] : ['name', 'title'], 0.75),
      places: places(named),
    },
  ];
}

function areVersions(names: readonly string[]): boolean {
  return names.every((name) => /^v?\d+(?:\.\d+)+[\w.+-]*$/iu.test(name));
}

/** Words for what such sections are, by their headings. */
export function nounsOf(tree: Tree, run: readonly Section[]): string[] {
  const columns = sectionColumns(tree, run);
  const has = (word: string): boolean =>
    columns.some(({ labels }) => labels.some(({ words }) => words.has(word)));
  return has('version') ? ['release', 'version'] : has('question') ? ['question', 'answer', 'faq'] : [];
}
