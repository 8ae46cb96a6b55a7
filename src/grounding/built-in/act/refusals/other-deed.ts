/** What would be done says one word of the sentence, and does something else: adds where something is shown, sums up where something is sorted. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, recordNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { ancestorsOf, below, type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isOfTitle } from '../records/record-nouns.js';
import { leadsNowhere } from '../../matching/same-target.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that says another deed than the one that would be done, or another thing than it is done to; undefined where none does. */
export function otherDeed(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (!target || others.length > 0) return undefined;
  const tokens = tokensInOrder(clause.readings.filter((reading) => reading.target));
  const said: Said = { clause, tokens, target, act };
  return (
    addsNotShows(said) ??
    ownNotAll(said) ??
    sortsNothing(said) ??
    clearsAll(said) ??
    partOfRow(said) ??
    titleToggled(said) ??
    fieldClicked(said) ??
    filesUnnamed(said) ??
    boxOfForm(said) ??
    calledElsewhere(said) ??
    savedAsOther(said) ??
    spanAsDay(said) ??
    makesNotMoves(said) ??
    followsNothing(said) ??
    addsOne(said) ??
    severalOf(said) ??
    namedBeside(said) ??
    anyField(said) ??
    keyNotValue(said)
  );
}

interface Said {
  clause: Clause;
  /** What is said of the target. */
  tokens: readonly Token[];
  target: Entry;
  act: Act;
}

/** "Show all users" is not "Add user". */
function addsNotShows({ clause: { verb, said, text }, target }: Said): string | undefined {
  const [first] = target.evidence[0]?.words ?? [];
  const isOther = verb === 'open' && /^(?:show|view|see|display|list|browse)\b/.test(said);
  return isOther && makes.test(first?.text ?? '') && !wordsOf(text).some(({ stem }) => stem === first?.stem)
    ? said
    : undefined;
}

/** "Show all orders" is not "My orders", which are some of them. */
function ownNotAll({
  clause: { verb, text },
  target: {
    evidence: [name],
  },
}: Said): string | undefined {
  const all = /\b(?:all|every)\b/i.exec(text)?.[0];
  const isOwn = name?.words.some((word) => /^(?:my|your)$/.test(word.text)) === true;
  return /^(?:open|select|click)$/.test(verb) && isOwn && !/\b(?:my|your|our)\b/i.test(text)
    ? all
    : undefined;
}

const makes =
  /^(?:add|create|new|delete|remove|edit|invite|clear|calculate|generate|regenerate|double|import|export|send|submit|update|save|reset|change|copy|rename|duplicate)$/;

/** "Sort by wealth" is not "Calculate entire wealth". */
function sortsNothing({ clause: { said }, tokens, target }: Said): string | undefined {
  if (said !== 'sort by' || !/^(?:button|link)$/.test(target.node.role)) return undefined;
  const words = tokens.flatMap(({ text }) => contentOf(text));
  const rest = contentOf(target.node.name).filter(
    (shown) => /\p{L}/u.test(shown.text) && !words.some((word) => wordLikeness(word, shown) > 0),
  );
  const isSorting = rest.some(({ text }) =>
    /^(?:sort\w*|order\w*|asc\w*|desc\w*|low\w*|high\w*|new\w*|old\w*|first|last|[az])$/.test(text),
  );
  return !isSorting && (rest.length > 1 || makes.test(rest[0]?.text ?? '')) ? said : undefined;
}

/** "Clear the card" is not "Clear cards", which takes them all. */
function clearsAll({ clause: { verb, said, text }, tokens, target }: Said): string | undefined {
  if (!(verb === 'clear' || (verb === 'goal' && /^(?:delete|remove|clear|erase|discard)$/.test(said))))
    return undefined;
  if (!/^(?:button|link)$/.test(target.node.role) || recordOf(target) || /\b(?:all|every)\b/i.test(text))
    return undefined;
  const shown = target.evidence[0]?.words ?? [];
  return tokens
    .filter(({ kind, text: written, lower }) => kind === 'word' && written === lower)
    .flatMap(({ text: written }) => contentOf(written))
    .find(
      (word) =>
        recordNouns.has(word.stem) &&
        word.text === word.stem &&
        shown.some((each) => each.stem === word.stem && each.text !== word.text && each.text.endsWith('s')),
    )?.text;
}

