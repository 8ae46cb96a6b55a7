/**
 * Replaces a file as a whole: readers and a sudden end see the old content or the new one.
 * Our own, because write-file-atomic 7 takes one short write, as a disk gives that is nearly full, for the whole.
 */
import { randomBytes } from 'node:crypto';
import { open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Age in ms at which a temporary file has no writer any more: a write takes milliseconds. */
const orphanedMs = 60_000;

/**
 * Writes `text` beside the file, flushes it to the disk, and renames it; the mode of an existing file and a symbolic link
 * in its place are kept. What killed writers of the same file have left is swept away.
 * @throws the error of the disk; the file is then as it was, and nothing is left beside it
 */
export async function replaceFile(
  file: string,
  text: string,
  options: { mode?: number } = {},
): Promise<void> {
  const target = await realpath(file).catch(() => file);
  const mode = options.mode ?? (await modeOf(target));
  const temporary = `${target}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameOver(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await sweep(target);
}

async function modeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mode }) => mode & 0o777,
    () => 0o666,
  );
}

/** On Windows a rename fails for as long as somebody (a virus scanner, an editor) has the target open. */
async function renameOver(from: string, to: string): Promise<void> {
  for (let waitMs = 10; ; waitMs *= 2) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (process.platform !== 'win32' || waitMs > 1_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

async function sweep(target: string): Promise<void> {
  const directory = path.dirname(target);
  for (const name of await readdir(directory).catch(() => [])) {
    if (!name.startsWith(`${path.basename(target)}.`) || !/\.[0-9a-f]{8}\.tmp$/.test(name)) continue;
    const left = path.join(directory, name);
    const age = await stat(left).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > orphanedMs) await rm(left, { force: true }).catch(() => undefined);
  }
}
