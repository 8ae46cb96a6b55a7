/** What the command says to somebody who calls it for the first time, or wrongly. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test.js';
import { cuebook, program, writeAll } from './command.js';

/** A directory without Playwright and without tests: none of these calls needs either. */
async function call(...args: string[]) {
  const directory = test.info().outputPath('anywhere');
  await writeAll(directory, { 'package.json': '{}', 'broken.json': '{ "port": ' });
  return cuebook(directory, ...args);
}

test('without arguments it says what there is', async () => {
  for (const args of [[], ['--help'], ['-h'], ['help']]) {
    const { exitCode, stdout, stderr } = await call(...args);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    for (const name of ['cues', 'eject', 'adopt', 'serve']) expect(stdout).toContain(`  ${name} `);
  }
});

test('help of a command is found both ways', async () => {
  const [before, behind] = [await call('help', 'eject'), await call('eject', '-h')];
  expect(before).toEqual(behind);
  expect(before.stdout).toContain('cuebook eject <spec>');
});

test('it says its version', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(await call('--version')).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
});

test('the program says what the command says, where it says it, and ends with its exit code', async () => {
  const directory = test.info().outputPath();
  for (const args of [['--version'], ['ejct']])
    expect(await program(directory, ...args)).toEqual(await cuebook(directory, ...args));
});

const wrong: [args: string[], says: RegExp][] = [
  [['ejct'], /no command "ejct"[^]*Did you mean "eject"\?/],
  [['list'], /no command "list"[^]*Did you mean "cues list"\?/],
  [['cues', 'chek'], /no command "cues chek"[^]*Did you mean "cues check"\?/],
  [['cues', 'list', 'a.spec.ts'], /"a\.spec\.ts" means to cuebook cues list[^]*cuebook cues show/],
  [['cues', 'prune', '--dryrun'], /the option --dryrun of cuebook cues[^]*Did you mean --dry-run\?/],
  [
    ['eject', '--paint', 'a.spec.ts'],
    /the option --paint of cuebook eject[^]*--in-place[^]*cuebook eject --help/,
  ],
  [['eject', 'a.spec.ts', '--patch'], /the value of the option --patch of cuebook eject/],
  [['eject'], /a spec to eject[^]*cuebook eject tests\/login\.spec\.ts/],
  [['serve', '3000'], /"3000" means to cuebook serve[^]*--port/],
  [['serve', '--port', 'web'], /value of the option --port[^]*"web"[^]*0 \(a free one\) to 65535/],
];

for (const [args, says] of wrong) {
  test(`"cuebook ${args.join(' ')}" is refused with what was probably meant, and exit code 2`, async () => {
    const { exitCode, stdout, stderr } = await call(...args);
    expect(stderr).toMatch(says);
    expect(stderr).not.toContain('    at ');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });
}

test('a file of settings that is no JSON, or is not there, is named', async () => {
  const broken = await call('serve', '--config', 'broken.json');
  expect(broken.stderr).toMatch(/settings of the session server in broken\.json[^]*no JSON/);
  const missing = await call('serve', '--config', 'missing.json');
  expect(missing.stderr).toMatch(/in missing\.json[^]*no file that can be read/);
  expect([broken.exitCode, missing.exitCode]).toEqual([1, 1]);
});

test('a configuration that is not there is said in the words of Playwright, with what to do', async () => {
  const { exitCode, stderr } = await call('cues', 'list', '-c', 'nowhere.config.ts');
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/the list of tests[^]*nowhere\.config\.ts[^]*--config <file>/);
});
