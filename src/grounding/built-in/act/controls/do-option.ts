/** Options by name: of a native list, of a list that is open, or standing in a group; several at once. */
import type { Match } from '../../matching/candidate.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { clockOf, clocksOf } from '../../language/clock.js';
import { chooseByName } from './do-click.js';
import { isIdleText } from './idle-text.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { orderAtEnd } from '../../language/order.js';
import { parsePhrase, splitList } from '../../language/phrase.js';
import { wordToken } from '../../language/token-runs.js';
import { fieldRoles } from '../../language/types.js';
import { wantCheck, wantText } from '../../matching/wants.js';
import { says } from '../evidence/word-evidence.js';
import { amountIn, ranked, toNumber } from '../../matching/positions.js';
import { currencyNamed } from '../../language/currencies.js';
import { contentOf, fold, recordNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** Whether text can be typed into an element. */
export function isEditable({ node }: Entry): boolean {
  if (node.readonly) return false;
  if (node.tag === 'input' || node.tag === 'textarea') return true;
  if (node.tag !== undefined) return node.role === 'textbox' || node.role === 'searchbox';
  return fieldRoles.has(node.role) && node.options === undefined;
}

/** An option is clicked, a box is checked; nothing is done to what is chosen already. */
export function optionSteps(found: Extract<Match, { kind: 'found' }>, clause: Clause): Outcome {
  const native = nativeOf(found.entries);
  if (native) {
    if (found.entries.length > 1 && holdsOne(native)) return oneOnly(clause);
    return {
      kind: 'steps',
      steps: [
        stepOn(native, 'selectOption', {
          args: found.entries.map((entry) => entry.node.name),
          confidence: found.score,
        }),
      ],
      ranked: found.ranked,
    };
  }
  // A click on a list of options chooses whichever lies under the pointer.
  const list = found.entries.find(({ node }) => node.options !== undefined);
  if (list)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `which option of "${list.node.name}" is not said`,
    };
  // A click on a field to type into chooses nothing.
  if (found.entries.some(({ node }) => /^(?:textbox|searchbox|spinbutton)$/.test(node.role)))
    return { kind: 'none', looked: clause.text, nearest: [] };
  if (found.entries.some((entry) => isIdleText(entry, clause)))
    return { kind: 'none', looked: clause.text, nearest: [] };
  const open = found.entries.filter((entry) => !isChosen(entry));
  if (open.length === 0)
    return {
      kind: 'done',
      reason: `${clause.text}: it is so already`,
      entries: found.entries,
      ranked: found.ranked,
    };
  return {
    kind: 'steps',
    steps: open.map((entry) => stepOn(entry, wayToChoose(entry), { confidence: found.score })),
    ranked: found.ranked,
  };
}

/** An item with a menu of its own is only pointed at: a click on it would be a choice. */
function wayToChoose({ node }: Entry): 'check' | 'hover' | 'click' {
  if (node.role === 'menuitem' && node.hasPopup !== undefined) return 'hover';
  return /^(?:checkbox|radio)$/.test(node.role) ? 'check' : 'click';
}

/** The native list that all of the options belong to. */
function nativeOf(entries: readonly Entry[]): Entry | undefined {
  const lists = new Set(
    entries.map((entry) =>
      entry.node.role === 'option'
        ? [...ancestorsOf(entry)].find((each) => each.node.options !== undefined)
        : undefined,
    ),
  );
  const [list] = lists;
  return lists.size === 1 ? list : undefined;
}

/** A native list that shows one option holds no second one. */
export function holdsOne({ node }: Entry): boolean {
  return node.role === 'combobox' && node.tag === 'select';
}

export function oneOnly({ text }: Clause): Outcome {
  return {
    kind: 'cannot-tell',
    looked: text,
    reason: 'the list holds one choice, and several are asked for',
  };
}

function isChosen({ node }: Entry): boolean {
  return (
    (/^(?:radio|checkbox|switch|menuitemradio|menuitemcheckbox)$/.test(node.role) && node.checked === true) ||
    (/^(?:tab|option|treeitem)$/.test(node.role) && node.selected === true)
  );
}

/** Whether a person cannot reach it: a component that has put a native list away need not notice when that changes. */
export function isPutAway({ node }: Entry): boolean {
  return node.hidden !== undefined && !/^(?:covered|offscreen)$/.test(node.hidden);
}

