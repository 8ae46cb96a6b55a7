/** What a click would do instead of what was said: "Open the tandem" is not "+ Add job" in its column, and "add the storage" is not done by opening a list. */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { parsePhrase } from '../../language/phrase.js';
import { kindAt } from '../../language/types.js';
import {
  contentOf,
  isStopWord,
  recordNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { below, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { actsOtherwise } from '../../matching/penalties.js';
import { leading } from '../records/record-handle.js';
import type { Act } from '../evidence/word-evidence.js';
import { closesNothing } from './closes-nothing.js';
import { isNoWay } from './no-way.js';
import { opensAll } from './opens-all.js';
import { startsList, startsNothing, startsTitle } from './starts-nothing.js';

/** The verb of a clause that what would be clicked does not do; undefined where nothing tells. */
export function doesElse(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (!target) return undefined;
  if (others.length > 0) return showsNone(clause, act.targets) ? clause.said : undefined;
  return opensOther(clause, target) ||
    opensSwatch(clause, target) ||
    sortsNothing(clause, target) ||
    opensAll(clause, target, act) ||
    goesNowhere(clause, target) ||
    opensList(clause, target) ||
    makesOne(clause, target) ||
    choosesNothing(clause, target) ||
    leavesOutAll(clause, target) ||
    countsUp(clause, target) ||
    addsNothing(clause, target, act) ||
    removesAll(clause, target, act) ||
    removesPart(clause, target, act) ||
    closesNothing(clause, target, act) ||
    marksElse(clause, target) ||
    unfoldsNothing(clause, target, act) ||
    doesToAll(clause, target) ||
    sendsCheck(clause, target) ||
    opensKept(clause, target) ||
    startsList(clause, target) ||
    (!act.isHalf && (startsNothing(clause, target) || startsTitle(clause, target, act.index))) ||
    takesAll(clause, target) ||
    isNoWay(clause, target, act) ||
    (!act.isHalf && onlyOpens(clause, target, act))
    ? clause.said
    : undefined;
}

/** "Show all editors except Emily" narrows a list, and opens nothing in several of its lines; nor are "Overdue (2)" and "Remind all overdue" both pressed. */
function showsNone({ verb, said }: Clause, targets: readonly Entry[]): boolean {
  return (
    verb === 'open' &&
    /^(?:show|list|display|view|see)\b/.test(said) &&
    targets.every(({ node }) => /^(?:button|link|generic|listitem)$/.test(node.role)) &&
    targets.some(({ node }) => /^(?:button|link)$/.test(node.role) && node.expanded === undefined)
  );
}

/** "Check the left locker" ticks it off, and is not the button "Submit check". */
function sendsCheck({ verb, said }: Clause, { evidence: [name] }: Entry): boolean {
  const [first, ...others] = name?.words ?? [];
  return (
    verb === 'check' &&
    said === 'check' &&
    /^(?:submit|send|save|start|cancel|delete|finish|complete|discard|new|add)$/.test(first?.text ?? '') &&
    others.some(({ text }) => /^checks?$/.test(text))
  );
}

/** "Order again" is not the tab "Orders", which only shows them. */
function opensKept({ verb, said, text }: Clause, { node, evidence: [name] }: Entry): boolean {
  const [only, ...others] = (name?.words ?? []).filter((word) => /\p{L}/u.test(word.text));
  const isShown = /^(?:tab|link|menuitem)$/.test(node.role) && others.length === 0;
  return (
    verb === 'goal' &&
    isShown &&
    only?.text === `${said}s` &&
    !wordsOf(text).some((word) => word.text === only.text)
  );
}

/** "Reply to all" is not "Reply". */
function leavesOutAll({ verb, text }: Clause, { evidence }: Entry): boolean {
  const isAll = verb === 'goal' && /\bto all\.?$/i.test(text);
  return (
    isAll &&
    !evidence.some(({ words }) => words.some((word) => /^(?:all|every|everyone|everybody)$/.test(word.text)))
  );
}

/** "Delete this email" is not "Delete all emails", and "mark the task as done" not "Mark all tasks as done": what is said of one is done to every one. */
function doesToAll({ verb, text, readings }: Clause, { evidence }: Entry): boolean {
  if (verb !== 'goal' && verb !== 'clear' && verb !== 'check' && verb !== 'uncheck') return false;
  if (/\b(?:all|every|each|everything|everybody|everyone|both|any)\b/i.test(text)) return false;
  const said = readings.flatMap(({ target }) => target ?? []).flatMap(({ text: word }) => wordsOf(word));
  return evidence.some(({ words }) =>
    words.some(({ text: all }, at) => {
      const things = /^(?:all|every|each)$/.test(all) ? words[at + 1] : undefined;
      return (
        things !== undefined &&
        said.some((word) => wordLikeness(word, things) >= 0.9 && !isSeveral(word.text))
      );
    }),
  );
}

/** "Accept some cookies" is not "Accept all". */
function takesAll({ text }: Clause, { evidence: [name] }: Entry): boolean {
  const isPart =
    /\b(?:some|a few|several|part of|half of|not all|only (?:the )?(?:necessary|required|essential))\b/i.test(
      text,
    );
  return isPart && (name?.words.some((word) => /^(?:all|every|everything)$/.test(word.text)) ?? false);
}

/** A noun in the plural, as far as its ending tells. */
function isSeveral(text: string): boolean {
  return /[^s]s$/.test(text) || /^(?:people|men|women|children|data|media)$/.test(text);
}

/** "Add the oat milk" is not the "+" of how many there are of it, beside its "−". */
function countsUp({ verb, said, text }: Clause, { node, parent }: Entry): boolean {
  // A text in quotes is what something new is called, and counts nothing.
  const isMore = /\b(?:more|another|again|plus|one|extra|quantity|amount)\b|\d/i.test(
    text.replaceAll(/"[^"]*"/g, '""'),
  );
  if (verb !== 'goal' || !/^(?:add|put)$/.test(said) || isMore || !isSign(node, /^[+＋]$/u)) return false;
  const beside = [...(parent?.node.children ?? []), ...(parent?.parent?.node.children ?? [])];
  return beside.flatMap((each) => [each, ...each.children]).some((each) => isSign(each, /^[-−–—]$/u));
}

/** "Add it to the list", where nothing was done before and no field beside holds anything, is not whatever "+" stands there alone. */
function addsNothing({ verb, said, text }: Clause, { node, parent }: Entry, { last }: Act): boolean {
  if (verb !== 'goal' || !/^(?:add|put)$/.test(said) || last || !isSign(node, /^[+＋]$/u)) return false;
  const holds = ({ value = '', children }: SnapshotNode): boolean => value !== '' || children.some(holds);
  return (
    /^\w+ (?:it|this|that|them|these|those)(?: (?:to|in|into|on)\b|\.?$)/i.test(text) &&
    ![parent?.node, parent?.parent?.node].some((around) => around && holds(around))
  );
}

/** "Remove one lemonade" is not the "✕" of a line that counts two of them between its "−" and "+". */
function removesAll({ text }: Clause, target: Entry, { index }: Act): boolean {
  if (!/^(?:remove|delete|drop|take) (?:just |only )?(?:one|two|three|\d+) (?!of )/i.test(text)) return false;
  const record = recordOf(target);
  const signs = record ? below(index, record) : [];
  const shows = ({ node }: Entry, sign: RegExp): boolean =>
    isSign(node, sign) || isSign({ ...node, name: '' }, sign);
  if (shows(target, /^[-−–—]$/u)) return false;
  return [/^[+＋]$/u, /^[-−–—]$/u].every((sign) => signs.some((each) => shows(each, sign)));
}

/** "Delete LT-1001" is not "Remove tag dev" in its row: the name says what of it would be removed. */
function removesPart({ said, text }: Clause, target: Entry, { index }: Act): boolean {
  const { node, evidence } = target;
  const name = evidence[0];
  const [deed, thing, ...more] = name?.words ?? [];
  const isRemoval = /^(?:delete|remove|discard|erase)$/;
  if (!isRemoval.test(said) || !deed || !thing || more.length === 0 || !isRemoval.test(deed.text))
    return false;
  if (node.role !== 'button' || isStopWord(thing) || recordNouns.has(thing.stem)) return false;
  if (wordsOf(text).some((word) => [thing, ...more].some((each) => wordLikeness(word, each) >= 0.9)))
    return false;
  // "Delete Buy milk" is called by the row itself.
  const record = recordOf(target);
  const shown = record ? wordsOf(readable(record.node, 'without buttons')) : [];
  if (shown.some((word) => wordLikeness(thing, word) >= 0.9)) return false;
  const isTitled = index.entries.some(
    (entry) =>
      /^(?:heading|caption|document|table|list|grid|group|region)$/.test(entry.node.role) &&
      wordsOf(entry.node.name).some((title) => wordLikeness(thing, title) >= 0.9),
  );
  return !isTitled;
}

/** "Mark Ann away" is not the sign in her row that marks as left, though the row says "Away". */
function marksElse({ said, text }: Clause, { evidence }: Entry): boolean {
  if (!/^(?:mark|set|flag|report|label)$/.test(said)) return false;
  const name = evidence.find((each) => /\p{L}/u.test(each.text))?.text ?? '';
  const state = /^(?:mark|set|flag|report|label)(?: \S+)? (?:as|to) (?<state>.+)$/iu.exec(name)?.groups?.[
    'state'
  ];
  const words = contentOf(state ?? '');
  const meant = wordsOf(text);
  return words.length > 0 && !words.some((word) => meant.some((each) => wordLikeness(word, each) > 0));
}

/** A leaf of a tree has nothing to unfold: a click chooses it. */
function unfoldsNothing({ verb }: Clause, { node }: Entry, { index }: Act): boolean {
  if (!/^(?:expand|collapse)$/.test(verb) || node.role !== 'treeitem' || node.expanded !== undefined)
    return false;
  return index.entries.some((other) => other.node.role === 'treeitem' && other.node.expanded !== undefined);
}

function isSign({ role, name, text }: SnapshotNode, sign: RegExp): boolean {
  return role === 'button' && sign.test((name || (text ?? '')).trim());
}

/** "Go to the Archive folder" is not the button that archives. */
function goesNowhere({ said, readings }: Clause, { node, evidence: [name] }: Entry): boolean {
  const [deed, ...more] = name?.words ?? [];
  if (!/^(?:go|navigate|head|visit|proceed|jump|switch)\b/.test(said) || node.role !== 'button') return false;
  if (!deed || more.length > 0 || node.hasPopup !== undefined || node.pressed !== undefined) return false;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  return (
    deeds.test(deed.text) &&
    tokens.some(({ lower }) => /^(?:folder|page|section|view|list|screen|category)$/.test(lower))
  );
}

/** "Open the note from Work" is not the list "Notebook" with an option "Work": a list is opened by what it is called. */
function opensList({ said, readings }: Clause, { node, evidence }: Entry): boolean {
  if (!/^open\b/.test(said) || node.options === undefined) return false;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  return tokens
    .filter(({ kind, lower }) => kind !== 'word' || kindAt([lower], 0) === undefined)
    .flatMap(({ text }) => contentOf(text))
    .some((word) => !evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) >= 0.9)));
}

