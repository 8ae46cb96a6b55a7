/**
 * What is used is another thing than what is said, though it says the words: "open the customer Ann Lee" is no link "#1001" in the column "Order",
 * "open the login issue" no button "Log in", "open Ann" no list "Role of Ann", "clear the tasks" no field "New task".
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import {
  contentOf,
  fold,
  isAmong,
  isStopWord,
  recordNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { headersOver, titleOfColumn } from '../../matching/headers-over.js';
import { titledPart } from '../../matching/surroundings.js';
import { ancestorsOf, below, type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { formOf, recordOf } from '../../matching/relations.js';
import { prepositionAt } from '../../language/prepositions.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { saysDeed } from '../controls/sections.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word for the thing; undefined where what is opened may be that. */
export function ofOtherThing(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (!target || others.length > 0) return undefined;
  const late = tooLate(clause, target, act);
  if (late !== undefined) return late;
  if (/^(?:set|select)$/.test(clause.verb)) return oneOfTwo(clause, target);
  if (/^(?:check|uncheck|toggle)$/.test(clause.verb)) return ofOtherSection(clause, target, act);
  const owned = act.given.length === 0 ? ofOwnerOnly(clause, target) : undefined;
  if (owned !== undefined) return owned;
  if (clause.verb === 'clear') return allForField(clause, target);
  if (clause.verb !== 'open') return undefined;
  return ofOtherColumn(clause, target, act) ?? noDeed(clause, target) ?? otherVerb(clause, target);
}

/** "Transfer 50 and save it as a template": a box of the form is ticked before its button is pressed, and not behind it. */
function tooLate({ said }: Clause, target: Entry, { last }: Act): string | undefined {
  const form = formOf(target) ?? titledPart(target);
  return /^(?:save|remember|keep|store)$/.test(said) &&
    target.node.role === 'checkbox' &&
    last?.node.role === 'button' &&
    last.order > target.order &&
    form !== undefined &&
    isInside(last, form)
    ? said
    : undefined;
}

/** "Change Ann's role and status to Editor" changes two things, and the list "Role" is one of them. */
function oneOfTwo({ readings }: Clause, target: Entry): string | undefined {
  const tokens = readings.findLast((reading) => reading.target ?? reading.destination);
  const said = tokens?.destination ?? tokens?.target ?? [];
  const at = said.findIndex(({ kind, lower }) => kind === 'word' && lower === 'and');
  const [before, behind] = [said[at - 1], said[at + 1]].map((token) =>
    token?.kind === 'word' ? contentOf(token.lower)[0] : undefined,
  );
  if (at < 1 || !before || !behind || says(target, before) === says(target, behind)) return undefined;
  const isOneName = [target, ...ancestorsOf(target)].some(({ node }) =>
    fold(`${node.name} ${readable(node).slice(0, MOST_CHARACTERS)}`).includes(
      `${before.text} and ${behind.text}`,
    ),
  );
  return isOneName ? undefined : (says(target, before) ? behind : before).text;
}

/** As far as a label reads. */
const MOST_CHARACTERS = 80;

/** "Open Lena Maier" is no list "Role of Lena Maier": whose it is, is not what it is. */
function ofOwnerOnly({ verb, said, readings }: Clause, { node }: Entry): string | undefined {
  const [, what = '', whose = ''] = /^(.+?) (?:of|for) (.+)$/i.exec(node.name) ?? [];
  if (!/^(?:open|click|goal)$/.test(verb) || !/^(?:combobox|listbox)$/.test(node.role) || whose === '')
    return undefined;
  const tokens = tokensInOrder(readings);
  const words = [...wordsOf(said), ...tokens.flatMap(({ text }) => contentOf(text))];
  const isAsked = (text: string): boolean => words.some((word) => isSaidIn(text, word));
  const isList = tokens.some(({ lower }) =>
    /^(?:list|menu|drop-?down|select|options?|box|picker|selector)$/.test(lower),
  );
  return isAsked(whose) && !isAsked(what) && !isList ? words.at(-1)?.text : undefined;
}