function isPutAwayList(entry: Entry): boolean {
  return entry.node.options !== undefined && isPutAway(entry);
}

export function chooseInside(
  entry: Entry,
  value: readonly Token[],
  scene: Scene,
): Extract<Match, { kind: 'found' }> | undefined {
  const found = chooseByName(
    withoutKind(value),
    scene,
    (each) => isInside(each, entry) && ![...ancestorsOf(each)].some(isPutAwayList),
  );
  return found.kind === 'found' ? found : textInside(entry, value, scene);
}

/** Whether what was found says something of each part of a list: one thing with an "and" in its name, and not the first of several. */
export function saysEach({ entries }: Extract<Match, { kind: 'found' }>, value: readonly Token[]): boolean {
  const parts = splitList(value);
  const says = (part: readonly Token[]): boolean =>
    wordsOf(valueOf(withoutKind(part))).some((word) =>
      entries.some(({ evidence }) =>
        evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) > 0)),
      ),
    );
  return parts.length < 2 || parts.every((part) => says(part));
}

/** A line of an open part that nothing marks as a choice, by just its text. */
function textInside(
  entry: Entry,
  value: readonly Token[],
  scene: Scene,
): Extract<Match, { kind: 'found' }> | undefined {
  if (entry.node.role !== 'generic' || value.some((token) => token.kind === 'variable')) return undefined;
  const among = (each: Entry): boolean => isInside(each, entry) && each.node.ref !== undefined;
  const found = lookUp(withoutKind(value), wantText, { ...scene, among });
  return found.kind === 'found' && found.exact && found.entries.length === 1 ? found : undefined;
}

export function nativeOutcome(
  entry: Entry,
  value: readonly Token[],
  { confidence, clause }: { confidence: number; clause: Clause },
): Outcome {
  const options = entry.node.options ?? [];
  const whole = valueOf(withoutKind(value));
  if (value.some((token) => token.kind === 'variable'))
    return { kind: 'steps', steps: [stepOn(entry, 'selectOption', { args: [whole], confidence })] };
  const isAll =
    entry.node.role === 'listbox' &&
    /^(?:all|every|everything)(?: (?:of )?(?:them|options?|the options))?$/i.test(whole);
  const direct = isAll ? [] : bestOptions(options, whole);
  const ordinal =
    direct.length === 0 ? (ordinalOption(entry, value) ?? extremeOption(entry, value)) : undefined;
  const isEither = Array.isArray(ordinal);
  if (isEither) direct.push(...ordinal);
  const single = direct.length === 1 ? direct : ordinal !== undefined && !isEither ? [ordinal] : [];
  const chosen = isAll ? [...options] : single;
  const parts = chosen.length === 0 ? splitList(value) : [];
  const several =
    parts.length > 1 ? parts.map((part) => bestOptions(options, valueOf(withoutKind(part)))) : [];
  if (several.length > 0 && several.every((each) => each.length === 1)) {
    if (holdsOne(entry)) return oneOnly(clause);
    chosen.push(...several.flat());
  }
  if (chosen.length === 0) {
    const looked = `the option "${whole}"`;
    const nearest = options.slice(0, 5).map((option) => ({
      ref: entry.node.ref ?? '',
      description: `option "${option}"`,
      score: 0,
      reason: 'another option',
    }));
    return direct.length > 1
      ? {
          kind: 'ambiguous',
          looked,
          candidates: direct.slice(0, 5).map((option) => ({
            ref: entry.node.ref ?? '',
            description: `option "${option}"`,
            score: 0.7,
            reason: 'fits as well as the others',
          })),
        }
      : { kind: 'none', looked, nearest };
  }
  if (chosen.length === 1 && entry.node.value !== undefined && entry.node.value === chosen[0])
    return { kind: 'done', reason: `"${chosen[0]}" is chosen already (${clause.text})`, entries: [entry] };
  const step = stepOn(entry, 'selectOption', { args: chosen, confidence });
  // A time of day and a currency may be written otherwise in the list.
  const isOtherwise = clocksOf(whole).length > 0 || currencyNamed(whole) !== undefined;
  return { kind: 'steps', steps: [step], ...(isOtherwise && { explained: whole }) };
}

