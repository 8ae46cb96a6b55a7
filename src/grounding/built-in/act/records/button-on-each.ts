/** `Click the "Reply" button on all posts by @ann`, `… on 2 posts by @ann`: the one control of that name in each record that says it, or in so many of them. */
import type { Clause } from '../../language/clause.js';
import { handlesIn } from '../../language/handles.js';
import type { Token } from '../../language/lexer.js';
import { kindAt } from '../../language/types.js';
import { contentOf, fold, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { ofThisPage, showsPart } from '../../matching/more-pages.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, listAround, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isKindNoun } from './record-handle.js';

const CONFIDENCE = 0.84;

/** Most records that one sentence is about. */
const MOST = 40;

/** What is clicked, on how many, and what those say. */
interface Said {
  name: readonly Word[];
  /** Undefined for all of them. */
  count: number | undefined;
  noun: Word;
  telling: readonly Word[];
  /** "@ann": whoever only mentions an "ann" is another. */
  handle: string | undefined;
}

/** The clicks; undefined for any other clause, and where nothing of that name lies in a record. */
export function buttonOnEach(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = saidIn(clause);
  const controls = said ? index.actionable.filter((entry) => isCalled(entry, said.name)) : [];
  const placed = controls.flatMap((control) => {
    const record = recordOf(control);
    const list = record && record !== control ? listAround(record) : undefined;
    return record && list ? [{ control, record, list }] : [];
  });
  if (!said || placed.length === 0) return undefined;
  const refused: Outcome = { kind: 'none', looked: clause.text, nearest: [], final: true };
  if (!isKindNoun(said.noun, index) && !saysItself(said.noun, placed)) return refused;
  const meant = placed.filter(
    ({ record }) => said.telling.every((word) => says(record, word)) && isBy(record, said.handle),
  );
  const isOneList = new Set(meant.map(({ list }) => list)).size === 1;
  const isOneEach = new Set(meant.map(({ record }) => record)).size === meant.length;
  const isAll = said.count === undefined && !ofThisPage.test(clause.text);
  const chosen = meant.slice(0, said.count ?? MOST + 1);
  const isUsable = chosen.every(
    ({ control: { node } }) => node.disabled !== true && node.hidden !== 'inert' && node.ref !== undefined,
  );
  const isEnough = said.count === undefined ? chosen.length > 0 : chosen.length === said.count;
  if (!isOneList || !isOneEach || !isUsable || !isEnough || chosen.length > MOST) return refused;
  // Of those on the other pages nothing would be done.
  if (isAll && showsPart(index)) return refused;
  return {
    kind: 'steps',
    steps: chosen.map(({ control }) => stepOn(control, 'click', { confidence: CONFIDENCE })),
    explained: clause.text,
  };
}

function isBy(record: Entry, handle: string | undefined): boolean {
  return (
    handle === undefined ||
    fold(readable(record.node))
      .split(/[\s,;:()]+/u)
      .includes(handle)
  );
}

function saidIn({ verb, said, text, readings: [reading, ...others] }: Clause): Said | undefined {
  if (verb !== 'click' || said === 'follow' || others.length > 0 || !reading?.target || reading.destination)
    return undefined;
  const { target } = reading;
  const at = target.findIndex(
    ({ kind, lower }, place) =>
      place > 0 &&
      kind === 'word' &&
      /^(?:on|of|for|in|under|below|beside)$/.test(lower) &&
      countAt(target[place + 1]) !== undefined,
  );
  if (at < 1) return undefined;
  const count = countAt(target[at + 1]);
  const rest = target.slice(at + 2).filter(({ lower }, place) => !(place < 2 && /^(?:of|the)$/.test(lower)));
  const [noun, joint, ...telling] = rest;
  const isSaid = joint === undefined || /^(?:by|from|of|about|with|written|posted|sent)$/.test(joint.lower);
  const name = nameOf(target.slice(0, at));
  const [plain] = noun?.kind === 'word' ? wordsOf(noun.text) : [];
  if (
    !plain ||
    !isSaid ||
    name.length === 0 ||
    telling.some(({ lower }) => /^(?:and|or|but|except|not)$/.test(lower))
  )
    return undefined;
  return {
    name,
    count: count === 'all' ? undefined : count,
    noun: plain,
    telling: telling.flatMap((token) => (/^(?:by|from)$/.test(token.lower) ? [] : contentOf(token.text))),
    handle: handlesIn(text)[0],
  };
}

function countAt(token: Token | undefined): number | 'all' | undefined {
  if (token?.kind !== 'word') return undefined;
  if (/^(?:all|each|every)$/.test(token.lower)) return 'all';
  const count = numbers.indexOf(token.lower);
  if (count > 1) return count;
  return /^[2-9]$|^[1-3]\d$/.test(token.text) ? Number(token.text) : undefined;
}

const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What the button is called: what is quoted, else the words without the one for its kind. */
function nameOf(tokens: readonly Token[]): readonly Word[] {
  const quoted = tokens.filter(({ kind }) => kind === 'quoted');
  const words = tokens.map(({ lower }) => lower);
  const named =
    quoted.length === 1
      ? quoted
      : tokens.filter(
          ({ kind, lower }, at) =>
            kind === 'word' && !/^(?:the|a)$/.test(lower) && kindAt(words, at) === undefined,
        );
  return named.flatMap(({ text }) => [...wordsOf(text)]);
}

/** Its name, text or sign says just that. */
function isCalled({ evidence }: Entry, name: readonly Word[]): boolean {
  return evidence.some(
    ({ kind, words }) =>
      !/^(?:class|id|test id|description)$/.test(kind) &&
      words.length === name.length &&
      name.every(({ text }, at) => words[at]?.text === text),
  );
}

function says({ node }: Entry, { text }: Word): boolean {
  return wordsOf(`${node.name} ${readable(node)}`).some((shown) => shown.text === text);
}

/** The records, or what they lie in, are called so. */
function saysItself({ stem }: Word, placed: readonly { record: Entry; list: Entry }[]): boolean {
  return placed.some(({ record, list }) =>
    [record, list].some(({ node }) =>
      wordsOf(`${node.name} ${(node.classes ?? []).join(' ')} ${node.role} ${node.id ?? ''}`).some(
        (word) => word.stem === stem,
      ),
    ),
  );
}
