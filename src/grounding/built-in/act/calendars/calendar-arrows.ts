/** What turns a calendar to another month: its arrows, whether they have a name or only their place, and its lists of months and years. */
import { below, ancestorsOf, type Entry, isInside, readable } from '../../matching/page-index.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn } from '../../matching/outcome.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';
import { type Calendar, calendarsOn, type Month } from './calendars.js';
import { monthNames } from '../../matching/date-options.js';

/** Levels above what names the month in which its lists may stand. */
const LEVELS = 3;

/** Largest arrow, and most that its middle is off that of the title, in pixels. */
const [LARGEST, OFF] = [48, 12];

/** The arrow of the calendar, which may stand a little outside of what names the month. */
export function arrowOf(calendar: Calendar, ahead: boolean, scene: Scene): Entry | undefined {
  for (
    let root: Entry | undefined = calendar.root, level = 0;
    root && level < 4;
    root = root.parent, level += 1
  ) {
    const arrow = arrowIn(root, { calendar, ahead, scene });
    if (arrow) return arrow;
  }
  return arrowBesideTitle(calendar, ahead, scene);
}

function arrowBesideTitle({ root, days, shown }: Calendar, ahead: boolean, scene: Scene): Entry | undefined {
  const first = days[0]?.node.box;
  if (!shown || !first) return undefined;
  const titles = below(scene.index, root).filter(
    ({ node }) => node.box && node.box.y < first.y && isMonthSaid(readable(node), shown),
  );
  const [title] = titles.toSorted((a, b) => b.depth - a.depth);
  return title && arrowBeside(title, { root, ahead, scene });
}

/** Two small things without a word of their own, one on each side of a title, turn what it names back and on. */
export function arrowBeside(
  title: Entry,
  { root, ahead, scene: { index } }: { root: Entry; ahead: boolean; scene: Scene },
): Entry | undefined {
  const line = title.node.box;
  if (!line) return undefined;
  const middle = line.y + line.height / 2;
  const beside = below(index, root).filter(
    ({ node: { box, name, text = '', role, disabled }, actionable }) =>
      box !== undefined &&
      actionable &&
      disabled !== true &&
      /^(?:button|generic|link|img|image)$/.test(role) &&
      (turning.test(fold(name)) || !/[\p{L}\p{N}]/u.test(name + text)) &&
      Math.max(box.width, box.height) <= LARGEST &&
      Math.abs(box.y + box.height / 2 - middle) <= OFF,
  );
  const outer = beside.filter((entry) => !beside.some((other) => isInside(entry, other)));
  const [before, behind] = [
    outer.filter(({ node }) => (node.box?.x ?? 0) < line.x),
    outer.filter(({ node }) => (node.box?.x ?? 0) > line.x),
  ];
  if (before.length !== 1 || behind.length !== 1) return undefined;
  return ahead ? behind[0] : before[0];
}

/** What such an arrow is called, where it is. */
const turning = /^(?:go to )?(?:the )?(?:next|previous|prev)(?: (?:month|year))?$/;

function isMonthSaid(text: string, { year, month }: Month): boolean {
  const name = monthNames[month - 1] ?? '';
  const said = fold(text);
  return said.length <= 40 && said.includes(String(year)) && said.includes(name.slice(0, 3));
}

function arrowIn(
  root: Entry,
  { calendar, ahead, scene }: { calendar: Calendar; ahead: boolean; scene: Scene },
): Entry | undefined {
  const { days } = calendar;
  // A sign that stands alone in a plain box turns the month as well as a button does.
  const signs = new Set(
    plainControls(scene.index).filter((entry) =>
      /^(?:[^\p{L}\d\s]{1,3}|next|prev(?:ious)?)$/iu.test(shownBy(entry)),
    ),
  );
  const pattern = ahead
    ? /\bnext\b|\bforward\b|[›»>→▶►▸⟩]|chevron right|arrow right|angle right/
    : /\bprev(?:ious)?\b|\bback\b|[‹«<←◀◄◂⟨]|chevron left|arrow left|angle left/;
  const arrows = [...scene.index.entries, ...[...signs].filter(({ node }) => node.role === 'text')].filter(
    (entry) =>
      entry.node.ref !== undefined &&
      entry.node.disabled !== true &&
      // "Call me back" is a field beside the calendar, and no arrow of it.
      !fieldRoles.has(entry.node.role) &&
      (entry.actionable || entry.node.tag === 'a' || entry.node.tag === 'button' || signs.has(entry)) &&
      [...ancestorsOf(entry)].includes(root) &&
      !days.includes(entry) &&
      pattern.test(
        fold(
          entry.evidence
            .map((each) => each.text)
            .join(' ')
            .replace(/-/g, ' '),
        ),
      ),
  );
  const ofMonth = arrows.filter((entry) => entry.evidence.some((each) => /month/.test(fold(each.text))));
  const candidates =
    ofMonth.length > 0
      ? ofMonth
      : arrows.filter((entry) => !entry.evidence.some((each) => /year/.test(fold(each.text))));
  return candidates.length === 1
    ? candidates[0]
    : candidates.find((entry) => !candidates.some((other) => other !== entry && !isInside(other, entry)));
}

/** A native list of years or months in the calendar that does not show the wanted one. */
export function listStep(
  { root }: Calendar,
  { year, month }: { year: number; month: number },
  scene: Scene,
): ReturnType<typeof stepOn> | undefined {
  for (const entry of listsOf(root, scene)) {
    if (entry.node.options === undefined) continue;
    const years = entry.node.options.find((option) => option.trim() === String(year));
    if (years && entry.node.value !== years)
      return stepOn(entry, 'selectOption', { args: [years], confidence: 0.9 });
    const name = monthNames[month - 1] as string;
    const months = entry.node.options.find(
      (option) => fold(option) === name || fold(option) === name.slice(0, 3),
    );
    if (months && entry.node.value !== months)
      return stepOn(entry, 'selectOption', { args: [months], confidence: 0.9 });
  }
  return undefined;
}

/** The lists in the calendar, or in what holds it and no other one: they may stand above what names the month. */
function listsOf(root: Entry, scene: Scene): readonly Entry[] {
  const isYear = ({ node }: Entry): boolean =>
    node.options?.some((option) => /^(?:19|20)\d{2}$/.test(option.trim())) === true;
  for (let up: Entry | undefined = root, level = 0; up && level < LEVELS; up = up.parent, level += 1) {
    const part = up;
    if (level > 0 && calendarsOn(scene).filter((each) => isInside(each.root, part)).length > 1) return [];
    const inside = scene.index.actionable.filter((entry) => isInside(entry, part) && entry.node.options);
    if (level === 0 ? inside.length > 0 : inside.length <= 2 && inside.some(isYear)) return inside;
  }
  return [];
}
