/** "The column headings of the table", "the title of the active tab": what a table or a row of tabs is called by, and nothing that it holds. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import type { Want } from './extract-schema.js';
import { visible } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

const lead = String.raw`^(?:(?:get|list|extract|read|give me|what are|what is|which are) )?(?:all )?(?:the )?(?:names? of (?:all )?(?:the )?)?`;

const ofColumns = new RegExp(
  `${lead}(?:(?:table|column) )?(?:headings?|headers?|header cells|column (?:names|titles|labels|heads)|columns)(?: (?:of|in|from) (?:the )?(?<what>[\\p{L}\\d ]*?) ?(?:table|grid))?$`,
  'iu',
);

const state = '(?:currently |now )?(?:active|selected|current|open|chosen)';
const calling = '(?:(?:title|name|label|caption|text)s? of )?(?:the )?';
const ofTab: readonly RegExp[] = [
  new RegExp(`${lead}${calling}${state} tab$`, 'iu'),
  new RegExp(`${lead}${calling}tab (?:that|which) is ${state}$`, 'iu'),
  new RegExp(`^which tab is ${state}$`, 'iu'),
];

/** What is read, `unclear` where several tables or rows of tabs could be meant, or the page does not tell; undefined where it asks for neither. */
export function headersSo(page: PageIndex, want: Want, text: string): Reading | 'unclear' | undefined {
  const asked = text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[?.]+$/u, '');
  const columns = ofColumns.exec(asked)?.groups;
  if (columns && /\b(?:table|column|header cell)/iu.test(asked))
    return isTexts(want) ? columnNames(page, plainWords(columns['what'] ?? '')) : undefined;
  return ofTab.some((form) => form.test(asked)) && want.kind === 'scalar' && want.parse === 'string'
    ? tabChosen(page)
    : undefined;
}

function isTexts(want: Want): boolean {
  return want.kind === 'list' && want.item.kind === 'scalar' && want.item.parse === 'string';
}

/** The texts over the columns of the one table that goes by these words; a table without such a row has none. */
function columnNames(
  { tree, regions }: PageIndex,
  words: readonly string[],
): Reading | 'unclear' | undefined {
  const tables = tree.nodes.filter(({ role }) => /^(?:table|grid|treegrid)$/u.test(role));
  if (tables.length === 0) return undefined;
  const called = tables.filter((table) => {
    const own = new Set([
      ...plainWords(table.name),
      ...regions.flatMap((each) => (each.container === table ? [...each.words] : [])),
    ]);
    return words.every((word) => explained(word, own) >= 0.85);
  });
  const [table, ...others] = called;
  if (!table || others.length > 0) return 'unclear';
  const rows = [...visible(table)].filter((node) => node.role === 'row');
  const heads = rows.filter(
    (row) => row.children.length > 0 && row.children.every(({ role }) => role === 'columnheader'),
  );
  const [row, ...more] = heads;
  if (!row || more.length > 0) return 'unclear';
  const names = row.children.flatMap((cell): { text: string; node: SnapshotNode }[] => {
    const shown = tree.textOf(cell);
    return shown === '' ? [] : [{ text: shown, node: cell }];
  });
  return {
    kind: 'derived',
    value: names.map((each) => each.text),
    refs: names.flatMap(({ node }) => tree.anchorOf(node)?.ref ?? []),
  };
}

/** The only tab that is the chosen one, by its name. */
function tabChosen({ tree }: PageIndex): Reading | 'unclear' | undefined {
  const tabs = tree.nodes.filter(({ role }) => role === 'tab');
  if (tabs.length === 0) return undefined;
  const [tab, ...others] = tabs.filter(({ selected }) => selected === true);
  if (!tab || tab.ref === undefined || others.length > 0) return 'unclear';
  const name = tree.textOf(tab) || tab.name;
  return name === '' ? 'unclear' : { kind: 'derived', value: name, refs: [tab.ref] };
}
