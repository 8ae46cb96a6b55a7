/** "… the password s3cret, and confirm the password": the page asks for it twice, and the second field takes the same once more. */
import { type Token, tokenize } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { verbAt } from '../../language/verbs.js';
import { formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';

/** The sentence with the second field and its text in place of that; as it is where it says none, and where the page has no such field. */
export function withRepeated(sentence: string, read: () => Scene): string {
  const instruction = sentence.replace(inBoth, '$1 and repeat it');
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

/** "Register with …": who makes an account says the password once, and types it twice where the page asks for that. */
function withSecond(sentence: string, read: () => Scene): string {
  const isSignUp = /^(?:please )?(?:register|sign up|create (?:an|a new|my) account)\b/i.test(sentence);
  if (!isSignUp || /\b(?:without|but|not|only|confirm|repeat|again|different)/i.test(sentence))
    return sentence;
  const value = passwordIn(tokenize(sentence));
  const label = value && value.kind !== 'word' ? secondField(read()) : undefined;
  if (!value || label === undefined) return sentence;
  const end = value.end;
  return `${sentence.slice(0, end)} and the ${label} ${sentence.slice(value.start, end)}${sentence.slice(end)}`;
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
  if (at === -1 || /^(?:current|old|existing|previous)$/.test(tokens[at - 1]?.lower ?? '')) return undefined;
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

/** What the one empty field is called that asks for the password again. */
function secondField({ index }: Scene): string | undefined {
  const [field, ...others] = formFields(index.actionable).filter(
    ({ kind, entry, names }) =>
      kind === 'password' &&
      (entry.node.value ?? '') === '' &&
      names.some((name) =>
        name.some(({ text }) => /^(?:confirm|confirmation|repeat|again|verify|retype|reenter)$/.test(text)),
      ),
  );
  const words = field?.names[0]?.map(({ text }) => text).join(' ');
  return others.length === 0 ? words : undefined;
}
