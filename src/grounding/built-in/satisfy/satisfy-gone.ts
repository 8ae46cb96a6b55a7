/** What would have to be visible for an absence to be false: wide locators, since a narrow one would miss what is there under another role. */
import type { LocatorData } from '../../../contract/locator-data.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { tokenize } from '../language/lexer.js';
import { parsePhrase } from '../language/phrase.js';
import { contentWordsOf, isStopWord } from '../language/words.js';

const rolesOf: Readonly<Record<string, readonly string[]>> = {
  button: ['button', 'link', 'menuitem', 'tab', 'switch'],
  link: ['link', 'button', 'menuitem', 'tab'],
  dialog: ['dialog', 'alertdialog'],
  modal: ['dialog', 'alertdialog'],
  popup: ['dialog', 'alertdialog'],
  alert: ['alert', 'alertdialog', 'status'],
  message: ['alert', 'status'],
  notification: ['alert', 'status'],
  toast: ['alert', 'status'],
  banner: ['alert', 'status', 'banner'],
  error: ['alert'],
  warning: ['alert'],
  heading: ['heading'],
  table: ['table', 'grid'],
};

/**
 * Everything that may be meant by a phrase for something absent; undefined when the phrase is too vague, or says where it would be:
 * absence at one place cannot be told by what is not there.
 */
export function locatorsOf(subject: string): LocatorData[] | undefined {
  const phrase = parsePhrase(tokenize(subject))[0];
  if (
    !phrase ||
    phrase.ordinal !== undefined ||
    phrase.edges ||
    phrase.all ||
    /\b(?:in|on|of|next to|under|above|below|inside|for|with|from|by)\b|\b(?:to|at) (?=\p{Lu})/u.test(
      subject.replace(/"[^"]*"/gu, ''),
    )
  )
    return undefined;
  const kinds = phrase.words.flatMap(({ kind, word }) => (kind === undefined ? [] : [kind, word.text]));
  const names = phrase.words.flatMap(({ kind, word }) =>
    kind !== undefined || isStopWord(word) ? [] : [word.text],
  );
  const name = phrase.literals[0] ?? asSaid(names.join(' '), kinds, subject);
  const roles = [...new Set([...kinds, ...names].flatMap((word) => rolesOf[word] ?? []))];
  if (phrase.literals.length > 1) return undefined;
  const isError =
    phrase.literals.length === 0 &&
    names.every((word) => /^(?:error|warning|validation|failure)s?$/u.test(word)) &&
    names.length > 0;
  if (name !== '' && !isError) {
    const css = phrase.literals.length === 0 ? marks(contentWordsOf(name).map((word) => word.text)) : [];
    return [
      [{ by: 'text', text: name }],
      ...[...new Set(['button', 'link', 'textbox', 'heading', 'img', 'dialog', ...roles])].map(
        (role): LocatorData => [{ by: 'role', role, name }],
      ),
      [{ by: 'label', text: name }],
      [{ by: 'placeholder', text: name }],
      ...css,
    ];
  }
  if (isError) {
    const word = (names[0] ?? 'error').replace(/s$/u, '');
    return [
      [{ by: 'role', role: 'alert' }],
      [{ by: 'role', role: 'alertdialog' }],
      [{ by: 'text', text: word }],
      ...marks([word]),
      ...(word === 'error' ? [[{ by: 'css' as const, selector: '[class~="err" i]' }]] : []),
      [{ by: 'css', selector: '[aria-invalid="true"]' }],
    ];
  }
  // A button by a name may be made as a link; that there are no buttons says nothing about links.
  const plain = kinds.find((kind) => kind === 'button' || kind === 'link');
  const meant = plain === undefined ? roles : [plain];
  return meant.length > 0 ? meant.map((role): LocatorData => [{ by: 'role', role }]) : undefined;
}

/** The words as the sentence spells them: the lexer knows "check out" as one word, and the page does not show it so. */
function asSaid(name: string, kinds: readonly string[], subject: string): string {
  const said = subject.toLowerCase().replace(/\s+/gu, ' ');
  if (said.includes(name)) return name;
  return said
    .split(' ')
    .filter((word) => !/^(?:the|an?|any|no)$/u.test(word) && !kinds.includes(word))
    .join(' ');
}

/** Elements that the page itself calls by these words: test id, id, class. */
function marks(words: readonly string[]): LocatorData[] {
  const plain = words.filter((word) => /^[a-z0-9]{3,}$/u.test(word));
  if (plain.length !== words.length || plain.length === 0) return [];
  return ['data-testid', 'id', 'class', 'aria-label'].map((attribute): LocatorData => [
    { by: 'css', selector: plain.map((word) => `[${attribute}*="${word}" i]`).join('') },
  ]);
}

