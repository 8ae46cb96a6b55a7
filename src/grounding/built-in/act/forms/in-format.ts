/**
 * "Export as CSV", "download the report as PDF", where one button exports and asks for the format: in a menu the item that says it, in a form the
 * choice of it and the button that exports.
 */
import type { Clause } from '../../language/clause.js';
import { contentOf, fold, isAmong, wordsOf } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, readable } from '../../matching/page-index.js';
import { optionsPhase } from './with-options.js';

const CONFIDENCE = 0.84;

const formats =
  'csv|pdf|excel|xlsx?|json|xml|png|jpe?g|svg|docx?|word|html|markdown|txt|text|zip|ods|tsv|webp|mp3|mp4|ical|ics|vcard|ya?ml|ris|bibtex|gpx|kml|geojson|epub|rtf|latex|sql|gif|webm|mov|avi|stl|dxf|midi?|srt|vtt|log';
const said = new RegExp(
  `^(?<verb>export|download|save)(?<what>(?: [\\p{L}\\d'’-]+){0,6}?) (?:as|to|in)(?: an?| the)? (?<format>${formats})(?: file| format| document)?[.!]?$`,
  'iu',
);

/** Words of what is exported that name nothing of its own. */
const plain =
  /^(?:data|report|file|list|table|result|results|page|document|everything|all|current|whole|entire|view|content|contents)$/;

/** The click that asks for the format; undefined where not just one button exports what is said. */
export function inFormat(clause: Clause, { index }: Scene): Outcome | undefined {
  const { verb = '', what = '', format = '' } = said.exec(clause.text.trim())?.groups ?? {};
  if (format === '' || clause.readings.some(({ target = [] }) => target.some(({ kind }) => kind !== 'word')))
    return undefined;
  const buttons = index.actionable.filter(
    (entry) =>
      /^(?:button|link|generic|combobox|menuitem)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      entry.node.options === undefined &&
      opens.test(nameOf(entry)),
  );
  const outer = buttons.filter(
    (entry) => !buttons.some((other) => other !== entry && isInside(entry, other)),
  );
  const own = outer.filter((entry) => fold(nameOf(entry)).startsWith(verb.toLowerCase()));
  const [button, ...others] = own.length > 0 ? own : outer;
  if (!button || others.length > 0) return undefined;
  const titles = index.entries
    .filter(
      ({ node }) =>
        /^(?:heading|caption)$/.test(node.role) || (node.role === 'tab' && node.selected === true),
    )
    .map(({ node }) => readable(node) || node.name);
  const shown = [nameOf(button), ...titles].flatMap((text) => wordsOf(text));
  const isOfIt = contentOf(what).every((word) => plain.test(word.text) || isAmong(word, shown));
  // Another format in its name is all that it exports.
  const isOther = new RegExp(`\\b(?:${formats})\\b`, 'iu').test(nameOf(button));
  if (!isOfIt || isOther) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
    phase: { kind: 'options', wanted: [format], isFormat: true },
  };
}

const opens =
  /^[^\p{L}]*(?:export|download|save as(?! (?:an? )?(?:draft|template|copy|new|default|preset|view)\b))(?: (?:the |all )?[\p{L}]+){0,2}[^\p{L}]*$/iu;

function nameOf({ node, evidence: [name] }: Entry): string {
  return (node.name || (name?.text ?? '') || readable(node)).trim();
}

/** The item of the menu, or the choice in the form that came up; for any other options undefined. */
export function formatPhase(
  phase: Extract<Phase, { kind: 'options' }>,
  scene: Scene,
  clause: Clause,
): Outcome | undefined {
  const [format = ''] = phase.wanted;
  if (phase.isFormat !== true) return undefined;
  const fresh = freshEntries(scene);
  const items = scene.index.actionable.filter(
    (entry) =>
      fresh.has(entry) &&
      /^(?:menuitem|menuitemradio|link|button|listitem|generic|option)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      isFor(format, nameOf(entry)),
  );
  const isForm = [...fresh].some(
    ({ node }) => /^(?:radio|combobox|checkbox|textbox)$/.test(node.role) && node.hidden === undefined,
  );
  const inner = items.filter((entry) => !items.some((other) => other !== entry && isInside(other, entry)));
  const [item, ...others] = inner;
  if (!isForm && item && others.length === 0)
    return {
      kind: 'steps',
      steps: [stepOn(item, 'click', { confidence: CONFIDENCE })],
      explained: clause.text,
    };
  return optionsPhase(phase, scene, clause);
}

/** "Export as CSV", "CSV (.csv)", "Comma separated (CSV)": of its words only one is a format, or the same twice. */
function isFor(format: string, name: string): boolean {
  const found = [...name.matchAll(new RegExp(`\\b(?:${formats})\\b`, 'giu'))].map(([text]) => alike(text));
  return found.length > 0 && found.every((each) => each === alike(format));
}

function alike(format: string): string {
  const text = format.toLowerCase();
  if (/^(?:xlsx?|excel)$/.test(text)) return 'excel';
  if (/^jpe?g$/.test(text)) return 'jpeg';
  if (/^(?:docx?|word)$/.test(text)) return 'word';
  return text;
}