/** "Open the messages" is not the button "Message", which writes one: the plural is what is there already. */
function makesOne({ verb, readings }: Clause, { node, evidence: [name] }: Entry): boolean {
  const [deed, ...more] = (name?.words ?? []).filter(({ text }) => /\p{L}/u.test(text));
  if (verb !== 'open' || !/^(?:button|link)$/.test(node.role) || !deed || more.length > 0) return false;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const said = tokens.flatMap(({ text }) => wordsOf(text)).filter(({ stem }) => stem === deed.stem);
  return (
    alsoDeeds.test(deed.text) &&
    said.length > 0 &&
    said.every(({ text }) => text !== deed.text && isSeveral(text))
  );
}

/** Nouns of what there is, and verbs of making one. */
const alsoDeeds =
  /^(?:bid|book|call|chat|comment|email|invite|like|mail|message|note|offer|order|post|rate|reply|report|request|review|share|text|vote)$/;

/** "Choose Trash in the list" is not the button "Move to trash": what is chosen is not done away with. */
function choosesNothing({ verb, said, text }: Clause, { node, evidence: [name] }: Entry): boolean {
  // Nor is a notice, whatever can be clicked in it.
  if (/^(?:status|alert)$/.test(node.role) && (verb === 'select' || said === 'filter')) return true;
  if (verb !== 'select' || !/^(?:button|link|menuitem)$/.test(node.role)) return false;
  const [deed, ...object] = name?.words ?? [];
  if (!deed || object.length === 0) return false;
  const isDeed = deeds.test(deed.text) || undoing.test(deed.text) || moving.test(deed.text);
  return isDeed && !wordsOf(text).some((word) => wordLikeness(word, deed) >= 0.9);
}

