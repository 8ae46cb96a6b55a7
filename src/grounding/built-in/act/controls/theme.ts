/**
 * "Turn on dark mode", "switch to the light theme", where the page has one button that changes between the two and does not say which of
 * them it shows: the page itself does; or the choice "Dark" beside "Light". What is so already is left alone, and where the page does not tell, other rules may know.
 */
import type { Snapshot } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { isOrnament, isStopWord, type Word, wordsOf } from '../../language/words.js';
import { clickOn } from '../../matching/click-on.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.86;

const shade = '(?:an? |the |its |your )?(?<shade>dark|light|night|day)';
const kind = '(?:mode|theme|appearance|design|look|(?:colou?r )?scheme)';
/** What a page as a whole is called: a part of it may have a theme of its own. */
const whole =
  '(?:(?:whole |entire |web ?)?(?:page|site|app|application|website|documentation|docs|dashboard|interface|ui|screen|layout|portal|shop|store|console|admin panel))';
const what = `(?:it|(?:the |this )?${whole}|everything)`;

/** How a shade is asked for, and how it is left. */
const asked = [
  new RegExp(
    `^(?:turn on|switch on|enable|activate|use|choose|select|pick|apply|go to|(?:switch|change|turn|go|set)(?: (?:over|back|${what}))* (?:in)?to|put ${what} in(?:to)?) ${shade} ${kind}(?: (?:on|for|in) ${what})?$`,
    'iu',
  ),
  new RegExp(`^turn ${shade} ${kind} on$`, 'iu'),
  new RegExp(`^(?:make|turn) ${what} ${shade}$`, 'iu'),
  new RegExp(
    `^(?:set|change|switch|turn) (?:the |my )?(?:(?:${whole}(?:['’]s)?|colou?r) )?${kind}(?: (?:of|for|on) ${what})?(?: from \\w+)? (?:in)?to ${shade}(?: ${kind})?$`,
    'iu',
  ),
  new RegExp(`^(?:choose|select|pick|use) ${shade} (?:as|for) (?:the |a |my )?(?:${whole} )?${kind}$`, 'iu'),
];
const left = [
  new RegExp(`^(?:turn off|switch off|disable|deactivate|leave|exit) ${shade} ${kind}$`, 'iu'),
  new RegExp(`^turn ${shade} ${kind} off$`, 'iu'),
];

/** Clicks the button if the page shows the other shade; undefined where no shade is asked for, or not just one button changes it. */
export function themeOutcome(clause: Clause, { index, last }: Scene): Outcome | undefined {
  const wanted = shadeOfPage(clause);
  if (!wanted) return undefined;
  const [button, ...others] = togglesOn(index);
  if (!button) return shadeChosen(wanted, clause.text, index) ?? choicesOpened(clause, { index, last });
  if (others.length > 0) return undefined;
  const { shade: shown } = index.snapshot;
  if (!shown) return undefined;
  if (shown === wanted) return { kind: 'done', reason: `the page is ${wanted} already` };
  return {
    kind: 'steps',
    steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
  };
}

/** The shade that the page as a whole is asked to have; undefined for any other clause. */
export function shadeOfPage({ text }: Clause): Shade | undefined {
  const said = text.trim().replace(/[.!]$/u, '');
  if (!/\b(?:dark|light|night|day)\b/iu.test(said)) return undefined;
  return shadeIn(asked, said) ?? opposite(shadeIn(left, said));
}

/** The buttons that change the shade by their names; where there are none, those without a name that their signs or classes tell. */
export function togglesOn(index: PageIndex): readonly Entry[] {
  const named = index.actionable.filter((entry) => changesShade(entry));
  return named.length > 0 ? named : index.actionable.filter((entry) => isShadeSign(entry));
}

/** "Theme", "Appearance": what holds the choices is opened first, once. */
function choicesOpened(clause: Clause, { index, last }: Pick<Scene, 'index' | 'last'>): Outcome | undefined {
  const [opener, ...others] = index.actionable.filter(
    (entry) =>
      isSwitchable(entry) &&
      (entry.node.expanded === false || /^(?:true|menu|listbox)$/.test(entry.node.hasPopup ?? '')) &&
      opensShades.test(entry.evidence[0]?.text ?? ''),
  );
  if (opener?.node.ref === undefined || others.length > 0 || opener === last) return undefined;
  return { kind: 'instead', clauses: [clickOn(opener, `click ${opener.evidence[0]?.text ?? ''}`), clause] };
}

const opensShades = new RegExp(
  `^(?:(?:toggle|switch|change|choose|select) )?(?:the )?(?:colou?r )?${kind}(?: (?:menu|switcher|picker|selector))?$`,
  'iu',
);

