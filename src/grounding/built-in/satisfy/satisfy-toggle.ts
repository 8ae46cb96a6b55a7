/** What a button says of its record by what it is called: "Follow" where that is still to be done, "Following" or "Joined ✓" where it is. */
import type { Reading, Trim } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { isDoneBy } from '../extract/extract-offers.js';
import type { PageIndex } from '../extract/extract-page.js';
import { visible } from '../extract/extract-tree.js';
import { plainWords } from '../extract/extract-words.js';
import type { NamedRecord } from '../extract/extract-named.js';

/** What is done once, and not again while it holds. */
const lasting =
  /^(?:follow|join|subscribe|like|save|star|bookmark|pin|mute|watch|favou?rite|connect|block|enable|activate|select)$/u;

/**
 * What the one button of the record for a thing that is done says, and what it says while that is so. "Renew" may be there whether or not
 * it was done before: such a button tells nothing, unless that of another record says that it is done.
 */
export function toldByButton(
  page: PageIndex,
  { region, row }: NamedRecord,
  [done = '', ...others]: readonly string[],
): { reading: Reading; on?: string } | undefined {
  if (others.length > 0 || region.items.length < 2) return undefined;
  const buttons = region.items.map((item) => buttonsFor(page, item, done));
  const [own, ...more] = buttons[row] ?? [];
  if (!own || more.length > 0) return undefined;
  const isTold = own.isOn || lasting.test(own.verb) || buttons.flat().some(({ isOn }) => isOn);
  return isTold ? { reading: own.reading, ...(own.isOn && { on: String(own.reading.value) }) } : undefined;
}

interface Told {
  verb: string;
  isOn: boolean;
  reading: Extract<Reading, { kind: 'leaf' }>;
}

function buttonsFor({ tree }: PageIndex, item: SnapshotNode, done: string): Told[] {
  return [...visible(item)].flatMap((node): Told[] => {
    const text = tree.textOf(node);
    const [verb = '', ...more] = plainWords(text);
    if (node.role !== 'button' || node.ref === undefined || more.length > 0) return [];
    const stem = /^(?<stem>\p{L}{3,})ing$/u.exec(verb)?.groups?.['stem'];
    const isOn =
      verb === done ||
      (stem !== undefined && (isDoneBy(done, stem) || isDoneBy(done, `${stem}e`))) ||
      undoes(verb, done);
    if (!isOn && !isDoneBy(done, verb)) return [];
    const value = /\p{L}+/u.exec(text)?.[0] ?? text;
    const [before = '', after = ''] = text.split(value);
    const trim: Trim = { ...(before !== '' && { before }), ...(after !== '' && { after }) };
    return [
      {
        verb,
        isOn,
        reading: {
          kind: 'leaf',
          ref: node.ref,
          from: 'text',
          parse: 'string',
          value,
          ...(before + after !== '' && { trim }),
        },
      },
    ];
  });
}

/** "Disconnect" is there while it is connected. */
function undoes(verb: string, done: string): boolean {
  const undone = /^(?:un|dis|de)(?<verb>\p{L}{3,})$/u.exec(verb)?.groups?.['verb'];
  return undone !== undefined && (isDoneBy(done, undone) || (verb === 'disable' && done === 'enabled'));
}
