/** Tables and grids as regions: header rows with spans laid out on a grid, data rows as items, columns by header. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Column, ColumnLabel } from './extract-labels.js';
import { kindsOf } from './extract-facts.js';
import type { Region } from './extract-regions.js';
import type { Place } from './extract-leaf.js';
import { headOf } from './extract-parts.js';
import { isInside, sectionNode, type Tree, visible } from './extract-tree.js';
import { generalNouns, plainWords } from './extract-words.js';

const cellRole = /^(?:cell|gridcell|rowheader|columnheader)$/;

/** The region of a table, or undefined when it has no rows or is used for layout (a table within a cell). */
export function tableRegion(tree: Tree, table: SnapshotNode, before?: SnapshotNode): Region | undefined {
  const rows = rowsOf(table);
  // A line of headers below all others is their sum.
  const isSum = (row: SnapshotNode): boolean =>
    rows.length > 1 && row === rows.at(-1) && !rows.every(isHeaderRow);
  const own = rows.filter((row) => isHeaderRow(row) && !isSum(row));
  const headerRows = own.length > 0 || !before ? own : headsFor(tree, table, before);
  const headRow = headerRows.at(-1);
  const bodies = rows.filter((row) => (!isHeaderRow(row) || isSum(row)) && cellsOf(row).length > 0);
  const width = Math.max(
    0,
    ...rows.map((row) => cellsOf(row).reduce((sum, cell) => sum + (cell.span?.[0] ?? 1), 0)),
  );
  if (!headRow && holdsTable(table)) return undefined;
  const firstAsHeader = !headRow && looksLikeHeader(tree, bodies);
  const items = bodies.slice(firstAsHeader ? 1 : 0).filter((row) => !isAside(tree, row, width));
  if (width === 0 || (!headRow && items.length === 0)) return undefined;
  const headers = layOut(firstAsHeader ? bodies.slice(0, 1) : headerRows.slice(-3)).at(-1) ?? [];
  const above = layOut(firstAsHeader ? bodies.slice(0, 1) : headerRows.slice(-3));
  const words = new Set([
    ...tree.contextOf(table),
    ...plainWords([table.name, ...(table.classes ?? []), ...bodyNames(table)].join(' ')),
    'row',
    'table',
  ]);
  let columns: Column[] | undefined;
  return {
    kind: 'table',
    container: table,
    items,
    words,
    headers: headers.filter((cell) => cell !== undefined),
    columns: () => (columns ??= columnsOf(tree, { items, rows: bodies }, above, width)),
  };
}

/** `rows` are all of them: a cell may span rows that are no records, such as the details below one. */
function columnsOf(
  tree: Tree,
  { items, rows }: { items: readonly SnapshotNode[]; rows: readonly SnapshotNode[] },
  headers: readonly (readonly (SnapshotNode | undefined)[])[],
  width: number,
): Column[] {
  const lines = layOut(rows);
  const grid = items.map((item) => lines[rows.indexOf(item)] ?? []);
  return Array.from({ length: width }, (_, x): Column[] => {
    const labels: ColumnLabel[] = headers.flatMap((row) => {
      const cell = row[x];
      const text = cell ? tree.textOf(cell) || cell.name : '';
      return text ? [{ words: new Set(plainWords(text)), trust: row === headers.at(-1) ? 1 : 0.7 }] : [];
    });
    const all = [...labels.values()].flatMap((label) => [...label.words]);
    if (labels.length > 1) labels.push({ words: new Set(all), trust: 0.95 });
    for (const row of headers) labels.push(...meantBy(row[x]));
    const places = grid.map((row) => {
      const node = row[x];
      return node ? { node } : undefined;
    });
    if (labels.length === 0) labels.push(...saidByAll(tree, places));
    if (x === 0 && labels.length === 0) labels.push({ words: new Set(['name', 'title']), trust: 0.5 });
    // Under "Item" stands what each item is called, where no other column is said to name it.
    if (
      x === 0 &&
      all.length === 1 &&
      isForRecords(all[0] ?? '') &&
      !isNamedElsewhere(tree, headers) &&
      places.every((place) => place && /^\p{L}{2}/u.test(tree.textOf(place.node)))
    )
      labels.push({ words: new Set(['name']), trust: 0.7 });
    const first = places.find((place) => place !== undefined)?.node;
    for (const name of first?.classes ?? []) labels.push({ words: new Set(plainWords(name)), trust: 0.65 });
    const heads = places.map((place) => {
      const node = place && headOf(tree, place.node);
      return node ? { node } : place;
    });
    const kinds = kindColumns(tree, places, heads);
    if (heads.every((head, y) => head === places[y])) return [{ labels, places }, ...kinds];
    // "Logo: two drafts": asked for the product it is the logo, and the cell as a whole where that will not do.
    const whole = labels.map((label) => ({ ...label, trust: label.trust * 0.9 }));
    return [{ labels, places: heads }, { labels: whole, places }, ...kinds];
  }).flat();
}

