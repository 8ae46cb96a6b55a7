/** What is found by words that lie around is at times another thing than the sentence speaks of: a text button for a logo, the keys of a pad for a sum. */
import { amountSaid } from '../../language/amount-said.js';
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { kindAt } from '../../language/types.js';
import { contentOf, vagueNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import {
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isStatement } from '../controls/agreement.js';
import { type Act, explains, says } from '../evidence/word-evidence.js';
import { ofOtherKind } from './of-other-kind.js';
import { ofOtherPage } from './of-other-page.js';

/** The word that says another thing than what would be acted on; undefined where none does. */
export function otherThing(clause: Clause, act: Act): string | undefined {
  const tokens = tokensInOrder(clause.readings.filter((reading) => reading.target));
  const opened = titleOpened(clause, tokens, act);
  const [target, ...others] = act.targets;
  if (opened !== undefined || !target || others.length > 0) return opened;
  const said: Said = { clause, tokens, target, act };
  return (
    noPicture(said) ??
    noSuggestion(said) ??
    ofOtherMeasure(said) ??
    sentNotOpened(said) ??
    waysIn(said) ??
    onlyAkin(said) ??
    keysOfPad(said) ??
    ofOtherItem(said) ??
    onlyInSentence(said) ??
    loneTwin(said) ??
    ofOtherPage(clause, target, act) ??
    ofOtherKind(clause, target, act)
  );
}

interface Said {
  clause: Clause;
  /** What is said of the target. */
  tokens: readonly Token[];
  target: Entry;
  act: Act;
}

const images = /^(?:logo|photo|picture|image|avatar|thumbnail)$/;

/** "The bank logo" is not the button "Bank Manager Login", nor "the last icon" a link of words: what shows text and no picture is neither. */
function noPicture({ clause: { verb }, tokens, target, act: { index } }: Said): string | undefined {
  const last = tokens.at(-1);
  const isCounted = tokens.some((_, at) => ordinalAt(tokens, at) !== undefined);
  if (!last || !(images.test(last.lower) || (isCounted && /^icons?$/.test(last.lower)))) return undefined;
  if (!/^(?:click|dblclick|open|hover)$/.test(verb) || !/^(?:button|link|tab)$/.test(target.node.role))
    return undefined;
  const shown = target.node.text ?? target.node.name;
  const isDrawn = below(index, target).some(
    ({ node }) => node !== target.node && /^(?:img|image|figure)$/.test(node.role),
  );
  const isCalledSo = wordsOf(last.text).some(({ stem }) =>
    target.evidence.some(({ words }) => words.some((word) => word.stem === stem)),
  );
  return /\p{L}{3}/u.test(shown) && !isDrawn && !isCalledSo ? last.text : undefined;
}

/** "The first suggestion" is one of a list that is called so, and no link of the page's head. */
function noSuggestion({ tokens, target, act }: Said): string | undefined {
  const at = tokens.findIndex((_, place) => ordinalAt(tokens, place) !== undefined);
  const noun = at === -1 ? undefined : tokens.slice(at + 1).find(({ lower }) => /^suggestions?$/.test(lower));
  const isCalledSo = wordsOf(noun?.text ?? '').some((word) => explains(word, undefined, act, false));
  return noun && /^(?:link|button)$/.test(target.node.role) && !isCalledSo ? noun.text : undefined;
}

/** Words for how much of something there is to be. */
const measure =
  /^(?:more|less|fewer|louder|quieter|larger|bigger|smaller|faster|slower|higher|lower|wider|narrower|brighter|darker|longer|shorter|warmer|cooler)$/;

/** "Fewer onions" is not the button "Fewer servings": there is to be less of another thing. */
function ofOtherMeasure({ clause, target }: Said): string | undefined {
  const said = contentOf(clause.text);
  const at = said.findIndex(({ text }) => measure.test(text));
  const noun = said[at + 1];
  const [name] = target.evidence;
  const isOfMeasure = name?.words.some(({ text }) => text === said[at]?.text);
  if (at === -1 || !noun || !isOfMeasure || says(target, noun)) return undefined;
  const things = contentOf(name?.text ?? '').filter(({ text }) => !measure.test(text));
  const isThing = ({ stem }: Word): boolean => !vagueNouns.has(stem);
  return isThing(noun) &&
    things.some(isThing) &&
    !things.some((word) => said.some((each) => each.stem === word.stem))
    ? noun.text
    : undefined;
}

/** "View all accounts" sorts no column. */
function titleOpened({ verb, said }: Clause, tokens: readonly Token[], { targets }: Act): string | undefined {
  const isTitle = tokens.some(({ lower }) => /^(?:columns?|headers?|headings?|titles?|menu)$/.test(lower));
  return verb === 'open' && !isTitle && targets.some(({ node }) => node.role === 'columnheader')
    ? said
    : undefined;
}

/** "Open the login form" does not send off the one that is open, with nothing in it. */
function sentNotOpened({ clause: { verb, said }, tokens, target, act: { index } }: Said): string | undefined {
  if (verb !== 'open' || target.node.role !== 'button' || tokens.at(-1)?.lower !== 'form') return undefined;
  const isField = ({ node }: Entry): boolean =>
    /^(?:textbox|searchbox|spinbutton)$/.test(node.role) && node.hidden === undefined;
  for (let up = target.parent; up && !/^(?:document|main)$/.test(up.node.role); up = up.parent) {
    if (up.node.tag === 'body') return undefined;
    const fields = below(index, up).filter((entry) => isField(entry));
    if (fields.length > 0)
      return fields.length > 1 && fields.every(({ order }) => order < target.order) ? said : undefined;
  }
  return undefined;
}

/** "Log in with the locked account" names a way in, or what goes into the fields: a button that says neither only sends them off. */
function waysIn({ clause: { verb, said }, tokens, target }: Said): string | undefined {
  if (verb !== 'goal' || !/^(?:log|sign) ?in\b|^login\b/.test(said)) return undefined;
  const joint = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:with|using)$/.test(lower));
  const words = joint === -1 ? [] : tokens.slice(joint + 1).flatMap(({ text }) => contentOf(text));
  return words.find((word) => !says(target, word))?.text;
}

