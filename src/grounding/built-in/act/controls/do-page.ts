/** Clauses about the page or about keys: press, scroll, go to, drag, upload. */
import { spell, valueOf, type Clause, type ClauseReading } from '../../language/clause.js';
import { lineMoved } from './arrow-pairs.js';
import { clickClause, goalClause } from './do-click.js';
import { tokenize, type Token } from '../../language/lexer.js';
import {
  placeBeside,
  placeCalled,
  placeInOwnList,
  placeNamed,
  placeShifted,
  placeUnder,
  isDirection,
} from './drop-place.js';
import { shiftOf } from '../../language/amounts.js';
import { lookUp, lookUpAnything, type Scene } from '../../matching/look-up.js';
import { trimTail, withRef } from './do-wait.js';
import { draggedThing } from './dragged-thing.js';
import { dayAsNumber } from './dragged-day.js';
import { drawnKey, wasLeft } from './key-pad.js';
import type { Match, Want } from '../../matching/candidate.js';
import { plain } from '../../matching/describe.js';
import { failed, stepOn, stepOnPage, type Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { onlyScroller } from './only-scroller.js';
import { putInto } from './put.js';
import { wantAnything, wantClick, wantField, wantFile, wantGoal } from '../../matching/wants.js';
import { isOrnament, isStopWord, wordsOf } from '../../language/words.js';

/** "Press Enter", "press Ctrl+A in the editor", "press Delete" where that is a button. */
export function pressClause(clause: Clause, scene: Scene): Outcome {
  const button = clause.readings.find((reading) => reading.target && !reading.value);
  if (button) {
    const found = lookUp(button.target ?? [], wantClick, scene);
    if (found.kind === 'found' && found.exact)
      return clickClause({ ...clause, readings: [button] }, 'click', scene);
    if (found.kind === 'ambiguous' && found.ranked[0]?.exact)
      return failed(found, spell(button.target ?? []));
  }
  const drawn = drawnKey(clause, scene);
  if (drawn) return drawn;
  const reading = clause.readings.find((each) => each.value);
  const key = valueOf(reading?.value ?? []);
  if (!reading?.target) {
    // The field that was used last still has the focus, as it would for a person; one for numbers was left to see that it keeps its value.
    const { last } = scene;
    if (last?.node.ref !== undefined && (last.node.focused === true || wasLeft(last, scene)))
      return { kind: 'steps', steps: [stepOn(last, 'press', { args: [key], confidence: 0.95 })] };
    return { kind: 'steps', steps: [stepOnPage('press', [key])] };
  }
  const field = lookUp(reading.target, wantField, scene);
  const found = field.kind === 'found' ? field : lookUpAnything(reading.target, wantClick, scene);
  if (found.kind !== 'found') return failed(found, spell(reading.target));
  return {
    kind: 'steps',
    steps: [stepOn(found.entries[0] as Entry, 'press', { args: [key], confidence: found.score })],
  };
}

/** "Scroll down", "scroll to the bottom", "scroll to X", "scroll the list to 50%". */
export function scrollClause(clause: Clause, scene: Scene): Outcome {
  const rest = clause.readings[0]?.target ?? [];
  const lower = rest.map((token) => (token.kind === 'quoted' ? '\u0000' : token.lower));
  const text = `${clause.said} ${lower.join(' ')}`;
  const place =
    /\b(?:to|at) (?:the )?(?:very )?(bottom|end|top|start|beginning|middle|center)\b(?! of the (?!page|text|terms|document|content|list|box|area|agreement)[^p])|(\d{1,3}) ?(?:%|percent)|\b(half) ?way\b/.exec(
      text,
    );
  const percent = place ? percentOf(place) : undefined;
  const noise =
    /^(?:to|at|the|very|bottom|end|top|start|beginning|middle|center|down|up|by|of|page|in|inside|within|a|bit|one|screen|until|you|see|is|visible|into|view|halfway|half|way|window|more|further|little|next|previous|chunk|percent|onto|on|and|it|so|that|appears|\d{1,3}%?|%)$/;
  const scroller = rest.filter((token) => token.kind !== 'word' || !noise.test(token.lower));
  if (percent !== undefined) {
    if (scroller.length === 0) return { kind: 'steps', steps: [stepOnPage('scrollTo', [percent])] };
    const found = lookUp(
      scroller,
      { anything: true, fit: (node) => (node.role === 'document' ? 0 : 1) },
      scene,
    );
    const named = found.kind === 'found' ? found.entries[0] : undefined;
    // The title of what scrolls does not scroll itself.
    const only = named && !isTitle(named) ? named : (onlyScroller(scroller, scene, named) ?? named);
    const score = found.kind === 'found' ? found.score : 0.85;
    return only
      ? { kind: 'steps', steps: [stepOn(only, 'scrollTo', { args: [percent], confidence: score })] }
      : failed(found as Exclude<Match, { kind: 'found' }>, spell(scroller));
  }
  // "The bouquets on by one" are slides that are turned.
  if (
    scroller.length > 0 &&
    /\b(?:on|along|back|forwards?|left|right|over) by (?:an?|one|two|three|\d+)\b/.test(text)
  )
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: 'what is moved on by so many is turned by its own buttons: name them',
    };
  const backwards = /\b(?:up|previous)\b/.test(text) && !/\bup to\b/.test(text);
  if (scroller.length === 0 && rest.every((token) => token.kind === 'word')) {
    return { kind: 'steps', steps: [stepOnPage(backwards ? 'previousChunk' : 'nextChunk')] };
  }
  const inside =
    /^(?:down|up|scroll)?\s*(?:down|up)?\s*(?:in|inside|within)\b/.test(lower.join(' ')) ||
    (/^(?:scroll (?:down|up))$/.test(clause.said) && /^(?:in|the|inside|within)$/.test(lower[0] ?? ''));
  const target = rest.filter(
    (token, at) =>
      token.kind !== 'word' ||
      !(at < 4 && /^(?:to|until|the|down|up|in|inside|within|you|see|on)$/.test(token.lower)),
  );
  const trimmed = trimTail(target, /^(?:is|visible|into|view|appears|in|comes|down|up|shown)$/);
  const found = lookUp(
    trimmed,
    {
      ...wantAnything,
      fit: (node, entry) => (node.role === 'document' ? 0 : Math.max(0.85, wantAnything.fit(node, entry))),
    },
    scene,
  );
  if (found.kind !== 'found') return failed(found, spell(trimmed));
  const [entry] = found.entries;
  const method = inside ? (backwards ? 'previousChunk' : 'nextChunk') : 'scrollTo';
  const handle = entry && withRef(entry);
  return handle
    ? { kind: 'steps', steps: [stepOn(handle, method, { confidence: found.score })] }
    : failed({ kind: 'none', ranked: found.ranked }, spell(trimmed));
}

