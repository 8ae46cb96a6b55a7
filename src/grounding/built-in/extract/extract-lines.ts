/** What one line of text says of itself: `Label: value`, `24 results`, `by Alice`, `1–10 of 57`. */
import { foldSpace, trimmed } from '../../../contract/parse-value.js';
import type { Trim } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { AddFact, FactUse } from './extract-facts.js';
import { isBareFigure } from './extract-figures.js';
import type { Place } from './extract-leaf.js';
import { isField, type Tree } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** "Sat 15:00" is one moment, and "at 9:30" leads to a time that is not named. */
const dayWord =
  /(?:^|\s)(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|today|tomorrow|yesterday|at|from|until|till|to|by|on|and|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)$/iu;

/** Where a sentence ends within a text. */
export const sentenceEnd = /[.!?…]\s/u;

/** `Label: value` within one text, several parts set apart by bars or dots included; `24 results`, `by Alice`, `Budget · $48,000`. */
export function lineFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
  if (!isLine(node)) return;
  const whole = tree.textOf(node);
  if (whole.length > 300) return;
  if (node.children.length > 1 && node.children.every((child) => child.role === 'text'))
    for (const { name } of node.children) {
      const { label, value } =
        /^(?<label>[^::]{1,50})[::]\s+(?<value>\S.*)$/u.exec(foldSpace(name))?.groups ?? {};
      const at = label && value ? whole.indexOf(foldSpace(name)) : -1;
      if (label && value && at >= 0 && !sentenceEnd.test(label))
        addPart(label, value, whole.slice(0, at + foldSpace(name).length - value.length));
    }
  const isRun = [...whole.matchAll(/\p{L}[^::|·•–—;,]{0,30}[::]\s/gu)].length > 1 && node.children.length > 1;
  for (const part of whole.split(
    /\s[|·•–—]\s|;\s|,\s(?=[^,:]{2,25}:\s)|(?<=[\p{L}\d])\.\s(?=\p{Lu}[^.:]{2,25}:\s)/u,
  )) {
    const match =
      /^(?<label>[^::]{1,50})[::]\s+(?<value>\S.*)$/u.exec(part) ??
      /^(?<label>[^::#]{2,30}?)\s+(?<value>#[\w-]+)(?:$|\s(?=\S+$))/u.exec(part);
    const { label, value: found } = match?.groups ?? {};
    // "2 : 4" is a score: a colon between two figures names nothing.
    const said = found !== undefined && isScore(label, found) ? undefined : found;
    const value = said && withoutBadge(tree, node, said);
    const bare = part === whole ? valueBesideAction(tree, node) : undefined;
    if (bare && label) add(label, { node: bare }, 0.97);
    else if (label && value && !isRun && !sentenceEnd.test(label))
      addPart(label, value, part.slice(0, part.indexOf(value, label.length)));
    const authored =
      /^(?:[Ww]ritten |[Pp]osted |[Pp]ublished )?[Bb]y\s+(?<name>\p{Lu}[^,|·]{1,40}?)(?=$|,|\s(?:on|in|at)\s)/u.exec(
        part,
      )?.groups?.['name'];
    if (authored) addPart('author', authored, part.slice(0, part.indexOf(authored)), 0.8);
    else authorFact(tree, node, part, add);
  }
  const stated =
    /^(?:(?:your|the|our|this)\s+)?(?<label>\p{L}[\p{L} -]{1,30}?)\s+is:?\s+(?<value>\S[^.!?]{0,40}?)[.!]?$/iu.exec(
      whole,
    )?.groups;
  if (stated?.['label'] && stated['value'] && node.children.length > 1)
    addPart(stated['label'], stated['value'], whole.slice(0, whole.lastIndexOf(stated['value'])), 0.9);
  if (whole.length <= 120 && measureFacts(whole, addPart)) return;
  for (const part of whole.split(/\s[|·•–—]\s|;\s/u)) {
    const { label, value } =
      /^(?<label>\p{L}+(?:\s\p{L}+){0,2})\s+(?<value>\d{1,2}:\d{2}|[$€£]?\d[\d.,]*(?:\s?(?:%|°|\p{L}{1,4}(?:\/\p{L}{1,2})?))?)$/u.exec(
        part,
      )?.groups ?? {};
    const isBare = /^[\d.,]+$/.test(value ?? '');
    const isOfDay = value?.includes(':') === true && dayWord.test(label ?? '');
    if (label && value && !isRun && !isOfDay)
      addPart(label, value, part.slice(0, -value.length), 0.9, isBare ? 'number' : undefined);
  }
  // The "7" of "7Q-0930" counts nothing, nor does the "30" of "until 17:30. Phone: …".
  for (const match of whole.matchAll(
    /(?<![\p{L}\d.,:-])(?<value>[$€£]?\d[\d.,]*(?<!\.(?=\s\p{Lu}))(?:k|\s?%)?)(?:\s|(?![\p{L}-]*\d))(?<label>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2})/gu,
  )) {
    const { label = '', value = '' } = match.groups ?? {};
    const head = whole.slice(0, match.index).split(/\s+/).slice(-3).join(' ');
    if (/\d\s?(?:of|out of|\/)\s*$/u.test(whole.slice(0, match.index)) && stateBehind.test(` ${label}`))
      continue;
    if (whole.length > 120 || isRun || labelsLead.test(whole)) continue;
    const isCount = /^(?:ratings|scores|stars ratings|star ratings)\b/iu.test(label);
    const trust = plainWords(head).length < 5 ? 0.9 : 0.8;
    addPart(label, value, whole.slice(0, match.index), trust, isCount ? 'count' : undefined);
  }
  const { label: name, figure } =
    /^(?<label>\p{L}+(?:\s\p{L}+){0,2})\s[|·•–—]\s(?<figure>\S+(?:\s\S+)?)$/u.exec(whole)?.groups ?? {};
  if (name && figure && isBareFigure(figure))
    addPart(name, figure, whole.slice(0, whole.length - figure.length), 0.9);
  const id = /^#(?<id>\d{1,9})(?=\s\p{Ll})/u.exec(whole)?.groups?.['id'];
  if (id) addPart('number id', id, '#', 0.8);

  function addPart(label: string, value: string, before: string, trust = 0.95, use?: FactUse): void {
    const start = whole.indexOf(before + value) + before.length;
    const trim = shortTrim(whole, start, start + value.length, before);
    if (trim) add(label, { node, trim }, trust, use);
  }
}