/** "Delete the status of Joe" is not the "Delete" of his row, where "Status" is a column; the order of Joe is his row in a list of "Orders". */
function partOfRow({ clause: { verb, said }, tokens, target, act: { index } }: Said): string | undefined {
  if (verb !== 'goal' || !/^(?:delete|remove|clear|erase|reset)$/.test(said)) return undefined;
  const of = tokens.findIndex(({ kind, lower }, at) => at > 0 && kind === 'word' && lower === 'of');
  const [noun] = of === -1 ? [] : contentOf(tokens[of - 1]?.text ?? '');
  if (!noun || says(target, noun)) return undefined;
  const table = [...ancestorsOf(target)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  const isTitle = [...mentionsOf(noun, index)].some(
    (title) => title.node.role === 'columnheader' && table !== undefined && isInside(title, table),
  );
  const record = recordOf(target);
  return isTitle && !(record && isOfTitle(noun, record, index)) ? noun.text : undefined;
}

/** "Toggle the ID column" does not sort by it. */
function titleToggled({ clause: { verb, said }, target }: Said): string | undefined {
  const isOfTitle = [...ancestorsOf(target)].some(({ node }) => node.role === 'columnheader');
  return verb === 'toggle' && isOfTitle && !/^(?:button|checkbox|switch)$/.test(target.node.role)
    ? said
    : undefined;
}

/** "Click the button" is no field that is called "New button name", nor "click MyButton" one that only shows that as an example. */
function fieldClicked({ clause: { verb }, tokens, target }: Said): string | undefined {
  if (!/^(?:click|dblclick)$/.test(verb) || !/^(?:textbox|searchbox|spinbutton)$/.test(target.node.role))
    return undefined;
  const last = tokens.at(-1);
  if (last?.lower === 'button') return last.text;
  const words = tokens.flatMap(({ text }) => contentOf(text));
  const saying = target.evidence.filter((each) =>
    words.some((word) => each.words.some((shown) => wordLikeness(word, shown) > 0)),
  );
  const isNamed = target.node.name !== '' && target.node.name !== target.node.placeholder;
  return isNamed && saying.length > 0 && saying.every(({ kind }) => kind === 'placeholder')
    ? words[0]?.text
    : undefined;
}

/** "Upload the file" opens no chooser, in which nobody says which file. */
function filesUnnamed({ clause: { said }, target, act: { given } }: Said): string | undefined {
  const isChooser = target.node.inputType === 'file' && given.length === 0;
  return isChooser && /^(?:upload|attach|import|submit|send)\b/.test(said) ? said : undefined;
}

/** "Choose account type" is not the box "I agree" at the end of the form that asks for the type. */
function boxOfForm({ clause: { verb }, tokens, target, act: { index } }: Said): string | undefined {
  if (verb !== 'select' || !/^(?:checkbox|radio|switch)$/.test(target.node.role)) return undefined;
  const words = tokens.flatMap(({ text }) => contentOf(text));
  if (target.node.name === '' || words.length === 0 || words.some((word) => says(target, word)))
    return undefined;
  const holder = recordOf(target) ?? target.parent?.parent;
  const isForm =
    holder !== undefined &&
    below(index, holder).some(({ node }) => /^(?:textbox|combobox|listbox)$/.test(node.role));
  return isForm ? words[0]?.text : undefined;
}

/** "Open the color pusher" is not the link "ColourLovers" in what else says those words: something else on the page is called just so. */
function calledElsewhere({ clause: { verb }, tokens, target, act: { index } }: Said): string | undefined {
  if (!/^(?:click|open|select)$/.test(verb) || !/^(?:link|button)$/.test(target.node.role)) return undefined;
  const words = tokens.flatMap(({ text }) => contentOf(text));
  const left = words.find((word) => !says(target, word));
  if (words.length < 2 || !left || !words.some((word) => says(target, word))) return undefined;
  const isCalledSo = (shown: readonly Word[]): boolean =>
    shown.length === words.length && shown.every((each, at) => each.stem === words[at]?.stem);
  const around = [...ancestorsOf(target)].filter(
    ({ node }) => !/^(?:document|main)$/.test(node.role) && node.tag !== 'body',
  );
  const near = recordOf(target) ?? around[0];
  const isElsewhere = (entry: Entry): boolean =>
    !isInside(target, entry) &&
    !(near && isInside(entry, near)) &&
    isCalledSo(contentOf(readable(entry.node)));
  // Whatever is called so holds something that says the word which is left.
  const saying = [...mentionsOf(left, index)];
  return saying.some((entry) => isElsewhere(entry) || [...ancestorsOf(entry)].some(isElsewhere))
    ? left.text
    : undefined;
}

/** "Save as draft" is not the "Save profile" of a form with the badge "Draft": as what it is saved, the button says, or what is given. */
function savedAsOther({
  clause: { verb, said },
  tokens,
  target,
  act: { given, isHalf },
}: Said): string | undefined {
  if (verb !== 'goal' || isHalf || !/^(?:save|submit|send|publish|post|export|download)$/.test(said))
    return undefined;
  const as = tokens.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'as');
  return contentOf(
    as === -1
      ? ''
      : tokens
          .slice(as + 1)
          .map(({ text }) => text)
          .join(' '),
  ).find((word) => !says(target, word) && !given.some((each) => wordLikeness(word, each) >= 0.9))?.text;
}

