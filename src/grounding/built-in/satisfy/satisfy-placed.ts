/**
 * "There is a budget call on Wednesday", "there is a stand-up at 9:00 on Monday": that such a thing is there, on that day or at that time.
 * It is told by where the thing itself stands, and by nothing that merely stands on the same page.
 */
import type { PlannedCheck, Satisfaction } from '../../../contract/check.js';
import { foldSpace } from '../../../contract/parse-value.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { isRecordNoun } from '../extract/records-said.js';
import { clockOf } from '../language/clock.js';
import { fold, wordsOf } from '../language/words.js';
import { type Entry, indexOf, type PageIndex, readable } from '../matching/page-index.js';
import { cannot } from './satisfy-part.js';
import { isAtTime, isOnDay, type Told, weekdaysIn } from './satisfy-standing.js';
import { mask, normalize } from './satisfy-words.js';

const there = /^there (?:is|are)(?<not> not)? (?<some>an?|some|any|no|the) (?<rest>[^,;]+)$/iu;
const day = /^on (?:an? |the )?(?<day>(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?)$/iu;
const time = /^at (?<time>\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?| o'clock)?|noon|midnight)$/iu;

interface Said {
  what: string;
  places: string[];
  /** That there is one. */
  is: boolean;
}

/** What is said to be there and where; undefined for a sentence that names no day of the week and no time. */
function placedIn(sentence: string): Said | undefined {
  const masked = mask(sentence.slice(0, 300));
  const { not, some = '', rest = '' } = there.exec(normalize(masked.text))?.groups ?? {};
  const [what = '', ...places] = rest.split(/\s(?=(?:on|at|in|for|by)\s)/iu);
  if (!places.some((place) => day.test(place) || time.test(place))) return undefined;
  if (/\b(?:and|or|but|than|before|after|until|only|every|each)\b/iu.test(rest)) return undefined;
  const show = (text: string): string => masked.show(text).replaceAll('"', '');
  return { what: show(what), places: places.map(show), is: (not === undefined) !== /^no$/iu.test(some) };
}

/** What such a sentence comes to; undefined for another one, and where nothing on the page is called so. */
export function placedSaid({
  sentence,
  negated,
  snapshot,
}: Pick<SatisfyRequest, 'sentence' | 'negated' | 'snapshot'>): Satisfaction | undefined {
  const said = placedIn(sentence);
  if (!said) return undefined;
  const is = said.is !== negated;
  const index = indexOf(snapshot);
  const found = thingsCalled(said.what, index);
  if (found.all.length === 0) return undefined;
  const told = found.all.map((entry) => ({ entry, told: toldOf(entry, said.places, index) }));
  const there = told.find((each) => each.told === 'yes');
  if (there && found.isWhole) return { kind: 'checks', checks: [checkOf(there.entry, is, index)] };
  if (is && found.isAll && told.every((each) => each.told === 'no'))
    return {
      kind: 'none',
      looked: `"${said.what}" ${said.places.join(' ')}`,
      nearest: told.map(({ entry }) => nearestOf(entry)),
      denied: true,
    };
  return cannot(
    `${said.what} ${said.places.join(' ')}`,
    'whether it is there then is not said by it, nor by where it stands',
  );
}

/** Whether a sentence says when something is there: of what has no such sign, that it is somewhere proves nothing. */
export function isPlaced(sentence: string): boolean {
  return placedIn(sentence) !== undefined;
}

function toldOf(entry: Entry, places: readonly string[], index: PageIndex): Told {
  const all = places.map((place): Told => {
    const on = day.exec(place)?.groups?.['day'];
    if (on !== undefined) return isOnDay(entry, weekdaysIn(on)[0] ?? -1, index);
    const at = time.exec(place)?.groups?.['time'];
    const minutes = at === undefined ? undefined : clockOf(at);
    if (minutes !== undefined) return isAtTime(entry, minutes, index);
    return saysOf(entry, place.replace(/^\S+ (?:the |an? )?/iu, '')) ? 'yes' : 'unclear';
  });
  return all.includes('no') ? 'no' : all.every((each) => each === 'yes') ? 'yes' : 'unclear';
}

/** Whether the thing itself says a place or a person: in its own box or in its record, and never in the row of a planner. */
function saysOf(entry: Entry, words: string): boolean {
  const { parent } = entry;
  const isOwn =
    parent?.record === true &&
    !parent.repeats &&
    parent.node.role !== 'row' &&
    readable(parent.node).length <= 80;
  return [entry, ...(isOwn ? [parent] : [])].some(({ node }) =>
    ` ${plain(readable(node))} `.includes(` ${plain(words)} `),
  );
}

function plain(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}

const clocks =
  /\b\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\b\.?)?(?:\s*[-–—]\s*\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\b\.?)?)?/giu;

interface Called {
  all: Entry[];
  /** They are called just so. */
  isWhole: boolean;
  /** Nothing else on the page may be called so. */
  isAll: boolean;
}

/** The smallest parts of the page that say a name and at most a time besides. */
function thingsCalled(what: string, index: PageIndex): Called {
  const words = wordsOf(what).map((word) => word.text);
  const last = words.at(-1) ?? '';
  const names = [
    plain(what),
    ...(words.length > 1 && isRecordNoun(last) ? [words.slice(0, -1).join(' ')] : []),
  ];
  const textOf = ({ node }: Entry): string => plain(readable(node).replace(clocks, ' '));
  for (const name of names) {
    if (name === '') continue;
    const saying = index.entries.filter(
      (entry) => ` ${textOf(entry)} `.includes(` ${name} `) && entry.node.role !== 'document',
    );
    const leaves = saying.filter((entry) => !entry.children.some((child) => saying.includes(child)));
    const all = leaves.filter(
      (entry) =>
        !/^(?:option|textbox)$/u.test(entry.node.role) &&
        (textOf(entry) === name ||
          linesOf(entry.node).some((line) => plain(line.replace(clocks, ' ')) === name)),
    );
    if (all.length > 0) return { all, isWhole: true, isAll: all.length === leaves.length };
  }
  return { all: [], isWhole: false, isAll: false };
}

/** Its lines and the parts that are set apart in it: "Budget call" over "Room 4". */
function linesOf({ text = '', name, content = '', parts = [], children }: SnapshotNode): string[] {
  return [
    ...[text, name, content].flatMap((each) => each.split('\n')),
    ...parts.map((part) => part.text),
    ...children.filter(({ role }) => role === 'text').map((child) => child.name),
  ];
}

/** That the cell, or the thing itself where it has none, says what it is called. */
function checkOf(entry: Entry, is: boolean, index: PageIndex): PlannedCheck {
  const holder = holderOf(entry, index);
  return {
    kind: 'field',
    ref: holder.node.ref ?? '',
    of: 'text',
    operator: 'says',
    expected: foldSpace(readable(entry.node)),
    is,
  };
}

/** The box that it alone stands in: a cell stays where it is when the thing goes elsewhere. */
function holderOf(entry: Entry, { entries }: PageIndex): Entry {
  const { parent } = entry;
  const isCell =
    parent?.node.ref !== undefined &&
    fold(readable(parent.node)) === fold(readable(entry.node)) &&
    entries.some(
      (other) => other.parent === parent.parent && other !== parent && other.node.tag === parent.node.tag,
    );
  return isCell ? parent : entry;
}

function nearestOf({ node }: Entry): string {
  return `${node.role} "${readable(node).slice(0, 60)}"`;
}
