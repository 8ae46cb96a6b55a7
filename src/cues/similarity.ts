/**
 * Which element of a changed page is the one that was recorded. Pure: fingerprints in, a choice or a refusal out.
 *
 * The score follows Similo (Nass, Alégroth, Feldt, Leotta, Ricca: "Similarity-based Web Element Localization for Robust Test
 * Automation", ACM TOSEM 2023): many weak attributes, each compared in its own way, weighted and summed. Similo always names
 * a winner; that is right for a benchmark and wrong for a test, so a candidate has to pass two gates before its score counts:
 * nothing may contradict that it is the element (`contradiction`), and something has to tell it from its like (`isToldApart`).
 */
import type { Fingerprint } from '../contract/locator-data.js';
import {
  comparers,
  corroboration,
  given,
  isOwnLabel,
  nameOf,
  similarity,
  textSimilarity,
} from './attributes.js';
import { areOpposites } from './opposites.js';
import { isOutdone } from './verify.js';
import { foldCounts, foldText, looksGenerated, wordOverlap } from './wording.js';

/** A match names the element; `margin01` is the distance of its score to the runner-up. */
export type Match =
  | { kind: 'match'; index: number; score01: number; margin01: number }
  | { kind: 'ambiguous'; candidates: readonly Scored[] }
  /** `nearest` is the best of those that were refused, with the reason. */
  | { kind: 'none'; nearest?: Scored & { reason: string } };

/** An element by its index among those that were given. */
export interface Scored {
  index: number;
  score01: number;
}

/**
 * Score from which on a candidate is taken, and the distance it needs to the next. Measured on the tuning half of the mutated
 * pages of `tests/unit/cues/similarity.spec.ts`: thresholds from 0.4 to 0.6 and margins from 0 to 0.2 heal the same cases
 * and none wrongly, because the gates decide; 0.8 loses 4 % of the heals. So both stand at the strict end of what costs nothing.
 */
export const limits = { threshold01: 0.6, margin01: 0.08 } as const;

/**
 * The element among `lives` that was recorded, if one and only one can be.
 * @param options.oneOfSeveral its name was not enough to find it when it was recorded: what it stood under has to agree
 */
export function bestMatch(
  recorded: Fingerprint,
  lives: readonly Fingerprint[],
  { oneOfSeveral = false }: { oneOfSeveral?: boolean } = {},
): Match {
  const page = { lives, names: lives.map((live) => foldCounts(nameOf(live))), oneOfSeveral };
  const scored = lives
    .map((live, index) => ({ index, live, score01: similarity(recorded, live) }))
    .toSorted((one, other) => other.score01 - one.score01 || one.index - other.index);
  const possible = scored.filter(({ live }) => !contradiction(recorded, live, page));
  // "Edit" of Ann Lee is not that of Ann Lee Park, however alike the two rows are.
  const ofRecord = possible.filter(({ live }) => !renamed(recorded, live) && isOfRecord(recorded, live));
  const eligible =
    ofRecord.length > 0
      ? possible.filter((each) => ofRecord.includes(each) || renamed(recorded, each.live))
      : possible;
  const [first, second] = eligible;
  if (!first) return refusal(scored[0], recorded, page);
  if (first.score01 < limits.threshold01) {
    return { kind: 'none', nearest: { ...plain(first), reason: 'too little of what was recorded is left' } };
  }
  const margin01 = first.score01 - (second?.score01 ?? 0);
  const close = eligible.filter(({ score01 }) => first.score01 - score01 < limits.margin01);
  if (close.length > 1) return { kind: 'ambiguous', candidates: close.map(plain) };
  const namesake = renamed(recorded, first.live)
    ? scored.find(({ live }) => !renamed(recorded, live) && sameFamily(recorded, live))
    : undefined;
  if (namesake && !isNamedAlike(recorded, first.live, page)) {
    // It may have been refused itself, but while there is one of the old name, nothing says that another was renamed.
    return { kind: 'ambiguous', candidates: [first, namesake].map(plain) };
  }
  if (!isToldApart(recorded, first, page)) {
    const like = scored.filter(({ index }) => page.names[index] === page.names[first.index]);
    return { kind: 'ambiguous', candidates: like.map(plain) };
  }
  return { kind: 'match', index: first.index, score01: first.score01, margin01 };
}

