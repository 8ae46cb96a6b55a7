/** Which words of a statement ("the doctor is Dr. Klein") are the name of a field on the page. */
import type { FieldOf } from '../../language/declared.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { contentWordsOf, isAmong, isStopWord, wordsOf } from '../../language/words.js';
import { asksForNew } from '../../matching/adding-field.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';
import { titlesOver } from '../../matching/titles-over.js';
import { wantControl } from '../../matching/wants.js';
import { chosenOf, isEditable } from '../controls/do-option.js';

/** Asks the page, which is read only when there is something to ask. */
export function fieldsOn(read: () => Scene): FieldOf {
  let scene: Scene | undefined;
  return (label, value, part = []) => {
    scene ??= read();
    const field = fieldCalled(label, scene);
    if (field && (isOfOtherPart(field, part, scene) || makesNew(label, field))) return undefined;
    if (field && isBox(field)) return 'box';
    if (field) return isEditable(field) ? 'text' : 'choice';
    return chosenOf(label, value, scene) ? 'choice' : undefined;
  };
}

/** "Add a task: call the vet" into the field "Add a task": what is added is sent off as well, and not only written there. */
function makesNew([verb]: readonly Token[], field: Entry): boolean {
  return verb?.kind === 'word' && /^(?:add|create)$/.test(verb.lower) && asksForNew(field);
}

/** The one control that the words are the name of, or a part of its name. */
function fieldCalled(label: readonly Token[], scene: Scene): Entry | undefined {
  const found = label.length === 0 ? undefined : lookUp(label, wantControl, scene);
  const [field, ...others] = found?.kind === 'found' ? found.entries : [];
  const isCalledSo = found?.kind === 'found' && (found.exact || found.ranked[0]?.own.leftShare === 0);
  return others.length === 0 && isCalledSo ? field : undefined;
}

/** "The billing address: city Rome" is not the city under "Shipping address". */
function isOfOtherPart(field: Entry, part: readonly Token[], { index }: Scene): boolean {
  const telling = part
    .flatMap(({ kind, text }) => (kind === 'punctuation' ? [] : contentWordsOf(text)))
    .filter((word) => !isStopWord(word) && !wholes.test(word.text));
  const groups = [...ancestorsOf(field)].filter(({ node }) =>
    /^(?:group|region|form|dialog)$/.test(node.role),
  );
  const around = [...titlesOver(field, index), ...groups.map(({ node }) => node.name)].filter(
    (title) => title !== '',
  );
  const shown = [...around, index.snapshot.title, field.node.name].flatMap((text) => [...wordsOf(text)]);
  const isPart = around.some((title) => title !== field.node.name && !isOfPage(title, index));
  return isPart && telling.some((word) => !isAmong(word, shown));
}

function isOfPage(title: string, { entries, snapshot }: Scene['index']): boolean {
  const first = entries.find(({ node }) => node.role === 'heading');
  return title === snapshot.title || (title === first?.node.name && (first.node.level ?? 1) === 1);
}

/** What stands for all that is asked for. */
const wholes =
  /^(?:form|details?|data|info|information|fields?|values?|questionnaire|following|blanks?|boxes|inputs|everything|out|in|up|different|other|another|new|own|page)$/;

/** Ticked or not, and nothing else. */
function isBox({ node }: Entry): boolean {
  return node.role === 'checkbox' || node.role === 'switch';
}