/** The choice "Dark" beside a choice "Light", whatever stands over the two: no other list has both. */
function shadeChosen(wanted: Shade, text: string, index: PageIndex): Outcome | undefined {
  const isIt = (name: string, shade: Shade): boolean =>
    new RegExp(`^${shade}(?: ${kind})?$`, 'i').test(name.replaceAll(/[^\p{L} ]/gu, '').trim());
  const [list, ...lists] = index.actionable.filter(
    ({ node }) =>
      node.hidden === undefined &&
      ['dark', 'light'].every((shade) => node.options?.some((option) => isIt(option, shade as Shade))),
  );
  const choices = index.actionable.filter(
    ({ node }) =>
      /^(?:radio|button|link|tab|generic|menuitem|menuitemradio|option)$/.test(node.role) &&
      node.hidden === undefined &&
      node.hasPopup === undefined,
  );
  const called = (shade: Shade): Entry[] =>
    choices.filter(({ node }) => isIt(node.name || (node.text ?? ''), shade));
  const [choice, ...more] = called(wanted);
  const [contrary, ...contraries] = called(opposite(wanted));
  if (lists.length + more.length + contraries.length > 0) return undefined;
  if (list) {
    const option = list.node.options?.find((each) => isIt(each, wanted)) ?? '';
    if (choice ?? contrary) return undefined;
    if (list.node.value === option)
      return { kind: 'done', reason: `it is ${wanted} already`, entries: [list] };
    const step = stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE });
    return { kind: 'steps', steps: [step], explained: text };
  }
  const isPair = choice && contrary && isBesideIn(choice, contrary);
  if (!isPair) return undefined;
  if (choice.node.role === 'radio') return explaining(checkSteps([choice], true, CONFIDENCE), text);
  if (choice.node.pressed === true || choice.node.selected === true || choice.node.checked === true)
    return { kind: 'done', reason: `it is ${wanted} already`, entries: [choice] };
  return { kind: 'steps', steps: [stepOn(choice, 'click', { confidence: CONFIDENCE })], explained: text };
}

/** In one group, though each may have a box of its own there. */
function isBesideIn(one: Entry, other: Entry): boolean {
  return (
    one.parent === other.parent ||
    (one.parent?.parent !== undefined && one.parent.parent === other.parent?.parent)
  );
}

/** How a page looks as a whole. */
type Shade = NonNullable<Snapshot['shade']>;

function shadeIn(ways: readonly RegExp[], said: string): Shade | undefined {
  const name = ways.map((way) => way.exec(said)?.groups?.['shade']?.toLowerCase()).find(Boolean);
  return name === undefined ? undefined : /^(?:dark|night)$/.test(name) ? 'dark' : 'light';
}

function opposite(shown: Shade): Shade;
function opposite(shown: Shade | undefined): Shade | undefined;
function opposite(shown: Shade | undefined): Shade | undefined {
  return shown && (shown === 'dark' ? 'light' : 'dark');
}

/** A button that says no more than that it changes the shade, and neither whether it is pressed nor that it opens a list. */
function changesShade(entry: Entry): boolean {
  const { checked, pressed, selected, expanded, hasPopup } = entry.node;
  if (!isSwitchable(entry)) return false;
  if ([checked, pressed, selected, expanded, hasPopup].some((state) => state !== undefined)) return false;
  return entry.evidence.some(({ kind: source, words }) => {
    const all = words.filter((word) => !isStopWord(word) && !isOrnament(word));
    return (
      !/^(?:class|id|test id|value)$/.test(source) &&
      all.some(({ text }, at) => ofShade.test(text) || isColourMode(all, at)) &&
      all.some(({ text }) => changing.test(text)) &&
      all.every(({ text }) => spare.test(text))
    );
  });
}

/** "Toggle color mode". */
function isColourMode(words: readonly Word[], at: number): boolean {
  return /^colou?r$/.test(words[at]?.text ?? '') && /^(?:mode|scheme)$/.test(words[at + 1]?.text ?? '');
}

/** No word to read: a moon, a sun, or a class or id that is all about the shade: "theme-toggle". */
function isShadeSign(entry: Entry): boolean {
  const { name, text = '', id = '', classes = [], hints = [], testId = '' } = entry.node;
  const { checked, selected, expanded, hasPopup } = entry.node;
  if (!isSwitchable(entry) || /\p{L}/u.test(name + text)) return false;
  if ([checked, selected, expanded, hasPopup].some((state) => state !== undefined)) return false;
  const isMoon = hints.some(
    ({ from, text: picture }) =>
      from === 'icon' && /^(?:moon|sun|brightness|dark mode|light mode)\b/i.test(picture),
  );
  return (
    isMoon ||
    [id, testId, ...classes].some((each) => {
      const words = wordsOf(each).filter((word) => !isStopWord(word));
      return (
        words.some(({ text: word }) => ofShade.test(word)) &&
        words.some(({ text: word }) => changing.test(word)) &&
        words.every(({ text: word }) => spare.test(word))
      );
    })
  );
}

function isSwitchable({ node: { role, hidden, disabled } }: Entry): boolean {
  const isShown = hidden === undefined || hidden === 'offscreen';
  return /^(?:button|link|generic|img)$/.test(role) && disabled !== true && isShown;
}

const ofShade = /^(?:dark|light|theme|darkmode)$/;
const changing =
  /^(?:toggle|toggler|switch|switcher|change|changer|mode|theme|darkmode|scheme|turn|enable|activate)$/;
const spare =
  /^(?:toggle|toggler|toggles|switch|switcher|change|changer|turn|enable|activate|use|on|off|dark|light|night|day|darkmode|mode|theme|colou?r|scheme|appearance|page|site|between|button|btn|icon|js)$/;
