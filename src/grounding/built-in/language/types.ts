/** Words that say what kind of thing is meant ("button", "field", "row") and which nodes are of that kind. */
import type { SnapshotNode } from '../../../contract/snapshot.js';

/** What a kind word demands of a node. */
interface Kind {
  /** Words and word pairs of the kind, folded. */
  said: string;
  /** Roles that are of the kind for certain. */
  roles: readonly string[];
  /** Roles that a tester may mean as well. */
  near?: readonly string[];
  /** Other marks of the kind. */
  test?: (node: SnapshotNode) => boolean;
}

const fields = ['textbox', 'searchbox', 'combobox', 'spinbutton'];
const clickable = ['button', 'link', 'menuitem', 'tab', 'option', 'menuitemcheckbox', 'menuitemradio'];

const kinds: readonly Kind[] = [
  {
    said: 'button|btn|submit button|push button',
    roles: ['button'],
    near: [
      'link',
      'menuitem',
      'tab',
      'switch',
      'radio',
      'combobox',
      'option',
      'menuitemcheckbox',
      'menuitemradio',
    ],
    test: (node) => node.clickable === true,
  },
  {
    said: 'link|hyperlink|anchor',
    roles: ['link'],
    near: ['button', 'menuitem', 'tab', 'treeitem'],
    test: (node) => node.clickable === true,
  },
  {
    said: 'field|input|input field|input box|entry|form field',
    roles: fields,
    near: ['slider', 'listbox'],
    test: (node) =>
      node.tag === 'textarea' ||
      (node.tag === 'input' &&
        (node.inputType === 'file' || !/^(?:checkbox|radio|switch|button)$/.test(node.role))),
  },
  { said: 'box', roles: fields, near: ['checkbox', 'slider', 'listbox'], test: () => true },
  {
    said: 'text field|textfield|textbox|text box|text input|entry field|edit box|text entry',
    roles: ['textbox', 'searchbox'],
    near: ['combobox', 'spinbutton', 'slider'],
  },
  {
    said: 'text area|textarea|multiline field|editor|rich text editor|text editor',
    roles: [],
    near: ['textbox'],
    test: (node) =>
      node.tag === 'textarea' || (node.role === 'textbox' && node.tag !== undefined && node.tag !== 'input'),
  },
  {
    said: 'search box|search field|search bar|search input|searchbox|searchbar',
    roles: ['searchbox'],
    test: (node) => isSearch(node),
  },
  {
    said: 'dropdown|drop down|drop-down|drop-down list|drop-down menu|drop-down box|select|select box|selectbox|combobox|combo box|combo|picker|selector|dropdown menu|dropdown list|dropdown box|pulldown|pull down|select menu|select list|autocomplete',
    roles: ['combobox', 'listbox'],
    near: ['button', 'menu', 'textbox'],
    test: (node) => node.hasPopup !== undefined || node.tag === 'select',
  },
  {
    said: 'list box|listbox|multi select|multiselect|multi-select|scroll list|scrolling list|selection list',
    roles: ['listbox', 'combobox'],
    near: ['list'],
  },
  {
    said: 'checkbox|check box|tick box|tickbox',
    roles: ['checkbox', 'menuitemcheckbox'],
    near: ['switch', 'option', 'treeitem'],
    test: (node) => node.inputType === 'checkbox' && node.role !== 'switch',
  },
  {
    said: 'radio|radio button|radiobutton|radio option|radio box',
    roles: ['radio', 'menuitemradio'],
    near: ['option'],
    test: (node) => node.inputType === 'radio',
  },
  { said: 'switch|toggle|toggle switch|toggle button', roles: ['switch'], near: ['checkbox', 'button'] },
  {
    said: 'slider|range|range slider|range input',
    roles: ['slider'],
    test: (node) => node.inputType === 'range',
  },
  {
    said: 'spinner|spinbutton|spin button|stepper|number field|number input|numeric field|spinbox|spin box',
    roles: ['spinbutton'],
    near: ['textbox'],
    test: (node) => node.inputType === 'number' || isNumberIn(node),
  },
  { said: 'tab', roles: ['tab'], near: ['link', 'button', 'radio'] },
  {
    said: 'accordion|panel header|expander|disclosure|accordion header|accordion item',
    roles: [],
    test: (node) => node.expanded !== undefined || node.tag === 'summary',
    near: ['button', 'tab', 'generic', 'heading', 'group', 'treeitem', 'link'],
  },
  {
    said: 'menu',
    roles: ['menu', 'menubar', 'menuitem'],
    near: ['button', 'link', 'combobox', 'navigation', 'list', 'listbox'],
    test: (node) => node.hasPopup === 'menu' || node.hasPopup === 'true',
  },
  {
    said: 'menu item|menuitem|menu option|menu entry|submenu|sub menu|menu link',
    roles: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
    near: ['link', 'button', 'option', 'treeitem', 'listitem', 'tab'],
  },
  {
    said: 'icon|icon button|symbol|glyph|arrow|arrow button|chevron|caret',
    roles: ['img', 'image', 'button', 'link'],
    test: (node) => node.clickable === true || node.tag === 'svg' || node.tag === 'i',
  },
  {
    said: 'image|picture|photo|img|thumbnail|logo',
    roles: ['img', 'image', 'figure'],
    near: ['link', 'button'],
    test: (node) => node.tag === 'img',
  },
  { said: 'row|table row|line', roles: ['row', 'listitem'], near: ['treeitem', 'option'] },
  {
    said: 'cell|table cell|grid cell',
    roles: ['cell', 'gridcell', 'rowheader'],
    near: ['columnheader', 'button'],
  },
  { said: 'column|column header|header cell|table header', roles: ['columnheader'], near: ['button'] },
  {
    said: 'item|list item|entry|element',
    roles: [
      'listitem',
      'option',
      'menuitem',
      'treeitem',
      'row',
      'article',
      'link',
      'button',
      'radio',
      'checkbox',
      'gridcell',
    ],
    test: () => true,
  },
  {
    // A button is an answer where it says one, and not for being a button.
    said: 'answer',
    roles: ['option', 'radio', 'menuitemradio', 'checkbox', 'menuitemcheckbox', 'listitem', 'treeitem'],
    near: ['link', 'button', 'tab', 'menuitem', 'gridcell', 'generic'],
  },
  {
    said: 'option|choice|value|suggestion',
    roles: [
      'option',
      'radio',
      'menuitem',
      'menuitemradio',
      'checkbox',
      'menuitemcheckbox',
      'listitem',
      'link',
      'button',
      'tab',
      'treeitem',
      'gridcell',
    ],
    test: (node) => node.clickable === true,
  },
  {
    said: 'node|tree item|treeitem|tree node|folder|branch',
    roles: ['treeitem'],
    near: ['listitem', 'button', 'link', 'row', 'option', 'generic', 'gridcell', 'cell'],
    test: (node) => node.clickable === true,
  },
  {
    said: 'dialog|modal|popup|pop up|dialog box|modal dialog|modal window|overlay|lightbox|window|popover',
    roles: ['dialog', 'alertdialog'],
    near: ['region', 'alert', 'tooltip'],
    test: isDrawnDialog,
  },
  {
    said: 'alert|banner|notification|message|toast|snackbar|notice',
    roles: ['alert', 'status', 'alertdialog'],
    near: ['dialog', 'region', 'banner', 'log'],
  },
  { said: 'heading|title|headline', roles: ['heading'] },
  {
    said: 'text|label|word|phrase',
    roles: ['text', 'generic', 'paragraph', 'heading', 'link', 'button', 'label'],
    test: () => true,
  },
  { said: 'paragraph', roles: ['paragraph'], test: (node) => node.tag === 'p' },
  { said: 'table|grid|data table|data grid', roles: ['table', 'grid', 'treegrid'] },
  { said: 'form', roles: ['form'], near: ['group', 'region', 'dialog'] },
  { said: 'list', roles: ['list', 'listbox', 'menu', 'tree', 'feed', 'table', 'grid', 'combobox'] },
  {
    said: 'section|area|region|group|panel|pane|block|part|fieldset|container|column',
    roles: [
      'region',
      'group',
      'radiogroup',
      'tabpanel',
      'article',
      'main',
      'complementary',
      'form',
      'generic',
    ],
    test: (node) => node.expanded !== undefined,
  },
  { said: 'card|tile|product card', roles: ['article', 'listitem', 'group', 'region', 'generic', 'link'] },
  {
    said: 'header|page header|site header|top bar|toolbar|app bar',
    roles: ['banner', 'toolbar'],
    near: ['columnheader', 'heading'],
    test: (node) => node.tag === 'header',
  },
  { said: 'footer|page footer|site footer', roles: ['contentinfo'], test: (node) => node.tag === 'footer' },
  {
    said: 'navigation|nav|navbar|nav bar|navigation bar|navigation menu|main menu|nav menu|main navigation|top menu',
    roles: ['navigation', 'menubar'],
    near: ['menu', 'list'],
    test: (node) => node.tag === 'nav',
  },
  {
    said: 'sidebar|side bar|side menu|left menu|drawer|side panel|aside|side navigation',
    roles: ['complementary'],
    near: ['navigation', 'menu'],
    test: (node) => node.tag === 'aside',
  },
  { said: 'tree|tree view|treeview', roles: ['tree', 'treegrid'], near: ['list'] },
  { said: 'breadcrumb|breadcrumbs', roles: ['navigation'], near: ['list'] },
  {
    said: 'date picker|datepicker|date field|date input|calendar|date',
    roles: [],
    near: ['textbox', 'grid', 'spinbutton', 'group'],
    test: saysDate,
  },
  {
    said: 'control|component|widget|thing|one|key|ui element|filter|category|chip|badge|tag|pill|page|view|screen|tool|feature|mode|site',
    roles: [],
    test: () => true,
  },
];

