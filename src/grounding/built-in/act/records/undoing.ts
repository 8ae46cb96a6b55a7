/**
 * "Unstar the newsletter", "unpublish the Midterm", "remove the star from Trip photos": what the control does that was used for the deed, where it shows that
 * the deed is done. And "publish Essay 1", where a box is called "Essay 1 published".
 */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { participlesOf } from '../evidence/participle.js';
import { isOff, isOn, usedBy } from '../controls/pressed-already.js';
import { isKind } from './record-deed.js';

const CONFIDENCE = 0.82;

/** "Publish A and unpublish B": two deeds, whatever table knows the second verb. */
export function thenContrary(clause: Clause): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  const [verb] = target;
  if (clause.verb !== 'goal' || clause.readings.length !== 1 || verb?.kind !== 'word') return undefined;
  const at = target.findIndex(
    ({ kind, lower }, place) =>
      place > 1 &&
      kind === 'word' &&
      target[place - 1]?.lower === 'and' &&
      (lower === `un${verb.lower}` || verb.lower === `un${lower}`),
  );
  if (at === -1 || at === target.length - 1) return undefined;
  const first: Clause = { ...clause, readings: [{ target: target.slice(0, at - 1) }], followed: true };
  const second = parseInstruction(spell(target.slice(at)));
  return { kind: 'instead', clauses: [{ ...first, text: spell(target.slice(0, at - 1)) }, ...second] };
}

/** The box that the deed is done by, or the click on what it was done by; undefined where nothing shows whether it is done. */
export function undoing(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const box = boxOfDeed(clause, scene);
  if (box) return box;
  const deed = undone(clause);
  const [plain, ...others] = deed === undefined ? [] : parseInstruction(deed);
  if (!plain || plain.verb !== 'goal' || others.length > 0) return undefined;
  const outcome = ground(plain, scene);
  const looked = clause.text;
  if (outcome.kind === 'done') {
    const [entry, ...more] = outcome.entries ?? [];
    if (!entry || more.length > 0 || !isOn(entry, scene.index)) return undefined;
    const isBox = /^(?:checkbox|switch)$/.test(entry.node.role) && entry.node.checked !== undefined;
    return {
      kind: 'steps',
      steps: [stepOn(entry, isBox ? 'uncheck' : 'click', { confidence: CONFIDENCE })],
      explained: looked,
    };
  }
  const [step, ...more] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const entry = step && more.length === 0 ? usedBy(step.ref, scene.index) : undefined;
  // Each word was looked for by what the deed is called.
  return entry && isOff(entry) ? { kind: 'done', reason: 'it is so already' } : undefined;
}

/** The deed that is to be undone, in words. */
function undone({ verb, readings }: Clause): string | undefined {
  const [first, ...rest] = readings[0]?.target ?? [];
  if (verb !== 'goal' || readings.length !== 1 || first?.kind !== 'word' || rest.length === 0)
    return undefined;
  // "Unsubscribe from everything" is more than one box.
  if (rest.some(({ lower }) => /^(?:all|everything|every|each|both)$/.test(lower))) return undefined;
  const [, base] = /^un(\p{L}{3,})$/u.exec(first.lower) ?? [];
  if (base !== undefined) return `${base} ${spell(rest)}`;
  if (!/^(?:remove|take|clear)$/.test(first.lower)) return undefined;
  const [, sign, what] =
    /^(?:the |my )?(star|pin|flag|like|bookmark|heart) (?:from|off|of) (.+)$/i.exec(spell(rest)) ?? [];
  return sign === undefined ? undefined : `${sign} ${what}`;
}

/** The one box that says of the object that the deed was done: "Essay 1 published", or "Published" in its row. */
function boxOfDeed(clause: Clause, { index }: Scene): Outcome | undefined {
  const [verb, ...object] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || clause.readings.length !== 1 || verb?.kind !== 'word') return undefined;
  const forms = participlesOf(verb.lower);
  const said = telling(object);
  if (said.length === 0 || object.some(({ kind }) => kind === 'variable')) return undefined;
  const boxes = index.actionable.filter(({ node, evidence: [name] }) => {
    if (!/^(?:checkbox|switch)$/.test(node.role) || node.hidden !== undefined || !name) return false;
    return name.words.some(({ text }) => forms.includes(text));
  });
  const found = boxes.filter((box) => {
    const others = (box.evidence[0]?.words ?? []).filter(
      (word) => !forms.includes(word.text) && !isStopWord(word),
    );
    if (others.length > 0) return isSaidBy(said, others) && isSaidBy(others, said);
    const record = recordOf(box);
    return record !== undefined && isSaidBy(said, wordsOf(readable(record.node, 'without buttons')));
  });
  const [box, ...more] = found;
  if (!box || more.length > 0 || box.node.disabled === true) return undefined;
  return box.node.checked === true
    ? { kind: 'done', reason: 'it is so already', entries: [box] }
    : { kind: 'steps', steps: [stepOn(box, 'check', { confidence: CONFIDENCE })], explained: clause.text };
}

/** What tells the object from others of its kind: a number tells it too. */
function telling(object: readonly Token[]): readonly Word[] {
  return contentOf(spell(object)).filter((word) => !isKind(word));
}

function isSaidBy(words: readonly Word[], shown: readonly Word[]): boolean {
  return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.97));
}
