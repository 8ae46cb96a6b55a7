import { expect, test } from '../../fixtures/test.js';
import { checkOptions } from '../../src/report/options.js';

const refused: [options: object, says: RegExp][] = [
  [{ open: 'sometimes' }, /"never", "on-failure" or "always" as the option open.*\n.*"sometimes"/],
  [{ outputFile: '' }, /a path as the option outputFile.*\n.*""/],
  [{ markdownFile: 3 }, /a path as the option markdownFile.*\n.*3/],
  [{ htmlDir: false }, /the path of a directory as the option htmlDir.*\n.*false/],
  [{ failOnHeal: 'yes' }, /true or false as the option failOnHeal.*\n.*"yes"/],
  [{ failOnMiss: 1 }, /true or false as the option failOnMiss.*\n.*1/],
  [{ maxScreenshots: 1.5 }, /a whole number, 0 or more as the option maxScreenshots.*\n.*1\.5/],
  [{ budget: { maxTokens: -1 } }, /not negative as the option budget\.maxTokens.*\n.*-1/],
  [{ budget: { maxtokens: 1 } }, /the option budget\.maxtokens[^]*Did you mean budget\.maxTokens\?/],
  [{ htmldir: 'x' }, /the option htmldir[^]*Did you mean htmlDir\?/],
  [{ colour: true }, /the option colour[^]*that the options are outputFile, /],
];

for (const [options, says] of refused) {
  test(`an error says what is wrong with ${JSON.stringify(options)}`, () => {
    expect(() => checkOptions(options)).toThrow(says);
  });
}

test('what the runner adds for itself is no option', () => {
  const given = {
    configDir: '/project',
    _mode: 'test',
    htmlDir: 'report',
    open: 'never',
    budget: { maxCost: 0 },
  };
  expect(checkOptions(given)).toEqual({
    options: { htmlDir: 'report', open: 'never', budget: { maxCost: 0 } },
    configDir: '/project',
  });
});
