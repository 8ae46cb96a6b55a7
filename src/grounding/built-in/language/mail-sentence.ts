/**
 * The ways to say what is done with a mail: "find Ann's last e-mail and send it on to Bo", "give Bo the email that Ann sent me", "please reply "Yes" to
 * Ann's message". They are put as "forward the email from Ann to Bo", "reply to the email from Ann with "Yes"". No page yet, but for which words it shows.
 */

const name = String.raw`(?!(?:The|My|An?|All|Any|This|That|It|Them|Each|Every|Primary|Inbox)\b)\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?`;
const mail = '(?:[Ee]-?mail|mail|message)';
const recent = '(?:(?:last|latest|newest|new|most recent|recent) )?';
/** Where all mail is. */
const inbox =
  '(?: (?:in|from) (?:the|my|this) (?:(?:e-?mail )?inbox|e-?mails?)(?: app(?:lication)?)?| to me)?';

/** One mail, by who wrote it; `#` stands for the place of the name of its group. */
const mails: readonly string[] = [
  `(?:the |my )?${recent}(?<a#>${name})['’]s ${recent}${mail}`,
  `(?:the |my |an? |this |that )?${recent}${mail}${inbox} (?:(?:that is |that was )?(?:written |sent )?by|from|of)(?: sender)? (?<b#>${name})`,
  `(?:the |my |an? |this |that )?${recent}${mail}(?: that| which)? (?:I|you|we) (?:have )?(?:received|got) from (?<c#>${name})`,
  `(?:the |my |an? |this |that )?${recent}${mail}(?: that| which)? (?<d#>${name}) (?:has )?(?:sent|wrote)(?: (?:to )?(?:me|you|us))?`,
];

/** Which of several it is, is another question. */
const plainOne = `(?:${mails.map((each) => each.replaceAll(recent, '').replace('#', '1')).join('|')})${inbox}`;
const one = `(?:${mails.map((each) => each.replace('#', '1')).join('|')})${inbox}`;
const to = `(?<to>${name}|\\S+@\\S+?)`;
const find =
  '(?:find|locate|look (?:for|up)|search for|pull up|bring up|open(?: up)?|select|take|get|retrieve|choose|(?:go|navigate) to)';
const then = ',?(?: and)?(?: then)? ';
const hand = '(?:forward|send|resend|give|pass|re-?direct)';
const it = '(?: it| that| them| (?:that|the|this) (?:e-?mail|mail|message))';
const text = String.raw`(?<text>"[^"]+"|“[^”]+”)`;
const says =
  ',?(?: back)?(?: (?:with|saying|by saying|using|and (?:say|write|tell (?:her|him|them))))?(?: (?:the|an?) (?:words?|text|message|answer|reply|comment))?[,:]? ';
const answer = '(?:reply|respond|answer|write back)';
const bin = '(?:the |my )?(?:trash(?: can)?|bin|recycle bin|recycling bin|garbage)';
const mark = '(?:mark|flag|label|tag|set|make|file|classify|save)';
const important = '(?: as)?(?: being)?(?: an?)? important(?: (?:e-?mail|mail|message))?';

type Way = readonly [said: string, meant: (groups: Record<string, string | undefined>) => string];

const forward: Way[1] = (groups) => `forward the ${groups['noun']} from ${who(groups)} to ${groups['to']}`;
const reply: Way[1] = (groups) => `reply to the ${groups['noun']} from ${who(groups)} with ${groups['text']}`;
const remove: Way[1] = (groups) => `delete the ${groups['noun']} from ${who(groups)}`;
const star: Way[1] = (groups) => `mark the ${groups['noun']} from ${who(groups)} as important`;

const starred: Way[1] = (groups) => `star the ${groups['noun']} from ${who(groups)}`;
const answerTo: Way[1] = ({ p, text: said }) => `reply to ${p} with ${said}`;