/** "Sold tickets 38 Seats left 212": each figure stands behind what it counts, and the words behind it lead to the next one. */
const labelsLead =
  /^(?:(?!(?:of|to|out|and|by|from|until|or|for)\b)\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,3}:?\s[$€£]?\d[\d.,]*[k%]?(?:\s[|·•]\s|[,;]?\s|$)){2,}(?<=[\dk%])$/u;

/** Whether a colon stands between two figures that are set apart from it. */
function isScore(label: string | undefined, value: string): boolean {
  return /(?:^|\s)[\d–-]+\s$/u.test(label ?? '') && /^[\d–-]+(?:\s|$)/u.test(value);
}

/** `Stock: 12 g <span>Low</span>`: a word in an element of its own behind a figure is no part of it. */
function withoutBadge(tree: Tree, node: SnapshotNode, value: string): string {
  const last = node.children.at(-1);
  const badge = last && last.role !== 'text' ? tree.textOf(last) : '';
  const isBadge = /^\p{Lu}\p{Ll}[\p{Ll} ]*$/u.test(badge) && value.endsWith(` ${badge}`);
  const figure = isBadge ? value.slice(0, -badge.length).trim() : '';
  return /^[^\p{L}\d]{0,3}\d/u.test(figure) ? figure : value;
}

