/** "… the password s3cret, and confirm the password": the page asks for it twice, and the second field takes the same once more. */
import { type Token, tokenize } from '../language/lexer.js';
import { verbAt } from '../language/verbs.js';
import { formFields } from '../matching/form-fields.js';
import type { Scene } from '../matching/look-up.js';

/** The sentence with the second field and its text in place of that; as it is where it says none, and where the page has no such field. */
export function withRepeated(instruction: string, read: () => Scene): string {
  const said = again.exec(instruction);
  if (!said || said.index === 0) return instruction;
  const before = instruction.slice(0, said.index);
  const tokens = tokenize(before);
  const value = passwordIn(tokens);
  if (!value || (said.groups?.['it'] !== undefined && !isLast(value, tokens))) return instruction;
  const label = secondField(read());
  if (label === undefined) return instruction;
  const text = instruction.slice(value.start, value.end);
  const rest = instruction.slice(said.index + said[0].length);
  // What is made by a sentence of parts has one part more.
  const isParts = verbAt(tokens, 0)?.shape === 'whole';
  return isParts
    ? `${before} and the ${label} ${text}${rest}`
    : `${before}, enter ${text} as "${label}"${rest}`;
}

const again =
  /(?:(?:,|;| and)+ | \()(?:then )?(?:confirm|repeat|retype|re-type|re-enter|reenter|verify) (?:(?<it>it)|(?:(?:the|my|your|this|that|its|his|her) )?(?:new )?(?:password|passphrase))(?: again| once more| as well| too)?\)?(?=[,;.]| and | then |$)/i;

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
  return tokens.slice(0, at).findLast(({ kind }) => kind === 'quoted' || kind === 'variable');
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
