/** What is dragged: "the Bread card", "the card about the invoices". */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, wordLikeness, wordsOf } from '../../language/words.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import type { Match, Want } from '../../matching/candidate.js';
import { type Entry, readable } from '../../matching/page-index.js';

/** The element that is taken hold of. */
export function draggedThing(said: readonly Token[], scene: Scene): Match {
  const topic = topicOf(said);
  const movable = scene.index.entries.filter(({ node }) => isMovable(node) && node.hidden === undefined);
  const words = topic ?? said.flatMap(({ text }) => contentOf(text));
  if (words.length === 0 || movable.length < 2) return lookUp(said, wantDragged, scene);
  const saysTopic = ({ node }: Entry): boolean => {
    const shown = wordsOf(readable(node));
    return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
  };
  // "The card for the invoices" is one that says so, and not the link "Invoices".
  const saying = movable.filter(saysTopic);
  // "R101" is on a card, and also the whole of a cell that nobody can take hold of.
  if (!topic) {
    const held = lookUp(said, { ...wantDragged, among: (each) => saying.includes(each) }, scene);
    return held.kind === 'found' ? held : lookUp(said, wantDragged, scene);
  }
  const [card, ...others] = saying;
  if (!card || others.length > 0)
    return lookUp(said, { ...wantDragged, among: (each) => saying.includes(each) }, scene);
  let entry = card;
  for (let inner: Entry | undefined = card; inner; inner = inner.children.find(saysTopic)) entry = inner;
  return { kind: 'found', entries: [entry], score: 0.85, exact: false, ranked: [] };
}

/** What a card is about, when that is said behind what it is. */
function topicOf(said: readonly Token[]): ReturnType<typeof contentOf> | undefined {
  const tokens = said.filter(({ kind, lower }) => kind !== 'word' || !/^(?:the|a|an)$/.test(lower));
  const [noun, ...rest] = tokens;
  const length = rest[0] && /^(?:that|which)$/.test(rest[0].lower) ? (rest[1]?.lower === 'says' ? 2 : 3) : 1;
  const joint = rest
    .slice(0, length)
    .map(({ lower }) => lower)
    .join(' ');
  if (
    noun?.kind !== 'word' ||
    !/^(?:(?:(?:that|which) is )?(?:about|on|for|regarding|concerning)|(?:that|which) says|saying)$/.test(
      joint,
    )
  )
    return undefined;
  const words = rest.slice(length).flatMap(({ text }) => contentOf(text));
  return words.length > 0 ? words : undefined;
}

/** It can be dragged, or says how: "To pick up a draggable item, press the space bar". */
function isMovable({ draggable, description = '' }: SnapshotNode): boolean {
  return draggable === true || /\bdragg(?:able|ing)\b/i.test(description);
}

const wantDragged: Want = {
  anything: true,
  fit: (node, entry) => {
    if (node.role === 'document' || /^(?:checkbox|radio|switch)$/.test(node.role)) return 0;
    if (isMovable(node) || (node.classes ?? []).some((name) => /dragg|sortable|handle/i.test(name))) return 1;
    // The board or the column that cards are dragged out of is dragged itself only where it says so.
    if (holdsDraggables(entry, MAX_LEVELS)) return 0;
    // A native button is pressed, unless it says that it is a handle.
    if (node.tag === 'button' && !/drag|sort|handle|grip/i.test(`${node.name} ${node.description ?? ''}`))
      return 0;
    return entry.record || entry.actionable ? 0.95 : node.role === 'text' ? 0.82 : 0.86;
  },
};

/** Most levels from a board to its cards. */
const MAX_LEVELS = 3;

function holdsDraggables({ children }: Entry, levels: number): boolean {
  return (
    children.filter(({ node }) => node.draggable).length > 1 ||
    (levels > 1 && children.some((each) => holdsDraggables(each, levels - 1)))
  );
}