/** `Plan: <b>Starter</b> <a>Upgrade</a>`: the value, when all that stands behind it can be clicked. */
function valueBesideAction(tree: Tree, node: SnapshotNode): SnapshotNode | undefined {
  const [value, ...actions] = node.children.filter((child) => child.role !== 'text');
  const isAction = (child: SnapshotNode): boolean => /^(?:link|button)$/.test(child.role);
  const isBare = node.children
    .slice(1)
    .every((child) => child.role !== 'text' || !/[\p{L}\d]/u.test(child.name));
  const fits = value && actions.length > 0 && !isAction(value) && actions.every(isAction) && isBare;
  return fits && tree.textOf(value) !== '' ? value : undefined;
}

/** Where a value stands in an element that says before it who did what: the agent in "Listed by Kim Osei". */
export function placeIn(tree: Tree, node: SnapshotNode): Place {
  const lead = /^(?:\p{L}+ed|[Pp]hoto|[Ss]old|[Ww]ritten)?\s?[Bb]y\s(?=\p{Lu})/u.exec(tree.textOf(node))?.[0];
  return lead && isLine(node) ? { node, trim: { before: lead } } : { node };
}

/** `opened on 2 May by alice`, `Listed by Kim Osei`: who did it, by a name or by a link to a person. */
function authorFact(tree: Tree, node: SnapshotNode, part: string, add: AddFact): void {
  const doer =
    /(?:^|[\p{Ll}\d)] )by (?<name>(?:\p{Lu}[\p{L}.'’-]*)(?:\s\p{Lu}[\p{L}.'’-]*){0,3}|[\w.-]{2,30})$/u.exec(
      part,
    )?.groups?.['name'];
  if (!doer) return;
  const link = node.children.find((child) => child.role === 'link' && tree.textOf(child) === doer);
  const verb = /(?<verb>\p{L}+ed)\b[^,;]{0,40} by \S/u.exec(part)?.groups?.['verb'] ?? '';
  const stem = verb.toLowerCase().replace(/e?d$/u, '');
  const doers = ['author', ...(stem.length > 2 ? [stem, `${stem}${stem.endsWith('e') ? 'r' : 'er'}`] : [])];
  if (link) for (const each of doers) add(each, { node: link }, 0.85);
  else if (/^\p{Lu}/u.test(doer)) {
    const start = tree.textOf(node).lastIndexOf(doer);
    const trim = shortTrim(tree.textOf(node), start, start + doer.length, 'by ');
    if (trim) for (const each of doers) add(each, { node, trim }, 0.8);
  }
}

