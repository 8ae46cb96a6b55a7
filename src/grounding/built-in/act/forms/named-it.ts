/** "Choose Rename and name it summer.jpg", "edit Alpha, rename it to Omega": the new name goes into the field for names that the step before has brought up. */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { wordsOf } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { namePhase } from '../controls/do-name.js';

/** What is typed, and sent off where nothing more is said; undefined for any other clause, and where no one field came up. */
export function namedIt(clause: Clause, scene: Scene): Outcome | undefined {
  const name = scene.before && (nameOfIt(clause) ?? nameOfOpened(clause, scene));
  if (name === undefined) return undefined;
  // Where the sentence goes on, it says how it ends.
  const following: Clause | undefined = clause.followed ? { ...clause, verb: 'fill' } : undefined;
  const outcome = namePhase({ kind: 'name', text: valueOf(name) }, scene, { clause, following });
  return outcome.kind === 'steps' ? explaining(outcome, clause.text) : undefined;
}

/** The new name of "it"; undefined where something else is done, or to something else. */
function nameOfIt({ verb, said, readings }: Clause): readonly Token[] | undefined {
  if (verb === 'set' && /^(?:rename|change|set)$/.test(said))
    return readings.find(({ target }) => target && isIt(target))?.value?.filter(isNoVariable);
  const [call, it, ...name] = readings[0]?.target ?? [];
  const isNaming = verb === 'goal' && /^(?:name|call)$/.test(said) && call?.lower === said;
  return isNaming && it && isIt([it]) && name.length > 0 && name.every(isNoVariable) ? name : undefined;
}

/** "Name the event "Day off"", where the dialog that came up is called "New event". */
function nameOfOpened({ verb, said, readings }: Clause, scene: Scene): readonly Token[] | undefined {
  const [call, the, noun, name, ...others] = readings[0]?.target ?? [];
  if (verb !== 'goal' || !/^(?:name|call)?$/.test(said) || !/^(?:name|call)$/.test(call?.lower ?? ''))
    return undefined;
  if (the?.lower !== 'the' || noun?.kind !== 'word' || name?.kind !== 'quoted' || others.length > 0)
    return undefined;
  const isOpened = [...freshEntries(scene)].some(
    ({ node }) =>
      /^(?:dialog|alertdialog|form|heading)$/.test(node.role) &&
      wordsOf(node.name).some(({ text }) => text === noun.lower),
  );
  return isOpened ? [name] : undefined;
}

/** "It", "its name". */
function isIt([only, ...others]: readonly Token[]): boolean {
  const [part, ...more] = others;
  if (only?.lower === 'its') return more.length === 0 && /^(?:name|text|title)$/.test(part?.lower ?? '');
  return only !== undefined && others.length === 0 && only.lower === 'it' && isPronoun(only);
}

function isNoVariable({ kind }: Token): boolean {
  return kind !== 'variable';
}
