/** Sentences that a person reads as others: "add a new user" as "create a user", "move Ada up" as the button "Move up" of Ada. Only what is refused as it stands is reworded. */
import { type Clause, type ClauseReading, spell, valueOf } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { isDay } from '../../language/form-leads.js';
import { formSentence } from '../../language/form-sentence.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { quotedToken, wordToken } from '../../language/token-runs.js';
import { isUnchosen } from '../../matching/unchosen.js';
import { wantGoal } from '../../matching/wants.js';
import { contentOf, isOrnament, wordsOf } from '../../language/words.js';

/** The clauses that a refused clause stands for; undefined when it stands for none but itself. */
export function reworded(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const clauses =
    (clause.verb === 'goal' && /^(?:add|create)$/.test(clause.said)
      ? anotherOne(clause, target, scene)
      : undefined) ??
    (clause.verb === 'goal' && clause.said === 'add' ? newOne(clause, target) : undefined) ??
    (clause.verb === 'goal' && /^(?:add|remove)$/.test(clause.said) ? favourite(target) : undefined) ??
    (clause.verb === 'goal' && clause.said === 'add' ? theProduct(clause, target, scene) : undefined) ??
    (clause.verb === 'clear' ? resetAll(clause, target) : undefined) ??
    (clause.verb === 'goal' && /^(?:reset|remove|delete)$/.test(clause.said)
      ? clearAll(clause, target)
      : undefined) ??
    (formSentence(clause) ? undefined : withoutLabel(clause, target)) ??
    (clause.verb === 'goal' && clause.said === 'back' ? backTo(clause, target) : undefined) ??
    (clause.verb === 'drag' && clause.said === 'move' ? moveBy(clause, target) : undefined) ??
    (/^(?:check|uncheck|select)$/.test(clause.verb) ? eachOf(clause, target) : undefined) ??
    (/^(?:goal|search)$/.test(clause.verb) ? journey(clause, scene) : undefined);
  return clauses && { kind: 'instead', clauses };
}

function isWord(token: Token | undefined, words: RegExp): boolean {
  return token?.kind === 'word' && words.test(token.lower);
}

/** "Create a new shelf", where the one button for that says "+ Add another shelf". */
function anotherOne(
  clause: Clause,
  [verb, ...rest]: readonly Token[],
  { index }: Scene,
): Clause[] | undefined {
  const noun = rest.slice(isWord(rest[0], /^(?:a|the)$/) ? 1 : 0);
  const [thing, ...more] = isWord(noun[0], /^(?:new|another)$/) ? noun.slice(1) : noun;
  if (!verb || thing?.kind !== 'word' || isWord(rest[0], /^another$/)) return undefined;
  const makes = ({ node }: Entry): boolean =>
    node.hidden === undefined &&
    (node.name || (node.text ?? ''))
      .toLowerCase()
      .replace(/^[^\p{L}]+/u, '')
      .trim() === `add another ${thing.lower}`;
  if (index.actionable.filter(makes).length !== 1) return undefined;
  const name = isWord(more[0], /^(?:called|named|titled)$/) ? more.slice(1) : more;
  const isQuoted = name.length === 1 && name[0]?.kind !== 'word';
  const named = name.length === 0 || isQuoted ? name : [quotedToken(valueOf(name))];
  const target = [wordToken('add'), wordToken('another'), thing, ...named];
  return [{ ...clause, said: 'add', readings: [{ target }], text: `add another ${spell([thing, ...name])}` }];
}

/** "Add a new user" is creating a user, where nothing says "add". */
function newOne(clause: Clause, [verb, ...rest]: readonly Token[]): Clause[] | undefined {
  const noun = rest.slice(isWord(rest[0], /^(?:a|an|another|the)$/) ? 1 : 0);
  if (!verb || !isWord(noun[0], /^new$/) || noun.length < 2) return undefined;
  const create: Token = { ...verb, text: 'Create', lower: 'create' };
  return [{ ...clause, said: 'create', readings: [{ target: [create, ...noun.slice(1)] }] }];
}

/** "Add the product to the cart", on the page of a single product: its one button "Add to cart" does not say "product". */
function theProduct(
  clause: Clause,
  [verb, article, noun, ...where]: readonly Token[],
  { index }: Scene,
): Clause[] | undefined {
  const [to, whose, cart, ...more] = where;
  const isSo =
    isWord(article, /^(?:the|this)$/) &&
    isWord(noun, /^(?:product|item|article)$/) &&
    isWord(to, /^(?:to|into|in)$/) &&
    isWord(whose, /^(?:the|my|your|our)$/) &&
    isWord(cart, /^(?:cart|basket|bag|trolley)$/);
  if (!verb || !isSo || !cart || more.length > 0) return undefined;
  const does = ({ node, evidence: [name] }: Entry): boolean =>
    /^(?:button|link)$/.test(node.role) &&
    node.hidden === undefined &&
    name?.words[0]?.text === 'add' &&
    name.words.some(({ text }) => text === cart.lower);
  return index.actionable.filter(does).length === 1
    ? [{ ...clause, readings: [{ target: [verb, ...where] }] }]
    : undefined;
}

