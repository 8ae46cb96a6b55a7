/** Puts a value into an element in the way of its kind: text, an option, a state, a position. Which element, others decide. */
import type { Match } from './candidate.js';
import { type Clause, spell, valueOf } from './clause.js';
import { adjustOutcome } from './do-adjust.js';
import { calendarOutcome, isDateField } from './do-calendar.js';
import { chooseByName, nameOf } from './do-click.js';
import type { Token } from './lexer.js';
import type { Scene } from './look-up.js';
import { match } from './match.js';
import { type Outcome, type Phase, failed, stepOn } from './outcome.js';
import { ancestorsOf, type Entry, isInside } from './page-index.js';
import { parsePhrase, splitList } from './phrase.js';
import { fieldRoles } from './types.js';
import { fold, wordLikeness, wordsOf } from './words.js';
import { wantOption } from './wants.js';

/** Puts a value into an element in the way of its kind. */
export function putInto(
  entry: Entry,
  value: readonly Token[],
  { confidence, clause, scene }: { confidence: number; clause: Clause; scene: Scene },
): Outcome {
  const { node } = entry;
  const text = valueOf(value).trim();
  if (text === '') return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say which value' };
  const wantsOn = /^(?:on|true|yes|checked|enabled|selected)$/i.test(text);
  if (
    /^(?:checkbox|switch|menuitemcheckbox)$/.test(node.role) &&
    (wantsOn || /^(?:off|false|no|unchecked|disabled)$/i.test(text))
  ) {
    if ((node.checked === true) === wantsOn) return { kind: 'done', reason: `it is ${text} already` };
    return { kind: 'steps', steps: [stepOn(entry, wantsOn ? 'check' : 'uncheck', { confidence })] };
  }
  if (node.inputType === 'file')
    return { kind: 'steps', steps: [stepOn(entry, 'setInputFiles', { args: [text], confidence })] };
  if (
    node.options !== undefined ||
    node.tag === 'select' ||
    /^(?:listbox|radiogroup|group|tablist)$/.test(node.role) ||
    (node.role === 'combobox' && !isEditable(entry))
  ) {
    return chooseFrom(entry, value, { confidence, scene, clause });
  }
  if (isDateField(entry)) {
    const calendar = calendarOutcome(entry, text, { confidence, scene });
    if (calendar) return calendar;
  }
  if (node.role === 'slider' && node.tag !== 'input')
    return adjustOutcome(entry, text, { confidence, clause });
  if (node.role === 'spinbutton' && node.tag !== undefined && node.tag !== 'input')
    return adjustOutcome(entry, text, { confidence, clause });
  if (node.role === 'slider' && node.tag === 'input') {
    const goal = /^(-?\d+(?:\.\d+)?)\s*%$/.exec(text);
    const min = Number(node.min ?? 0);
    const max = Number(node.max ?? 100);
    const number =
      goal && max !== 100 ? String(min + ((max - min) * Number(goal[1])) / 100) : text.replace(/\s*%$/, '');
    return { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [number], confidence })] };
  }
  return { kind: 'steps', steps: [stepOn(entry, 'fill', { args: [text], confidence })] };
}

/** Chooses a value from an element in the way of its kind. */
export function chooseFrom(
  entry: Entry,
  value: readonly Token[],
  { confidence, scene, clause }: { confidence: number; scene: Scene; clause: Clause },
): Outcome {
  const { node } = entry;
  const wanted = withoutKind(value);
  const looked = valueOf(wanted);
  if (node.options !== undefined || node.tag === 'select')
    return nativeOutcome(entry, value, { confidence, clause });
  const inside = chooseInside(entry, value, scene);
  if (inside) return optionSteps(inside, clause);
  if (
    /^(?:radiogroup|tablist|listbox|list|group|tree|grid|menu|menubar|region|form|navigation)$/.test(
      node.role,
    )
  ) {
    return {
      kind: 'none',
      looked: `${looked} in ${spell(clause.readings[0]?.destination ?? [])}`,
      nearest: [],
    };
  }
  if (isDateField(entry)) return putInto(entry, value, { confidence, clause, scene });
  if (node.role === 'slider' || node.role === 'spinbutton')
    return putInto(entry, wanted, { confidence, clause, scene });
  const shown = fold(node.value ?? node.text ?? '');
  if (node.role === 'combobox' && shown !== '' && shown === fold(looked))
    return { kind: 'done', reason: `"${looked}" is chosen already` };
  const editable = isEditable(entry);
  const phase: Phase = {
    kind: 'choose',
    looked,
    typed: false,
    editable,
    tries: 0,
    ...(node.ref !== undefined && { fieldRef: node.ref }),
  };
  if (node.expanded === true) return choosePhase({ ...phase, tries: 1 }, scene, clause);
  return { kind: 'steps', steps: [stepOn(entry, 'click', { confidence })], phase };
}