/** What a button does with what is chosen. */
const moving =
  /^(?:move|copy|add|edit|rename|create|change|empty|upload|download|update|save|turn|enable|mute|unmute|invite|follow|send)$/;

/** What begins the name of a button only, and may be a noun elsewhere. */
const following =
  /^(?:watch|unwatch|unfollow|stop|bid|ask|buy|reserve|rate|share|report|print|duplicate|star|pin|like|vote|compare|request|subscribe|unsubscribe)$/;

/** A button that begins with another deed, and says nothing of what is to be opened. */
function opensOther({ verb, readings }: Clause, entry: Entry): boolean {
  if (verb !== 'open' || !/^(?:button|link|menuitem|generic)$/.test(entry.node.role)) return false;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const phrases = parsePhrase(tokens);
  const shown = entry.evidence[0]?.words ?? [];
  const isSaid = tokens
    .flatMap(({ text }) => wordsOf(text))
    .some((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
  const [deed, ...object] = shown;
  // "Show completed" is not "Clear completed".
  if (
    deed &&
    object.length > 0 &&
    (undoing.test(deed.text) ||
      moving.test(deed.text) ||
      (entry.node.role === 'button' && following.test(deed.text))) &&
    !tokens.some(({ lower }) => lower === deed.text) &&
    !isFormFor(tokens, deed)
  )
    return true;
  if (makesOther(tokens, shown) || narrowsTo(tokens, entry)) return true;
  if (shown.some(({ text }) => leading.test(text))) return false;
  if (isSaid || phrases.length === 0) return false;
  // "Show the queue of Ann" is not the list of choices in her line.
  if (entry.node.hasPopup !== undefined && recordOf(entry)?.parent?.repeats === true && shown.length > 1)
    return true;
  const first = shown.find(({ text }) => /\p{L}/u.test(text));
  return deeds.test(first?.text ?? '') || phrases.every((phrase) => actsOtherwise(phrase, entry));
}

/** "Open the form for a new card" is "Add card". */
function isFormFor(tokens: readonly Token[], deed: Word): boolean {
  return (
    /^(?:add|create)$/.test(deed.text) &&
    tokens.some(({ lower }) => /^(?:form|dialog|window|editor|popup)$/.test(lower)) &&
    tokens.some(({ lower }) => /^(?:new|another)$/.test(lower))
  );
}

/** "Sort by customer type" is not the list "Customer type", which narrows, and "sort the folders" not "Sort files". */
function sortsNothing({ said, text }: Clause, { node, evidence }: Entry): boolean {
  const [, things = ''] = /^(?:sort|order|arrange) (?:all )?(?:the |my |these )?(.+?) by /iu.exec(text) ?? [];
  const [, sorted = ''] =
    /^(?:sort|order|arrange) (?!by$)(\p{L}+)(?: by)?$/iu.exec(evidence[0]?.text.trim() ?? '') ?? [];
  const listed = contentOf(sorted).filter(({ stem }) => !recordNouns.has(stem) || sorted.endsWith('s'));
  const asked = contentOf(things);
  if (
    /^(?:sort|order|arrange)\b/.test(said) &&
    asked.length > 0 &&
    listed.length > 0 &&
    !listed.some((word) => asked.some((each) => wordLikeness(each, word) >= 0.9))
  )
    return true;
  const texts = [...(node.options ?? []), ...evidence.map(({ text }) => text)];
  return (
    /^(?:sort|order|arrange)\b/.test(said) &&
    node.options !== undefined &&
    !/\b(?:sort|order|arrange|ascending|descending|newest|oldest|high|low|latest|first|a ?(?:to|-|–|→) ?z|z ?(?:to|-|–|→) ?a)/i.test(
      texts.join(' '),
    )
  );
}

/** "Open the card of Priya in Done" is not "+ Add a card" in that column; what makes something is asked for as such, or as the form for it. */
function makesOther(tokens: readonly Token[], shown: readonly Word[]): boolean {
  const first = shown.find(({ text }) => /\p{L}/u.test(text))?.text ?? '';
  return (
    /^(?:add|create|insert|upload|attach)$/.test(first) &&
    !tokens.some(({ lower }) =>
      /^(?:add|create|insert|upload|attach|new|another|form|dialog|window|editor|popup|modal|button|link)$/.test(
        lower,
      ),
    )
  );
}

/** "Open the card of Maya" is not the button "Maya" that narrows a list to hers: it is on or off, and opens nothing. */
function narrowsTo(tokens: readonly Token[], { node, evidence: [name] }: Entry): boolean {
  const of = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:of|from|by|for)$/.test(lower));
  const things = tokens.slice(0, Math.max(0, of)).flatMap(({ text }) => contentOf(text));
  return (
    node.pressed !== undefined &&
    things.length > 0 &&
    !things.some((word) => name?.words.some((shown) => wordLikeness(word, shown) >= 0.9))
  );
}

