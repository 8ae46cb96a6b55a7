/** `cuebook adopt <spec>[:line]…`: plain Playwright calls as sentences, and their locators as cues, in place or as a patch. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CUE_VERSION, type Cue, type CueFile } from '../contract/cue.js';
import { OptionsError } from '../contract/errors.js';
import { printCueFile } from '../cues/format.js';
import { keyId } from '../cues/key.js';
import { readCueFile, updateCueFile } from '../cues/store.js';
import type { FileChange } from '../report/patch.js';
import { adoptModule, adoptSpec, type AdoptRequest } from './adopt-spec.js';
import { readArguments } from './arguments.js';
import { projectHelp, readProject, titleOf, type KnownTest } from './project.js';
import {
  readSpec,
  rewriteFlags,
  rewriteHelp,
  sayRewritten,
  shownPath,
  withModules,
  writeChanges,
} from './rewrite.js';
import type { Terminal } from './terminal.js';

const help = `cuebook adopt <spec>[:line]… [options]: rewrites plain Playwright calls into sentences, and keeps their locators as cues

  --sentence <text>        the sentence for the one call at <spec>:<line>, instead of one made from its locator
${rewriteHelp}${projectHelp}
A cue needs the fingerprint of its element, which only a run can take: run the specs once where cues may be recorded, and
commit the cues. Calls that cannot be adopted are left as they are, and the exit code is 1.
`;

/**
 * Adopts the calls of specs.
 * @returns 0 when nothing that was meant is left, else 1
 * @throws OptionsError, CueFileError, SvcEnvironmentError
 */
export async function adopt(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments('adopt', args, {
    ...rewriteFlags,
    sentence: { type: 'string' },
  });
  if (values.help) {
    terminal.print(help);
    return 0;
  }
  const { environment, workingDirectory } = terminal;
  const wanted = operandsOf(positionals, values.sentence, workingDirectory);
  const { tests } = readProject({ workingDirectory, flags: values, environment });
  const changes: FileChange[] = [];
  const files: CueChange[] = [];
  let isWhole = true;
  let done = 0;
  for (const [file, requests] of wanted) {
    const before = await readSpec(file);
    const shown = shownPath(workingDirectory, file);
    const [request = {}, ...more] = requests;
    if (more.length > 0) throw twice(shown);
    const known = await testsOf(file, tests);
    const adopted = await adoptSpec(before, file, [...known.keys()], request);
    if (request.sentence !== undefined && adopted.done + adopted.left.length !== 1) {
      throw notOneCall(shown, request, adopted.done + adopted.left.length);
    }
    changes.push({ file: shown, before, after: adopted.text });
    for (const [test, cues] of adopted.cues) {
      const place = known.get(test);
      if (place && cues.length > 0) files.push({ test: place, cues });
    }
    sayRewritten(shown, 'adopted', adopted, terminal);
    isWhole &&= adopted.left.length === 0;
    done += adopted.done;
  }
  if (done > 0) changes.push(...(await changedModules([...wanted.keys()], workingDirectory)));
  if (values['in-place']) {
    for (const { test, cues } of files) await updateCueFile(test.cueFile, (now) => withCues(now, test, cues));
  } else changes.push(...(await Promise.all(files.map((each) => toChange(each, workingDirectory)))));
  await writeChanges(changes, values, terminal);
  if (done > 0)
    sayNext(
      [...wanted.keys()].map((file) => shownPath(workingDirectory, file)),
      changes,
      terminal,
    );
  return isWhole ? 0 : 1;
}

/** Cues that come into the file of a test. */
interface CueChange {
  test: KnownTest;
  cues: readonly Cue[];
}

/** What is asked of each spec, by absolute path. */
function operandsOf(
  operands: readonly string[],
  sentence: string | undefined,
  workingDirectory: string,
): Map<string, AdoptRequest[]> {
  const wanted = new Map<string, AdoptRequest[]>();
  for (const operand of operands) {
    const [, name = operand, line] = /^(.*?)(?::(\d+))?$/.exec(operand) ?? [];
    const file = path.resolve(workingDirectory, name);
    const request = {
      ...(line !== undefined && { line: Number(line) }),
      ...(sentence !== undefined && { sentence }),
    };
    wanted.set(file, [...(wanted.get(file) ?? []), request]);
  }
  const [only] = [...wanted.values()].flat();
  if (only && (sentence === undefined || (operands.length === 1 && only.line !== undefined))) return wanted;
  throw new OptionsError({
    looked: only ? 'the one call that --sentence is for' : 'a spec to adopt',
    found: only ? 'no single <spec>:<line>' : 'none',
    next: 'cuebook adopt tests/login.spec.ts, or cuebook adopt tests/login.spec.ts:12 --sentence "log out"',
  });
}

async function testsOf(file: string, tests: readonly KnownTest[]) {
  const found = new Map<{ line: number; title: string; cues: readonly Cue[] }, KnownTest>();
  for (const test of tests.filter(({ specFile }) => specFile === file)) {
    const content = await readCueFile(test.cueFile);
    found.set({ line: test.line, title: titleOf(test), cues: content?.cues ?? [] }, test);
  }
  return found;
}

/** Files beside the specs that give them their `test`. */
async function changedModules(specs: readonly string[], workingDirectory: string): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  const files = await withModules(specs, (text) => /(['"])@playwright\/test\1/.test(text));
  for (const file of files.filter((each) => !specs.includes(each))) {
    const before = await readFile(file, 'utf8');
    const after = await adoptModule(before, file);
    if (after !== before) changes.push({ file: shownPath(workingDirectory, file), before, after });
  }
  return changes;
}

/** The file with the cues behind those that it has; one for the same question gives way: no call asked it. */
function withCues(now: CueFile | undefined, test: KnownTest, cues: readonly Cue[]): CueFile {
  const added = new Set(cues.map(({ key }) => keyId(key)));
  const kept = (now?.cues ?? []).filter(({ key }) => !added.has(keyId(key)));
  return { version: CUE_VERSION, test: titleOf(test), cues: [...kept, ...cues] };
}

async function toChange({ test, cues }: CueChange, workingDirectory: string): Promise<FileChange> {
  const now = await readCueFile(test.cueFile);
  return {
    file: shownPath(workingDirectory, test.cueFile),
    before: now && (await readFile(test.cueFile, 'utf8')),
    after: printCueFile(withCues(now, test, cues), test.cueFile),
  };
}

function sayNext(specs: readonly string[], changes: readonly FileChange[], { complain }: Terminal): void {
  if (!changes.some(({ after }) => /(['"])cuebook\1/.test(after))) {
    complain(
      'note: no file was found that takes `test` from @playwright/test: see that yours gives `ai` (aiFixtures of cuebook)\n',
    );
  }
  complain(
    `Run them once, where cues may be recorded, and commit the cues: npx playwright test ${specs.join(' ')}\n`,
  );
}

function twice(shown: string): OptionsError {
  return new OptionsError({
    looked: `one request for ${shown}`,
    found: 'several lines of it',
    next: 'Adopt one line after the other: the lines move with each.',
  });
}

function notOneCall(shown: string, { line }: AdoptRequest, found: number): OptionsError {
  return new OptionsError({
    looked: 'the one call that --sentence is for',
    where: `in ${shown}, line ${line}`,
    found: found === 0 ? 'no call of a locator' : `${found} calls`,
    next: 'Say the line of a single call.',
  });
}
