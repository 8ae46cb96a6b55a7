/** "Accept the cookie banner", "reject the cookies", "dismiss the cookie notice": the notice that asks for consent, whatever it is made of. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { calledBy } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.86;

/** The button of the one notice about cookies that does what is said; undefined where there is none such, or several. */
export function consentOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  if (!target.some(isCookie) || !target.every((token) => isCookie(token) || isAbout(token, clause)))
    return undefined;
  const notice = noticeIn(scene);
  const [only, ...others] = notice ? buttonsFor(clause, target, buttonsIn(notice, scene)) : [];
  return only && others.length === 0
    ? {
        kind: 'steps',
        steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
        explained: `${clause.said} ${spell(target)}`,
      }
    : undefined;
}

function isCookie({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:cookies?|gdpr|consent)$/.test(lower);
}

/** What the notice is called, and which of the cookies are meant. */
function isAbout({ kind, lower }: Token, { said }: Clause): boolean {
  return (
    kind === 'word' &&
    ((said === '' ? /^(?:refuse|deny)$/.test(lower) : lower === said) ||
      limited.test(lower) ||
      /^(?:the|a|this|its?|all|of|use|banner|notice|popup|pop-up|dialog|modal|message|bar|prompt|overlay|box|window|policy|request|settings?|everything|anything|but|except|for|other|than|non-?(?:essential|necessary|required)|optional|unnecessary|others?|ones|any)$/.test(
        lower,
      ))
  );
}

const limited = /\b(?:only|necessary|essential|essentials|required|strictly|selected|selection)\b/;
const agreeing =
  /^(?:accept|agree|allow|ok|okay|yes|got it|i (?:agree|accept|understand)|understood|continue|fine|sure)\b/;
const denying = /^(?:i |we )?(?:reject|decline|deny|refuse|disagree|no\b|continue without)/;

/** The smallest part of the page that speaks of cookies and has something to answer by. */
function noticeIn({ index }: Scene): Entry | undefined {
  const speaking = index.entries.filter(
    ({ node }) =>
      node.hidden === undefined && /\bcookies?\b/i.test(node.text ?? (node.role === 'text' ? node.name : '')),
  );
  const around = speaking.flatMap((entry) => {
    const part = [entry, ...ancestorsOf(entry)].find(
      (each) =>
        each.node.role !== 'document' && each.node.tag !== 'body' && answersIn(each, index.actionable),
    );
    return part ? [part] : [];
  });
  const [notice, ...others] = new Set(around);
  if (!notice) return askingFor(index);
  return others.every((each) => isInside(each, notice)) ? notice : undefined;
}

/** "We value your privacy": what offers all of them and only the necessary ones asks for consent, though it says nothing of cookies. */
function askingFor(index: PageIndex): Entry | undefined {
  const shown = index.actionable.filter(({ node }) => node.hidden === undefined);
  const [all, ...others] = shown.filter((entry) => offersAll.test(calledBy(entry)));
  const [few, ...more] = shown.filter((entry) => offersFew.test(calledBy(entry)));
  if (!all || !few || others.length > 0 || more.length > 0) return undefined;
  const around = [...ancestorsOf(all)].find((each) => isInside(few, each));
  if (!around || around.node.role === 'document' || around.node.tag === 'body') return undefined;
  // "Reject all" may be said of a list of requests.
  const isPrivacy =
    /necessary|essential|required/.test(calledBy(few)) || speaksOfData.test(readable(around.node));
  const isSmall = shown.filter((entry) => isInside(entry, around)).length <= MOST_ANSWERS;
  return isPrivacy && isSmall ? around : undefined;
}

const speaksOfData = /\b(?:privacy|personal data|partners|tracking|gdpr|your data)\b/i;

const offersAll = /^(?:yes,? )?(?:accept|allow|agree to) (?:all|everything)$/;
const offersFew =
  /^(?:(?:accept|allow|use) )?(?:only )?(?:the )?(?:strictly )?(?:necessary|essentials?|required)(?: ones)?(?: only)?$|^(?:reject|decline|deny|refuse) (?:all|everything)$/;

/** Most controls of a notice that does not say what it is. */
const MOST_ANSWERS = 6;

function answersIn(part: Entry, actionable: readonly Entry[]): boolean {
  return actionable.some((entry) => {
    const name = calledBy(entry);
    return isInside(entry, part) && (agreeing.test(name) || denying.test(name) || closes(entry));
  });
}

function buttonsIn(notice: Entry, { index }: Scene): Entry[] {
  return index.actionable.filter(
    (entry) =>
      isInside(entry, notice) &&
      entry.node.disabled !== true &&
      /^(?:button|link|generic|img)$/.test(entry.node.role) &&
      entry.node.hidden === undefined,
  );
}

function buttonsFor(clause: Clause, target: readonly Token[], buttons: readonly Entry[]): Entry[] {
  const said = clause.said === '' ? (target[0]?.lower ?? '') : clause.said;
  const limits = (entry: Entry): boolean => limited.test(calledBy(entry));
  const agree = buttons.filter((entry) => agreeing.test(calledBy(entry)) && !limits(entry));
  const deny = buttons.filter((entry) => denying.test(calledBy(entry)));
  if (/^(?:accept|agree|allow)/.test(said)) {
    if (target.some(({ lower }) => limited.test(lower))) return buttons.filter(limits);
    const all = agree.filter((entry) => /\ball\b/.test(calledBy(entry)));
    return all.length === 1 ? all : agree;
  }
  if (/^(?:reject|decline|deny|refuse)/.test(said)) {
    const isExcepted = target.some(({ lower }) => /^(?:but|except|than)$/.test(lower));
    const isLimited = target.some(({ lower }) => /^(?:only|necessary|essentials?|required)$/.test(lower));
    // Nobody can reject what is necessary; all the others are.
    if (isLimited) return isExcepted ? buttons.filter(limits) : [];
    return deny.length > 0 ? deny : buttons.filter(limits);
  }
  if (!/^(?:dismiss|close|hide|get)/.test(said)) return [];
  const crosses = buttons.filter(closes);
  // Where there is a choice, putting the notice away does not make it.
  const answers = buttons.filter(({ node }) => node.role !== 'link');
  return crosses.length > 0 ? crosses : answers;
}

function closes({ evidence: [name] }: Entry): boolean {
  return (
    name !== undefined && name.words.length <= 3 && name.words.some(({ meaning }) => meaning === 'close')
  );
}
