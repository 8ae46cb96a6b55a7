/** `cuebook cues diff`: what changed in cue files, as sentences and locators instead of JSON. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cue, CueFile } from '../contract/cue.js';
import { SvcEnvironmentError } from '../contract/errors.js';
import { parseCueFile } from '../cues/format.js';
import { canonicalJson, keyId, keyText } from '../cues/key.js';
import { describeBody, targetsOf } from './cue-text.js';
import type { CuesCall } from './cues.js';
import { git, repositoryOf } from './git.js';

/**
 * Prints the difference of two commits, or of a commit (default HEAD) and the work tree. Files are recognised by what is
 * in them, so a `cacheDir` needs no word.
 * @returns 0, whether or not there is a difference
 * @throws SvcEnvironmentError outside of a repository, or for an unknown commit
 */
export async function diffCues({ workingDirectory, operands, say }: CuesCall): Promise<number> {
  const [from = 'HEAD', to] = operands;
  const top = repositoryOf(workingDirectory);
  const changed = top === undefined ? undefined : changedFiles(from, to, workingDirectory);
  if (top === undefined || !changed) {
    throw new SvcEnvironmentError({
      looked: `the changes since ${from}`,
      where: `in ${workingDirectory}`,
      found:
        top === undefined
          ? 'no Git repository'
          : `that Git does not know ${[from, to].filter(Boolean).join(' or ')}`,
      next: 'Call it in the repository of the tests: cuebook cues diff main.',
    });
  }
  let differences = 0;
  for (const name of changed) {
    const shown = path.relative(workingDirectory, path.join(top, name)).replaceAll('\\', '/');
    const before = toFile(git(['show', `${from}:${name}`], top), name);
    const after = toFile(
      to === undefined ? await textOf(path.join(top, name)) : git(['show', `${to}:${name}`], top),
      name,
    );
    if (before === 'broken' || after === 'broken') {
      differences += 1;
      say(`${shown}  cannot be read ${after === 'broken' ? 'as it is now' : 'as it was'}`);
      continue;
    }
    const lines = compareFiles(before, after);
    if (lines.length === 0) continue;
    differences += 1;
    say(`${shown}  ${(after ?? before)?.test ?? ''}`);
    for (const line of lines) say(`  ${line}`);
  }
  if (differences === 0) say('no cue has changed');
  return 0;
}

/** Lines for what one file gained, lost and changed; empty when its cues are the same. */
function compareFiles(before: CueFile | undefined, after: CueFile | undefined): string[] {
  const old = byKey(before);
  const now = byKey(after);
  const lines: string[] = [];
  for (const [id, cue] of old) {
    if (!now.has(id))
      lines.push(`- ${keyText(cue.key)}`, ...describeBody(cue).map((line) => `    - ${line}`));
  }
  for (const [id, cue] of now) {
    const was = old.get(id);
    if (!was) lines.push(`+ ${keyText(cue.key)}`, ...describeBody(cue).map((line) => `    + ${line}`));
    else if (canonicalJson(was) !== canonicalJson(cue))
      lines.push(`~ ${keyText(cue.key)}`, ...compareCues(was, cue));
  }
  return lines;
}

function compareCues(was: Cue, is: Cue): string[] {
  const [before, after] = [describeBody(was), describeBody(is)];
  const lines = [
    ...before.filter((line) => !after.includes(line)).map((line) => `    - ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `    + ${line}`),
  ];
  if (was.route !== is.route) lines.push(`    route was ${was.route}, is ${is.route}`);
  const [old, now] = [targetsOf(was), targetsOf(is)];
  for (const [index, target] of now.entries()) {
    const fields = fieldsThatDiffer(old[index]?.fingerprint ?? {}, target.fingerprint);
    if (old[index] && fields.length > 0) lines.push(`    element ${index + 1}: ${fields.join('; ')}`);
  }
  return lines.length > 0 ? lines : ['    other candidates or expectations'];
}

function fieldsThatDiffer(was: object, is: object): string[] {
  const [old, now] = [Object.entries(was), Object.entries(is)].map(
    (entries) => new Map<string, unknown>(entries),
  );
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((field) => {
    const [a, b] = [old?.get(field), now?.get(field)].map((value) => JSON.stringify(value) ?? 'nothing');
    return a === b ? [] : [`${field} was ${a}, is ${b}`];
  });
}

function changedFiles(from: string, to: string | undefined, directory: string): string[] | undefined {
  // An operand that begins with a dash would be an option for Git.
  if ([from, to].some((each) => each?.startsWith('-'))) return undefined;
  const range = to === undefined ? [from] : [from, to];
  const listed = git(['diff', '--name-only', '--no-renames', '-z', ...range, '--', '*.json'], directory);
  if (listed === undefined) return undefined;
  const untracked =
    to === undefined
      ? (git(
          ['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', '*.json'],
          directory,
        ) ?? '')
      : '';
  return [...new Set(`${listed}${untracked}`.split('\0').filter((name) => name !== ''))].toSorted();
}

/** The cues of a text; undefined for no text, and for JSON that is something else. */
function toFile(text: string | undefined, name: string): CueFile | 'broken' | undefined {
  if (text === undefined) return undefined;
  // Other JSON of the repository has changed as well, and is none of our business.
  if (!/"version"\s*:/.test(text) || !/"cues"\s*:/.test(text)) return undefined;
  try {
    return parseCueFile(text, name);
  } catch {
    // `cues check` says why.
    return 'broken';
  }
}

function byKey(file: CueFile | undefined): Map<string, Cue> {
  return new Map((file?.cues ?? []).map((cue) => [keyId(cue.key), cue]));
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
