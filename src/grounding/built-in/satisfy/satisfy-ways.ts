/** The other ways of saying what a claim says, as it may have been compiled: what a part holds, what a column shows, who does it. */
import type { Claim } from './satisfy-claims.js';
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
    ...ongoingClaims(claim),
    ...signClaims(claim),
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

/** "Salt roads is starred", where it has a star that is filled. */
function signClaims(claim: Claim): TextClaim[] {
  if (claim.kind !== 'text' || claim.value.quoted || !favoured.test(claim.value.text)) return [];
  return Object.values(filledSigns).map((text) => ({ ...claim, value: { text, quoted: false } }));
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
