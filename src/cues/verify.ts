/**
 * Whether the element that a locator finds now is the one that was recorded. Pure; nothing here looks for another one
 * (similarity.ts does). Doubt never counts as "same": a test that stops is repaired in a minute, a wrong click is believed.
 */
import type { Fingerprint } from '../contract/locator-data.js';
import { corroboration, isOwnLabel, nameOf } from './attributes.js';
import { foldCounts, foldNumbers, foldText, looksGenerated, wordOverlap } from './wording.js';

/**
 * - `same`: only things differ that do not tell elements apart (classes, place, neighbours, letter case, counts).
 * - `drifted`: something that could matter has changed, but what is left still points at this one: usable as a reported heal.
 * - `other`: another role, another name, another record, or nothing that says it is the one.
 */
export type Comparison =
  | { kind: 'same' }
  | { kind: 'drifted'; differences: readonly string[] }
  | { kind: 'other'; differences: readonly string[] };

/**
 * Compares what was recorded with what is there. `differences` are clauses for a message: `name was "Save", is "Send"`.
 * @param options.onlyOne the live element is the only one that a locator found which says more than a place:
 *   then an element without a name (the one search box of a page) is known by its kind, if nothing else has changed
 * @param options.oneOfSeveral its name was not enough to find it when it was recorded: what it stands under has to agree
 */
export function compareFingerprints(
  recorded: Fingerprint,
  live: Fingerprint,
  { onlyOne = false, oneOfSeveral = false }: { onlyOne?: boolean; oneOfSeveral?: boolean } = {},
): Comparison {
  const evidence = weigh(recorded, live);
  if (oneOfSeveral && isOwnLabel(recorded)) evidence.container = false;
  evidence.onlyOne = onlyOne && isUnchanged(recorded, live);
  const verdicts = [
    compareRole(recorded, live),
    compareName(recorded, live, evidence),
    compareContainer(recorded, live, evidence),
    compareHeading(recorded, live, evidence),
    compareDestination(recorded, live, evidence),
    compareKind(recorded, live),
    compareSurroundings(recorded, live, evidence),
  ].filter((verdict) => verdict !== undefined);
  const differences = verdicts.map(({ difference }) => difference);
  if (verdicts.some(({ kind }) => kind === 'other')) return { kind: 'other', differences };
  return verdicts.length > 0 ? { kind: 'drifted', differences } : { kind: 'same' };
}

/** Whether an element of the same name has come to stand right beside it: a place then no longer says which of the two was meant. */
export function hasNewTwin(recorded: Fingerprint, live: Fingerprint): boolean {
  const isBeside = ({ neighbours }: Fingerprint): boolean =>
    neighbours?.some((text) => sameText(text, nameOf(recorded))) ?? false;
  return foldText(nameOf(recorded)) !== '' && isBeside(live) && !isBeside(recorded);
}

/**
 * Whether the element right beside it has the same name and says what was recorded, while it says something else itself:
 * two play signs in one record, of which the new one has come to stand where the old one was.
 */
export function isOutdone(recorded: Fingerprint, live: Fingerprint, others: readonly Fingerprint[]): boolean {
  const saysIt = ({ text }: Fingerprint): boolean => foldText(text ?? '') === foldText(recorded.text ?? '');
  const isBeside = (one: Fingerprint, other: Fingerprint): boolean =>
    one.neighbours?.some((text) => foldText(text) !== '' && foldText(text) === foldText(other.text ?? '')) ??
    false;
  if (!recorded.text || saysIt(live)) return false;
  return others.some(
    (other) =>
      other !== live &&
      saysIt(other) &&
      other.role === live.role &&
      foldText(nameOf(other)) === foldText(nameOf(live)) &&
      (isBeside(live, other) || isBeside(other, live)),
  );
}

interface Verdict {
  kind: 'drifted' | 'other';
  difference: string;
}

/** What agrees apart from role and name. */
interface Evidence {
  /** Test id, or an id that a person gave. */
  identifier: boolean;
  /** A link that leads to the very same place. */
  destination: boolean;
  /** The repeated container is stated on both sides and says the same. */
  container: boolean;
  /** The elements before and behind say the same, and at least one says something. */
  neighbours: boolean;
  classes: boolean;
  path: boolean;
  /** The only one of its kind, and unchanged. */
  onlyOne: boolean;
}