/** "Choose phone" is not the box "Biometric login on mobile": a part of a name, and that in another word, is not enough. */
function onlyAkin({ clause: { verb }, tokens, target }: Said): string | undefined {
  const [name] = target.evidence;
  if (!/^(?:select|check|uncheck)$/.test(verb) || !/^(?:checkbox|radio|switch)$/.test(target.node.role))
    return undefined;
  const asked = tokens.flatMap(({ kind, lower, text }) =>
    kind === 'quoted' || kindAt([lower], 0) === undefined ? contentOf(text) : [],
  );
  const shown = name?.kind === 'name' ? contentOf(name.text) : [];
  if (asked.length !== 1 || shown.length < 3) return undefined;
  const [word] = asked as [Word];
  if (isStatement(word, name?.text ?? '')) return undefined;
  const likeness = Math.max(...shown.map((each) => wordLikeness(word, each)));
  return likeness > 0 && likeness < 0.97 ? word.text : undefined;
}

/** "Add 3 and 4", "enter 12": what the keys of a drawn pad say is pressed on them, key by key, and neither the sign alone nor a field beside them is meant. */
function keysOfPad({ clause, tokens, target, act }: Said): string | undefined {
  const number = (found: readonly Token[]): Token | undefined => found.find(({ text }) => /^\d+$/.test(text));
  const isSign = !/[\p{L}\p{N}]/u.test(target.node.text ?? target.node.name);
  // "Rate it 4 stars" presses no key for the number.
  if (clause.verb === 'goal' && isSign && !/^[★☆⭐]+$/u.test(target.node.text ?? target.node.name)) {
    const said = number(tokens);
    return said && isPad(act.index) ? said.text : undefined;
  }
  if (!/^(?:fill|type|set)$/.test(clause.verb)) return undefined;
  const isNamed = tokens.some((token) =>
    wordsOf(token.text).some((word) => explains(word, undefined, { ...act, given: [] }, false)),
  );
  const value = clause.readings.flatMap((reading) => reading.value ?? []);
  const typed = isNamed ? undefined : number(value);
  return typed && isPad(act.index) ? typed.text : undefined;
}

/** Least number of keys that make a pad. */
const KEYS = 8;

function isPad({ entries }: PageIndex): boolean {
  const keys = entries.filter(
    ({ node }) =>
      (node.role === 'button' || node.clickable === true) && /^\d$/.test((node.text ?? node.name).trim()),
  );
  return new Set(keys.map(({ node }) => node.text ?? node.name)).size >= KEYS;
}

