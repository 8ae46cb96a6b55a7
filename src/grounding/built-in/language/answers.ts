/**
 * What is answered to a question that a step brings up, said behind that step: "… and answer yes in the dialog", "…, but then cancel",
 * "… and change your mind". It is put in the words that the grammar knows for a yes and for a no. No page yet.
 */
import { tokenize } from './lexer.js';

const joint = '(?<joint>(?:[,;.]| and| but)+(?: (?:and|but))?(?: then)?) ';
// A privacy notice is a text that is agreed to, and comes up for nothing.
const noun =
  '(?:alert|confirmation|dialog(?:ue)?(?: box)?|prompt|pop-?up|box|message|question|warning|modal|overlay|(?<!\\b(?:privacy|protection|legal|copyright|safety) )notice|window)';
const comesUp =
  '(?: (?:that|which) (?:comes|came|pops|popped|opens|opened|appears|appeared|shows|is shown)(?: up)?)';
const whenAsked =
  "(?: (?:when|if|once) (?:you are |you're )?(?:asked|prompted)(?: to confirm| for confirmation)?" +
  '| (?:when|if|once) (?:it|the (?:app|page|site|dialog|system)) asks(?: you| me)?(?: to confirm| for confirmation)?)';
const there = `(?: (?:in|on|to|at|inside) (?:the|that|this|its) (?:[a-z-]+ ){0,2}${noun}${comesUp}?|${whenAsked}| there)`;
const it = '(?: (?:it|that|this))?';
const ends = '(?=[.;!,]|$| (?:and|then)\\b)';

const yes = '["“\'‘]?(?:yes|ok|okay)["”\'’]?';
const no = '["“\'‘]?no["”\'’]?';
const saying = '(?:answer|say|reply|respond)(?: with)?';
const answering = `answer(?: to)? (?:the|that|this) (?:[a-z-]+ )?${noun} with`;

const pressing = '(?:choose|pick|click|press|hit|tap|select|push)(?: on)?(?: the)?';

const ACCEPT = 'accept the confirmation';
const REFUSE = 'cancel the confirmation';

/** Each way to say an answer, and the same in the words of the grammar. */
const answers: readonly (readonly [said: string, plain: string])[] = [
  [`(?:${saying} ${yes}|${answering} ${yes})(?:${there})?`, ACCEPT],
  [`(?:${pressing} ${yes}(?: button)?|agree(?: to (?:it|that|this))?|confirm${it})(?:${there})`, ACCEPT],
  [`acknowledge(?:${it}| (?:the|that|this) (?:[a-z-]+ )?${noun})`, ACCEPT],
  ["confirm (?:that )?(?:you are|you're|I am|I'm|we are|we're) sure", ACCEPT],
  // Only where something asks: who replies, saying yes, writes that.
  [`(?:saying|answering)(?: with)? ${yes}(?:${there})`, ACCEPT],
  [`(?:saying|answering)(?: with)? (?:${no}|["“]?cancel["”]?)(?:${there})`, REFUSE],
  [`(?:${saying} ${no}|${answering} ${no})(?:${there})?`, REFUSE],
  [`(?:${pressing} ${no}(?: button)?|(?:decline|refuse|cancel|abort)${it}(?: again)?)(?:${there})`, REFUSE],
  ['(?:change|alter) (?:your|my|our) mind(?: again)?', REFUSE],
  ['(?:back out|think better)(?: again)?(?: of (?:it|that|this))?', REFUSE],
  [`(?:don['’]?t|do not|never) (?:confirm|agree|accept|go through with|do)${it}`, REFUSE],
  ["(?:don['’]?t|do not) (?:keep|save) (?:the|my|your|our|any|these|those) changes", 'discard the changes'],
  // "Delete the mug but cancel the confirmation"; a dialog may be a form.
  [
    '(?:cancel|decline|refuse|reject|dismiss|abort) (?:the|that|this) (?:confirmation|question|alert|warning|prompt)(?: (?:dialog(?:ue)?|message|box|pop-?up))?',
    REFUSE,
  ],
  // What is only cancelled may as well be a form.
  [`cancel${it}(?: again)?`, 'cancel'],
  [`(?:decline|refuse|abort)${it}`, 'decline'],
];

const compiled = answers.map(([said, plain]) => ({
  pattern: new RegExp(`${joint}${said}${ends}`, 'iu'),
  plain,
}));

/** An answer stands behind what comes before it. */
const joined = /[,;.]| (?:and|but)\b/i;

/** When it is said, or that it came up, behind any other thing to do: that comes with the step. */
const said = new RegExp(
  `(?:(?<=\\b(?:the|that|this) (?:[a-z-]+ )?)(?<noun>${noun})${comesUp}|${whenAsked})${ends}`,
  'iu',
);

/** The sentence with its answers in the words of the grammar; as it is where it gives none. */
export function withAnswers(instruction: string): string {
  let plain = instruction;
  for (const { pattern, plain: words } of joined.test(instruction) ? compiled : []) {
    const found = pattern.exec(plain);
    if (!found || isQuoted(found.index, plain)) continue;
    const lead = (found.groups?.['joint'] ?? '').replace(/ ?\bbut\b/iu, ',').replace(/,+/gu, ',');
    plain = `${plain.slice(0, found.index)}${lead} ${words}${plain.slice(found.index + found[0].length)}`;
  }
  return /\b(?:that|which|when|if|once)\b/i.test(plain) ? plain.replace(said, '$<noun>') : plain;
}

function isQuoted(at: number, text: string): boolean {
  return tokenize(text).some(({ kind, start, end }) => kind === 'quoted' && start <= at && at < end);
}
