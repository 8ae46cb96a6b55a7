/**
 * "Pause the music", "skip to the next track", "seek to 1:30", "turn on shuffle": the buttons and the line of the one player on the page, which are
 * called by a word or two and say nothing of what is played.
 */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

/** What is played. */
const played =
  '(?:the |this |my |current )*(?:music|songs?|tracks?|tunes?|videos?|films?|movies?|clips?|audio|sound|playback|player|podcasts?|episodes?|radio|(?:live ?)?stream|broadcast)';
const turned = '(?:turn|switch)';

/** What is said, and the names of the button that does it. */
const deeds: readonly (readonly [said: RegExp, names: RegExp])[] = [
  [new RegExp(`^(?:play|start|resume|continue|unpause)(?: playing)? ${played}$`, 'i'), /^(?:play|resume)$/i],
  [/^(?:start|resume) (?:playing|playback)$/i, /^(?:play|resume)$/i],
  [new RegExp(`^(?:pause|halt)(?: playing)? ${played}$`, 'i'), /^pause$/i],
  [new RegExp(`^stop(?: playing)? ${played}$`, 'i'), /^(?:stop|pause)$/i],
  [
    /^(?:(?:play|go to|skip to|jump to|move to|change to|switch to) the next|skip (?:the |this |to the next )?(?:current )?|next) ?(?:song|track|tune|video|episode|chapter|clip)$/i,
    /^(?:next|skip(?: (?:forward|next))?)(?: (?:song|track|tune|video|episode|chapter))?$/i,
  ],
  [
    /^(?:(?:play|go (?:back )?to|skip (?:back )?to|jump (?:back )?to|move (?:back )?to|return to) the |)previous (?:song|track|tune|video|episode|chapter|clip)$/i,
    /^(?:prev(?:ious)?|skip (?:back|previous))(?: (?:song|track|tune|video|episode|chapter))?$/i,
  ],
  [new RegExp(`^(?:mute|silence) ${played}$`, 'i'), /^mute(?: (?:sound|audio|volume))?$/i],
  [new RegExp(`^unmute ${played}$`, 'i'), /^unmute(?: (?:sound|audio|volume))?$/i],
  [
    new RegExp(
      `^(?:${turned} on |enable |activate )(?:the )?shuffle(?: mode)?$|^${turned} (?:the )?shuffle(?: mode)? on$`,
      'i',
    ),
    /^shuffle(?: (?:play|mode))?$/i,
  ],
  [
    new RegExp(
      `^(?:${turned} on |enable |activate )(?:the )?(?:repeat|loop(?:ing)?)(?: mode)?$|^${turned} (?:the )?(?:repeat|loop) on$`,
      'i',
    ),
    /^(?:repeat|loop)(?: mode)?$/i,
  ],
];

const seeking =
  /^(?:(?:seek|jump|skip|go|move|fast[- ]forward|forward|rewind|scrub|wind)(?: (?:back|ahead|forward))?(?: (?:the |this )?(?:\p{L}+ )?(?:song|track|video|audio|episode|podcast|playback|recording))? to|(?:start|play|continue)(?: (?:the |this )?(?:song|track|video|audio|episode|podcast))? (?:from|at)|set the (?:position|playhead|playback position|time|progress|seek bar)(?: of the (?:song|track|video|episode))? to) (?<time>(?:\d{1,2}:)?\d{1,3}:\d{2})(?: (?:in|of|into) (?:the )?(?:song|track|video|audio|episode|podcast|playback))?$/iu;

/** The press on the button, or the line brought to the time; undefined where the page has no player, or more than one. */
export function playerOutcome({ text }: Clause, { index }: Scene): Outcome | undefined {
  const said = text.trim().replace(/[.!]$/u, '');
  const time = seeking.exec(said)?.groups?.['time'];
  if (time !== undefined) return sought(secondsIn(time), said, index);
  const [, names] = deeds.find(([way]) => way.test(said)) ?? [];
  const leap = leapIn(said);
  const button = leap ? onlyCalled(leap, index) : names && buttonOf(names, index);
  if (!button) return undefined;
  // Which way it stands, only its colour may say: it is pressed where it looks like the others.
  const isTurned = /\b(?:on|enable|activate)\b/i.test(said);
  if (isTurned && (button.node.pressed === true || button.node.checked === true))
    return { kind: 'done', reason: 'it is on already', entries: [button] };
  if (isTurned && !isOff(button)) return undefined;
  return { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })], explained: said };
}

const leaping =
  /^(?:(?:skip|jump|go|move|seek|wind) (?<way>ahead|forwards?|on|backwards?|back)|(?<whole>fast[- ]?forward|rewind))(?: by)? (?<many>\d{1,3}) ?(?:s|secs?|seconds?)$/i;

