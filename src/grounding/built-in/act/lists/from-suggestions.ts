/** "Choose the city Gothenburg from the suggestions", where nothing is typed yet: they come up for what is typed into the field. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isSuggested } from '../../language/sequels.js';
import { stripLeading } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import { says } from '../../matching/opener.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';

/** The text typed into its field, then the choice; undefined where no one field is called by the noun in front, or is the only one. */
export function fromSuggestions(clause: Clause, { index, last }: Scene): Outcome | undefined {
  const reading = clause.readings.find(({ value, destination }) => value && destination?.some(isSuggested));
  const said = stripLeading(reading?.value ?? [], ['the', 'a', 'an']);
  if (clause.verb !== 'select' || clause.fresh || said.length === 0 || (last && isTyped(last)))
    return undefined;
  const fields = index.actionable.filter((entry) => isTyped(entry) && entry.node.hidden === undefined);
  const [first] = said;
  const isNoun = first?.kind === 'word' && first.text === first.lower && said.length > 1;
  const named = isNoun ? fields.filter((entry) => says(entry, first.text)) : [];
  const [field, ...others] = named.length > 0 ? named : fields;
  const value = named.length > 0 ? said.slice(1) : said;
  const name = field?.evidence[0]?.text ?? '';
  if (!field || others.length > 0 || name === '' || (field.node.value ?? '') !== '') return undefined;
  const [start] = value as [Token, ...Token[]];
  const target: Token = { ...start, kind: 'quoted', text: name, lower: name.toLowerCase() };
  const typed = { target: [target], value };
  const choice = { target: value };
  return {
    kind: 'instead',
    clauses: [
      { verb: 'fill', said: 'type', readings: [typed], text: `type ${spell(value)}`, suggests: true },
      { ...clause, verb: 'select', readings: [choice], fresh: true, text: `choose ${spell(value)}` },
    ],
  };
}

/** A field that a text goes into, and that no list hangs from. */
function isTyped({ node }: Entry): boolean {
  return (
    /^(?:textbox|searchbox|combobox)$/.test(node.role) &&
    node.options === undefined &&
    node.readonly !== true &&
    node.inputType !== 'password'
  );
}
