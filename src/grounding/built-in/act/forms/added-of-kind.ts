/**
 * "Add the labels "regression" and "ui"", "add the watcher ann@example.org", "assign the issue to Ines": a choice in the one list on the page that
 * is called by what is added, or by who it is given to.
 */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { isPronoun } from '../../language/references.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { isFilter } from '../../matching/filter-row.js';
import { isOfPerson } from '../records/setting-target.js';
import { wordToken } from '../../language/token-runs.js';

/** The choice of each value; undefined where no list, or more than one, is called so. */
export function addedOfKind(clause: Clause, scene: Scene): Outcome | undefined {
  return added(clause, scene) ?? assigned(clause, scene);
}

function added(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || clause.said !== 'add') return undefined;
  const target = (clause.readings[0]?.target ?? []).slice(1);
  const said = target[0]?.lower === 'the' || target[0]?.lower === 'a' ? target.slice(1) : target;
  const [noun, ...rest] = said;
  if (noun?.kind !== 'word' || rest.length === 0 || rest.some(isJoint)) return undefined;
  const words = contentOf(noun.lower);
  const list = listCalled((entry) => words.length > 0 && words.every((word) => saysOf(entry, word)), scene);
  return list && chosen(splitList(rest), { label: [noun] });
}

/** "To the team", "as a tag": what stands behind it is where to, and the rule for that is another. */
function isJoint({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:to|in|into|as|for|from|on|with|of)$/.test(lower);
}

function assigned(clause: Clause, scene: Scene): Outcome | undefined {
  const match =
    /^(?:assign|reassign) (?:it|this|(?:the|this) \p{L}+) to (?<person>\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})$/u.exec(
      clause.text.trim(),
    );
  const person = match?.groups?.['person'];
  const list = person === undefined ? undefined : listCalled((entry) => isForPerson(entry), scene);
  // Beside a list of such things it may be what narrows the list.
  const isBesideList = scene.index.entries.some(({ node }) =>
    /^(?:table|grid|treegrid|feed|article)$/.test(node.role),
  );
  if (!list || person === undefined || isBesideList || isFilter(list)) return undefined;
  return chosen([person.split(' ').map(wordToken)], { label: nameOf(list) });
}

function isForPerson({ evidence }: Entry): boolean {
  return evidence.some(
    ({ kind, text }) => /^(?:name|label-nearby)$/.test(kind) && /assign/i.test(text) && isOfPerson(text),
  );
}

function nameOf({ evidence }: Entry): readonly Token[] {
  const text = evidence.find(
    ({ kind, text: each }) => /^(?:name|label-nearby)$/.test(kind) && /assign/i.test(each),
  )?.text;
  return (text ?? '').split(' ').filter(Boolean).map(wordToken);
}

/** The one list that a choice is made in. */
function listCalled(isCalled: (entry: Entry) => boolean, { index, among }: Scene): Entry | undefined {
  const lists = index.actionable.filter(
    (entry) =>
      (entry.node.options !== undefined ||
        entry.node.hasPopup === 'listbox' ||
        entry.node.role === 'combobox') &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      (among?.(entry) ?? true),
  );
  const [only, ...others] = lists.filter(isCalled);
  return others.length === 0 ? only : undefined;
}

function saysOf({ evidence }: Entry, word: Word): boolean {
  return evidence.some(
    ({ kind, words }) =>
      /^(?:name|label-nearby|placeholder)$/.test(kind) &&
      words.some((shown) => wordLikeness(word, shown) >= 0.9),
  );
}

function chosen(
  values: readonly (readonly Token[])[],
  { label }: { label: readonly Token[] },
): Outcome | undefined {
  if (values.some((value) => value.length === 0 || value.some((token) => isPronoun(token)))) return undefined;
  return {
    kind: 'instead',
    clauses: values.map((value) => ({
      verb: 'select',
      said: 'choose',
      readings: [{ value, destination: label }],
      text: `choose ${spell(value)} in ${spell(label)}`,
    })),
  };
}
