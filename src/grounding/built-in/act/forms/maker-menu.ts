/**
 * "Create a folder called Recipes", where one button says nothing but "New": what can be made stands in the menu that it opens. The item for it is
 * chosen, and what it asks for is given; where no item says it, the menu is put away and nothing else is done.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { formSentences, isIntoCart } from '../../language/form-sentence.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, toWord, type Word, wordLikeness } from '../../language/words.js';
import { plain } from '../../matching/describe.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn, stepOnPage } from '../../matching/outcome.js';
import { type Entry, isInside, readable } from '../../matching/page-index.js';
import { formOf, recordOf } from '../../matching/relations.js';
import { fieldRoles } from '../../language/types.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { formPhase } from './do-form.js';
import { namePhase, newName } from '../controls/do-name.js';

type MakerPhase = Extract<Phase, { kind: 'maker' }>;

const CONFIDENCE = 0.8;

/** Most words for what is made. */
const MOST_NOUNS = 2;

/** Most items that an error names. */
const MAX_NAMED = 8;

/** Opens the one menu of what can be made; undefined where the clause makes nothing, or the page has no such button, or several. */
export function makerMenu(clause: Clause, scene: Scene): Outcome | undefined {
  const asked = askedFor(clause);
  if (!asked) return undefined;
  const { actionable } = scene.index;
  if (actionable.some((entry) => isItem.test(entry.node.role) && makes(entry, asked.wanted)))
    return undefined;
  const makers = actionable.filter((entry) => isBareMaker(entry));
  const [maker, ...others] = makers.filter(
    (entry) => !makers.some((other) => other !== entry && isInside(entry, other)),
  );
  if (!maker || others.length > 0 || maker.node.disabled === true) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(maker, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
    phase: { kind: 'maker', opener: plain(maker), ...asked, ...(!scene.before && { isFirst: true }) },
  };
}

/** Chooses the item that says what is made; else the menu is put away, and the clause refused. */
export function makerPhase(
  phase: MakerPhase,
  scene: Scene,
  { clause, following }: { clause: Clause; following: Clause | undefined },
): Outcome {
  const { wanted, seen, naming, reading } = phase;
  if (seen)
    return {
      kind: 'none',
      looked: `${clause.text}, in the menu of ${phase.opener}`,
      ...(phase.isFirst && isPutAway(seen, scene) && { undone: true }),
      nearest: seen.map((name) => ({ ref: '', description: name, score: 0, reason: 'says something else' })),
    };
  const fresh = freshEntries(scene);
  const items = scene.index.actionable.filter(
    (entry) => fresh.has(entry) && isItem.test(entry.node.role) && entry.node.ref !== undefined,
  );
  // A menu may take its time.
  if (items.length === 0) return { kind: 'none', looked: clause.text, nearest: [] };
  const fitting = items.filter((entry) => makes(entry, wanted));
  const [item, ...others] = fitting.filter(
    (entry) => !fitting.some((other) => other !== entry && isInside(other, entry)),
  );
  if (item && others.length === 0 && item.node.disabled !== true)
    return {
      kind: 'steps',
      steps: [stepOn(item, 'click', { confidence: CONFIDENCE })],
      explained: clause.text,
      ...(naming !== undefined
        ? { phase: { kind: 'name', text: naming } }
        : reading !== undefined && { phase: { kind: 'form', opener: plain(item), around: [], reading } }),
    };
  if (fitting.length === 0 && isFormFor(wanted, fresh, scene)) {
    if (naming !== undefined) return namePhase({ kind: 'name', text: naming }, scene, { clause, following });
    if (reading !== undefined)
      return formPhase({ kind: 'form', opener: phase.opener, around: [], reading }, scene, clause);
    return { kind: 'done', reason: `the form for ${clause.text} has come up` };
  }
  return {
    kind: 'steps',
    steps: [stepOnPage('press', ['Escape'])],
    phase: { ...phase, seen: items.slice(0, MAX_NAMED).map((entry) => plain(entry)) },
  };
}

/** No menu, but the form for it came up, and says so, where the page itself is not about such things. */
function isFormFor(wanted: readonly string[], fresh: ReadonlySet<Entry>, { index }: Scene): boolean {
  const hasField = [...fresh].some(({ node }) => fieldRoles.has(node.role));
  const words = wanted.map((text) => toWord(text));
  const shown = [...fresh].flatMap(({ evidence }) => evidence.flatMap((each) => [...each.words]));
  return (
    hasField &&
    words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9) || isNounOfPage(word, index))
  );
}

