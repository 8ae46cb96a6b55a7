/**
 * "Add the blue mug in size L to the cart", "add the vinyl of Red Kite", "choose size M for the cap": what is ordered is offered in several sizes,
 * colours or formats beside its button. The one that is said is chosen before the button is clicked.
 */
import { type Clause, spell } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { quotedToken } from '../../language/token-runs.js';
import { contentOf, fold, isAmong, wordsOf } from '../../language/words.js';
import { partOf } from '../../matching/adding-field.js';
import type { Scene } from '../../matching/look-up.js';
import {
  type Choice,
  choiceName,
  choicesBeside,
  choicesOn,
  labelOfGroup,
} from '../../matching/offered-choices.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { recordGroups } from './records-called.js';

const ordering = /^(?:add|order|buy|purchase|get|take|put|reserve|book|request)$/;

const kinds =
  /^(?:sizes?|colou?rs?|format|version|variant|flavou?r|finish|material|style|option|length|width|edition|model|type)$/;

/** Most words of what is chosen. */
const MOST_WORDS = 4;

/** A run of tokens that says a choice. */
interface Said {
  from: number;
  to: number;
  name: string;
  /** What it is said to be: "size". */
  kind: string | undefined;
}

/** The choices, and the rest of the deed behind them; undefined where one of them is not offered beside the button, or offered twice. */
export function orderedChoices(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const tokens = orderIn(clause);
  const said = tokens ? saidIn(tokens, scene.index) : [];
  if (!tokens || said.length === 0) return undefined;
  const target = without(tokens, said);
  const rest: Clause = { ...clause, readings: [{ target }], text: spell(target) };
  const outcome = target.length > 1 ? ground(rest, scene) : undefined;
  const button = outcome?.kind === 'steps' && !outcome.phase ? buttonOf(outcome, scene.index) : undefined;
  const chosen = button && chosenOf(said, choicesBeside(button, scene.index), scene.index);
  if (!button || !chosen || isForNew(button, scene.index) || isOfKindOnly(target, chosen, scene.index))
    return undefined;
  return { kind: 'instead', clauses: [...chosen.flatMap((choice) => choosing(choice)), rest] };
}

/** What is typed beside the button is new in a list, and nothing that is ordered. */
function isForNew(button: Entry, index: PageIndex): boolean {
  return index.actionable.some((field) => {
    const { role, tag, hidden, inputType } = field.node;
    const isText = role === 'textbox' && tag === 'input' && hidden === undefined && inputType !== 'search';
    return isText && partOf(field, index)?.buttons.includes(button) === true;
  });
}

/** "Add radar as an instrument" of the list "Instrument": the list has what is added, and there is no thing besides. */
function isOfKindOnly([, ...thing]: readonly Token[], chosen: readonly Choice[], index: PageIndex): boolean {
  const labels = chosen.flatMap((choice) => wordsOf(labelOfGroup(choice, index)));
  return contentOf(spell(thing)).every((word) => isAmong(word, labels));
}

/** The name of a choice beside the button that is said and not chosen: the click would order another one. */
export function unchosenSaid(clause: Clause, button: Entry, index: PageIndex): string | undefined {
  const tokens = orderIn(clause);
  const said = tokens ? saidIn(tokens, index) : [];
  if (said.length === 0) return undefined;
  const beside = choicesBeside(button, index);
  return said.find(({ name }) => {
    const called = beside.filter((choice) => choice.name === name);
    return called.length > 0 && called.every(({ isOn }) => !isOn);
  })?.name;
}

