/** The other ways of saying what a claim says, as it may have been compiled: what a part holds, what a column shows, who does it. */
import { type Claim, claimsOf } from './satisfy-claims.js';
import { favoured, filledSigns } from './satisfy-signs.js';
import { columnClaim, placedClaim } from './satisfy-holds.js';

type TextClaim = Extract<Claim, { kind: 'text' }>;

/** All of them that there are for a claim. */
export function waysOf(claim: Claim): Claim[] {
  return [
    placedClaim(claim),
    columnClaim(claim)?.claim,
    whereClaim(claim),
    turnedClaim(claim),
    officeClaim(claim),
    ...ongoingClaims(claim),
    ...signClaims(claim),
    ...undoneClaims(claim),
  ].filter((way) => way !== undefined);
}

/** "Ann Lee is in Room 12", "the parcel is with the neighbour": that it is Room 12, or the neighbour, that is shown of it. */
export function whereClaim(claim: Claim): TextClaim | undefined {
  if (claim.kind !== 'text' || claim.value.quoted || claim.by !== undefined) return undefined;
  const name = /^(?:in|at|on|with|from|by) (?:the )?(?<name>.+)$/iu.exec(claim.value.text)?.groups?.['name'];
  return name === undefined ? undefined : { ...claim, value: { text: name, quoted: false } };
}

/** "Sara Lund drives the MAN TGE" as what it says of the van: that its driver is Sara Lund. */
export function turnedClaim(claim: Claim): TextClaim | undefined {
  if (claim.kind !== 'text' || claim.by === undefined || claim.operator !== 'same') return undefined;
  if (claim.by.startsWith('is ') || claim.value.quoted) return undefined;
  // "Karl keeps 4 hives" counts them, and is not about hive 4.
  if (/^\d+ \p{Ll}/u.test(claim.value.text)) return undefined;
  return {
    ...claim,
    subject: claim.value.text,
    value: { text: claim.subject.replace(/^the /iu, ''), quoted: false },
  };
}

/** "Ann Lee is the treasurer", as what the label "Treasurer: Ann Lee" says; undefined where it ranks, denies or says no name. */
function officeClaim(claim: Claim): TextClaim | undefined {
  if (claim.kind !== 'text' || claim.by !== undefined || claim.operator !== 'same' || !claim.is)
    return undefined;
  const { subject, value } = claim;
  const isName = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u.test(subject);
  const isLabel =
    /^the \p{Ll}{3,}(?: \p{Ll}{3,}){0,2}$/u.test(value.text) &&
    !/\b(?:first|last|only|best|worst|most|least|next|same|current|\p{L}+est)\b/u.test(value.text);
  return isName && isLabel && !value.quoted
    ? { ...claim, subject: value.text, value: { text: subject, quoted: false } }
    : undefined;
}

/** The sentence so: "the treasurer is Ann Lee"; undefined where it says anything else, or more. */
export function officeSentence(sentence: string): string | undefined {
  const parsed = claimsOf(sentence);
  const [claim, ...others] = parsed.ok ? parsed.claims : [];
  const office = claim && others.length === 0 ? officeClaim(claim) : undefined;
  return office && `${office.subject} is ${office.value.text}`;
}

/** "Salt roads is starred", where it has a star that is filled. */
function signClaims(claim: Claim): TextClaim[] {
  if (claim.kind !== 'text' || claim.value.quoted || !favoured.test(claim.value.text)) return [];
  return Object.values(filledSigns).map((text) => ({ ...claim, value: { text, quoted: false } }));
}

/** "The lamp is connected", where its button says "Disconnect": what can be undone has been done. */
function undoneClaims(claim: Claim): TextClaim[] {
  const { stem } =
    (claim.kind === 'text' && /^(?<stem>\p{Ll}{3,}?)e?d$/u.exec(claim.value.text)?.groups) || {};
  if (!stem || claim.kind !== 'text' || claim.value.quoted) return [];
  const verbs = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')];
  const said = verbs.flatMap((verb) => [`Un${verb}`, `Dis${verb}`, `De${verb}`]);
  const own = stem === 'enabl' ? ['Disable'] : [];
  return [...new Set([...said, ...own])].map((text) => ({ ...claim, value: { text, quoted: false } }));
}

/** "City Library is followed", where its button says "Following". */
function ongoingClaims(claim: Claim): TextClaim[] {
  const stem = claim.kind === 'text' && /^(?<stem>\p{Ll}{3,}?)e?d$/u.exec(claim.value.text)?.groups?.['stem'];
  if (!stem || claim.kind !== 'text') return [];
  const [first = '', ...rest] = [stem.replace(/e$/u, ''), stem].map((each) => `${each}ing`);
  const said = [first, ...rest].flatMap((text) => [
    text,
    text.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
  ]);
  return said.map((text) => ({ ...claim, value: { text, quoted: false } }));
}
