/**
 * "Show only courses taught by Marek with at most 12 places": each thing that is said of what is left is chosen in the one filter that has it.
 * All of them or nothing: a person of another filter ("approved by Marek" where the hosts are listed), a value that none offers, or a list that
 * the page does not show, and nothing is done.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { type Condition, type Narrowing, narrowingOf } from '../../language/narrowing.js';
import { isWordToken, quotedToken } from '../../language/token-runs.js';
import { isOfPeople, isOfPlaces, mayLead, rootOf } from '../../language/role-verbs.js';
import {
  contentOf,
  isOwner,
  isStopWord,
  isTelling,
  vagueNouns,
  type Word,
  wordsOf,
} from '../../language/words.js';
import { isMarked } from '../../matching/alike.js';
import {
  type FilterChoice,
  filtersOn,
  isFilterChoice,
  type ListFilter,
  saysSame,
} from '../../matching/list-filters.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { boundPick } from './bounded-filter.js';
import { filterWords, objectOf, ofItsList } from './filter-words.js';
import { chosenInFilters, type Pick, withSearch } from './filters-chosen.js';

/** Most things that are said of what is left. */
const MAX_CONDITIONS = 6;

/** What a clause that shows a part of a list comes to; undefined where its filters do not say all of it. */
export function narrowedList(clause: Clause, scene: Scene): Outcome | undefined {
  const said = saidOf(clause);
  if (!said || said.conditions.length > MAX_CONDITIONS) return undefined;
  const filters = filtersOn(scene.index);
  // What is searched is no choice of its own: "the employees" are not the part "Employees" of the page.
  const mayBeChoice = clause.said !== 'search for';
  const picks = filters.length > 0 ? picksFor(said, filters, { index: scene.index, mayBeChoice }) : undefined;
  if (clause.said === 'search for') {
    // What is searched for is a text, unless a list of the search is called by what stands with it: "of the Finance department".
    const isNamed = said.conditions.every(({ value }) =>
      filters.some(
        ({ kind, label }) =>
          kind !== 'box' && value.length > 1 && value.some((token) => isLabel(token, label)),
      ),
    );
    return picks && isNamed
      ? withSearch(chosenInFilters(picks, clause, scene), picks, scene.index)
      : undefined;
  }
  const chosen = picks && chosenInFilters(picks, clause, scene);
  if (picks && !(chosen && clause.said === 'filter')) return chosen;
  if (chosen) return ofItsList(chosen, objectOf((clause.readings[0]?.target ?? []).slice(1)), scene);
  // "Find courses by Omar", where the teachers are listed and he is none of them, is no text to search for.
  const isOfFilter = said.conditions.some(
    ({ lead }) =>
      /\bby$/.test(lead) &&
      filters.some(({ kind, label }) => /^(?:list|row)$/.test(kind) && mayLead(lead, label) === true),
  );
  return clause.verb === 'search' && isOfFilter
    ? { kind: 'none', looked: clause.text, nearest: [], final: true }
    : undefined;
}

/** What is left of a list, as a clause says it that shows it, or finds what is more than a text to search for. */
function saidOf({ verb, said, readings }: Clause): Narrowing | undefined {
  if (verb === 'search' && /^(?:find|look for|search for)$/.test(said)) {
    // The whole of what is said, and not what is left beside a place.
    const whole = readings.find(({ target }) => !target) ?? readings[0];
    const found = narrowingOf(whole?.value ?? []);
    const isOfList = found?.noun !== undefined && found.conditions.length > 0;
    return isOfList && found.conditions.every(({ lead }) => lead !== '') ? found : undefined;
  }
  const target = readings.length === 1 ? (readings[0]?.target ?? []) : [];
  if (verb === 'goal' && said === 'filter') return filterSaid(filterWords(target.slice(1)));
  return verb === 'open' && /^(?:show|display|view|see|list)$/.test(said) ? narrowingOf(target) : undefined;
}

/** "The contacts by customer", "the list to packed orders": what is filtered, and what is said of what is left. */
function filterSaid(rest: readonly Token[]): Narrowing | undefined {
  const at = rest.findIndex((token) => isWordToken(token, /^(?:by|to|for)$/));
  const found = at === -1 ? undefined : narrowingOf(rest.slice(at + 1));
  const object = objectOf(rest).filter(
    ({ lower }) => !/^(?:list|table|results?|page|view|grid)$/.test(lower),
  );
  if (!found || found.isAll || object.length > 1) return undefined;
  const [noun] = object;
  if (!noun) return found;
  // "By customers": what is left is no other list.
  const { noun: other, conditions } = found;
  const [first, ...others] = conditions;
  // "The plants to tall succulents": each word in front of it has to be a choice as well.
  if (other && first?.lead === '' && others.length === 0)
    return { ...found, noun, conditions: [{ lead: '', value: [...first.value, other] }] };
  if (other && conditions.length > 0) return undefined;
  return other ? { ...found, noun, conditions: [{ lead: '', value: [other] }] } : { ...found, noun };
}

