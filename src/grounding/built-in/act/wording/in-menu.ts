/** "Click New in the File menu", "go to the opening hours in the Visit menu": what a menu holds that has to be opened for it. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { kindAt, kindFit } from '../../language/types.js';
import { fold } from '../../language/words.js';
import { opensMenu } from '../records/behind-menu.js';
import type { Scene } from '../../matching/look-up.js';
import { menuOf } from '../../matching/opener.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';

/** The choice from the menu that a clause names at its end; undefined where it names none that the page has. */
export function inMenu(clause: Clause, scene: Scene): Outcome | undefined {
  const said = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const end =
    said.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:menu|dropdown)$/.test(lower)) + 1;
  if (end === 0 || !/^(?:click|open|select|goal|check)$/.test(clause.verb)) return undefined;
  const target = said.slice(0, end);
  const at = target.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:in|from|under|inside|of|via|through)$/.test(lower),
  );
  const destination = target.slice(at + 1);
  const value = target.slice(0, at);
  const [opener] = at < 1 ? [] : (menuOf(destination, scene)?.entries ?? []);
  if (!opener && at > 1 && end === said.length && isMenuOfEach(destination, scene))
    return { kind: 'instead', clauses: [{ ...clause, readings: [{ target: value }], text: spell(value) }] };
  if (!opener || !liesThere(opener, said.slice(end), scene)) return undefined;
  return {
    kind: 'instead',
    clauses: [{ ...clause, verb: 'select', said: 'choose', readings: [{ value, destination }] }],
  };
}

/** "… via its Actions menu": each of several rows has one of that name, and which of them is meant the rest says. */
function isMenuOfEach(destination: readonly Token[], { index }: Scene): boolean {
  const name = fold(
    valueOf(destination.filter(({ lower }) => !/^(?:its|his|her|their|the|menu)$/.test(lower))),
  );
  const openers = index.actionable.filter((entry) => opensMenu(entry) && fold(entry.node.name) === name);
  return destination[0]?.lower === 'its' && name !== '' && openers.length > 1;
}

/** "… menu at the top", "… menu in the header": where the menu is said to be, it is. */
function liesThere(opener: Entry, [lead, ...place]: readonly Token[], { index }: Scene): boolean {
  if (!lead) return true;
  const named = place.filter(({ lower }) => !/^(?:the|very|of|page|screen)$/.test(lower));
  const [only, ...others] = named;
  if (!/^(?:at|in|on)$/.test(lead.lower) || only?.kind !== 'word') return false;
  const { box } = opener.node;
  const { height, width } = index.snapshot.viewport;
  if (others.length === 0 && /^(?:top|bottom|left|right)$/.test(only.lower)) {
    const along = /^(?:top|bottom)$/.test(only.lower);
    const share = box ? (along ? box.y / height : box.x / width) : Number.NaN;
    return /^(?:top|left)$/.test(only.lower) ? share < 1 / 4 : share > 1 / 2;
  }
  const kind = kindAt(
    named.map(({ lower }) => lower),
    0,
  );
  return (
    kind?.length === named.length &&
    [...ancestorsOf(opener)].some(
      ({ node }) => !/^(?:document|main)$/.test(node.role) && kindFit(kind.kind, node) >= 0.9,
    )
  );
}
