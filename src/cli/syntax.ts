/** A source file as a tree, and edits of its text. Knows TypeScript, not Playwright. The parser is loaded when it is first needed. */
import { OptionsError } from '../contract/errors.js';

/** A node as ESTree has it; `start` and `end` are offsets into the text. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  /** Nodes around it, innermost first. */
  parents: readonly SyntaxNode[];
  [field: string]: unknown;
}

/** Parses TypeScript or JavaScript. @throws OptionsError with the place of the mistake */
export async function parseSource(text: string, file: string): Promise<SyntaxNode> {
  const [{ Parser }, { tsPlugin }] = await Promise.all([
    import('acorn'),
    import('@sveltejs/acorn-typescript'),
  ]);
  const jsx = file.endsWith('x');
  try {
    const tree: unknown = Parser.extend(tsPlugin({ jsx })).parse(text, {
      sourceType: 'module',
      ecmaVersion: 'latest',
      locations: true,
    });
    return tree as SyntaxNode;
  } catch (cause) {
    throw new OptionsError(
      {
        looked: 'a TypeScript or JavaScript file',
        where: `in ${file}`,
        found: cause instanceof Error ? cause.message : String(cause),
        next: 'Correct it; nothing was changed.',
      },
      { cause },
    );
  }
}

/** Every node below `root` in the order of the text, with its parents filled in. */
export function nodesOf(root: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const visit = (node: SyntaxNode, parents: readonly SyntaxNode[]): void => {
    node.parents = parents;
    found.push(node);
    const around = [node, ...parents];
    for (const [field, value] of Object.entries(node)) {
      if (field === 'parents') continue;
      for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(each)) visit(each, around);
    }
  };
  visit(root, []);
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** A child by its field; undefined when there is none. */
export function child(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** Children by their field. */
export function children(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Name of an identifier, or the text of a property's key. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return String(node['name']);
  return node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

/** The node without `as …`, `!` and `satisfies …` around it. */
export function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node && /^TS(?:As|NonNull|Satisfies)/.test(node.type) ? bare(child(node, 'expression')) : node;
}

/** Line of an offset, 1-based. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** White space that the line of an offset begins with. */
export function indentOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** One replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with its edits; they must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
  }
  return result;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