function weigh(recorded: Fingerprint, live: Fingerprint): Evidence {
  const equal = (one: string | undefined, other: string | undefined): boolean => !!one && one === other;
  const [before, after] = recorded.neighbours ?? ['', ''];
  const [liveBefore, liveAfter] = live.neighbours ?? ['', ''];
  return {
    identifier:
      equal(recorded.testId, live.testId) ||
      (equal(recorded.id, live.id) &&
        !looksGenerated(recorded.id ?? '') &&
        !conflict(recorded.testId, live.testId)),
    destination: isDestination(recorded.href) && recorded.href === live.href,
    container: !!recorded.container && sameText(recorded.container, live.container),
    neighbours:
      foldText(before + after) !== '' &&
      foldCounts(before) === foldCounts(liveBefore) &&
      foldCounts(after) === foldCounts(liveAfter),
    classes: sameClasses(recorded.classes, live.classes),
    path: equal(recorded.path, live.path),
    onlyOne: false,
  };
}

function compareRole(recorded: Fingerprint, live: Fingerprint): Verdict | undefined {
  return foldText(recorded.role) === foldText(live.role)
    ? undefined
    : other('role', recorded.role, live.role);
}

function compareName(recorded: Fingerprint, live: Fingerprint, evidence: Evidence): Verdict | undefined {
  const [was, is] = [nameOf(recorded), nameOf(live)];
  if (foldText(was) === '' && foldText(is) === '') return compareNameless(recorded, live, evidence);
  if (foldText(was) === foldText(is)) return undefined;
  const anchored = evidence.identifier || evidence.destination || evidence.neighbours;
  // The count of a cart changes; but "Pack (6)" and "Pack (12)" are two things, so something else has to agree.
  if (foldCounts(was) === foldCounts(is)) {
    if (anchored || (evidence.container && evidence.path)) return undefined;
    return drifted('name', was, is);
  }
  const blank = foldNumbers(was) === foldNumbers(is) && /\p{L}/u.test(was);
  if (blank && (evidence.identifier || (evidence.destination && evidence.neighbours))) {
    return drifted('name', was, is);
  }
  return other('name', was, is);
}

/** Icon buttons and the like: there must be something that says which it is, and nothing that contradicts it. */
function compareNameless(recorded: Fingerprint, live: Fingerprint, evidence: Evidence): Verdict | undefined {
  for (const field of ['testId', 'label', 'placeholder'] as const) {
    if (conflict(recorded[field], live[field])) return other(field, recorded[field], live[field]);
  }
  if (evidence.identifier || evidence.destination || sameHints(recorded, live)) return undefined;
  if (recorded.look !== live.look && recorded.look !== undefined) {
    return other('look of an element without a name', recorded.look, live.look);
  }
  // A shape that is where it was and looks as it did.
  if (recorded.look !== undefined && evidence.path) return undefined;
  if (evidence.onlyOne) return undefined;
  if (conflict(recorded.href, live.href) && !sameDestinationShape(recorded.href, live.href)) {
    return other('href', recorded.href, live.href);
  }
  // The icon is in the classes: "icon-trash" at the place of "icon-edit" is another button.
  // Fields often have neither class nor name: what stands around them is what tells them apart.
  const isBareField =
    /^(?:input|select|textarea)$/.test(recorded.tag) && !recorded.classes?.length && !live.classes?.length;
  if (!evidence.classes && !isBareField) {
    const [was, is] = [recorded.classes?.join(' '), live.classes?.join(' ')];
    return other('classes of an element without a name', was, is);
  }
  const placed = [evidence.container, evidence.neighbours, evidence.path].filter(Boolean).length;
  if (placed >= 2) return undefined;
  const difference = 'without a name, it cannot be told from others';
  return { kind: placed === 1 && !evidence.path ? 'drifted' : 'other', difference };
}

function compareContainer(recorded: Fingerprint, live: Fingerprint, evidence: Evidence): Verdict | undefined {
  const [was, is] = [recorded.container ?? '', live.container ?? ''];
  if (sameText(was, is)) return undefined;
  // A section that is one of several alike is a container, and under other classes only its heading is left.
  if (is === '' && sameText(was, live.heading)) return undefined;
  if (was === '' && sameText(recorded.heading, is)) return undefined;
  const sure = evidence.identifier || evidence.destination;
  // A list that got its first second row, or lost its rows: nothing says which row was meant, unless the element does.
  return sure && (was === '' || is === '' || wordOverlap(was, is) >= 0.5)
    ? drifted('container', was, is)
    : other('container', was, is);
}

function compareHeading(recorded: Fingerprint, live: Fingerprint, evidence: Evidence): Verdict | undefined {
  const [was, is] = [recorded.heading ?? '', live.heading ?? ''];
  if (sameText(was, is) || evidence.destination) return undefined;
  if (evidence.container) return undefined;
  if (was === '' || is === '') {
    return evidence.identifier || evidence.neighbours ? undefined : drifted('heading', was, is);
  }
  if (wordOverlap(foldCounts(was), foldCounts(is)) >= 0.5) {
    return evidence.identifier || evidence.neighbours ? undefined : drifted('heading', was, is);
  }
  // "Save" under "Profile" and under "Billing" may well share an id, being never on one page.
  return evidence.identifier ? drifted('heading', was, is) : other('heading', was, is);
}

