/** Clauses that wait: some time, for something to come up, or until it is gone. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { freshEntries } from '../../matching/fresh.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { failed, type Outcome, stepOn, stepOnPage } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';

/** What was not there before says so when it is. */
const arriving = /\b(?:loaded|loads?|arrived?|arrives|comes? in|fetched)$/;

/** "Wait 2 seconds", "wait for X (to appear)", "wait until X disappears". */
export function waitClause(clause: Clause, scene: Scene): Outcome {
  const rest = clause.readings[0]?.target ?? [];
  const lower = rest.map((token) => token.lower).join(' ');
  const time =
    /^(?:for |about |another )*(\d+(?:\.\d+)?|a|one|two|three|five|ten|half a) ?(milliseconds?|ms|seconds?|secs?|s|minutes?|min)$/.exec(
      lower,
    );
  if (time) return { kind: 'steps', steps: [stepOnPage('waitFor', [`${time[1]} ${time[2]}`])] };
  // Nobody waits for days before the next step: "pause for two months" is a deed.
  if (/^(?:for )?\S+ (?:hours?|days?|weeks?|months?|years?)$/.test(lower)) {
    const readings = [{ target: [wordToken(clause.said), ...rest] }];
    return { kind: 'instead', clauses: [{ verb: 'goal', said: clause.said, readings, text: clause.text }] };
  }
  // "Pause my membership" waits for nothing, nor does a bare "pause" where something plays.
  const plays = scene.index.actionable.some(({ evidence: [name] }) =>
    /^(?:play|pause|⏸|▶)/i.test(name?.text ?? ''),
  );
  if (clause.said === 'pause' && (lower === '' ? plays : !/^(?:for|until|till)\b/.test(lower))) {
    const readings = [{ target: [wordToken('pause'), ...rest] }];
    return { kind: 'instead', clauses: [{ verb: 'goal', said: 'pause', readings, text: clause.text }] };
  }
  if (
    /^(?:for |until )*(?:the )?(?:page|network|everything|site|app|application|navigation|document)?\s*(?:to |is |has )?(?:be )?(?:fully |finished )?(?:load|loaded|loads|loading|idle|ready|settle|settled|finish|finished|stable)$/.test(
      lower,
    ) ||
    lower === ''
  ) {
    return { kind: 'done', reason: 'the page has come to rest' };
  }
  const gone =
    /\b(?:disappear(?:s|ed)?|(?:is|be|has) gone|go(?:es)? away|gone away|vanish(?:es|ed)?|(?:is|be) hidden|(?:is|be) closed|closes|(?:is|be) removed|no longer (?:visible|shown)|is not visible)$/.test(
      lower,
    );
  const tail =
    /^(?:to|appears?|be|is|visible|shown|shows?|displayed|present|loads?|loaded|disappear(?:s|ed)?|gone|goe?s?|away|hidden|closed|closes|removed|vanish(?:es|ed)?|opens?|opened|up|enabled|no|longer|comes|not|on|screen|page|the|show|has|have|appeared|become|becomes|are|exist|exists|see|seen)$/;
  const target = trimTail(
    rest.filter((token, at) => !(at === 0 && /^(?:for|until|till)$/.test(token.lower))),
    tail,
  );
  if (target.length === 0)
    return { kind: 'cannot-tell', looked: clause.text, reason: 'it does not say what to wait for' };
  // "The data to be loaded" is not the heading "Data" that stood there before.
  const fresh = scene.before && arriving.test(lower) ? freshEntries(scene) : undefined;
  const among = fresh && ((entry: Entry): boolean => fresh.has(entry));
  const found = lookUp(
    target,
    { anything: true, fit: (node) => (node.role === 'document' ? 0 : 1) },
    { ...scene, ...(among && { among }) },
  );
  if (gone) {
    if (found.kind === 'none') return { kind: 'done', reason: `${spell(target)} is not on the page` };
    return { kind: 'none', looked: `that ${spell(target)} goes away`, nearest: [] };
  }
  if (found.kind === 'none') return failed(found, spell(target));
  const entry = found.kind === 'found' ? found.entries[0] : found.ranked[0]?.entry;
  const handle = entry && withRef(entry);
  if (!handle) return { kind: 'done', reason: `${spell(target)} is on the page` };
  return {
    kind: 'steps',
    steps: [stepOn(handle, 'waitFor', { confidence: found.kind === 'found' ? found.score : 0.7 })],
  };
}

/** The node itself, or the nearest around it that has a handle. */
export function withRef(entry: Entry): Entry | undefined {
  for (let up: Entry | undefined = entry; up; up = up.parent)
    if (up.node.ref !== undefined && up.node.role !== 'document') return up;
  return undefined;
}

export function trimTail(tokens: readonly Token[], noise: RegExp): readonly Token[] {
  let end = tokens.length;
  while (end > 1 && tokens[end - 1]?.kind === 'word' && noise.test(tokens[end - 1]?.lower ?? '')) end -= 1;
  return tokens.slice(0, end);
}
