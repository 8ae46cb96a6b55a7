/** "Open the options of the Office Manager and hide it": of the menu that the step before opened the one item that says the verb. */
import type { Clause } from '../../language/clause.js';
import { isPronoun } from '../../language/references.js';
import { tokenize } from '../../language/lexer.js';
import { contentOf, wordsOf } from '../../language/words.js';
import { hasNoName } from '../../matching/containers.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { offeredIn } from './record-controls.js';

/** Fewest items of what is a menu. */
const FEWEST = 2;

/** A click on that item; undefined where the clause says more than a verb and "it", or no one item says the verb. */
export function itemForIt({ text }: Clause, scene: Scene): Outcome | undefined {
  const [verb, it, particle, ...others] = tokenize(text);
  if (particle && !/^(?:out|up|off|away|down|in|on|back)$/.test(particle.lower)) return undefined;
  if (!scene.before || verb?.kind !== 'word' || !it || !isPronoun(it) || others.length > 0) return undefined;
  // What a click on the sign for more has brought up, and nothing that fills a form.
  const isSign =
    isNameless(scene.last ?? scene.gone) ||
    // What is no control may have a menu of its own for the other button of the mouse.
    scene.last?.actionable === false ||
    /\b(?:more|menu|options?|actions?)\b|^[⋯⋮…•.]{1,3}$/iu.test(
      scene.last ? scene.last.node.name || readable(scene.last.node) : '',
    );
  const items = isSign ? offeredIn(freshEntries(scene), scene.index) : [];
  const saying = items.filter(({ node }) => {
    const [first, ...rest] = contentOf(node.name || readable(node));
    const isWhole =
      !particle || wordsOf(node.name || readable(node)).some((word) => word.text === particle.lower);
    return first?.text === verb.lower && rest.length < 3 && isWhole;
  });
  const [only, ...more] = saying;
  return items.length >= FEWEST && only && more.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.85 })], explained: text }
    : undefined;
}

/** A picture that is clicked and has no word for what it is. */
function isNameless(entry: Entry | undefined): boolean {
  return (
    entry !== undefined &&
    /^(?:img|image|button|generic)$/.test(entry.node.role) &&
    readable(entry.node) === '' &&
    hasNoName(entry)
  );
}
