/** "Lower the blinds", where a part that is titled "Blinds" has the buttons "Up", "Stop" and "Down": what goes up and down, by the button for its way. */
import type { Clause } from '../../language/clause.js';
import { contentOf, isAmong, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { titlesOver } from '../../matching/titles-over.js';

const CONFIDENCE = 0.82;

/** The verb, what its button is called, and what that of the contrary is. */
const ways: readonly (readonly [verb: RegExp, own: RegExp, contrary: RegExp])[] = [
  [/^(?:raise|lift|pull up|open)$/, /^(?:up|raise|open|[▲↑⬆])$/iu, /^(?:down|lower|close|[▼↓⬇])$/iu],
  [/^(?:lower|pull down|drop|close|shut)$/, /^(?:down|lower|close|[▼↓⬇])$/iu, /^(?:up|raise|open|[▲↑⬆])$/iu],
];

const asked =
  /^(?<verb>raise|lift|pull up|open|lower|pull down|drop|close|shut) (?:the |all (?:the )?|my )?(?<what>[\p{L} ]{3,30})$/iu;

/** The press on the one such button that stands in a part called so; undefined where there is none, or more than one. */
export function upOrDown({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { verb = '', what = '' } = asked.exec(text.trim().replace(/[.!]$/u, ''))?.groups ?? {};
  const [, own, contrary] = ways.find(([said]) => said.test(verb.toLowerCase())) ?? [];
  if (!own || !contrary) return undefined;
  const buttons = index.actionable.filter(
    ({ node }) =>
      /^(?:button|generic)$/.test(node.role) &&
      node.hidden === undefined &&
      node.disabled !== true &&
      node.expanded === undefined &&
      node.hasPopup === undefined,
  );
  const [only, ...others] = buttons.filter(
    (entry) =>
      own.test(nameOf(entry)) &&
      buttons.some((other) => other.parent === entry.parent && contrary.test(nameOf(other))) &&
      isCalled(what, entry, index),
  );
  if (!only || others.length > 0) return undefined;
  return { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: text };
}

function nameOf({ node }: Entry): string {
  return (node.name || (node.text ?? '')).trim();
}

/** All that is said is in the titles over it, in the name of its group, or in the text of its line. */
function isCalled(what: string, entry: Entry, index: PageIndex): boolean {
  const groups = [...ancestorsOf(entry)].filter(({ node }) => /^(?:group|region|listitem)$/.test(node.role));
  const texts = [
    ...groups.map(({ node }) => node.name),
    ...titlesOver(entry, index),
    entry.parent ? readable(entry.parent.node, 'without buttons') : '',
  ];
  const shown = texts.filter((text) => text.length <= 60).flatMap((text) => [...wordsOf(text)]);
  const words = contentOf(what);
  return words.length > 0 && words.every((word) => isAmong(word, shown));
}