/** `4.2 (318 ratings)`, `1–10 of 57 results`, `7.2 GB of 15 GB`: what several numbers of one line are to each other; true when that says it all. */
function measureFacts(
  whole: string,
  addPart: (label: string, value: string, before: string, trust: number, use?: FactUse) => void,
): boolean {
  const rated =
    /(?<![\d.,])(?<value>[0-9](?:[.,]\d)?|10)(?:\s?(?:★|\/\s?5|\/\s?10|out of 5|stars?))*\s*(?:[(·•|–—-]|from|based on)+\s*(?<count>\d[\d.,]*k?)\s*(?:ratings?|reviews?|votes?|opinions?|bewertungen|avis)/iu.exec(
      whole,
    )?.groups;
  if (rated?.['value'] && rated['count']) {
    addPart('rating', rated['value'], whole.slice(0, whole.indexOf(rated['value'])), 0.9);
    const before = whole.slice(0, whole.lastIndexOf(rated['count']));
    addPart('rating count', rated['count'], before, 0.9);
  }
  const paged =
    /\d[\d.,]*\s?(?:-|–|—|to)\s?\d[\d.,]*\s(?:of|out of|von|sur|de)\s(?:about\s)?(?<total>\d[\d.,]*)(?:\s(?<noun>\p{L}+))?/iu.exec(
      whole,
    );
  const { total, noun } = paged?.groups ?? {};
  if (paged && total) {
    const before = whole.slice(0, paged.index + paged[0].lastIndexOf(total));
    addPart(`total ${noun ?? 'result'}`, total, before, 0.9);
    return false;
  }
  const share =
    /^(?<label>\p{L}[\p{L} ]*?:?\s)?(?<used>\d[\d.,]*(?:\s?(?<unit>\p{L}{1,3}|%))?)\s(?:of|out of)\s(?<all>\d[\d.,]*(?:\s?\p{L}{1,3}(?!\p{L}))?)(?<rest>(?:\s\p{L}+){1,4})?$/u.exec(
      whole,
    )?.groups;
  if (share?.['used'] && share['all']) {
    const { label = '', used, all, unit = '', rest = '' } = share;
    // "14 of 22 handed in", "4 of 5 lessons completed": the first are so, and the others are all.
    const done = stateBehind.exec(rest)?.groups;
    if (done?.['state']) {
      const of = done['things'] ?? '';
      addPart(`${of} ${done['state']}`, used, whole.slice(0, whole.indexOf(used)), 0.95);
      addPart(`${of} total`, all, whole.slice(0, whole.indexOf(all, used.length)), 0.85);
      return true;
    }
    // "Seats taken: 15 of 48": the label says of which of the two it is the name.
    const { things, state } = stateLabel.exec(label)?.groups ?? {};
    if (things && state) {
      addPart(`${things} ${state}`, used, whole.slice(0, whole.indexOf(used)), 0.95);
      addPart(`${things} total`, all, whole.slice(0, whole.lastIndexOf(all)), 0.85);
      return true;
    }
    addPart(`${label} used ${unit}`, used, whole.slice(0, whole.indexOf(used)), 0.85);
    addPart(`${label} total ${unit}`, all, whole.slice(0, whole.lastIndexOf(all)), 0.85);
    return true;
  }
  return false;
}

/** Things, and what they are that are counted: "Seats taken". */
const stateLabel =
  /^(?<things>\p{L}[\p{L} ]*?)\s(?<state>\p{L}{2,}(?:ed|en)|sold|spent|left|free|read|paid|full|done|won|lost|sent|open|available|remaining|active|online)\s?:?\s$/iu;

/** The same behind the figures: "lessons completed", "handed in". */
const stateBehind =
  /^\s(?<things>(?:\p{L}+\s)*?)(?<state>(?:\p{L}{2,}(?:ed|en)|sold|spent|left|free|read|paid|full|done|won|lost|sent|open|available|remaining|active|online)(?:\s(?:in|out|off|up))?(?:\s(?:today|yesterday|so far|already))?)$/iu;

/** Literal marks around a part, as short as they can be: what else the text says may change between runs. */
function shortTrim(whole: string, start: number, end: number, label: string): Trim | undefined {
  const lead = whole.slice(0, start);
  const rest = whole.slice(end);
  const wanted = foldSpace(whole.slice(start, end));
  for (const before of ['', /\S+\s$/u.exec(lead)?.[0] ?? lead, label, lead]) {
    for (const after of ['', /^\s*\S+/u.exec(rest)?.[0] ?? rest, rest]) {
      if ((before === '') !== (lead === '') || (after === '') !== (rest === '')) continue;
      const trim = { ...(before && { before }), ...(after && { after }) };
      if (trimmed(whole, trim) === wanted) return trim;
    }
  }
  return undefined;
}

/** An element whose text is one line for a reader: no blocks inside. */
export function isLine(node: SnapshotNode): boolean {
  if (node.ref === undefined || isField(node)) return false;
  if (node.text !== undefined) return true;
  if (node.content === undefined || node.content === '')
    return node.tag === undefined && node.children.length === 0;
  return node.children.every(
    (child) =>
      child.role === 'text' ||
      /^(?:span|b|strong|i|em|small|a|time|sup|sub|mark|code|abbr|data|u|[a-z]+-[a-z-]+)$/.test(
        child.tag ?? '',
      ),
  );
}
