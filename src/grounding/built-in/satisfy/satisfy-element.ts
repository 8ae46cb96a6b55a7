/** The one element that an assertion speaks of: the matching of `act`, with nothing forgiven. */
import type { Satisfaction } from '../../../contract/check.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import type { Match, Scored, Want } from '../matching/candidate.js';
import { describe } from '../matching/describe.js';
import { tokenize } from '../language/lexer.js';
import { match } from '../matching/match.js';
import { type Entry, indexOf } from '../matching/page-index.js';
import { parsePhrase, type Phrase } from '../language/phrase.js';
import { isButForAmount, isLongerName } from './satisfy-other.js';
import { kindAt, kindFit } from '../language/types.js';
import { fold } from '../language/words.js';
import { wantAnything, wantControl, wantOption } from '../matching/wants.js';

/** An element, or why there is none. */
export type Found = { kind: 'found'; entry: Entry } | Exclude<Satisfaction, { kind: 'checks' }>;

const fieldWords =
  /\b(?:field|input|textbox|text box|textarea|text area|search box|searchbox|combobox|dropdown|drop-down|select|listbox|slider|spinner|spinbutton|box)$/iu;
const elementWords =
  /\b(?:heading|headline|title|button|link|alert|message|banner|notification|toast|status|dialog|modal|row|cell|tab|label|badge|tooltip|paragraph|item|card|breadcrumb|caption)$/iu;

/** "the email field": what is said of it is said of its value. */
export function hasFieldWord(subject: string): boolean {
  return fieldWords.test(subject.trim());
}

/** "the heading", "the status message": an element by its kind, and not a value by its label. */
export function isElementPhrase(subject: string): boolean {
  const text = subject.trim();
  return elementWords.test(text) || (!/^the \S+ (?:of|in) /iu.test(text) && /"/.test(text));
}

const wants: Readonly<Record<'any' | 'state' | 'box' | 'option' | 'field', Want>> = {
  any: {
    anything: true,
    fit: (node, entry) =>
      entry.actionable
        ? Math.max(0.95, wantAnything.fit(node, entry))
        : node.role === 'document'
          ? 0
          : node.role === 'text'
            ? 0.9
            : 0.97,
  },
  // A state is one of something that is acted on: never of a text beside it.
  state: { fit: (node, entry) => (entry.actionable ? 1 : wantControl.fit(node, entry)), nameless: 'unnamed' },
  // What can be ticked or switched, and not the label beside it.
  box: {
    fit: (node) =>
      node.checked !== undefined ||
      node.pressed !== undefined ||
      /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(node.role)
        ? 1
        : 0,
    nameless: 'unnamed',
  },
  option: {
    ...wantOption,
    fit: (node, entry) => Math.max(wantOption.fit(node, entry), entry.actionable ? 0.9 : 0),
  },
  field: {
    fit: (node, entry) =>
      /^(?:checkbox|radio|switch|button|link|tab|menuitem)$/.test(node.role) || node.checked !== undefined
        ? 0
        : wantControl.fit(node, entry),
    nameless: 'unnamed',
  },
};

/** Finds the element; `none` and `ambiguous` list what came close. */
export function findElement(subject: string, want: keyof typeof wants, snapshot: Snapshot): Found {
  const looked = subject.includes('"') ? subject : `"${subject}"`;
  const phrases = parsePhrase(tokenize(subject)).filter((phrase) => !phrase.all && !phrase.superlative);
  if (phrases.length === 0) return { kind: 'cannot-tell', looked, reason: 'it names nothing to look for' };
  const found: Match = match(phrases, indexOf(snapshot), wants[want]);
  const near = found.ranked.slice(0, 5).map(({ entry }) => describe(entry));
  if (found.kind === 'ambiguous') return { kind: 'ambiguous', looked, candidates: near };
  if (found.kind === 'none') return { kind: 'none', looked, nearest: near };
  const [entry] = found.entries;
  if (!entry || found.entries.length !== 1) return { kind: 'ambiguous', looked, candidates: near };
  const scored = found.ranked.find((each) => each.entry === entry);
  if (!scored || !isCertain(scored, phrases)) return { kind: 'none', looked, nearest: near };
  if (!scored.exact && isLongerName(entry, phrases)) return { kind: 'none', looked, nearest: near };
  // What names an element only in part may name a second one: then the sentence does not tell which.
  const rivals = found.ranked.filter(
    (each) =>
      each.entry !== entry &&
      !scored.exact &&
      !each.exact &&
      each.score > scored.score - 0.03 &&
      each.entry.parent === entry.parent,
  );
  if (rivals.length > 0) return { kind: 'ambiguous', looked, candidates: near };
  return { kind: 'found', entry };
}

/** The page with those disabled controls in reach that let the pointer through. */
export function withDisabled(snapshot: Snapshot): Snapshot {
  let whole = shown.get(snapshot);
  if (!whole) shown.set(snapshot, (whole = { ...snapshot, root: reached(snapshot.root) }));
  return whole;
}

const shown = new WeakMap<Snapshot, Snapshot>();

function reached(node: SnapshotNode): SnapshotNode {
  const { hidden, ...rest } = node;
  const children = node.children.map(reached);
  return hidden === 'inert' && node.disabled === true ? { ...rest, children } : { ...node, children };
}

/** Every word is explained, quoted names are the whole name, and the kind is the one that was said. */
function isCertain({ entry, own, exact, reasons, score }: Scored, phrases: readonly Phrase[]): boolean {
  if (
    score < 0.6 ||
    reasons.some((reason) => reason.startsWith('nothing says') || reason.startsWith('what is quoted'))
  )
    return false;
  if (own.kind < 0.9 || saysAnotherKind(entry, phrases[0])) return false;
  if (exact) return true;
  const literals = phrases[0]?.literals ?? [];
  const isNamed = literals.every(
    (literal) =>
      phrases[0]?.relation !== undefined || entry.evidence.some(({ text }) => fold(text) === fold(literal)),
  );
  if (!isNamed) return false;
  return own.by === undefined || own.tightness >= 0.34 || isButForAmount(entry, phrases);
}

/** "The Save button" is no heading, however it is called. */
function saysAnotherKind({ node }: Entry, phrase: Phrase | undefined): boolean {
  const words = phrase?.words ?? [];
  const last = words.at(-1);
  if (last?.kind === undefined || !kindAt(last.kind.split(' '), 0)) return false;
  const name = fold(`${node.name} ${node.text ?? ''}`);
  // A link may be called a button for its looks; a button is never called a link.
  const least = last.kind === 'link' ? 1 : 0.1;
  return kindFit(last.kind, node) < least && !name.includes(fold(last.kind));
}
