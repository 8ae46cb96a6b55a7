/**
 * "Give \"Runaway Tide\" four stars", where the line of the song has a row of stars that no text beside it names, or opens what is known of the song with
 * the one rating there is in it.
 */
import type { Clause } from '../../language/clause.js';
import { contentOf, isAmong, wordsOf } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase } from '../../matching/outcome.js';
import { isInside, readable } from '../../matching/page-index.js';
import { ratedSo, ratedThing, ratingsOn, wishOf } from '../controls/do-rating.js';
import { openingStep } from './opening-step.js';
import { recordOfSetting } from './setting-target.js';

/** The star in the record, or the click that opens it; undefined where no record is rated, or it has several ratings. */
export function ratedRecord(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const wish = scene.among ? undefined : wishOf(clause);
  const said = wish && ratedThing(wish);
  const record = said === undefined ? undefined : recordOfSetting({ record: said, value: '' }, scene.index);
  if (!wish || said === undefined || !record) return undefined;
  const [rating, ...others] = ratingsOn(scene.index).filter(
    ({ root }) => root === record || isInside(root, record),
  );
  if (others.length > 0) return undefined;
  if (rating) return ratedSo(rating, wish, clause);
  const step = openingStep(said, record, { scene, ground });
  return (
    step && {
      kind: 'steps',
      steps: [step],
      explained: clause.text,
      phase: { kind: 'rated', said },
    }
  );
}

/** Uses the one rating that came up with the record. */
export function ratedPhase(
  { said }: Extract<Phase, { kind: 'rated' }>,
  scene: Scene,
  clause: Clause,
): Outcome {
  const fresh = freshEntries(scene);
  const shown = [...fresh].flatMap(({ node }) => [...wordsOf(node.name || readable(node))]);
  const isSaid = contentOf(said).every((word) => isAmong(word, shown));
  const [rating, ...others] = ratingsOn(scene.index).filter(
    ({ root, items }) => fresh.has(root) || items.some((item) => fresh.has(item)),
  );
  const wish = wishOf(clause);
  return isSaid && rating && wish && others.length === 0
    ? ratedSo(rating, wish, clause)
    : { kind: 'none', looked: `the rating of ${said} in what it opens`, nearest: [] };
}
