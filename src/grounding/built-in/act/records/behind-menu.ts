/**
 * What stands in a menu that has to be opened first: "suspend Ada" behind the "More" of her row, "log out" behind the menu of the account.
 * The one menu is opened and looked into; when the item is not there, it is put away again and nothing else is done.
 */
import { leadsNowhere } from '../../matching/same-target.js';
import { type RowMenu, saidAside } from './said-aside.js';
import { partnerIn } from '../../language/partner.js';
import { spell, type Clause } from '../../language/clause.js';
import { isHeaderRow } from '../../matching/containers.js';
import { accountSign, classWords, showsPerson } from './account-sign.js';
import { plain } from '../../matching/describe.js';
import { isDrawnOver } from '../../matching/drawn-anew.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { closedByOpener } from '../controls/put-away.js';
import { plainItems } from './plain-items.js';
import { wordsOfPlace } from './parts-around.js';
import type { Token } from '../../language/lexer.js';
import { joints } from './record-deed.js';
import { isAskedOfMenu, isSetBeside } from './menu-asked.js';
import { countsMore, isAskedFor, isKind, menuWords, tellingOf } from './asked-item.js';
import { itemsSaying, saysNoMore, submenuOpened } from '../controls/submenu.js';
import { isKindHere } from '../../matching/nouns-of-page.js';
import { contextFit } from '../../matching/surroundings.js';
import { stepOn, stepOnPage, type Outcome, type Phase } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { makesMore } from '../../matching/makes-more.js';
import {
  isOrnament,
  isStopWord,
  recordNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';

type MenuPhase = Extract<Phase, { kind: 'menu' }>;

/** How sure a menu is that nobody named, and an item in it that says the rest. */
const CONFIDENCE = 0.8;

/** Most levels from a menu button to the row or card that it belongs to. */
const MAX_LEVELS = 8;

/** Verbs whose words all say which item of a menu is meant. */
const asking = /^(?:goal|click|open|close|check|uncheck)$/;

/** Opens the one menu that a clause may be carried out in; undefined when the page has none, or more than one. */
export function behindMenu(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target;
  if (!target || !asking.test(clause.verb) || clause.readings.some((reading) => reading.value))
    return undefined;
  if (target.some((token) => token.kind === 'variable')) return undefined;
  const isOfVerb =
    clause.verb === 'goal'
      ? isVerbApart(clause, target)
      : /^(?:close|enable|activate|disable|deactivate)$/.test(clause.said);
  const words = tellingOf(`${isOfVerb ? `${clause.said} ` : ''}${spell(target)}${stateOf(clause)}`);
  const [first] = words;
  if (!first) return undefined;
  const openers = scene.index.actionable.filter((entry) => opensMenu(entry));
  const account = accountMenu(words, openers, scene.index);
  const unmarked = account ? undefined : accountSign(words, scene.index);
  if (unmarked) return opening(unmarked, { wanted: words }, scene);
  // Who clicks the picture of the account means the opener itself, and nothing in the menu.
  const isPicture = clause.verb === 'click' && words.every(({ text }) => /^(?:avatar|userpic)$/.test(text));
  if (account && (account.kind === 'named' || isPicture))
    return {
      kind: 'steps',
      steps: [stepOn(account.opener, 'click', { confidence: CONFIDENCE })],
      explained: spell(target),
    };
  if (account) return opening(account.opener, account, scene);
  const row = rowMenu(words, openers);
  // "Share the minutes with Omar": he is no mark of the row that they are in.
  if (!row || partnerIn(clause).some((word) => row.said.some(({ text }) => text === word.text)))
    return undefined;
  const isDeed = /^(?:goal|close)$/.test(clause.verb);
  // "The task about the books": no item says "about".
  const isJoint = ({ text }: Word): boolean => isDeed && joints.test(text);
  // "Click Mute for the user @ada": she is one.
  const nouns = target.filter(({ kind }, at) => {
    const next = target[at + 1];
    return kind === 'word' && next && row.said.some((each) => wordsOf(next.text)[0]?.text === each.text);
  });
  const isNoun = ({ stem, text }: Word): boolean =>
    !isDeed && recordNouns.has(stem) && nouns.some(({ lower }) => lower === text);
  // "The mail about the delivery": it says what the row is.
  const kinds = target.filter(({ kind, lower }, at) => {
    const behind = target[at + 1]?.lower ?? '';
    const [word, ...more] = kind === 'word' && described.test(behind) ? wordsOf(lower) : [];
    return word !== undefined && more.length === 0 && at > 0 && isKindHere(word, scene.index);
  });
  const isOfKind = ({ text }: Word): boolean => isDeed && kinds.some(({ lower }) => lower === text);
  // "Remove the stop from the route": where it lies.
  const place = isDeed ? wordsOfPlace(target, row.record, scene.index) : [];
  const wanted = words.filter(
    (word) =>
      !row.said.includes(word) &&
      !isJoint(word) &&
      !isNoun(word) &&
      !isOfKind(word) &&
      !place.includes(word.text),
  );
  if (isSetBeside(clause, row.record, scene.index)) return undefined;
  if (
    !isAskedOfMenu({
      tokens: target,
      said: row.said,
      wanted,
      index: scene.index,
      isGoal: clause.verb === 'goal',
    })
  )
    return undefined;
  // What is to be done is said by the item: where the row says it all, nothing is asked of its menu.
  if (wanted.every((word) => isKind(word)))
    return wanted.some((word) => menuWords.has(word.meaning)) && clause.verb !== 'goal'
      ? { kind: 'steps', steps: [stepOn(row.opener, 'click', { confidence: CONFIDENCE })] }
      : undefined;
  const isAsked = clause.verb === 'goal' || isOfVerb ? wanted.includes(first) : wanted.length > 0;
  const aside = saidAside(spell(target), wanted.slice(clause.verb === 'goal' ? 1 : 0), row);
  // "Mute @ada" in the menu of what she has posted.
  const opened = isAsked
    ? opening(row.opener, { wanted, aside: [...aside, ...row.said, ...words.filter(isOfKind)] }, scene)
    : undefined;
  // What is quoted, the item has to say.
  const quoted = target.filter(({ kind }) => kind === 'quoted');
  return opened?.kind === 'steps' && quoted.length > 0 ? { ...opened, explained: spell(quoted) } : opened;
}

/** "Raise the priority of the oil change": the verb is what was said, and no part of what it is done to. */
function isVerbApart({ said, text }: Clause, [first]: readonly Token[]): boolean {
  return /^\p{L}+$/u.test(said) && first?.lower !== said && text.toLowerCase().startsWith(`${said} `);
}

/** What leads to what tells one of a kind. */
const described = /^(?:about|regarding|concerning|from|by|of|for|named|called|titled)$/;

/** "Mark the report as done" is read as a box to tick; the item of a menu says the state. */
function stateOf({ verb, said, text }: Clause): string {
  const state =
    verb === 'check' && said.startsWith('mark')
      ? /\bas (done|complete|completed|finished)$/i.exec(text)
      : null;
  return state ? ` ${state[1] ?? ''}` : '';
}

/** The item that says what is wanted; else the menu is put away, and the clause refused. */
export function menuPhase(phase: MenuPhase, scene: Scene, clause: Clause): Outcome {
  const wanted = phase.wanted.flatMap((text) => tellingOf(text));
  const aside = new Set(phase.aside);
  const names = new Set(scene.index.actionable.flatMap((entry) => (isAway(entry) ? [] : [plain(entry)])));
  const closing =
    !phase.isAgain && phase.seen?.every((name) => names.has(name)) ? closedByOpener(scene) : undefined;
  if (closing) return { kind: 'steps', steps: [closing], phase: { ...phase, isAgain: true } };
  if (phase.seen)
    return {
      kind: 'none',
      ...(phase.isFirst && { undone: true }),
      looked: `${clause.text}, in the menu of ${phase.opener}`,
      nearest: phase.seen.map((name) => ({
        ref: '',
        description: name,
        score: 0,
        reason: 'says something else',
      })),
    };
  const fresh = freshEntries(scene);
  const marked = scene.index.actionable.filter(
    (entry) =>
      fresh.has(entry) &&
      itemRoles.test(entry.node.role) &&
      entry.node.ref !== undefined &&
      !isAway(entry) &&
      !isOpener(entry) &&
      !isDrawnOver(entry, scene),
  );
  const items = marked.length > 0 ? marked : plainItems(fresh, scene.index);
  // A menu may take its time.
  if (items.length === 0) return { kind: 'none', looked: clause.text, nearest: [] };
  const asked = phase.isBehind
    ? itemsSaying(items, wanted)
    : items.filter((entry) =>
        isAskedFor(entry, wanted, { clause, aside, opener: phase.opener, index: scene.index }),
      );
  // "Add to queue" is asked for, and "Add to playlist" is not, on a page that has a list of those as well.
  const plainly = asked.filter((entry) => saysNoMore(entry, wanted));
  const fitting = plainly.length > 0 ? plainly : asked;
  const [item] = fitting;
  const all = [...wanted, ...tellingOf(phase.naming ?? '')];
  const isDone = phase.isBehind || (item && phase.naming === undefined);
  const more = isDone ? undefined : submenuOpened(items, all, clause);
  if (more) return more;
  if (item && fitting.length === 1 && item.node.disabled !== true)
    return {
      kind: 'steps',
      steps: [stepOn(item, 'click', { confidence: CONFIDENCE })],
      ...(phase.naming !== undefined && { phase: { kind: 'name', text: phase.naming } }),
    };
  const seen = items.slice(0, MAX_NAMED).map((entry) => plain(entry));
  return { kind: 'steps', steps: [stepOnPage('press', ['Escape'])], phase: { ...phase, seen } };
}

/** What has opened the menu may have a new name since: it is no item of it. */
function isOpener({ node }: Entry): boolean {
  return node.role === 'button' && node.expanded === true && node.hasPopup !== undefined;
}

/** Three dots that are a picture alone. */
function isPicture({ node, evidence }: Entry): boolean {
  return (
    node.role === 'generic' && node.text === undefined && node.name === '' && evidence[0]?.kind === 'icon'
  );
}

/** Most items that an error names. */
const MAX_NAMED = 8;

const itemRoles = /^(?:menuitem|menuitemradio|menuitemcheckbox|button|link|option|generic|listitem)$/;

function opening(
  opener: Entry,
  { wanted, aside = [] }: { wanted: readonly Word[]; aside?: readonly Word[] },
  { before }: Scene,
): Outcome {
  return {
    kind: 'steps',
    steps: [stepOn(opener, 'click', { confidence: CONFIDENCE })],
    phase: {
      kind: 'menu',
      opener: plain(opener),
      wanted: wanted.map((word) => word.text),
      ...(aside.length > 0 && { aside: aside.map((word) => word.text) }),
      ...(!before && { isFirst: true }),
    },
  };
}

/** A button that says that it opens a menu, or that is called nothing but "More", "Actions", "Options". */
export function opensMenu(entry: Entry): boolean {
  const { node, evidence } = entry;
  if (node.ref === undefined || node.disabled === true || node.expanded === true) return false;
  if (isAway(entry) || makesMore(entry)) return false;
  if (!/^(?:button|link|generic)$/.test(node.role)) return false;
  if (node.hasPopup === 'menu' || node.hasPopup === 'true') return true;
  const isSign = node.role === 'link' && /^[⋮⋯…☰]$/u.test(node.name.trim()) && leadsNowhere(node.url ?? '');
  return (
    (node.role === 'button' || isSign || isPicture(entry)) &&
    evidence[0] !== undefined &&
    isMenuName(evidence[0].words, [])
  );
}

/** "More", "More options", "Open menu", "Actions for Ada" where the row says Ada. */
function isMenuName(words: readonly Word[], around: readonly Word[]): boolean {
  // Few names say so, and a page has hundreds.
  if (!words.some((word) => menuWords.has(word.meaning)) || countsMore(words)) return false;
  const content = words.filter((word) => !isStopWord(word) && !isOrnament(word));
  return (
    content.some((word) => menuWords.has(word.meaning)) &&
    content.every(
      (word) =>
        menuWords.has(word.meaning) ||
        /^(?:open|toggle|row|item|context|#)$/.test(word.text) ||
        around.some((each) => wordLikeness(word, each) >= 0.9),
    )
  );
}

function isAway({ node }: Entry): boolean {
  return node.hidden === 'inert' || node.hidden === 'behind-dialog' || node.hidden === 'aria-hidden';
}

/** The one row or card with one menu that says the most of the words, and one that not all of them say. */
function rowMenu(words: readonly Word[], openers: readonly Entry[]): RowMenu | undefined {
  const records = new Map<Entry, Entry[]>();
  for (const opener of openers) {
    const record = [...ancestorsOf(opener)]
      .slice(0, MAX_LEVELS)
      .find((each) => isRecord(each) && saysAny(each, words));
    if (record) records.set(record, [...(records.get(record) ?? []), opener]);
  }
  // The card around a table says what all of its rows say.
  const rows = [...records].filter(
    ([record]) => ![...records.keys()].some((other) => other !== record && isInside(other, record)),
  );
  const all = rows.map(([record, inside]) => {
    const shown = wordsOf(readable(record.node));
    const named = inside.filter(
      ({ evidence: [name] }) => name !== undefined && isMenuName(name.words, shown),
    );
    const said = words.filter((word) => shown.some((each) => wordLikeness(word, each) >= 0.97));
    return { record, openers: named.length > 0 ? named : inside, said };
  });
  const most = Math.max(0, ...all.map(({ said }) => said.length));
  const best = placedBy(
    words,
    all.filter(({ said }) => said.length === most),
  );
  const [only] = best;
  const [opener, ...others] = only?.openers ?? [];
  if (!only || best.length > 1 || !opener || others.length > 0) return undefined;
  // "The package" names none of whatever the page has.
  const telling = only.said.filter((word) => !recordNouns.has(word.stem));
  const tells = telling.some((word) => all.length === 1 || all.some(({ said }) => !said.includes(word)));
  return tells ? { record: only.record, opener, said: only.said } : undefined;
}

/** "… in the archive table": of rows that say the same, those of the part of the page that says the most of the rest. */
function placedBy<Row extends { openers: readonly Entry[]; said: readonly Word[] }>(
  words: readonly Word[],
  rows: readonly Row[],
): readonly Row[] {
  if (rows.length < 2) return rows;
  const placed = rows.map((row) => {
    const [opener] = row.openers;
    const around = words.filter(
      (word) => !row.said.includes(word) && opener !== undefined && contextFit(opener, [word], []) > 0,
    );
    return { ...row, around, said: [...row.said, ...around] };
  });
  const most = Math.max(...placed.map(({ around }) => around.length));
  return most === 0 ? rows : placed.filter(({ around }) => around.length === most);
}

function isRecord(entry: Entry): boolean {
  return (
    entry.record &&
    !isHeaderRow(entry) &&
    !/^(?:cell|gridcell|columnheader|menuitem|tab|button)$/.test(entry.node.role)
  );
}

function saysAny(record: Entry, words: readonly Word[]): boolean {
  const shown = wordsOf(readable(record.node, 'without buttons'));
  return words.some((word) => shown.some((each) => wordLikeness(word, each) >= 0.97));
}

/** What a person looks for in the menu behind their own name or picture; stems of meanings. */
const ofAccount = new Set([
  'logout',
  'profile',
  'account',
  'setting',
  'settings',
  'user',
  'password',
  'billing',
  'lock',
]);

/** The one menu of the account, when a clause asks for it (`named`) or for what such a menu holds. */
function accountMenu(
  words: readonly Word[],
  openers: readonly Entry[],
  index: PageIndex,
): { kind: 'named' | 'holds'; opener: Entry; wanted: readonly Word[] } | undefined {
  const outside = openers.filter(
    (opener) =>
      ![...ancestorsOf(opener)].some((each) => isRecord(each) && /^(?:row|article)$/.test(each.node.role)),
  );
  const saying = outside.filter((opener) =>
    [...opener.evidence.flatMap((each) => each.words), ...classWords(opener)].some((word) =>
      isOfAccount(word),
    ),
  );
  const pictured = outside.filter((opener) => showsPerson(opener, index));
  const [opener, ...others] = saying.length > 0 ? saying : pictured;
  if (!opener || others.length > 0) return undefined;
  const own = opener.evidence.flatMap((each) => each.words);
  const isOfMenu = (word: Word, at: number): boolean =>
    menuWord.test(word.text) ||
    (isOfAccount(word) && menuWord.test(words[at + 1]?.text ?? '')) ||
    own.some((each) => wordLikeness(word, each) >= 0.97 && !ofAccount.has(each.meaning));
  const asksForMenu = words.some(
    (word, at) => menuWord.test(word.text) && words[at - 1] && isOfAccount(words[at - 1] as Word),
  );
  const wanted = asksForMenu ? words.filter((word, at) => !isOfMenu(word, at)) : words;
  if (wanted.length === 0) return { kind: 'named', opener, wanted };
  return asksForMenu || wanted.every((word) => ofAccount.has(word.meaning))
    ? { kind: 'holds', opener, wanted }
    : undefined;
}

function isOfAccount({ meaning }: Word): boolean {
  return /^(?:account|profile|user)$/.test(meaning);
}

const menuWord = /^(?:menu|dropdown)$/;