/** "Choose size M for the cap", where several things are offered in sizes. */
export function choiceOfThing({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  // "Choose the tow bar as an extra" brings it over to what is chosen.
  if (!/^(?:select|set|check|click)$/.test(verb) || /\bas an? /i.test(text)) return undefined;
  const tokens = tokenize(text.trim().replace(/[.!]+$/, ''));
  if (tokens.some(({ kind }) => kind !== 'word' && kind !== 'punctuation')) return undefined;
  const [said, ...more] = saidIn(tokens, index, 'or behind "to"');
  if (!said || more.length > 0) return undefined;
  const rest = without(tokens, [said]).slice(1);
  const words = contentOf(spell(rest)).filter(({ text: word }) => !kinds.test(word));
  const isMeant = (record: Entry): boolean =>
    words.every((word) => isAmong(word, wordsOf(readable(record.node, 'without buttons'))));
  const records = recordGroups(index)
    .flat()
    .flatMap(({ record }) => (words.length > 0 && isMeant(record) ? [record] : []));
  const found = choicesOn(index).filter(
    ({ name, entry }) =>
      name === said.name && records.some((record) => record !== entry && isInside(entry, record)),
  );
  const [choice, ...others] = fittingOf(found, said, index);
  if (!choice || others.length > 0) return undefined;
  const clauses = choosing(choice);
  return clauses.length > 0
    ? { kind: 'instead', clauses }
    : { kind: 'done', reason: 'it is chosen already', entries: [choice.entry] };
}

/** The tokens of a deed that orders one thing. */
function orderIn({ verb, said, readings }: Clause): readonly Token[] | undefined {
  const target = readings.length === 1 ? readings[0]?.target : undefined;
  // "Order by time" sorts.
  const isSort = said === 'order' && target?.some(({ lower }) => lower === 'by') === true;
  return verb === 'goal' && ordering.test(said) && !isSort && target && target.length > 2
    ? target
    : undefined;
}

/** Every run of words that says a choice where one is said: behind "in", "with", "size" or a comma, before the thing, or before "of". */
function saidIn(tokens: readonly Token[], index: PageIndex, also?: 'or behind "to"'): readonly Said[] {
  const choices = choicesOn(index);
  const groups = new Map(choices.map((choice) => [choice.group, choice]));
  const isLabel = (said: string): boolean =>
    [...groups.values()].some((choice) =>
      wordsOf(labelOfGroup(choice, index)).some(({ text }) => text === said),
    );
  const isKind = (token: Token | undefined): boolean =>
    token?.kind === 'word' && (kinds.test(token.lower) || isLabel(token.lower));
  const names = new Set(choices.map(({ name }) => name));
  const found: Said[] = [];
  for (let from = 1; from < tokens.length; from += 1) {
    const [before, first] = [tokens[from - 1], tokens[from]];
    if (first?.kind === 'punctuation') continue;
    for (let to = Math.min(tokens.length, from + MOST_WORDS); to > from; to -= 1) {
      const written = spell(tokens.slice(from, to)).replaceAll('"', '');
      const name = choiceName(written);
      // A time of day is what is booked.
      if (!names.has(name) || /^\d{1,2}[:.]\d{2}/.test(name)) continue;
      const next = tokens[to];
      const kind = isKind(before) ? before : isKind(next) ? next : undefined;
      // "2" is how many, and "a" an article, unless something says otherwise.
      const isBare = /^[\d.,]+$/.test(written) || (written.length === 1 && written === written.toLowerCase());
      if (isBare && !kind) continue;
      const isBehind =
        isKind(before) ||
        (before !== undefined && leading.test(before.lower)) ||
        (also !== undefined && before?.lower === 'to') ||
        found.at(-1)?.to === from;
      const isBefore = found.at(-1)?.to === from || from === 1 || heads.test(before?.lower ?? '');
      const isThingBehind = next?.kind === 'word' && !/^(?:to|in|into|from|for|on|and)$/.test(next.lower);
      if (
        !isBehind &&
        !isKind(next) &&
        !(isBefore && isThingBehind && !isTitled(tokens, { from, to }, index))
      )
        continue;
      found.push({ from, to, name, kind: kind?.lower });
      from = to - 1;
      break;
    }
  }
  return found;
}

const leading = /^(?:in|on|with|as|,|\(|and|:)$/;
const heads = /^(?:the|an?|one|my|\d+|two|three|four|five|six)$/;

/** "The blue mug", where that is what something is called. */
function isTitled(
  tokens: readonly Token[],
  { from, to }: Pick<Said, 'from' | 'to'>,
  { entries }: PageIndex,
): boolean {
  const title = fold(spell(tokens.slice(from, to + 1)));
  return entries.some(({ node }) => ` ${fold(node.text ?? node.name)} `.includes(` ${title} `));
}

/** The tokens that are left of it, without what leads to a choice. */
function without(tokens: readonly Token[], said: readonly Said[]): readonly Token[] {
  const gone = new Set<number>();
  for (const { from, to, kind } of said) {
    for (let at = from; at < to; at += 1) gone.add(at);
    let start = from;
    const isLead = (at: number, words: RegExp): boolean => words.test(tokens[at]?.lower ?? '');
    if (kind !== undefined && tokens[start - 1]?.lower === kind) gone.add((start -= 1));
    else if (kind !== undefined && tokens[to]?.lower === kind) gone.add(to);
    const article = isLead(start - 1, /^(?:the|an?)$/) ? 1 : 0;
    if (isLead(start - 1 - article, /^(?:in|on|with|as|to)$/)) {
      if (article === 1) gone.add(start - 1);
      gone.add(start - 1 - article);
    }
    if (isLead(to, /^of$/)) gone.add(to);
  }
  const isJoint = ({ kind, lower }: Token): boolean =>
    kind === 'punctuation' ? /^[,():–-]$/u.test(lower) : lower === 'and';
  return tokens.filter(
    (token, at) => !gone.has(at) && !(isJoint(token) && (gone.has(at - 1) || gone.has(at + 1))),
  );
}

function buttonOf({ steps }: Extract<Outcome, { kind: 'steps' }>, index: PageIndex): Entry | undefined {
  const last = steps.at(-1);
  return last?.method === 'click' ? entryOf(last.ref ?? '', index) : undefined;
}

/** For each that is said the one that is offered, each of a group of its own. */
function chosenOf(
  said: readonly Said[],
  beside: readonly Choice[],
  index: PageIndex,
): readonly Choice[] | undefined {
  const chosen = said.flatMap((each) => {
    const called = beside.filter(({ name }) => name === each.name);
    const fitting = fittingOf(called, each, index);
    return fitting.length === 1 ? fitting : [];
  });
  return chosen.length === said.length && new Set(chosen.map(({ group }) => group)).size === said.length
    ? chosen
    : undefined;
}

/** Of several that are called so, those whose group is what it is said to be. */
function fittingOf(called: readonly Choice[], { kind }: Said, index: PageIndex): readonly Choice[] {
  const [word] = kind === undefined ? [] : wordsOf(kind);
  return called.length > 1 && word
    ? called.filter((choice) => isAmong(word, wordsOf(labelOfGroup(choice, index))))
    : called;
}

/** What chooses it, where it is not chosen yet; the page may have drawn it anew by then. */
function choosing({ entry, option, isOn }: Choice): readonly Clause[] {
  if (isOn) return [];
  const { ref = '', role } = entry.node;
  const shown = option ?? (entry.node.name || readable(entry.node));
  const name = entry.evidence[0]?.text ?? '';
  const verb = option !== undefined ? 'set' : role === 'radio' ? 'check' : 'click';
  return [
    {
      verb,
      said: verb,
      readings: [option === undefined ? {} : { value: [quotedToken(option)] }],
      text: `choose "${shown}"`,
      at: ref,
      ...(name !== '' && { like: { role, name } }),
    },
  ];
}
