/** `Enter the checkout information "John", "Doe" and "12345"`: texts without a field for each go into the empty fields of the form in its order. */
import { type Clause, spell, tokensInOrder, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentWordsOf, isStopWord, wordLikeness } from '../../language/words.js';
import { type FormField, formFields } from '../../matching/form-fields.js';
import { formAbout } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { formOf } from '../../matching/relations.js';

const CONFIDENCE = 0.82;

/** The steps for all its fields; undefined for any other clause, and where there are not just as many empty fields as texts. */
export function fillListed(clause: Clause, scene: Scene): Outcome | undefined {
  const tokens = tokensInOrder(clause.readings);
  const from = tokens.findIndex(isGiven);
  const texts = tokens.slice(from).filter(isGiven);
  if (from < 1 || texts.length < 2 || !tokens.slice(from).every((token) => isGiven(token) || joins(token)))
    return undefined;
  const front = tokens.slice(0, from).filter(({ kind, lower }) => kind === 'word' && !leads.test(lower));
  const noun = front.at(-1);
  if (!noun || !wholes.test(noun.lower)) return undefined;
  const all = formFields(scene.index.actionable);
  const forms = [...new Set(all.map(({ entry }) => formOf(entry)))].map((form) =>
    all.filter((field) => formOf(field.entry) === form && isEmpty(field)),
  );
  const [fields, ...others] = forms.filter((each) => each.length === texts.length);
  if (!fields || others.length > 0 || !fields.every((field, at) => takes(field, texts[at] as Token)))
    return undefined;
  const about = formAbout(
    fields.map(({ entry }) => entry),
    { button: undefined, opener: undefined, scene },
  );
  const named = contentWordsOf(spell(front.slice(0, -1))).filter((word) => !isStopWord(word));
  if (!named.every((word) => about.some((shown) => wordLikeness(word, shown) >= 0.9))) return undefined;
  return explaining(
    {
      kind: 'steps',
      steps: fields.map(({ entry }, at) =>
        stepOn(entry, 'fill', { args: [valueOf([texts[at] as Token])], confidence: CONFIDENCE }),
      ),
    },
    spell(tokens),
  );
}

/** What a list of texts may be called as a whole. */
const wholes = /^(?:form|information|info|details|data|fields|credentials|values)$/;

const leads = /^(?:in|out|with|using|as|the|my|your|following|these|all|of)$/;

function isGiven({ kind }: Token): boolean {
  return kind === 'quoted' || kind === 'variable';
}

function joins({ kind, lower }: Token): boolean {
  return kind === 'punctuation' ? /^[,;]$/.test(lower) : /^(?:and|then|&)$/.test(lower);
}

/** A field for a text that has none yet; a list or a box has a state of its own. */
function isEmpty({ kind, entry }: FormField): boolean {
  return !/^(?:choice|box)$/.test(kind) && (entry.node.value ?? '') === '';
}

function takes({ kind }: FormField, { kind: given, text }: Token): boolean {
  if (given === 'variable') return true;
  switch (kind) {
    case 'email':
      return text.includes('@');
    case 'number':
    case 'tel':
      return /^[\d+() .,/-]+$/.test(text);
    case 'date':
    case 'time':
      return /\d/.test(text);
    default:
      return true;
  }
}
