/** "Search for Elwood by author", "search by the author Elwood", "… for Elwood in the author field": by what is searched, which a list beside the field offers. */
import { type ClauseReading, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { fold } from '../../language/words.js';

/** The list that says by what is searched with the option that is meant, and what is searched for; undefined when the words name no such option. */
export function searchedBy(
  value: readonly Token[],
  field: Entry,
  { index }: Scene,
): { list: Entry; option: string; value: readonly Token[] } | undefined {
  const within = value.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'in');
  const at = within > 0 ? within : value.findIndex(isBy);
  if (at === -1) return undefined;
  const isArticle = /^(?:the|an?)$/.test(value[at + 1]?.lower ?? '');
  const said = value.slice(at + (isArticle ? 2 : 1));
  const behind = at === within && isFieldWord(said.at(-1)) ? said.slice(0, -1) : said;
  const lists = listsBeside(field, index);
  // "Austen in all fields": a list has to offer all that stands behind "in".
  const least = at === within ? behind.length - 1 : 0;
  for (let end = behind.length; end > least; end -= 1) {
    const name = fold(spell(behind.slice(0, end)));
    for (const list of lists) {
      const option = list.node.options?.find((each) => fold(each) === name);
      const rest = behind.slice(end);
      if (option !== undefined) return { list, option, value: rest.length > 0 ? rest : value.slice(0, at) };
    }
  }
  return undefined;
}

/** "Search everything for delta", "search the authors for delta": the option is said before what is searched for. */
export function searchedAmong(
  readings: readonly ClauseReading[],
  field: Entry,
  { index }: Scene,
): { list: Entry; option: string; value: readonly Token[] } | undefined {
  for (const { target, value } of readings) {
    const name = fold(spell((target ?? []).filter(({ lower }) => lower !== 'the')));
    for (const list of value ? listsBeside(field, index) : []) {
      const option = list.node.options?.find((each) => fold(each) === name);
      if (option !== undefined && value) return { list, option, value };
    }
  }
  return undefined;
}

/** The lists of the form that the field lies in; without a form, of the line that it stands in. */
export function listsBeside(field: Entry, { actionable }: PageIndex): readonly Entry[] {
  const form = formOf(field);
  return actionable.filter(
    (entry) =>
      entry.node.options !== undefined &&
      (form ? formOf(entry) === form : formOf(entry) === undefined && entry.parent === field.parent),
  );
}

/** "Delta in Publishers", where the list behind the field that says "in" has no such option. */
export function inNoneOf(value: readonly Token[], field: Entry, { index }: Scene): string | undefined {
  const at = value.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'in');
  const saysIn = ({ node }: Entry): boolean =>
    [node.name, ...(node.hints ?? []).map(({ text }) => text)].some((text) => fold(text) === 'in');
  return at > 0 && at < value.length - 1 && listsBeside(field, index).some(saysIn)
    ? spell(value.slice(at + 1))
    : undefined;
}

/** "By publisher": it says by what is searched, and not for what. */
export function isOnlyBy([first, ...others]: readonly Token[]): boolean {
  return isBy(first) && others.length <= 2;
}

/** "Austen in the author field": the field is none of the words that are searched for. */
export function saysField(value: readonly Token[]): boolean {
  const at = value.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'in');
  return at > 0 && at < value.length - 1 && isFieldWord(value.at(-1));
}

/** A word for what something is entered in or stands in. */
export function isFieldWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^(?:field|column|box|input)s?$/.test(token.lower);
}

function isBy(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.lower === 'by';
}