/** The options that a text means: the exact one, else the one that holds all of its words. */
export function bestOptions(options: readonly string[], text: string): string[] {
  const folded = fold(text);
  const exact = options.filter((option) => option === text);
  if (exact.length > 0) return exact.slice(0, 1);
  const same = options.filter((option) => fold(option) === folded);
  if (same.length > 0) return same;
  const clocks = clocksOf(text);
  const times = options.filter((option) => clocks.includes(clockOf(option) ?? -1));
  if (times.length > 0) return times;
  const money = currencyNamed(text);
  const named = options.map((option) => currencyNamed(option));
  if (money !== undefined && named.every((each) => each !== undefined))
    return options.filter((_, at) => named[at] === money);
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  // "Price from high to low" is said as "Price, high to low" as well.
  const plain = (text: string): Word[] => wordsOf(text).filter((word) => word.text !== 'from');
  const said = plain(text);
  const stems = options.filter((option) => {
    const words = plain(option);
    return words.length === said.length && words.every((word, at) => word.stem === said[at]?.stem);
  });
  if (stems.length > 0) return stems;
  return options.filter((option) => {
    const words = wordsOf(option);
    return asked.every((word) => words.some((each) => wordLikeness(word, each) >= 0.97));
  });
}

/** The option at a place; both where it is not clear whether the first one counts, which only asks to choose. */
function ordinalOption({ node }: Entry, value: readonly Token[]): string | string[] | undefined {
  const options = node.options ?? [];
  // "Oldest first" is an order, and counts nothing.
  const phrase = parsePhrase(value).find(
    (each) =>
      each.ordinal !== undefined &&
      orderAtEnd([wordToken('by'), ...value]) === undefined &&
      each.words.every((head) => head.kind !== undefined),
  );
  if (phrase?.ordinal === undefined) return undefined;
  // "Second class" is what something is called; "the second class", "second option" count.
  const isName = value.every(
    ({ kind, lower }) => kind === 'word' && !/^(?:the|my|our|your|this|that)$/.test(lower),
  );
  if (isName && !/^(?:option|item|entry|choice|one|value|element|row|line)$/.test(value.at(-1)?.lower ?? ''))
    return undefined;
  // "Option 3" is none of "Option 1" and "Option 2", although it may stand at the third place.
  const [noun] = value.flatMap((token, at) => (/^\d+$/.test(value[at + 1]?.text ?? '') ? [token.lower] : []));
  const isNumbered = options.some((option) => noun !== undefined && fold(option).startsWith(`${noun} `));
  if (isNumbered) return undefined;
  // What asks to choose is none of the choices, be it at the first place.
  const isOff = (at: number): boolean =>
    node.children[at]?.role === 'option' && node.children[at]?.disabled === true;
  const asks = !isOff(0) && options[0] === node.value && asking.test(options[0] ?? '');
  if (asks && phrase.ordinal > 1) return options.slice(phrase.ordinal - 1, phrase.ordinal + 1);
  const choices = options.filter((_, at) => !isOff(at) && !(asks && at === 0));
  return phrase.ordinal > 0 ? choices[phrase.ordinal - 1] : choices.at(phrase.ordinal);
}

/** An entry that asks to choose: "Choose…", "-- Please select --", "Open this menu". */
export const asking = /^[-–—.…\s]*(?:(?:please )?(?:select|choose|pick|open)\b.*)?$/i;

/** "The cheapest plan", "the largest size": by the numbers that the options show, where each but a first that asks to choose shows one. */
function extremeOption({ node, evidence }: Entry, value: readonly Token[]): string | undefined {
  const options = node.options ?? [];
  const phrase = parsePhrase(value).find((each) => each.superlative !== undefined);
  if (!phrase?.superlative || phrase.literals.length > 0) return undefined;
  const { of, most, rank = 1 } = phrase.superlative;
  const shown = [...evidence.flatMap(({ words }) => words), ...wordsOf(options.join(' '))];
  const isCalled = ({ word }: (typeof phrase.words)[number]): boolean =>
    recordNouns.has(word.stem) || shown.some((each) => wordLikeness(word, each) >= 0.9);
  if (!phrase.words.every((head) => head.kind !== undefined || isCalled(head))) return undefined;
  const [first, ...others] = options;
  const valued = (first !== undefined && !/\d/.test(first) ? others : options).map((option) => ({
    option,
    amount: of.length > 0 ? amountIn(option, of) : toNumber(/-?\d[\d.,]*/.exec(option)?.[0] ?? ''),
  }));
  if (valued.length < 2 || valued.some(({ amount }) => amount === undefined)) return undefined;
  const wanted = ranked(
    valued.map(({ amount }) => amount as number),
    most,
  ).at(rank > 0 ? rank - 1 : rank);
  const chosen = valued.filter(({ amount }) => amount === wanted);
  return chosen.length === 1 ? chosen[0]?.option : undefined;
}

