/** Cues of other tests: which files there are, and which of them answers a question. Read only, lazily, never in the way of a test. */
import { type Dirent, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isProvisional, type Cue } from '../contract/cue.js';
import { parseCueFile } from './format.js';
import { type CueQuestion, questionId } from './key.js';
import { type CuePlace, cueFilePattern, rootOf } from './place.js';
import { sameRoute } from './route.js';

/** Finds cues that other tests have recorded for the same question. */
export interface SharedCues {
  /**
   * The cue of another file for the first time of this question: of the same route if the route is given and there is one,
   * and of the first file in the order of paths. Whether it fits the page is for the caller to check.
   */
  find(
    question: CueQuestion,
    options: { exceptFile: string; route?: string | undefined },
  ): { cue: Cue; file: string } | undefined;
}

/**
 * An index over the cue files of a place. It is built at the first miss, and brought up to date at each further one:
 * only files that have changed are read again. Synchronous: nobody waits but a test that has to ground a sentence otherwise. A file that cannot be read is passed over; its own test will say so.
 */
export function createSharedCues(place: CuePlace): SharedCues {
  const files = new Map<string, { stamp: string; cues: Map<string, Cue> }>();

  const refresh = (): void => {
    const found = new Set(listCueFiles(place));
    for (const file of files.keys()) if (!found.has(file)) files.delete(file);
    for (const file of found) {
      const state = statSync(file, { throwIfNoEntry: false });
      const stamp = `${state?.mtimeMs} ${state?.size}`;
      if (files.get(file)?.stamp === stamp) continue;
      const firsts = readable(file).filter((cue) => cue.key.occurrence === 1);
      files.set(file, { stamp, cues: new Map(firsts.map((cue) => [questionId(cue.key), cue])) });
    }
  };

  return {
    find: (question, { exceptFile, route }) => {
      refresh();
      const id = questionId(question);
      const found = [...files.keys()].toSorted().flatMap((file) => {
        const cue = file === exceptFile ? undefined : files.get(file)?.cues.get(id);
        // "Nothing to do" is true of one test's page, and tells nothing about another's; an adopted locator was seen on none.
        return cue && !isProvisional(cue) ? [{ cue, file }] : [];
      });
      if (route === undefined) return found[0];
      return found.find(({ cue }) => sameRoute(cue.route, route));
    },
  };
}

/** Absolute paths of all files of a place that are named as cue files are, sorted. An unreadable directory counts as empty. */
export function listCueFiles(place: CuePlace): string[] {
  const root = rootOf(place);
  const pattern = cueFilePattern(place);
  const files: string[] = [];
  const visit = (directory: string): void => {
    for (const entry of entriesOf(directory)) {
      const at = path.join(directory, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && !entry.name.startsWith('.git')) visit(at);
      } else if (pattern.test(path.relative(root, at).replaceAll('\\', '/'))) {
        files.push(at);
      }
    }
  };
  visit(root);
  return files.toSorted();
}

function readable(file: string): readonly Cue[] {
  try {
    return parseCueFile(readFileSync(file, 'utf8'), file).cues;
  } catch {
    return [];
  }
}

function entriesOf(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}
