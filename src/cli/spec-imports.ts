/** Where a source takes its `test` and `expect` from, by `import` and by `require`, and edits that change it. Pure. */
import { child, children, nameOf, type Edit, type SyntaxNode } from './syntax.js';

/** One `import … from '…'`, or one `const … = require('…')`. */
export interface Imported {
  /** The literal that names the module. */
  from: SyntaxNode;
  module: string;
  /** The declaration as a whole. */
  node: SyntaxNode;
  names: readonly ImportedName[];
  kind: 'import' | 'require';
}

/** One name of an import. */
export interface ImportedName {
  /** As the module calls it; `*` for a default or for everything. */
  name: string;
  local: string;
  node: SyntaxNode;
  isType: boolean;
}

/** Everything that a file imports. */
export function importsOf(nodes: readonly SyntaxNode[]): Imported[] {
  return nodes.flatMap((node): Imported[] => {
    if (node.type === 'ImportDeclaration') {
      const from = child(node, 'source');
      const names = children(node, 'specifiers').map((each) => ({
        name: nameOf(child(each, 'imported')) ?? '*',
        local: nameOf(child(each, 'local')) ?? '',
        node: each,
        isType: node['importKind'] === 'type' || each['importKind'] === 'type',
      }));
      return from ? [{ from, module: String(from['value']), node, names, kind: 'import' }] : [];
    }
    const from = requiredBy(node);
    return from
      ? [{ from, module: String(from['value']), node, names: namesOfPattern(node), kind: 'require' }]
      : [];
  });
}

/** Whether a file has a value of this name at its top: imported, required or declared. */
export function hasBinding(nodes: readonly SyntaxNode[], name: string): boolean {
  return (
    importsOf(nodes).some(({ names }) => names.some((each) => each.local === name && !each.isType)) ||
    nodes.some((node) => node.type === 'VariableDeclarator' && nameOf(child(node, 'id')) === name)
  );
}

/** Makes `name` of a module known to the file, in an import of that module that is there already or in one of its own. */
export function importEdit(nodes: readonly SyntaxNode[], name: string, modules: readonly string[]): Edit {
  const imports = importsOf(nodes);
  const there = imports.find(
    ({ module, names }) =>
      modules.includes(module) && names.some((each) => each.name !== '*' && !each.isType),
  );
  const [first] = there?.names.filter((each) => each.name !== '*') ?? [];
  if (first) return { start: first.node.start, end: first.node.start, text: `${name}, ` };
  const isCommonJs = imports.length > 0 && imports.every(({ kind }) => kind === 'require');
  const start = imports[0]?.node.start ?? 0;
  const [module = ''] = modules;
  const text = isCommonJs
    ? `const { ${name} } = require('${module}');\n`
    : `import { ${name} } from '${module}';\n`;
  return { start, end: start, text };
}

/** `test` and `expect` from Cuebook, whose `test` gives `ai`; what else is imported from Playwright stays. */
export function cuebookImports(nodes: readonly SyntaxNode[]): Edit[] {
  const imports = importsOf(nodes);
  return imports
    .filter(({ module, names }) => module === '@playwright/test' && names.some(isTest))
    .flatMap(({ from, names, node, kind }): Edit[] => {
      const ours = names.filter((each) => isTest(each) || (each.name === 'expect' && !each.isType));
      const others = names.filter((each) => !ours.includes(each));
      if (others.length === 0) return [{ start: from.start, end: from.end, text: "'cuebook'" }];
      const spelt = (list: typeof names): string =>
        list
          .map(
            ({ name, local, isType }) =>
              `${isType ? 'type ' : ''}${name === local ? name : `${name}${kind === 'import' ? ' as' : ':'} ${local}`}`,
          )
          .join(', ');
      const line = (list: typeof names, module: string): string =>
        kind === 'import'
          ? `import { ${spelt(list)} } from '${module}';`
          : `const { ${spelt(list)} } = require('${module}');`;
      return [
        {
          start: node.start,
          end: node.end,
          text: `${line(others, '@playwright/test')}\n${line(ours, 'cuebook')}`,
        },
      ];
    });
}

function isTest({ name, isType }: { name: string; isType: boolean }): boolean {
  return name === 'test' && !isType;
}

/** The name of the module in a `require` that a declaration is made of. */
function requiredBy(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'VariableDeclaration') return undefined;
  const call = child(children(node, 'declarations')[0], 'init');
  if (call?.type !== 'CallExpression' || nameOf(child(call, 'callee')) !== 'require') return undefined;
  const [from] = children(call, 'arguments');
  return from && typeof from['value'] === 'string' ? from : undefined;
}

function namesOfPattern(node: SyntaxNode): ImportedName[] {
  const id = child(children(node, 'declarations')[0], 'id');
  if (id?.type === 'Identifier') return [{ name: '*', local: nameOf(id) ?? '', node: id, isType: false }];
  return children(id, 'properties').map((each) => ({
    name: nameOf(child(each, 'key')) ?? '*',
    local: nameOf(child(each, 'value')) ?? '',
    node: each,
    isType: false,
  }));
}
