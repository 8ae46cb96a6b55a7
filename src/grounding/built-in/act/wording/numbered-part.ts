/** "The field of exercise 10", where a heading says "10. Keys": the parts of a page are numbered, and called exercises by nobody but the sentence. */
import type { Scene } from '../../matching/look-up.js';

const said =
  /\b(?:in|of|from|under|at) (?:the )?(?:exercise|example|task|section|part|question|demo|experiment|test|challenge|lesson|step) (?:no\.? |number |#)?(\d{1,2})\b/iu;

/** The sentence with the heading for the number; as it is where the page has not just one such heading, or says the words themselves. */
export function withNumberedPart(sentence: string, scene: () => Scene): string {
  const [whole, number] = said.exec(sentence) ?? [];
  if (whole === undefined || number === undefined) return sentence;
  const { entries } = scene().index;
  const bare = whole.replace(/^\w+ (?:the )?/iu, '').toLowerCase();
  const begins = new RegExp(`^${number}[.):] *\\p{L}`, 'u');
  const texts = entries.map(({ node }) => ({ role: node.role, text: (node.name || node.text) ?? '' }));
  const isSaid = texts.some(({ text }) => text.toLowerCase().includes(bare));
  const [heading, ...others] = texts.filter(({ role, text }) => role === 'heading' && begins.test(text));
  if (isSaid || !heading || others.length > 0 || heading.text.includes('"')) return sentence;
  return sentence.replace(whole, `in the section "${heading.text}"`);
}