/** Without "the … option", "option …": what is left names the option. */
export function withoutKind(value: readonly Token[]): readonly Token[] {
  const kind = /^(?:the|a|an|option|value|item|entry|radio|button|choice|tab|suggestion|date|checkbox)$/;
  const quoted = value.filter((token) => token.kind !== 'word' && token.kind !== 'punctuation');
  if (quoted.length === 1 && value.every((token) => token.kind !== 'word' || kind.test(token.lower)))
    return quoted;
  let start = 0;
  let end = value.length;
  while (
    start < end - 1 &&
    value[start]?.kind === 'word' &&
    /^(?:the|a|an|option|value)$/.test(value[start]?.lower ?? '')
  )
    start += 1;
  while (
    end - 1 > start &&
    value[end - 1]?.kind === 'word' &&
    /^(?:option|value|item|entry|choice|suggestion)$/.test(value[end - 1]?.lower ?? '')
  )
    end -= 1;
  return value.slice(start, end);
}

/** "Set priority to High" where "Priority" is only written next to the radio buttons. */
export function optionNear(clause: Clause, scene: Scene): Outcome | undefined {
  for (const { target, destination = target, value } of clause.readings) {
    const chosen = destination && value ? chosenOf(destination, value, scene) : undefined;
    if (!chosen) continue;
    const open = chosen.entries.filter(({ node }) => node.checked !== true);
    if (open.length === 0) return { kind: 'done', reason: 'it is so already', entries: [...chosen.entries] };
    return {
      kind: 'steps',
      steps: open.map((entry) => stepOn(entry, 'check', { confidence: chosen.score })),
    };
  }
  return undefined;
}

/** The choice by the name of a value under a label, or the boxes of each that a list names. */
export function chosenOf(
  label: readonly Token[],
  value: readonly Token[],
  scene: Scene,
): { entries: readonly Entry[]; score: number } | undefined {
  const one = (part: readonly Token[]): { entry: Entry; score: number } | undefined => {
    const found = lookUp([...part, wordToken('for'), ...label], wantCheck, scene);
    const [entry] = found.kind === 'found' ? found.entries : [];
    if (found.kind !== 'found' || !entry || found.score < 0.7 || isOfElse(entry, part)) return undefined;
    return { entry, score: found.score };
  };
  const whole = one(value);
  if (whole) return { entries: [whole.entry], score: whole.score };
  const each = splitList(value).map(one);
  const all = each.flatMap((found) => found ?? []);
  const entries = all.map(({ entry }) => entry);
  const areBoxes =
    entries.every(({ node }) => node.role === 'checkbox') && new Set(entries).size === each.length;
  return each.length > 1 && areBoxes
    ? { entries, score: Math.min(...all.map(({ score }) => score)) }
    : undefined;
}

/** The box "Select 5015" of a line in which a list shows the value: a box with a name of its own is a choice of what that says, and one without of no other cell of its row. */
function isOfElse(entry: Entry, value: readonly Token[]): boolean {
  const words = contentOf(spell(value));
  if (words.length === 0) return false;
  if (entry.node.name !== '') return !words.some((word) => says(entry, word));
  const row = /^(?:checkbox|switch)$/.test(entry.node.role) ? recordOf(entry) : undefined;
  return (
    row?.node.role === 'row' &&
    row.children.some(
      (cell) =>
        /^(?:cell|gridcell)$/.test(cell.node.role) &&
        !isInside(entry, cell) &&
        fold(readable(cell.node)) === fold(spell(value)),
    )
  );
}