function picksFor(
  given: Narrowing,
  filters: readonly ListFilter[],
  { index, mayBeChoice }: { index: PageIndex; mayBeChoice: boolean },
): Pick[] | undefined {
  const said = withoutOwner(given, filters);
  const { noun, isAll, conditions, owner } = said;
  if (isAll && noun && conditions.length === 0) {
    if (isOtherSection(noun, index)) return undefined;
    const none = noFilterOf(contentOf(noun.text), filters);
    return none && [none];
  }
  const value = [...(owner ? [owner] : []), ...(noun ? [noun] : [])];
  const own = noun && mayBeChoice ? valuePick({ lead: '', value }, filters) : undefined;
  if (owner && !own) return undefined;
  if (noun && !own && (!isListed(noun, index) || isOtherSection(noun, index))) return undefined;
  // Two filters have a choice "Cats": it is one of them, and no name of the list.
  if (noun && !own && mayBeChoice && isFilterChoice(noun.text, index)) return undefined;
  // "Critical alerts", in the part "Alerts" that is open: it says what is listed.
  const isOpen = conditions.length > 0 && own?.choice?.entry.node.selected === true;
  const picks: Pick[] = own && !isOpen ? [own] : [];
  const [first, ...others] = conditions;
  const front = first?.lead === '' ? frontPicks(first.value, filters) : [];
  const rest = first?.lead === '' ? others : conditions;
  const behind = behindPicks(rest, filters);
  if (!front || !behind) return undefined;
  picks.push(...front, ...behind);
  return picks.length > 0 ? picks : undefined;
}

/** "My urgent tasks", where a box says "My tasks": whose they are belongs to the noun. */
function withoutOwner(said: Narrowing, filters: readonly ListFilter[]): Narrowing & { owner?: Token } {
  const [first, ...others] = said.conditions;
  const [owner, ...rest] = first?.value ?? [];
  const isOf = (text: string): boolean => wordsOf(text).some(isOwner);
  if (!first || !owner || first.lead !== '' || !isOf(owner.text)) return said;
  if (!filters.some(({ choices }) => choices.some(({ text }) => isOf(text)))) return said;
  return { ...said, owner, conditions: [...(rest.length > 0 ? [{ ...first, value: rest }] : []), ...others] };
}

/** "Advanced online": a choice for each run of words, the longest first, until none is left. */
function frontPicks(tokens: readonly Token[], filters: readonly ListFilter[]): Pick[] | undefined {
  if (tokens.length === 0) return [];
  for (let length = tokens.length; length > 0; length -= 1) {
    const pick = valuePick({ lead: '', value: tokens.slice(0, length) }, filters);
    const rest = pick && frontPicks(tokens.slice(length), filters);
    if (rest) return [pick, ...rest];
  }
  return undefined;
}

/** One pick for each condition, or one for all of them where a choice says them together: "open on Sunday". */
function behindPicks(conditions: readonly Condition[], filters: readonly ListFilter[]): Pick[] | undefined {
  const [first, ...others] = conditions;
  if (!first) return [];
  const whole: Condition = {
    lead: first.lead,
    value: conditions.flatMap(({ value }) => value),
  };
  const together = others.length > 0 ? valuePick(whole, filters) : undefined;
  if (together) return [together];
  const picks = conditions.map((each) => conditionPick(each, filters));
  return picks.every((pick) => pick !== undefined) ? picks : undefined;
}

function conditionPick(condition: Condition, filters: readonly ListFilter[]): Pick | undefined {
  const [first, ...others] = condition.value;
  const any = first?.kind === 'word' ? /^(any|all|every)(one|body|where)?$/.exec(first.lower) : null;
  if (any && first) return noFilterOf(any[2] === undefined ? contentOf(spell(others)) : [], filters, any[2]);
  return boundPick(condition, filters) ?? valuePick(condition, filters);
}