/** Whether a locator that asks for a role only finds the element. */
export function isFoundBy(locator: LocatorData | undefined, { node }: { node: SnapshotNode }): boolean {
  const [step] = locator ?? [];
  return step?.by !== 'role' || step.name !== undefined || step.role === node.role;
}

/** What comes and goes by itself, and need not be there to be known. */
const passing =
  /\b(?:spinner|loader|loading|progress|skeleton|tooltip|hint|overlay|backdrop|popover|pop-?up|menu|drawer|snackbar|cookie|notice|confirmation|suggestions?|placeholder)\b/iu;

/** Why nothing is told by that the page shows nothing of a name, in "the colour palette is hidden": undefined where it is. */
export function whyUntold(subject: string, request: Absence): string | undefined {
  if (isHiddenUnseen(subject, request)) return 'nothing that the page has is called so, seen or unseen';
  return isToldByChoice(subject, request.snapshot)
    ? 'a choice is called so, and what it is about need not say so'
    : undefined;
}

interface Absence {
  sentence: string;
  content: Snapshot;
  snapshot: Snapshot;
}

/**
 * "The color palette is hidden" says that there is one: where the page calls nothing so, shown or not, that it shows nothing of that name
 * tells nothing. Of what has a kind or a name of its own, and of what passes by itself, it does.
 */
function isHiddenUnseen(subject: string, { sentence, content, snapshot }: Absence): boolean {
  if (!/\b(?:is|are|be|remains?|stays?) (?:now |still |currently )?(?:hidden|invisible)\b/iu.test(sentence))
    return false;
  const said = subject.replace(/^(?:the|an?|my|your|our) /iu, '');
  // "The Attic rooms" are rooms, told by a name that they need not bear.
  const isOfKind = ofKind.test(said) && /\bare\b/iu.test(sentence);
  if ((/["⟦\d\p{Lu}]/u.test(said) && !isOfKind) || passing.test(said)) return false;
  const words = contentWordsOf(said).map((word) => word.text);
  if (words.some((word) => word in rolesOf)) return false;
  const isCalled = ({ name, text = '', id = '', testId = '', classes = [], role }: SnapshotNode): boolean => {
    const marked = [name, text.slice(0, 100), id, testId, role, ...classes]
      .join(' ')
      .replaceAll(/[-_]/gu, ' ');
    const own = contentWordsOf(marked).map((word) => word.text);
    return words.every((word) =>
      own.some((each) => each.startsWith(word.slice(0, Math.max(4, word.length - 2)))),
    );
  };
  return ![content, snapshot].some(({ root }) => [...walk(root)].some(isCalled));
}

/** A name, and in the plural what is called by it. */
const ofKind = /^(?<name>\p{Lu}\p{L}*(?: \p{L}+)*) (?<noun>\p{Ll}+)s$/u;

/** "No Attic rooms are shown", where a box "Attic" says which rooms are: what such a choice leaves out need not say so itself. */
function isToldByChoice(subject: string, { root }: Snapshot): boolean {
  const { name, noun = '' } = ofKind.exec(subject.replace(/^(?:the|any|no) /iu, ''))?.groups ?? {};
  if (name === undefined || noun in rolesOf) return false;
  const wanted = name.toLowerCase();
  return [...walk(root)].some(({ role, name: own, options = [] }) =>
    (/^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/u.test(role) ? [own] : options).some(
      (each) => each.trim().toLowerCase() === wanted,
    ),
  );
}

/** How a message that something went wrong says so. */
const wrong =
  /\b(?:not|no|must|cannot|fail\w*|invalid|required|wrong|missing|unable|denied|incorrect|expired|too|please|already|only|exceed\w*|at (?:least|most)|errors?|oops|sorry|unavailable|problem|warning|check|try|unknown|unexpected|lost|never|declined|rejected|forbidden|full)\b|n['’]t\b|!$/iu;
/** How style sheets mark a message that something went wrong. */
const marked =
  /(?:^|[-_])(?:err(?:or)?s?|danger|warn(?:ing)?|fail(?:ed|ure)?|invalid|critical|negative)(?:$|[-_])/iu;

/** Without the role of alerts, where those that are shown tell something else: that a thing was added is no error. */
export function errorLocators(locators: readonly LocatorData[], { root }: Snapshot): LocatorData[] {
  const alerts = [...walk(root)].filter(
    ({ role, hidden }) => /^alert(?:dialog)?$/u.test(role) && hidden === undefined,
  );
  const isWrong = (node: SnapshotNode): boolean =>
    wrong.test(textOf(node)) ||
    textOf(node).trim() === '' ||
    [...walk(node)].some(({ classes = [] }) => classes.some((name) => marked.test(name)));
  return alerts.length === 0 || alerts.some(isWrong)
    ? [...locators]
    : locators.filter(([step]) => step?.by !== 'role' || !step.role.startsWith('alert'));
}
