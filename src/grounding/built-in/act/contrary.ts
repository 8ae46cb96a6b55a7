/** "Turn off the backups" beside a button "Turn on": the contrary of what is said is never clicked, and no question for a deed. */
import type { Clause } from '../language/clause.js';
import { fold } from '../language/words.js';
import type { Act } from './word-evidence.js';

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

/** "Left-click here" is clicked by no right click, and the other way round: the word of its name for another way of clicking, which was not said. */
export function clickedOtherwise({ verb, text }: Clause, { targets }: Act): string | undefined {
  const own = verb === 'rightClick' ? 'right' : verb === 'dblclick' ? 'double' : 'left';
  const ways = targets.flatMap(
    ({ node }) => /\b(left|right|double)[- ]?click/.exec(fold(node.name))?.slice(1) ?? [],
  );
  return ways.find((way) => way !== own && !fold(text).includes(way));
}
