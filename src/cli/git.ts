/** What Git knows about files. Reads only; without Git, or outside of a repository, it knows nothing. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Standard output of a git command, or undefined when it failed. */
export function git(args: readonly string[], workingDirectory: string): string | undefined {
  const run = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: workingDirectory,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return run.status === 0 ? run.stdout : undefined;
}

/** Absolute path of the top of the repository; undefined outside of one. */
export function repositoryOf(workingDirectory: string): string | undefined {
  return git(['rev-parse', '--show-toplevel'], workingDirectory)?.trim();
}

/** When each committed file below a directory was last changed by a commit, by absolute path. */
export function lastCommits(directory: string): ReadonlyMap<string, Date> {
  const top = repositoryOf(directory);
  const log =
    top === undefined ? undefined : git(['log', '--format=@%ct', '--name-only', '--', '.'], directory);
  const dates = new Map<string, Date>();
  let at = new Date(0);
  for (const line of (log ?? '').split('\n')) {
    if (/^@\d+$/.test(line)) at = new Date(Number(line.slice(1)) * 1000);
    else if (line !== '' && top !== undefined) {
      const file = path.join(top, line);
      // Newest commits come first.
      if (!dates.has(file)) dates.set(file, at);
    }
  }
  return dates;
}

/** `today`, `3 days ago`, `5 months ago`. */
export function ageOf(date: Date, now: Date): string {
  const days = Math.floor((now.getTime() - date.getTime()) / 86_400_000);
  if (days < 1) return 'today';
  const [count, unit] =
    days < 60
      ? [days, 'day']
      : days < 730
        ? [Math.round(days / 30.4), 'month']
        : [Math.round(days / 365), 'year'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