/** "Open the green note" is no empty box that only its title calls green. */
function opensSwatch({ verb, readings }: Clause, { node, evidence }: Entry): boolean {
  if (verb !== 'open' || node.role !== 'generic' || node.text !== undefined || node.children.length > 0)
    return false;
  const said = (readings.findLast(({ target }) => target)?.target ?? []).flatMap(({ text }) => wordsOf(text));
  return said.some(
    (word) =>
      recordNouns.has(word.stem) &&
      !evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) >= 0.9)),
  );
}

/** What a button may do to a record, and that opens none, besides what is known everywhere as another deed. */
const deeds =
  /^(?:schedule|reschedule|check|call|start|finish|refill|request|release|extend|register|join|leave|confirm|claim|renew|return|sell|sign|admit|discharge|dispatch|ship|pack|deliver|accept|apply|approve|archive|assign|block|book|buy|clone|decline|dismiss|duplicate|export|favou?rite|flag|import|like|lock|merge|mute|order|pay|pin|print|publish|reject|reopen|reply|report|reserve|restore|retire|retry|save|send|star|submit|undo|unlock|upvote|vote)$/;

/** What a button does away with, and shows nothing. */
const undoing = /^(?:clear|empty|delete|remove|reset|discard|cancel|hide|disable|erase|archive|dismiss)$/;

/** A click on a list to choose from, or on the box around it, adds and removes nothing yet. */
function onlyOpens({ verb, said }: Clause, entry: Entry, { index }: Act): boolean {
  if (verb !== 'goal' || !/^(?:add|remove|delete|include|put|assign|attach|drop|exclude)$/.test(said))
    return false;
  const isList = ({ node }: Entry): boolean => node.role === 'combobox' || node.hasPopup === 'listbox';
  return isList(entry) || (entry.node.role === 'generic' && below(index, entry).some(isList));
}
