/** "Enter Oslo as the city", in a row "City" with a field under "Sender" and one under "Recipient": the row alone says not which of them. */
import { headersOver } from '../../matching/headers-over.js';
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The last word of what is filled in for one of several fields of a row, where nothing says its column; undefined where it is the only one. */
export function oneOfColumns(
  { verb, readings }: Clause,
  { targets: [field, ...others], index }: Act,
): string | undefined {
  if (!/^(?:fill|type|set|clear)$/.test(verb) || !field || others.length > 0 || !isPlain(field))
    return undefined;
  const row = [...ancestorsOf(field)].find(({ node }) => node.role === 'row');
  const own = row && titleOver(field, index);
  if (!row || !own || own.length === 0) return undefined;
  const beside = below(index, row).filter((each) => each !== field && isPlain(each));
  const isShared = beside.some((each) => {
    const over = titleOver(each, index) ?? [];
    return each.node.role === field.node.role && over.length > 0 && !isSaidIn(over, own);
  });
  if (!isShared) return undefined;
  const places = readings.flatMap(({ target, destination }) => [
    { ...(target && { target }) },
    { ...(destination && { target: destination }) },
  ]);
  const said = tokensInOrder(places).flatMap(({ text }) => contentOf(text));
  const title = titlesOf(row, index);
  // What has a name of its own is told by that, and not what is only called as its row is.
  const name = contentOf(field.node.name);
  const isNamed =
    name.some((word) => !title.some((each) => wordLikeness(word, each) >= 0.9)) &&
    !beside.some(({ node }) => node.name === field.node.name);
  const isFirstOfRow = title.some((word) => said.some((each) => wordLikeness(word, each) >= 0.9));
  return isFirstOfRow && !isNamed && said.length > 0 && !isSaidIn(own, said) ? said.at(-1)?.text : undefined;
}

/** "Check all in the App column" are no boxes that stand under "Browser". */
export function outOfColumn({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  if (!/^(?:check|uncheck|select|click|toggle)$/.test(verb)) return undefined;
  const tokens = tokensInOrder(readings);
  const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'column');
  const lead = tokens.findLastIndex(({ lower }, each) => each < at && /^(?:in|of|under|from)$/.test(lower));
  const words =
    lead === -1
      ? []
      : contentOf(
          tokens
            .slice(lead + 1, at)
            .map(({ text }) => text)
            .join(' '),
        );
  if (words.length === 0) return undefined;
  const isUnder = (entry: Entry): boolean => {
    const over = titleOver(entry, index);
    return over === undefined || isSaidIn(words, over);
  };
  const isCalled = index.entries.some(
    ({ node }) => node.role === 'columnheader' && isSaidIn(words, contentOf(node.name)),
  );
  return isCalled && !targets.every(isUnder) ? words[0]?.text : undefined;
}

function isPlain({ node }: Entry): boolean {
  return /^(?:textbox|spinbutton|combobox)$/.test(node.role) && node.hidden === undefined;
}

function isSaidIn(title: readonly Word[], said: readonly Word[]): boolean {
  return title.some((word) => said.some((each) => wordLikeness(word, each) >= 0.85));
}

/** What the first cell of a row says. */
function titlesOf(row: Entry, index: PageIndex): readonly Word[] {
  const first = below(index, row).find(({ node }) => /^(?:cell|gridcell|rowheader)$/.test(node.role));
  return first ? contentOf(readable(first.node)) : [];
}

/** The words of the title of the column that a field stands in; undefined where it stands in none. */
function titleOver(field: Entry, index: PageIndex): readonly Word[] | undefined {
  const [over] = headersOver(field, index);
  return over && contentOf(readable(over.node) || over.node.name);
}
