/** The sign behind a name by which a drawn list says that it opens: "Job type ▾". */
import { type Entry, readable } from './page-index.js';

/** Whether its name ends in one. */
export function hasListSign({ node }: Entry): boolean {
  return /[▾▼⌄˅⏷]$/u.test((node.name || readable(node)).trim());
}