/** "Show three days" is not the third day of a calendar. */
function spanAsDay({ clause: { verb }, tokens, target }: Said): string | undefined {
  if (
    !/^(?:open|click|select)$/.test(verb) ||
    !/^\d{1,2}$/.test(readable(target.node).trim() || target.node.name)
  )
    return undefined;
  return tokens.find(
    ({ kind, lower }) => kind === 'word' && /^(?:days|weeks|months|years|hours|nights)$/.test(lower),
  )?.text;
}

/** "Move the second card to Done" is not "Add card to Done". */
function makesNotMoves({ clause: { verb }, target }: Said): string | undefined {
  const first = target.evidence[0]?.words.find(({ text }) => /\p{L}/u.test(text));
  return verb === 'drag' &&
    target.node.role === 'button' &&
    /^(?:add|create|new|insert)$/.test(first?.text ?? '')
    ? first?.text
    : undefined;
}

/** "Follow Ann" is no link that leads nowhere, and only has her name in it. */
function followsNothing({
  clause: { verb, said, text },
  target: {
    node,
    evidence: [name],
  },
}: Said): string | undefined {
  const isNamed =
    /\b(?:link|button|tab)\b/i.test(text) || name?.words.some(({ meaning }) => meaning === 'follow');
  return verb === 'click' &&
    said === 'follow' &&
    !isNamed &&
    (node.role !== 'link' || leadsNowhere(node.url ?? ''))
    ? said
    : undefined;
}

/** "Download the components" is no link "Download" beside a link "Components": another one of the list is called so. */
function namedBeside({
  clause: { verb, said },
  tokens,
  target,
  act: { index, given },
}: Said): string | undefined {
  if (verb !== 'goal' || given.length > 0 || !/^(?:link|button|tab)$/.test(target.node.role))
    return undefined;
  const words = tokens
    .flatMap(({ text }) => contentOf(text))
    .filter((word) => word.text !== said && !recordNouns.has(word.stem) && !says(target, word));
  const around = [...ancestorsOf(target)];
  const list = around.find(({ node }) => /^(?:list|menubar|tablist|toolbar)$/.test(node.role));
  const namesIn = (part: Entry | undefined): readonly string[] =>
    (part ? below(index, part) : []).flatMap(({ node }) =>
      /^(?:link|button|tab)$/.test(node.role) && node.hidden === undefined ? [lettersOf(node.name)] : [],
    );
  const called = namesIn(list);
  // "Extend the charter", where each line has "Charter" and "Extend".
  const own = namesIn(around.find(({ node }) => node.role === 'listitem'));
  return words.find((word) => called.includes(word.text) && !own.includes(word.text))?.text;
}

