/** "Complete it" is not the tab "Completed", nor "archive the project" the list "Archived": what is done already is a state, and no deed. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Act } from './word-evidence.js';

/** The verb, where what would be clicked says only that it was done. */
export function participle({ verb, said: deed, readings }: Clause, { targets }: Act): string | undefined {
  // "Click Save" names a deed as well, and is no click on "Saved (1)".
  const [only, ...more] = verb === 'click' ? tokensInOrder(readings) : [];
  const isNamed = only?.kind === 'word' && more.length === 0;
  const said = isNamed ? only.lower : deed;
  if ((!isNamed && !/^(?:goal|check|uncheck|submit)$/.test(verb)) || !/^[a-z]{4,}$/.test(said))
    return undefined;
  const done = participlesOf(said);
  const isState = targets.some(({ node, evidence: [name], record }) => {
    const [first, ...others] = name?.words ?? [];
    // "Silver tray · Approved, until May": a line of a list says what was done to what it stands for.
    const isLine = record && /^(?:option|listitem|treeitem|row|article|generic)$/.test(node.role);
    const isTold = isLine && others.some(({ text }) => done.includes(text));
    if (isTold && !name?.words.some(({ text }) => text === said)) return true;
    return (
      /^(?:link|button|tab|option|menuitem|radio|generic|cell|gridcell)$/.test(node.role) &&
      first !== undefined &&
      first.text !== said &&
      done.includes(first.text) &&
      !others.some(({ text }) => text === said)
    );
  });
  return isState ? said : undefined;
}

/** How a verb may be written that says that it was done: "publish" and "published", "pin" and "pinned". */
export function participlesOf(verb: string): readonly string[] {
  const end = verb.at(-1) ?? '';
  const known = irregular.get(verb);
  return [
    ...(known === undefined ? [] : [known]),
    `${verb}d`,
    `${verb}ed`,
    `${verb}${end}ed`,
    ...(end === 'y' ? [`${verb.slice(0, -1)}ied`] : []),
  ];
}

const irregular: ReadonlyMap<string, string> = new Map(
  'freeze frozen|hide hidden|send sent|pay paid|sell sold|hold held|withdraw withdrawn|take taken|give given|lend lent|choose chosen|do done|forbid forbidden'
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);
