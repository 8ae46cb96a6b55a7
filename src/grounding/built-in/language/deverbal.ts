/** Nouns that are made of a verb: what is done by "Send invitation" is to invite. */
import { toWord, type Word } from './words.js';

/** "Payment": pay; "reservation": reserve; "order": order. */
export function verbsIn(noun: string): readonly Word[] {
  const root = /^(.{3,}?)(?:ment|ing)$/.exec(noun)?.[1];
  const stem = /^(.{3,}?)(?:ation|ition|tion)$/.exec(noun)?.[1];
  const other = irregular[noun];
  return [
    noun,
    ...(root ? [root] : []),
    ...(stem ? [stem, `${stem}e`, `${stem}t`] : []),
    ...(other === undefined ? [] : [other]),
  ].map(toWord);
}

const irregular: Readonly<Record<string, string>> = {
  application: 'apply',
  description: 'describe',
  registration: 'register',
  subscription: 'subscribe',
  submission: 'submit',
};

/** Whether a noun is made of this verb, and is not the verb itself. */
export function isMadeOf(noun: Word, verb: Word): boolean {
  return noun.text !== verb.text && verbsIn(noun.text).some(({ text }) => text === verb.text);
}
