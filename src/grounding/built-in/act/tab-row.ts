/** Tabs that nothing calls so: a row of short texts to click. "The third tab", "the Orders tab". */
import { type Clause, valueOf } from '../language/clause.js';
import { ordinalAt } from '../language/counting.js';
import type { Scene } from '../matching/look-up.js';
import { stepOn, type Outcome } from '../matching/outcome.js';
import type { Entry, PageIndex } from '../matching/page-index.js';
import { plainControls, shownBy } from '../matching/plain-controls.js';
import { fold, wordsOf } from '../language/words.js';

const CONFIDENCE = 0.85;

/** Most words of the name of a tab. */
const MAX_WORDS = 4;

/** The tab of a number or name, where the page has one row that can only be the tabs; undefined for anything else. */
export function tabOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:click|open|select)$/.test(clause.verb)) return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const named = target.filter(
    (token) => token.kind !== 'word' || !/^(?:the|a|on|to|named|called|labelled|labeled)$/.test(token.lower),
  );
  const at = named.findIndex((token) => token.kind === 'word' && token.lower === 'tab');
  const rest = named.filter((_token, place) => place !== at);
  if (at === -1 || rest.length === 0) return undefined;
  const marked = tabRow(index);
  const row = marked ?? plainRow(index, fold(valueOf(rest)));
  if (!row) return undefined;
  const place = ordinalAt(named, at === 0 ? 1 : 0);
  const isCount = place !== undefined && place.length === rest.length && place.take === undefined;
  const name = fold(valueOf(rest));
  const called = row.filter(({ node }) => fold(node.name || (node.text ?? '')) === name);
  const counted = isCount ? row.at(place.ordinal > 0 ? place.ordinal - 1 : place.ordinal) : undefined;
  const tab = called.length === 1 ? called[0] : called.length === 0 ? counted : undefined;
  return (
    tab && {
      kind: 'steps',
      steps: [stepOn(tab, 'click', { confidence: CONFIDENCE })],
      ...(!marked && { explained: 'tab', phase: { kind: 'plain row', shown: shownBy(tab) } }),
    }
  );
}

/** The one line of plain boxes of one make, side by side, of which one is called so; or, where nobody is, the only such line. */
function plainRow(index: PageIndex, name: string): Entry[] | undefined {
  if (index.actionable.some((entry) => entry.node.role === 'tab')) return undefined;
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const entry of plainControls(index))
    if (isShort(entry) && entry.node.role === 'generic')
      rows.set(entry.parent, [...(rows.get(entry.parent) ?? []), entry]);
  const makes = [...rows.values()].flatMap((row) => {
    const makeOf = ({ node }: Entry): string => `${node.tag} ${node.classes?.[0] ?? ''}`;
    return [...new Set(row.map(makeOf))].map((make) => row.filter((entry) => makeOf(entry) === make));
  });
  const lines = makes.filter((row) => row.length > 1 && isInLine(row));
  const marked = lines.filter(
    (row) => row.some(saysTab) || row[0]?.parent?.node.classes?.some((each) => /tab/i.test(each)),
  );
  const named = lines.filter((row) => row.some((entry) => fold(shownBy(entry)) === name));
  const [only, ...others] = named.length > 0 ? named : marked.length > 0 ? marked : lines;
  return only && others.length === 0 ? only : undefined;
}

/** The only row of short texts that can be clicked, on a page without real tabs; or the only one that marks itself as tabs. */
export function tabRow(index: PageIndex): Entry[] | undefined {
  if (index.actionable.some((entry) => entry.node.role === 'tab')) return undefined;
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const entry of index.actionable) {
    if (!isShort(entry)) continue;
    const row = entry.parent?.node.role === 'listitem' ? entry.parent.parent : entry.parent;
    rows.set(row, [...(rows.get(row) ?? []), entry]);
  }
  const several = [...rows.entries()].filter(([, row]) => row.length > 1 && isInLine(row));
  const marked = several.filter(([holder, row]) => [...row, ...(holder ? [holder] : [])].some(saysTab));
  const [only, ...others] = marked.length > 0 ? marked : several;
  return only && others.length === 0 ? only[1] : undefined;
}

function isShort({ node }: Entry): boolean {
  const text = node.name || (node.text ?? '');
  return (
    /^(?:link|button|listitem|generic)$/.test(node.role) &&
    node.inputType === undefined &&
    node.hidden === undefined &&
    /\p{L}/u.test(text) &&
    !/^(?:next|prev|previous|back)$/i.test(text) &&
    wordsOf(text).length <= MAX_WORDS
  );
}

function isInLine([first, ...others]: readonly Entry[]): boolean {
  const top = first?.node.box?.y;
  return others.every(({ node }) => top !== undefined && Math.abs((node.box?.y ?? Number.NaN) - top) <= 4);
}

function saysTab({ node }: Entry): boolean {
  return [node.id ?? '', ...(node.classes ?? [])].some((mark) =>
    wordsOf(mark).some((word) => word.stem === 'tab'),
  );
}