/** "Any agent", "all levels", "anyone": the choice for all of the one filter that is called so. */
function noFilterOf(words: readonly Word[], filters: readonly ListFilter[], who?: string): Pick | undefined {
  if (words.length === 0 && who === undefined) return undefined;
  const isMeant = ({ label }: ListFilter): boolean =>
    who === undefined
      ? words.every((word) => label.some(({ stem }) => stem === word.stem))
      : who === 'where'
        ? isOfPlaces(label)
        : isOfPeople(label);
  const [only, ...others] = filters.filter(
    (filter) => filter.kind !== 'box' && filter.choices.some(({ isNone }) => isNone) && isMeant(filter),
  );
  const [choice, ...more] = only?.choices.filter(({ isNone }) => isNone) ?? [];
  return only && choice && others.length + more.length === 0 ? { filter: only, choice } : undefined;
}

/** How near a choice comes to what is said: the less, the nearer. */
interface Ranked {
  pick: Pick;
  rank: number;
}

/** The one choice of all filters that is called so; undefined where none is, or two are. */
function valuePick({ lead, value }: Condition, filters: readonly ListFilter[]): Pick | undefined {
  const found = filters.flatMap((filter) => rankedIn(filter, { lead, value }));
  const best = Math.min(...found.map(({ rank }) => rank));
  const nearest = found.filter(({ rank }) => rank === best);
  // A list that has no choice for all, as the form has it that adds one, leaves nothing out.
  const narrowing = nearest.filter(
    ({ pick: { filter } }) => filter.kind !== 'list' || filter.choices.some(({ isNone }) => isNone),
  );
  const narrows = narrowing.length > 0 ? narrowing : nearest;
  // "Senior cats" are cats by their kind, and not what is "Good with: Cats".
  const plain = narrows.filter(({ pick: { filter } }) => !isLeading(filter));
  const [only, ...others] = lead === '' && plain.length > 0 ? plain : narrows;
  if (only) return others.length === 0 ? only.pick : undefined;
  return unseenPick({ lead, value }, filters);
}

function rankedIn(filter: ListFilter, { lead, value }: Condition): Ranked[] {
  const stripped = value.filter((token) => !isLabel(token, filter.label));
  const isScoped = stripped.length > 0 && stripped.length < value.length;
  return filter.choices.flatMap((choice): Ranked[] => {
    if (choice.isNone || (filter.kind === 'drawn' && !choice.unseen)) return [];
    const pick: Pick = choice.unseen ? { filter, unseen: [quotedToken(choice.text)] } : { filter, choice };
    if (isScoped && isCalled(choice, stripped, filter)) return [{ pick, rank: 0 }];
    if (!isLedBy(lead, filter, choice)) return [];
    if (isCalled(choice, value, filter)) return [{ pick, rank: 1 }];
    // Part of a name is told only where all of them show.
    if (choice.unseen) return [];
    const part = isScoped ? stripped : value;
    return isNamePart(part, choice, filter) ? [{ pick, rank: isScoped ? 2 : 3 }] : [];
  });
}

/** A title that its choices go on with: "Good with", "Suitable for". */
function isLeading({ title }: ListFilter): boolean {
  return /\s(?:with|for|from|by|in|at|near|to|of|on)\W*$/i.test(title);
}

/** "Department", of the list that is called so. */
function isLabel({ kind, text }: Token, label: readonly Word[]): boolean {
  const words = contentOf(text);
  return (
    kind === 'word' && words.length > 0 && words.every((word) => label.some(({ stem }) => stem === word.stem))
  );
}

/** "Hosted by" leads to one of the hosts, and to a box that says so itself. */
function isLedBy(lead: string, { label }: ListFilter, choice: FilterChoice): boolean {
  const may = mayLead(lead, label);
  if (may !== undefined) return may;
  const verb = lead
    .split(' ')
    .find((word) => /(?:ed|held|taught|given|led|run|written|made|built|sold)$/.test(word));
  return verb === undefined || wordsOf(choice.text).some(({ text }) => rootOf(text) === rootOf(verb));
}

/** The same words: "free seats" and "With free seats"; "allow pets" and the box "Pets allowed". */
function isCalled({ text }: FilterChoice, tokens: readonly Token[], { kind }: ListFilter): boolean {
  const shown = wordsOf(text).filter((word) => isTelling(word) && !isFiller(word));
  const isTold = shown.some(isOwner) ? isTelling : (word: Word): boolean => !isStopWord(word);
  const said = wordsOf(valueOf(tokens)).filter((word) => isTold(word) && !isFiller(word));
  return saysSame(said, shown, kind === 'box' && said.length > 1);
}

