/** "Have it sent to a parcel locker", "get them packed by our crew": one of the choices for just that, where the page asks how it is to be done. */
import { type Clause, spell } from '../../language/clause.js';
import { familyOf } from '../../language/families.js';
import { isPronoun } from '../../language/references.js';
import { withoutArticle } from '../../language/token-runs.js';
import { wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf, type PageIndex } from '../../matching/page-index.js';

/** Verbs for the same thing that is done. */
const senses: readonly RegExp[] = [
  /^(?:sen[dt]|send(?:s|ing)|ship(?:s|ped|ping|ment)?|deliver(?:s|ed|y|ies)?|post(?:ed|age)?|mail(?:ed)?|dispatch(?:ed)?|bring|brought)$/,
  /^(?:pay|paid|pays|payment|bill(?:ed|ing)?|charged?)$/,
];

/** The choice; undefined where the page asks nothing of the kind, and for what is no choice: a link, a button, a field. */
export function hadDone(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  const [have, object, done, by, ...rest] = target;
  const way = withoutArticle(rest);
  const isHad =
    clause.verb === 'goal' &&
    /^(?:have|get)$/.test(have?.lower ?? '') &&
    object !== undefined &&
    isPronoun(object) &&
    /(?:ed|t|n)$/.test(done?.lower ?? '') &&
    /^(?:to|in|into|at|by|with|via|as|on)$/.test(by?.lower ?? '');
  if (!isHad || !done || way.length === 0 || way.some(({ kind }) => kind !== 'word')) return undefined;
  if (!isAsked(done.lower, scene.index)) return undefined;
  const choose: Clause = {
    ...clause,
    verb: 'select',
    said: 'choose',
    readings: [{ target: way }],
    text: `choose ${spell(way)}`,
  };
  const outcome = ground(choose, scene);
  const entries =
    outcome.kind === 'steps' ? outcome.steps.map(({ ref }) => entryOf(ref ?? '', scene.index)) : [];
  const isChoice =
    entries.length === 1 &&
    entries.every(
      (entry) => entry !== undefined && !/^(?:link|button|textbox|row|cell|tab)$/.test(entry.node.role),
    );
  return isChoice ? { kind: 'instead', clauses: [choose] } : undefined;
}

/** A question, title or label of the page is about what is done. */
function isAsked(done: string, index: PageIndex): boolean {
  const sense = senses.find((each) => each.test(done));
  const family = familyOf(done);
  return index.entries.some(({ node }) => {
    const text = node.name || (node.text ?? '');
    return (
      node.hidden === undefined &&
      !/^(?:link|button|textbox)$/.test(node.role) &&
      text.length <= LONGEST_QUESTION &&
      wordsOf(text).some(
        (word) =>
          word.text === done ||
          sense?.test(word.text) === true ||
          (family !== undefined && word.family === family),
      )
    );
  });
}

const LONGEST_QUESTION = 80;
