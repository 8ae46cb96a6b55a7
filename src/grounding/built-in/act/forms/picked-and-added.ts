/** "Add Polish as a language", by the list "Language" and the "Add language" beside it; "tag this note as urgent", by the list "Add tag". */
import type { Clause } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { contentOf, fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.86;

const forms: readonly RegExp[] = [
  /^add (?<value>.+?) (?:as an?(?: new)?|to (?:the|my|our)) (?<noun>\p{L}+(?: \p{L}+)?)$/iu,
  /^(?<noun>tag|label) (?:this \p{L}+|it) (?:as|with) (?:an? |the )?(?<value>[^,;:]+)$/iu,
  /^add (?:the |an? )?(?<noun>tag|label|category) (?<value>[^,;:]+?)(?: to (?:this \p{L}+|it))?$/iu,
  /^add (?:the |an? )?(?<value>[^,;:]+?) (?<noun>tag|label|category)(?: to (?:this \p{L}+|it))?$/iu,
];

/** The choice in the one list for that, and the click on its "Add"; undefined where no list has it, or nothing says that it adds. */
export function pickedAndAdded({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  if (verb !== 'goal') return undefined;
  const said = text.trim().replace(/[.!]$/, '');
  for (const form of forms) {
    const { noun = '', value = '' } = form.exec(said)?.groups ?? {};
    const [list, ...others] = noun === '' ? [] : listsFor(noun, index);
    const option = list?.node.options?.find((each) => fold(each) === fold(plainly(value)));
    if (!list || others.length > 0 || option === undefined) continue;
    if (adds(list)) return { kind: 'instead', clauses: [choosing(option, noun, text)] };
    const pick = stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE });
    const button = buttonBehind(list, contentOf(noun), index);
    if (!button) return undefined;
    return {
      kind: 'steps',
      steps: [pick, stepOn(button, 'click', { confidence: CONFIDENCE })],
      explained: text,
    };
  }
  return undefined;
}

function choosing(option: string, noun: string, text: string): Clause {
  const value: Token = { kind: 'quoted', text: option, lower: option.toLowerCase(), start: 0, end: 0 };
  return {
    verb: 'select',
    said: 'choose',
    readings: [{ value: [value], destination: tokenize(noun) }],
    text,
  };
}

function plainly(value: string): string {
  const [only, ...more] = tokenize(value);
  return only && more.length === 0 ? only.text : value;
}

/** The lists that are called so, and nothing else but that they add or are picked from. */
function listsFor(noun: string, { actionable }: PageIndex): readonly Entry[] {
  const asked = contentOf(noun);
  return actionable.filter(({ node }) => {
    const name = wordsOf(node.name).filter(({ text }) => /\p{L}/u.test(text) && !picking.test(text));
    return (
      node.tag === 'select' &&
      node.hidden === undefined &&
      node.disabled !== true &&
      asked.length > 0 &&
      name.length === asked.length &&
      asked.every((word) => isIn(word, name))
    );
  });
}

const picking = /^(?:add|an?|the|new|another|pick|choose|select)$/;

function isIn(word: Word, shown: readonly Word[]): boolean {
  return shown.some((each) => wordLikeness(word, each) >= 0.9);
}

function adds({ node }: Entry): boolean {
  return /^\s*[+＋]?\s*add\b/i.test(node.name);
}

/** The next control behind the list, in the same place, where it says no more than that it adds such a thing. */
function buttonBehind(list: Entry, noun: readonly Word[], { actionable }: PageIndex): Entry | undefined {
  const next = actionable.find(
    ({ order, node }) => order > list.order && node.role !== 'option' && node.hidden === undefined,
  );
  if (next?.node.role !== 'button' || next.parent !== list.parent || next.node.disabled === true)
    return undefined;
  const [verb, ...rest] = wordsOf(next.node.name).filter(({ text }) => /\p{L}/u.test(text));
  return verb?.text === 'add' && rest.every((word) => picking.test(word.text) || isIn(word, noun))
    ? next
    : undefined;
}