function isForRecords(word: string): boolean {
  return /^(?:item|entry|record)$/u.test(word) || generalNouns.has(word);
}

function isNamedElsewhere(tree: Tree, headers: readonly (readonly (SnapshotNode | undefined)[])[]): boolean {
  return headers
    .flat()
    .some((cell) => cell && plainWords(tree.textOf(cell)).some((word) => /^(?:name|title)$/u.test(word)));
}

/** Rows that name what a table compares: their header says nothing, or no more than that. */
const cornerWord =
  /^(?:features?|specs?|specifications?|property|properties|attributes?|criteri(?:on|a)|metrics?|details?)?$/iu;

/** A comparison: its columns are the records, and each row is a field of them. Undefined for any other table. */
export function comparisonRegion(tree: Tree, table: SnapshotNode, isOnlyOne: boolean): Region | undefined {
  const [head, ...lines] = rowsOf(table).map(cellsOf);
  const [corner, ...names] = head ?? [];
  const body = lines.filter((cells) => !holdsButtonsOnly(tree, cells));
  const isSquare = body.every((cells) => cells.length === names.length + 1);
  const isNamed = [...names, ...body.map(([first]) => first)].every(
    (cell) => cell !== undefined && tree.textOf(cell) !== '',
  );
  if (!corner || names.length < 2 || body.length < 2) return undefined;
  if (!cornerWord.test(tree.textOf(corner)) && !runsAcross(tree, body)) return undefined;
  if (!isSquare || !isNamed || names.some(({ role }) => role !== 'columnheader')) return undefined;
  const field = (cells: readonly SnapshotNode[]): Column => ({
    labels: [{ words: new Set(plainWords(tree.textOf(cells[0] as SnapshotNode))), trust: 1 }],
    places: cells.slice(1).map((node) => ({ node })),
  });
  const columns: Column[] = [
    {
      labels: [
        ...['name', 'title'].map((word) => ({ words: new Set([word]), trust: 0.7 })),
        ...(cornerWord.test(tree.textOf(corner))
          ? []
          : [{ words: new Set(plainWords(tree.textOf(corner))), trust: 1 }]),
      ],
      places: names.map((node) => nameIn(tree, node)),
    },
    ...body.map(field),
  ];
  return {
    kind: 'sections',
    container: table,
    items: names.map((name, x) => sectionNode(name, [name, ...body.flatMap((cells) => cells[x + 1] ?? [])])),
    words: new Set([
      ...tree.contextOf(table),
      ...plainWords(table.name),
      ...(isOnlyOne ? tree.pageWords : []),
    ]),
    headers: names,
    columns: () => columns,
  };
}

/** Whether the values of each line are alike and those of the columns are not: 4.9", 5.4", 5.1" in one line, 0.25, 0.29, 0.41 in the next. */
function runsAcross(tree: Tree, body: readonly (readonly SnapshotNode[])[]): boolean {
  const shapes = body.map((cells) =>
    cells.slice(1).map((cell) =>
      tree
        .textOf(cell)
        .replaceAll(/\d[\d.,]*/gu, '0')
        .replaceAll(/\p{L}{3,}/gu, 'a'),
    ),
  );
  const shown = shapes.filter((line) => line.some((shape) => shape !== ''));
  return (
    body.every(([first]) => first?.role === 'rowheader') &&
    shown.length > 2 &&
    shown.every((line) => new Set(line).size === 1 && line[0]?.includes('0')) &&
    new Set(shown.map(([shape]) => shape)).size > 1
  );
}

/** A line without a title that offers each of them: "Choose", "Choose". */
function holdsButtonsOnly(tree: Tree, [title, ...cells]: readonly SnapshotNode[]): boolean {
  return (
    title !== undefined &&
    tree.textOf(title) === '' &&
    cells.every(({ children }) => children.every(({ role }) => /^(?:button|link)$/.test(role)))
  );
}

