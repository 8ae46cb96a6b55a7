/** "Deselect Cherry in the fruits list": of a native list of several what is chosen is said as a whole, for a click would leave nothing but itself. */
import { ancestorsOf, type Entry } from '../../matching/page-index.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

/** The choice in the one native list that has all of these options; undefined where they are none, and a refusal where nothing would be left. */
export function optionStates(
  options: readonly Entry[],
  on: boolean,
  confidence: number,
): Outcome | undefined {
  const lists = new Set(
    options.map((option) => [...ancestorsOf(option)].find(({ node }) => node.tag === 'select')),
  );
  const [list, ...others] = lists;
  if (!list || others.length > 0 || options.some(({ node }) => node.tag !== 'option')) return undefined;
  const all = optionsIn(list);
  // A list of which one is chosen has no option to take away.
  if (list.node.role !== 'listbox') return undefined;
  const chosen = all.filter((option) => (options.includes(option) ? on : option.node.selected === true));
  const args = chosen.map(({ node }) => node.name);
  return args.length > 0
    ? { kind: 'steps', steps: [stepOn(list, 'selectOption', { args, confidence })] }
    : { kind: 'none', looked: 'what is chosen instead', nearest: [] };
}

function optionsIn(list: Entry): readonly Entry[] {
  return list.children.flatMap((each) => (each.node.tag === 'option' ? [each] : optionsIn(each)));
}
