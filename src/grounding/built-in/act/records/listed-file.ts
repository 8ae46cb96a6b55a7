/** Files that the page lists, and that are chosen there. */
import type { Clause } from '../../language/clause.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { wantClick } from '../../matching/wants.js';

/** "Select the file March.pdf", where the page lists a file of that name: nothing is uploaded. */
export function listedFile({ said, readings: [reading], text }: Clause, scene: Scene): Outcome | undefined {
  const value = reading?.value ?? [];
  if (!/^(?:select|choose|pick)\b/.test(said) || reading?.target || value.length !== 1) return undefined;
  const found = lookUp(value, wantClick, scene);
  if (found.kind === 'none' || !found.ranked.some(({ exact }) => exact)) return undefined;
  return {
    kind: 'instead',
    clauses: [{ verb: 'select', said: 'select', readings: [{ target: value }], text }],
  };
}
