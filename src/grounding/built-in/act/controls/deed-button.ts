/** "Fold the shirts" presses no "Order shirts": a button that does something by itself opens and closes nothing. */
import type { Scene } from '../../matching/look-up.js';
import { entryOf } from '../../matching/page-index.js';

/** Whether it is a button that begins with what it does, and says nothing of a part or menu that it opens. */
export function isDeedButton(ref: string | undefined, { index }: Scene): boolean {
  const { node, evidence } = entryOf(ref ?? '', index) ?? {};
  const isPlain = node?.role === 'button' && node.expanded === undefined && node.hasPopup === undefined;
  return isPlain && deeds.test(evidence?.[0]?.words[0]?.text ?? '');
}

const deeds =
  /^(?:add|book|buy|cancel|clear|create|delete|download|edit|empty|order|pay|place|print|publish|remove|save|send|share|start|stop|submit|upload)$/;
