/**
 * What cannot be used now has no stand-in: "the previous page" is no link "Back to the index" where "Previous" is out of action, and "Complete Fix logo"
 * is not the button of "Fix login" where that of "Fix logo" is.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { isOrnament, isStopWord, type Word, wordsOf } from '../../language/words.js';
import { kindAt } from '../../language/types.js';
import { below, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name of a control that is called just as the clause says, but cannot be used, where another that is called otherwise would be clicked. */
export function standsInFor(clause: Clause, act: Act): string | undefined {
  return inertName(clause, act) ?? ofDisabledRecord(clause, act);
}

/**
 * The word that only another record says, letter by letter, whose control of the same name is disabled: a word that is like it does for the record
 * that would be acted on only because that one can be.
 */
function ofDisabledRecord({ said, readings }: Clause, { targets, index }: Act): string | undefined {
  const [control, ...others] = targets;
  const record = control && others.length === 0 ? recordOf(control) : undefined;
  if (!control || !record || record === control || control.node.disabled === true) return undefined;
  const verbs = new Set(wordsOf(said).map(({ text }) => text));
  const asked = tokensInOrder(readings)
    .flatMap(({ text }) => contentIn(text))
    .filter(({ text }) => !verbs.has(text));
  const deed = deedOf(control);
  const isOut = ({ node, evidence }: Entry): boolean =>
    node.disabled === true && node.role === control.node.role && deedOf({ node, evidence }) === deed;
  const saidIn = ({ node }: Entry): readonly Word[] => {
    const shown = new Set(wordsOf(`${node.name} ${readable(node)}`).map(({ text }) => text));
    return asked.filter(({ text }) => shown.has(text));
  };
  const own = saidIn(record);
  if (own.length === asked.length) return undefined;
  for (const other of index.entries) {
    const isTwin = other !== record && other.parent === record.parent && other.node.role === record.node.role;
    if (!isTwin || !below(index, other).some((entry) => isOut(entry))) continue;
    const told = saidIn(other);
    const more = told.find((word) => !own.includes(word));
    if (more && own.every((word) => told.includes(word))) return more.text;
  }
  return undefined;
}

/** How the name of a control begins: "Delete" of "Delete report.pdf". */
function deedOf({ node, evidence: [name] }: Pick<Entry, 'node' | 'evidence'>): string {
  return name?.words[0]?.text ?? node.name;
}

function inertName({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  const [entry, ...others] = targets;
  if (!/^(?:click|dblclick|open|goal)$/.test(verb) || !entry || others.length > 0) return undefined;
  const target = (readings.findLast((reading) => reading.target)?.target ?? []).filter(
    ({ kind }) => kind === 'word',
  );
  const asked = target.flatMap(({ text }, at) => (isKind(target, at) ? [] : contentIn(text)));
  if (asked.length === 0 || isCalled(entry, asked)) return undefined;
  const isOut = ({ node }: Entry): boolean => controls.test(node.role) && node.hidden === 'inert';
  return index.entries.some((other) => isOut(other) && isCalled(other, asked))
    ? asked.map(({ text }) => text).join(' ')
    : undefined;
}

const controls = /^(?:button|link|tab|menuitem)$/;

function isKind(tokens: readonly { lower: string }[], at: number): boolean {
  return (
    kindAt(
      tokens.map(({ lower }) => lower),
      at,
    ) !== undefined
  );
}

function contentIn(text: string): readonly Word[] {
  return wordsOf(text).filter((word) => !isStopWord(word) && !isOrnament(word));
}

function isCalled({ evidence: [name] }: Entry, asked: readonly Word[]): boolean {
  const words = name?.words.filter((word) => !isStopWord(word) && !isOrnament(word)) ?? [];
  return words.length === asked.length && words.every(({ stem }, at) => stem === asked[at]?.stem);
}
