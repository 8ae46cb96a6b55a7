/** "Which seats are taken", "how many desks are free in row C": places that say their own row and number, and by a word, a class or being disabled whether they can be had. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import type { Want } from './extract-schema.js';
import { isInside } from './extract-tree.js';
import { plainWords } from './extract-words.js';

const nouns =
  'seats?|places?|spots?|desks?|tables?|lockers?|chairs?|spaces?|parking spaces|parking spots|berths?|pitches|cabins?';
const asked = new RegExp(
  `^(?<ask>which|what|how many)(?: of the)? (?<noun>${nouns})(?: in row (?<row>[a-z]{1,2}|\\d{1,3}))? (?:is|are) (?:still |already |currently )?(?<not>not )?(?:(?<free>free|available|vacant|open|empty)|(?<taken>taken|occupied|booked|reserved|sold|unavailable))(?: in row (?<rowBehind>[a-z]{1,2}|\\d{1,3}))?$`,
  'iu',
);
const onPlace =
  /^(?:(?:seat|place|spot|desk|table|locker|space|berth|pitch|cabin|row) )?(?:(?<row>[A-Z]{1,2})(?:-|,? (?:seat|place) )?(?<number>\d{1,3})|(?<first>\d{1,3})-?(?<letter>[A-Z]))(?:[,:·–—-]? \(?(?:is )?(?<state>free|available|vacant|taken|occupied|booked|reserved|sold|unavailable|blocked|not available|selected)\)?)?(?:[,:·–—-]? ?(?:[$€£] ?\d[\d.,]*|\d[\d.,]* ?[$€£]))?$/iu;
const isTaken = /^(?:taken|occupied|booked|reserved|sold|unavailable|blocked|not available)$/iu;
/** Fewer are no plan of places. */
const FEWEST = 3;

interface Place {
  /** As the page writes it. */
  code: string;
  row: string;
  node: SnapshotNode;
  isFree: boolean;
}

/** Their codes, or how many there are; undefined where the page has no such places, or does not tell. */
export function placesSo(page: PageIndex, want: Want, text: string): Reading | undefined {
  const groups = asked.exec(text.trim().replace(/[?.]+$/u, ''))?.groups;
  if (!groups) return undefined;
  const places = placesOf(page);
  // Where all look alike nothing tells which are free.
  if (!places?.some(({ isFree }) => !isFree) || !isCalled(page, places, groups['noun'] ?? ''))
    return undefined;
  const row = (groups['row'] ?? groups['rowBehind'])?.toUpperCase();
  const asks = row === undefined ? places : places.filter((place) => place.row === row);
  if (asks.length === 0) return undefined;
  const isFreeAsked = (groups['free'] !== undefined) !== (groups['not'] !== undefined);
  const so = asks.filter(({ isFree }) => isFree === isFreeAsked);
  const refs = asks.map(({ node }) => node.ref ?? '');
  if (/^how many$/iu.test(groups['ask'] ?? ''))
    return want.kind === 'scalar' && (want.parse === 'number' || want.parse === 'integer')
      ? { kind: 'derived', value: so.length, refs }
      : undefined;
  const codes = so.map(({ code }) => code);
  if (want.kind === 'list' && want.item.kind === 'scalar' && want.item.parse === 'string')
    return { kind: 'derived', value: codes, refs };
  return want.kind === 'scalar' && want.parse === 'string' && codes.length === 1
    ? { kind: 'derived', value: codes[0], refs }
    : undefined;
}

const isLook =
  /^(?:heading|columnheader|rowheader|link|row|list|listbox|grid|table|paragraph|textbox|combobox)$/u;

/** Each place once; undefined where the page has few, or a code at two of them. */
function placesOf(page: PageIndex): Place[] | undefined {
  const places: Place[] = [];
  for (const node of page.tree.nodes) {
    const place = node.ref === undefined || isLook.test(node.role) ? undefined : placeAt(page, node);
    if (!place || places.some((other) => isInside(page.tree, node, other.node))) continue;
    if (places.some(({ code }) => code === place.code)) return undefined;
    places.push(place);
  }
  return places.length < FEWEST ? undefined : places;
}

function placeAt({ tree }: PageIndex, node: SnapshotNode): Place | undefined {
  const said = onPlace.exec((node.name || tree.textOf(node)).trim())?.groups;
  if (!said) return undefined;
  const row = said['row'] ?? said['first'] ?? '';
  const isOff = [node, ...node.children].some(({ disabled }) => disabled === true);
  const isMarked = [node, tree.parentOf(node)].some((each) =>
    (each?.classes ?? []).some((name) => name.split(/[-_]+/u).some((part) => isTaken.test(part))),
  );
  return {
    code: `${row}${said['number'] ?? said['letter'] ?? ''}`,
    row: row.toUpperCase(),
    node,
    isFree: !isOff && !isMarked && !isTaken.test(said['state'] ?? ''),
  };
}

/** A heading, a group or the places themselves are called so: free desks are no free seats. */
function isCalled({ tree }: PageIndex, places: readonly Place[], noun: string): boolean {
  const words = new Set(
    [
      ...tree.nodes
        .filter(({ role }) => /^(?:heading|group|legend|caption|table|grid|region|button)$/u.test(role))
        .map((node) => node.name || tree.textOf(node)),
      ...places
        .flatMap(({ node }) => [node, tree.parentOf(node)])
        .flatMap((node) => [node?.name, ...(node?.classes ?? [])]),
    ].flatMap((text) => plainWords((text ?? '').replaceAll(/[-_]/gu, ' '))),
  );
  const [head = ''] = plainWords(noun).slice(-1);
  return words.has(head) || (/^(?:place|spot|chair)$/u.test(head) && words.has('seat'));
}