/** "Go back to Home", where nothing says "back": one goes to it. */
function backTo(clause: Clause, [, to, ...place]: readonly Token[]): Clause[] | undefined {
  if (!isWord(to, /^to$/) || place.length === 0) return undefined;
  return [{ ...clause, verb: 'click', said: 'go to', readings: [{ target: place }] }];
}

/** "Add the mill to my favourites", "remove it from the favourites", where a heart stands beside it and nothing says so. */
function favourite([verb, ...rest]: readonly Token[]): Clause[] | undefined {
  const at = rest.findLastIndex((token) => isWord(token, /^(?:to|from)$/));
  const [article, noun, ...more] = rest.slice(at + 1);
  const isList =
    isWord(article, /^(?:my|the|your|our)$/) &&
    isWord(noun, /^favou?rites?$/) &&
    more.every((token) => isWord(token, /^list$/));
  // "The first cabin" is counted among all of them, and not found by its words.
  const counts = rest.some((_, place) => ordinalAt(rest, place) !== undefined);
  if (!verb || at < 1 || !isList || counts || isWord(rest[at], /^to$/) !== isWord(verb, /^add$/))
    return undefined;
  const deed = `${isWord(verb, /^add$/) ? '' : 'un'}favourite`;
  const target = [{ ...verb, text: deed, lower: deed }, ...rest.slice(0, at)];
  const said = deed.startsWith('un') ? '' : deed;
  return [{ verb: 'goal', said, readings: [{ target }], text: spell(target) }];
}

/** "The user with the e-mail address a@b.c" is the one with the e-mail a@b.c: no row repeats what its column holds. */
function withoutLabel(clause: Clause, target: readonly Token[]): Clause[] | undefined {
  const at = target.findIndex((token, place) => {
    const next = target[place + 1];
    const isValue = next !== undefined && (next.kind === 'quoted' || /[\d@]/.test(next.text));
    return (
      place > 1 &&
      isWord(token, /^(?:address|number|code|id)$/) &&
      target[place - 1]?.kind === 'word' &&
      isValue
    );
  });
  const isDescribed = target.slice(0, at).some((token) => isWord(token, /^(?:with|whose|has|having)$/));
  if (at === -1 || !isDescribed || clause.readings.some(({ value, destination }) => value ?? destination))
    return undefined;
  return [{ ...clause, readings: [{ target: target.filter((_, place) => place !== at) }] }];
}

/** "Clear the filters", "clear all filters": the button "Reset filters". What is filtered by can only be set back; a field is cleared otherwise. */
function resetAll(clause: Clause, target: readonly Token[]): Clause[] | undefined {
  if (!isWord(target.at(-1), /^(?:filters|criteria|facets|sorting)$/)) return undefined;
  const what = target.filter((token) => !isWord(token, /^(?:all|the|my|of)$/));
  // "Clear all filters" is done by "Clear filters", where there is one.
  if (what.length < target.length && clause.verb === 'clear')
    return [{ ...clause, readings: [{ target: what }] }];
  const reset: Token[] = [wordToken('reset'), ...what];
  return [{ ...clause, verb: 'goal', said: 'reset', readings: [{ target: reset }] }];
}

/** "Reset all filters", "remove the filters": what is cleared by another word. */
function clearAll(clause: Clause, [, ...what]: readonly Token[]): Clause[] | undefined {
  const isAll =
    isWord(what[0], /^(?:all|the)$/) && isWord(what.at(-1), /^(?:filters|criteria|facets|sorting)$/);
  return isAll
    ? [{ ...clause, verb: 'clear', said: 'clear', readings: [{ target: what.slice(1) }] }]
    : undefined;
}

/** "Move Ada up", "move up the night shift": the button of that name beside it. */
function moveBy(clause: Clause, target: readonly Token[]): Clause[] | undefined {
  if (clause.readings.some((reading) => reading.destination)) return undefined;
  const ways = /^(?:up|down)$/;
  const [first] = target;
  const last = target.at(-1);
  const way = isWord(last, ways) ? last : isWord(first, ways) ? first : undefined;
  const what = target.filter((token) => token !== way);
  if (!way || what.length === 0) return undefined;
  const named: Token[] = [wordToken('move'), way, wordToken('for'), ...what];
  return [{ ...clause, verb: 'click', said: 'click', readings: [{ target: named }] }];
}

