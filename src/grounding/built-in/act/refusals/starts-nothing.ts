/** "Start a donation" opens no list of its kinds, and "start the root canal" is no click on the line of an appointment: what a start is not. */
import type { Clause } from '../../language/clause.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { opensMenu } from '../records/behind-menu.js';
import { controlsIn, menuButtonIn } from '../records/record-controls.js';

/** "Start a donation" is not to open the list of its kinds. */
export function startsList({ verb, said }: Clause, { node }: Entry): boolean {
  return (
    verb === 'click' &&
    /^(?:start|launch)$/.test(said) &&
    node.role === 'button' &&
    node.hasPopup === 'listbox' &&
    !/\b(?:start|launch)/i.test(node.name)
  );
}

/** "Start lathe 2" is no click on its name, which opens it, beside the menu of what can be done to it. */
export function startsTitle({ verb, said }: Clause, target: Entry, index: PageIndex): boolean {
  const record = recordOf(target);
  return (
    verb === 'click' &&
    said === 'start' &&
    /^(?:button|link)$/.test(target.node.role) &&
    record?.parent?.repeats === true &&
    menuButtonIn(controlsIn(record, index), record, index) !== undefined &&
    !opensMenu(target) &&
    !/\bstart/i.test(target.node.name)
  );
}

/** "Follow WA-1093" follows links only, and "start the root canal" is no click on the line of an appointment. */
export function startsNothing({ verb, said }: Clause, { node, evidence }: Entry): boolean {
  if (verb !== 'click' || !/^(?:follow|start|launch)$/.test(said)) return false;
  const isControl =
    said === 'follow'
      ? node.role === 'link'
      : !/^(?:generic|listitem|row|cell|gridcell|treeitem|article|heading|paragraph)$/.test(node.role);
  // "fc-event-start" is what a program calls the first day of an event.
  const isSaid = evidence.some(
    ({ kind, words }) =>
      !/^(?:class|id)$/.test(kind) && words.some(({ meaning, text }) => text === said || meaning === said),
  );
  const [deed, ...object] = evidence[0]?.words ?? [];
  // "Start the planned trips" is not "Plan a trip".
  const isOtherDeed =
    /^(?:button|menuitem|option)$/.test(node.role) && object.length > 0 && planning.test(deed?.text ?? '');
  return (!isControl || isOtherDeed) && !isSaid;
}

/** What is done before something starts, or besides. */
const planning =
  /^(?:plan|schedule|book|reserve|print|hide|show|delete|remove|edit|cancel|stop|pause|export|import|close|save|send|submit|recover|restore|switch|mute|unmute|reset|clear|archive)$/;
