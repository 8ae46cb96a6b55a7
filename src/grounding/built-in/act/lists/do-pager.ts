/** Clauses that turn pages: "go to page 3", "the last page". What turns them stands beside the numbers of the pages. */
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { quotedToken, wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { contentWordsOf } from '../../language/words.js';
import { fieldRoles } from '../../language/types.js';
import { turnedTo } from '../controls/turn-to.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';

/** The outcome when a clause names a page by its number or its end; undefined for any other, and where no pages are numbered. */
export function pagerOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const length = lengthSaid(clause);
  const sized = sizedOption(clause, length, scene);
  if (sized) return sized;
  const list = length && lengthList(scene.index);
  if (list && length) {
    const destination: readonly Token[] = [{ ...wordToken(list.node.name), kind: 'quoted' }];
    const readings = length.readings.map((reading) => ({ ...reading, destination }));
    return { kind: 'instead', clauses: [{ ...length, readings }] };
  }
  if (length) return { kind: 'instead', clauses: [length] };
  const target = turned(clause);
  const wanted = target && pageIn(target);
  // There is no page -1.
  if (target && /\bpage [-−]\d/i.test(clause.text))
    return { kind: 'none', looked: spell(target), nearest: [], final: true };
  if (!target || !wanted) return undefined;
  const pagers = pagersOf(scene);
  const [pager, ...others] = pagers;
  if (wanted === 'next' || wanted === 'previous') {
    const sign = pager && others.length === 0 ? stepOf(pager, wanted) : undefined;
    return (
      sign && {
        kind: 'steps',
        steps: [stepOn(sign, 'click', { confidence: 0.85 })],
        explained: `${wanted} page ${listedIn(target, sign, scene.index)}`,
      }
    );
  }
  const isEndNamed = wanted === 'last' && scene.index.actionable.some(isLast);
  const counted = pagers.length === 0 && !isEndNamed ? turnedTo(clause, scene) : undefined;
  if (counted) return counted;
  if (pagers.length === 0 && isNowhere(target, wanted, scene.index))
    return { kind: 'none', looked: spell(target), nearest: [], final: true };
  if (!pager || others.length > 0) {
    // "The second page" is not the second of whatever there is.
    const isCounted = wanted === 'last' || !target.some(({ text }) => text === wanted);
    const isElsewhere =
      !isCounted ||
      pagers.length > 0 ||
      scene.index.actionable.some(
        (entry) => isLast(entry) || (/\bpage/i.test(entry.node.name) && !fieldRoles.has(entry.node.role)),
      );
    return isElsewhere ? undefined : { kind: 'none', looked: spell(target), nearest: [] };
  }
  const entry = wanted === 'last' ? lastOf(pager) : pager.find((each) => pageNumber(each) === wanted);
  return entry
    ? {
        kind: 'steps',
        steps: [stepOn(entry, 'click', { confidence: 0.9 })],
        explained: `page ${listedIn(target, entry, scene.index)}`,
      }
    : { kind: 'none', looked: spell(target), nearest: [] };
}

/** "Page 2", where nothing on the page is called so, or has that number for a name: what says a 2 somewhere is none. */
function isNowhere(target: readonly Token[], wanted: string, { entries, actionable }: PageIndex): boolean {
  const said = spell(target).replace(/^the /i, '');
  if (!/^\d+$/.test(wanted) || !/^page (?:number )?\d+$/i.test(said)) return false;
  const named = new RegExp(`\\b(?:page|p\\.?) ?#?${wanted}\\b`, 'i');
  return (
    !entries.some(({ node }) => named.test(`${node.name} ${node.text ?? ''} ${node.value ?? ''}`)) &&
    !actionable.some(
      ({ node }) =>
        [node.name, node.text, ...(node.options ?? [])].includes(wanted) ||
        node.role === 'spinbutton' ||
        (fieldRoles.has(node.role) && /\bpage/i.test(node.name)),
    )
  );
}

