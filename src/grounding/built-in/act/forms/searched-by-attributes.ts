/**
 * "Search for western films directed by Ruiz from 1968", where no field takes a search as a whole and each part has one of its own: "Director",
 * "Year", "Genre". All fields of the page are meant, or none.
 */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { contentOf, recordNouns, type Word } from '../../language/words.js';
import { formFields, type FormField } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf } from '../../matching/page-index.js';

/** What is said of what is looked for, and which names of a field take it. */
interface Part {
  value: string;
  takes: (name: readonly Word[]) => boolean;
}

const name = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)*`;
const asked =
  /^(?:[Ss]earch|[Ll]ook|[Ff]ind)(?: for)? (?:(?:an?|all|the|any) )?(?<kind>\p{L}[\p{L}-]*) (?<noun>\p{Ll}+)(?<told>(?: (?:that were |which were )?\p{Ll}+ed by | \p{Ll}+en by | (?:from|in|of) (?:the )?(?:year )?\d{4}).+|(?: (?:from|in|of) (?:the )?(?:year )?\d{4}))$/u;
const parts = new RegExp(
  String.raw`^ (?:(?:that were |which were )?(?<deed>\p{Ll}{3,})(?:ed|en) by (?<who>${name})|(?:and )?(?:from|in|of) (?:the )?(?:year )?(?<year>\d{4}))(?=$| )`,
  'u',
);

/** The steps; undefined where something is said that no field takes, or a field is left that nothing is said of. */
export function searchedByAttributes({ verb, text }: Clause, scene: Scene): Outcome | undefined {
  if (verb !== 'search' || scene.before) return undefined;
  const said = partsIn(text.trim().replace(/[.!]$/, ''), scene);
  const fields = said ? formFields(scene.index.actionable) : [];
  if (!said || fields.length !== said.length || fields.some(({ kind, entry }) => !isEmptyText(kind, entry)))
    return undefined;
  const placed = said.map(({ value, takes }) => ({
    value,
    taking: fields.filter(({ names }) => names.some(takes)),
  }));
  const entries = placed.flatMap(({ taking: [only, ...others] }) =>
    only && others.length === 0 ? [only.entry] : [],
  );
  const [button, ...more] = scene.index.actionable.filter(isSender);
  if (new Set(entries).size !== said.length || !button || more.length > 0) return undefined;
  return {
    kind: 'instead',
    clauses: [
      ...placed.map(({ value }, at): Clause => ({
        verb: 'set',
        said: 'set',
        readings: [{ value: tokenize(`"${value}"`) }],
        text: `"${value}" of: ${text}`,
        at: entries[at]?.node.ref ?? '',
      })),
      {
        verb: 'submit',
        said: 'search',
        readings: [{}],
        text: `send off: ${text}`,
        at: button.node.ref ?? '',
      },
    ],
  };
}

function partsIn(text: string, { index }: Scene): readonly Part[] | undefined {
  const { kind, noun = '', told = '' } = asked.exec(text)?.groups ?? {};
  const nouns = contentOf(noun);
  const isKnown = (each: Word): boolean =>
    recordNouns.has(each.stem) || isNounOfPage(each, index) || mentionsOf(each, index).size > 0;
  // A page without a title says of nothing else that it is about that.
  const isTitled = index.entries.some(({ node }) => node.role === 'heading');
  if (!kind || nouns.length !== 1 || !(nouns.every(isKnown) || !isTitled)) return undefined;
  const found: Part[] = [{ value: kind, takes: isKindOfThing }];
  let rest = told;
  while (rest !== '') {
    const match = parts.exec(rest);
    const { deed, who, year } = match?.groups ?? {};
    if (!match) return undefined;
    if (deed !== undefined && who !== undefined)
      found.push({ value: who, takes: (each) => isDoer(each, deed) });
    if (year !== undefined) found.push({ value: year, takes: isYear });
    rest = rest.slice(match[0].length);
  }
  return found.length > 1 ? found : undefined;
}

function isKindOfThing(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^(?:genre|kind|type|category|style|sort)$/.test(text));
}

function isYear(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^(?:year|date|released?|published)$/.test(text));
}

/** "Director" of "directed", "Writer" and "Author" of "written". */
function isDoer(words: readonly Word[], deed: string): boolean {
  const stem = deed.slice(0, Math.max(4, deed.length - 1));
  return words.some(
    ({ text }) =>
      (text.startsWith(stem) && /(?:or|er)$/.test(text)) ||
      (/^writt?$/.test(deed) && /^(?:writer|author)$/.test(text)),
  );
}

function isEmptyText(kind: FormField['kind'], { node }: Entry): boolean {
  return kind !== 'box' && kind !== 'choice' && (node.value ?? '') === '';
}

/** What sends the search off. */
function isSender({ node, evidence: [called] }: Entry): boolean {
  return (
    /^(?:button|link|generic)$/.test(node.role) &&
    node.hidden === undefined &&
    node.disabled !== true &&
    node.ref !== undefined &&
    (called?.words.length ?? 0) <= 2 &&
    /^(?:search|find|go|submit|show|look)\b/i.test(called?.text ?? '')
  );
}