/** "Stream" of `Stream <span>Most popular</span>`: what stands in an element of its own behind a text is a badge. */
function nameIn(tree: Tree, cell: SnapshotNode): Place {
  const [text, badge, ...others] = cell.children.filter(({ hidden }) => !hidden);
  const isBadged = text?.role === 'text' && badge?.tag === 'span' && others.length === 0;
  const after = isBadged ? ` ${tree.textOf(badge)}` : '';
  return isBadged && tree.textOf(cell).endsWith(after) ? { node: cell, trim: { after } } : { node: cell };
}

/** Header rows that stand in a table of their own right before: the body scrolls under them. */
function headsFor(tree: Tree, table: SnapshotNode, before: SnapshotNode): SnapshotNode[] {
  const heads = rowsOf(before);
  const widthOf = (row: SnapshotNode | undefined): number =>
    row ? cellsOf(row).reduce((sum, cell) => sum + (cell.span?.[0] ?? 1), 0) : 0;
  const [width, wide] = [widthOf(rowsOf(table)[0]), widthOf(heads.at(-1))];
  // A bar to scroll with may have a cell of its own.
  const fits = width > 1 && (wide === width || wide === width + 1);
  let around = tree.parentOf(table);
  for (let up = 0; up < 4 && around && !isInside(tree, before, around); up += 1)
    around = tree.parentOf(around);
  const isNear = around !== undefined && isInside(tree, before, around);
  return heads.length > 0 && heads.every(isHeaderRow) && fits && isNear ? heads : [];
}

/** What a body of rows is called by its id or name: "orders-rows". */
function bodyNames(table: SnapshotNode): string[] {
  const bodies = table.children.filter(({ role }) => role === 'rowgroup');
  return bodies.flatMap(({ id = '', name, testId = '' }) => [id, name, testId]);
}

/** Kinds of text that say by themselves what they are. */
const tellingKinds = ['email', 'phone', 'date', 'price', 'percent'];

/** The address below the name: parts of cells that are of one kind in every cell which has several parts, and stand there once. */
function kindColumns(
  tree: Tree,
  places: readonly (Place | undefined)[],
  heads: readonly (Place | undefined)[],
): Column[] {
  const lines = places.map((place) => (place ? partsOf(tree, place.node) : []));
  if (lines.some((parts) => parts.length < 2 || parts.length > 6)) return [];
  return tellingKinds.flatMap((kind) => {
    const found = lines.map((parts) => parts.filter((part) => kindsOf(tree, part).includes(kind)));
    const isHead = found.every(([only], y) => only !== undefined && only === heads[y]?.node);
    if (isHead || found.some((parts) => parts.length !== 1)) return [];
    return [
      {
        labels: [{ words: new Set([kind]), trust: 0.7 }],
        places: found.map(([only]) => only && { node: only }),
      },
    ];
  });
}

function partsOf(tree: Tree, cell: SnapshotNode): SnapshotNode[] {
  return [...visible(cell)].filter(
    (node) =>
      node.ref !== undefined &&
      tree.textOf(node) !== '' &&
      node.children.every(({ role }) => role === 'text'),
  );
}

