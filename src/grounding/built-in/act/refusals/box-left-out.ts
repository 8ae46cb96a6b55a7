/**
 * "Post the answer "…" without my name", beside the box "Post without my name", "find direct flights", beside the box "Direct only": what a box says
 * in the words of the sentence is done by ticking it, and not by leaving it as it is.
 */
import type { Clause } from '../../language/clause.js';
import { contentOf, fold, isAmong, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

const tail = /\b(?:without|with no|with|as|in)(?: \S+){1,5}$/iu;

/** Words of a box that say what ticking it does to the list. */
const limiting = /^(?:only|just|show|include|including)$/;

/** What the sentence says and an unticked box that is left alone says as well. */
export function boxLeftOut(
  { verb, said: deed, text }: Clause,
  { targets, given, index, isHalf }: Act,
): string | undefined {
  if (!/^(?:goal|submit|search)$/.test(verb) || isHalf) return undefined;
  const bare = text.replace(/["“][^"”]*["”]/g, '').trim();
  const end = tail.exec(bare)?.[0];
  const boxes = index.actionable.filter(
    (entry) =>
      /^(?:checkbox|switch|radio)$/.test(entry.node.role) &&
      entry.node.checked === false &&
      !targets.includes(entry),
  );
  if (end !== undefined && boxes.some(({ node }) => ` ${fold(node.name)}`.endsWith(` ${fold(end)}`)))
    return end;
  // What is made or ordered may have ticked its boxes on the way here.
  if (deed !== 'search') return undefined;
  const said = contentOf(bare);
  const isLeft = ({ node }: Entry): boolean => {
    const own = contentOf(node.name).filter((word) => !limiting.test(word.text));
    const isOpen = own.some((word) => !isAmong(word, given) && !targets.some((target) => says(target, word)));
    return own.length > 0 && isOpen && own.every((word) => isAmong(word, said));
  };
  return boxes.find((entry) => entry.node.role !== 'radio' && recordOf(entry) === undefined && isLeft(entry))
    ?.node.name;
}

/** The same when a form that was filled in part by part is sent off: the one box that was left out is ticked first. What stands in its fields was given. */
export function sentWithout(clause: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const sent = /^send off: (.+)$/s.exec(clause.text)?.[1];
  const ref = outcome.kind === 'steps' ? outcome.steps[0]?.ref : undefined;
  const button = ref === undefined ? undefined : entryOf(ref, index);
  if (sent === undefined || !button || clause.verb !== 'submit' || clause.said !== 'search') return outcome;
  const given = index.actionable.flatMap(({ node }) => [...wordsOf(node.value ?? '')]);
  const act: Act = { targets: [button], given, literals: [], isHalf: false, last: undefined, index };
  const left = boxLeftOut({ ...clause, text: sent }, act);
  if (left === undefined) return outcome;
  const [box, ...others] = index.actionable.filter(
    ({ node }) => node.name === left && /^(?:checkbox|switch)$/.test(node.role),
  );
  if (box?.node.ref === undefined || others.length > 0 || negated.test(sent))
    return { kind: 'none', looked: `what ticks "${left}" for "${sent}"`, nearest: [] };
  const tick: Clause = {
    verb: 'check',
    said: 'tick',
    readings: [{}],
    text: `tick "${left}"`,
    at: box.node.ref,
  };
  return { kind: 'instead', clauses: [tick, { ...clause, text: sent }] };
}

const negated = /\b(?:without|no|not|never|except|but|unless|if|or)\b|n['’]t\b/i;
