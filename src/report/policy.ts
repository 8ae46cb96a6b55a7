/** What turns a run red although its tests passed: heals, misses, and spending. Pure. */
import { z } from 'zod';
import type { PolicyLine, Totals } from './schema.js';
import { count, counted, money } from './wording.js';

/** Upper limits of a whole run, all attempts of all tests together. */
export const Budget = z.strictObject({
  /** Prompt and completion tokens. */
  maxTokens: z.number().nonnegative().optional(),
  /** In the currency of the price table. */
  maxCost: z.number().nonnegative().optional(),
  /** Model calls. */
  maxCalls: z.number().nonnegative().optional(),
});
export type Budget = z.infer<typeof Budget>;

/** What the reporter was told to insist on. */
export interface Policy {
  failOnHeal?: boolean | undefined;
  failOnMiss?: boolean | undefined;
  budget?: Budget | undefined;
}

/** One line for each rule that was given, kept or broken. */
export function judgeRun(totals: Totals, { failOnHeal, failOnMiss, budget = {} }: Policy): PolicyLine[] {
  const lines: PolicyLine[] = [];
  const heals = Object.values(totals.healedBy).reduce((sum, each) => sum + each, 0);
  if (failOnHeal) {
    lines.push({
      rule: 'failOnHeal',
      broken: heals > 0,
      message:
        heals > 0
          ? `${counted(heals, 'cue')} ${heals === 1 ? 'was' : 'were'} healed, and failOnHeal is set. Where the repairs are right, take them over (git apply the patch of this report, or run the tests without CI) and commit the cue files.`
          : 'No cue was healed (failOnHeal).',
    });
  }
  if (failOnMiss) {
    lines.push({
      rule: 'failOnMiss',
      broken: totals.missed > 0,
      message:
        totals.missed > 0
          ? `${counted(totals.missed, 'step')} had no cue, and failOnMiss is set. Record with "npx playwright test --update-snapshots=missing" and commit the cue files.`
          : 'Every step had its cue (failOnMiss).',
    });
  }
  const { maxTokens, maxCost, maxCalls } = budget;
  if (maxTokens !== undefined) lines.push(spent('maxTokens', 'tokens', totals.tokens, maxTokens, count));
  if (maxCalls !== undefined) lines.push(spent('maxCalls', 'model calls', totals.calls, maxCalls, count));
  if (maxCost !== undefined) lines.push(costLine(totals, maxCost));
  return lines;
}

function spent(
  rule: PolicyLine['rule'],
  noun: string,
  value: number,
  limit: number,
  show: (value: number) => string,
): PolicyLine {
  const broken = value > limit;
  return {
    rule,
    broken,
    message: `${show(value)} of ${show(limit)} ${noun} spent${broken ? `, ${show(value - limit)} too many` : ''} (${rule}).`,
  };
}

/** A limit that cannot be checked is not kept. */
function costLine(totals: Totals, maxCost: number): PolicyLine {
  const line = spent('maxCost', 'cost units', totals.cost, maxCost, money);
  if (line.broken || totals.unpriced === 0) return line;
  return {
    rule: 'maxCost',
    broken: true,
    message: `maxCost cannot be checked: ${counted(totals.unpriced, 'step')} called a model without a known price. Add the model to the price table.`,
  };
}