/** Of "… of the articles" the words for what is listed above the pager: its title says so, or a column, where no other title does. */
function listedIn(target: readonly Token[], pager: Entry, index: PageIndex): string {
  const of = target.findLastIndex(({ lower }) => /^(?:of|in|on)$/.test(lower));
  const before = index.entries.filter(({ order }) => order < pager.order);
  const title = before.findLast(({ node }) => node.role === 'heading');
  const told = contentWordsOf(spell(of === -1 ? [] : target.slice(of + 1))).filter((word) => {
    if (/^(?:results?|matches|hits)$/.test(word.text)) return true;
    // What only says that it is a list, where nothing on the page is called so.
    if (/^(?:catalogu?e|lists?|listings?|table|overview|directory|archive)$/.test(word.text))
      return mentionsOf(word, index).size === 0;
    if ([...mentionsOf(word, index)].some((each) => before.includes(each) && isCurrent(each))) return true;
    const saying = [...mentionsOf(word, index)].filter(({ node }) =>
      /^(?:heading|caption|columnheader|tab)$/.test(node.role),
    );
    const titles = saying.filter(({ node }) => node.role === 'heading');
    return titles.length > 0
      ? titles.some((each) => each === title)
      : saying.some((each) => before.includes(each) && (each.node.role !== 'tab' || each.node.selected));
  });
  return told.map(({ text }) => text).join(' ');
}

/** "Page 3 of the global feed", below the links "Your feed" and "Global feed", of which one is drawn as the current one. */
function isCurrent({ node, parent }: Entry): boolean {
  const marked = /^(?:is-)?(?:active|current|selected)$/;
  const isMarked = ({ classes = [] }: Entry['node']): boolean => classes.some((name) => marked.test(name));
  const twins = (parent?.node.children ?? []).filter(({ role }) => role === node.role);
  return /^(?:link|button)$/.test(node.role) && twins.filter(isMarked).length === 1 && isMarked(node);
}

/** What pages are turned to: "go to …", "show …", "continue with …"; undefined for any other verb. */
function turned({ verb, said, readings }: Clause): readonly Token[] | undefined {
  const target = readings[0]?.target ?? [];
  if (verb === 'click' || verb === 'open') return target;
  if (verb !== 'goal' || !/^(?:continue|proceed|advance)$/.test(said)) return undefined;
  return target.slice(/^(?:with|to|on)$/.test(target[1]?.lower ?? '') ? 2 : 1);
}

/** What turns one page: the sign beside the numbers, where it is the only one of its side and the pager has its twin. */
function stepOf(pager: readonly Entry[], way: 'next' | 'previous'): Entry | undefined {
  const signs = pager.filter((each) => (way === 'next' ? forward : back).test(shownBy(each)));
  const twins = pager.filter((each) => (way === 'next' ? back : forward).test(shownBy(each)));
  const [only, ...others] = signs;
  return only && others.length === 0 && twins.length === 1 && only.node.disabled !== true ? only : undefined;
}

const forward = /^[›>→⟩»]$/;
const back = /^[‹<←⟨«]$/;

/** "Show 25 orders per page": the number is chosen where the page says how many rows a page has. */
function lengthSaid({ verb, said, readings, text }: Clause): Clause | undefined {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const [count, ...nouns] = target[0]?.lower === said ? target.slice(1) : target;
  const isSaid =
    /^(?:goal|click|open)$/.test(verb) &&
    /^(?:show|display|list|view|see)$/.test(said) &&
    /^\d{1,4}$/.test(count?.text ?? '') &&
    nouns.length <= 3;
  const destination = nouns.slice(-2);
  return count && isSaid && /^(?:per|a) page$/.test(spell(destination).toLowerCase())
    ? { verb: 'select', said: 'select', readings: [{ value: [count], destination: perPage }], text }
    : undefined;
}

