/** Texts that are no nodes of the snapshot, and items that hold other items: the click goes to what is meant, not into the middle of what holds it. */
import { expect, test } from '../../fixtures/one-page.js';
import { createAi } from '../../src/index.js';

test.use({ blank: true });

const recorder = `<script>
  window.log = [];
  for (const type of ['click', 'dblclick', 'contextmenu'])
    document.addEventListener(type, (event) => (document.body.title = log[log.push(type + ' ' + event.target.id) - 1]), true);
</script>`;
const nested = `<ul id="top"><li id="docs">docs<ul><li id="a">intro.md</li><li id="b">setup.md</li><li id="c">usage.md</li></ul></li></ul>`;
const tree = `<ul role="tree" aria-label="Files"><li role="treeitem" aria-expanded="true" id="item"><span id="label">src</span>
  <ul role="group"><li role="treeitem" id="m">main.ts</li><li role="treeitem" id="n">next.ts</li></ul></li></ul>`;

const cases: readonly (readonly [html: string, sentence: string, done: string])[] = [
  ['<div id="file">report.pdf</div>', 'right-click report.pdf', 'contextmenu file'],
  ['<p>Some <b id="bold">red</b> words and <i id="more">more</i> of them</p>', 'click "more"', 'click more'],
  ['<div><span id="x">Apple</span><span id="y">Pear</span> or plum</div>', 'click Pear', 'click y'],
  [
    '<table><tr><td>7</td><td>Bob <small id="role">admin</small></td></tr></table>',
    'click admin',
    'click role',
  ],
  [nested, 'click docs', 'click docs'],
  [nested.replace('docs<ul>', '<span id="own">docs</span><ul>'), 'click docs', 'click own'],
  [tree, 'double-click src', 'dblclick label'],
  [tree, 'click the tree item src', 'click label'],
];

for (const [html, sentence, done] of cases) {
  test(`${sentence}: ${done}, and again from the cue (${html.slice(0, 40)})`, async ({ page }, testInfo) => {
    const cueFile = testInfo.outputPath('cues.json');
    for (const updateCues of ['missing', 'none'] as const) {
      await page.setContent(html + recorder);
      const ai = createAi(page, { model: 'builtin', cueFile, updateCues, verbose: 0 });
      await ai.act(sentence);
      await ai.saveCues();
      const log = await page.evaluate('log');
      expect((log as string[]).at(-1)).toBe(done);
    }
  });
}

test('a text that stands there twice is no target', async ({ page }) => {
  await page.setContent(`<p>Pick <b>red</b> or <i>red</i> now</p>${recorder}`);
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 3_000, verbose: 0 });
  await expect(ai.act('click "red"')).rejects.toThrow(/red/);
  expect(await page.evaluate('log')).toEqual([]);
});

test('a click on what is no control, and after which nothing has changed, is an error, from the cue as well', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const act = async (script: string, updateCues: 'missing' | 'none'): Promise<void> => {
    await page.setContent(`<div><span>Ash</span> <span>paid</span></div><p></p>${script}`);
    const ai = createAi(page, { model: 'builtin', cueFile, updateCues, verbose: 0 });
    await ai.act('click "paid"');
    await ai.saveCues();
  };
  const answers = `<script>document.addEventListener('click', () => document.querySelector('p').append('Paid'))</script>`;
  await expect(act('', 'missing')).rejects.toThrow(/nothing on the page has changed/);
  await act(answers, 'missing');
  await act(answers, 'none');
  await expect(act('', 'none')).rejects.toThrow(/nothing on the page has changed/);
  // What shows that it cannot be used is not taken at the word of what listens around it.
  await page.setContent(`<style>#o div { cursor: pointer } #o .x { cursor: not-allowed } #o .y { cursor: default }</style>
    <div id="o"><div>Lake view</div><div>Forest view</div><div class="x">Terrace</div>
    <div class="y" onclick="">Attic</div></div><script>
      document.querySelector('#o').onclick = ({ target }) => target.matches('.x, .y') || target.append('!');
    </script>`);
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await ai.act('choose Lake view');
  await expect(ai.act('choose the terrace')).rejects.toThrow(/nothing on the page has changed/);
  await expect(ai.act('choose Attic')).rejects.toThrow(/nothing on the page has changed/);
});

test('an empty handler on the box that holds all that React draws answers no click on a text in it', async ({
  page,
}) => {
  await page.setContent(`<div id="root"><div><span>Ash</span> <span>paid</span></div></div><script>
    Object.assign(document.querySelector('#root'), { onclick() {}, __reactContainer$x1: {} });
  </script>`);
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await expect(ai.act('click "paid"')).rejects.toThrow(/nothing on the page has changed/);
});

test('a cell of a grid that takes no focus has to answer the click', async ({ page }) => {
  const grid = (
    more: string,
  ): string => `<div role="grid"><div role="row"><span role="gridcell" ${more}>Ash</span></div>
    <div role="row"><span role="gridcell" ${more}>Oak</span></div></div>`;
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await page.setContent(grid(''));
  await expect(ai.act('click "Oak"')).rejects.toThrow(/nothing on the page has changed/);
  await page.setContent(grid('tabindex="0"'));
  await ai.act('click "Oak"');
});

const deaf = '<button>Save</button><a href="#here">Delete</a><main><button>Copy the address</button></main>';
const shop = `<form><input aria-label="Comment"></form><script>
  document.forms[0].addEventListener('submit', (event) => event.preventDefault());
</script>`;
const deeds: readonly (readonly [html: string, sentence: string, isDone: boolean])[] = [
  [deaf, 'save the changes', false],
  [deaf, 'click Save', true],
  [deaf, 'save', true],
  [deaf, 'copy the address', true],
  [deaf.replace('<button>', '<button onclick="this.disabled = true">'), 'save the changes', true],
  [deaf.replace('<button>', '<button onclick="fetch(`/saved`)">'), 'save the changes', true],
  [deaf.replace('<button>', '<button onclick="setTimeout(() => this.after(`Saved`), 1800)">'), 'save', true],
  [deaf.replace('<button>', '<button onclick="alert(`Saved`)">'), 'save the changes', true],
  // A script has taken the form over, whatever it does with it.
  [shop, 'type hello into Comment and submit the form', true],
  [
    shop.replace('preventDefault()', 'preventDefault(document.body.append(`Sent`))'),
    'type hello into Comment and submit the form',
    true,
  ],
];

for (const [at, [html, sentence, isDone]] of deeds.entries()) {
  test(`${at + 1}. a deed of which ${isDone ? 'something' : 'nothing'} comes is ${isDone ? 'done' : 'an error'}: ${sentence}`, async ({
    page,
  }) => {
    await page.route('**/*', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
    await page.goto('http://app.test/');
    await page.setContent(html);
    const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
    const act = ai.act(sentence);
    await (isDone
      ? expect(act).resolves.toMatchObject({ success: true })
      : expect(act).rejects.toThrow(/nothing on the page has changed/));
  });
}
