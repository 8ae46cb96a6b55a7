/**
 * "Change the heading to "Meet the crew"", "double-click the phone number": a text of the page that is edited where it stands, known by what
 * it is (its heading, or the label in front of it). Without a word it is edited only where the page says by which click that is done.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { contentOf, fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { isTypedText } from '../../matching/entered-title.js';
import { labelled } from '../../matching/labelled-values.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, type PageIndex, partsOf, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

/** What a page says of how its texts are changed. */
const hint =
  /^(?<way>double[- ]?click|click|tap)(?:ing)?(?: on)? .{0,40}\b(?:to|for) (?:change|edit|rename|editing|renaming|changing)\b/iu;

/** The click that begins it, after which the text is typed; undefined where no one text is meant, or the page says of no such click. */
export function editedText(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb !== 'set' || /^(?:increase|decrease|raise|lower)$/.test(clause.said)) return undefined;
  const way = wayToEdit(index);
  const said = clause.readings.find(({ target, value }) => target && value && value.length > 0);
  const place = way && said?.target && textCalled(spell(said.target), index);
  if (!way || !place || !said?.value || said.value.some(({ kind }) => kind === 'variable')) return undefined;
  const text = valueOf(said.value).trim();
  const { box } = place.node;
  return {
    kind: 'steps',
    steps: [stepOn(place, way, { confidence: CONFIDENCE })],
    phase: { kind: 'cell', ref: place.node.ref ?? '', at: [box?.x ?? 0, box?.y ?? 0], text, stage: 'opened' },
    explained: clause.text,
  };
}

/** "Rename Baby blanket to Cot blanket", "change the title of it": the one text of the page that says so and is edited by typing into it. */
export function titleTyped(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = clause.readings.find(({ target, value }) => target && value && value.length > 0);
  if (clause.verb !== 'set' || !said?.target || !said.value || said.was) return undefined;
  if ([...said.target, ...said.value].some(({ kind }) => kind === 'variable')) return undefined;
  const whole = valueOf(said.target).trim();
  const name = fold(whole.replace(ofTitle, '').replace(/^(?:the|my|our) /i, ''));
  const isTitle = clause.said === 'rename' || ofTitle.test(whole);
  const [field, ...others] = index.actionable.filter(
    ({ node }) =>
      isTypedText(node) &&
      node.readonly !== true &&
      node.hidden === undefined &&
      fold(node.value ?? '') === name,
  );
  if (!isTitle || name === '' || !field || others.length > 0) return undefined;
  const text = valueOf(said.value).trim();
  return {
    kind: 'steps',
    steps: [stepOn(field, 'fill', { args: [text], confidence: CONFIDENCE })],
    phase: { kind: 'edit', ref: field.node.ref ?? '', text },
    explained: clause.text,
  };
}

const ofTitle = /^(?:the )?(?:name|title|heading|headline|caption)(?: of)? /i;

/** "Double-click the phone number": the text behind that label. */
export function valueClicked(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:dblclick|rightClick)$/.test(clause.verb)) return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  // What stands in quotes is a text itself, and not the one behind it.
  if (target.some(({ kind }) => kind === 'quoted')) return undefined;
  const place = textCalled(spell(target), index);
  return (
    place && {
      kind: 'steps',
      steps: [stepOn(place, clause.verb as 'dblclick' | 'rightClick', { confidence: CONFIDENCE })],
      explained: clause.text,
    }
  );
}

function wayToEdit(index: PageIndex): 'click' | 'dblclick' | undefined {
  const ways = index.entries.flatMap(({ node }) => {
    const said = [node.text, node.role === 'text' ? node.name : undefined].find(
      (each) => each && hint.test(each),
    );
    return said ? [hint.exec(said)?.groups?.way ?? ''] : [];
  });
  const [way] = ways;
  return way === undefined ? undefined : /^double/i.test(way) ? 'dblclick' : 'click';
}

/** The one heading of the page, or the text behind the one label that is called so. */
function textCalled(said: string, index: PageIndex): Entry | undefined {
  if (/^(?:the |this |my )?(?:main |page )?(?:heading|headline|title)(?: of the page)?$/i.test(said))
    return heading(index);
  const asked = contentOf(said);
  const names = (shown: readonly Word[]): boolean =>
    shown.length > 0 &&
    shown.every((word) => asked.some((each) => wordLikeness(each, word) >= 0.9)) &&
    asked.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9) || isGeneric(word));
  const found = labelled(index).filter(({ label }) => names(wordsOf(label)));
  const [pair, ...others] = found;
  if (!pair || others.length > 0) return undefined;
  const isText = ({ node }: Entry): boolean =>
    fold(node.role === 'text' ? node.name : readable(node)) === fold(pair.text);
  const [place, ...more] = [
    ...partsOf(index).filter(({ parent }) => parent === pair.entry),
    ...index.entries.filter(({ parent }) => parent === pair.entry),
  ].filter((entry) => entry.node.ref !== undefined && isText(entry));
  return place && more.length === 0 && isPlain(place) ? place : undefined;
}

/** A click on it leads nowhere else. */
function isPlain({ node }: Entry): boolean {
  return (
    /^(?:heading|text|generic|paragraph|definition|cell|listitem|term)$/.test(node.role) &&
    node.children.every(({ role }) => role === 'text')
  );
}

/** "The phone number", where the label is "Phone". */
function isGeneric({ text }: Word): boolean {
  return /^(?:number|address|value|text|name|line|field)$/.test(text);
}

function heading({ entries }: PageIndex): Entry | undefined {
  const all = entries.filter(({ node }) => node.role === 'heading' && node.hidden === undefined);
  const first = Math.min(...all.map(({ node }) => node.level ?? 2));
  const [only, ...others] = all.filter(({ node }) => (node.level ?? 2) === first);
  return only && others.length === 0 && only.node.ref !== undefined && isPlain(only) ? only : undefined;
}
