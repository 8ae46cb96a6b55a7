/** Writes the page and its screenshots. The only file of the page that touches the disk. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Attachment } from '../collect.js';
import type { RunReport, StepReport } from '../schema.js';
import { printPage } from './page.js';

/** What is written, and where to. */
export interface WritePageOptions {
  /** Absolute; made when it is not there. */
  directory: string;
  screenshots: ReadonlyMap<StepReport, Attachment>;
  /** How many screenshots are kept, those of failed and healed steps first. */
  maxScreenshots: number;
}

/** Folder beside the page that belongs to the report alone: it is emptied when a run begins. */
export const dataFolder = 'cuebook-data';

/** All screenshots together, in bytes. */
const maxScreenshotBytes = 200_000_000;

/**
 * Writes `index.html`, and the screenshots into the data folder.
 * @returns the path of the page, and how many screenshots were left out
 */
export async function writePage(
  report: RunReport,
  { directory, screenshots, maxScreenshots }: WritePageOptions,
): Promise<{ file: string; leftOut: number }> {
  await mkdir(directory, { recursive: true });
  const folder = path.join(directory, dataFolder, 'screenshots');
  const names = new Map<StepReport, string>();
  let bytes = 0;
  const wanted = [...screenshots].toSorted(([a], [b]) => worth(b) - worth(a));
  const written = new Set<string>();
  for (const [step, attachment] of wanted) {
    const content = await contentOf(attachment);
    if (!content) continue;
    const extension = attachment.contentType.split('/')[1] ?? 'png';
    const name = `${createHash('sha1').update(content).digest('hex').slice(0, 20)}.${extension}`;
    if (!written.has(name)) {
      if (written.size >= maxScreenshots || bytes + content.length > maxScreenshotBytes) continue;
      if (written.size === 0) await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, name), content);
      bytes += content.length;
      written.add(name);
    }
    names.set(step, `${dataFolder}/screenshots/${name}`);
  }
  const file = path.join(directory, 'index.html');
  await writeFile(file, printPage(report, names));
  return { file, leftOut: screenshots.size - names.size };
}

function worth(step: StepReport): number {
  if (step.error) return 3;
  return step.heal ? 2 : Number(step.outcome !== 'replayed');
}

/** Undefined when the file is gone: the page says then that there is no screenshot. */
async function contentOf(attachment: Attachment): Promise<Buffer | undefined> {
  if (attachment.body) return attachment.body;
  if (attachment.path === undefined) return undefined;
  return readFile(attachment.path).catch(() => undefined);
}