interface Page {
  lives: readonly Fingerprint[];
  /** Folded names of {@link Page.lives}. */
  names: readonly string[];
  oneOfSeveral: boolean;
}

/** Why a live element cannot be the recorded one, whatever its score; undefined when nothing speaks against it. */
function contradiction(recorded: Fingerprint, live: Fingerprint, page: Page): string | undefined {
  if (!sameFamily(recorded, live)) return `it is a ${live.role || live.tag}`;
  if (isOutdone(recorded, live, page.lives)) return `it says "${live.text ?? ''}"`;
  const named = isNamedAlike(recorded, live, page);
  const sure = named || leadsToTheSame(recorded, live, page);
  const [was, is] = [foldCounts(nameOf(recorded)), foldCounts(nameOf(live))];
  const [container, liveContainer] = [foldCounts(recorded.container ?? ''), foldCounts(live.container ?? '')];
  if (container !== '' && liveContainer !== '' && wordOverlap(container, liveContainer) < 0.5 && !named) {
    return `it belongs to "${live.container}"`;
  }
  if (was !== is) {
    const reason = renameContradiction(recorded, live, { named, sure });
    if (reason) return reason;
  } else if (foldText(nameOf(recorded)) !== foldText(nameOf(live))) {
    // Only a count differs: a cart that filled up, or another pack of the same thing.
    if (!sure && comparers.neighbours(recorded, live) !== 1) return `its name is "${nameOf(live)}"`;
  } else if (was === '' && !sure && recorded.look !== undefined && recorded.look !== live.look) {
    return 'it looks otherwise';
  } else if (was === '' && !sure && !sameIcon(recorded, live)) {
    return 'it has no name, and nothing else that would identify it';
  }
  const isOnlyLabelled = page.oneOfSeveral && isOwnLabel(recorded);
  if (container === '' || container !== liveContainer || isOnlyLabelled) {
    const [heading, liveHeading] = [foldCounts(recorded.heading ?? ''), foldCounts(live.heading ?? '')];
    if (heading !== '' && wordOverlap(heading, liveHeading) < 0.5 && !sure) {
      return `it stands under "${live.heading ?? ''}"`;
    }
  }
  if (!named && corroboration(recorded, live) < 2) return 'it stands in another part of the page';
  return sure || hasContext(recorded, live) ? undefined : 'nothing around it is as it was';
}

/** A new name is believed when everything around it is what it was, and never when it is an opposite or a neighbour's. */
function renameContradiction(
  recorded: Fingerprint,
  live: Fingerprint,
  { named, sure }: { named: boolean; sure: boolean },
): string | undefined {
  const reason = `its name is "${nameOf(live)}"`;
  const is = foldCounts(nameOf(live));
  if (areOpposites(nameOf(recorded), nameOf(live))) return reason;
  if (is !== '' && recorded.neighbours?.some((text) => foldCounts(text) === is)) return reason;
  if (named) return undefined;
  const around = comparers.neighbours(recorded, live) === 1;
  // Two links of one page may lead to one place, and only one of them be left.
  if (sure && (around || textSimilarity(nameOf(recorded), nameOf(live)) > 0)) return undefined;
  // Numbers in a name choose: "Page 2" is not "Page 3".
  if (digitsOf(nameOf(recorded)) !== digitsOf(nameOf(live))) return reason;
  const place = around && comparers.path(recorded, live) === 1;
  const close = textSimilarity(nameOf(recorded), nameOf(live)) >= 0.5;
  return place && close && comparers.classes(recorded, live) === 1 ? undefined : reason;
}

/** Whether both belong to one record: the names of the records are the same, but for counts. */
function isOfRecord(recorded: Fingerprint, live: Fingerprint): boolean {
  const [was, is] = [recorded, live].map(({ container }) => foldCounts(container ?? ''));
  return was !== '' && was === is;
}

function renamed(recorded: Fingerprint, live: Fingerprint): boolean {
  return foldCounts(nameOf(recorded)) !== foldCounts(nameOf(live));
}

