import { expect, test } from '@playwright/test';
import { walk } from '../../src/contract/snapshot.js';
import { readPage } from '../../src/page/read.js';

test('two clickable words in one table cell are two nodes side by side, each with its own text', async ({
  page,
}) => {
  await page.setContent(`
    <style>a { cursor: pointer }</style>
    <table><tr><td>Alpha</td><td><a data-k="invite">Invite Alpha</a> <a data-k="delete">Delete</a></td></tr></table>`);
  const reading = await readPage(page, { timeoutMs: 5_000 });
  const clickable = [...walk(reading.snapshot.root)].filter((node) => node.clickable);
  expect(clickable.map((node) => [node.text, node.children])).toEqual([
    ['Invite Alpha', []],
    ['Delete', []],
  ]);
  const keys = clickable.map((node) => reading.locate(node.ref ?? '').getAttribute('data-k'));
  expect(await Promise.all(keys)).toEqual(['invite', 'delete']);
});
