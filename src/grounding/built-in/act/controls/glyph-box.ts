/** A box to tick that is only a sign in front of a text: "☐ Buy milk". */
import { type Clause, eachTarget, valueOf } from '../../language/clause.js';
import { splitList } from '../../language/phrase.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { plainControls } from '../../matching/plain-controls.js';
import { recordOf } from '../../matching/relations.js';
import { fold, isStopWord, recordNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';

const CONFIDENCE = 0.85;

const empty = /^[☐□▢◻⬜○◯]$/u;
const ticked = /^[☑☒■◼⬛☒✅◉]$/u;

/** The click that brings the one sign of the line that is named into the state; undefined where no sign can be meant. */
export function glyphOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb !== 'check' && clause.verb !== 'uncheck') return undefined;
  const target = clause.readings[0]?.target ?? [];
  const literals = target.filter((token) => token.kind === 'quoted').map((token) => fold(token.text));
  const said = wordsOf(valueOf(target.filter((token) => token.kind === 'word'))).filter(
    (word) => !isStopWord(word) && !/^(?:check)?box$/.test(word.stem),
  );
  const named = said.filter((word) => !recordNouns.has(word.stem));
  // A folder may be called "Documents".
  const words = named.length > 0 ? named : said;
  if (literals.length === 0 && words.length === 0) return undefined;
  const lines = [...index.actionable, ...plainControls(index)].filter((entry) => {
    const line = signOf(entry) === undefined ? undefined : (recordOf(entry) ?? entry.parent);
    const text = line ? readable(line.node) : '';
    const shown = wordsOf(text);
    return (
      line !== undefined &&
      literals.every((literal) => fold(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') === literal) &&
      words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))
    );
  });
  const [box] = lines;
  if (!box || lines.length > 1)
    return signedLine({ literals, words, wanted: clause.verb === 'check' }, index) ?? eachLine(clause, index);
  if (signOf(box) === (clause.verb === 'check')) return { kind: 'done', reason: 'it is so already' };
  const explained = valueOf(target);
  return {
    kind: 'steps',
    steps: [stepOn(box, 'click', { confidence: CONFIDENCE })],
    ...(!box.actionable && { explained, phase: { kind: 'plain row', shown: explained } }),
  };
}

/** "The butter and the plums", each on a line of its own, which may be drawn anew as the other is ticked. */
function eachLine(clause: Clause, index: PageIndex): Outcome | undefined {
  const parts = splitList(clause.readings[0]?.target ?? []);
  const scene: Scene = { index, before: undefined, last: undefined };
  if (parts.length < 2) return undefined;
  const isEach = parts.every((target) => glyphOutcome({ ...clause, readings: [{ target }] }, scene));
  return isEach ? { kind: 'instead', clauses: eachTarget(clause, parts) } : undefined;
}

/** "☐ 150 g butter": the one line to click that begins with the sign, and says it. */
function signedLine(
  { literals, words, wanted }: { literals: readonly string[]; words: readonly Word[]; wanted: boolean },
  { actionable }: PageIndex,
): Outcome | undefined {
  const lines = actionable.flatMap((entry) => {
    const [, sign, text] = leading.exec((entry.node.text ?? '').trim()) ?? [];
    if (sign === undefined || text === undefined || !/^(?:listitem|generic|row)$/.test(entry.node.role))
      return [];
    const shown = wordsOf(text);
    const isSaid =
      literals.every((literal) => fold(text).includes(literal)) &&
      words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
    return isSaid ? [{ entry, isOn: ticked.test(sign) }] : [];
  });
  const [line] = lines;
  if (!line || lines.length > 1) return undefined;
  if (line.isOn === wanted) return { kind: 'done', reason: 'it is so already', entries: [line.entry] };
  return { kind: 'steps', steps: [stepOn(line.entry, 'click', { confidence: CONFIDENCE })] };
}

const leading = /^([☐□▢◻⬜○◯☑☒■◼⬛✅◉])\s+(.*\p{L}.*)$/u;

/** Whether a sign is ticked; undefined for what is no such sign. */
function signOf({ node }: Entry): boolean | undefined {
  const text = (node.name || (node.text ?? '')).trim();
  return ticked.test(text) ? true : empty.test(text) ? false : undefined;
}
