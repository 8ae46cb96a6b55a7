/**
 * "Redeem the gift card GC5", "apply the code SAVE10", "subscribe to the newsletter with ann@x.org": a verb that one button is called by,
 * which has one field beside it. The value goes into the field, and the button is clicked; without one, what stands in the field is meant.
 */
import type { Clause } from '../../language/clause.js';
import { tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { isMailAddress } from '../../language/mail-address.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { type FormField, formFields } from '../../matching/form-fields.js';
import { onlyNarrows } from '../../matching/filter-bar.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isSubjectFor } from '../evidence/subject-of-page.js';
import { endsSomething } from '../records/do-deed.js';

const CONFIDENCE = 0.85;

/** Most words between the verb and the value. */
const MOST_WORDS = 5;

export interface Beside {
  button: Entry;
  field: FormField;
}

/** The value typed and the button clicked; undefined for any other clause, and where two buttons or fields may be meant. */
export function fieldBesideButton(clause: Clause, scene: Scene): Outcome | undefined {
  const [verb, ...said] = clause.verb === 'goal' ? tokensInOrder(clause.readings) : [];
  if (!verb || verb.kind !== 'word' || endsSomething(clause.said) || said.length === 0) return undefined;
  if (said.some((token, at) => token.kind === 'punctuation' || ordinalAt(said, at) !== undefined))
    return undefined;
  const last = said.at(-1) as Token;
  const value = isValue(last) ? last : undefined;
  const words = (value ? said.slice(0, -1) : said).flatMap(({ kind, text }) =>
    kind === 'word' ? wordsOf(text) : [],
  );
  const content = words.filter((word) => !isStopWord(word) && !/^(?:using|off|up|out|over)$/.test(word.text));
  const isPlain = said.every((token) => token === value || token.kind === 'word');
  if (!isPlain || content.length === 0 || content.length > MOST_WORDS) return undefined;
  const isMeant = (beside: Beside): boolean => isCalled(beside, content, { value, scene });
  const [only, ...others] = besides(verb, scene).filter((beside) => isMeant(beside));
  if (!only || others.length > 0) return undefined;
  const click = { ...stepOn(only.button, 'click', { confidence: CONFIDENCE }), irreversible: true };
  const explained = said.map(({ text }) => text).join(' ');
  if (!value)
    return (only.field.entry.node.value ?? '') === ''
      ? undefined
      : { kind: 'steps', steps: [click], explained };
  const fill = stepOn(only.field.entry, 'fill', { args: [value.text], confidence: CONFIDENCE });
  return { kind: 'steps', steps: [fill, click], explained };
}

/** What stands for nothing but itself: quoted, an address, or written like a code. */
function isValue({ kind, text }: Token): boolean {
  if (kind === 'quoted' || kind === 'variable') return true;
  return kind === 'word' && (/[\d@]/.test(text) || /^[A-Z][A-Z-]{2,}$/.test(text));
}

/** Buttons that begin with the verb and say nothing besides what is in their field, each with the one field beside it. */
export function besides(verb: Token, { index }: Scene): Beside[] {
  const [said] = wordsOf(verb.text);
  return index.actionable.flatMap((button) => {
    const { node, evidence } = button;
    // What opens a menu takes nothing over.
    const isButton =
      node.role === 'button' &&
      node.hidden === undefined &&
      node.disabled !== true &&
      node.hasPopup === undefined;
    if (!said || !isButton || evidence[0]?.words[0]?.stem !== said.stem) return [];
    const fields = formFields(index.actionable);
    const place = [...ancestorsOf(button)].find((around) =>
      fields.some(({ entry }) => isInside(entry, around)),
    );
    const [field, ...others] = place ? fields.filter(({ entry }) => isInside(entry, place)) : [];
    const isText = field && /^(?:text|email|number|tel|url)$/.test(field.kind);
    const isSought = /^(?:search|find|filter)$/.test(said.text);
    const isOwn = field && isTakenBy(button, field.entry, index) && !isOfLine(button, field.entry);
    return field && isText && others.length === 0 && isOwn && (isSought || !onlyNarrows(field.entry))
      ? [{ button, field }]
      : [];
  });
}

/** No other button stands nearer to the field: "Print label" far above it takes nothing from the "Newsletter" beside "Sign up". */
function isTakenBy(button: Entry, field: Entry, { actionable }: Scene['index']): boolean {
  const nearest = [...ancestorsOf(field)].find((around) =>
    actionable.some((entry) => entry.node.role === 'button' && isInside(entry, around)),
  );
  return nearest !== undefined && isInside(button, nearest);
}

/** "Moor" in the line of one boat does nothing with the number that is typed over all of them. */
function isOfLine(button: Entry, field: Entry): boolean {
  const line = recordOf(button);
  return (
    line?.parent?.repeats === true &&
    !isInside(field, line) &&
    wordsOf(readable(line.node)).length > wordsOf(readable(button.node)).length
  );
}

/** All that is said is what the field or its button is called, and the field is of the kind of the value; what the page is for may be said besides. */
function isCalled(
  { button, field }: Beside,
  content: readonly Word[],
  { value, scene }: { value: Token | undefined; scene: Scene },
): boolean {
  const isMail = value !== undefined && isMailAddress(value.text);
  if (value?.kind === 'word' && field.kind === 'email' && !isMail) return false;
  const names = [...field.names.flat(), ...(button.evidence[0]?.words.slice(1) ?? [])];
  const isNamed = (word: Word): boolean => names.some((each) => wordLikeness(word, each) >= 0.95);
  if (!content.every((word) => isNamed(word) || isSubjectFor(word, button, scene.index))) return false;
  // Nothing is redeemed with an address, and nobody subscribes with a code.
  const isFor = (kinds: RegExp): boolean => names.some(({ text }) => kinds.test(text));
  if (isMail) return field.kind === 'email' || isFor(/^(?:e-?mail|mail|address)$/);
  const isCode = value?.kind === 'word' && isFor(/^(?:code|number|no|nr|id|voucher|coupon)$/);
  return isCode || content.some((word) => isNamed(word));
}
