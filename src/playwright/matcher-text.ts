/** Failure messages of the matchers, in the form of Playwright's own. Pure. */
import type { Verdict } from '../contract/satisfy.js';

/** Sentence, compiled checks, expected, received, element, timeout. */
export function failureText(
  sentence: string,
  verdict: Extract<Verdict, { kind: 'failed' }>,
  { name, withinMs }: { name: string; withinMs: number },
): string {
  const lines = [`expect(ai).${name.replace(' ', '.')}(${JSON.stringify(sentence)}) failed`, ''];
  if (verdict.found !== undefined) lines.push(`Found:    ${verdict.found}`);
  for (const { ok, code, element, expected, received } of verdict.results) {
    if (ok && verdict.results.length > 1) {
      lines.push(`Check:    ${code} (passed)`);
      continue;
    }
    lines.push(`Check:    ${code}`);
    if (element !== undefined) lines.push(`Locator:  ${element}`);
    lines.push(`Expected: ${expected}`, `Received: ${received}`);
  }
  lines.push(`Timeout:  ${withinMs}ms`);
  if (verdict.next !== undefined) lines.push('', verdict.next);
  return lines.join('\n');
}

/** What was spent against what may be. */
export function spendText(
  spent: { tokens: number; cost: number | undefined; calls: number },
  limit: { tokens?: number; cost?: number; calls?: number },
  isNot: boolean,
): string {
  const rows = (['tokens', 'cost', 'calls'] as const)
    .filter((name) => limit[name] !== undefined)
    .map(
      (name) =>
        `${name}: ${spent[name] ?? 'unknown, no price is known for the model'} (at most ${String(limit[name])})`,
    );
  return `expect(ai).${isNot ? 'not.' : ''}toHaveSpentAtMost(…)\n\n${rows.join('\n')}`;
}
