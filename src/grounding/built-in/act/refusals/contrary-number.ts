/** "Increase the volume to 35", where it stands at 80: what is said of the way does not fit what the page shows. */
import { type Clause, valueOf } from '../../language/clause.js';
import { contrary } from '../controls/do-stepper.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb, where a number would go the other way. */
export function contraryNumber({ said, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  const isContrary = contrary[said];
  if (!isContrary || !target || others.length > 0) return undefined;
  if (!/^(?:slider|spinbutton|textbox)$/.test(target.node.role)) return undefined;
  const shown = figureOf(target.node.value ?? '');
  return readings.some(({ value }) => value && isContrary(figureOf(valueOf(value)), shown))
    ? said
    : undefined;
}

/** "Print on one side" is not the box "Print on both sides". */
export function bothForOne({ verb, text }: Clause, { targets }: Act): string | undefined {
  const one = /\b(?:one|a single|only one) (?<noun>\p{L}{3,})\b/iu.exec(text)?.groups?.['noun'];
  if (one === undefined || verb === 'uncheck') return undefined;
  const both = new RegExp(`\\b(?:both|two|double) ${one}`, 'iu');
  return !both.test(text) && targets.some(({ node }) => both.test(node.name)) ? `one ${one}` : undefined;
}

/** "80", "80 %", "4.5 m"; no number for anything else. */
function figureOf(text: string): number {
  const figure = /^[-−+]?\d+(?:\.\d+)?(?=$|[\s%°\p{L}])/u.exec(text.trim())?.[0];
  return figure === undefined ? Number.NaN : Number(figure.replace('−', '-'));
}