/** What all cells of a column without a header say: the kind of file behind a link, what boxes to tick are called. */
function saidByAll(tree: Tree, places: readonly (Place | undefined)[]): ColumnLabel[] {
  const said = places.map((place) => {
    const inner = place ? [...visible(place.node)] : [];
    const box = inner.find((node) => /^(?:checkbox|switch)$/.test(node.role));
    const link = inner.find((node) => node.role === 'link' && node.url !== undefined);
    const file = /\.([a-z]{2,4})(?:[?#]|$)/iu.exec(link?.url ?? '')?.[1] ?? '';
    return new Set(plainWords([box?.name ?? '', link ? tree.textOf(link) : '', file].join(' ')));
  });
  const [first, ...others] = said;
  const shared = [...(first ?? [])].filter((word) => others.every((words) => words.has(word)));
  return said.length > 1 ? shared.map((word) => ({ words: new Set([word]), trust: 0.7 })) : [];
}

/** What a header cell stands for, where it says so: `<abbr title="Points">Pts</abbr>`, a title or a label of its own. */
function meantBy(cell: SnapshotNode | undefined): ColumnLabel[] {
  if (!cell) return [];
  return [...visible(cell)].flatMap((node) => {
    const said = node.hints?.find((hint) => hint.from === 'title')?.text ?? node.name;
    return said && node.role !== 'text' ? [{ words: new Set(plainWords(said)), trust: 1 }] : [];
  });
}

/** Without headers and with a table inside, a table only lays the page out. */
function holdsTable(table: SnapshotNode): boolean {
  for (const node of visible(table)) if (node !== table && node.role === 'table') return true;
  return false;
}

/** Rows of a table, those of tables inside it left out. */
function rowsOf(table: SnapshotNode): SnapshotNode[] {
  const rows: SnapshotNode[] = [];
  const enter = (node: SnapshotNode): void => {
    for (const child of node.children) {
      if (child.hidden || /^(?:table|grid|treegrid)$/.test(child.role)) continue;
      if (child.role === 'row') rows.push(child);
      else if (!cellRole.test(child.role)) enter(child);
    }
  };
  enter(table);
  return rows;
}

function cellsOf(row: SnapshotNode): SnapshotNode[] {
  return row.children.filter((child) => !child.hidden && cellRole.test(child.role));
}

function isHeaderRow(row: SnapshotNode): boolean {
  const cells = cellsOf(row);
  const heads = cells.filter((cell) => cell.role === 'columnheader').length;
  return (
    cells.length > 0 &&
    heads > 0 &&
    cells.every((cell) => cell.role === 'columnheader' || cell.children.length === 0) &&
    heads * 2 > cells.length
  );
}

/** Without header cells the first row is one when it has only texts without digits, all different, and a later row has digits. */
function looksLikeHeader(tree: Tree, rows: readonly SnapshotNode[]): boolean {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return false;
  if (isBoldAlone(tree, rows)) return true;
  const texts = cellsOf(first).map((cell) => tree.textOf(cell));
  if (texts.length < 2 || new Set(texts).size < texts.length) return false;
  if (texts.some((text) => text === '' || /\d/.test(text) || text.length > 40)) return false;
  return (
    others.every((row) => /\d/.test(tree.textOf(row))) &&
    cellsOf(first).length === Math.max(...rows.map((row) => cellsOf(row).length)) &&
    cellsOf(first).length > 2
  );
}

/** Whether the cells of the first row are bold as a whole, and no other row is: headers by their looks. The last may stand over buttons. */
function isBoldAlone(tree: Tree, [first, ...others]: readonly SnapshotNode[]): boolean {
  const isBold = (row: SnapshotNode): boolean => {
    const cells = cellsOf(row).filter((cell) => tree.textOf(cell) !== '');
    return (
      cells.length > 1 &&
      cells.length >= cellsOf(row).length - 1 &&
      cells.every(
        ({ children: [only, ...more] }) => more.length === 0 && /^(?:b|strong|th)$/.test(only?.tag ?? ''),
      )
    );
  };
  return first !== undefined && others.length > 1 && isBold(first) && !others.some(isBold);
}

/** A row that is no record: one cell across the table, a sum at the foot. */
function isAside(tree: Tree, row: SnapshotNode, width: number): boolean {
  const cells = cellsOf(row);
  if (width > 1 && cells.length === 1) return true;
  if (tree.parentOf(row)?.tag === 'tfoot') return true;
  const isShort = cells.length < width && cells.some((cell) => (cell.span?.[0] ?? 1) > 1);
  const first = tree.textOf(cells[0] ?? row);
  return (
    isShort &&
    /^(?:sub|grand )?(?:total|sum|vat|tax|shipping|discount|summe|gesamt|netto|brutto|zwischensumme|mwst)/iu.test(
      first,
    )
  );
}

/** Cells on a grid, spans filled in. */
function layOut(rows: readonly SnapshotNode[]): (SnapshotNode | undefined)[][] {
  const grid: (SnapshotNode | undefined)[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (grid[y]?.[x]) x += 1;
      const [columns, depth] = cell.span ?? [1, 1];
      for (let dy = 0; dy < Math.min(depth, rows.length - y); dy += 1) {
        const line = grid[y + dy];
        if (line) for (let dx = 0; dx < Math.min(columns, 100); dx += 1) line[x + dx] = cell;
      }
      x += columns;
    }
  });
  return grid;
}

/** Facts of all cells by their column header, for looking up single values. */
export function* headedCells(
  region: Region,
): Generator<{ words: ReadonlySet<string>; node: SnapshotNode; row: SnapshotNode }> {
  if (region.kind !== 'table') return;
  for (const column of region.columns()) {
    for (const label of column.labels) {
      if (label.trust < 0.95) continue;
      for (const [i, place] of column.places.entries()) {
        const row = region.items[i];
        if (place && row) yield { words: label.words, node: place.node, row };
      }
    }
  }
}

/** Whether a table shows that it holds nothing: headers and no data row. */
export function isEmptyTable(region: Region): boolean {
  return (
    region.kind === 'table' &&
    region.items.length === 0 &&
    region.headers.length > 0 &&
    [...visible(region.container)].length > 0
  );
}
