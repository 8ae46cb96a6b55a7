/**
 * "Add a star to the mail from Odd", "move the newsletter to the archive": the deed said by what comes of it. A folder beside the mails is called like
 * the deed, and may have things dropped on it; where nothing can be dragged, the deed is done to the mail.
 */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { leadsElsewhere } from '../../matching/surroundings.js';

const marked =
  /^(?:add|put|attach|set|stick) an? (?<deed>star|pin|flag|bookmark|like) (?:to|on|onto|for|by|at) (?<what>.+)$/i;

const moved =
  /^(?:move|put|send|file|shift) (?<what>.+?) (?:in|into|to|away to) (?:the |my |your )?(?<deed>archive)(?: folder)?$/i;

/** "Add a star to …" as the deed that the sign does. */
export function markNoun(clause: Clause, { among, index }: Scene): Outcome | undefined {
  if (among || !/^(?:goal|set|fill)$/.test(clause.verb)) return undefined;
  const { deed = '', what = '' } = marked.exec(lineOf(clause))?.groups ?? {};
  const isMoment = /^\d+[:.]\d/.test(what) && isMade(deed.toLowerCase(), index);
  return deed === '' || isMoment ? undefined : plainly(deed, what);
}

/** "Add bookmark": the page has a form for it. */
function isMade(deed: string, { actionable }: PageIndex): boolean {
  return actionable.some(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      name?.words.length === 2 &&
      /^(?:add|new|create)$/.test(name.words[0]?.text ?? '') &&
      name.words[1]?.text === deed,
  );
}

const places: Readonly<Record<string, string>> = {
  archive: 'archive',
  trash: 'delete',
  bin: 'delete',
  'recycle bin': 'delete',
  'rubbish bin': 'delete',
};

const shifted =
  /^(?:move|put|send|drop|throw) (?<what>.+?) (?:in|into|to|away to) (?:the |my |your )?(?<place>archive|trash|(?:recycle |rubbish )?bin)(?: folder)?$/i;

/** The same where nothing on the page is called so: it may come up for the thing, and no place is there to move it to. */
export function movedNowhere(clause: Clause, { index, among }: Scene): Outcome | undefined {
  if (among || !/^(?:goal|drag|set|fill|select)$/.test(clause.verb)) return undefined;
  const { place = '', what = '' } = shifted.exec(lineOf(clause))?.groups ?? {};
  const deed = places[place.toLowerCase()];
  return deed === undefined || isPlaceThere(place, index) ? undefined : plainly(deed, what);
}

/** Something that is called so, and is no button in a line. */
function isPlaceThere(name: string, index: PageIndex): boolean {
  return index.entries.some(
    (entry) =>
      entry.evidence.some(({ trust, words }) => trust > 0.9 && words.some(({ text }) => text === name)) &&
      !(entry.node.role === 'button' && recordOf(entry) !== undefined),
  );
}

/** "Move … to the archive", where the mails have what archives them, and nothing can be dragged. */
export function movedAway(clause: Clause, { index, among }: Scene): Outcome | undefined {
  if (among || !/^(?:goal|drag|set|fill|select)$/.test(clause.verb)) return undefined;
  const { deed = '', what = '' } = moved.exec(lineOf(clause))?.groups ?? {};
  // What can be dragged is dropped on the folder.
  const isDragged = index.entries.some(({ node }) => node.draggable === true);
  if (deed === '' || (isDragged && isPlaceThere('archive', index))) return undefined;
  const isThere = index.actionable.some(
    (entry) =>
      entry.evidence[0]?.words[0]?.text === 'archive' &&
      !leadsElsewhere(entry) &&
      recordOf(entry) !== entry &&
      recordOf(entry),
  );
  return isThere ? plainly(deed, what) : undefined;
}

function lineOf({ text }: Clause): string {
  return text.trim().replace(/[.!]+$/, '');
}

function plainly(deed: string, what: string): Outcome | undefined {
  if (/^(?:it|them|this|all|every|each)\b| and /i.test(what)) return undefined;
  const [plain, ...others] = parseInstruction(`${deed.toLowerCase()} ${what}`);
  return plain?.verb === 'goal' && others.length === 0 ? { kind: 'instead', clauses: [plain] } : undefined;
}
