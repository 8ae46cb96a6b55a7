/** The arrow in front of an item that is drawn and has no name: a click on the name of the item chooses it, one on the arrow opens it. */
import { wordsOfMarks } from '../../language/words.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

/** Largest arrow, in pixels. */
const LARGEST = 28;

/** Most pixels that the middle of an arrow is off that of its line. */
const OFF = 9;

/** Most pixels from an arrow to the name behind it: a box to tick and a picture may stand between. */
const REACH = 80;

/** The arrow that opens a named item; `leaf` where the items beside it have one each, and it has none; undefined where nothing tells. */
export function arrowBefore(label: Entry, index: PageIndex): Entry | 'leaf' | undefined {
  if (!/^(?:generic|listitem|text|paragraph|link)$/.test(label.node.role)) return undefined;
  const line = lineOf(label);
  if (!line?.node.box) return undefined;
  const arrow = arrowIn(line, line === label ? undefined : label, index) ?? calledIn(label, index);
  if (arrow) return arrow;
  const beside = (line.parent ? below(index, line.parent) : []).filter(
    (other) =>
      other !== line &&
      other.parent === line.parent &&
      other.node.role === line.node.role &&
      other.node.tag === line.node.tag &&
      /\p{L}/u.test(readable(other.node)),
  );
  return beside.some((other) => arrowIn(other, undefined, index)) ? 'leaf' : undefined;
}

/** What holds the name and what stands in front of it. */
function lineOf(label: Entry): Entry | undefined {
  if (label.node.role === 'listitem' || label.record) return label;
  return (
    [...ancestorsOf(label)].slice(0, 2).find(({ node, record }) => record || node.role === 'listitem') ??
    label.parent
  );
}

/** The line itself was found, and holds what is called an arrow in front of its name. */
function calledIn(line: Entry, index: PageIndex): Entry | undefined {
  const inner = arrowIn(line, undefined, index);
  return inner && arrow.test(marksOf(inner)) ? inner : undefined;
}

function arrowIn(line: Entry, label: Entry | undefined, index: PageIndex): Entry | undefined {
  const { box } = line.node;
  if (!box) return undefined;
  const small = below(index, line).filter((entry) => {
    const own = entry.node.box;
    if (!own || entry === label || entry.node.ref === undefined || (label && isInside(entry, label)))
      return false;
    // What is called an arrow may have more room around it.
    const largest = arrow.test(marksOf(entry)) ? 1.5 * LARGEST : LARGEST;
    const isSmall = own.width > 0 && own.height > 0 && Math.max(own.width, own.height) <= largest;
    const start = label?.node.box?.x ?? box.x + REACH;
    const top =
      middleOf(label) ?? (box.height > 2 * LARGEST ? box.y + own.height / 2 : box.y + box.height / 2);
    return (
      isSmall &&
      /^(?:generic|img|image|button)$/.test(entry.node.role) &&
      !/[\p{L}\p{N}]/u.test(entry.node.text ?? entry.node.name) &&
      own.x <= start &&
      start - own.x <= REACH &&
      Math.abs(own.y + own.height / 2 - top) <= OFF
    );
  });
  const outer = small.filter((entry) => !small.some((other) => other !== entry && isInside(entry, other)));
  const called = outer.filter((entry) => arrow.test(marksOf(entry)) || entry.node.look?.shape === 'triangle');
  const [only, ...others] = called.length > 0 ? called : outer.filter((entry) => !other.test(marksOf(entry)));
  return others.length === 0 ? only : undefined;
}

/** What an item holds lies below its name: the line is as high as the name is. */
function middleOf(label: Entry | undefined): number | undefined {
  const box = label?.node.box;
  return box && box.y + box.height / 2;
}

const arrow =
  /\b(?:caret|expand|expander|expando|arrow|chevron|toggle|toggler|twist|twisty|twistie|disclosure|switch|switcher|collapse|collapsed|expanded|closed|opener|plus|minus|triangle|indicator)\b/;

/** What stands in front of an item and does something else. */
const other =
  /\b(?:check|checkbox|box|select|radio|tick|cb|chk|handle|drag|grip|avatar|icon|folder|file|star|badge|dot|bullet|delete|remove|close|edit|flag)\b/;

function marksOf({ node }: Entry): string {
  const names = [node, ...node.children].flatMap(({ classes = [], hints = [], id = '' }) => [
    ...classes,
    id,
    ...hints.map(({ text }) => text),
  ]);
  return wordsOfMarks(names);
}