/** Words of a box or choice that only say that it filters. */
function isFiller({ text }: Word): boolean {
  return /^(?:only|just|show|now|have|has|having|is|are)$/.test(text);
}

/** "Marek" of "Marek Nowak", where nobody else of that filter is called so. */
function isNamePart(tokens: readonly Token[], choice: FilterChoice, { choices, kind }: ListFilter): boolean {
  const words = tokens.flatMap(({ text }) => wordsOf(text));
  const isName =
    kind !== 'box' &&
    words.length > 0 &&
    tokens.every((token) => token.kind === 'quoted' || /^\p{Lu}/u.test(token.text));
  const holds = ({ text }: FilterChoice): boolean => {
    const shown = wordsOf(text);
    return (
      shown.length > words.length && words.every((word) => shown.some((each) => each.text === word.text))
    );
  };
  return isName && holds(choice) && choices.filter((each) => holds(each)).length === 1;
}

/** What a drawn list offers shows once it is open: the one list that the words in front of the value, or its name, lead to. */
function unseenPick({ lead, value }: Condition, filters: readonly ListFilter[]): Pick | undefined {
  if (lead === '') return undefined;
  const drawn = filters.filter(({ kind, title }) => kind === 'drawn' && title !== '');
  const namedBy = (token: Token | undefined): ListFilter[] =>
    value.length > 1 && token ? drawn.filter(({ label }) => isLabel(token, label)) : [];
  // "The department Finance", "the Finance department".
  const isFirst = namedBy(value[0]).length > 0;
  const named = isFirst ? namedBy(value[0]) : namedBy(value.at(-1));
  const led = named.length > 0 ? named : drawn.filter(({ label }) => mayLead(lead, label) === true);
  const [only, ...others] = led;
  const rest = named.length === 0 ? value : isFirst ? value.slice(1) : value.slice(0, -1);
  const isValue =
    rest.length > 0 && rest.every(({ kind, text }) => kind === 'quoted' || /^[\p{Lu}\d]/u.test(text));
  const isOther = filters.some(
    (filter) => filter !== only && /^(?:list|row)$/.test(filter.kind) && mayLead(lead, filter.label) === true,
  );
  return only && others.length === 0 && isValue && (named.length > 0 || !isOther)
    ? { filter: only, unseen: rest }
    : undefined;
}

/** "The statistics for potholes", on the page "Street faults" of a site with "Faults" and "Statistics": these are where that link leads. */
function isOtherSection(noun: Token, index: PageIndex): boolean {
  const [word, ...others] = contentOf(noun.text);
  if (!word || others.length > 0) return false;
  const isLinkOf = (entry: Entry, { stem }: Word): boolean =>
    entry.node.role === 'link' &&
    entry.evidence[0]?.words.length === 1 &&
    entry.evidence[0].words[0]?.stem === stem;
  const mentions = [...mentionsOf(word, index)].filter(({ node }) => node.role !== 'text');
  const [link] = mentions;
  if (!link || !mentions.every((mention) => isLinkOf(mention, word))) return false;
  const beside = (link.parent?.parent ?? link).children
    .flatMap((each) => [each, ...each.children])
    .concat(link.parent?.children ?? [])
    .filter((each) => each !== link && each.node.role === 'link');
  const shown = index.entries.flatMap(({ node }) =>
    node.role === 'heading' && /^h[12]$/.test(node.tag ?? '') ? wordsOf(node.name) : [],
  );
  // The page may as well mark the link that has led to it.
  return (
    !isMarked(link) && beside.some((each) => isMarked(each) || shown.some((title) => isLinkOf(each, title)))
  );
}

/** The page lists such: its titles, its counts or its search field say so, or it is a word for anything that is listed. */
export function isListed(noun: Token, index: PageIndex): boolean {
  const words = contentOf(noun.text);
  const isVague = /^(?:ones|things|entries|items|results|rows|lines|records|listings|cards)$/.test(
    noun.lower,
  );
  return (
    isVague ||
    (words.length > 0 &&
      words.every(
        (word) =>
          vagueNouns.has(word.stem) ||
          [...mentionsOf(word, index)].some(({ node, evidence }) =>
            evidence.some(
              ({ kind, words: shown }) =>
                kind !== 'class' &&
                kind !== 'id' &&
                // What a cell says and nothing else is a value, which its row says as well: "huskies" are no list of dogs.
                node.role !== 'row' &&
                !(shown.length === 1 && /^(?:grid)?cell$/.test(node.role)) &&
                shown.some(({ stem }) => stem === word.stem),
            ),
          ),
      ))
  );
}