/** "50 per page", "25 / page", "10 rows": the choice of the one list that says how many a page has, whatever that is called. */
function sizedOption(clause: Clause, length: Clause | undefined, { index }: Scene): Outcome | undefined {
  const count = length?.readings[0]?.value?.[0]?.text ?? pageSize.exec(clause.text.trim())?.groups?.['count'];
  if (count === undefined) return undefined;
  const [list, ...others] = index.actionable.filter(
    ({ node: { options = [], hidden } }) =>
      options.length > 1 && hidden === undefined && options.every((option) => optionSize.test(option.trim())),
  );
  if (!list || others.length > 0) return undefined;
  const [option, ...more] = (list.node.options ?? []).filter(
    (each) => optionSize.exec(each.trim())?.groups?.['count'] === count,
  );
  if (option === undefined || more.length > 0)
    return { kind: 'none', looked: clause.text, nearest: [], final: true };
  if (list.node.value === option) return { kind: 'done', reason: 'it is so already', entries: [list] };
  return list.node.ref === undefined
    ? undefined
    : {
        kind: 'instead',
        clauses: [
          {
            verb: 'select',
            said: 'select',
            readings: [{ value: [quotedToken(option)] }],
            text: clause.text,
            at: list.node.ref,
          },
        ],
      };
}

const optionSize =
  /^(?:show |view )?(?:(?<count>\d{1,4})|all)(?: ?(?:\/|per|a) ?page| (?:rows|entries|items|results|records|lines)(?: (?:per|a) page)?)$/i;
const pageSize =
  /^(?:set|change|switch) (?:the )?(?:page size|(?:number of )?(?:rows|entries|items|results|records|lines) (?:per|a|on each) page) to (?<count>\d{1,4})$/i;

/** The one list of numbers whose name speaks of nothing but what is listed, where none says "per page": "Show entries". */
function lengthList({ actionable }: PageIndex): Entry | undefined {
  const lists = actionable.filter(
    ({ node: { options = [] }, evidence: [name] }) =>
      options.length > 1 &&
      options.every((option) => /^(?:\d+|all)$/i.test(option.trim())) &&
      name?.words.every(({ text }) => lengthWord.test(text)),
  );
  return lists.length === 1 ? lists[0] : undefined;
}

const lengthWord =
  /^(?:show|showing|display|entries|rows|items|results|records|lines|number|of|length|page|size|per)$/;

const perPage = [wordToken('per'), wordToken('page')];

/** "Page 3", "the third page" is its number; "the last page" its end. Nothing but the place may follow. */
function pageIn(target: readonly Token[]): string | undefined {
  const words = target.map((token) => (token.kind === 'word' ? token.lower : '\u0000'));
  const bare = words.filter((word, at) => !(at === 0 && word === 'the'));
  const [first, second, third] = bare;
  const ends = (word: string | undefined): boolean => word === undefined || /^(?:of|in|on)$/.test(word);
  if (first === 'page' && /^\d{1,4}$/.test(second ?? '') && ends(third)) return second;
  if (/^(?:last|next|previous)$/.test(first ?? '') && second === 'page' && ends(third)) return first;
  const count = ordinalAt(target, words.length - bare.length);
  if (
    count?.length === 1 &&
    count.ordinal > 0 &&
    count.take === undefined &&
    second === 'page' &&
    ends(third)
  )
    return String(count.ordinal);
  return undefined;
}

/** Rows of links or buttons that are called by numbers ("1 2 3 Next"), at least two of them, by what holds them. */
export function pagersOf(scene: Scene): Entry[][] {
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const entry of scene.index.actionable) {
    if (!/^(?:link|button)$/.test(entry.node.role) || entry.node.hidden === 'behind-dialog') continue;
    const row = entry.parent?.node.role === 'listitem' ? entry.parent.parent : entry.parent;
    rows.set(row, [...(rows.get(row) ?? []), entry]);
  }
  const marked = [...rows].flatMap(([holder, row]) => {
    const numbered = row.filter((each) => pageNumber(each) !== undefined);
    return numbered.length > (isBesideCurrent(numbered, holder) ? 0 : 1) && !countsElse(row) ? [row] : [];
  });
  return marked.length > 0 ? marked : plainPagers(scene.index);
}

