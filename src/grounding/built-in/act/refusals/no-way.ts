/** What no click on an element of this kind does: a cell hides nothing, a tab agrees to nothing, and a handle to drag by does nothing else. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { spanOf } from '../../language/spans.js';
import { contentOf, toWord } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** Whether the clause says what the element is no way to do. */
export function isNoWay(clause: Clause, target: Entry, act: Act): boolean {
  return (
    hidesNothing(clause, target) ||
    agreesToNothing(clause, target) ||
    isHandle(clause, target) ||
    showsNothing(clause, target, act) ||
    movesNowhere(clause, target, act) ||
    countsParts(clause, target) ||
    isOfOtherCount(clause, target)
  );
}

/** "Hide the mallard" is no cell "North hide", and to hide a scene is not to cut it. */
function hidesNothing({ verb, said }: Clause, { node, evidence }: Entry): boolean {
  if (verb !== 'close') return false;
  const isCell = /^(?:grid)?cell$|^columnheader$|^rowheader$/.test(node.role);
  if (isCell) return node.hasPopup === undefined && node.expanded === undefined;
  return (
    said === 'hide' &&
    evidence.some(({ words: [first] }) =>
      /^(?:cut|delete|remove|discard|archive|erase)$/.test(first?.text ?? ''),
    )
  );
}

/** "Agree to the rules" is not to look at the tab or link "Rules". */
function agreesToNothing({ said }: Clause, { node, evidence }: Entry): boolean {
  return (
    /^(?:accept|agree)/.test(said) &&
    /^(?:tab|treeitem|link)$/.test(node.role) &&
    !evidence.some(({ text }) =>
      /\b(?:accept|agree|allow|ok|okay|yes|got it|understood|consent|continue)/i.test(text),
    )
  );
}

/** "Oil the chain" is not the handle "Reorder Oil the chain". */
function isHandle({ verb, said }: Clause, { evidence: [name] }: Entry): boolean {
  return (
    verb === 'goal' &&
    /^(?:reorder|drag|grab)$/.test(name?.words[0]?.text ?? '') &&
    !/^(?:reorder|drag|grab|move|sort|arrange|put|bring|push|shift|rank|pull)/.test(said)
  );
}

/** "Show the favourites" makes nothing a favourite, and "show the certificates" requests none. */
function showsNothing({ verb, said, readings, text }: Clause, target: Entry, { index }: Act): boolean {
  const {
    node,
    evidence: [name],
  } = target;
  if (verb !== 'open' || !/^(?:show|display|list|view|see)\b/.test(said) || node.role !== 'button')
    return false;
  const [first, ...others] = name?.words ?? [];
  if (!first || node.hasPopup !== undefined || node.expanded !== undefined) return false;
  if (others.length > 0) return making.test(first.text) && !text.toLowerCase().includes(first.text);
  const isMany = ({ kind, lower }: Token): boolean =>
    kind === 'word' && lower !== first.text && /[^s]s$/.test(lower) && toWord(lower).stem === first.stem;
  // "Show only bugs" is the one button "Bug" over the list.
  const isOnEach = index.actionable.some((other) => other !== target && other.node.name === node.name);
  return isOnEach && !first.text.endsWith('s') && tokensInOrder(readings).some(isMany);
}

const making = /^(?:request|add|create|new|invite|book|order|send|report|write|upload|register|issue)$/;

/** "Move R102": a click on what is to be moved moves it nowhere. */
function movesNowhere({ verb, said, readings }: Clause, target: Entry, { isHalf, isOnto }: Act): boolean {
  const words = readings.flatMap(({ target: tokens = [] }) =>
    contentOf(tokens.map(({ text }) => text).join(' ')),
  );
  return (
    verb === 'drag' &&
    /^(?:button|link|generic)$/.test(target.node.role) &&
    !readings.some(({ value, destination }) => value ?? destination) &&
    !isHalf &&
    isOnto !== true &&
    words.length > 0 &&
    words.every((word) => word.text === said || says(target, word)) &&
    !contentOf(said).some((word) => says(target, word))
  );
}

/** "Visit Trieste first" counts none of its buttons, and "the first observation" is no tab. */
function countsParts({ verb, readings }: Clause, target: Entry): boolean {
  if (!/^(?:click|open)$/.test(verb)) return false;
  const tokens = tokensInOrder(readings);
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  const isSaid = (text: string): boolean => contentOf(text).every((word) => says(target, word));
  const isBehind =
    /^(?:first|last)$/.test(last?.lower ?? '') &&
    before?.kind === 'word' &&
    !/^(?:the|very|and|from|to|at|as)$/.test(before.lower);
  if (isBehind && /^(?:button|link|textbox)$/.test(target.node.role)) return !isSaid(last?.text ?? '');
  const at = tokens.findIndex((_, place) => (ordinalAt(tokens, place)?.ordinal ?? 0) !== 0);
  const isOfTabs = tokens.some(({ lower }) =>
    /^(?:tabs?|pages?|sections?|steps?|panels?|views?|slides?|screens?|ones?|chapters?|items?)$/.test(lower),
  );
  return at !== -1 && target.node.role === 'tab' && !isOfTabs && !isSaid(tokens[at]?.text ?? '');
}

/** Fewest letters of what is counted; what is shorter is a unit: "1h", "2 d". */
const SHORTEST = 3;

/** "Export the preset" is not "Export 12 pictures", which says what it exports. */
function isOfOtherCount({ verb, said, readings }: Clause, target: Entry): boolean {
  const [first, count, noun] = target.evidence[0]?.words ?? [];
  if (verb !== 'goal' || target.node.role !== 'button' || !noun || first?.text !== said) return false;
  if (!/^\d+$/.test(count?.text ?? '')) return false;
  // "Snooze 1h" says for how long.
  if (noun.text.length < SHORTEST || spanOf(`${count?.text} ${noun.text}`) !== undefined) return false;
  const words = readings
    .flatMap(({ target: tokens = [] }) => contentOf(tokens.map(({ text }) => text).join(' ')))
    .filter(({ text }) => text !== said);
  return words.length > 0 && !words.some((word) => says(target, word));
}
