/** Keys as people write them, as Playwright names them. */
import { ActionError } from '../contract/errors.js';

const modifiers: Readonly<Record<string, string>> = {
  ctrl: 'ControlOrMeta',
  control: 'ControlOrMeta',
  strg: 'ControlOrMeta',
  cmd: 'ControlOrMeta',
  command: 'ControlOrMeta',
  '⌘': 'ControlOrMeta',
  controlormeta: 'ControlOrMeta',
  meta: 'Meta',
  win: 'Meta',
  windows: 'Meta',
  super: 'Meta',
  alt: 'Alt',
  option: 'Alt',
  opt: 'Alt',
  '⌥': 'Alt',
  shift: 'Shift',
  '⇧': 'Shift',
};

const named: Readonly<Record<string, string>> = {
  esc: 'Escape',
  escape: 'Escape',
  enter: 'Enter',
  return: 'Enter',
  tab: 'Tab',
  tabulator: 'Tab',
  space: 'Space',
  spacebar: 'Space',
  backspace: 'Backspace',
  del: 'Delete',
  delete: 'Delete',
  ins: 'Insert',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pgup: 'PageUp',
  pagedown: 'PageDown',
  pgdn: 'PageDown',
  pgdown: 'PageDown',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  uparrow: 'ArrowUp',
  downarrow: 'ArrowDown',
  leftarrow: 'ArrowLeft',
  rightarrow: 'ArrowRight',
  capslock: 'CapsLock',
  contextmenu: 'ContextMenu',
  printscreen: 'PrintScreen',
  plus: '+',
  minus: '-',
  comma: ',',
  period: '.',
  dot: '.',
  slash: '/',
};

/**
 * The key as `press` takes it: `ctrl+a` is `ControlOrMeta+a`, `page down` is `PageDown`.
 * @throws ActionError for a key that does not exist
 */
export function keyOf(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' && text.length > 0) return 'Space';
  // A plus behind a plus, or alone, is the key itself.
  const parts = trimmed
    .replace(/\+$/u, 'plus')
    .split(/\s*\+\s*|(?<=^(?:ctrl|control|cmd|command|alt|option|shift|meta))[\s-]+(?=\S)/iu);
  const last = parts.pop() ?? '';
  const held = parts.map((part) => modifiers[part.toLowerCase()]);
  const key = singleKey(last, held.length > 0);
  if (key === undefined || held.includes(undefined)) {
    throw new ActionError({
      looked: `a key "${text.slice(0, 40)}"`,
      found: 'no such key',
      next: 'Name it as on a keyboard: Enter, Escape, Tab, ArrowDown, PageUp, F5, a, Control+A.',
    });
  }
  return [...held, key].join('+');
}

function singleKey(text: string, isHeld: boolean): string | undefined {
  const word = text
    .toLowerCase()
    .replace(/[\s_-]+(?=\S)|\bkey$/gu, '')
    .trim();
  if (/^.$/su.test(text)) return isHeld ? text.toLowerCase() : text;
  if (/^f\d{1,2}$/u.test(word) && Number(word.slice(1)) <= 24) return word.toUpperCase();
  const known = named[word];
  if (known !== undefined) return known;
  if (modifiers[word] === 'ControlOrMeta') return 'Control';
  if (modifiers[word] !== undefined) return modifiers[word];
  return /^(?:Key[A-Z]|Digit\d|Numpad\w+|Media\w+|Audio\w+)$/u.test(text) ? text : undefined;
}