/** "Page: 1 [2]": of two pages the one that is shown is no link. */
function isBesideCurrent([only, ...others]: readonly Entry[], holder: Entry | undefined): boolean {
  const number = only && others.length === 0 ? Number(pageNumber(only)) : undefined;
  return (
    number !== undefined &&
    (holder?.children ?? []).some((each) => {
      const shown = /^(?:pages?:?\s*)?(\d{1,4})$/i.exec((readable(each.node) || each.node.name).trim())?.[1];
      return !each.actionable && shown !== undefined && Math.abs(Number(shown) - number) === 1;
    })
  );
}

/** "Bedrooms 1 2 3 4+": numbers to choose from, and no pages. */
function countsElse(row: readonly Entry[]): boolean {
  return row.some(
    ({ node }) => node.pressed !== undefined || /^\d+ ?\+$/.test((node.name || (node.text ?? '')).trim()),
  );
}

/** Lines of plain boxes that count from 1, or from where the page is, with nothing else between them but signs and dots. */
function plainPagers(index: PageIndex): Entry[][] {
  const rows = new Map<Entry | undefined, Entry[]>();
  const boxes = index.actionable.filter(
    ({ node }) => node.role === 'generic' && node.hidden === undefined && node.children.length === 0,
  );
  for (const entry of [...plainControls(index), ...boxes].toSorted((a, b) => a.order - b.order))
    if (!/cell/.test(entry.node.role)) rows.set(entry.parent, [...(rows.get(entry.parent) ?? []), entry]);
  return [...rows.values()].filter((row) => {
    const numbers = row.flatMap((entry) =>
      /^\d{1,4}$/.test(shownBy(entry)) ? [Number(shownBy(entry))] : [],
    );
    const isRising = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] as number));
    const counts = numbers.slice(1).filter((number, at) => number === (numbers[at] as number) + 1).length;
    const rest = row.filter((entry) => !/^\d{1,4}$/.test(shownBy(entry)));
    return (
      numbers.length > 1 &&
      isRising &&
      counts >= numbers.length - 3 &&
      counts > 0 &&
      // What has no text is an arrow that is drawn.
      rest.every((entry) => shownBy(entry) === '' || pagerSign.test(shownBy(entry)))
    );
  });
}

const pagerSign = /^(?:[«»‹›<>…|.⟨⟩←→]{1,3}|(?:first|prev|previous|next|last)(?: page)?)$/i;

function lastOf(pager: readonly Entry[]): Entry | undefined {
  // Two chevrons alone turn one page; beside a single one they go to the end.
  const hasNext = pager.some(({ node }) =>
    /^(?:[›>⟩→]|next(?: page)?)$/i.test((node.name || (node.text ?? '')).trim()),
  );
  const named = pager.filter((each) => isLast(each) && (hasNext || /last/i.test(each.node.name)));
  return named.length === 1 ? named[0] : pager.findLast((each) => pageNumber(each) !== undefined);
}

/** The number of the page that a link or button is called by: "3", "Page 3", "Go to page 3", "Show page 3". */
export function pageNumber({ node }: Entry): string | undefined {
  return /^(?:(?:(?:go|jump) to |show |turn to )?page )?(\d{1,4})(?:,? current(?: page)?)?$/i.exec(
    (node.name || (node.text ?? '')).trim(),
  )?.[1];
}

function isLast({ node }: Entry): boolean {
  return /^(?:last|last page|»|>>|⟩⟩)$/i.test((node.name || (node.text ?? '')).trim());
}
