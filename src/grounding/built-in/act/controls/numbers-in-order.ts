/** "Click the numbers in ascending order", "press the numbers from the largest to the smallest": each of the one group of them, by its value. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { ownNumber } from '../../matching/positions.js';

const CONFIDENCE = 0.85;

const little = '(?:smallest|lowest|least|low)';
const large = '(?:largest|biggest|highest|greatest|high)';
const said = new RegExp(
  `^(?:click|tap|press|select|hit)(?: on)? (?:all(?: of)? )?(?:the )?(?:numbers|digits)(?: (?:buttons|tiles))?,?` +
    ` (?:in (?:(?<up>ascending|increasing|rising|numerical)|(?<down>descending|decreasing|falling)) order` +
    `|from (?:the )?(?:(?<least>${little}) to (?:the )?${large}|(?<most>${large}) to (?:the )?${little}))[.!]?$`,
  'iu',
);

/** The clicks; undefined for any other clause, without just one such group, and where a number stands there twice. */
export function numbersInOrder({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { up, down, least, most } = said.exec(text.trim())?.groups ?? {};
  if ((up ?? down ?? least ?? most) === undefined) return undefined;
  const [group, ...others] = groupsOn(index);
  if (!group || others.length > 0) return undefined;
  const sorted = group.toSorted((a, b) => a.value - b.value);
  if (new Set(group.map(({ value }) => value)).size < group.length) return undefined;
  const ordered = (up ?? least) === undefined ? sorted.toReversed() : sorted;
  return {
    kind: 'steps',
    steps: ordered.map(({ entry }) => stepOn(entry, 'click', { confidence: CONFIDENCE })),
    explained: text,
  };
}

/** What can be clicked and shows nothing but a number, together with its like. */
function groupsOn({ actionable }: PageIndex): { entry: Entry; value: number }[][] {
  const groups = new Map<Entry | undefined, { entry: Entry; value: number }[]>();
  for (const entry of actionable) {
    const value = ownNumber(entry);
    const isMeant = /^(?:button|generic|listitem)$/.test(entry.node.role) && entry.node.hidden === undefined;
    if (value === undefined || !isMeant) continue;
    groups.set(entry.parent, [...(groups.get(entry.parent) ?? []), { entry, value }]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