/** What holds a value is set to another one, and put nowhere. */
function holdsValue({ node }: Entry): boolean {
  return /^(?:slider|spinbutton|scrollbar)$/.test(node.role);
}

/** "Drag X onto Y". */
export function dragClause(clause: Clause, scene: Scene): Outcome {
  const named = clause.said === 'move' ? buttonNamed(clause.text, scene) : undefined;
  // "Move Bread up in the queue" drags nothing onto the queue.
  const isPlaced = clause.readings.some(({ destination }) => destination !== undefined);
  const moved = named ?? (isPlaced ? lineMoved(clause, scene) : undefined);
  if (moved) return moved;
  let refused: { found: Exclude<Match, { kind: 'found' }>; tokens: readonly Token[] } | undefined;
  let best: { from: Entry; to: Entry; score: number; side: ClauseReading['side']; title: string } | undefined;
  const shift = clause.said === 'drag' ? shiftOf(clause.text) : undefined;
  if (shift) {
    const from = draggedThing(tokenize(shift.object), scene);
    if (from.kind !== 'found') return failed(from, shift.object);
    const [start] = from.entries;
    const there = start && !holdsValue(start) ? placeShifted(shift.by, start) : undefined;
    if (start && there)
      best = { from: start, to: there.entry, score: from.score, side: there.side, title: clause.text };
  }
  for (const reading of shift ? [] : clause.readings) {
    if (!reading.target || !reading.destination) continue;
    const slid = slideOutcome(reading.target, reading.destination, { clause, scene });
    if (slid) return slid;
    const from = draggedThing(reading.target, scene);
    if (from.kind !== 'found') {
      refused ??= { found: from, tokens: reading.target };
      continue;
    }
    const [start] = from.entries;
    if (start && holdsValue(start)) continue;
    const own = start && placeInOwnList(reading, start, scene.index);
    if (own?.kind === 'there') return { kind: 'done', reason: 'it stands there already' };
    if (own) {
      best = { from: start, to: own.entry, score: from.score, side: own.side, title: clause.text };
      break;
    }
    if (isDirection(reading.destination)) continue;
    const to = lookUp(
      dayAsNumber(reading.destination, scene.index),
      { ...wantDropped, among: (entry) => entry !== start && entry.node.tag !== 'body' },
      scene,
    );
    const place = to.kind === 'found' ? undefined : placeNamed(reading.destination, scene, start);
    if (to.kind !== 'found' && !place) {
      refused ??= { found: to, tokens: reading.destination };
      continue;
    }
    const found = to.kind === 'found' ? to.entries[0] : undefined;
    const under = place?.entry ?? (found && placeUnder(found, scene.index, start));
    const end = placeCalled(reading.destination, scene, start) ?? under;
    const title = place ? valueOf(reading.destination) : (found?.node.text ?? found?.node.name ?? '');
    const score = Math.min(from.score, to.kind === 'found' ? to.score : (place?.score ?? 0));
    if (start && end && (!best || score > best.score + 0.02))
      best = { from: start, to: end, score, side: reading.side, title };
  }
  const from = best && withRef(best.from);
  const beside = best && from && placeBeside(best.to, { side: best.side, from });
  if (beside?.kind === 'there') return { kind: 'done', reason: `it is the ${best?.side} already` };
  if (best && !beside && (best.side === 'first' || best.side === 'last'))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: 'which item is at that end of the list is not clear',
    };
  const to = best && withRef(beside?.entry ?? best.to);
  if (best && from && to && from !== to) {
    const step = stepOn(from, 'dragTo', { confidence: best.score });
    const where = beside ? `directly ${beside.side}` : 'to';
    return {
      kind: 'steps',
      explained: best.title, // What stands over the place says which it is.
      steps: [
        {
          ...step,
          ...(to.node.ref !== undefined && { toRef: to.node.ref }),
          arguments: beside ? [beside.side] : [],
          description: `${step.description} ${where} ${stepOn(to, 'click', { confidence: 0 }).description.replace(/^click /, '')}`,
        },
      ],
    };
  }
  const [plain] = clause.readings;
  if (clause.said === 'move' && plain?.target && !plain.destination) {
    const goal = goalClause({ ...clause, readings: [{ target: tokenize(clause.text) }] }, scene);
    return goal.kind === 'steps' ? goal : clickClause(clause, 'click', { ...scene, among: isMover });
  }
  if (refused) return failed(refused.found, spell(refused.tokens));
  return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say where to' };
}

