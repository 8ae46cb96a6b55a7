/**
 * What a row or card is set to by a control of its own: "make Ann an Editor" by the list in her row that has that choice, "deactivate the
 * lamp" by its switch. Its menu is not asked for that.
 */
import type { Clause } from '../../language/clause.js';
import { escaped } from '../../language/escaped.js';
import { tokenize } from '../../language/lexer.js';
import { contentOf, fold, isStopWord, toWord, wordsOf } from '../../language/words.js';
import { isHeaderRow } from '../../matching/containers.js';
import { headersOver } from '../../matching/headers-over.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { nthRecord } from './nth-of-kind.js';
import { type Called, called, isRecordNoun, recordGroups } from './records-called.js';
import { checkSteps } from '../controls/do-state.js';
import { isSaidOfOthers } from '../evidence/said-of-others.js';

const CONFIDENCE = 0.86;

/** The choice in the list of the one record that is named; undefined where the sentence says anything more, or no such list has it. */
export function recordChoice({ text }: Clause, { index }: Scene): Outcome | undefined {
  const { verb = '', rest = '' } = /^(?<verb>\S+) (?<rest>.+?)[.!]?$/.exec(text.trim())?.groups ?? {};
  if (!setting.test(verb)) return undefined;
  const said = fold(rest.replaceAll(/["“”]|['’]s\b/g, ' '));
  const fitting = settable(index).flatMap((group) =>
    group.flatMap((each) =>
      choicesIn(each.record, index).filter((choice) => {
        const name = nameIn(said, { verb: verb.toLowerCase(), ...choice, index });
        return (
          name !== undefined &&
          (called(group, withoutNoun(name, index)) ??
            described(group, name, index) ??
            nthRecord(name, group, index)) === each
        );
      }),
    ),
  );
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return undefined;
  const { list, option } = only;
  if (fold(list.node.value ?? '') === fold(option))
    return { kind: 'done', reason: 'it is so already', entries: [list] };
  const step = stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], explained: text };
}

interface Choice {
  list: Entry;
  option: string;
}

/** What can be chosen in the lists of a record, each only in one of them. */
function choicesIn(record: Entry, index: PageIndex): readonly Choice[] {
  const lists = below(index, record).filter(
    ({ node }) => node.role === 'combobox' && node.hidden === undefined && node.disabled !== true,
  );
  const all = lists.flatMap((list) => (list.node.options ?? []).map((option) => ({ list, option })));
  return all.filter(({ option }) => all.filter((each) => fold(each.option) === fold(option)).length === 1);
}

const setting =
  /^(?:make|turn|change|set|switch|promote|demote|upgrade|downgrade|move|assign|give|mark|put|place|seat|sit|update|choose|select|pick)$/i;

/** The name that is left of a sentence when the choice is taken out of it, and the word for the list. */
function nameIn(
  said: string,
  { verb, list, option, index }: Choice & { verb: string; index: PageIndex },
): string | undefined {
  const value = escaped(fold(option));
  const labels = [list.node.name, ...headersOver(list, index).map(({ node }) => node.name || readable(node))];
  const label = `(?:${[
    'role',
    'status',
    'state',
    'level',
    'type',
    'category',
    ...labels.map((each) => fold(each)),
  ]
    .filter((each) => each !== '')
    .map((each) => escaped(each))
    .join('|')})`;
  const joint = /^(?:make|give|assign)$/.test(verb) ? '(?:to |as |into )?' : '(?:to |as |into )';
  const isChosen = /^(?:choose|select|pick)$/.test(verb);
  const patterns = [
    `^the ${label} (?:of|for) (?:the )?(?<name>.+?) to (?:the |an? )?${value}$`,
    `^(?:the )?(?<name>.+?)(?: ${label})? ${joint}(?:be )?(?:the |an? )?(?:${label} )?(?:of )?(?:an? )?${value}(?: ${label})?$`,
    // "Choose size 160 cm for the skis", by the list "Size" of their card.
    ...(isChosen
      ? [
          `^(?:the )?(?:${label} )?(?:of )?${value}(?: ${label})?(?: as (?:the |its )?${label})? for (?:the )?(?<name>.+?)$`,
        ]
      : []),
    // "Seat Olga at the Dahlia table", by the list "Table" of her line.
    ...(/^(?:put|place|seat|sit|move|assign)$/.test(verb)
      ? [`^(?:the )?(?<name>.+?) (?:at|in|into|on|onto) (?:the )?${value} ${label}$`]
      : []),
    ...(/^(?:give|assign)$/.test(verb)
      ? [`^(?:the )?(?:${label} )?(?:of )?${value}(?: ${label})? to (?:the )?(?<name>.+?)$`]
      : []),
  ];
  for (const pattern of patterns) {
    const name = new RegExp(pattern, 'u').exec(said)?.groups?.['name'];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** "The Bar shift": the only record that says all the words for it, besides the noun. */
function described(group: readonly Called[], name: string, index: PageIndex): Called | undefined {
  const words = tokenize(name)
    .filter((token) => !isRecordNoun(token, index))
    .flatMap(({ text }) => contentOf(text));
  const saying = group.filter(({ texts }) => {
    const shown = texts.flatMap((text) => wordsOf(text));
    return words.every((word) => shown.some(({ stem }) => stem === word.stem));
  });
  return words.length > 0 && saying.length === 1 ? saying[0] : undefined;
}

/** "The user Ann": the noun is no part of the name. */
export function withoutNoun(name: string, index: PageIndex): string {
  const [first, ...rest] = tokenize(name);
  return first && rest.length > 0 && isRecordNoun(first, index)
    ? fold(name.slice(rest[0]?.start ?? 0))
    : name;
}

/** "The porch light", among lights. */
function withoutNounBehind(name: string, index: PageIndex): string {
  const words = tokenize(name);
  const last = words.at(-1);
  return last && words.length > 1 && isRecordNoun(last, index) ? name.slice(0, last.start).trim() : name;
}

/** The switch of the one record that is named, for "activate", "disable", "turn on"; undefined where it has none or several, or one for something else. */
export function recordSwitch(clause: Clause, { index }: Scene): Outcome | undefined {
  const isState =
    /^(?:check|uncheck)$/.test(clause.verb) &&
    /^(?:activate|deactivate|enable|disable|turn|switch)/.test(clause.said);
  // "Activate" is read as a click as well.
  if (!isState && !/^activate /i.test(clause.text)) return undefined;
  const target = clause.readings.find((reading) => reading.target)?.target ?? [];
  if (target.some(({ kind }) => kind === 'variable' || kind === 'punctuation')) return undefined;
  const whole = fold(
    target
      .map(({ text }) => text)
      .join(' ')
      .replace(/^the /i, ''),
  );
  const name = withoutNoun(whole, index);
  const fitting = settable(index).flatMap((group) => {
    const alone = [name, withoutNounBehind(name, index)].filter((each) => each !== whole);
    // "The invoice work" is not "Remote work": what is called by a part of its name has the noun that is said of it.
    const one =
      called(group, whole) ??
      alone
        .map((each) => called(group, each))
        .find((found, at) => found?.texts.includes(alone[at] ?? '') === true);
    return one ? switchesIn(one, index) : [];
  });
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return undefined;
  // "Online payments" of two cards: which of them, their records would have to say.
  const isTwin = ({ node }: Entry): boolean =>
    node !== only.node &&
    node.role === only.node.role &&
    fold(node.name) === whole &&
    node.hidden === undefined;
  if (fold(only.node.name) === whole && index.actionable.some(isTwin)) return undefined;
  if (!isState) return { kind: 'instead', clauses: [{ ...clause, verb: 'check', said: 'activate' }] };
  return explaining(checkSteps([only], clause.verb === 'check', CONFIDENCE), clause.text);
}

const allOfThem =
  /^(?:(?:de)?activate|(?:en|dis)able|(?:turn|switch)(?<on> on| off)?) (?:all|every|each)(?: of)?(?: the| my| our)? (?:(?<was>in)?active |(?:en|dis)abled )?(?<noun>\p{L}+)(?: (?<off>on|off))?[.!]?$/iu;

/** "Deactivate all users", "turn off every lamp": the switches of all the records that the page has, which it calls so. */
export function allSwitches(clause: Clause, { index }: Scene): Outcome | undefined {
  const { noun = '', on, off } = allOfThem.exec(clause.text.trim())?.groups ?? {};
  const way = (on ?? off)?.trim().toLowerCase();
  const isTurned = /^(?:turn|switch) /i.test(clause.text);
  if (isTurned !== (way !== undefined) || (on !== undefined && off !== undefined)) return undefined;
  const isOn = way === undefined ? /^(?:activate|enable)/i.test(clause.text) : way === 'on';
  const [token, ...more] = tokenize(noun.toLowerCase());
  if (!token || more.length > 0 || !isRecordNoun(token, index)) return undefined;
  const groups = settable(index)
    .map((group) => group.map((each) => switchesIn(each, index)))
    .filter((group) => group.length > 1 && group.every((switches) => switches.length === 1))
    .filter((group) => !isSaidOfOthers(toWord(token.lower), group.flat(), index));
  const [group, ...others] = groups;
  return group && others.length === 0
    ? explaining(checkSteps(group.flat(), isOn, CONFIDENCE), clause.text)
    : undefined;
}

/** Its switches, where each says no more than that it is on; "Notifications" is something of the record. */
function switchesIn({ record, texts }: Called, index: PageIndex): readonly Entry[] {
  // What only its own label says is no part of what the record is called.
  const says = (title: string): boolean => {
    const others = texts.filter((text) => text !== fold(title));
    const shown = new Set((others.length > 0 ? others : texts).flatMap((text) => text.split(' ')));
    return wordsOf(title).every((word) => isStopWord(word) || state.test(word.text) || shown.has(word.text));
  };
  const boxes = below(index, record).filter(
    ({ node }) => /^(?:switch|checkbox)$/.test(node.role) && node.hidden === undefined,
  );
  const switches = boxes.filter(({ node }) => node.role === 'switch');
  const titleOf = (box: Entry): string =>
    box.node.name ||
    headersOver(box, index)
      .map(({ node }) => node.name || readable(node))
      .join(' ');
  if (switches.length > 0) return switches.every((each) => says(titleOf(each))) ? switches : [];
  return boxes.filter(
    (box) => says(titleOf(box)) && wordsOf(titleOf(box)).some(({ text }) => state.test(text)),
  );
}

const state = /^(?:active|activated|enabled|on|off|power|status|state|use|running|live|switch|toggle|turn)$/;

/** The records of each list of them, without the row of their titles. */
export function settable(index: PageIndex): readonly (readonly Called[])[] {
  return recordGroups(index).map((group) => group.filter(({ record }) => !isHeaderRow(record)));
}
