/** "The title of Gift ideas" is not the title of the note that is open, where "Gift ideas" is another one in the list beside it. */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { contentOf, fold, type Word, wordsOf } from '../../language/words.js';
import { isMarked } from '../../matching/alike.js';
import { ancestorsOf, below, type Entry, isInside, mentionsOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { ofOtherPane } from './of-other-pane.js';
import { ofOtherPart } from './of-other-part.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that only another record says, in which the field does not lie, and which is not marked as the one that is open; or only another part like that of the control. */
export function ofOtherRecord(clause: Clause, act: Act): string | undefined {
  return (
    fieldOfOther(clause, act) ??
    ofOtherPart(clause, act) ??
    ofOtherLine(clause, act) ??
    ofLineBeside(clause, act) ??
    ofOtherPane(clause, act)
  );
}

/** "Reply to Sara" is not the "Reply" of the open mail that is by Leo, where the line of another mail begins with her name. */
function ofOtherLine(
  { verb, readings }: Clause,
  { targets: [target, ...others], index, isHalf }: Act,
): string | undefined {
  if (!/^(?:goal|click)$/.test(verb) || !target || others.length > 0 || isHalf) return undefined;
  const names = namesIn(readings.findLast((reading) => reading.target)?.target ?? []);
  if (names.length === 0 || !/^(?:button|link|menuitem)$/.test(target.node.role)) return undefined;
  const lines = index.entries.filter(
    (entry) => entry.record && entry.parent?.repeats === true && !isInside(target, entry),
  );
  // What no line begins with needs no look at what is open.
  const meant = names.filter(
    (name) => !name.some((word) => says(target, word)) && lines.some((line) => saysAtHead(line, name)),
  );
  if (meant.length === 0) return undefined;
  const around = [...ancestorsOf(target)];
  // The line of what is open says what it begins with.
  const open = lines.find((line) => {
    const head = headOf(line).join(' ');
    return (
      head.includes(' ') && around.some((each) => !isInside(line, each) && headOf(each).join(' ') === head)
    );
  });
  return meant.find((name) => open && !saysAtHead(open, name))?.[0]?.text;
}

/** What stands behind "from", "to", "of" or "by" with a capital letter. */
function namesIn(tokens: readonly Token[]): (readonly Word[])[] {
  return tokens.flatMap(({ kind, lower }, at) => {
    if (kind !== 'word' || !/^(?:from|to|of|by)$/.test(lower)) return [];
    const rest = tokens.slice(at + 1);
    const end = rest.findIndex((each) => !/^\p{Lu}/u.test(each.text));
    const name = contentOf(spell(end === -1 ? rest : rest.slice(0, end)));
    return name.length > 0 ? [name] : [];
  });
}

/** No three words of a name are longer. */
const HEAD = 90;

/** The first words that it shows: initials and a name. */
function headOf({ node }: Entry): readonly string[] {
  return wordsOf(readable(node).slice(0, HEAD))
    .slice(0, 3)
    .map(({ text }) => text);
}

function saysAtHead(line: Entry, name: readonly Word[]): boolean {
  const text = fold(readable(line.node).slice(0, HEAD));
  if (!name.every((word) => text.includes(word.text))) return false;
  const head = headOf(line);
  return name.every(({ text }) => head.includes(text));
}

/** "View the report for Europe" is not the report over a list in which Europe is one of the lines. */
function ofLineBeside(
  { verb, readings }: Clause,
  { targets: [target, ...others], index, isHalf, given }: Act,
): string | undefined {
  if (!/^(?:open|click|goal|check|select)$/.test(verb) || !target || others.length > 0 || isHalf)
    return undefined;
  if (!/^(?:button|link|menuitem|img)$/.test(target.node.role)) return undefined;
  const card = recordOf(target);
  const tokens = tokensInOrder(readings);
  const at = tokens.findIndex(
    (token, place) => place > 0 && token.kind === 'word' && /^(?:of|for|from)$/.test(token.lower),
  );
  if (!card || at === -1) return undefined;
  const end = tokens.findIndex((_, place) => place > at && prepositionAt(tokens, place) !== undefined);
  const words = contentOf(spell(tokens.slice(at + 1, end === -1 ? undefined : end)));
  const lines = below(index, card).filter(
    (entry) => entry.record && !isInside(target, entry) && isLine(entry) && !isUsual(entry, card),
  );
  return words.find((word) => {
    if (says(target, word) || given.some(({ text }) => text === word.text)) return false;
    const mentions = [...mentionsOf(word, index)].filter((mention) => isInside(mention, card));
    const saying = lines.filter((line) =>
      mentions.some((mention) => mention === line || isInside(mention, line)),
    );
    return (
      saying.length === 1 &&
      mentions.every((mention) =>
        saying.some((line) => mention === line || isInside(mention, line) || isInside(line, mention)),
      )
    );
  })?.text;
}

/** One of several of its make, which says more than one thing and has nothing to use. */
function isLine(entry: Entry): boolean {
  const alike = (entry.parent?.children ?? []).filter(
    ({ node }) => node.role === entry.node.role && node.classes?.[0] === entry.node.classes?.[0],
  );
  return alike.length > 1 && entry.children.length > 1;
}

/** Cards beside that one have such lines as well: they tell which card is meant. */
function isUsual(line: Entry, card: Entry): boolean {
  const isSuch = (entry: Entry): boolean =>
    (entry.node.role === line.node.role && entry.node.classes?.[0] === line.node.classes?.[0]) ||
    entry.children.some(isSuch);
  return (card.parent?.children ?? []).some((other) => other !== card && isSuch(other));
}

function fieldOfOther(
  { verb, said, readings }: Clause,
  { targets, index, isHalf, given }: Act,
): string | undefined {
  const [field, ...others] = targets;
  if (!/^(?:set|fill|type|clear)$/.test(verb) || !field || others.length > 0 || isHalf) return undefined;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  // "Rename the list Errands" has no field in the record, either.
  const of = said === 'rename' ? 0 : target.findIndex(({ lower }) => /^(?:of|for)$/.test(lower));
  if (of < 1 && said !== 'rename') return undefined;
  const words = target
    .slice(said === 'rename' ? 0 : of + 1)
    .flatMap(({ kind, text }) => (kind === 'punctuation' ? [] : contentOf(text)));
  const isOther = (mention: Entry): boolean => {
    const record = recordOf(mention);
    return (
      record?.parent?.repeats === true &&
      record !== field &&
      !isInside(field, record) &&
      !isMarked(record) &&
      record.node.selected !== true
    );
  };
  return words.find((word) => {
    if (says(field, word) || given.some(({ text }) => text === word.text)) return false;
    const mentions = [...mentionsOf(word, index)];
    return mentions.length > 0 && mentions.every(isOther);
  })?.text;
}