/** "Click javascript", a tag with its own cross, is not the nameless field behind the tags. */
function ofOtherItem({ clause: { verb }, tokens, target, act }: Said): string | undefined {
  const { index, isHalf, given } = act;
  if (
    !/^(?:click|dblclick|rightClick|hover|open)$/.test(verb) ||
    !/^(?:textbox|combobox)$/.test(target.node.role)
  )
    return undefined;
  // "Show the concerts in the cellar" is chosen in a native list, and opens nothing.
  if (verb === 'open' && target.node.tag === 'select') return undefined;
  if (target.evidence.some(({ kind }) => !/^(?:label-nearby|class|id|type|test id)$/.test(kind)))
    return undefined;
  // So it is in a drawn one, once that is open.
  const isChosen = (word: Word): boolean =>
    verb === 'open' && isHalf && given.some(({ stem }) => stem === word.stem);
  return tokens
    .flatMap(({ text }) => contentOf(text))
    .filter((word) => !isChosen(word))
    .find((word) => {
      const items = [...mentionsOf(word, index)].flatMap((text) => recordOf(text) ?? []);
      return items.some(
        (item) =>
          item.parent?.repeats === true &&
          !isInside(target, item) &&
          below(index, item).some((inner) => inner.actionable || inner.node.clickable === true),
      );
    })?.text;
}

/** "Clear the calculator" is not the field in "This calculator waits [5] seconds": a sentence that goes on in a field is no label of it. */
function onlyInSentence({ clause: { verb }, tokens, target }: Said): string | undefined {
  if (verb !== 'clear' || !target.evidence.some(({ kind }) => kind === 'label-nearby')) return undefined;
  const words = tokens.flatMap(({ text }) => contentOf(text));
  const isSentence = target.evidence.every(({ kind, text }) =>
    kind === 'label-nearby'
      ? /^(?:this|these|it|we)\b/i.test(text) &&
        contentOf(text).some((shown) => !words.some((word) => wordLikeness(word, shown) > 0))
      : !words.some((word) => wordsOf(text).some((shown) => wordLikeness(word, shown) > 0)),
  );
  return isSentence ? words[0]?.text : undefined;
}

/**
 * "The third plan" of a list, where one more plan stands in a card of its own before it: whether that one counts, nobody said. It has the same button,
 * and says the noun.
 */
function loneTwin({ tokens, target, act: { index } }: Said): string | undefined {
  const at = tokens.findIndex((_, place) => ordinalAt(tokens, place) !== undefined);
  const [noun] = at === -1 ? [] : contentOf(tokens[at + (ordinalAt(tokens, at)?.length ?? 1)]?.text ?? '');
  const record = recordOf(target);
  const list = record?.parent;
  if (!noun || !list?.repeats || tokens.length > at + 2 || (ordinalAt(tokens, at)?.ordinal ?? 0) < 0)
    return undefined;
  const isTwin = ({ node }: Entry): boolean =>
    node.role === target.node.role && node.name === target.node.name && node.tag === target.node.tag;
  const [first, ...before] = index.actionable.filter((each) => isTwin(each) && each.order < list.order);
  const card = first && before.length === 0 && !recordOf(first) ? first.parent?.parent : undefined;
  const isCard = card !== undefined && card.parent === list.parent;
  return isCard && wordsOf(readable(card.node)).some(({ stem }) => stem === noun.stem)
    ? noun.text
    : undefined;
}

/**
 * "Turn off all notifications", where a heading "Notifications" stands over more boxes than the two that say "alerts": all of a thing are those that
 * the page calls so.
 */
export function allUnderTitle({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  if (!/^(?:check|uncheck)$/.test(verb) || targets.length === 0) return undefined;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  if (!tokens.some(({ lower }) => /^(?:all|every|each)$/.test(lower))) return undefined;
  // "Every topping that costs 1.50" is not every one.
  if (amountSaid(spell(tokens))) return undefined;
  const isSaid = (word: Word, text: string): boolean =>
    wordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.97);
  return tokens
    .flatMap(({ kind, text }) => (kind === 'word' ? contentOf(text) : []))
    .find((word) => {
      if (targets.some(({ node }) => isSaid(word, node.name))) return false;
      const parts = index.entries.filter(
        ({ node }) =>
          /^(?:region|group|form|list)$/.test(node.role) && isSaid(word, node.name || titleIn(node)),
      );
      return parts.some((part) => {
        const boxes = below(index, part).filter(({ node }) => /^(?:checkbox|switch)$/.test(node.role));
        return (
          targets.every((each) => boxes.includes(each)) &&
          boxes.some((each) => each.node.checked === (verb === 'uncheck') && !targets.includes(each))
        );
      });
    })?.text;
}

/** The heading that begins a part. */
function titleIn(node: Entry['node']): string {
  const title = node.children.find(({ role }) => /^(?:heading|legend)$/.test(role));
  return title ? readable(title) : '';
}
