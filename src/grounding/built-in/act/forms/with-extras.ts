/** "Select Large with extra cheese and olives", "choose express delivery with gift wrap": a choice, and the boxes for what goes with it. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { contentOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** Most levels between a choice and the boxes that go with it. */
const MAX_LEVELS = 6;

/** The choice and a clause for each box; undefined where one of them is no box beside the choice. */
export function withExtras(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const at = target.findIndex(({ kind, lower }, place) => place > 0 && kind === 'word' && lower === 'with');
  if (!/^(?:select|check)$/.test(clause.verb) || at < 1) return undefined;
  const head: Clause = {
    ...clause,
    readings: [{ target: target.slice(0, at) }],
    text: spell(target.slice(0, at)),
  };
  const boxes = splitList(target.slice(at + 1)).map((part) => boxFor(part, scene));
  const outcome = ground(head, scene);
  const chosen =
    outcome.kind === 'steps' && outcome.steps.length === 1 && !outcome.phase
      ? entryOf(outcome.steps[0]?.ref ?? '', scene.index)
      : outcome.kind === 'done'
        ? outcome.entries?.[0]
        : undefined;
  if (!chosen || !/^(?:radio|combobox|option|button|generic)$/.test(chosen.node.role)) return undefined;
  const around = [...ancestorsOf(chosen)].slice(0, MAX_LEVELS);
  // What is drawn alike under another title is chosen besides, and not instead.
  const title = titleOver(chosen, scene);
  const isBeside = (box: Entry | undefined): box is Entry =>
    box !== undefined &&
    (box.node.role === 'checkbox'
      ? around.some((each) => each.node.role !== 'document' && isInside(box, each))
      : title !== undefined && ![undefined, title].includes(titleOver(box, scene)));
  if (boxes.length === 0 || !boxes.every(isBeside)) return undefined;
  const ticks = boxes.map((box): Clause => ({
    verb: box.node.role === 'checkbox' ? 'check' : 'click',
    said: 'tick',
    readings: [{}],
    text: `tick ${readable(box.node) || box.node.name}`,
    ...(box.node.ref !== undefined && { at: box.node.ref }),
  }));
  return { kind: 'instead', clauses: [head, ...ticks] };
}

/** The heading that stands last in front of it. */
function titleOver({ order }: Entry, { index }: Scene): Entry | undefined {
  return index.entries.findLast((entry) => entry.node.role === 'heading' && entry.order < order);
}

/** The one box that is called so; what it costs, and that it adds it, is no part of its name. */
function boxFor(part: readonly Token[], { index }: Scene): Entry | undefined {
  const asked = contentOf(spell(part));
  const [only, ...others] = index.actionable.filter(({ node }) => {
    const shown = contentOf(
      (node.name || (node.text ?? ''))
        .replace(/\s*\(?[+−-]?\s*[€$£]\s*\d.*$/u, '')
        .replace(/^(?:add|include|with) (?=\p{L})/iu, ''),
    );
    return (
      (node.role === 'checkbox' || (node.role === 'generic' && node.clickable === true)) &&
      node.hidden === undefined &&
      shown.length === asked.length &&
      asked.every(({ stem }, place) => stem === shown[place]?.stem)
    );
  });
  return only && others.length === 0 && recordOf(only)?.node.role !== 'row' ? only : undefined;
}
