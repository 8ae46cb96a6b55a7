/**
 * Ways to say a thing that leave the same clause once a word is taken out that says nothing of the page: "show me the classes", "filter the board by
 * Kafka" over the one list that there is, "switch to the spring term" where that is an option of a list.
 */
import { type Clause, spell } from '../../language/clause.js';
import { isWordToken, quotedToken } from '../../language/token-runs.js';
import { contentOf, fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { formOf, recordOf } from '../../matching/relations.js';

/** The clause in the plainer words; undefined for one that says nothing too much. */
export function saidOtherwise(clause: Clause, { index }: Scene): Outcome | undefined {
  const plain =
    toNobody(clause) ??
    ofTheList(clause, index) ??
    toOption(clause, index) ??
    toMaker(clause, index) ??
    toSpan(clause, index) ??
    toRow(clause, index);
  return plain && { kind: 'instead', clauses: [plain] };
}

/** "Show me the classes on Thursday": to whom it is shown is no part of what is. */
function toNobody(clause: Clause): Clause | undefined {
  const [reading, ...others] = clause.readings;
  const [first, ...rest] = reading?.target ?? [];
  const isShown = clause.verb === 'open' && /^(?:show|list|display)$/.test(clause.said);
  return isShown && others.length === 0 && isWordToken(first, /^(?:me|us)$/) && rest.length > 0
    ? { ...clause, readings: [{ ...reading, target: rest }] }
    : undefined;
}

/** "Filter the board by Kafka": what is filtered, where that word only says how the one list is laid out, and the page has no part of that name. */
function ofTheList(clause: Clause, index: PageIndex): Clause | undefined {
  const [reading, ...others] = clause.readings;
  const [filter, article, noun, by, ...rest] = reading?.target ?? [];
  const isFilter =
    clause.verb === 'goal' &&
    clause.said === 'filter' &&
    others.length === 0 &&
    isWordToken(article, /^(?:the|this|my|our)$/) &&
    isWordToken(
      noun,
      /^(?:board|list|timetable|schedule|overview|view|page|results|directory|catalogu?e)$/,
    ) &&
    isWordToken(by, /^(?:by|for|on)$/) &&
    rest.length > 0;
  if (!isFilter || !filter || !noun || !by) return undefined;
  const isNamed = contentOf(noun.text).some((word) => mentionsOf(word, index).size > 0);
  return isNamed ? undefined : { ...clause, readings: [{ target: [filter, by, ...rest] }] };
}

/** "Switch to the spring term": the whole name of an option of one native list, and nothing that is clicked is called so. */
function toOption(clause: Clause, index: PageIndex): Clause | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  if (clause.verb !== 'click' || !/^(?:switch|change)(?: over)?(?: to)?$/.test(clause.said)) return undefined;
  const name = fold(spell(isWordToken(target[0], /^the$/) ? target.slice(1) : target));
  const lists = index.actionable.filter(
    ({ node }) => node.tag === 'select' && node.options?.some((option) => fold(option) === name),
  );
  return lists.length === 1 ? { ...clause, verb: 'select', said: 'select' } : undefined;
}

/** "Open the new project dialog", where the one button for that is called "Add project", or only "Create" on the page "Projects". */
function toMaker(clause: Clause, index: PageIndex): Clause | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const [, noun = ''] =
    /^(?:the )?new (\p{L}+(?: \p{L}+)?) (?:dialog(?:ue)?|form|window|modal|pop-?up)$/iu.exec(spell(target)) ??
    [];
  if (clause.verb !== 'open' || noun === '') return undefined;
  const said = fold(noun);
  const names = index.actionable
    .filter(
      (entry) =>
        /^(?:button|link)$/.test(entry.node.role) &&
        entry.node.hidden === undefined &&
        formOf(entry) === undefined &&
        recordOf(entry) === undefined,
    )
    .map(({ node }) => node.name);
  const titles = index.entries.filter(({ node }) => node.role === 'heading' && node.hidden === undefined);
  const [title, ...others] = titles.map(({ node }) => fold(node.name || readable(node)));
  const isPage = others.length === 0 && (title === `${said}s` || title === said);
  const makers = names.filter((name) => /^\W*(?:add|create|new)\b/i.test(name));
  const [name, ...more] = makers;
  const [, made = ''] = /^\W*(?:add|create|new)(?: (?:an?|new))*(.*)$/iu.exec(name ?? '') ?? [];
  const isMeant = fold(made) === said || (isPage && made.trim() === '');
  return name !== undefined && more.length === 0 && isMeant
    ? {
        ...clause,
        verb: 'click',
        said: 'click',
        readings: [{ target: [quotedToken(name)] }],
        text: `click "${name}"`,
      }
    : undefined;
}

/** "Show the last 7 days", where one of the choices is called "7 days": they are always the last ones. */
function toSpan(clause: Clause, { actionable }: PageIndex): Clause | undefined {
  const [reading, ...others] = clause.readings;
  const target = reading?.target ?? [];
  const at = target.findIndex((token) => isWordToken(token, /^(?:last|past)$/));
  const span = target.slice(at + 1);
  const isSpan =
    at >= 0 &&
    target.slice(0, at).every((token) => isWordToken(token, /^(?:the|show|only|just)$/)) &&
    /^\d+ (?:minutes?|hours?|days?|weeks?|months?|years?)$/i.test(spell(span));
  if (!isSpan || others.length > 0 || !/^(?:open|select|click|goal)$/.test(clause.verb)) return undefined;
  const called = actionable.filter(
    ({ node }) => node.hidden === undefined && fold(node.name || (node.text ?? '')) === fold(spell(span)),
  );
  return called.length === 1
    ? { ...clause, verb: 'click', said: 'click', readings: [{ target: span }], text: `click ${spell(span)}` }
    : undefined;
}

/** "Confirm segment 4", where the page calls what its numbered lines are by that noun, "Segment 2": the line with that number, none of them being left out. */
function toRow(clause: Clause, index: PageIndex): Clause | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const number = target.at(-1);
  const noun = target.at(-2);
  const isNumbered = clause.verb === 'goal' && target.length > 2 && /^\d{1,3}$/.test(number?.text ?? '');
  if (!isNumbered || !number || noun?.kind !== 'word') return undefined;
  const lists = index.entries.filter(({ children }) => isCountedOut(children));
  const [list, ...others] = lists;
  const isOne = list !== undefined && others.length === 0 && Number(number.text) <= list.children.length;
  const isCalled = index.entries.some(({ node }) => {
    const [, said, count] = /^(\p{L}+) (\d{1,3})$/u.exec((node.name || (node.text ?? '')).trim()) ?? [];
    return fold(said ?? '') === noun.lower && Number(count) <= (list?.children.length ?? 0);
  });
  if (!isOne || !isCalled) return undefined;
  const row = { ...noun, text: 'row', lower: 'row' };
  const words = [...target.slice(0, -2), row, number];
  return { ...clause, readings: [{ target: words }], text: spell(words) };
}

/** Lines that begin with their numbers, from 1 on. */
function isCountedOut(lines: readonly Entry[]): boolean {
  return (
    lines.length > 2 &&
    lines.every(({ record, children: [first] }, at) => record && first?.node.text === String(at + 1))
  );
}
