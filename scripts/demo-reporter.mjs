/** A Playwright reporter for the demo: one line for each `ai` step, and the sums of the run as JSON for demo.mjs. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How the name of the attachment begins that every `ai` step carries; see src/contract/step-record.ts. */
const STEP_ATTACHMENT = 'cuebook-step';

const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colours ? `\u001B[${code}m${text}\u001B[0m` : text);
const words = { hit: ['32', 'hit '], miss: ['33', 'miss'], stale: ['31', 'stale'], off: ['2', 'off '] };

// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter's default export
export default class DemoReporter {
  sums = { passed: 0, failed: 0, steps: 0, hits: 0, misses: 0, groundingCalls: 0 };

  onTestEnd(test, result) {
    const passed = result.status === 'passed';
    this.sums[passed ? 'passed' : 'failed'] += 1;
    const title = test.titlePath().slice(2).join(' › ');
    console.log(`\n  ${passed ? paint('32', '✓') : paint('31', '✗')} ${title} (${seconds(result.duration)})`);
    for (const record of recordsOf(result)) this.show(record);
    if (!passed) console.log(indent(result.error?.message ?? result.status));
  }

  show(record) {
    this.sums.steps += 1;
    this.sums.hits += record.cue === 'hit' ? 1 : 0;
    this.sums.misses += record.cue === 'miss' ? 1 : 0;
    this.sums.groundingCalls += record.groundingCalls;
    const [colour, word] = words[record.cue];
    const time = `${record.durationMs} ms`.padStart(8);
    console.log(`      ${paint(colour, word)} ${time}  ${record.operation} "${record.instruction}"`);
    for (const action of record.actions)
      console.log(paint('2', `                       ${describe(action)}`));
  }

  onError(error) {
    console.log(indent(error.message ?? String(error.value)));
  }

  onEnd({ status, duration }) {
    const { CUEBOOK_DEMO_SUMS: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify({ ...this.sums, status, duration }));
  }

  printsToStdio() {
    return true;
  }
}

function recordsOf(result) {
  return result.attachments
    .filter(({ name, body }) => name.startsWith(STEP_ATTACHMENT) && body)
    .map(({ body }) => JSON.parse(body.toString('utf8')));
}

function describe({ method, target, arguments: given, description }) {
  const values = given.length > 0 ? ` ${given.map((each) => JSON.stringify(each)).join(', ')}` : '';
  return `→ ${method}${values}${target ? ` on ${target}` : ` (${description})`}`;
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** A path as a person would type it. */
export function shown(path) {
  return relative(process.cwd(), path) || '.';
}

function indent(text) {
  return text.replaceAll(/^/gm, '      ');
}
