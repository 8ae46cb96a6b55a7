/** Where the cues of a test lie: file names from titles, the root and the template. Touches no disk. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { OptionsError } from '../contract/errors.js';

/** A test, as its cue file is named after it. The browser, the project, the retry and the repeat are no part of it. */
export interface TestIdentity {
  /** Absolute path of the spec file. */
  specFile: string;
  /** Titles of the describe blocks and of the test, outermost first; without project and file. */
  titles: readonly string[];
}

/** Where cue files go. */
export interface CuePlace {
  /** Absolute path that spec files are named relative to: the test directory of the configuration. */
  testDir: string;
  /** Absolute path of the root of all cue files; default: `testDir`, so that they lie beside their specs. */
  cacheDir?: string | undefined;
  /**
   * Path of a file, relative to the root or absolute, with the tokens of Playwright's `snapshotPathTemplate`:
   * `{testFilePath}` = `{testFileDir}/{testFileName}`, `{testName}`. Default {@link defaultTemplate}.
   */
  template?: string | undefined;
}

/** `checkout.spec.ts-cues/a-guest-buys-a-mug.json`, beside the spec. */
export const defaultTemplate = '{testFilePath}-cues/{testName}.json';

/**
 * Absolute path of the cue file of a test. Two tests never share one, on case-insensitive disks neither.
 * @throws OptionsError for a template with an unknown token, or one that gives several tests the same file
 */
export function cueFilePath(test: TestIdentity, place: CuePlace): string {
  const template = place.template ?? defaultTemplate;
  const testFileName = path.basename(test.specFile);
  const testFileDir = insideRoot(path.relative(place.testDir, path.dirname(test.specFile)));
  const values: Record<string, string> = {
    testFileDir: testFileDir || '.',
    testFileName,
    testFilePath: path.join(testFileDir, testFileName),
    testName: titleSlug(test.titles),
  };
  checkTemplate(template, Object.keys(values));
  const relative = template.replace(token, (_whole, name: string) => values[name] ?? '');
  return path.resolve(rootOf(place), relative);
}

/** Absolute path of the directory that every cue file of the configuration lies under. */
export function rootOf(place: CuePlace): string {
  return place.cacheDir ? path.resolve(place.testDir, place.cacheDir) : place.testDir;
}

/**
 * What the path of a cue file looks like, relative to the root and with `/`. A template with an absolute path is outside of
 * the root, and matches nothing there.
 */
export function cueFilePattern(place: CuePlace): RegExp {
  const shapes: Readonly<Record<string, string>> = { testFileDir: '.*?', testFilePath: '.+' };
  const source = (place.template ?? defaultTemplate)
    .split(token)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : (shapes[part] ?? '[^/]+'),
    )
    .join('');
  // `{testFileDir}/` is empty for a spec in the root.
  return new RegExp(`^${source.replace('.*?/', '(?:.*/)?')}$`, 'u');
}

/** The titles for a reader, as a cue file states them: `checkout › a guest buys a mug`. */
export function titleText(titles: readonly string[]): string {
  return titles.join(' › ');
}

/**
 * File name of a title path: letters and digits of every script, lower case, words joined by `-` and titles by `--`.
 * When that says less than the titles did (capitals, punctuation, a cut), a short hash of the titles is added,
 * so that two titles never give one name: a name without hash can be turned back into its titles.
 */
export function titleSlug(titles: readonly string[]): string {
  const folded = titles.map(fold);
  const joined = folded.join('--');
  const slug = cut(joined);
  const lossless =
    slug === joined &&
    slug !== '' &&
    !reserved.test(slug) &&
    titles.every((title, index) => {
      const words = folded[index]?.replaceAll('-', ' ');
      // A letter that does not survive upper case and back (ß, ſ) is equal to others on some case-insensitive disks.
      return title === words && words !== '' && title.toUpperCase().toLowerCase() === title;
    });
  if (lossless) return slug;
  const hash = createHash('sha256').update(JSON.stringify(titles)).digest('hex').slice(0, 8);
  return `${slug || 'test'}-${hash}`;
}

const token = /\{(\w+)\}/g;

/** Names that Windows keeps for devices, whatever the extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

// A file name may have 255 bytes; the name of the temporary file beside it is up to 16 longer, and Windows counts the whole path.
const maxCharacters = 80;
const maxBytes = 160;

function fold(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function cut(slug: string): string {
  let kept = '';
  for (const { segment } of graphemes.segment(slug)) {
    const next = kept + segment;
    if (next.length > maxCharacters || Buffer.byteLength(next) > maxBytes) break;
    kept = next;
  }
  return kept.replace(/-+$/, '');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function checkTemplate(template: string, known: readonly string[]): void {
  const names = [...template.matchAll(token)].map((match) => match[1] ?? '');
  const unknown = names.find((name) => !known.includes(name));
  const file = names.includes('testFilePath') || names.includes('testFileName');
  if (unknown === undefined && file && names.includes('testName') && template.endsWith('.json')) return;
  throw new OptionsError({
    looked: 'a template for cue files that gives each test its own',
    where: `in "${template}"`,
    found:
      unknown === undefined
        ? 'that {testName}, {testFilePath} (or {testFileName}), or the ending .json is missing'
        : `the unknown token {${unknown}}`,
    next: `Known tokens: ${known.map((name) => `{${name}}`).join(', ')}. The default is ${defaultTemplate}.`,
  });
}

/** A spec outside of the root gets a folder inside it. */
function insideRoot(relative: string): string {
  return relative
    .split(/[\\/]/)
    .map((part) => (part === '..' ? '_up' : part.replace(':', '')))
    .join('/');
}
