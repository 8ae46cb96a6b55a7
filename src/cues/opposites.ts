/** Texts that say the opposite of each other: what a heal must never take for a new wording. Pure text. */
import { wordsOf } from './wording.js';

/** Whether one text says the opposite of the other: a word against its opposite, with `un`, `dis` or `de`, or negated. */
export function areOpposites(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [left, right] = [a.filter((word) => !b.includes(word)), b.filter((word) => !a.includes(word))];
  const pair = (x: string, y: string): boolean =>
    opposites.some(([p, q]) => (p === x && q === y) || (p === y && q === x)) ||
    ['un', 'dis', 'de', 'in', 'non'].some((prefix) => x === prefix + y || y === prefix + x) ||
    // enable and disable, activate and deactivate
    (x.startsWith('en') && y === x.replace('en', 'dis')) ||
    (y.startsWith('en') && x === y.replace('en', 'dis'));
  return (
    left.some((x) => right.some((y) => pair(x, y))) ||
    [...left, ...right].some((word) => negations.includes(word))
  );
}

/** Words that turn an action into its opposite. English, like most pages under test; elsewhere the other rules have to do. */
const opposites: readonly (readonly [string, string])[] = [
  ['in', 'out'],
  ['in', 'up'],
  ['on', 'off'],
  ['up', 'down'],
  ['left', 'right'],
  ['next', 'previous'],
  ['next', 'prev'],
  ['next', 'back'],
  ['forward', 'back'],
  ['show', 'hide'],
  ['open', 'close'],
  ['add', 'remove'],
  ['add', 'delete'],
  ['create', 'delete'],
  ['edit', 'delete'],
  ['save', 'delete'],
  ['save', 'discard'],
  ['save', 'cancel'],
  ['accept', 'reject'],
  ['accept', 'decline'],
  ['allow', 'deny'],
  ['allow', 'block'],
  ['approve', 'reject'],
  ['start', 'stop'],
  ['start', 'end'],
  ['play', 'pause'],
  ['expand', 'collapse'],
  ['lock', 'unlock'],
  ['more', 'less'],
  ['first', 'last'],
  ['yes', 'no'],
  ['increase', 'decrease'],
  ['all', 'none'],
  ['from', 'to'],
  ['min', 'max'],
  ['minimum', 'maximum'],
  ['billing', 'shipping'],
  ['public', 'private'],
  ['import', 'export'],
  ['upload', 'download'],
  ['archive', 'restore'],
  ['publish', 'draft'],
  ['connect', 'disconnect'],
  ['buy', 'sell'],
  ['old', 'new'],
  ['login', 'logout'],
  ['signin', 'signout'],
  ['signin', 'signup'],
  ['login', 'register'],
  ['undo', 'redo'],
];
const negations = ['not', 'no', 'never', 'don', 'dont', 'without'];
