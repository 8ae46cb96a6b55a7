/** "… the password s3cret, and confirm the password": the page asks for it twice, and the second field takes the same once more. */
import type { Clause } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { verbAt } from '../../language/verbs.js';
import { formFields, type FormField } from '../../matching/form-fields.js';
import type { Placement } from '../../matching/form-parts.js';
import type { Scene } from '../../matching/look-up.js';

/** The sentence with the second field and its text in place of that; as it is where it says none, and where the page has no such field. */
export function withRepeated(sentence: string, read: () => Scene): string {
  const instruction = withConfirmation(sentence, read).replace(inBoth, '$1 and repeat it');
  const said = again.exec(instruction);
  if (!said) return withSecond(instruction, read);
  if (said.index === 0) return sentence;
  const before = instruction.slice(0, said.index);
  const tokens = tokenize(before);
  const value = passwordIn(tokens);
  if (!value || (said.groups?.['it'] !== undefined && !isLast(value, tokens))) return sentence;
  const label = secondField(read());
  // What cannot be typed twice is nothing to type, and not done by half.
  if (label === undefined) return instruction;
  const written = instruction.slice(value.start, value.end);
  // A label in quotes would be taken for the value, unless the value is in quotes as well.
  const text = value.kind === 'word' ? `"${written}"` : written;
  const rest = instruction.slice(said.index + said[0].length);
  // What is made by a sentence of parts has one part more.
  const isParts = verbAt(tokens, 0)?.shape === 'whole';
  return isParts
    ? `${before} and the ${label} ${text}${rest}`
    : `${before}, enter ${text} as "${label}"${rest}`;
}

/** "Register with …", "fill in the form with … and submit it": who does the whole of it says the password once, and types it twice where the page asks for that. */
function withSecond(sentence: string, read: () => Scene): string {
  if (!isWhole(sentence) || saysOfSecond.test(sentence)) return sentence;
  const tokens = tokenize(sentence);
  const value = passwordIn(tokens);
  const label = value && isClear(value, tokens) ? secondField(read()) : undefined;
  if (!value || label === undefined) return sentence;
  const end = value.end;
  return `${sentence.slice(0, end)} and the ${label} ${sentence.slice(value.start, end)}${sentence.slice(end)}`;
}

function isWhole(sentence: string): boolean {
  return (
    /^(?:please )?(?:register|sign up|create (?:an|a new|my) account)\b/i.test(sentence) ||
    /^(?:please )?(?:fill (?:in|out)|complete) (?:the|this) (?:[\p{L}-]+ ){0,3}form with .*[, ](?:submit|send)(?: (?:it|the form))?(?: off)?[.!]?$/iu.test(
      sentence,
    ) ||
    (joined.test(sentence) && /\b(?:e-?mail|\w*name|login|address)\b/i.test(sentence))
  );
}

/** "Fill in the email … and the password … and join": it is all that is asked for, and sent off; the password alone may be typed to see what the page says. */
const joined =
  /^(?:please )?(?:fill (?:in|out)|enter|type(?: in)?|give|provide)\b.*[, ](?:and|then) (?:then )?(?:(?:click|press|hit|tap)(?: on)? (?:the )?)?["“]?(?:join(?: us| now)?|sign up|register|create (?:(?:an|a new|my|the) )?account|submit(?: it| the form)?)["”]?(?: button)?[.!]?$/iu;

/** In quotes, or a word that is no word of the language, with nothing behind it that may belong to it. */
function isClear(value: Token, tokens: readonly Token[]): boolean {
  const next = tokens[tokens.indexOf(value) + 1];
  return (
    value.kind !== 'word' ||
    (/\d/.test(value.text) && (!next || next.kind === 'punctuation' || /^(?:and|then)$/.test(next.lower)))
  );
}

/** "Secret2! as confirmation": what the second field asks for, by a noun that says so behind the password. */
function withConfirmation(sentence: string, read: () => Scene): string {
  const said = confirmation.exec(sentence);
  const front = sentence.slice(0, said?.index ?? 0);
  if (!said || !/\b(?:password|passphrase)\b/i.test(front)) return sentence;
  const { index } = read();
  const isNamed = formFields(index.actionable).some(
    ({ kind, names }) =>
      kind !== 'password' && names.some((name) => name.some(({ text }) => text === 'confirmation')),
  );
  const label = isNamed ? undefined : secondField({ index });
  return label === undefined
    ? sentence
    : `${front} ${said.groups?.['joint'] ?? ''} the ${label} field${sentence.slice(said.index + said[0].length)}`;
}

const confirmation =
  / (?<joint>as|into|in|for) (?:the |its )?(?:password )?(?:confirmation|repetition)(?: (?:password|field|box))?(?=[,;.]| and | then |$)/i;

