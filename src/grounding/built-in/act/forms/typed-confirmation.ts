/** "… and confirm by typing DELETE": the word goes into the one field of the question, and the button that is no way out is clicked. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { quotedToken } from '../../language/token-runs.js';
import { titleOf } from '../../matching/record-title.js';
import { formFields } from '../../matching/form-fields.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { dialogOf, recordOf } from '../../matching/relations.js';

/** Field and button of the question that came up; undefined where it does not ask for one text, or can be answered in two ways. */
export function typedConfirmation(clause: Clause, scene: Scene): Outcome | undefined {
  const last = wordOf(clause) ?? nameOf(clause, scene);
  if (!last) return undefined;
  const fresh = freshEntries(scene);
  const fields = formFields(scene.index.actionable).filter(
    ({ kind, entry }) => kind === 'text' && (fresh.has(entry) || dialogOf(entry) !== undefined),
  );
  const [field, ...others] = fields;
  const button = field && others.length === 0 ? onlyWay(field.entry, scene) : undefined;
  if (!field || !button) return undefined;
  return {
    kind: 'instead',
    clauses: [
      {
        verb: 'set',
        said: 'type',
        readings: [{ value: [last] }],
        text: clause.text,
        at: field.entry.node.ref ?? '',
      },
      { verb: 'submit', said: 'confirm', readings: [{}], text: clause.text, at: button.node.ref ?? '' },
    ],
  };
}

/** The word that is typed: "confirm by typing DELETE", "confirm with DELETE", "type DELETE to confirm". */
function wordOf({ verb, said, readings, text }: Clause): Token | undefined {
  if (verb === 'fill' && /^(?:type|enter|write)/.test(said)) {
    const [, , behind] =
      /^(?:by )?(?:type|typing|enter|entering|write|writing)(?: in)? (?:the word )?(\S+) to confirm( (?:it|this|that))?$/i.exec(
        text,
      ) ?? [];
    const isWhole = behind !== undefined || / to confirm$/i.test(text);
    const value = isWhole ? readings.find((reading) => reading.value?.length === 1)?.value : undefined;
    return value?.[0];
  }
  const target = readings[0]?.target ?? [];
  const last = target.at(-1);
  if (verb !== 'goal' || said !== 'confirm' || !last) return undefined;
  const [, way, value] =
    /^confirm (?:it |this |that )?(?:by|with) (typing |entering |writing )?(?:the word |in )?(.+)$/i.exec(
      spell(target),
    ) ?? [];
  // Without a verb for it, what is typed is a word as such.
  const isTyped = way !== undefined || last.kind === 'quoted' || /^\p{Lu}{2,}$/u.test(last.text);
  return isTyped && value !== undefined && spell([last]) === value ? last : undefined;
}

/** "Confirming with its name", "by typing its name": what the record of the click before is called, as the page writes it. */
function nameOf({ verb, said, text }: Clause, { before, last }: Scene): Token | undefined {
  const record =
    verb === 'goal' && said === 'confirm' && itsName.test(text) && last ? recordOf(last) : undefined;
  const name = record && before && titleOf(record, before);
  return name === undefined ? undefined : quotedToken(name);
}

const itsName =
  /^confirm(?:ing)?(?: (?:it|this|that))? (?:by|with)(?: (?:typing|entering|writing|filling)(?: in| out)?)? (?:its|the|their)(?: (?:full|exact|own))? (?:name|title)[.!]?$/i;

/** The one button around a field that is no way out. */
function onlyWay(field: Entry, { index }: Scene): Entry | undefined {
  const buttons = index.actionable.filter(
    ({ node }) => node.role === 'button' && node.ref !== undefined && node.hidden === undefined,
  );
  for (const place of ancestorsOf(field)) {
    const inside = buttons.filter((entry) => isInside(entry, place));
    if (inside.length === 0) continue;
    const [only, ...others] = inside.filter(
      ({ evidence }) =>
        !evidence.some(
          ({ words, trust }) =>
            trust >= 0.9 &&
            words.some(({ meaning }) => /^(?:cancel|close|previous|keep|abort|no|never)$/.test(meaning)),
        ),
    );
    return others.length === 0 ? only : undefined;
  }
  return undefined;
}
