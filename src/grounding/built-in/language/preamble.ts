/** A sentence in front that tells the story and asks for nothing: "You want to leave the list. Enter … and press Unsubscribe." No page yet. */
import { type Token, tokenize } from './lexer.js';
import { verbAt } from './verbs.js';

/** "You would like to …", "Your booking was cancelled", "There are three cards below": said of the world, and not to be done. */
const story =
  /^(?:you(?:'d| would)? (?:want|wish|like|have|are|had|were|plan|decided|got|received)\b|your\b|there (?:is|are)\b|(?:this|here) (?:is|are)\b|(?:imagine|suppose)\b)/i;

/** "I already have an account, take me to the login", "I am done here; log me out": what leads somebody to it, and is nothing that a page may ask for. */
const state =
  /^(?:(?:as|since|because) )?(?:i|we)(?:['’](?:ve|m|re)| have| am| are)? (?:already |just |now )?(?:(?:have |got |have got )?(?:already )?(?:an? |our |my )?(?:own )?(?:user )?accounts?(?: already| here)?|(?:a )?(?:registered|members?|customers?|signed up|logged in|signed in|done|finished|ready|new)(?: already)?(?: here)?|forgot(?:ten)? (?:my|our) password)(?:[,;]| so) (?:so )?(?:please )?/iu;

/** A duty is an instruction, however it is put. */
const duty = /\b(?:must|should|shall|have to|has to|had to|need to|needs to|are to|asked to|told to)\b/i;

/**
 * The instruction without the sentences of that kind at its beginning. They stay where nothing but them is said, and where they name
 * what the rest does not: quoted texts, numbers and names in a story can be what the task is about.
 */
export function withoutPreamble(instruction: string): string {
  const own = state.exec(instruction);
  const after = own ? instruction.slice(own[0].length) : '';
  if (own && verbAt(tokenize(after), 0)) return after.slice(0, 1).toUpperCase() + after.slice(1);
  let rest = instruction;
  const stories: string[] = [];
  for (let end = endOf(rest); end && isStory(rest.slice(0, end.index)); end = endOf(rest)) {
    stories.push(rest.slice(0, end.index));
    rest = rest.slice(end.index + end[0].length);
  }
  const said = tokenize(rest);
  if (stories.length === 0 || !verbAt(said, 0)) return instruction;
  const given = stories.flatMap((each) => tokenize(each).slice(1).filter(isGiven));
  return given.every(({ lower }) => said.some((token) => token.lower === lower)) ? rest : instruction;
}

function endOf(text: string): RegExpExecArray | null {
  return /[.!]\s+(?=\p{Lu})/u.exec(text);
}

function isStory(sentence: string): boolean {
  return story.test(sentence.trimStart()) && !duty.test(sentence);
}

function isGiven({ kind, text }: Token): boolean {
  return kind === 'word' ? /\d|^\p{Lu}/u.test(text) && text !== 'I' : kind !== 'punctuation';
}
