/** Failure messages of the matchers, in the form of Playwright's own. Pure. */
import type { Verdict } from '../contract/satisfy.js';

/** Colours of a terminal, as Playwright's own messages have them; each leaves the text as it is where there are none. */
export interface Paint {
  expected(text: string): string;
  received(text: string): string;
}

/** No colours: for records and reports. */
const plain: Paint = { expected: (text) => text, received: (text) => text };

/** The colours of Playwright's printers: what they put around a text, without its quotes. */
export function paintOf(utils: {
  printExpected(value: unknown): string;
  printReceived(value: unknown): string;
}): Paint {
  const [expected, received] = [utils.printExpected('x').split('"x"'), utils.printReceived('x').split('"x"')];
  return { expected: (text) => expected.join(text), received: (text) => received.join(text) };
}

/** Sentence, compiled checks, expected, received, element, timeout. */
export function failureText(
  sentence: string,
  verdict: Extract<Verdict, { kind: 'failed' }>,
  { name, withinMs }: { name: string; withinMs: number },
  paint: Paint = plain,
): string {
  const lines = [`expect(ai).${name.replace(' ', '.')}(${JSON.stringify(sentence)}) failed`, ''];
  if (verdict.found !== undefined) lines.push(`Found:    ${paint.received(verdict.found)}`);
  const isOne = verdict.results.length === 1;
  for (const { ok, code, element, expected, received } of verdict.results) {
    if (ok && !isOne) {
      lines.push(`Check:    ${code} (passed)`);
      continue;
    }
    lines.push(`Check:    ${code}`);
    if (element !== undefined) lines.push(`Locator:  ${element}`);
    lines.push(`Expected: ${paint.expected(expected)}`, `Received: ${paint.received(received)}`);
  }
  lines.push(`Timeout:  ${withinMs}ms`);
  if (verdict.next !== undefined) lines.push('', verdict.next);
  return lines.join('\n');
}

/** What was asserted by `toExtract` or `toObserve`. */
interface Asserted {
  instruction: string;
  isNot: boolean;
  withinMs: number;
}

/** Instruction, expected and received data (printed), timeout. */
export function extractText(
  asserted: Asserted,
  { expected, received }: { expected: string; received: string },
): string {
  return dataText('toExtract', asserted, expected, received);
}

/** Instruction, expected and received number of elements (printed), and what they are. */
export function observeText(
  asserted: Asserted,
  { expected, received, list }: { expected: string; received: string; list: readonly string[] },
): string {
  const found = list.map((each) => `\n  - ${each}`).join('');
  return dataText('toObserve', asserted, expected, `${received}${found}`);
}

function dataText(
  name: string,
  { instruction, isNot, withinMs }: Asserted,
  expected: string,
  received: string,
): string {
  const head = `expect(ai).${isNot ? 'not.' : ''}${name}(${JSON.stringify(instruction)}) failed`;
  return `${head}\n\nExpected: ${isNot ? 'not ' : ''}${expected}\nReceived: ${received}\nTimeout:  ${withinMs}ms`;
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
