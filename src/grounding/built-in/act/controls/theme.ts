/**
 * "Turn on dark mode", "switch to the light theme", where the page has one button that changes between the two and does not say which of
 * them it shows: the page itself does; or the choice "Dark" beside "Light". What is so already is left alone, and where the page does not tell, other rules may know.
 */
import type { Clause } from '../../language/clause.js';
import { isOrnament, isStopWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.86;

const shade = '(?:the |its |your )?(?<shade>dark|light|night|day)';
const kind = '(?:mode|theme|appearance|design|(?:colou?r )?scheme)';

/** How a shade is asked for, and how it is left. */
const asked = [
  new RegExp(
    `^(?:turn on|switch on|enable|activate|use|choose|select|go to|(?:switch|change|turn|go)(?: (?:over|back|it|(?:the )?(?:page|site|app|website|documentation|docs)))* (?:in)?to) ${shade} ${kind}$`,
    'iu',
  ),
  new RegExp(`^turn ${shade} ${kind} on$`, 'iu'),
  new RegExp(
    `^(?:set|change|switch|turn) (?:the )?(?:page |site |app )?${kind} (?:in)?to ${shade}(?: ${kind})?$`,
    'iu',
  ),
];
const left = [
  new RegExp(`^(?:turn off|switch off|disable|deactivate|leave|exit) ${shade} ${kind}$`, 'iu'),
  new RegExp(`^turn ${shade} ${kind} off$`, 'iu'),
];

/** Clicks the button if the page shows the other shade; undefined where no shade is asked for, or not just one button changes it. */
export function themeOutcome({ text }: Clause, { index }: Scene): Outcome | undefined {
  const said = text.trim().replace(/[.!]$/u, '');
  if (!/\b(?:dark|light|night|day)\b/iu.test(said)) return undefined;
  const wanted = shadeIn(asked, said) ?? opposite(shadeIn(left, said));
  if (!wanted) return undefined;
  const [button, ...others] = index.actionable.filter((entry) => changesShade(entry));
  if (!button) return shadeChosen(wanted, text, index);
  if (others.length > 0) return undefined;
  const { shade: shown } = index.snapshot;
  if (!shown) return undefined;
  if (shown === wanted) return { kind: 'done', reason: `the page is ${wanted} already` };
  return {
    kind: 'steps',
    steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
    explained: text,
  };
}

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
      /^(?:radio|button|tab|generic|menuitemradio)$/.test(node.role) &&
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

type Shade = 'dark' | 'light';

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
function changesShade({ node, evidence }: Entry): boolean {
  const { role, hidden, checked, pressed, selected, expanded, hasPopup, disabled } = node;
  if (!/^(?:button|link|generic|img)$/.test(role) || disabled === true) return false;
  if (hidden !== undefined && hidden !== 'offscreen') return false;
  if ([checked, pressed, selected, expanded, hasPopup].some((state) => state !== undefined)) return false;
  return evidence.some(({ kind: source, words }) => {
    const all = words.filter((word) => !isStopWord(word) && !isOrnament(word));
    return (
      !/^(?:class|id|test id|value)$/.test(source) &&
      all.some(({ text }) => /^(?:dark|light|theme|darkmode)$/.test(text)) &&
      all.some(({ text }) =>
        /^(?:toggle|switch|change|mode|theme|darkmode|scheme|turn|enable|activate)$/.test(text),
      ) &&
      all.every(({ text }) => spare.test(text))
    );
  });
}

const spare =
  /^(?:toggle|toggles|switch|change|turn|enable|activate|use|on|off|dark|light|night|day|darkmode|mode|theme|colou?r|scheme|appearance|page|site|between|button|icon)$/;
