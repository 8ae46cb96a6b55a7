/** "Add three to-dos: milk, bread and tea": a list that says first how many there are, as the list alone; one that says another number stays as it is. */
import { toWord } from './words.js';

const said =
  /^(?<verb>add|create|make|enter) (?:(?:(?:these|the|the following) )?(?<count>\d{1,2}|\p{Ll}+)|these|the following) (?:new )?(?<noun>\p{Ll}[\p{L}-]*s)\s?: (?<list>[^:;.]+?)(?<rest>\.?$|\. .+$|,? (?:and )?then .+$)/iu;

/** The sentence with "the" for the number, where as many are listed. */
export function withCountedList(sentence: string): string {
  const { verb = '', count = '', noun = '', list = '', rest = '' } = said.exec(sentence.trim())?.groups ?? {};
  if (list === '') return sentence;
  const parts = list.split(/,\s(?:and\s)?|\sand\s/u).filter((part) => part.trim() !== '');
  const number = Number(toWord(count.toLowerCase()).stem);
  const names = parts.map((part) => part.trim());
  const last = names.at(-1) ?? '';
  const isTold = count === '' || /^(?:these|following|new)$/iu.test(count) || number === parts.length;
  return isTold && parts.length > 1
    ? `${verb} the ${noun.replace(/^to-do/iu, 'todo')} ${names.slice(0, -1).join(', ')} and ${last}${rest}`
    : sentence;
}