/** "Turn on phone notifications" is not "Phone" under "Marketing", where boxes of its kind stand under "Notifications". */
function ofOtherSection({ readings }: Clause, target: Entry, { index }: Act): string | undefined {
  const own = titledPart(target);
  if (!own) return undefined;
  const words = tokensInOrder(readings).flatMap(({ kind, lower }) =>
    kind === 'word' ? contentOf(lower) : [],
  );
  return words.find((word) => {
    if (says(target, word) || isSaidIn(readable(own.node), word)) return false;
    const titles = [...mentionsOf(word, index)];
    return (
      titles.length > 0 &&
      titles.every(({ node }) => node.role === 'heading') &&
      titles.some((title) => {
        const part = titledPart(title);
        return (
          part !== undefined &&
          !isInside(target, part) &&
          index.actionable.some((each) => each.node.role === target.node.role && isInside(each, part))
        );
      })
    );
  })?.text;
}

function isSaidIn(text: string, word: Word): boolean {
  return isAmong(word, wordsOf(text));
}

/** "Clear the tasks" is not to empty the field "New task": what is said of several is none of the one that it makes. */
function allForField({ readings }: Clause, { node, evidence }: Entry): string | undefined {
  if (!fieldRoles.has(node.role) || !/^\W*(?:new|add|create|enter|what)\b/i.test(evidence[0]?.text ?? ''))
    return undefined;
  const last = tokensInOrder(readings).at(-1);
  const [noun] = last?.kind === 'word' ? contentOf(last.lower) : [];
  const isSeveral = noun !== undefined && noun.text !== noun.stem && /[^s]s$/.test(noun.text);
  return isSeveral && !evidence[0]?.words.some(({ text }) => text === noun.text) ? noun.text : undefined;
}

/** The noun of a record, where a button beside no record does something that nothing of the record says. */
function noDeed({ readings }: Clause, target: Entry): string | undefined {
  if (target.node.role !== 'button' || recordOf(target)?.parent?.repeats) return undefined;
  const tokens = tokensInOrder(readings);
  const end = tokens.findIndex((_, at) => at > 0 && prepositionAt(tokens, at) !== undefined);
  const last = (end > 0 ? tokens.slice(0, end) : tokens).at(-1);
  const [head] = last?.kind === 'word' ? contentOf(last.lower) : [];
  if (!head || !recordNouns.has(head.stem) || kindAt([head.text], 0) || says(target, head)) return undefined;
  return saysDeed(target) && !/^\W*(?:new|add|create|compose|write|show)\b/i.test(target.node.name)
    ? head.text
    : undefined;
}

/** "Open the job in Paris" is no button "Search jobs": what is opened is not searched, sent off or taken away. */
function otherVerb({ text, readings }: Clause, { node, evidence: [name] }: Entry): string | undefined {
  const [first, ...more] = (name?.words ?? []).filter((word) => !isStopWord(word));
  if (node.role !== 'button' || !first || more.length === 0 || !acting.test(first.text)) return undefined;
  const tokens = tokensInOrder(readings);
  const isKind = tokens.some(({ lower }) =>
    /^(?:form|dialog|page|menu|window|popup|panel|section|tab)$/.test(lower),
  );
  return isKind || wordsOf(text).some((word) => wordLikeness(word, first) > 0)
    ? undefined
    : tokens.at(-1)?.text;
}

const acting =
  /^(?:search|find|apply|submit|save|send|delete|remove|reset|export|download|print|cancel|confirm|buy|order|pay|subscribe|publish|archive|share)$/;

/** The column of what is opened does not say the thing, and the one of its name does. */
function ofOtherColumn({ readings }: Clause, target: Entry, { index }: Act): string | undefined {
  if (target.node.role !== 'link') return undefined;
  const row = [...ancestorsOf(target)].find(({ node }) => node.role === 'row');
  const [thing, name] = tokensInOrder(readings).filter(({ text }) => !wordsOf(text).every(isStopWord));
  const [noun] = thing?.kind === 'word' ? contentOf(thing.lower) : [];
  if (!row || !noun || !name) return undefined;
  const [first] = contentOf(name.text);
  const [cell, ...more] = below(index, row).filter(
    (each) =>
      /^(?:cell|gridcell|rowheader)$/.test(each.node.role) &&
      first !== undefined &&
      isSaidIn(readable(each.node), first),
  );
  if (!cell || more.length > 0 || isInside(target, cell)) return undefined;
  const titleOver = (entry: Entry): string =>
    headersOver(entry, index)
      .map((header) => titleOfColumn(header, index))
      .join(' ');
  return isSaidIn(titleOver(cell), noun) &&
    !isSaidIn(titleOver(target), noun) &&
    !isSaidIn(readable(target.node), noun)
    ? noun.text
    : undefined;
}