const byWords = new Map<string, Kind[]>();
let longest = 1;
for (const kind of kinds) {
  for (const said of kind.said.split('|')) {
    byWords.set(said, [...(byWords.get(said) ?? []), kind]);
    longest = Math.max(longest, said.split(' ').length);
  }
}

/** The kind words at a position of folded words: how many words they take, and their name; undefined when there are none. */
export function kindAt(words: readonly string[], at: number): { length: number; kind: string } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length).join(' ');
    for (const form of singulars(said)) if (byWords.has(form)) return { length, kind: form };
  }
  return undefined;
}

/** How far a node is of a kind: 1 certainly, 0.9 a tester may call it that, 0.85 the kind says nothing, 0 no. */
export function kindFit(kind: string, node: SnapshotNode): number {
  let best = 0;
  for (const each of byWords.get(kind) ?? []) {
    if (each.roles.includes(node.role)) return 1;
    if (each.test?.(node) === true) {
      if (!isVague(each)) return 1;
      best = Math.max(best, 0.85);
    }
    if (each.near?.includes(node.role)) best = 0.9;
  }
  return best;
}

/** A box that nothing marks as a dialog but what its style sheet calls it. */
function isDrawnDialog({ role, tag, children, classes = [], id = '' }: SnapshotNode): boolean {
  const isCalled = [...classes, id].some((name) =>
    /^(?:[a-z]+[-_]+)*(?:dialog|dlg|modal|popup|lightbox)(?:[-_]?(?:box|window|content|container|wrapper|inner|body))?$/i.test(
      name,
    ),
  );
  return (
    role === 'generic' && /^(?:div|section|aside|article)$/.test(tag ?? '') && children.length > 1 && isCalled
  );
}