/** The second part of choosing: what opened holds the option. */
export function choosePhase(
  phase: Extract<Phase, { kind: 'choose' }>,
  scene: Scene,
  clause: Clause,
): Outcome {
  const field = scene.index.actionable.find((entry) => entry.node.ref === phase.fieldRef);
  const fresh = freshEntries(scene);
  const phrases = nameOf(phase.looked);
  const tryAmong = (among: (entry: Entry) => boolean): Match =>
    match(phrases, scene.index, { ...wantOption, among });
  const isOption = (entry: Entry): boolean =>
    /^(?:option|menuitem|menuitemradio|menuitemcheckbox|treeitem|gridcell)$/.test(entry.node.role);
  for (const among of [
    (entry: Entry) => fresh.has(entry) && isOption(entry),
    (entry: Entry) => fresh.has(entry) && entry !== field,
    (entry: Entry) => isOption(entry) && entry !== field && entry.node.hidden === undefined,
  ]) {
    const found = tryAmong(among);
    if (found.kind === 'found' && (found.exact || found.score > 0.8 || found.ranked.length === 1))
      return optionSteps(found, clause);
    if (found.kind === 'ambiguous') return failed(found, `the option "${phase.looked}"`);
  }
  if (phase.editable && !phase.typed && field) {
    return {
      kind: 'steps',
      steps: [stepOn(field, 'fill', { args: [phase.looked], confidence: 0.85 })],
      phase: { ...phase, typed: true },
    };
  }
  return {
    kind: 'none',
    looked: `the option "${phase.looked}"`,
    nearest: [...fresh]
      .filter(isOption)
      .slice(0, 5)
      .map((entry) => ({
        ref: entry.node.ref ?? '',
        description: stepOn(entry, 'click', { confidence: 0 }).description,
        score: 0,
        reason: 'another option',
      })),
  };
}

/** Whether text can be typed into an element. */
export function isEditable({ node }: Entry): boolean {
  if (node.readonly) return false;
  if (node.tag === 'input' || node.tag === 'textarea') return true;
  if (node.tag !== undefined) return node.role === 'textbox' || node.role === 'searchbox';
  return fieldRoles.has(node.role) && node.options === undefined;
}

/** An option is clicked, a box is checked; nothing is done to what is chosen already. */
export function optionSteps(found: Extract<Match, { kind: 'found' }>, clause: Clause): Outcome {
  const native = nativeOf(found.entries);
  if (native) {
    return {
      kind: 'steps',
      steps: [
        stepOn(native, 'selectOption', {
          args: found.entries.map((entry) => entry.node.name),
          confidence: found.score,
        }),
      ],
      ranked: found.ranked,
    };
  }
  const open = found.entries.filter((entry) => !isChosen(entry));
  if (open.length === 0)
    return { kind: 'done', reason: `${clause.text}: it is so already`, ranked: found.ranked };
  return {
    kind: 'steps',
    steps: open.map((entry) =>
      stepOn(entry, /^(?:checkbox|radio)$/.test(entry.node.role) ? 'check' : 'click', {
        confidence: found.score,
      }),
    ),
    ranked: found.ranked,
  };
}

/** The native list that all of the options belong to. */
function nativeOf(entries: readonly Entry[]): Entry | undefined {
  const lists = new Set(
    entries.map((entry) =>
      entry.node.role === 'option'
        ? [...ancestorsOf(entry)].find((each) => each.node.options !== undefined)
        : undefined,
    ),
  );
  const [list] = lists;
  return lists.size === 1 ? list : undefined;
}

function isChosen({ node }: Entry): boolean {
  return (
    (/^(?:radio|checkbox|switch|menuitemradio|menuitemcheckbox)$/.test(node.role) && node.checked === true) ||
    (/^(?:tab|option|treeitem)$/.test(node.role) && node.selected === true)
  );
}

export function chooseInside(
  entry: Entry,
  value: readonly Token[],
  scene: Scene,
): Extract<Match, { kind: 'found' }> | undefined {
  const found = chooseByName(withoutKind(value), scene, (each) => isInside(each, entry));
  return found.kind === 'found' ? found : undefined;
}

