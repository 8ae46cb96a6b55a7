/** What is done to a thing of another kind than a sentence means: a line is chosen by no link in it, and nothing is made, exported or opened by a click on a text. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fieldRoles } from '../../language/types.js';
import { toWord, type Word, wordLikeness } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { leadsNowhere } from '../../matching/same-target.js';
import { type Act, namedBy } from '../evidence/word-evidence.js';

/** The word that tells the kind, where what would be acted on is of another. */
export function ofNoSuchKind(clause: Clause, { targets, isHalf }: Act): string | undefined {
  const [target, ...others] = targets;
  const tokens = tokensInOrder(clause.readings);
  if (!target || isHalf) return undefined;
  if (others.length > 0) return linksForLines(clause, targets, tokens);
  return (
    linkForOption(clause, tokens, target) ??
    textForDeed(clause, target) ??
    partOpened(clause, target) ??
    otherUnit(clause, tokens, target) ??
    deedForPlace(clause, tokens, target) ??
    fieldEmptied(clause, tokens, target) ??
    leftOnly(clause, tokens, target) ??
    otherMade(clause, target)
  );
}

/** "Select every user" follows no link in each line, and "select all rows" takes no boxes that are none. */
function linksForLines(
  { verb }: Clause,
  targets: readonly Entry[],
  tokens: readonly Token[],
): string | undefined {
  if (verb !== 'select') return undefined;
  const isLink = ({ node }: Entry): boolean =>
    node.role === 'link' && !leadsNowhere(node.url ?? '') && node.selected === undefined;
  const isBox = ({ node }: Entry): boolean =>
    node.role === 'generic' && ![...(node.classes ?? [])].some((name) => /row|line/i.test(name));
  const rows = tokens.find(({ lower }) => lower === 'rows');
  return targets.every(isLink) ? 'select' : rows && targets.every(isBox) ? rows.text : undefined;
}

/** "The second option from the list" is no link to another page. */
function linkForOption({ verb }: Clause, tokens: readonly Token[], { node }: Entry): string | undefined {
  const option = tokens.find(({ lower }) => lower === 'option');
  return verb === 'select' && option && node.role === 'link' && !leadsNowhere(node.url ?? '')
    ? option.text
    : undefined;
}

/** "Export as CSV" is no cell that reads "CSV export", and "create a new document" no line of a list. */
function textForDeed({ verb, said }: Clause, { node }: Entry): string | undefined {
  const isOfTable = /^(?:cell|gridcell|rowheader)$/.test(node.role) && node.clickable !== true;
  const isMade = /^(?:create|make|export|download|print)$/.test(said);
  const isLine = /^(?:option|row|listitem|article)$/.test(node.role);
  return verb === 'goal' && isMade && (isOfTable || isLine) ? said : undefined;
}

/** "Open settings" is no part of the page under "Campaign settings". */
function partOpened({ verb, said }: Clause, { node }: Entry): string | undefined {
  return verb === 'open' && /^(?:tabpanel|region|form|main|document)$/.test(node.role) ? said : undefined;
}

/** "The next page" of a calendar is not its next month. */
function otherUnit({ verb }: Clause, tokens: readonly Token[], { evidence }: Entry): string | undefined {
  const page = tokens.find(({ lower }) => lower === 'page');
  if (verb !== 'click' || !page) return undefined;
  const shown = evidence.flatMap(({ words }) => [...words]);
  return shown.some(({ text }) => /^(?:month|week|day|year|slide|track|image|photo)$/.test(text)) &&
    !shown.some(({ stem }) => stem === 'page')
    ? page.text
    : undefined;
}

/** Who goes to the drafts saves none, and "open the drafts folder" is no "Save draft". */
function deedForPlace({ verb, said }: Clause, tokens: readonly Token[], target: Entry): string | undefined {
  const isGone = /^(?:go|navigate|head|visit|jump)\b/.test(said);
  const isPlace = places.test(tokens.at(-1)?.lower ?? '');
  const isWay = verb === 'open' || (verb === 'click' && /^(?:switch|move|take)\b/.test(said));
  if (!(isGone && (isPlace || target.node.role === 'button')) && !(isWay && isPlace)) return undefined;
  const [deed, ...things] = namedBy(target);
  const isDeed = deeds.test(deed?.text ?? '');
  return isDeed && things.length > 0 && !tokens.some(({ lower }) => lower === deed?.text) ? said : undefined;
}

const places = /^(?:folder|tab|section|page|list|view|inbox|screen)$/;
const deeds =
  /^(?:save|delete|add|create|send|discard|remove|submit|clear|reset|edit|publish|archive|mark|share|copy|move|download|upload|export|import)$/;

/** "Empty the trash" and "empty the table" clear no field, unless that is called so. */
function fieldEmptied({ verb, said }: Clause, tokens: readonly Token[], target: Entry): string | undefined {
  if (verb !== 'clear' || said !== 'empty' || !fieldRoles.has(target.node.role)) return undefined;
  if (tokens.some(({ lower }) => /^(?:fields?|box|input|textbox|textarea|text|area)$/.test(lower)))
    return undefined;
  const name = namedBy(target);
  const isSaid = (word: Word): boolean =>
    tokens.some(({ lower }) => lower === word.text || lower === word.stem);
  return name.length > 0 && name.every(isSaid) ? undefined : said;
}

/** "Leave a comment" writes one, and leaves nothing. */
function leftOnly({ verb, said }: Clause, tokens: readonly Token[], target: Entry): string | undefined {
  const isWritten = tokens.some(({ lower }) =>
    /^(?:comment|review|reply|note|message|rating|feedback)$/.test(lower),
  );
  const [only, ...others] = namedBy(target);
  return verb === 'goal' && said === 'leave' && isWritten && only?.text === 'leave' && others.length === 0
    ? said
    : undefined;
}

/** "Import" is not the page for uploads, nor "start a new topic" the link "New settings". */
function otherMade({ verb, said, readings }: Clause, target: Entry): string | undefined {
  const [first, ...things] = namedBy(target);
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  if (target.node.role !== 'link') return undefined;
  if (verb === 'goal' && said === 'import') return first?.text === 'upload' ? said : undefined;
  const isNew = /^(?:start|open)$/.test(said) && tokens.some(({ lower }) => lower === 'new');
  const isSaid = (word: Word): boolean =>
    tokens.some(({ lower }) => wordLikeness(toWord(lower), word) >= 0.9);
  return isNew && first?.text === 'new' && things.length > 0 && !things.some(isSaid) ? 'new' : undefined;
}
