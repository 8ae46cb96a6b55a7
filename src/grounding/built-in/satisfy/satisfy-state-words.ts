/** Words by which a sentence says in what state something is. */
import type { CheckState } from '../../../contract/check.js';

/** The words for each state, and for its contrary. */
export const states: readonly { said: string; state: CheckState; is: boolean }[] = [
  { said: 'visible|shown|displayed|on the page|present|on screen|in view', state: 'visible', is: true },
  { said: 'hidden|invisible|absent|gone|missing|removed', state: 'visible', is: false },
  { said: 'enabled|clickable', state: 'enabled', is: true },
  { said: 'disabled|greyed out|grayed out', state: 'enabled', is: false },
  {
    said: 'checked|ticked|turned on|switched on|toggled on|on|pressed|pressed in',
    state: 'checked',
    is: true,
  },
  { said: 'unchecked|unticked|turned off|switched off|toggled off|off', state: 'checked', is: false },
  { said: 'focused|in focus', state: 'focused', is: true },
  { said: 'selected|chosen', state: 'selected', is: true },
  { said: 'unselected|deselected', state: 'selected', is: false },
  { said: 'expanded|unfolded', state: 'expanded', is: true },
  { said: 'collapsed|folded', state: 'expanded', is: false },
  { said: 'required|mandatory', state: 'required', is: true },
  { said: 'optional', state: 'required', is: false },
  { said: 'invalid', state: 'invalid', is: true },
  { said: 'editable', state: 'editable', is: true },
  { said: 'read-only|readonly|read only', state: 'editable', is: false },
];