function compareDestination(
  recorded: Fingerprint,
  live: Fingerprint,
  evidence: Evidence,
): Verdict | undefined {
  if (!isDestination(recorded.href) || evidence.destination || evidence.identifier) return undefined;
  if (sameButForExtras(recorded.href, live.href)) return undefined;
  // Ids in addresses are data: the same link of the same record, in a fresh database.
  const sameShape = sameDestinationShape(recorded.href, live.href);
  if (sameShape && (evidence.container || evidence.neighbours)) return undefined;
  return drifted('href', recorded.href, live.href);
}

function compareKind(recorded: Fingerprint, live: Fingerprint): Verdict | undefined {
  if (conflict(recorded.testId, live.testId) && nameOf(recorded) !== '') {
    return drifted('test id', recorded.testId, live.testId);
  }
  const buttons = ['submit', 'button', 'reset', ''];
  const [was, is] = [recorded.type ?? '', live.type ?? ''];
  if (was === is || (buttons.includes(was) && buttons.includes(is) && is !== 'reset' && was !== 'reset')) {
    return undefined;
  }
  return drifted('type', was, is);
}

/** The record and the name agree, and nothing else: the same record in another region of the page has a "close" as well. */
function compareSurroundings(
  recorded: Fingerprint,
  live: Fingerprint,
  evidence: Evidence,
): Verdict | undefined {
  const stated = [recorded.heading, recorded.classes?.length, recorded.neighbours, recorded.path].filter(
    Boolean,
  );
  if (stated.length < 3 || evidence.identifier || evidence.destination) return undefined;
  if (corroboration(recorded, live) > 0) return undefined;
  return drifted('place', recorded.path, live.path);
}

function sameText(one: string | undefined, other: string | undefined): boolean {
  return foldCounts(one ?? '') === foldCounts(other ?? '');
}

function sameHints(recorded: Fingerprint, live: Fingerprint): boolean {
  return (['label', 'placeholder'] as const).some(
    (field) =>
      foldText(recorded[field] ?? '') !== '' &&
      foldText(recorded[field] ?? '') === foldText(live[field] ?? ''),
  );
}

/** Everything is as it was, but for classes that a machine gave. */
function isUnchanged(recorded: Fingerprint, live: Fingerprint): boolean {
  const said = ({ classes, ...rest }: Fingerprint): string =>
    JSON.stringify([
      Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      (classes ?? []).filter((name) => !looksGenerated(name)).toSorted(),
    ]);
  return said(recorded) === said(live);
}

function sameClasses(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  const [a, b] = [one, other].map((list) => (list ?? []).filter((name) => !looksGenerated(name)).toSorted());
  return !!a && a.length > 0 && a.join(' ') === b?.join(' ');
}

function conflict(one: string | undefined, other: string | undefined): boolean {
  return !!one && !!other && foldText(one) !== foldText(other);
}

/** Whether an address leads anywhere: `#` and scripts do not. */
function isDestination(href: string | undefined): boolean {
  return !!href && !/^(?:#|javascript:|\/?#?$)/i.test(href);
}

/** The same address, but for parameters that only one side has: sessions, tracking, a cache breaker. */
function sameButForExtras(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [addressOf(one), addressOf(other)];
  return a.path === b.path && [...a.query].every(([name, value]) => (b.query.get(name) ?? value) === value);
}

/** The same address, but for ids in it. */
function sameDestinationShape(one: string | undefined, other: string | undefined): boolean {
  const blank = (text: string): string => text.replace(/[^/#]*\d[^/#]*/g, ':id');
  const [a, b] = [addressOf(one), addressOf(other)];
  return (
    blank(a.path) === blank(b.path) &&
    [...a.query].every(([name, value]) => blank(b.query.get(name) ?? value) === blank(value))
  );
}

function addressOf(href: string | undefined): { path: string; query: URLSearchParams } {
  const [address = '', hash = ''] = (href ?? '').split('#');
  const [path = '', query = ''] = address.split('?');
  return { path: `${path.replace(/(?<=.)\/$/, '')}#${hash}`, query: new URLSearchParams(query) };
}

function drifted(field: string, was: string | undefined, is: string | undefined): Verdict {
  return { kind: 'drifted', difference: difference(field, was, is) };
}

function other(field: string, was: string | undefined, is: string | undefined): Verdict {
  return { kind: 'other', difference: difference(field, was, is) };
}

function difference(field: string, was: string | undefined, is: string | undefined): string {
  const show = (text: string | undefined): string => (text ? `"${text}"` : 'empty');
  return `${field} was ${show(was)}, is ${show(is)}`;
}
