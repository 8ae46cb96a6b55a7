/**
 * "Unfold the question about shipping abroad", "open the answer on refunds": of what can be opened the one whose title says what it is about, in
 * whatever words stand around that.
 */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

const about =
  /^(?:the )?(?:question|answer|faq|section|panel|topic|entry|item|chapter|part|accordion|details)s? (?:about|on|regarding|concerning|of|that (?:asks|is) (?:about|whether)|dealing with|asking about) (?<topic>.+)$/iu;

/** Opens or closes it; undefined where no title says all of it, or several do. */
export function aboutQuestion({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:expand|collapse|open)$/.test(verb)) return undefined;
  const target = readings[0]?.target ?? [];
  const topic = about.exec(spell(target))?.groups?.topic;
  const words = topic === undefined ? [] : contentOf(topic);
  if (words.length === 0) return undefined;
  const fitting = index.actionable.filter(
    (entry) =>
      isTitle(entry) &&
      words.every((word) =>
        entry.evidence[0]?.words.some(
          (shown) => wordLikeness(word, shown) >= LIKE || isForm(word.text, shown.text),
        ),
      ),
  );
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return undefined;
  const isOpen = only.node.expanded;
  const wanted = verb !== 'collapse';
  const done: Outcome =
    isOpen === wanted
      ? { kind: 'done', reason: `it is ${wanted ? 'open' : 'closed'} already`, entries: [only] }
      : {
          kind: 'steps',
          steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
          phase:
            isOpen === undefined && isAsking(only)
              ? { kind: 'plain row', shown: only.node.name.slice(0, 60) }
              : { kind: 'expand', ref: only.node.ref ?? '', wanted, tried: ['click'] },
        };
  return explaining(done, spell(target));
}

const LIKE = 0.85;

/** "Shipping" is what "ship" asks about. */
function isForm(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return (
    short.length >= 4 &&
    long.startsWith(short) &&
    /^(?:p|t|n|m)?(?:ing|ment|s|ed|er)$/.test(long.slice(short.length))
  );
}

/** What opens and closes, and is no item of a menu or list. */
function isTitle(entry: Entry): boolean {
  const { node, parent } = entry;
  if (node.hidden !== undefined || node.hasPopup !== undefined) return false;
  return (
    node.tag === 'summary' ||
    node.role === 'heading' ||
    parent?.node.role === 'heading' ||
    (node.expanded !== undefined && /^(?:button|generic|link)$/.test(node.role)) ||
    isAsking(entry) ||
    (parent?.node.role === 'group' && parent.node.children[0] === node)
  );
}

/** A button that is called by a question, as those in a list of them are. */
function isAsking({ node }: Entry): boolean {
  return /^(?:button|link)$/.test(node.role) && /\S \S.*\?$/.test(node.name.trim());
}