/** What says which way it moves something: a click on the thing itself moves nothing. */
function isMover({ node }: Entry): boolean {
  const said = wordsOf(node.name).map(({ text }) => text);
  return (
    /^(?:button|link|menuitem)$/.test(node.role) &&
    said.some((word) => /^(?:move|up|down|left|right|top|bottom|first|last|earlier|later)$/.test(word))
  );
}

/** "Move open tasks to the next sprint", where a button says just that. */
function buttonNamed(text: string, scene: Scene): Outcome | undefined {
  const found = lookUp(tokenize(text), wantGoal, scene);
  const [entry] = found.kind === 'found' && found.exact ? found.entries : [];
  return entry && found.kind === 'found'
    ? { kind: 'steps', steps: [stepOn(entry, 'click', { confidence: found.score })], ranked: found.ranked }
    : undefined;
}

/** "Drag the volume slider to 70": a slider is brought to the number. */
function slideOutcome(
  target: readonly Token[],
  destination: readonly Token[],
  { clause, scene }: { clause: Clause; scene: Scene },
): Outcome | undefined {
  const isLevel = /^(?:-?\d+(?:[.,]\d+)?\s*(?:%|\p{L}+)?|(?:its |the )?(?:max|min)(?:imum)?(?: value)?)$/iu;
  if (!isLevel.test(valueOf(destination))) return undefined;
  const found = lookUp(target, wantSlider, scene);
  const [slider] = found.kind === 'found' ? found.entries : [];
  if (found.kind !== 'found' || !slider || found.entries.length > 1) return undefined;
  return putInto(slider, destination, { confidence: found.score, clause, scene });
}

