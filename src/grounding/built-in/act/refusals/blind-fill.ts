/** What is typed where nothing in the sentence speaks of the field: a password is never what just happens to be the only field. */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold, isStopWord, wordLikeness, wordsOf } from '../../language/words.js';
import { type Entry, isInside } from '../../matching/page-index.js';
import { formOf, recordOf } from '../../matching/relations.js';
import { addressInOne } from './address-in-one.js';
import { type Act, explains, says } from '../evidence/word-evidence.js';

/** The first word of a value that may not go into its field unsaid; undefined where it may. */
export function blindFill({ verb, role, readings, text }: Clause, act: Act): string | undefined {
  const [field, ...others] = act.targets;
  if (!field || others.length > 0 || !/^(?:fill|type|set)$/.test(verb) || role !== undefined)
    return undefined;
  const inParts = addressInOne(act);
  if (inParts !== undefined) return inParts;
  const used = readings.find(({ value }) => value !== undefined && act.literals.includes(valueOf(value)));
  const where = [...(used?.target ?? []), ...(used?.destination ?? [])];
  const [first, ...more] = used?.value ?? [];
  // A field for a colour takes its code, and no name.
  if (
    first &&
    field.node.inputType === 'color' &&
    !first.text.startsWith('#') &&
    !act.literals.some((text) => text.startsWith('#'))
  )
    return first.text;
  const said = used?.value ?? [];
  const isBare = said.every(({ kind }) => kind === 'word' || kind === 'punctuation');
  // "Put Mercury first", "put a heart on the message": what is put somewhere is not written there.
  const isPut = /^put (?!in\b)/i.test(text) && isBare && !/ (?:in|into|as) /i.test(text);
  if (first && isPut) return first.text;
  const other = isBare ? (headUnsaid(said, where, field) ?? choiceOf(said, where, field, act)) : undefined;
  if (other !== undefined) return other;
  if (first && isBare && (countsOther(said, field, act) || isNoName(said, where, field))) return first.text;
  const isNamed = where.some((token) =>
    wordsOf(token.text).some((word) => explains(word, undefined, { ...act, given: [] }, false)),
  );
  if (!first || isNamed) return undefined;
  if (field.node.inputType === 'password' && !secret.test(text)) return first.text;
  // "Enter email ann@example.com" where no field takes an email: the first word is no part of what is typed.
  return first.kind === 'word' && more.length > 0 && where.length === 0 && labels.test(first.lower)
    ? first.text
    : undefined;
}

/** "Enter the delivery address Main 1" goes into no "Delivery note": behind what names a field stands no noun that goes on with its name. */
function headUnsaid(value: readonly Token[], where: readonly Token[], field: Entry): string | undefined {
  const [first, ...rest] = value;
  const before = where.at(-1);
  const isNext = first && before && before.end < first.start && first.start - before.end <= 1;
  if (!isNext || rest.length === 0 || first.kind !== 'word' || first.text !== first.lower) return undefined;
  const isHead = heads.test(first.lower) || labels.test(first.lower);
  return isHead && !wordsOf(first.text).some((word) => says(field, word)) ? first.text : undefined;
}

const heads = /^(?:number|code|date|name|id|type|note|comment|line|title)$/;

/** "Set the delivery to express" is no text for the "Delivery note", where "Express" can be chosen. */
function choiceOf(
  value: readonly Token[],
  where: readonly Token[],
  field: Entry,
  { index }: Act,
): string | undefined {
  const name = (field.evidence[0]?.words ?? []).filter((word) => !isStopWord(word));
  const head = name.at(-1);
  const isWhole = where.some(({ text }) =>
    wordsOf(text).some((word) => head && wordLikeness(word, head) >= 0.9),
  );
  if (!head || name.length < 2 || isWhole || where.length === 0) return undefined;
  const said = fold(valueOf(value));
  const isChoice = ({ node, evidence: [first] }: Entry): boolean =>
    /^(?:radio|checkbox)$/.test(node.role) && node.hidden === undefined && fold(first?.text ?? '') === said;
  return index.actionable.some(isChoice) ? value[0]?.text : undefined;
}

/** "10 stars" is no text for a field, where the list beside it is "Number of stars". */
function countsOther(value: readonly Token[], field: Entry, { index }: Act): boolean {
  const [count, unit, ...more] = value;
  if (!count || !unit || more.length > 0 || !/^\d+$/.test(count.lower)) return false;
  const holder = recordOf(field) ?? formOf(field) ?? field.parent;
  const words = wordsOf(unit.text);
  return (
    holder !== undefined &&
    !words.some((word) => says(field, word)) &&
    index.actionable.some(
      (other) =>
        other !== field &&
        isInside(other, holder) &&
        /^(?:combobox|spinbutton|slider|textbox)$/.test(other.node.role) &&
        words.some((word) => other.evidence[0]?.words.some((each) => wordLikeness(word, each) >= 0.9)),
    )
  );
}

/** "Set the timer to 25 minutes", where the title over two fields says "Timer": a number is none of what its "Name" holds. */
function isNoName(value: readonly Token[], where: readonly Token[], field: Entry): boolean {
  const name = field.evidence[0]?.words ?? [];
  const isCalled = where.some(({ text }) =>
    wordsOf(text).some((word) => name.some((each) => wordLikeness(word, each) >= 0.9)),
  );
  const isNumber = /^\d[\d.,:]*$/.test(value[0]?.text ?? '') && value.length <= 2;
  return (
    isNumber &&
    where.length > 0 &&
    !isCalled &&
    name.length > 0 &&
    name.every(({ text }) => naming.test(text))
  );
}

const naming = /^(?:name|label|title|description|caption|comment|comments|notes?|remark)$/;

const secret = /\b(?:pass|password|passphrase|passcode|passwort|pwd|pin|secret|credential|code|key|token)/i;

/** What fields are called, and few values begin with. */
const labels =
  /^(?:e-?mail|mail|username|password|phone|telephone|mobile|address|street|city|zip|postcode|country|surname|firstname|lastname|url|website|iban|amount|quantity|subject|recipient)$/;
