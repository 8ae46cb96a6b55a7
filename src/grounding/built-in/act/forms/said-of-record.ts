/**
 * "Mark the kiln as out of order", "put the van back into service", "add a note to the visit of Ann": what is said of a line is the whole name of
 * a button or box in it, and the rest of the sentence is the line.
 */
import type { Clause } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { quotedToken, withoutArticle, wordToken } from '../../language/token-runs.js';
import { toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isOfDeed } from '../records/undo-noun.js';
import { atField } from './form-clauses.js';

/** How such a sentence divides into what is said and of what. */
interface Said {
  verb: string;
  name: string;
  record: string;
  /** "The rejection" that is undone: the line says that it was done. */
  deed?: string;
  /** A box may be of that name, and not only a button. */
  isState?: true;
}

/** The click on that button of that line, or the tick of the box; undefined where no line has one, or another word is left over. */
export function saidOfRecord(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (!/^(?:goal|fill|set|check|drag)$/.test(clause.verb)) return undefined;
  for (const said of divided(clause.text)) {
    if (manifold.test(said.record)) continue;
    const [control] = scene.index.actionable.filter((entry) => isCalled(entry, said));
    if (!control) continue;
    const isBox = boxes.test(control.node.role);
    const outcome = ground(doneTo(said, control), scene);
    const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
    if (isBox && outcome.kind === 'done') return outcome;
    const target = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
    if (!target || others.length > 0 || !isCalled(target, said) || !isDone(said, target)) return undefined;
    const verb = isBox ? 'check' : 'submit';
    return {
      kind: 'instead',
      clauses: [{ verb, said: said.verb, readings: [{}], text: clause.text, ...atField(target) }],
    };
  }
  return undefined;
}

/** More than one line, or what is not to be. */
const manifold =
  /\b(?:all|each|every|everything|both|them|not|no|never|and|or|but|without|any)\b|^(?:one|two|three|an?|some|another|\d+) /i;

const boxes = /^(?:checkbox|switch)$/;

const marking =
  /^(?<verb>mark|flag|label|declare|report) (?<record>.+?) (?:as|to be) (?:an? |the )?(?<name>[^"“”]+)$/iu;
const putting = /^(?<verb>put|take|set|bring|send|move|place) (?<record>.+)$/iu;
const noting =
  /^(?<verb>add|write|leave|make|attach) (?:an?|another) (?<name>\p{L}+) (?:to|for|on|at) (?<record>.+)$/iu;
const undoing =
  /^(?<verb>undo|revert|reverse) (?:the|that|my) (?<deed>\p{L}+) (?:of|on|for) (?<record>.+)$/iu;

/** The ways to divide the sentence. */
function divided(sentence: string): Said[] {
  const text = sentence.trim().replace(/[.!]$/, '');
  const marked = marking.exec(text)?.groups;
  if (marked) return [{ ...(marked as unknown as Said), isState: true }];
  const noted = noting.exec(text)?.groups;
  if (noted) return [noted as unknown as Said];
  const undone = undoing.exec(text)?.groups;
  if (undone) return [{ ...(undone as unknown as Said), name: 'undo' }];
  const { verb = '', record = '' } = putting.exec(text)?.groups ?? {};
  // "The van | back into service", "the kiln | out of order"
  return [...record.matchAll(/ (?=(?:back|out|off|on|in|into|onto|under|up|down) \p{L})/giu)].map(
    ({ index }) => ({ verb, record: record.slice(0, index), name: record.slice(index + 1) }),
  );
}

/** Its whole name, whatever it is followed by as a sign. */
function isCalled({ node, evidence: [name] }: Entry, { name: said, isState }: Said): boolean {
  const isButton = node.role === 'button' || (node.role === 'generic' && node.clickable === true);
  const isKind = isButton || (isState === true && boxes.test(node.role));
  return (
    isKind &&
    node.hidden === undefined &&
    node.disabled !== true &&
    name !== undefined &&
    plain(name.text) === plain(said)
  );
}

function plain(text: string): string {
  return wordsOf(text)
    .map((word) => (/^(?:in|on)to$/.test(word.text) ? word.text.slice(0, 2) : word.text))
    .filter((word) => /[\p{L}\d]/u.test(word))
    .join(' ');
}

/** "Click "Out of order…" for the kiln". */
function doneTo({ record }: Said, control: Entry): Clause {
  const name = control.evidence[0]?.text ?? '';
  const object: readonly Token[] = withoutArticle(tokenize(record));
  const target = [quotedToken(name), wordToken('for'), ...object];
  const verb = boxes.test(control.node.role) ? 'check' : 'click';
  return { verb, said: verb, readings: [{ target }], text: `${verb} "${name}" for ${record}` };
}

/** What is undone has been done, as the line says. */
function isDone({ deed }: Said, target: Entry): boolean {
  if (deed === undefined) return true;
  const record = recordOf(target);
  if (!record || !isInside(target, record)) return false;
  return (
    /^(?:decision|change|action|choice)$/.test(deed.toLowerCase()) ||
    wordsOf(readable(record.node)).some((word) => isOfDeed(word, toWord(deed.toLowerCase()).text))
  );
}
