/**
 * "Change the phone number of Ana to 555 0199", where her line opens what is known of her, to be read only: the one button there that edits it brings
 * up the field, which takes the text and is saved.
 */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import type { Setting } from '../../language/setting-sentence.js';
import { contentOf, isAmong, isStopWord, wordsOf } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.8;

/** The click on what edits the record that has been opened; undefined where nothing does, or more than one thing, or another record came up. */
export function editOpened(settings: readonly Setting[], clause: Clause, scene: Scene): Outcome | undefined {
  const [setting] = settings.filter(({ property, value }) => property !== undefined && value !== '');
  if (!setting?.property || clause.verb !== 'set') return undefined;
  const fresh = [...freshEntries(scene)].filter(({ node }) => node.hidden === undefined);
  const shown = fresh.flatMap(({ node }) => [...wordsOf(readable(node))]);
  const isSaid = contentOf(setting.record).every((word) => isAmong(word, shown));
  const [button, ...others] = fresh.filter(
    ({ node, actionable, evidence: [name] }) =>
      actionable &&
      /^(?:button|link)$/.test(node.role) &&
      node.disabled !== true &&
      name?.words.filter((word) => !isStopWord(word))[0]?.text === 'edit',
  );
  if (!isSaid || !button || others.length > 0) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
    phase: {
      kind: 'property',
      field: tokenize(setting.property),
      value: tokenize(setting.value),
      owner: tokenize(setting.record),
      isTrial: true,
    },
  };
}