/** What is said of the second field, or of what is left out. */
const saysOfSecond = /\b(?:without|but|not|only|confirm|repeat|again|different)/i;

/** "Create the user Kim with the password s3cret": a form that is sent off takes its one password in both fields, where nothing is said of the second. */
export function typedAgain(
  { text }: Clause,
  placed: readonly Placement[],
  free: readonly FormField[],
): readonly Placement[] {
  const [said, ...more] = placed.filter(({ field }) => field.kind === 'password');
  const [second, ...others] = free.filter((field) => isSecond(field));
  const isNew = said && !said.field.names.flat().some((word) => isOld(word.text));
  return said && isNew && more.length === 0 && second && others.length === 0 && !saysOfSecond.test(text)
    ? [{ field: second, value: said.value }]
    : [];
}

/** "The password s3cret twice", "… (twice)", "… in both password boxes". */
const both = '(?:twice|both times|(?:in|into) both (?:of the )?(?:password )?(?:fields|boxes|inputs))';
const inBoth = new RegExp(
  `((?:password|passphrase)\\b(?:[^,;.()]|\\.(?=\\S))*?) (?:\\(${both}\\)|${both})(?=[,;.]| and | then |$)`,
  'i',
);

const again =
  /(?:(?:,|;| and)+ | \()(?:then )?(?:confirm|repeat|retype|re-type|re-enter|reenter|verify) (?:(?<it>it)|(?:(?:the|my|your|this|that|its|his|her) )?(?:new )?(?:password|passphrase))(?: again| once more| as well| too)?(?: below| (?:in|into) (?:the )?(?:field|box|one|second|other|next|last|repeat|confirmation|confirm)(?: (?:password|one))?(?: (?:field|box))?(?: below| underneath| after it)?)?\)?(?=[,;.]| and | then |$)/i;

/** What is said for the last password that is no old one. */
function passwordIn(tokens: readonly Token[]): Token | undefined {
  const at = tokens.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:password|passphrase)$/.test(lower),
  );
  if (at === -1 || isOld(tokens[at - 1]?.lower ?? '')) return undefined;
  const behind = tokens
    .slice(at + 1)
    .filter(({ lower, kind }) => kind === 'quoted' || !/^(?:with|as|to|is|:|=|of)$/.test(lower));
  const [next] = behind;
  if (next && next.kind !== 'punctuation' && !/^(?:and|field|box|input|then)$/.test(next.lower)) return next;
  // `"new1" as the new password`, "s3cret into Password".
  const front = tokens.slice(0, at);
  return front.findLast(({ kind }) => kind === 'quoted' || kind === 'variable') ?? wordAs(front);
}

/** "Enter s3cret as the new | password": the one word between the verb and where it goes. */
function wordAs(front: readonly Token[]): Token | undefined {
  const joint = front.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:as|into|in|for)$/.test(lower),
  );
  const label = front.slice(joint + 1).map(({ lower }) => lower);
  const isPlain = label.every((word) => /^(?:the|my|your|a|new|user|account)$/.test(word));
  const value = front[joint - 1];
  const length = verbAt(front, joint - 2)?.length ?? verbAt(front, joint - 3)?.length;
  const isAlone =
    (length !== undefined && /^(?:1|2)$/.test(`${length}`)) ||
    (verbAt(front, 0) !== undefined && /^(?:and|,)$/.test(front[joint - 2]?.lower ?? ''));
  return joint > 1 && isPlain && isAlone && value?.kind === 'word' && !isPronoun(value) ? value : undefined;
}

/** Nothing else that is filled in stands between the password and "it". */
function isLast(value: Token, tokens: readonly Token[]): boolean {
  const password = tokens.findLastIndex(({ lower }) => /^(?:password|passphrase)$/.test(lower));
  return tokens
    .slice(Math.max(password, tokens.indexOf(value)) + 1)
    .every(({ kind }) => kind === 'punctuation');
}

function isOld(word: string): boolean {
  return /^(?:current|old|existing|previous)$/.test(word);
}

/** What the one empty field is called that asks for the password again. */
function secondField({ index }: Pick<Scene, 'index'>): string | undefined {
  const [field, ...others] = formFields(index.actionable).filter((each) => isSecond(each));
  const words = field?.names[0]?.map(({ text }) => text).join(' ');
  return others.length === 0 ? words : undefined;
}

/** An empty field that asks for the password again. */
function isSecond({ kind, entry, names }: FormField): boolean {
  return (
    kind === 'password' &&
    (entry.node.value ?? '') === '' &&
    names.some((name) =>
      name.some(({ text }) => /^(?:confirm|confirmation|repeat|again|verify|retype|reenter)$/.test(text)),
    )
  );
}
