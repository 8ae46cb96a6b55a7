/**
 * "Add the accord "fresh"", "remove the woody accord", where a field "Accords" takes them and what it took stands beside it: said as what is added to
 * them, or taken from them. Asked when nothing else is meant.
 */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { fieldRoles } from '../../language/types.js';
import { toWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

const quoted = '(?:"(?<quoted>[^"“”]+)"|“(?<curly>[^"“”]+)”|(?<bare>[^"“”]+))';
const adding = new RegExp(
  `^add (?:the |an? |another )(?:new )?(?<kind>\\p{Ll}+) (?:called |named )?${quoted}$`,
  'iu',
);
const removing = [
  new RegExp(`^(?:remove|delete|drop) the (?<kind>\\p{Ll}+) ${quoted}$`, 'iu'),
  new RegExp(`^(?:remove|delete|drop) the ${quoted} (?<kind>\\p{Ll}+)$`, 'iu'),
];

/** The clause that adds it or takes it away; undefined where no field is called so, or another word is left over. */
export function chipOfKind(
  { verb, text }: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const sentence = text.trim().replace(/[.!]$/, '');
  if (verb !== 'goal') return undefined;
  for (const form of [adding, ...removing]) {
    const { kind = '', quoted: exact, curly, bare } = form.exec(sentence)?.groups ?? {};
    const value = exact ?? curly ?? bare ?? '';
    const field = kind === '' ? undefined : fieldOf(kind, scene);
    if (field === undefined || /\b(?:and|to|from|with|all|every|of|in|for|at)\b/i.test(value)) continue;
    const [clause, ...others] = parseInstruction(
      form === adding ? `add "${value}" to the ${field}` : `remove "${value}" from the ${field}`,
    );
    const outcome = clause && others.length === 0 ? ground(clause, scene) : undefined;
    if (clause && outcome?.kind === 'steps') return { kind: 'instead', clauses: [clause] };
  }
  return undefined;
}

/** The name of the one field for several of that kind, in lower case: "Accords" for "accord". */
function fieldOf(kind: string, { index }: Scene): string | undefined {
  const noun = toWord(kind.toLowerCase());
  const [only, ...others] = index.actionable.filter(({ node }) => {
    const [word, ...more] = wordsOf(node.name);
    const isSeveral = word !== undefined && more.length === 0 && /[^s]s$/.test(word.text);
    return fieldRoles.has(node.role) && node.hidden === undefined && isSeveral && word.stem === noun.stem;
  });
  return only && others.length === 0 ? only.node.name.toLowerCase() : undefined;
}
