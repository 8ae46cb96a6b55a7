/** The words of an assertion before its grammar: quotes put aside, contractions and modal verbs undone, literals told from words. */
import type { Satisfaction } from '../../../contract/check.js';
import { parseValue } from '../../../contract/parse-value.js';
import type { SatisfyRequest } from '../../grounder.js';
import { reworded } from './satisfy-rewording.js';

/** A literal of a sentence. */
export interface Literal {
  text: string;
  quoted: boolean;
}

const quote =
  /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|`([^`]*)`|(%[A-Za-z_][\w.-]*%)|(?<=^|[\s(])'([^']*)'(?=$|[\s).,;:!?])/gu;

/** A sentence with its quotes put aside. */
export interface Masked {
  text: string;
  quotes: string[];
  show(part: string): string;
}

/** A form of sentence, and what it comes to on a page. */
export interface Form {
  said: RegExp;
  /** Where it comes to nothing, the sentence may be one of another kind. */
  isOneOfSeveral?: true;
  compile(match: RegExpExecArray, masked: Masked, request: SatisfyRequest): Satisfaction | undefined;
}

/** Quotes become one word each, so that what they say is no grammar. */
export function mask(sentence: string): Masked {
  const quotes: string[] = [];
  const text = sentence.replace(quote, (whole: string, ...groups: (string | undefined)[]) => {
    const inner = groups.slice(0, 7).find((group) => group !== undefined) ?? whole.slice(1, -1);
    quotes.push(inner);
    return `⟦${quotes.length - 1}⟧`;
  });
  return {
    text,
    quotes,
    show: (part) => part.replace(/⟦(\d+)⟧/gu, (_whole, at: string) => `"${quotes[Number(at)] ?? ''}"`),
  };
}

/** The sentence in the forms that the grammar knows: no contractions, no modal verbs, no "verify that". */
export function normalize(text: string): string {
  return reworded(
    text
      .replace(/[’]/gu, "'")
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/[.!]+$/u, '')
      .replace(
        /^(?:please )?(?:(?:verify|check|assert|ensure|make sure|confirm|expect|validate)(?: that)?)\s+/iu,
        '',
      )
      .replace(/\b(is|are|was|do|does|has|have|can|should|could)n't\b/giu, '$1 not')
      .replace(/\bcannot\b/giu, 'can not')
      .replace(/\bno longer\b/giu, 'not')
      .replace(/\b(is|are|was)( not)? (?:now|currently|still|already) /giu, '$1$2 ')
      .replace(/\b(?:should|must|shall) not be\b/giu, 'is not')
      .replace(/\b(?:should|must|shall) be\b/giu, 'is')
      .replace(/\b(?:should|must|shall) not\b/giu, 'does not')
      .replace(/\b(?:should|must|shall) /giu, '')
      .replace(/\bread[- ]only\b/giu, 'readonly')
      .replace(/^both (?=\S.* and )/iu, '')
      .replace(/ are both (?!of\b)/iu, ' are ')
      .replace(/\b(is|are)( not)? at (?=\d[\d.,]* ?%)/giu, '$1$2 ')
      .replace(/\b(is|are)( not)? (?:checked|ticked|crossed) off$/iu, '$1$2 checked')
      .replace(/^(.+) is the (?:selected|chosen) (?:answer|option|choice|value|one)$/iu, '$1 is selected')
      .replace(/ (?:took|lasted) (?=\d)/iu, ' takes ')
      .replace(
        /^((?=.*[\p{Lu}\d#])(?!\d|The |There |one |two |three |four |five |six |seven |eight |nine |ten )[^⟦]+?)(?<! (?:has|have|had|is|are|was|were|been|be|not)) (failed|passed|succeeded|finished|expired|arrived)$/u,
        '$1 is $2',
      )
      .replace(/ can not be (?:clicked|pressed)$/iu, ' is disabled')
      .replace(/ can be (?:clicked|pressed)$/iu, ' is enabled')
      .replace(
        / (tab) (is|are)( not)? (?:(?:active|current|open)|the (?:active|current|open|selected) (?:one|tab))$/iu,
        ' $1 $2$3 selected',
      )
      .trim()
      .replace(
        /^there (?:is|are) between (\S+) and (\S+) (.+)$/iu,
        'there are at least $1 $3 and there are at most $2 $3',
      )
      .replace(/\b(dialog|modal|popup|window) (?:titled|called|named|entitled) (⟦\d+⟧)/giu, '$2 $1')
      .replace(
        /^(.+?) (?:section|accordion|panel) is( not)? (expanded|collapsed|unfolded|folded)$/iu,
        '$1 is$2 $3',
      )
      .replace(
        /^(?!there |all |every |each )(.+?)(?: (?:(does) not cost|costs?)) ([$€£¥]? ?\d\S*(?: [$€£¥]| \p{L}{3,7})?|⟦\d+⟧)$/iu,
        (_whole, what: string, not: string | undefined, price: string) =>
          `the price of ${what} is${not ? ' not' : ''} ${price}`,
      )
      .replace(
        /^(?!there |all |every |each )(?!.* and )(.+?) is( not)? due(?: on| by)? (\d.*|\p{Lu}.*|⟦\d+⟧)$/u,
        'the due date of $1 is$2 $3',
      )
      // "Greta Holm has arrived": what a record is by now.
      .replace(
        /^(?!The |There )(?=.*[\p{Lu}\d⟦])(?!.* (?:and|or) )(.+?) has( not)?(?: been)? ([\p{Ll}]+(?:ed|en|id)(?: (?:in|out|off|up))?)$/u,
        '$1 is$2 $3',
      )
      .replace(
        /^((?:the )?(?:table|list|grid|page|overview)) (?:lists|holds|counts) (?=\d|\p{Ll}+ \p{Ll})/iu,
        '$1 shows ',
      )
      .replace(havingProperty, (_whole, what: string, not = '', property: string, value: string) =>
        partsOfPage.test(property) ? _whole : `the ${property} of ${what} is${not} ${value}`,
      )
      // "59 tickets have been closed": how many of them are.
      .replace(
        /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?!has |was |is )(\p{Ll}+s) (?:(?:have|were)(?: been)? )?(failed|passed|succeeded|closed|sent|sold|delivered|cancelled|canceled|skipped|resolved|rejected|approved|completed|finished)$/u,
        '$1 $2 are $3',
      )
      .replace(twoOfAKind, (_whole, first: string, second: string, kind = '', not = '', state: string) => {
        const one = kind.replace(/(?<=x)es$|s$/u, '');
        return `${first}${one} is${not} ${state} and ${second}${one} is${not} ${state}`;
      }),
  );
}

/** "The appointment of Lev Orlov has the status "waiting"": what a record, which is named, has in one of its columns. */
const havingProperty =
  /^(?!there |all |every |each |no |\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|only|exactly) )(?=.*[\p{Lu}\d⟦].* (?:has|have) )(?!.* (?:and|or) )(.+?) (?:has|have)( not)? (?:the|an?) (\p{Ll}+(?: (?!of )\p{Ll}+)?) (?:of )?(⟦\d+⟧|[$€£¥]? ?\d\S*(?: \p{L}{1,4})?|\p{Lu}[\p{L}\d.:-]*)$/u;

/** Words for a part of the page, and for what an element holds: what has one of these is no record. */
const partsOfPage =
  /\b(?:heading|headline|button|link|title|text|value|label|field|message|placeholder|rows?|columns?|options?|items?|image|icon|caption|tab|checkbox|error|word|url|class|id|attribute|content|tooltip|focus|option|entry|cell|badge|count|number|length|maximum|minimum)\b/u;

/** "The A and B checkboxes are checked": two things of one kind, and what is said of both. */
const twoOfAKind =
  /^(?!there\b|all\b|every\b|each\b|no\b|\d)((?:(?! is | are | and | has ).)+?) and ((?:(?! is | are | and | has ).)+?)( (?:checkboxes|buttons|links|fields|inputs|tabs|switches|radio buttons|options))? are( not)? (checked|unchecked|ticked|selected|enabled|disabled|required|optional|editable|readonly|visible|hidden|shown|displayed|focused|empty|turned on|turned off|switched on|switched off)$/iu;

/** What a part of a masked sentence says: the quote that it is, or its words. */
export function literalOf(text: string, masked: Masked): Literal {
  const quoted = /^(?:the )?⟦(\d+)⟧$/u.exec(text.trim());
  return quoted
    ? { text: masked.quotes[Number(quoted[1])] ?? '', quoted: true }
    : { text: masked.show(text.trim()), quoted: false };
}

/** What one check cannot say: alternatives, quantifiers, judgements, time. */
export const beyond =
  /\b(?:or|either|neither|nor|unless|if|when|while|until|just|every|each|all|any|some|most|few|several|many|both|almost|about|approximately|around|roughly|unique|sorted|ordered by|alphabetical|looks?|seems?|feels?|same as before|than before|changed|increased|decreased|again|recently|correctly|properly|professional|nice|good|bad|right now|twice|only|never|always|except|instead)\b/u;

/** A number, with a currency or unit around it. */
export function isNumber(text: string): boolean {
  const isBare = !/\p{L}{4,}/u.test(text) || unitBehind.test(text);
  return /^[^\p{L}\d]{0,3}\d/u.test(text) && parseValue(text, 'number').ok && isBare;
}

/** A number with its unit in words. */
const unitBehind =
  /^(?:[$€£¥] ?\d[\d.,]*|\d[\d.,]* ?[$€£¥]) ?(?:per|an?|each|\/) ?\p{Ll}+$|^\d[\d.,]* ?(?:euros?|dollars?|pounds|percent|minutes?|hours?|seconds?|kilomet(?:er|re)s?|kilos?|kilograms?|grams?|lit(?:er|re)s?)$/iu;

/** Words for a few, by the number that they stand for. */
export const smallNumbers: readonly string[] =
  'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What a tally is compared with: "all", or how many. */
export function expectedOf(quantity: string): string {
  if (/^(?:all|every|each)$/u.test(quantity)) return 'all';
  if (/^(?:no|none of)$/u.test(quantity)) return '0';
  return /^\d/u.test(quantity) ? String(Number(quantity)) : String(smallNumbers.indexOf(quantity));
}

/** The role of what a tally counts. */
export function roleOf(kind: string): string {
  const word = kind.toLowerCase();
  if (/box/u.test(word)) return 'checkbox';
  if (/radio|option/u.test(word)) return 'radio';
  if (/switch|toggle/u.test(word)) return 'switch';
  if (/button/u.test(word)) return 'button';
  return /tab/u.test(word) ? 'tab' : 'textbox';
}

/** Several parts of a page, of which another grammar tells. */
export const plurals =
  /\b(?:buttons|links|fields|checkboxes|boxes|inputs|options|rows|items|radios|tabs|cards|images|headings|elements|errors|messages|switches|menus|columns|cells|dialogs|toggles)$/iu;

/** "Results for otter" are what a search for that finds: a page that was searched for something else tells nothing of them. */
export function isOfSearch(of: string): boolean {
  return /^(?:search )?(?:results?|hits?|matches|match|finds?) (?:for|of|matching)\b/iu.test(of.trim());
}
