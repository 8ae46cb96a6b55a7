/** "Turn off the backups" beside a button "Turn on": the contrary of what is said is never clicked, and no question for a deed. */
import type { Clause } from '../../language/clause.js';
import { fold, isAmong, wordsOf } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** Words of deeds that undo each other: those on the left by those on the right. */
const opposites: readonly (readonly [string, string])[] = [
  ['on', 'off'],
  ['enable activate reactivate unfreeze unblock allow', 'disable deactivate freeze suspend block'],
  ['start begin launch run resume play', 'stop end pause halt'],
  ['show reveal view display open expand unfold', 'hide close collapse fold'],
  ['join', 'leave quit exit'],
  ['accept approve', 'reject decline deny refuse'],
  ['add attach insert install', 'remove delete detach uninstall'],
  ['import upload', 'export download'],
  ['upgrade promote', 'downgrade demote'],
  ['next', 'previous back'],
  ['raise increase enlarge', 'lower decrease shrink reduce'],
  ['save', 'discard'],
];

const contraries: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  opposites
    .map((sides) => sides.map((side) => side.split(' ')) as [string[], string[]])
    .flatMap(([ones, others]) => [
      ...ones.map((each) => [each, new Set(others)] as const),
      ...others.map((each) => [each, new Set(ones)] as const),
    ]),
);

/** "Follow" and "unfollow", "select" and "deselect", "connect" and "disconnect". */
function isContrary(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isUndone = short.length > 2 && ['un', 'de', 'dis'].some((prefix) => long === `${prefix}${short}`);
  return isUndone || contraries.get(one)?.has(other) === true;
}

/** "Change my password" is not done by "How do I change my password?": a question is read, and does nothing. */
export function askedInstead({ verb, said, readings }: Clause, { targets }: Act): string | undefined {
  const isRead =
    /^(?:click|dblclick|open|expand|collapse|toggle|seek|select|check|uncheck|hover|focus|goto)$/;
  const isPlain = readings.every(
    ({ target, value }) => value === undefined && !target?.some(({ kind }) => kind === 'quoted'),
  );
  if (isRead.test(verb) || !isPlain) return undefined;
  const isQuestion = targets.some(
    ({ node, evidence: [name] }) =>
      /^(?:button|link|generic|tab|summary|heading|listitem)$/.test(node.role) &&
      asking.test(fold(name?.text ?? '')),
  );
  return isQuestion ? said || 'do it' : undefined;
}

const asking =
  /^(?:how|what|why|when|where|which|who|can(?!')|could|do|does|did|is|are|may|must|should|will)\b[^?]*\?/;

/** The word of the deed whose contrary a button would do that is clicked for it, where the button does not say the word itself. */
export function contraryIn({ said, text }: Clause, { targets }: Act): string | undefined {
  const [button, ...others] = targets;
  if (!button || others.length > 0 || !/^(?:button|link|menuitem|generic)$/.test(button.node.role))
    return undefined;
  const { pressed, checked, expanded } = button.node;
  if (pressed !== undefined || checked !== undefined || expanded !== undefined) return undefined;
  const shown = fold(button.node.name || readable(button.node)).split(' ');
  if (shown.length > MOST_WORDS) return undefined;
  const meant = fold(text).split(' ');
  // "Start the round again" is not "Start next round".
  const isOther = shown.some((word) => /^(?:next|new|another|other)$/.test(word) && !meant.includes(word));
  if (meant.at(-1) === 'again' && isOther) return 'again';
  // "Turn off" says its deed with the second word; what stands further behind may be a thing: "Save and close".
  const [first = ''] = shown;
  const isEnded = ending.test(first) && !ending.test(said) && !meant.includes(first);
  if (isEnded && wordsOf(shown.slice(1).join(' ')).some((word) => isAmong(word, wordsOf(said)))) return said;
  const deed = shown.filter((word, at) => at === 0 || (at < 3 && /^(?:on|off)$/.test(word)));
  return fold(said)
    .split(' ')
    .find(
      (word) => !shown.includes(word) && deed.some((each) => isContrary(word, each) && !meant.includes(each)),
    );
}

/** "Stop sharing", "Cancel booking", "Undo archive": what was done is taken back. */
const ending = /^(?:stop|end|cancel|undo|revoke|withdraw|quit|cease)\b/;

/** Most words of the name of a deed; what says more is the text of a record. */
const MOST_WORDS = 5;

/** "Turn off the heating" does not untick the box "Heating off", which stands for the contrary: the word of the name that turns it around. */
export function turnedAround({ verb, said, readings }: Clause, { targets }: Act): string | undefined {
  if (
    !/^(?:check|uncheck|toggle)$/.test(verb) ||
    !/\b(?:on|off|enable|disable|activate|deactivate)\b/.test(said)
  )
    return undefined;
  const meant = readings.flatMap(({ target }) => target ?? []).flatMap(({ text }) => fold(text).split(' '));
  const deed = fold(said).split(' ');
  return targets
    .filter(({ node }) => /^(?:checkbox|switch|radio|menuitemcheckbox)$/.test(node.role))
    .flatMap(({ node }) => {
      const words = fold(node.name).split(' ');
      // "Disable the sounds" ticks "Disable sounds", and "tick Heating off" what is called so.
      const isDeed = deed.includes(words[0] ?? '') && node.checked === false;
      return isDeed || (verb === 'check' && deed.includes(words.at(-1) ?? '')) ? [] : words;
    })
    .find((word) => turning.test(word) && !meant.includes(word));
}

const turning = /^(?:off|disabled?|deactivated?|without|no|hide|mute|stop)$/;

/** "Open the report in a new tab" is no plain click on a link whose page opens in this one. */
export function opensHere({ text }: Clause, { targets }: Act): string | undefined {
  const place =
    /\bin (?:a |an |another |the )?(?:new|other|another|separate|background) (tab|window)\b/i.exec(text)?.[1];
  const isHere = targets.some(
    ({ node }) => node.role === 'link' && node.opensTab !== true && !/\b(?:tab|window)\b/i.test(node.name),
  );
  return place !== undefined && isHere ? place : undefined;
}

/** "Left-click here" is clicked by no right click, and the other way round: the word of its name for another way of clicking, which was not said. */
export function clickedOtherwise({ verb, text }: Clause, { targets }: Act): string | undefined {
  // "Double-click to edit" says how what is set there is edited.
  const isEdited =
    /^(?:set|fill|type)$/.test(verb) &&
    targets.every(({ node }) => /^double[- ]?click to (?:edit|change|rename|modify)\b/i.test(node.name));
  if (isEdited) return undefined;
  const own = verb === 'rightClick' ? 'right' : verb === 'dblclick' ? 'double' : 'left';
  const ways = targets.flatMap(
    ({ node }) => /\b(left|right|double)[- ]?click/.exec(fold(node.name))?.slice(1) ?? [],
  );
  return ways.find((way) => way !== own && !fold(text).includes(way));
}
