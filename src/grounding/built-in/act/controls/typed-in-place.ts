/** "… and type Rings instead", behind what turned a text into a field: the field over that text takes it, with Enter, and the text says so then. */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { covers } from './cells-named.js';
import { cellPhase, placeOf } from './do-cell.js';

/** Undefined where the last step brought up no field over what it was done to. */
export function typedInPlace(
  { verb, said, readings, at, followed }: Clause,
  scene: Scene,
): Outcome | undefined {
  // What follows takes the text over itself, or leaves the field.
  if (!/^(?:fill|type|set)$/.test(verb) || at !== undefined || followed || !scene.before) return undefined;
  const only = readings.find(({ value, target, was }) => value && !was && (!target || isHere(target)));
  const text = withoutInstead(only?.value ?? []);
  const place = scene.last ?? scene.gone;
  if (said === 'copy' || text.length === 0 || !place) return undefined;
  const before = entryOf(place.node.ref ?? '', scene.before);
  const field = before && editorOver(place, before, scene);
  if (!field) return undefined;
  const phase = {
    kind: 'cell',
    ref: place.node.ref ?? '',
    at: placeOf(before),
    text: valueOf(text),
    stage: 'opened',
  } as const;
  return cellPhase(phase, scene);
}

/** The field with the focus that came up in the place of a text, and holds that; or in a cell that says nothing. */
function editorOver(place: Entry, before: Entry, { index, before: page }: Scene): Entry | undefined {
  const said = fold(readable(before.node) || before.node.name);
  const isCell = /^(?:cell|gridcell)$/.test(before.node.role);
  return index.actionable.find((entry) => {
    const { node } = entry;
    // Some tables leave it to the person to click into the field that takes the place of a cell's text.
    const isOfCell = isCell && isInside(entry, place) && fold(node.value ?? '') === said && said !== '';
    if (
      (node.focused !== true && !isOfCell) ||
      node.readonly === true ||
      !/^(?:textbox|spinbutton|searchbox)$/.test(node.role)
    )
      return false;
    const known = page && node.ref !== undefined ? entryOf(node.ref, page) : undefined;
    const isNew = known === undefined || !fieldRoles.has(known.node.role) || isCell;
    const value = fold(node.value ?? '');
    const isThere = entry === place || isInside(entry, place) || covers(entry, before);
    return isNew && isThere && (value === '' ? isCell : said.includes(value));
  });
}

/** "It", or the text or cell that was clicked. */
function isHere(target: readonly Token[]): boolean {
  const words = target.filter(({ lower }) => !/^(?:the|this|that)$/.test(lower));
  const [first, ...others] = words;
  return (
    first !== undefined &&
    others.length === 0 &&
    (isPronoun(first) || /^(?:text|cell|name)$/.test(first.lower))
  );
}

function withoutInstead(value: readonly Token[]): readonly Token[] {
  const last = value.at(-1);
  const isSpare = value.length > 1 && last?.kind === 'word' && last.lower === 'instead';
  return isSpare ? value.slice(0, -1) : value;
}
