/** 'Click on a "checkbox" widget', "click any text area element": any that is of the kind, where nothing but the kind is said. */
import type { Clause } from '../../language/clause.js';
import { isVagueKind, kindAt, kindFit } from '../../language/types.js';
import { wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.82;

const said =
  /^(?:click|tap|press|focus)(?: on| in)? (?:an?|any) ["“']?(?<kind>[\p{L} -]{3,20})["”']? (?:widget|control|ui element)\W*$/iu;

/** The click on the first of them; undefined where the words say more than the kind, or the page has none of it. */
export function anyOfKind({ text }: Clause, { index }: Scene): Outcome | undefined {
  const kind = said.exec(text.trim())?.groups?.['kind'];
  if (kind === undefined) return undefined;
  // "Text" is what fields of one line are called in the source of a page.
  const isLine = kind === 'text';
  const words = wordsOf(isLine ? 'text field' : kind).map((word) => word.text);
  const found = kindAt(words, 0);
  if (found?.length !== words.length || isVagueKind(found.kind)) return undefined;
  const first = index.actionable.find(
    ({ node }) =>
      node.hidden === undefined &&
      node.disabled !== true &&
      node.ref !== undefined &&
      kindFit(found.kind, node) === 1 &&
      !(isLine && node.tag === 'textarea'),
  );
  return first
    ? { kind: 'steps', steps: [stepOn(first, 'click', { confidence: CONFIDENCE })], explained: text }
    : undefined;
}
