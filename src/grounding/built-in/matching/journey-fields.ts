/** The two fields that ask where a journey begins and where it ends: typed into, a list, or a box that is drawn under its label. */
import { valueOf } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { wordsOf } from '../language/words.js';
import { type FormField } from './form-fields.js';
import { labelBefore } from './label-before.js';
import { type Entry, isInside, type PageIndex, readable } from './page-index.js';
import { formOf } from './relations.js';
import { parseDate } from '../../../contract/parse-date.js';

/** Where it begins, where it ends, and where one stays. */
export type JourneyEnd = 'from' | 'to' | 'at';

/** Words of such a label that say nothing of which end it is. */
const spare =
  /^(?:city|town|airport|station|port|harbou?r|terminal|stop|place|point|location|island|country|your|my|the|of|an?|in|at|enter|choose|select|pick|type|where|are|you|is|field|route|journey|trip|travel|or|start|end)$/;

const starts =
  /^(?:from|origin|departure|start|starting|(?:leaving|departing|flying|travell?ing|going|coming|sailing|starting) from|depart(?: from)?|leave from|leaving|departing|source|start from|pick ?up)$/;
const ends =
  /^(?:to|destination|arrival|end|ending|(?:going|arriving|flying|travell?ing|sailing|heading)(?: to)?|go to|arrive|drop ?off)$/;

/** Which end of a journey a label or a noun speaks of. */
export function endSaid(text: string): JourneyEnd | undefined {
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter((word) => /\p{L}/u.test(word));
  const kept = words.filter((word) => !spare.test(word));
  const said = (kept.length > 0 ? kept : words.filter((word) => /^(?:start|end)$/.test(word))).join(' ');
  return starts.test(said) ? 'from' : ends.test(said) ? 'to' : undefined;
}

function isFor(end: JourneyEnd, text: string): boolean {
  const said = endSaid(text);
  return end === 'at' ? said === 'to' || (said === undefined && stays.test(text)) : said === end;
}

const stays = /\b(?:city|town|location|place|where|area|region)\b/i;

/** The one field for an end of a journey: into which text goes, or which may have the place; undefined where it is none or several. */
export function journeyField(
  end: JourneyEnd,
  place: readonly Token[],
  index: PageIndex,
  hasOption: (options: readonly string[], place: string) => boolean,
): Entry | undefined {
  const typed = index.actionable.filter(
    (entry) =>
      /^(?:textbox|combobox|searchbox|button)$/.test(entry.node.role) &&
      isUsable(entry) &&
      (entry.node.role !== 'button' || entry.node.hasPopup === 'listbox') &&
      !isMoment(entry) &&
      (entry.node.options === undefined || hasOption(entry.node.options, valueOf(place))) &&
      entry.evidence.some(({ trust, text, kind }) => trust >= 0.85 && kind !== 'value' && isFor(end, text)),
  );
  // "Where to?" over both fields names neither, where one is called "From" itself.
  const own = typed.length > 1 ? typed.filter(({ evidence }) => isFor(end, firstEnd(evidence))) : typed;
  const found =
    own.length > 0 ? own : drawnPickers(index).filter((entry) => isFor(end, labelOf(entry, index)));
  return found.length === 1 ? found[0] : undefined;
}

/** The first text of a field that says an end: its own name stands before what lies around it. */
function firstEnd(evidence: Entry['evidence']): string {
  return evidence.find(({ text, kind }) => kind !== 'value' && endSaid(text) !== undefined)?.text ?? '';
}

/** Boxes that can be clicked under a label of their own and show what is chosen: lists and calendars that a page draws itself. */
export function drawnPickers(index: PageIndex): readonly Entry[] {
  const boxes = index.actionable.filter(
    (entry) =>
      /^(?:generic|button)$/.test(entry.node.role) &&
      isUsable(entry) &&
      (entry.node.role === 'button' || entry.node.clickable === true) &&
      readable(entry.node).trim().length <= MOST_SHOWN &&
      labelOf(entry, index) !== '',
  );
  return boxes.filter((box) => !boxes.some((other) => other !== box && isInside(box, other)));
}

/** Most characters of what such a box shows. */
const MOST_SHOWN = 60;

/** The drawn boxes for a day, as fields of a form: they say so, or show one. */
export function drawnDays(index: PageIndex, around: Entry): readonly FormField[] {
  return drawnPickers(index).flatMap((entry): FormField[] => {
    const label = labelOf(entry, index);
    const shown = readable(entry.node).trim();
    const isDay =
      (/\d/.test(shown) && parseDate(shown) !== undefined) ||
      wordsOf(label).some(({ text }) =>
        /^(?:date|day|when|depart|departure|return|outbound|inbound)$/.test(text),
      );
    return isDay && formOf(entry) === formOf(around)
      ? [{ entry, kind: 'date', names: [wordsOf(label)] }]
      : [];
  });
}

function labelOf(entry: Entry, index: PageIndex): string {
  return labelBefore(entry, index) ?? '';
}

function isUsable({ node }: Entry): boolean {
  return (
    node.ref !== undefined &&
    node.disabled !== true &&
    (node.hidden === undefined || node.hidden === 'offscreen')
  );
}

/** "Departure" may be a day. */
function isMoment({ node }: Entry): boolean {
  const shown = node.value ?? '';
  return (
    /^(?:date|time|number|datetime-local|month|week)$/.test(node.inputType ?? '') ||
    (node.classes ?? []).some((name) => /date|calendar/i.test(name)) ||
    (/\d/.test(shown) && parseDate(shown) !== undefined) ||
    /\b(?:dd|mm|yyyy|date|day)\b/i.test(node.placeholder ?? '')
  );
}
