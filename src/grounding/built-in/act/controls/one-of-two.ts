/** "Show the consumption in euros instead of kWh": of two choices that stand side by side, the one and not the other. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { currencyOf } from '../../language/currencies.js';
import { wordToken } from '../../language/token-runs.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

const ways =
  /^(?:show|display|view|see|give|list|switch|change|set)\b.*? (?:in|as|to) (?:the )?(?<one>\p{L}[\p{L}°/]*|[$€£¥₹%]) (?:instead of|rather than|and not)(?: in| as)? (?<other>\p{L}[\p{L}°/]*|[$€£¥₹%])$/iu;

/** The click on it; undefined where no two choices are called so, or several pairs are. */
export function oneOfTwo({ text, readings }: Clause, { index, among }: Scene): Outcome | undefined {
  const said = ways.exec(text.trim().replace(/[.!]$/u, ''))?.groups;
  const isPlain = tokensInOrder(readings).every(({ kind }) => kind !== 'quoted' && kind !== 'variable');
  const { one, other } = said ?? {};
  if (one === undefined || other === undefined || among || !isPlain) return undefined;
  const pairs = called(one, index).filter((entry) =>
    called(other, index).some((each) => each !== entry && each.parent === entry.parent),
  );
  const [only, ...more] = pairs;
  if (!only || more.length > 0) return undefined;
  return isChosen(only)
    ? { kind: 'done', reason: 'it is so already', entries: [only] }
    : { kind: 'instead', clauses: [clickOn(nameOf(only))] };
}

/** What is not wanted is said for the other choice alone, and is no part of what is clicked. */
function clickOn(name: string): Clause {
  const target = [{ ...wordToken(name), kind: 'quoted' as const }];
  return { verb: 'click', said: 'click', readings: [{ target }], text: `click ${name}` };
}

function nameOf({ node }: Entry): string {
  return (node.name || (node.text ?? '')).trim();
}

function called(name: string, { actionable }: PageIndex): Entry[] {
  const currency = currencyOf({ text: name });
  return actionable.filter((entry) => {
    const { node } = entry;
    const shown = nameOf(entry);
    const isSame =
      fold(shown) === fold(name) || (currency !== undefined && currencyOf({ text: shown }) === currency);
    return (
      /^(?:button|tab|radio|generic|listitem|option|link|menuitemradio)$/.test(node.role) &&
      node.hidden === undefined &&
      node.disabled !== true &&
      isSame
    );
  });
}

function isChosen({ node }: Entry): boolean {
  return node.checked === true || node.pressed === true || node.selected === true;
}
