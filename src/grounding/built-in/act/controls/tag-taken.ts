/** What makes a tag of a typed text: the suggestion that is just that, or Enter; and whether the page has taken it. */
import { freshBeside } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';

type Tag = Extract<Phase, { kind: 'tag' }>;

const CONFIDENCE = 0.85;

/** What names a field for any tags, also where it proposes some. */
export const making = /tags?-?input/i;

/** The click on what is suggested just so; without any suggestion Enter. Where only others are suggested, Enter would take one of them. */
export function takenOver({ ref, text }: Tag, scene: Scene): Outcome {
  const field = entryOf(ref, scene.index);
  const looked = `"${text}" among what is suggested for it`;
  if (!field) return { kind: 'none', looked, nearest: [] };
  const phase: Phase = { kind: 'tag', ref, text };
  const suggested = suggestionsOn({ ...scene, last: field });
  const [only, ...others] = suggested.filter(
    ({ entry }) => fold(readable(entry.node) || entry.node.name) === fold(text),
  );
  if (only && others.length === 0)
    return { kind: 'steps', steps: [stepOn(only.entry, 'click', { confidence: CONFIDENCE })], phase };
  const isFree = suggested.length === 0 || suggested.some(({ isNew }) => isNew) || makesAny(field);
  if (others.length > 0 || !isFree) return { kind: 'none', looked, nearest: [] };
  return {
    kind: 'steps',
    steps: [stepOn(field, 'press', { args: ['Enter'], confidence: CONFIDENCE })],
    phase,
  };
}

/** The innermost of what came up beside the field and can be chosen; `isNew` for what makes the tag. */
function suggestionsOn(scene: Scene): { entry: Entry; isNew: boolean }[] {
  const fresh = [...freshBeside(scene)].filter(
    ({ node, actionable }) =>
      node.ref !== undefined &&
      node.hidden === undefined &&
      (/^(?:option|menuitem)$/.test(node.role) ||
        (actionable && /^(?:listitem|button|link|generic)$/.test(node.role))) &&
      /[\p{L}\d]/u.test(readable(node) || node.name) &&
      !/^(?:clear|remove|delete|add|close)\b.{0,12}$/i.test(node.name),
  );
  return fresh
    .filter((entry) => !fresh.some((inner) => inner !== entry && isInside(inner, entry)))
    .map((entry) => ({
      entry,
      isNew: /^(?:add|create|new|use)\b/i.test(readable(entry.node) || entry.node.name),
    }));
}

/** What a field lies in calls it one for any tags, or it says itself that Enter makes one of what is typed. */
function makesAny(field: Entry): boolean {
  return [field, ...[...ancestorsOf(field)].slice(0, 3)].some(({ node }) =>
    [node.tag ?? '', node.id ?? '', ...(node.classes ?? [])].some((name) => making.test(name)),
  );
}

/** The field has let go of the text, and the page says it once more. */
export function isWrittenAnew({ node }: Entry, wanted: string, { before, index }: Scene): boolean {
  if (!before || (node.value ?? '') !== '' || wanted === '') return false;
  const timesOn = (page: PageIndex): number =>
    page.entries
      .filter((entry) => entry.node.children.length === 0 && !fieldRoles.has(entry.node.role))
      .flatMap((entry) =>
        fold(entry.node.text ?? entry.node.name)
          .split(wanted)
          .slice(1),
      ).length;
  return timesOn(index) > timesOn(before);
}
