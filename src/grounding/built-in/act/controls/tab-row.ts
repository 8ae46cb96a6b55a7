/** Tabs that nothing calls so: a row of short texts to click. "The third tab", "the Orders tab". */
import { type Clause, valueOf } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { isInLine, isShort, saysTab, tabRow } from '../../matching/tab-rows.js';
import { fold } from '../../language/words.js';

const CONFIDENCE = 0.85;

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
