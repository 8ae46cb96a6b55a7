/** "Open the options of the Office Manager and hide it": of the menu that the step before opened the one item that says the verb. */
import type { Clause } from '../language/clause.js';
import { isPronoun } from '../language/references.js';
import { tokenize } from '../language/lexer.js';
import { contentOf } from '../language/words.js';
import { freshEntries } from '../matching/fresh.js';
import type { Scene } from '../matching/look-up.js';
import { type Outcome, stepOn } from '../matching/outcome.js';
import { readable } from '../matching/page-index.js';
import { offeredIn } from './record-controls.js';

/** Fewest items of what is a menu. */
const FEWEST = 2;

/** A click on that item; undefined where the clause says more than a verb and "it", or no one item says the verb. */
export function itemForIt({ text }: Clause, scene: Scene): Outcome | undefined {
  const [verb, it, ...others] = tokenize(text);
  if (!scene.before || verb?.kind !== 'word' || !it || !isPronoun(it) || others.length > 0) return undefined;
  // What a click on the sign for more has brought up, and nothing that fills a form.
  const isSign = /\b(?:more|menu|options?|actions?)\b|^[⋯⋮…•.]{1,3}$/iu.test(
    scene.last ? scene.last.node.name || readable(scene.last.node) : '',
  );
  const items = isSign ? offeredIn(freshEntries(scene), scene.index) : [];
  const saying = items.filter(({ node }) => {
    const [first, ...rest] = contentOf(node.name || readable(node));
    return first?.text === verb.lower && rest.length < 3;
  });
  const [only, ...more] = saying;
  return items.length >= FEWEST && only && more.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.85 })], explained: text }
    : undefined;
}
