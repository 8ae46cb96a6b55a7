/**
 * A deed is not done by what only says one of its words: "request to book the barn" is no tab "My requests", "send the claim" no step
 * "4 Send" in the head of a form of several, and "mute the Petrels" not the "Mute" of one of two that are called so.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { isAmong, recordNouns, type Word, wordsOf } from '../../language/words.js';
import { ancestorsOf, below, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that is meant otherwise; undefined where the one control does what was said. */
export function notMeantSo(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (clause.verb !== 'goal' || !target || others.length > 0) return undefined;
  return (
    placeOfOwn(clause, target) ??
    stepOfSeveral(clause, target) ??
    (act.isHalf ? undefined : oneOfNamesakes(clause, target, act))
  );
}

/** "My requests" shows what was requested, and requests nothing. */
function placeOfOwn({ said, text }: Clause, { node, evidence: [name] }: Entry): string | undefined {
  const [first] = name?.words ?? [];
  return /^(?:tab|link|menuitem)$/.test(node.role) &&
    /^(?:my|your)$/.test(first?.text ?? '') &&
    !/\b(?:my|your)\b/i.test(text)
    ? said
    : undefined;
}

/** "1 Goods", "2 Delivery", "3 Send": the steps of a form, in their order. */
function stepOfSeveral({ said }: Clause, target: Entry): string | undefined {
  const numberOf = (node: Entry['node']): string | undefined =>
    /^(\d)[.)]? ?\p{L}/u.exec((node.name || readable(node)).trim())?.[1];
  const number = numberOf(target.node);
  if (number === undefined || !/^(?:send|submit|confirm|pay|order|book)$/.test(said)) return undefined;
  const beside = (target.parent?.node.children ?? []).flatMap((node) => numberOf(node) ?? []);
  const isInOrder = beside.length > 1 && beside.every((each, at) => Number(each) === at + 1);
  return isInOrder ? said : undefined;
}

/** Two cards have the first word of the name in common, and the sentence says it of more than one. */
function oneOfNamesakes({ readings }: Clause, target: Entry, { index }: Act): string | undefined {
  const record = recordOf(target);
  if (!record || record === target || record.parent?.repeats !== true) return undefined;
  const headOf = (entry: Entry): readonly Word[] =>
    wordsOf(below(index, entry).find(({ node }) => node.role === 'heading')?.node.name ?? '').slice(0, 1);
  const alike = (record.parent.children ?? []).filter((other) => other !== record);
  return tokensInOrder(readings)
    .filter(({ kind, text }) => kind === 'word' && /^\p{Lu}.*[^s]s$/u.test(text))
    .flatMap(({ text }) => wordsOf(text))
    .find(
      (word) =>
        word.text !== word.stem &&
        !recordNouns.has(word.stem) &&
        !says({ ...target, evidence: target.evidence.slice(0, 1) }, word) &&
        headOf(record).some((head) => head.text === word.stem) &&
        alike.some((other) => headOf(other).some((head) => head.text === word.stem)) &&
        ![...ancestorsOf(target)].slice(0, 2).some(({ node }) => isAmong(word, wordsOf(node.name))),
    )?.text;
}