/** A field or a button for a date, by its type or by any of its names. */
function saysDate({
  role,
  inputType,
  name,
  placeholder = '',
  id = '',
  classes = [],
  hints = [],
}: SnapshotNode): boolean {
  if (/^(?:date|datetime-local)$/.test(inputType ?? '')) return true;
  if (!/^(?:textbox|combobox|button)$/.test(role)) return false;
  const names = [name, placeholder, id, ...classes, ...hints.map(({ text }) => text)].join(' ');
  return /date|calend|birth|\bdob\b|\b[dmy]{2,4}[-/.][dmy]{2,4}|\d[-/.]\d{1,2}[-/.]\d/i.test(names);
}

/** A field of text that shows a number: two signs beside it may count it. */
function isNumberIn({ role, readonly, value = '' }: SnapshotNode): boolean {
  return role === 'textbox' && readonly !== true && /^[-−]?\d{1,6}$/.test(value);
}

/** Whether a kind leaves open what is meant: "element", "one", "text". */
export function isVagueKind(kind: string): boolean {
  return (byWords.get(kind) ?? []).some(isVague);
}

/** Whether a kind is an item of a tree that holds others, which almost anything may be drawn as: "folder", "branch". */
export function isFolderKind(kind: string): boolean {
  return /^(?:folder|branch|node)$/.test(kind);
}

/** Whether a kind is one of the parts that a form is filled in by: "field", "text area", "checkbox", "slider". */
export function isFormKind(kind: string): boolean {
  const all = byWords.get(kind) ?? [];
  return (
    all.length > 0 &&
    all.every(
      ({ roles, near = [] }) =>
        [...roles, ...near].some((role) => formRoles.has(role)) &&
        roles.every((role) => formRoles.has(role)) &&
        !near.includes('group'),
    )
  );
}

const formRoles: ReadonlySet<string> = new Set([
  ...fields,
  'listbox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'menuitemcheckbox',
  'menuitemradio',
]);

function isVague(kind: Kind): boolean {
  return kind.test?.({ role: '', name: '', children: [] }) === true;
}

function isSearch(node: SnapshotNode): boolean {
  if (node.inputType === 'search') return true;
  if (!fields.includes(node.role)) return false;
  const texts = [node.name, node.placeholder, node.id, ...(node.hints ?? []).map((hint) => hint.text)];
  return texts.some((text) => text !== undefined && /search|find|\blooking for\b/i.test(text));
}

/** Roles a person can act on without any further mark. */
export const actionableRoles: ReadonlySet<string> = new Set([
  ...clickable,
  ...fields,
  'checkbox',
  'radio',
  'switch',
  'slider',
  'treeitem',
  'listbox',
  'columnheader',
  'gridcell',
  'scrollbar',
]);

/** Roles of fields a text goes into. */
export const fieldRoles: ReadonlySet<string> = new Set(fields);

function singulars(said: string): string[] {
  const forms = [said];
  if (said.endsWith('boxes') || said.endsWith('switches')) forms.push(said.slice(0, -2));
  if (said.endsWith('ies')) forms.push(`${said.slice(0, -3)}y`);
  if (said.endsWith('s')) forms.push(said.slice(0, -1));
  return forms;
}