export function nativeOutcome(
  entry: Entry,
  value: readonly Token[],
  { confidence, clause }: { confidence: number; clause: Clause },
): Outcome {
  const options = entry.node.options ?? [];
  const whole = valueOf(withoutKind(value));
  if (value.some((token) => token.kind === 'variable'))
    return { kind: 'steps', steps: [stepOn(entry, 'selectOption', { args: [whole], confidence })] };
  const direct = bestOptions(options, whole);
  const ordinal = direct.length === 0 ? ordinalOption(options, value) : undefined;
  const chosen = direct.length === 1 ? direct : ordinal !== undefined ? [ordinal] : [];
  const parts = chosen.length === 0 ? splitList(value) : [];
  const several =
    parts.length > 1 ? parts.map((part) => bestOptions(options, valueOf(withoutKind(part)))) : [];
  if (several.length > 0 && several.every((each) => each.length === 1)) chosen.push(...several.flat());
  if (chosen.length === 0) {
    const looked = `the option "${whole}"`;
    const nearest = options.slice(0, 5).map((option) => ({
      ref: entry.node.ref ?? '',
      description: `option "${option}"`,
      score: 0,
      reason: 'another option',
    }));
    return direct.length > 1
      ? {
          kind: 'ambiguous',
          looked,
          candidates: direct.slice(0, 5).map((option) => ({
            ref: entry.node.ref ?? '',
            description: `option "${option}"`,
            score: 0.7,
            reason: 'fits as well as the others',
          })),
        }
      : { kind: 'none', looked, nearest };
  }
  if (chosen.length === 1 && entry.node.value !== undefined && entry.node.value === chosen[0])
    return { kind: 'done', reason: `"${chosen[0]}" is chosen already (${clause.text})` };
  return { kind: 'steps', steps: [stepOn(entry, 'selectOption', { args: chosen, confidence })] };
}

/** The options that a text means: the exact one, else the one that holds all of its words. */
export function bestOptions(options: readonly string[], text: string): string[] {
  const folded = fold(text);
  const exact = options.filter((option) => option === text);
  if (exact.length > 0) return exact.slice(0, 1);
  const same = options.filter((option) => fold(option) === folded);
  if (same.length > 0) return same;
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  const stems = options.filter((option) => {
    const words = wordsOf(option);
    return words.length === asked.length && words.every((word, at) => word.stem === asked[at]?.stem);
  });
  if (stems.length > 0) return stems;
  return options.filter((option) => {
    const words = wordsOf(option);
    return asked.every((word) => words.some((each) => wordLikeness(word, each) >= 0.97));
  });
}

function ordinalOption(options: readonly string[], value: readonly Token[]): string | undefined {
  const phrase = parsePhrase(value).find(
    (each) => each.ordinal !== undefined && each.words.every((head) => head.kind !== undefined),
  );
  if (phrase?.ordinal === undefined) return undefined;
  return phrase.ordinal > 0 ? options[phrase.ordinal - 1] : options.at(phrase.ordinal);
}

/** Without "the … option", "option …": what is left names the option. */
export function withoutKind(value: readonly Token[]): readonly Token[] {
  const kind = /^(?:the|a|an|option|value|item|entry|radio|button|choice|tab|suggestion|date|checkbox)$/;
  const quoted = value.filter((token) => token.kind !== 'word' && token.kind !== 'punctuation');
  if (quoted.length === 1 && value.every((token) => token.kind !== 'word' || kind.test(token.lower)))
    return quoted;
  let start = 0;
  let end = value.length;
  while (
    start < end - 1 &&
    value[start]?.kind === 'word' &&
    /^(?:the|a|an|option|value)$/.test(value[start]?.lower ?? '')
  )
    start += 1;
  while (
    end - 1 > start &&
    value[end - 1]?.kind === 'word' &&
    /^(?:option|value|item|entry|choice|suggestion)$/.test(value[end - 1]?.lower ?? '')
  )
    end -= 1;
  return value.slice(start, end);
}

/** What is on the page now and was not before, by reference, or by role and name where references are not kept. */
export function freshEntries(scene: Scene): Set<Entry> {
  if (!scene.before) return new Set();
  const known = new Set<string>();
  for (const { node } of scene.before.entries) known.add(keyOf(node.ref, node.role, node.name || node.text));
  return new Set(
    scene.index.entries.filter(
      ({ node }) =>
        node.role !== 'document' && !known.has(keyOf(node.ref, node.role, node.name || node.text)),
    ),
  );
}

function keyOf(ref: string | undefined, role: string, name: string | undefined): string {
  return ref !== undefined && !ref.startsWith('x') ? ref : `${role} ${name ?? ''}`;
}
