/**
 * An account that the workers of a run share, as a file to which lines are only ever added. The order of the lines is the
 * order of the calls for everybody: each worker adds what it wants, reads what stands before, and comes to the same verdict
 * about every line as all the others. So there is no lock that a killed worker could leave behind, and what such a worker
 * had set aside stays spent, as its call may have been.
 */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { add, overLimit, type Account, type Amount, type BudgetLimits } from './budget.js';

/** A line: what a call wants within which limits, or what it came to. */
type Line = { id: string } & ({ wants: Amount; limits: BudgetLimits } | { came: Amount });

/** An account in a file; the file is made with the first call. Throws when it cannot be written: a limit that is not kept is none. */
export function createFileAccount(file: string): Account {
  let count = 0;
  const write = (line: Line): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return {
    take(amount, limits) {
      count += 1;
      const id = `${process.pid}-${count}-${Math.random().toString(36).slice(2, 8)}`;
      mkdirSync(dirname(file), { recursive: true });
      write({ id, wants: amount, limits });
      const used = usedBefore(id, readFileSync(file, 'utf8'));
      if (overLimit(limits, used, amount)) return { ok: false, used };
      return { ok: true, settle: (actual) => write({ id, came: actual }) };
    },
  };
}

function usedBefore(id: string, text: string): Amount {
  let used: Amount = { calls: 0, tokens: 0, cost: 0 };
  const open = new Map<string, Amount>();
  for (const written of text.split('\n')) {
    if (written === '') continue;
    const line = JSON.parse(written) as Line;
    if (line.id === id) return used;
    if ('wants' in line) {
      if (overLimit(line.limits, used, line.wants)) continue;
      used = add(used, line.wants);
      open.set(line.id, line.wants);
    } else {
      used = add(used, line.came, open.get(line.id));
    }
  }
  return used;
}
