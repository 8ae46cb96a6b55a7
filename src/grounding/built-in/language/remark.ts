/** "Decline the request with the reason "Release week"": a deed, and what is written to it in what comes up. No page yet. */
import { type Clause, spell, valueOf } from './clause.js';
import { bareFigure } from './currencies.js';
import type { Token } from './lexer.js';

/** A deed and what is written to it. */
export interface Remark {
  /** The tokens of the deed, without its verb where the clause has that apart. */
  deed: readonly Token[];
  /** What the field for it is called by. */
  label: string;
  text: string;
  /** As the sentence has it, where that is more than the text: "£75". */
  spelt?: string;
}

/** What people call a text that goes with a deed: no record is known by it. */
const labels = 'reason|comment|note|remark|explanation|justification|feedback';
const labelled = new RegExp(`^(?:${labels})$`);

/** Verbs of what is done to something that is there already. */
const done =
  'decline|reject|refuse|deny|withdraw|cancel|close|approve|accept|block|ban|suspend|archive|delete|remove|report|flag|return|refund|dismiss|deactivate|disable|reopen|escalate|revoke|terminate|lock|unlock|mute|resolve|postpone|confirm|complete|finish';
const isDone = new RegExp(`^(?:${done})$`);

/** The deed and its remark; undefined where a clause says none. */
export function remarkIn({ verb, said, readings }: Clause): Remark | undefined {
  const [reading, ...others] = readings;
  const target = reading?.target ?? [];
  if (!/^(?:goal|close)$/.test(verb) || others.length > 0 || !isDone.test(said)) return undefined;
  const at = target.findLastIndex(
    ({ kind, lower }, place) =>
      place > 0 && kind === 'word' && /^(?:with|giving|stating|adding)$/.test(lower),
  );
  const behind = target.slice(at + 1).filter(({ text }) => text !== ':');
  const [first, second] = behind;
  const noun = /^(?:the|a|an|my|your)$/.test(first?.lower ?? '') ? second : first;
  const value = behind.slice(noun === second ? 2 : 1);
  const isQuoted = value[0]?.kind === 'quoted';
  // A bare text is one that is chosen: it begins with a capital, and nothing else follows.
  const isWhole = isQuoted
    ? value.length === 1
    : /^\p{Lu}/u.test(value[0]?.text ?? '') && value.every(({ kind }) => kind === 'word');
  if (at === -1 || noun?.kind !== 'word' || !labelled.test(noun.lower) || !isWhole) return undefined;
  return { deed: target.slice(0, at), label: noun.lower, text: valueOf(value) };
}

/** What opens something, and is no word for what is done to it. */
const credentials = /^(?:key|token|code|pin|password|passcode|passphrase|secret)$/;

/** Most words that a credential is called by. */
const MOST_WORDS = 3;

/** "Authorize with the API key s3cret": a verb alone, and the credential that it asks for; undefined where a clause says none. */
export function credentialIn({ verb, readings }: Clause): Remark | undefined {
  const [reading, ...others] = readings;
  const [deed, joint, article, ...rest] = reading?.target ?? [];
  const isJoint = joint?.kind === 'word' && /^(?:with|using)$/.test(joint.lower);
  if (verb !== 'goal' || others.length > 0 || deed?.kind !== 'word' || !isJoint || !article) return undefined;
  const behind = /^(?:the|a|an|my|your)$/.test(article.lower) ? rest : [article, ...rest];
  const value = behind.at(-1);
  const label = behind.slice(0, -1).filter(({ text }) => text !== ':');
  const isLabel =
    label.length > 0 &&
    label.length <= MOST_WORDS &&
    label.every(({ kind }) => kind === 'word') &&
    credentials.test(label.at(-1)?.lower ?? '');
  return value && isLabel ? { deed: [deed], label: spell(label), text: valueOf([value]) } : undefined;
}

/**
 * "Record a payment of 120.50 from Mark", "approve the claim with a payout of 800": a deed, and the figure that goes into what it opens; undefined
 * where a clause says none. "The payment of £200" is one that there is.
 */
export function figureIn({ verb, readings }: Clause): Remark | undefined {
  const [reading, ...others] = readings;
  const target = reading?.target ?? [];
  const at = target.findIndex(
    ({ kind, lower }, place) =>
      kind === 'word' && lower === 'of' && figure.test(target[place + 1]?.text ?? ''),
  );
  const start = target.slice(0, Math.max(at, 0)).findLastIndex(({ lower }) => /^an?$/.test(lower));
  const label = target.slice(start + 1, at);
  const isLabel = label.length <= MOST_WORDS && figured.test(label.at(-1)?.lower ?? '');
  if (verb !== 'goal' || others.length > 0 || start < 1 || !isLabel) return undefined;
  const spelt = target[at + 1]?.text ?? '';
  const text = bareFigure(spelt);
  const rest = target.slice(at + 2);
  if (start === 1) return { deed: [...target.slice(0, at), ...rest], label: 'amount', text, spelt };
  const isAdded = /^(?:with|at|for)$/.test(target[start - 1]?.lower ?? '') && rest.length === 0;
  return isAdded ? { deed: target.slice(0, start - 1), label: spell(label), text, spelt } : undefined;
}

const figure = /^[$€£¥]?\d[\d.,]*[$€£¥]?$/u;

/** What is so and so much. "A box of 12" is one of several that there are. */
const figured =
  /^(?:advance|amount|bid|bonus|budget|charge|contribution|cost|credit|deposit|discount|donation|dose|expense|fee|fine|gift|height|instal?lment|length|limit|loan|offer|payment|payout|pledge|premium|price|quantity|rate|reading|refund|rent|salary|score|sum|surcharge|temperature|tip|top-?up|transfer|wage|weight|width|withdrawal)$/;

const saidBehind = new RegExp(
  `^(?<deed>(?:please )?(?:${done}) [^,;.]*?)(?:,? and|,? then|,)+ (?:give|state|provide|enter|type|write|specify|put)(?: in)? (?<text>"[^"]*"|“[^”]*”) as (?:the|a|your|my) (?<label>${labels})[.!]?$`,
  'i',
);

/** "Decline the request and give "Release week" as the reason": the deed is not done before it is written. */
export function withRemarkBehind(sentence: string): string {
  return sentence.replace(saidBehind, '$<deed> with the $<label> $<text>');
}
