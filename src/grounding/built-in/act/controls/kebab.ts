/** "Open the three-dots menu on the card": the one sign for more that the page has, or the one thing to click that has no name at all. */
import { type Clause, spell } from '../../language/clause.js';
import { hasNoName } from '../../matching/containers.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

const CONFIDENCE = 0.8;

const dots =
  /^(?:the |its |her |his |their )?(?:(?:three|3)[ -]dots?|kebab|ellipsis|overflow|⋯|⋮|…|\.\.\.)(?: (?:menu|button|icon|sign))?(?: (?:on|of|in|at|for) (?:the |this )?(?:card|page|profile|top(?: right)?(?: corner)?|header|toolbar|corner|panel|box))?$/iu;

/** The click on it; undefined where there is none, or more than one. */
export function kebab(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:open|click|expand)$/.test(clause.verb)) return undefined;
  const said = spell(clause.readings.findLast(({ target }) => target)?.target ?? []);
  if (!dots.test(said)) return undefined;
  const controls = index.actionable.filter(
    ({ node }) => /^(?:button|link|generic|img|image)$/.test(node.role) && node.hidden === undefined,
  );
  const signs = controls.filter(isSign);
  const [only, ...others] = signs.length > 0 ? signs : controls.filter(isNameless);
  return only && others.length === 0 && only.node.disabled !== true
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: said }
    : undefined;
}

const forMore =
  /^(?:[⋯⋮…•.]{1,3}|more(?: (?:options|actions))?|options|actions|(?:open )?menu|(?:three|3)[ -]dots|kebab|ellipsis|overflow)$/u;

function isSign({ node, evidence }: Entry): boolean {
  return (
    forMore.test(fold(node.name || readable(node))) ||
    evidence.some(
      ({ kind, text }) =>
        kind === 'class' && /\b(?:kebab|ellipsis|three-?dots|dots|more|overflow)\b/i.test(text),
    )
  );
}

/** A small picture that no word is known for: no class says what it shows. */
function isNameless(entry: Entry): boolean {
  const { node } = entry;
  const isSmall = (node.box?.width ?? 0) <= MAX_SIZE && (node.box?.height ?? 0) <= MAX_SIZE;
  const isOther = entry.evidence.some(({ words }) =>
    words.some(
      ({ text }) => /^\p{L}{3,}$/u.test(text) && !/^(?:icon|svg|btn|button|img|menu|link)$/.test(text),
    ),
  );
  return hasNoName(entry) && isSmall && !isOther && node.children.length === 0;
}

/** Largest side of a sign, in CSS pixels. */
const MAX_SIZE = 48;
