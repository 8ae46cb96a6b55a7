/** Clauses that choose: native selects, list boxes, radio groups, menus, and comboboxes that open first. */
import { spell, valueOf, type Clause, type ClauseReading } from './clause.js';
import { chooseByName, nameOf } from './do-click.js';
import { isEditable, putInto } from './do-fill.js';
import { isDateField } from './do-calendar.js';
import { tokenize, type Token } from './lexer.js';
import { lookUp, lookUpAnything, type Scene } from './look-up.js';
import { match, type Match, type Scored } from './match.js';
import { failed, stepOn, type Outcome, type Phase } from './outcome.js';
import { ancestorsOf, isInside, type Entry } from './page-index.js';
import { parsePhrase, splitList } from './phrase.js';
import { literalFit } from './score.js';
import { wantChooser, wantClick, wantOption } from './wants.js';
import { fold, wordLikeness, wordsOf } from './words.js';

/** "Select Y from X", "select Y". */
export function selectClause(clause: Clause, scene: Scene): Outcome {
  const whole = clause.readings.find((reading) => reading.target);
  let best: { entry: Entry; reading: ClauseReading; score: number; value: number } | undefined;
  let refused: { found: Match; reading: ClauseReading } | undefined;
  for (const [at, reading] of clause.readings.entries()) {
    if (!reading.destination || !reading.value) continue;
    const found = lookUp(reading.destination, wantChooser, scene);
    const [entry] = found.kind === 'found' ? found.entries : [];
    if (found.kind === 'found' && entry && found.entries.length === 1) {
      const value = found.score - at * 0.01 + (holdsOption(entry, reading.value, scene) ? 0.3 : 0);
      if (!best || value > best.value) best = { entry, reading, score: found.score, value };
    } else refused ??= { found, reading };
  }
  const direct = whole?.target ? chooseDirectly(whole.target, clause, scene) : undefined;
  const sure = direct?.kind === 'steps' && (direct.ranked?.[0]?.exact ?? false);
  const holds = best !== undefined && holdsOption(best.entry, best.reading.value ?? [], scene);
  if (best && (holds || !sure)) {
    const outcome = chooseFrom(best.entry, best.reading.value ?? [], {
      confidence: best.score,
      scene,
      clause,
    });
    if (outcome.kind !== 'none' || direct === undefined || direct.kind === 'none') return outcome;
  }
  if (direct && direct.kind !== 'none') return direct;
  if (refused && refused.found.kind === 'ambiguous')
    return failed(refused.found, spell(refused.reading.destination ?? []));
  if (refused?.reading.destination && refused.found.kind === 'none' && refused.reading.value) {
    return failed(
      refused.found,
      `${spell(refused.reading.destination)}, to choose ${spell(refused.reading.value)} from`,
    );
  }
  return direct ?? { kind: 'none', looked: clause.text, nearest: [] };
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

/** A choice without saying from what: an option of a native select, a radio button, a tab, a menu item, anything by that name. */
function chooseDirectly(target: readonly Token[], clause: Clause, scene: Scene): Outcome {
  const found = lookUp(target, wantOption, scene);
  if (found.kind === 'found' && (found.exact || found.score > 0.7)) return optionSteps(found, clause);
  const native = nativeHolding(target, scene);
  if (native) return nativeOutcome(native, target, { confidence: 0.9, clause });
  if (found.kind === 'found') return optionSteps(found, clause);
  const list = splitList(target);
  if (list.length > 1 && !found.ranked[0]?.exact) {
    return {
      kind: 'instead',
      clauses: list.map((part) => ({
        ...clause,
        readings: [{ target: part }],
        text: `${clause.said} ${spell(part)}`,
      })),
    };
  }
  const anything = lookUpAnything(target, wantClick, scene);
  if (anything.kind === 'found') return optionSteps(anything, clause);
  return failed(found.kind === 'none' && anything.kind === 'ambiguous' ? anything : found, spell(target));
}

/** An option is clicked, a box is checked; nothing is done to what is chosen already. */
function optionSteps(found: Extract<Match, { kind: 'found' }>, clause: Clause): Outcome {
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

function chooseInside(
  entry: Entry,
  value: readonly Token[],
  scene: Scene,
): Extract<Match, { kind: 'found' }> | undefined {
  const found = chooseByName(withoutKind(value), scene, (each) => isInside(each, entry));
  return found.kind === 'found' ? found : undefined;
}

function holdsOption(entry: Entry, value: readonly Token[], scene: Scene): boolean {
  if (entry.node.options) return bestOptions(entry.node.options, valueOf(withoutKind(value))).length === 1;
  return chooseInside(entry, value, scene) !== undefined;
}

/** The native select that alone has an option by a name. */
function nativeHolding(target: readonly Token[], scene: Scene): Entry | undefined {
  const name = valueOf(withoutKind(target));
  const holding = scene.index.actionable.filter(
    (entry) =>
      entry.node.options !== undefined &&
      entry.node.hidden !== 'behind-dialog' &&
      bestOptions(entry.node.options, name).length === 1,
  );
  return holding.length === 1 ? holding[0] : undefined;
}

function nativeOutcome(
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
function withoutKind(value: readonly Token[]): readonly Token[] {
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
function freshEntries(scene: Scene): Set<Entry> {
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

/** Whether a scored candidate is named by exactly this text. */
export function isNamed(scored: Scored, text: string): boolean {
  return literalFit(text, scored.entry).score > 0.97;
}

/** The tokens of a text, for clauses made here. */
export function tokensOf(text: string): Token[] {
  return tokenize(text);
}
