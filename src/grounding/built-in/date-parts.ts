/** A date that a page asks for in three fields: day, month and year under one question. */
import { parseDate } from '../../contract/parse-date.js';
import type { ClauseReading } from './clause.js';
import { valueOf } from './clause.js';
import { lookUp, type Scene } from './look-up.js';
import { stepOn, type Outcome } from './outcome.js';
import { type Entry, isInside } from './page-index.js';
import type { Want } from './candidate.js';

const parts = ['year', 'month', 'day'] as const;

/** Fills the three fields of the group that a reading names, when its value is a date; undefined when there is no such group. */
export function datePartsOutcome(readings: readonly ClauseReading[], scene: Scene): Outcome | undefined {
  for (const { target, value } of readings) {
    const date = target && value ? parseDate(valueOf(value)) : undefined;
    if (!target || !date) continue;
    const found = lookUp(target, wantGroup, scene);
    const [group, ...others] = found.kind === 'found' ? found.entries : [];
    if (found.kind !== 'found' || !group || others.length > 0) continue;
    const numbers = date.split('-').map((part) => String(Number(part)));
    const steps = parts.flatMap((part, at) => {
      const fields = fieldsOf(group, part, scene);
      const [field] = fields;
      return field && fields.length === 1
        ? [stepOn(field, 'fill', { args: [numbers[at] ?? ''], confidence: found.score })]
        : [];
    });
    if (steps.length === parts.length) return { kind: 'steps', steps: steps.toReversed() };
  }
  return undefined;
}

const wantGroup: Want = {
  anything: true,
  fit: (node) => (/^(?:group|radiogroup|region)$/.test(node.role) || node.tag === 'fieldset' ? 1 : 0),
};

function fieldsOf(group: Entry, part: string, scene: Scene): Entry[] {
  return scene.index.actionable.filter(
    (entry) =>
      isInside(entry, group) &&
      /^(?:textbox|spinbutton)$/.test(entry.node.role) &&
      entry.evidence[0]?.words.some((word) => word.stem === part) === true,
  );
}