/** "Skip ahead 30 seconds": the names of the button that goes just as far, and that way. */
function leapIn(said: string): RegExp | undefined {
  const { way, whole = way, many } = leaping.exec(said)?.groups ?? {};
  if (whole === undefined) return undefined;
  const isBack = /^(?:back|rewind)/i.test(whole);
  const names = isBack ? 'backwards?|back|rewind' : 'forwards?|ahead';
  return new RegExp(
    `^(?:(?:skip|jump|seek|go|fast)[- ])?(?:${names})(?: by)? ${many} ?(?:s|secs?|seconds?)$`,
    'i',
  );
}

/** The one button that is called so, beside others of a player. */
function buttonOf(names: RegExp, index: PageIndex): Entry | undefined {
  const buttons = index.actionable.filter((entry) => isButton(entry));
  const only = onlyCalled(names, index);
  if (!only) return undefined;
  if (names.test('mute') || names.test('unmute')) return only;
  const isPlayer = buttons.some(
    (entry) =>
      namesOf(entry).some((name) => /^(?:play|pause|resume|stop)$/i.test(name)) &&
      (entry === only || isBeside(entry, only)),
  );
  return isPlayer ? only : undefined;
}

function onlyCalled(names: RegExp, index: PageIndex): Entry | undefined {
  const [only, ...others] = index.actionable.filter(
    (entry) => isButton(entry) && namesOf(entry).some((name) => names.test(name)),
  );
  return others.length === 0 ? only : undefined;
}

function isButton({ node }: Entry): boolean {
  return (
    /^(?:button|generic|img|switch|checkbox)$/.test(node.role) &&
    node.disabled !== true &&
    (node.hidden === undefined || node.hidden === 'offscreen')
  );
}

function namesOf({ node, evidence }: Entry): readonly string[] {
  const titles = evidence.flatMap(({ kind, text }) => (kind === 'title' ? [text] : []));
  // "Skip ⏭": the sign beside the word is no part of it.
  return [node.name, node.text ?? '', ...titles]
    .map((name) => (/\p{L}/u.test(name) ? name.replaceAll(/[^\p{L}\p{N}\s'’.,&+-]+/gu, ' ') : name).trim())
    .filter((name) => name !== '');
}

/** Levels from a button up to what holds all of a player. */
const LEVELS = 4;

function isBeside(one: Entry, other: Entry): boolean {
  const around = [...ancestorsOf(one)].slice(0, LEVELS);
  return (
    around.some(
      (place) => place.node.tag !== 'body' && place.node.role !== 'document' && isInside(other, place),
    ) || one.parent === other.parent
  );
}

/** Nothing says that it is on: neither its state nor a class, nor another colour than that of its neighbours. */
function isOff(entry: Entry): boolean {
  const { node, parent } = entry;
  if (node.pressed !== undefined || node.checked !== undefined) return true;
  if ((node.classes ?? []).some((name) => /(?:^|[-_])(?:on|active|enabled|pressed|selected)$/i.test(name)))
    return false;
  const beside = (parent?.node.children ?? []).filter((each) => each !== node && each.tag === node.tag);
  return beside.some(({ look }) => look?.fill === node.look?.fill && look?.ink === node.look?.ink);
}

/** "3:20", "1:02:45". */
function secondsIn(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The line of the player, whose scale is in seconds or in shares of the length that stands beside it. */
function sought(seconds: number, said: string, index: PageIndex): Outcome | undefined {
  const found = index.actionable.flatMap((entry) => {
    const { node } = entry;
    if (node.role !== 'slider' || node.hidden !== undefined || node.disabled === true) return [];
    const length = lengthBeside(entry);
    const max = Number(node.max ?? 100);
    const min = Number(node.min ?? 0);
    if (length === undefined || min !== 0 || seconds > length) return [];
    if (Math.abs(max - length) < 1) return [{ entry, value: seconds }];
    const share = (seconds / length) * max;
    // A scale that is too coarse comes to another second.
    const isFine = Math.abs((Math.round(share) / max) * length - seconds) < 0.5;
    return isPlayLine(entry) && isFine ? [{ entry, value: Math.round(share) }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const step = stepOn(only.entry, 'fill', { args: [String(only.value)], confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], explained: said };
}

function isPlayLine({ evidence }: Entry): boolean {
  return evidence.some(({ text }) => /\b(?:seek|progress|position|playback|scrub|time|timeline)/i.test(text));
}

/** The longest time in the smallest part around it that shows times, which are a place in it and its end. */
function lengthBeside(entry: Entry): number | undefined {
  const stated = timesIn(`${entry.node.name} ${entry.node.value ?? ''} ${entry.node.text ?? ''}`);
  if (stated.length > 1) return Math.max(...stated);
  for (const place of [...ancestorsOf(entry)].slice(0, LEVELS)) {
    const times =
      place.node.children
        .filter((child) => child !== entry.node)
        .map((child) => timesIn(readable(child)))
        .filter((each) => each.length === 2)[0] ?? timesIn(readable(place.node));
    if (times.length > 0) return times.length <= 2 ? Math.max(...times) : undefined;
  }
  return undefined;
}

function timesIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d:])(?:\d{1,2}:)?\d{1,3}:\d{2}(?![\d:])/g)].map(([time]) =>
    secondsIn(time),
  );
}