function lettersOf(name: string): string {
  return wordsOf(name)
    .flatMap(({ text }) => (/\p{L}/u.test(text) ? [text] : []))
    .join(' ');
}

/** "Double-click the field", where there are several: nothing says which. */
function anyField({ clause: { verb }, tokens, target, act: { index } }: Said): string | undefined {
  const [article, noun, ...more] = tokens;
  const isAny =
    article?.lower === 'the' && /^(?:field|input|textbox|box)$/.test(noun?.lower ?? '') && more.length === 0;
  if (!/^(?:click|dblclick|rightClick|hover)$/.test(verb) || !isAny) return undefined;
  const isField = ({ node }: Entry): boolean =>
    node.hidden === undefined && /^(?:textbox|searchbox|combobox|spinbutton)$/.test(node.role);
  return isField(target) && index.actionable.some((other) => other !== target && isField(other))
    ? noun?.text
    : undefined;
}

/** "Set gender to other" is not the field "gender" in which the key of a line stands, before that of its value. */
function keyNotValue({ clause: { verb, said, text }, target, act: { index } }: Said): string | undefined {
  const { role, name, value = '' } = target.node;
  if (
    !/^(?:set|fill|type)$/.test(verb) ||
    role !== 'textbox' ||
    /\b(?:rename|key|property|name)\b/i.test(text)
  )
    return undefined;
  const shown = wordsOf(value)
    .map((word) => word.text)
    .join(' ');
  const isKey =
    shown !== '' &&
    wordsOf(name)
      .map((word) => word.text)
      .join(' ')
      .replaceAll(' ', '')
      .startsWith(shown.replaceAll(' ', ''));
  const row = isKey ? [...ancestorsOf(target)].find(({ node }) => node.role === 'row') : undefined;
  const isBeside = ({ node, order }: Entry): boolean =>
    order > target.order && /^(?:textbox|combobox|checkbox|spinbutton)$/.test(node.role);
  return row && below(index, row).some(isBeside) ? said || verb : undefined;
}

/** "Show the drafts of Rizal" is not the link "Rizal" in a line whose state is "Draft". */
function severalOf({ clause: { verb, said }, tokens, target, act: { isHalf } }: Said): string | undefined {
  if (verb !== 'open' || isHalf || target.node.role !== 'link') return undefined;
  if (!/^(?:show|view|list|display|see)\b/.test(said)) return undefined;
  // A link among others narrows a list to one author; in a row it leads to that author.
  if (![...ancestorsOf(target)].some(({ node }) => node.role === 'row')) return undefined;
  const of = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:of|from|by)$/.test(lower));
  const noun = of < 1 ? undefined : tokens[of - 1];
  const [word] = contentOf(noun?.text ?? '');
  const isPlural =
    word !== undefined && word.text !== word.stem && /[^s]s$/.test(word.text) && !ofOne.test(word.text);
  return isPlural && !says(target, word) ? word.text : undefined;
}

/** What one thing has, and is opened with it. */
const ofOne = /^(?:details|contents|options|settings|actions|specs|specifications|properties|ingredients)$/;

/** "Add two of the blue mug" is not one click on "Add to cart", which adds one. */
function addsOne({
  clause: { verb, said, text },
  target: { node },
  act: { isHalf, literals },
}: Said): string | undefined {
  const count = /^\S+ (two|three|four|five|six|seven|eight|nine|ten|\d+) of /i.exec(text)?.[1];
  if (verb !== 'goal' || !/^(?:add|buy|order|put|get|take)$/.test(said) || isHalf) return undefined;
  const isLeft = node.role === 'button' && count !== undefined && count !== '1';
  return isLeft && !literals.some((each) => each.includes(count)) ? count : undefined;
}