/** What came up is gone again: a line that was made at once stays. */
function isPutAway(seen: readonly string[], { index }: Scene): boolean {
  const names = new Set(index.actionable.map((entry) => plain(entry)));
  return !seen.some((name) => names.has(name));
}

const isItem = /^(?:menuitem|button|link|option|generic|listitem)$/;

/** What is made, and its name or the form that it takes. */
function askedFor(
  clause: Clause,
): { wanted: readonly string[]; naming?: string; reading?: number } | undefined {
  const { verb, said, readings } = clause;
  if (verb !== 'goal' || !/^(?:create|make|new|add)$/.test(said)) return undefined;
  const target = readings.findLast((each) => each.target)?.target ?? [];
  if (target.some(({ kind }) => kind === 'variable')) return undefined;
  // "Make the text bold" makes nothing new.
  const [, object] = target;
  if (said === 'make' && object?.kind === 'word' && !/^(?:an?|one|new|another)$/.test(object.lower))
    return undefined;
  const named = newName(clause);
  // "Add everyone" brings in who is there.
  if (/^(?:everyone|everybody|everything|all|them|both)$/.test(object?.lower ?? '')) return undefined;
  const bare = nounsIn((named?.target ?? target).slice(1));
  if (bare) return { wanted: bare, ...(named && { naming: valueOf(named.value) }) };
  for (const [reading, { object, parts, mayOpen }] of formSentences(clause).entries()) {
    // What is put into a cart is there already.
    const wanted = mayOpen && !parts.some(isIntoCart) ? nounsIn(object) : undefined;
    if (wanted) return { wanted, reading };
  }
  return undefined;
}

/** The words for one thing: "a new folder". */
function nounsIn(tokens: readonly Token[]): readonly string[] | undefined {
  if (!tokens.every(({ kind, text, lower }) => kind === 'word' && text === lower)) return undefined;
  const words = contentOf(spell(tokens)).filter((word) => !isMaking(word));
  const isPlaced = tokens.some(({ lower }) =>
    /^(?:to|in|into|on|under|for|from|with|by|as|of|at)$/.test(lower),
  );
  const isMany = words.at(-1)?.text !== words.at(-1)?.stem;
  return words.length > 0 && words.length <= MOST_NOUNS && !isPlaced && !isMany
    ? words.map(({ text }) => text)
    : undefined;
}

/** "New", "+ Create ▾", "Add new": it says that something is made, and not what; none that is there for a row, or sends off a form. */
function isBareMaker(entry: Entry): boolean {
  const { node, evidence } = entry;
  if (node.ref === undefined || node.hidden !== undefined || node.expanded === true) return false;
  if (!/^(?:button|link|generic)$/.test(node.role)) return false;
  const [name] = evidence.filter(({ trust, words }) => trust >= 0.9 && words.length > 0);
  const said = (name?.words ?? []).filter((word) => /\p{L}/u.test(word.text));
  const isMaker = said.length > 0 && said.length <= 2 && said.every((word) => isMaking(word));
  const list = isMaker ? recordOf(entry)?.parent : undefined;
  return isMaker && list?.repeats !== true && !formOf(entry) && !isBesideField(entry) && !isOneOfLinks(entry);
}

/** "New" beside "Hot" and "Top" is an order of the list. */
function isOneOfLinks({ node, parent }: Entry): boolean {
  const beside = parent?.node.children ?? [];
  return node.role === 'link' && beside.filter(({ role }) => role === 'link').length > 2;
}

/** "Add" behind a field adds what is typed into it. */
function isBesideField({ node, parent }: Entry): boolean {
  const beside = parent?.node.children ?? [];
  const at = beside.indexOf(node);
  return [beside[at - 1], beside[at + 1]].some(
    (each) =>
      each !== undefined &&
      /^(?:textbox|combobox|spinbutton)$/.test(each.role) &&
      !/\b(?:search|find|filter)\b/i.test(`${each.name} ${each.placeholder ?? ''}`),
  );
}

/** "New folder", "Folder", "Create folder…". */
function makes({ node, evidence: [name] }: Entry, wanted: readonly string[]): boolean {
  const said = contentOf(name?.text ?? readable(node)).filter(
    (word) => /\p{L}/u.test(word.text) && !isMaking(word),
  );
  const asked = wanted.map((text) => toWord(text));
  const isAmong = (word: Word, others: readonly Word[]): boolean =>
    others.some((each) => wordLikeness(word, each) >= 0.9);
  return (
    said.length > 0 &&
    said.every((word) => isAmong(word, asked)) &&
    asked.every((word) => isAmong(word, said))
  );
}

function isMaking({ text }: Word): boolean {
  return /^(?:new|create|add|make)$/.test(text);
}
