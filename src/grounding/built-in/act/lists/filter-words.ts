/** What a clause that narrows a list says of the list, of the filter and of its value; and the list whose filter a control is. */
import type { Clause } from '../../language/clause.js';
import { spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, recordNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isFilter } from '../../matching/filter-row.js';
import { isFilterChoice } from '../../matching/list-filters.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { levelOf } from '../../matching/titles-over.js';

/** "The orders by searching for X so that nothing is left": without what says only how it is done, and what for. */
export function filterWords(rest: readonly Token[]): readonly Token[] {
  const isWord = (token: Token | undefined, words: RegExp): boolean =>
    token?.kind === 'word' && words.test(token.lower);
  const why = rest.findIndex((token, at) => isWord(token, /^so$/) && isWord(rest[at + 1], /^that$/));
  // "To Friday only", "to only the failed ones": that there is nothing else, filtering says anyway.
  const said = (why > 1 ? rest.slice(0, why) : rest).filter(
    (token, at) => at === 0 || !isWord(token, /^(?:only|just)$/),
  );
  const by = said.findIndex(
    (token, at) =>
      isWord(token, /^by$/) &&
      isWord(said[at + 1], /^(?:searching|looking)$/) &&
      isWord(said[at + 2], /^for$/),
  );
  return by === -1 ? said : [...said.slice(0, by), ...said.slice(by + 2)];
}

/** What is filtered: "the orders" of "the orders by status Open". */
export function objectOf(rest: readonly Token[]): readonly Token[] {
  const at = rest.findIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:by|on|to|for|with|using)$/.test(lower),
  );
  return rest.slice(0, Math.max(at, 0)).filter(({ lower }) => !/^(?:the|a|an|all|down)$/.test(lower));
}

/** "Only the tasks with the status Done": the tasks, filtered by the status Done. */
export function onlyWith(rest: readonly Token[]): Pick<Clause, 'verb' | 'said' | 'readings'> | undefined {
  const at = rest.findIndex(({ kind, lower }) => kind === 'word' && /^(?:with|of|from|in)$/.test(lower));
  const behind = rest.slice(at + 1);
  const isLabelled = behind[0]?.lower === 'the' && behind.length > 2 && behind.length < 6;
  if (at < 1 || !isLabelled) return undefined;
  const target = [wordToken('filter'), ...rest.slice(0, at), wordToken('by'), ...behind];
  return { verb: 'goal', said: 'filter', readings: [{ target }] };
}

/** "By the company Ikea": the one of a row of choices that is called so, under a title that says what it is. */
export function titledFilter(wanted: readonly Token[], { index }: Scene): Outcome | undefined {
  const [label, ...value] = wanted;
  if (label?.kind !== 'word' || value.length === 0) return undefined;
  const asked = wordsOf(spell(value));
  const isSame = (words: readonly Word[]): boolean =>
    words.length === asked.length && words.every(({ text }, at) => text === asked[at]?.text);
  const fitting = index.actionable.filter(
    (entry) => entry.node.hidden === undefined && isSame(entry.evidence[0]?.words ?? []) && isFilter(entry),
  );
  const [only, ...others] = fitting;
  const title = only && headingBefore(only, index.entries);
  const isTitled = contentOf(label.text).every((word) =>
    wordsOf(title?.node.name ?? '').some((shown) => wordLikeness(word, shown) >= 0.9),
  );
  if (!only || others.length > 0 || !isTitled) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(only, 'click', { confidence: 0.85 })],
    explained: spell(wanted),
  };
}

/** "Only the web design projects": the one of a row of choices that is called just so, whatever stands in the list itself. */
export function namedFilter(rest: readonly Token[], { index }: Scene): Outcome | undefined {
  const tokens = rest.filter(({ kind, lower }) => kind !== 'word' || !/^(?:the|all|those)$/.test(lower));
  const noun = tokens.at(-1);
  const asked = wordsOf(spell(tokens.slice(0, -1)));
  // "Senior cats", where a box says "Cats": both are asked for.
  const isListed =
    noun?.kind === 'word' &&
    /[^s]s$/.test(noun.lower) &&
    tokens.every(({ kind }) => kind === 'word') &&
    !isFilterChoice(noun.text, index);
  if (!isListed || asked.length === 0) return undefined;
  const [only, ...others] = index.actionable.filter(({ node, evidence: [name] }) => {
    const words = name?.words ?? [];
    return (
      node.hidden === undefined &&
      words.length === asked.length &&
      words.every(({ text }, at) => text === asked[at]?.text)
    );
  });
  const isChoice = only !== undefined && /^(?:button|link|tab|radio)$/.test(only.node.role) && isFilter(only);
  return isChoice && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.85 })], explained: spell(rest) }
    : undefined;
}

/**
 * The outcome with the words for what is filtered, where the page has no other list that is called so: the title of the page says them, or the
 * heading over the control, or no heading at all.
 */
export function ofItsList(outcome: Outcome, object: readonly Token[], { index }: Scene): Outcome {
  if (outcome.kind !== 'steps') return outcome;
  const controls = outcome.steps.flatMap(({ ref }) => entryOf(ref ?? '', index) ?? []);
  // "By "login"" is no link "Fix login bug" of one of the cards.
  const isOfCard = controls.some(
    (each) =>
      each.node.role === 'link' &&
      index.actionable.some(
        (other) => other !== each && recordOf(each) && recordOf(other) === recordOf(each),
      ),
  );
  if (isOfCard) return { kind: 'none', looked: `a filter of ${spell(object)}`, nearest: [] };
  // What stands over all of the page is about all of it, whatever its level.
  const first = titleOverAll(index);
  let isListed = true;
  for (const word of contentOf(spell(object))) {
    const titles = [...mentionsOf(word, index)].filter(({ node }) => node.role === 'heading');
    const isOwn = titles.some(
      (title) =>
        title.node.level === 1 ||
        title === first ||
        controls.every((each) => headingBefore(each, index.entries) === title),
    );
    // The list of that name is another one.
    if (titles.length > 0 && !isOwn)
      return { kind: 'none', looked: `a filter of ${spell(object)}`, nearest: [] };
    isListed &&= isOwn || recordNouns.has(word.stem);
  }
  return isListed
    ? explaining(outcome, `${outcome.explained ?? ''} searching looking ${spell(object)}`)
    : outcome;
}

function headingBefore(entry: Entry, entries: readonly Entry[]): Entry | undefined {
  return entries.findLast(({ node, order }) => node.role === 'heading' && order < entry.order);
}

/** The first heading, where none of the others stands as high: two lists have a title each. */
function titleOverAll({ entries }: PageIndex): Entry | undefined {
  const [first, ...others] = entries.filter(
    ({ node }) => node.role === 'heading' && node.hidden === undefined,
  );
  return first && others.every((each) => levelOf(each) > levelOf(first)) ? first : undefined;
}