const ways: readonly Way[] = [
  [`${find} ${one}${then}${hand}${it}?(?: on| over| along| off)? to ${to}`, forward],
  [`${hand} ${one}(?: on| over| along)? to ${to}`, forward],
  [`${hand} (?:to )?${to} (?:a copy of )?${one}`, forward],
  [`${find} ${one}${then}${answer}(?: to (?:it|them|him|her))?${says}${text}`, reply],
  [`${answer}(?: to)? ${one}${says}${text}`, reply],
  [`(?:reply|respond|answer)(?: with)?(?: the (?:message|words|text))? ${text} to ${one}`, reply],
  [`send (?:an? )?(?:reply|response|answer) to ${one}${says}${text}`, reply],
  [`send (?:an? )?(?:reply|response|answer)${says}${text} to ${one}`, reply],
  [`(?:send|say),? ${text} as (?:an? |my )?(?:reply|response|answer) to ${one}`, reply],
  [`${find} ${one}${then}(?:delete|remove|trash|get rid of|discard|throw away)(?:${it})?`, remove],
  [`${find} and (?:then )?(?:delete|remove|trash|discard) ${one}`, remove],
  [`(?:get rid of|throw away|trash|discard|bin) ${one}`, remove],
  [`(?:put|send|move|throw) ${one} (?:in|into|to) ${bin}`, remove],
  [`${find} ${one}${then}${mark}${it}?${important}`, star],
  [`${mark} ${one}${important}`, star],
  [`star ${plainOne}`, starred],
  [`(?:delete|remove) ${plainOne}`, remove],
  [`${answer} to (?<p>${name})${says}${text}`, answerTo],
  [`(?:reply|respond|answer)(?: with)? ${text} to (?<p>${name})`, answerTo],
  [`${find} ${one}${then}star${it}`, starred],
  [`${find} ${one}${then}flag${it}`, star],
];

/** Who asks, and how. */
const asking =
  /^(?:please |kindly )?(?:(?:can|could|will|would) you (?:please )?|I(?: want|['’]d like| would like| need) (?:you )?to |you (?:must|should|need to) |go ahead and |let me )?(?:please )?/i;

/** "Ann's email should be forwarded to Bo", "the email from Ann needs to be marked important": what is to be is done. */
const passive = new RegExp(
  `^${one}(?: (?:is|that is) (?:in|found in) (?:the|this|my) [^.;,]{3,20}?)? (?:(?:needs|has|ought|is) to be|should be|must be) (?<deed>deleted|forwarded|sent|marked|flagged|starred)(?<rest>.*)$`,
  'u',
);
const deeds: Readonly<Record<string, string>> = {
  deleted: 'delete',
  forwarded: 'forward',
  sent: 'send',
  marked: 'mark',
  flagged: 'flag',
  starred: 'star',
};

const whole = ways.map(([said, meant]) => [new RegExp(`^${said}(?:,? please)?$`, 'u'), meant] as const);

/** Each of the ways has one of these. Asked first: what the ways cost is to be made, and most sentences speak of no mail. */
const ofMail = /mail|message|\b(?:reply|respond|answer|write back)\b/i;

/** The sentence in these words; as it is where it says anything else besides. */
export function withMail(sentence: string, shows: (word: string) => boolean): string {
  if (!ofMail.test(sentence)) return sentence;
  const plain = sentence.trim().replace(/(?:[.!?]|,? please[.!?]?)$/i, '');
  const bare = lowered(plain.replace(asking, ''));
  const { groups } = passive.exec(plain) ?? passive.exec(lowered(plain)) ?? {};
  const [, plainNoun = ''] = /(?<![-\p{L}"])(message|mail)\b/iu.exec(plain.replace(/"[^"]*"/g, '')) ?? [];
  const noun = plainNoun.toLowerCase() || 'email';
  const said = groups
    ? `${deeds[groups['deed'] ?? '']} the ${noun} from ${who(groups)}${groups['rest'] ?? ''}`
    : bare;
  for (const [form, meant] of whole) {
    const match = form.exec(said)?.groups;
    if (!match) continue;
    const found = { ...match, noun };
    const told = meant(found);
    // A mail that no word marks as important may have a star for that.
    return meant === star && !shows('important') && shows('star') ? starred(found) : told;
  }
  return groups ? said : sentence;
}

function who(groups: Record<string, string | undefined>): string {
  return ['a1', 'b1', 'c1', 'd1'].map((each) => groups[each]).find((each) => each !== undefined) ?? '';
}

function lowered(sentence: string): string {
  return sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
