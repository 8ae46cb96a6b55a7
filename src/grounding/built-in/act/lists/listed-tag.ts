/** "Filter the articles by the tag electronics", where each article shows its tags and a list beside them all: the list filters, and an article is opened. */
import { type Clause, spell } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, partsOf, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

const CONFIDENCE = 0.84;

/** Nothing but a noun for what is listed may stand in front: "the cards of Ann with the label Urgent" says more. */
const shape =
  /^(?:filter|narrow|show|browse)(?: down| only)?(?: (?:the |all )?\p{L}+)?(?: down)? (?:by|for|with|to|on|under) (?:the )?(?:#?tag|label|category|topic|keyword|hashtag):? ["“'‘]?#?([\p{L}\d][^"”'’]*?)["”'’]?$/iu;

/** The click on the one tag that is part of no row or card, where others of the same name are; undefined for any other clause. */
export function listedTag(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:filter|narrow|show|browse)\b/.test(clause.said)) return undefined;
  const name = shape.exec(clause.text.trim())?.[1];
  if (name === undefined) return undefined;
  const called = [...index.entries, ...partsOf(index)].filter(
    ({ node }) =>
      /^(?:link|button|generic|listitem)$/.test(node.role) &&
      node.hidden === undefined &&
      node.ref !== undefined &&
      fold((node.name || (node.text ?? '')).replace(/^\s*#\s*/u, '')) === fold(name),
  );
  const [only, ...others] = called.filter((entry) => !isOfCard(entry));
  return only && others.length === 0 && called.length > 1
    ? {
        kind: 'steps',
        steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
        explained: spell(clause.readings.flatMap(({ target = [], value = [] }) => [...target, ...value])),
      }
    : undefined;
}

/** It lies in a row or card with more than itself. */
function isOfCard(entry: Entry): boolean {
  const record = recordOf(entry);
  return (
    record !== undefined && record !== entry && fold(readable(record.node)) !== fold(readable(entry.node))
  );
}
