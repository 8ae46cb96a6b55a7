/** "Filter the employees by job title QA Engineer", where a search form asks for the job title: that is filled in there, and sent off. */
import { formFields } from '../../matching/form-fields.js';
import { ancestorsOf, below, type Entry, isInside } from '../../matching/page-index.js';
import type { Scene } from '../../matching/look-up.js';
import { fold } from '../../language/words.js';
import { sendsSearch } from './search-sender.js';

const filtering =
  /^filter (?:the |all (?:the )?)?[^,;:"“]+? (?:by|on) (?:the )?(?<said>[\p{L}][^,;:"“]*?)[.!]?$/iu;

/** Most words of what a form asks for. */
const MOST_WORDS = 3;

/** The sentence as the two steps of it; as it was where no such form, or more than one, asks for that. */
export function withFilteredByForm(sentence: string, scene: () => Scene): string {
  const said = filtering.exec(sentence)?.groups?.['said']?.split(' ') ?? [];
  if (said.length < 2) return sentence;
  const { index } = scene();
  const [sender, ...others] = index.actionable.filter((entry) => sendsSearch(entry));
  if (!sender || others.length > 0) return sentence;
  const fields = formFields(index.actionable);
  const form = [...ancestorsOf(sender)].find(
    (around) => fields.filter(({ entry }) => isInside(entry, around)).length > 1,
  );
  if (!form || form.node.role === 'document') return sentence;
  const inForm = below(index, form);
  for (let length = Math.min(MOST_WORDS, said.length - 1); length > 0; length -= 1) {
    const label = said.slice(0, length).join(' ');
    const value = said.slice(length).join(' ');
    const asked = inForm.filter((entry) => isCalled(entry, label));
    if (asked.length === 0 || !/^[\p{Lu}\d]/u.test(value)) continue;
    const isTyped = asked.some(({ node }) => /^(?:textbox|searchbox)$/.test(node.role));
    const deed = isTyped ? `enter "${value}" as` : `choose "${value}" as`;
    return `${deed} the ${label} and click "${sender.node.name}"`;
  }
  return sentence;
}

/** The label itself, or the field that it belongs to. */
function isCalled({ node }: Entry, label: string): boolean {
  const texts = [node.name, node.text ?? '', ...(node.hints ?? []).map(({ text }) => text)];
  return texts.some((text) => fold(text.replace(/[*:\s]+$/u, '')) === fold(label));
}
