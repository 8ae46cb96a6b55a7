/** "Choose courier delivery", where "Courier, tomorrow, 11.50 €" is one of the choices under the heading "Delivery". */
import { type Clause, spell } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { calledBy } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, type PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

/** The click on the only one of them that begins so; undefined where the last words are no whole heading, or what is under it are no choices. */
export function groupNoun(clause: Clause, { index, among }: Scene): Outcome | undefined {
  const { target = [] } = clause.readings.findLast((reading) => reading.target) ?? {};
  const words = /^(?:the|a|an|my)$/.test(target[0]?.lower ?? '') ? target.slice(1) : target;
  if (!/^(?:click|select|check)$/.test(clause.verb) || !choosing.test(clause.text) || among) return undefined;
  if (words.length < 2 || words.some(({ kind }) => kind !== 'word')) return undefined;
  for (const length of [1, 2]) {
    const title = fold(spell(words.slice(-length)));
    const [heading, ...others] = index.entries.filter(
      ({ node }) => node.role === 'heading' && node.hidden === undefined && fold(node.name) === title,
    );
    const rest = fold(spell(words.slice(0, -length)));
    if (!heading || others.length > 0 || rest === '') continue;
    const [only, ...more] = choicesUnder(heading, index).filter((entry) => beginsWith(entry, rest));
    if (!only || more.length > 0) return undefined;
    return {
      kind: 'steps',
      steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
      explained: spell(target),
    };
  }
  return undefined;
}

const choosing = /^(?:choose|select|pick|use|take|set|change to|switch to)\b/i;

/** What stands behind a heading, up to the next: boxes of one make that are clicked as they are; none where something else can be used there. */
function choicesUnder(heading: Entry, index: PageIndex): readonly Entry[] {
  const siblings = heading.parent?.node.children ?? [];
  const behind = siblings.slice(siblings.indexOf(heading.node) + 1);
  const end = behind.findIndex(({ role }) => role === 'heading');
  const own = end === -1 ? behind : behind.slice(0, end);
  const [box] = own;
  const nodes = new Set(own.length === 1 && box && box.children.length > 1 ? box.children : own);
  const choices = index.actionable.filter(({ node }) => nodes.has(node));
  const make = ({ node }: Entry): string => `${node.role} ${node.tag ?? ''}`;
  const isOneMake = new Set(choices.map(make)).size === 1;
  const isChoice = choices.every(
    ({ node }) => /^(?:generic|listitem|button|option)$/.test(node.role) && node.hidden === undefined,
  );
  return choices.length > 1 && choices.length === nodes.size && isOneMake && isChoice ? choices : [];
}

function beginsWith(entry: Entry, words: string): boolean {
  const shown = calledBy(entry);
  return shown.startsWith(words) && /^(?:$|[^\p{L}\d])/u.test(shown.slice(words.length));
}
