/** A change of a text file as a patch that `git apply` takes. Pure. */

/** One file that changes. */
export interface FileChange {
  /** Relative to the directory that the patch is applied in, with `/`. */
  file: string;
  /** Undefined for a new file. */
  before: string | undefined;
  after: string;
}

/** The changes as one patch in the unified format; empty when nothing changes. */
export function toPatch(changes: readonly FileChange[]): string {
  return changes.map(patchOf).join('');
}

const context = 3;

interface Edit {
  kind: ' ' | '-' | '+';
  /** Without its line break; `last` when there is none behind it in the file. */
  line: string;
  last: boolean;
}

function patchOf({ file, before, after }: FileChange): string {
  if (before === after) return '';
  const edits = difference(linesOf(before ?? ''), linesOf(after));
  const a = quoted(`a/${file}`);
  const b = quoted(`b/${file}`);
  const head = [
    `diff --git ${a} ${b}`,
    ...(before === undefined ? ['new file mode 100644'] : []),
    `--- ${before === undefined ? '/dev/null' : a}`,
    `+++ ${b}`,
  ];
  return `${[...head, ...hunksOf(edits)].join('\n')}\n`;
}

function hunksOf(edits: readonly Edit[]): string[] {
  const changed = edits.flatMap((edit, index) => (edit.kind === ' ' ? [] : [index]));
  const lines: string[] = [];
  let start = 0;
  while (start < changed.length) {
    let end = start;
    while ((changed[end + 1] ?? Number.POSITIVE_INFINITY) - (changed[end] ?? 0) <= 2 * context) end += 1;
    const from = Math.max(0, (changed[start] ?? 0) - context);
    const hunk = edits.slice(from, (changed[end] ?? 0) + context + 1);
    const skipped = edits.slice(0, from);
    lines.push(`@@ -${range(skipped, hunk, '+')} +${range(skipped, hunk, '-')} @@`);
    for (const { kind, line, last } of hunk) {
      lines.push(`${kind}${line}`);
      if (last) lines.push('\\ No newline at end of file');
    }
    start = end + 1;
  }
  return lines;
}

/** `start,count` of the side that does not have edits of kind `without`; an empty side starts one line before. */
function range(skipped: readonly Edit[], hunk: readonly Edit[], without: Edit['kind']): string {
  const size = hunk.filter((edit) => edit.kind !== without).length;
  const before = skipped.filter((edit) => edit.kind !== without).length;
  return `${size === 0 ? before : before + 1},${size}`;
}

type Line = Pick<Edit, 'line' | 'last'>;

function linesOf(text: string): Line[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const complete = lines.at(-1) === '';
  if (complete) lines.pop();
  return lines.map((line, index) => ({ line, last: !complete && index === lines.length - 1 }));
}

/** Shortest edit by longest common subsequence (Wagner and Fischer, 1974) between the equal ends. */
function difference(before: readonly Line[], after: readonly Line[]): Edit[] {
  const same = (i: number, j: number): boolean =>
    before[i]?.line === after[j]?.line && before[i]?.last === after[j]?.last;
  let head = 0;
  while (head < before.length && head < after.length && same(head, head)) head += 1;
  let tail = 0;
  const room = Math.min(before.length, after.length) - head;
  while (tail < room && same(before.length - 1 - tail, after.length - 1 - tail)) tail += 1;
  const middle = edit(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  const keep = (line: Line): Edit => ({ kind: ' ', ...line });
  return [
    ...before.slice(0, head).map(keep),
    ...middle,
    ...before.slice(before.length - tail, before.length).map(keep),
  ];
}

/** Above this many comparisons a block is replaced as a whole: right all the same, only longer. */
const maxComparisons = 4_000_000;

function edit(before: readonly Line[], after: readonly Line[]): Edit[] {
  const columns = after.length + 1;
  if (before.length * after.length > maxComparisons) {
    return [
      ...before.map((line): Edit => ({ kind: '-', ...line })),
      ...after.map((line): Edit => ({ kind: '+', ...line })),
    ];
  }
  const lengths = new Uint32Array((before.length + 1) * columns);
  const at = (i: number, j: number): number => lengths[i * columns + j] ?? 0;
  const same = (i: number, j: number): boolean =>
    before[i]?.line === after[j]?.line && before[i]?.last === after[j]?.last;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * columns + j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [one, other] = [before[i], after[j]];
    if (one && other && same(i, j)) {
      edits.push({ kind: ' ', ...one });
      i += 1;
      j += 1;
    } else if (one && (!other || at(i + 1, j) >= at(i, j + 1))) {
      edits.push({ kind: '-', ...one });
      i += 1;
    } else if (other) {
      edits.push({ kind: '+', ...other });
      j += 1;
    }
  }
  return edits;
}

/** As Git quotes names that hold quotes, backslashes or control characters; others stay as they are (UTF-8). */
function quoted(name: string): string {
  return /["\\\n\t\r]/.test(name) ? JSON.stringify(name) : name;
}