/** "Upload F to X". */
export function uploadClause(clause: Clause, scene: Scene): Outcome {
  const reading = clause.readings[0] as ClauseReading;
  const files = (reading.value ?? []).map((token) => token.text);
  const inputs = scene.index.actionable.filter((entry) => entry.node.inputType === 'file');
  const found = reading.target ? lookUp(reading.target, wantFile, scene) : undefined;
  const chosen = found?.kind === 'found' ? found.entries[0] : undefined;
  // What leads to another page takes no files.
  if (chosen?.node.role === 'link' && /^[^#]/.test(chosen.node.url ?? ''))
    return { kind: 'none', looked: `what takes ${files.join(', ')}`, nearest: [] };
  const vague =
    !reading.target ||
    reading.target.every(
      (token) =>
        token.kind === 'word' &&
        /^(?:the|file|files|input|field|page|form|upload|uploader|a|document|image|photo|picture|attachment|attachments)$/.test(
          token.lower,
        ),
    );
  const [only, ...others] = inputs;
  const entry = chosen ?? (vague && only && others.length === 0 ? only : undefined);
  if (entry && vague && isForPictures(entry) && !files.every((file) => mayBePicture.test(file)))
    return { kind: 'none', looked: `what takes ${files.join(', ')}`, nearest: [] };
  if (entry)
    return {
      kind: 'steps',
      steps: [
        stepOn(entry, 'setInputFiles', {
          args: files,
          confidence: found?.kind === 'found' ? found.score : 0.9,
        }),
      ],
    };
  if (found && found.kind !== 'found' && !vague) return failed(found, spell(reading.target ?? []));
  const button = lookUp(words('upload file'), wantFile, scene);
  if (inputs.length === 0 && button.kind === 'found')
    return {
      kind: 'steps',
      steps: [stepOn(button.entries[0] as Entry, 'setInputFiles', { args: files, confidence: button.score })],
    };
  const choosers = inputs.length > 0 ? inputs : scene.index.actionable.filter(asksForFiles);
  const [chooser] = choosers;
  if (choosers.length > 1)
    return {
      kind: 'ambiguous',
      looked: clause.text,
      candidates: choosers.slice(0, 5).map((each) => ({
        ref: each.node.ref ?? '',
        description: plain(each),
        score: 0.6,
        reason: 'takes files',
      })),
    };
  return chooser && vague
    ? { kind: 'steps', steps: [stepOn(chooser, 'setInputFiles', { args: files, confidence: 0.85 })] }
    : { kind: 'none', looked: clause.text, nearest: [] };
}

/** "Cover image", "Profile photo": it takes no document. */
function isForPictures({ evidence }: Entry): boolean {
  const said = evidence.flatMap(({ kind, words }) => (kind === 'type' ? [] : words.map(({ stem }) => stem)));
  return (
    said.some((stem) => /^(?:image|photo|picture|avatar|logo|thumbnail|banner|portrait)$/.test(stem)) &&
    !said.some((stem) => /^(?:file|document|attachment|pdf)$/.test(stem))
  );
}

/** By its ending, or without one that says what it is. */
const mayBePicture = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?|heic|ico)$|(?:^|\/)[^./]+$|%/i;

/** "Attach a file", "Browse …", "Click or drag files here to upload": a button that says nothing but that it takes files. */
function asksForFiles({ node, evidence: [name], actionable }: Entry): boolean {
  if (!actionable || !/^(?:button|link|generic)$/.test(node.role) || node.disabled === true) return false;
  const words = (name?.words ?? []).filter((word) => !isStopWord(word) && !isOrnament(word));
  const taking = /^(?:upload|attach|browse|choose|select|pick|add|drag|drop|import)$/;
  const filing = /^(?:file|attachment|document|image|photo|picture|computer|device|area|here|click|tap)$/;
  return (
    words.some((word) => /^(?:upload|attach|browse)$/.test(word.text) || filing.test(word.stem)) &&
    words.some((word) => /^(?:upload|attach|browse|choose|select|pick)$/.test(word.text)) &&
    words.every((word) => taking.test(word.text) || filing.test(word.stem))
  );
}

/** "Go to https://…". */
export function gotoClause(clause: Clause): Outcome {
  const address = valueOf(
    (clause.readings[0]?.value ?? []).filter((token) => !/^(?:the|url|page|at)$/.test(token.lower)),
  );
  if (address === '') return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say where to' };
  return {
    kind: 'steps',
    steps: [stepOnPage('goto', [/^www\./i.test(address) ? `https://${address}` : address])],
  };
}

/** A slider, also one that is known only by what is written beside it. */
export const wantSlider: Want = {
  fit: (node, entry) => (entry.actionable && node.role === 'slider' ? 1 : 0),
  nameless: 'unnamed',
};

const wantDropped: Want = {
  anything: true,
  fit: (node, entry) => {
    if (node.role === 'document') return 0;
    if ((node.classes ?? []).some((name) => /drop|target/i.test(name)) || /drop|target/i.test(node.id ?? ''))
      return 1;
    // The list that a heading titles comes before the heading.
    if (/^(?:text|heading)$/.test(node.role)) return 0.82;
    return entry.actionable || entry.record ? 0.95 : 0.92;
  },
};

function percentOf(place: RegExpExecArray): string {
  if (place[2] !== undefined) return `${Math.min(100, Number(place[2]))}%`;
  if (place[3] !== undefined || place[1] === 'middle' || place[1] === 'center') return '50%';
  return place[1] === 'bottom' || place[1] === 'end' ? '100%' : '0%';
}

function words(text: string): Token[] {
  return text
    .split(' ')
    .map((each) => ({ kind: 'word', text: each, lower: each, start: 0, end: each.length }));
}

function isTitle({ node }: Entry): boolean {
  return node.role === 'heading' && node.scrolls !== true;
}
