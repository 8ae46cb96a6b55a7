/** Sentences that are the name of a control: "Click Me", where the page has a button that says just this. */
import type { Clause } from '../../language/clause.js';
import { fold, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { entryOf, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.9;

/** A click on the one control whose name is the clause, its verb included; undefined where there is none, or several. */
export function wholeName(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = bare(clause.text);
  if (!said.includes(' ')) return undefined;
  const words = wordsOf(said);
  const [only, ...others] = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      /^(?:button|link|tab|menuitem)$/.test(node.role) &&
      node.hidden === undefined &&
      // Its words are known by now, and folding a name takes longer.
      (name === undefined || isSameText(name.words, words)) &&
      bare(node.name) === said,
  );
  return only && others.length === 0
    ? explaining({ kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }, clause.text)
    : undefined;
}

/**
 * The same, before the verb is asked: "choose all groups" is the button of that name, and no choice in the list beside it. What is on or off, open or
 * closed is not only clicked.
 */
export function calledWhole(clause: Clause, scene: Scene): Outcome | undefined {
  const cleared = clearedAll(clause, scene);
  if (cleared) return cleared;
  if (wordsOf(clause.text).length < MIN_WORDS) return undefined;
  const outcome = wholeName(clause, scene);
  const [step] = outcome?.kind === 'steps' ? outcome.steps : [];
  const node = entryOf(step?.ref ?? '', scene.index)?.node;
  const isPlain =
    node?.disabled !== true &&
    [node?.expanded, node?.pressed, node?.checked, node?.selected].every((state) => state === undefined);
  return node && isPlain ? outcome : undefined;
}

/** "Clear all", where that is written on something to click: it clears what it belongs to, and not the fields of the page; of several none is meant. */
function clearedAll({ verb, text }: Clause, { index, among }: Scene): Outcome | undefined {
  const said = bare(text);
  if (!/^(?:clear|goal)$/.test(verb) || !/^(?:clear|reset) (?:all|everything)$/.test(said) || among)
    return undefined;
  const [only, ...others] = index.actionable.filter(
    ({ node }) =>
      /^(?:button|link|menuitem|generic)$/.test(node.role) &&
      node.hidden === undefined &&
      bare((node.name || readable(node)).replaceAll(/[✕✖×]/gu, '')) === said,
  );
  if (!only) return undefined;
  return others.length === 0 && only.node.disabled !== true
    ? explaining({ kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }, text)
    : { kind: 'none', looked: text, nearest: [], final: true };
}

/** More articles no name has. */
const MOST_ARTICLES = 4;

/** Two words may be a verb and what it is done to: "sort name", "close tab". */
const MIN_WORDS = 3;

/** "Show the answer" is "Show answer". */
function bare(text: string): string {
  return fold(text)
    .replace(/[\s.!?…]+$/u, '')
    .replaceAll(/(?<=\s|^)(?:the|an?)\s+/g, '');
}

function isNoArticle({ text }: Word): boolean {
  return !/^(?:the|an?)$/.test(text);
}

function isSameText(shown: readonly Word[], other: readonly Word[]): boolean {
  // Most names are told apart by how long they are.
  if (shown.length < other.length || shown.length > other.length + MOST_ARTICLES) return false;
  const one = shown.filter(isNoArticle);
  if (one.length !== other.length) return false;
  return one.every(({ text }, at) => text === other[at]?.text);
}
