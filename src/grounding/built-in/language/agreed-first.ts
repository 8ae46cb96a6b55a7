/** "Subscribe with the name Ada, agreeing to the terms": what is agreed to goes before what sends the form off. No page yet. */

const deed =
  '(?:subscribe|sign up|register|enroll?|join|create|book|order|reserve|request|apply|submit|log in|sign in|check out|place(?! an? (?:bid|offer)\\b)|open)\\b';
const agreeing = '(?:agree(?:ing)? (?:to|with)|accept(?:ing)?|consent(?:ing)? to)';
const matter =
  "(?:all )?(?:(?:the|our|their|its|your) )?[\\p{L}' &-]*?(?:terms|conditions|polic(?:y|ies)|rules|agreement|licen[cs]e)[\\p{L} &-]*?";

const behind = new RegExp(
  `^(?<deed>${deed}(?:[^.;]|\\.(?=\\S))*?)(?:,? and(?: also)?|,|,? while|,? but) ${agreeing} (?<what>${matter})[.!]?$`,
  'iu',
);

/** The sentence with the agreement in front; as it is where it has none at its end, or says itself what comes last. */
export function withAgreedFirst(sentence: string): string {
  const found = behind.exec(sentence)?.groups;
  if (!found) return sentence;
  const { deed: said = '', what = '' } = found;
  // "… and accept the terms and send it" goes on.
  const goesOn = /\b(?:and|then|submit|send|click|press)\b.*\b(?:submit|send|click|press|continue)\b/i.test(
    what,
  );
  return goesOn ? sentence : `Agree to ${what} and ${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
}