/** Whether something that is no mere place tells the element from all others of the same name and kind. */
function isToldApart(
  recorded: Fingerprint,
  { index, live }: { index: number; live: Fingerprint },
  page: Page,
): boolean {
  const rivals = page.lives.filter(
    (other, at) => at !== index && page.names[at] === page.names[index] && sameFamily(live, other),
  );
  const decisive: ((fingerprint: Fingerprint) => string | undefined)[] = [
    ({ testId }) => testId,
    ({ id }) => (id && !looksGenerated(id) ? id : undefined),
    ({ href }) => href,
    ({ container }) => container,
    ({ label }) => label,
    ({ placeholder }) => placeholder,
    ({ heading }) => heading,
    ...(nameOf(recorded) === '' ? [({ classes }: Fingerprint) => given(classes).toSorted().join(' ')] : []),
  ];
  const tells = (
    attribute: (fingerprint: Fingerprint) => string | undefined,
    rival: Fingerprint,
  ): boolean => {
    const [was, is, others] = [recorded, live, rival].map((each) => foldCounts(attribute(each) ?? ''));
    return was !== '' && was === is && was !== others;
  };
  return rivals.every((rival) => decisive.some((attribute) => tells(attribute, rival)));
}

/** An identifier that a person gave, and no other element of the page has it. */
function isNamedAlike(recorded: Fingerprint, live: Fingerprint, page: Page): boolean {
  if (recorded.testId && live.testId && recorded.testId !== live.testId) return false;
  // "add-3" may count the rows: it says nothing where they have names of their own.
  const mayCount = /\d/.test(recorded.testId ?? '') && !!recorded.container;
  if (!mayCount && isOnly('testId', recorded, live, page)) return true;
  // "item-3" counts; what it counts may have moved.
  return (
    !!recorded.id &&
    !looksGenerated(recorded.id) &&
    !/\d/.test(recorded.id) &&
    isOnly('id', recorded, live, page)
  );
}

/** The same destination, and no other link of the page leads there. */
function leadsToTheSame(recorded: Fingerprint, live: Fingerprint, page: Page): boolean {
  return !/^(?:#|javascript:|\/?$)/i.test(recorded.href ?? '') && isOnly('href', recorded, live, page);
}

function isOnly(
  attribute: 'testId' | 'id' | 'href',
  recorded: Fingerprint,
  live: Fingerprint,
  { lives }: Page,
): boolean {
  const value = recorded[attribute];
  return (
    !!value && value === live[attribute] && lives.filter((other) => other[attribute] === value).length === 1
  );
}

/** Whether anything around the element is as it was: a name alone is found on every second page. */
function hasContext(recorded: Fingerprint, live: Fingerprint): boolean {
  const kept = (['container', 'heading', 'path'] as const).some(
    (attribute) =>
      !!recorded[attribute] &&
      (comparers[attribute](recorded, live) ?? 0) >= (attribute === 'path' ? 1 : 0.5),
  );
  return kept || (comparers.neighbours(recorded, live) ?? 0) > 0.25;
}

function sameIcon(recorded: Fingerprint, live: Fingerprint): boolean {
  const label = (['label', 'placeholder', 'testId'] as const).some(
    (field) => !!recorded[field] && foldText(recorded[field]) === foldText(live[field] ?? ''),
  );
  const container =
    !!recorded.container && foldCounts(recorded.container) === foldCounts(live.container ?? '');
  return label || (container && comparers.classes(recorded, live) === 1);
}

const families = [
  ['button', 'link', 'menuitem', 'tab'],
  ['textbox', 'searchbox', 'combobox', 'spinbutton'],
  ['checkbox', 'switch', 'menuitemcheckbox'],
  ['listbox', 'combobox'],
] as const satisfies readonly (readonly string[])[];

/** Whether two roles can be the same thing in two designs. */
export function sameFamily(one: Fingerprint, other: Fingerprint): boolean {
  if (one.role === other.role) return one.role !== '' || one.tag === other.tag;
  return families.some(
    (family: readonly string[]) => family.includes(one.role) && family.includes(other.role),
  );
}

function digitsOf(text: string): string {
  return (foldCounts(text).match(/\d+/g) ?? []).join();
}

function plain({ index, score01 }: Scored): Scored {
  return { index, score01 };
}

function refusal(
  best: (Scored & { live: Fingerprint }) | undefined,
  recorded: Fingerprint,
  page: Page,
): Match {
  if (!best) return { kind: 'none' };
  const reason = contradiction(recorded, best.live, page) ?? '';
  return { kind: 'none', nearest: { ...plain(best), reason } };
}