/** "The boxes of both Austen books", "all rows of Research": what is ticked is the box of each. */
function eachOf(clause: Clause, target: readonly Token[]): Clause[] | undefined {
  const each = /^(?:both|all|every|each)$/;
  const start = target.findIndex((token) => isWord(token, each));
  const lead = target.slice(0, Math.max(0, start));
  const rows = /^(?:rows?|lines?|entries|records?)$/;
  const isBoxes = lead.some((token) => isWord(token, /^(?:box|boxes|checkbox|checkboxes)$/));
  const isLead = lead.every((token) =>
    isWord(token, /^(?:the|box|boxes|checkbox|checkboxes|of|for|next|to)$/),
  );
  const counted = target.slice(start);
  if (start === -1 || !isLead || (lead.length > 0 && !isBoxes)) return undefined;
  const named = counted.map((token) =>
    isWord(token, rows) ? { ...token, text: 'items', lower: 'items' } : token,
  );
  const isChanged = lead.length > 0 || (named.some((token, at) => token !== counted[at]) && named.length > 2);
  if (!isChanged) return undefined;
  const verb = clause.verb === 'select' ? 'check' : clause.verb;
  return [{ ...clause, verb, said: verb, readings: [{ target: named }] }];
}

/** Words of a field that asks where something begins, or ends, besides "from" and "to". */
const ofPlace =
  /^(?:where|fly|flying|going|travel|city|airport|station|location|place|date|departure|origin|destination|arrival|leaving)$/;

/** "Search flights from Lisbon to Oslo": the fields that are called "From" and "To", then the button that says the verb. */
function journey(clause: Clause, scene: Scene): Clause[] | undefined {
  // Of several readings the one that leaves nothing out: "… for 3 passengers".
  const [tokens = []] = clause.readings
    .flatMap(({ target, value }) => [target ?? [], value ?? []])
    .toSorted((a, b) => b.length - a.length);
  const from = tokens.findIndex((token) => isWord(token, /^from$/));
  const to = tokens.findIndex((token, at) => at > from && isWord(token, /^to$/));
  if (from === -1 || to <= from + 1 || to === tokens.length - 1) return undefined;
  if (tokens.slice(to + 1).some((token) => isWord(token, /^(?:on|for|with|by|at|in|and|from|to)$/)))
    return undefined;
  const start = fieldOf('from', scene);
  const end = fieldOf('to', scene);
  if (!start || !end || formOf(start) !== formOf(end)) return undefined;
  const lead = tokens.slice(0, from);
  // "Hotels from 3 May to 5 May" names no places, and with "Flights" chosen none are found.
  if ([tokens.slice(from + 1, to), tokens.slice(to + 1)].some((value) => isDay(spell(value))))
    return undefined;
  if (lead.flatMap(({ text }) => contentOf(text)).some((word) => isUnchosen(word, scene.index)))
    return undefined;
  const put = (entry: Entry, value: readonly Token[]): Clause => {
    const name = entry.evidence[0]?.text ?? '';
    const target: Token = { ...wordToken(name), kind: 'quoted' };
    const one: ClauseReading = { target: [target], value };
    return { verb: 'fill', said: 'fill', readings: [one], text: `${spell(value)} into ${name}` };
  };
  const puts = [put(start, tokens.slice(from + 1, to)), put(end, tokens.slice(to + 1))];
  // "Fly from Lisbon to Oslo" alone does not say what is to be done with the two.
  if (clause.verb === 'goal' && clause.said === '') return undefined;
  const named = clause.verb === 'search' ? [wordToken('search'), ...lead] : lead;
  const button = lookUp(named, wantGoal, scene);
  const isNamed = button.kind === 'found' && button.exact && button.entries.length === 1;
  const sent = isNamed
    ? named
    : clause.verb === 'search' && isOfJourneys(lead, scene)
      ? bareSearch
      : undefined;
  if (!sent || (sent === bareSearch && !isSentBy(start, scene))) return undefined;
  // "Plan a route" is no mere click: what the page says against it is heard.
  const { verb, said } = clause.verb === 'goal' ? clause : { verb: 'click' as const, said: 'click' };
  return [...puts, { verb, said, readings: [{ target: sent }], text: spell(sent) }];
}

const bareSearch: readonly Token[] = [wordToken('search')];

/** What is searched for is a way from one place to another, or something that the page speaks of. */
function isOfJourneys(lead: readonly Token[], { index }: Scene): boolean {
  const words = contentOf(spell(lead));
  return words.every(
    (word) =>
      /^(?:trip|journey|connection|route|ride|way)$/.test(word.stem) || mentionsOf(word, index).size > 0,
  );
}

/** The one button to search in the form of a field says no more than that. */
function isSentBy(field: Entry, { index }: Scene): boolean {
  const called = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      node.role === 'button' && name?.words.length === 1 && name.words[0]?.meaning === 'search',
  );
  const [only, ...others] = called;
  return only !== undefined && others.length === 0 && formOf(only) === formOf(field);
}

/** The one field that asks from where, or to where. */
function fieldOf(preposition: 'from' | 'to', { index }: Scene): Entry | undefined {
  const fields = index.actionable.filter(({ node, evidence: [name] }) => {
    if (!/^(?:textbox|searchbox|combobox)$/.test(node.role) || node.disabled === true || !name) return false;
    const words = wordsOf(name.text).filter((word) => !isOrnament(word));
    return (
      words.some((word) => word.text === preposition) &&
      words.every((word) => word.text === preposition || ofPlace.test(word.text))
    );
  });
  return fields.length === 1 ? fields[0] : undefined;
}
