/** "Turn off the backups" beside a button "Turn on": the contrary of what is said is never clicked, and no question for a deed. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

const pairs: readonly (readonly [string, string])[] = [
  ['on', 'off'],
  ['enable', 'disable'],
  ['activate', 'deactivate'],
  ['show', 'hide'],
  ['start', 'stop'],
  ['connect', 'disconnect'],
];

const contraries: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

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

/** The word of the deed whose contrary a button says that would be clicked for it, and that it does not say itself. */
export function contraryIn({ verb, said }: Clause, { targets }: Act): string | undefined {
  if (verb === 'click') return undefined;
  const [button, ...others] = targets;
  if (!button || others.length > 0 || !/^(?:button|link|menuitem)$/.test(button.node.role)) return undefined;
  if (button.node.pressed !== undefined || button.node.checked !== undefined) return undefined;
  const shown = fold(button.node.name).split(' ');
  return fold(said)
    .split(' ')
    .find((word) => {
      const contrary = contraries.get(word);
      return contrary !== undefined && shown.includes(contrary) && !shown.includes(word);
    });
}

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
  const own = verb === 'rightClick' ? 'right' : verb === 'dblclick' ? 'double' : 'left';
  const ways = targets.flatMap(
    ({ node }) => /\b(left|right|double)[- ]?click/.exec(fold(node.name))?.slice(1) ?? [],
  );
  return ways.find((way) => way !== own && !fold(text).includes(way));
}
