/** "Make the travel question required", "delete the question about the floor", where one question of the page says that: it is called by what it asks. */
import { contentOf, fold, isAmong, type Word, wordsOf } from '../../language/words.js';
import type { PageIndex } from '../../matching/page-index.js';

/** What is done to a question by whoever writes the questions; what it is answered with is another matter. */
const deed = '(?:delete|remove|duplicate|copy|make|mark|flag|set|move|require|tick|untick|check|uncheck)';
const end =
  '(?=[.!]?$|,? (?:and|then|as|to|up|down|above|below|required|mandatory|optional|before|after)\\b)';

const patterns = [
  new RegExp(
    `^(?<lead>${deed}(?: [\\p{L}]+ for)? )the question (?:about|on|regarding|concerning) (?<topic>[\\p{L} ]+?)${end}`,
    'iu',
  ),
  new RegExp(
    `^(?<lead>${deed} )the (?<topic>(?!(?:first|last|next|second|third|previous|new|same|other)\\b)[\\p{L}]+(?: [\\p{L}]+)?) question${end}`,
    'iu',
  ),
];

/** The sentence with the words of the question; as it is where no question says all of it, or more than one. */
export function withQuestionNamed(sentence: string, index: () => PageIndex): string {
  for (const pattern of patterns) {
    const { lead = '', topic = '' } = pattern.exec(sentence)?.groups ?? {};
    const words = contentOf(topic);
    if (words.length === 0) continue;
    const asked = questionsOn(index());
    const [only, ...others] = asked.filter((text) => saysAll(text, words));
    if (only === undefined || others.length > 0 || asked.length < 2) continue;
    return asBox(sentence.replace(pattern, `${lead}"${only}"`), index());
  }
  return sentence;
}

const needed =
  /^(?:make|mark|flag|set) (?<question>"[^"]+")(?: (?:as|to))? (?<not>not |no longer )?(?<state>required|mandatory|compulsory|optional)(?<end>[.!]?)$/i;

/** "Make it mandatory", where each question has a box "Required": the box is ticked, or no longer. */
function asBox(sentence: string, { actionable }: PageIndex): string {
  const { question, not, state = '', end: stop = '' } = needed.exec(sentence)?.groups ?? {};
  const isBox = (name: string): boolean =>
    actionable.some(
      ({ node }) => /^(?:checkbox|switch)$/.test(node.role) && fold(node.name) === name.toLowerCase(),
    );
  if (question === undefined || !isBox('required') || isBox('optional')) return sentence;
  const isOn = (state.toLowerCase() === 'optional') === (not !== undefined);
  return `${isOn ? 'tick' : 'untick'} Required for ${question}${stop}`;
}

/** The texts that end in a question mark, each once. */
function questionsOn({ entries }: PageIndex): readonly string[] {
  const texts = entries.flatMap(({ node }) =>
    node.hidden === undefined ? [node.text ?? '', node.name, node.value ?? ''] : [],
  );
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text.endsWith('?') && text.length <= LONGEST && !/["“”]/.test(text),
  );
}

const LONGEST = 120;

function saysAll(text: string, words: readonly Word[]): boolean {
  const shown = wordsOf(text);
  return words.every(
    (word) => isAmong(word, shown) || shown.some((each) => infinitive(word) === infinitive(each)),
  );
}

/** "Travelling" and "travel". */
function infinitive({ text }: Word): string {
  return text.replace(/(?<=\p{L}{3})(?:e|(?<double>[lmnpt])(?:\k<double>)ing|ing)$/u, '$<double>');
}
