/**
 * Plain sentences about how one thing is, that no element of that name tells: "the ruler is switched on" where the page says "Ruler: off",
 * "credit card is the selected payment method", "the first question is expanded", "the 22:10 show is
 * sold out", "the sound is muted". Each speaks of one place, and the page has to know the word for the state, or nobody can tell.
 */
import type { PlannedCheck } from '../../../contract/check.js';
import { type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { readLeaf, textAt } from '../extract/extract-leaf.js';
import type { PageIndex } from '../extract/extract-page.js';
import { explained, plainWords } from '../extract/extract-words.js';
import { pathsOf } from './satisfy-choice.js';
import type { Sentence } from './satisfy-plain-sentence.js';

const article = /^(?:the|an?|my|your|our|this)$/u;

function nameWords(phrase: string): string[] {
  return plainWords(phrase.replaceAll('"', '')).filter((word) => !article.test(word));
}

/** Whether two lines go by the label: the lamp of one room is not that of another. */
export function isLabelTwice(subject: string, { tree }: PageIndex): boolean {
  const words = nameWords(subject).join(' ');
  const labels = tree.nodes.filter((node) => {
    const [label = ''] = (node.text ?? (node.name || tree.textOf(node))).split(':');
    return label.length < 60 && nameWords(label).join(' ') === words;
  });
  return (
    labels.filter((node) => ![...walk(node)].some((each) => each !== node && labels.includes(each))).length >
    1
  );
}

/** "Ruler: off", "Basket: empty": what the one label of that name says, where it is such a word. */
export function saidBeside(
  subject: string,
  { state, is }: { state: string; is: boolean },
  { page }: Sentence,
): PlannedCheck[] | undefined {
  const words = nameWords(subject);
  const named = page.facts.filter(
    ({ words: own, trust, place }) =>
      trust >= 0.85 &&
      own.size === words.length &&
      words.every((word) => own.has(word)) &&
      place.node.ref !== undefined &&
      place.node.checked === undefined,
  );
  if (isLabelTwice(subject, page)) return undefined;
  // "Basket: empty" is the line, and the part of it that says so.
  const parts = new Set(named.flatMap(({ place }) => (place.trim === undefined ? [place.node] : [])));
  const only = named.find(({ place }) => place.trim === undefined) ?? named[0];
  const texts = new Set(named.map(({ place }) => textAt(page.tree, place).trim()));
  if (!only || parts.size > 1 || texts.size > 1) return undefined;
  const text = textAt(page.tree, only.place).trim().toLowerCase();
  const isKnown = state === 'empty' ? /^(?:empty|.*\b[1-9]\d*\b.*)$/u.test(text) : /^(?:on|off)$/u.test(text);
  if (!isKnown) return undefined;
  const leaf = readLeaf(page.tree, only.place, { kind: 'scalar', parse: 'string', description: '' });
  return leaf.ok && leaf.reading.kind === 'leaf'
    ? [{ kind: 'value', reading: leaf.reading, operator: 'same', expected: state, is }]
    : undefined;
}

/** "Return is the selected trip type": the one radio button of that name, where the noun is of its group or of nothing else. */
export function chosenOf(
  { option, group, is }: { option: string; group: string; is: boolean },
  { page, snapshot }: Sentence,
): PlannedCheck[] | undefined {
  const wanted = nameWords(option).join(' ');
  const nodes = [...walk(snapshot.root)];
  const called = nodes.filter(
    (node) => node.hidden === undefined && nameWords(node.name || textOf(node)).join(' ') === wanted,
  );
  const radios = called.filter(({ role, ref }) => role === 'radio' && ref !== undefined);
  const [radio, ...more] = radios;
  const isOther = called.some(({ role }) =>
    /^(?:option|tab|checkbox|switch|button|link|heading|combobox)$/u.test(role),
  );
  if (radio?.ref === undefined || more.length > 0 || isOther) return undefined;
  const [path = []] = pathsOf(snapshot.root, (node) => node === radio);
  const own = path
    .slice(0, -1)
    .flatMap(({ role, name }) => (/^(?:group|radiogroup)$/u.test(role) ? nameWords(name) : []));
  const nouns = nameWords(group).filter(
    (word) => !/^(?:method|option|type|kind|choice|way|mode)$/u.test(word),
  );
  const isOfGroup = nouns.some((noun) => own.includes(noun));
  // What the page does not speak of may be another choice.
  const isUnsaid = nouns.length > 0 && nouns.every((noun) => explained(noun, page.words) < 0.85);
  const isOfOther =
    own.length > 0 || nouns.length === 0 || isUnsaid || nouns.some((noun) => isLabel(page, noun));
  return isOfGroup || !isOfOther ? [{ kind: 'state', ref: radio.ref, state: 'checked', is }] : undefined;
}

/** Whether a field or a group of the page goes by a word. */
function isLabel({ tree }: PageIndex, word: string): boolean {
  return tree.nodes.some(
    ({ role, name, text }) =>
      (/^(?:label|caption|term|columnheader)$/u.test(role) && nameWords(text ?? name).includes(word)) ||
      (/^(?:textbox|combobox|spinbutton|slider|group|radiogroup|listbox|searchbox)$/u.test(role) &&
        nameWords(name).includes(word)),
  );
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const anyPanel = /^(?:section|item|panel|entry|accordion|row|topic|question|answer)$/u;

/** "The first question is expanded": of the only row of things that open and close, all of one kind. */
export function nthExpanded(
  { ordinal, noun, is }: { ordinal: string; noun: string; is: boolean },
  { page, snapshot }: Sentence,
): PlannedCheck[] | undefined {
  const paths = [
    ...pathsOf(
      snapshot.root,
      ({ expanded, hidden, role, ref }) =>
        expanded !== undefined &&
        hidden === undefined &&
        ref !== undefined &&
        !/^(?:combobox|textbox|searchbox)$/u.test(role),
    ),
  ];
  const openers = paths.flatMap((path) => path.at(-1) ?? []);
  const [first] = openers;
  if (
    !first ||
    openers.length < 2 ||
    openers.some(({ role, tag }) => role !== first.role || tag !== first.tag)
  )
    return undefined;
  const word = noun.toLowerCase();
  const isQuestion = openers.every((each) => (each.name || textOf(each)).trim().endsWith('?'));
  if (
    word === 'question' || word === 'answer'
      ? !isQuestion
      : !anyPanel.test(word) || (word === 'row' && isQuestion)
  )
    return undefined;
  // Those of one list stand alike: a menu of the page is none of them.
  const depths = new Set(paths.map(({ length }) => length));
  const chosen = openers.at(ordinal === 'last' ? -1 : ordinals.indexOf(ordinal));
  if (depths.size > 1 || openers.some((each) => page.isAside(each)) || chosen?.ref === undefined)
    return undefined;
  return [{ kind: 'state', ref: chosen.ref, state: 'expanded', is }];
}

/** "The 22:10 show is sold out": what the one of several alike that has the name says, where one of them says such a thing. */
export function saysOfItself(
  subject: string,
  { state, is }: { state: string; is: boolean },
  { page }: Sentence,
): PlannedCheck[] | undefined {
  const keys = subject.split(/\s+/u).filter((word) => /\d/u.test(word));
  const rest = nameWords(subject).filter((word) => !keys.some((key) => plainWords(key).includes(word)));
  const [key] = keys;
  if (key === undefined || keys.length > 1 || rest.length > 1) return undefined;
  const { tree } = page;
  const says = (text: string, what: string): boolean =>
    ` ${text.toLowerCase()} `.includes(` ${what.toLowerCase()} `);
  const leaves = tree.nodes.filter(
    (node) => node.ref !== undefined && node.children.length === 0 && says(tree.textOf(node), key),
  );
  const [leaf, ...others] = leaves;
  const alike =
    leaf &&
    (tree.parentOf(leaf)?.children ?? []).filter(({ tag, role }) => tag === leaf.tag && role === leaf.role);
  if (!leaf || others.length > 0 || !alike || alike.length < 2) return undefined;
  const texts = alike.map((each) => tree.textOf(each).trim());
  // All of them begin with such a name, and what is said of one stands behind it.
  const shape = (text: string): string => (/^\S+/u.exec(text)?.[0] ?? '').replaceAll(/\d+/gu, '0');
  if (
    texts.some((text) => shape(text) !== shape(key)) ||
    !texts.some((text) => text.toLowerCase().endsWith(` ${state}`))
  )
    return undefined;
  return [
    {
      kind: 'value',
      reading: { kind: 'leaf', ref: leaf.ref ?? '', from: 'text', parse: 'string', value: tree.textOf(leaf) },
      operator: 'says',
      expected: state,
      is,
    },
  ];
}

/** "The sound is muted": the only thing on the page that mutes, where nothing tells what else it could be of. */
export function muted(subject: string, is: boolean, { snapshot }: Sentence): PlannedCheck[] | undefined {
  const [noun, ...more] = nameWords(subject);
  if (
    more.length > 0 ||
    noun === undefined ||
    !/^(?:sound|audio|volume|music|player|microphone|mic)$/u.test(noun)
  )
    return undefined;
  const isCalled = (node: SnapshotNode): boolean =>
    /\b(?:un)?mut(?:e|ed|ing)\b/iu.test(node.name || textOf(node));
  const all = [...walk(snapshot.root)].filter(
    (node) =>
      node.hidden === undefined &&
      isCalled(node) &&
      /^(?:checkbox|switch|button|radio|menuitemcheckbox|link)$/u.test(node.role),
  );
  const [only, ...others] = all;
  const isMic = noun.startsWith('mic');
  if (only?.ref === undefined || others.length > 0) return undefined;
  const words = nameWords(only.name || textOf(only)).filter(
    (word) => !/^(?:mute|muted|sound|audio|all)$/u.test(word),
  );
  const isToggle = only.checked !== undefined || typeof only.pressed === 'boolean';
  const isSame = isMic
    ? words.length === 1 && words[0]?.startsWith('mic') === true
    : words.every((word) => word === noun);
  return isToggle && isSame ? [{ kind: 'state', ref: only.ref, state: 'checked', is }] : undefined;
}
