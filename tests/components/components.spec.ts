/** The built-in engine on real component libraries: what it gets right, refuses, and (never) gets wrong. */
import { expect, test } from '../../fixtures/test.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { antd } from './cases-antd.js';
import { bootstrap } from './cases-bootstrap.js';
import { jqueryUi } from './cases-jquery-ui.js';
import { materialWeb } from './cases-material-web.js';
import { mui } from './cases-mui.js';
import { patterns } from './cases-patterns.js';
import { places } from './cases-places.js';
import { radix } from './cases-radix.js';
import { scoreCase, type ComponentCase, type Scored } from './score.js';
import { serveComponents, type ComponentServer } from './serve.js';
import { shoelace } from './cases-shoelace.js';

/** Cases of each page, and the least share of them that is carried out rightly. */
const libraries: Readonly<Record<string, readonly [cases: readonly ComponentCase[], least: number]>> = {
  shoelace: [shoelace, 0.85],
  bootstrap: [bootstrap, 0.9],
  'jquery-ui': [jqueryUi, 0.9],
  'material-web': [materialWeb, 0.85],
  mui: [mui, 0.9],
  antd: [antd, 0.6],
  radix: [radix, 0.85],
  patterns: [patterns, 0.85],
  places: [places, 0.6],
};

/** Every how manieth sentence is said by `npm test`, on every second of the pages; all of them take minutes. */
const STRIDE = 40;

let server: ComponentServer;
test.beforeAll(async () => {
  server = await serveComponents();
});
test.afterAll(() => server.close());

for (const [name, [cases, least]] of sampleOf(Object.entries(libraries), 2)) {
  test(`${name}: most sentences are carried out, and none does something else`, async ({ page }) => {
    const scored: Scored[] = [];
    const said = sampleOf(cases, STRIDE);
    for (const each of said) {
      const url = `${server.origin}/${name}.html`;
      const first = await scoreCase(page, url, each);
      // A widget that moved away under the pointer has lost a click once; what is wrong is wrong again.
      scored.push(first.verdict === 'wrong' ? await scoreCase(page, url, each) : first);
    }
    print(name, scored);
    expect(scored.filter((each) => each.verdict === 'wrong')).toEqual([]);
    expect(scored.filter((each) => each.verdict === 'right').length).toBeGreaterThanOrEqual(
      Math.floor(least * said.length),
    );
  });
}

function print(name: string, scored: readonly Scored[]): void {
  const count = (of: readonly Scored[], verdict: Scored['verdict']): number =>
    of.filter((each) => each.verdict === verdict).length;
  const kinds = [...new Set(scored.map((each) => each.kind))].map((kind) => {
    const ofKind = scored.filter((each) => each.kind === kind);
    return `${kind} ${count(ofKind, 'right')}/${ofKind.length}`;
  });
  process.stdout.write(
    `${name}: ${count(scored, 'right')}/${scored.length} right, ${count(scored, 'refused')} refused, ${count(scored, 'wrong')} wrong (${kinds.join(', ')})\n`,
  );
  for (const each of scored) {
    if (each.verdict !== 'right')
      process.stdout.write(`  ${each.verdict} ${each.sentence} (${each.ms} ms)\n    ${each.did}\n`);
  }
}
