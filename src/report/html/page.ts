/** The page as one HTML text: shell, style, script and data. Pure. What it says is foreign text, so the policy of the page forbids everything but its own script. */
import { createHash } from 'node:crypto';
import type { RunReport, StepReport } from '../schema.js';
import { count, counted, duration, money, share, tokens } from '../wording.js';
import { createDom } from './client-dom.js';
import { createList } from './client-list.js';
import { createOverview } from './client-overview.js';
import { createPicture } from './client-picture.js';
import { createStepView } from './client-step.js';
import { createTestView } from './client-test.js';
import { startPage } from './client.js';
import { toPageData } from './data.js';
import { style } from './style.js';

/** The page. `shots` names the image of a step, relative to the page. */
export function printPage(report: RunReport, shots: ReadonlyMap<StepReport, string>): string {
  const { index, blocks } = toPageData(report, shots);
  const script = clientScript();
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src 'self' file: data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Cuebook report</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%235b4bd6'/%3E%3Cpath d='M6 4.5v7l5.5-3.5z' fill='white'/%3E%3C/svg%3E">
<style>${style}</style>
</head>
<body>
${shell}
<script type="application/json" id="index">${inScript(JSON.stringify(index))}</script>
${blocks.map((block, position) => `<script type="text/plain" id="block-${position}">${block}</script>`).join('\n')}
<script>${script}</script>
</body>
</html>
`;
}

/** The functions that run in the page, as source. They know each other by what they are passed. */
function clientScript(): string {
  const words = { count, counted, tokens, duration, money, share };
  const makers = { createDom, createList, createOverview, createPicture, createStepView, createTestView };
  const declared = [...Object.values(words), ...Object.values(makers), startPage].map(String).join('\n');
  // Some loaders of TypeScript wrap functions in a helper that keeps their names.
  const source = `'use strict';
(() => {
const __name = (named) => named;
${declared}
startPage({ ${Object.keys(makers).join(', ')} }, { ${Object.keys(words).join(', ')} });
})();
`;
  return source.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
}

/** JSON inside of a script element: nothing in it can end the element or open a comment. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

const shell = `
<header id="top">
  <div id="brand"><button id="home" type="button" title="Overview"><svg viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" rx="4"/><path d="M6 4.5v7l5.5-3.5z"/></svg>Cuebook</button><span id="status"></span><span id="when"></span><span id="tools"><button id="keys" type="button" title="Keyboard (?)" aria-label="Keyboard shortcuts"></button><button id="theme" type="button" aria-label="Light or dark"></button></span></div>
  <div id="figures"></div>
  <div id="bar" aria-hidden="true"></div>
  <div id="policy" role="status"></div>
</header>
<main>
  <nav id="side" aria-label="Tests">
    <div id="search-row"><input id="search" type="search" placeholder="Search tests and steps" aria-label="Search" autocomplete="off" spellcheck="false"><span id="projects"></span></div>
    <div id="chips" role="group" aria-label="Filter by outcome"></div>
    <div id="count-row"><span id="count" aria-live="polite"></span><button id="to-overview" type="button">Overview</button></div>
    <div id="list" role="listbox" tabindex="0" aria-label="Tests"></div>
  </nav>
  <section id="detail" aria-label="Test" tabindex="-1"></section>
</main>
<dialog id="help" aria-label="Keyboard"><form method="dialog"><h2>Keyboard</h2><dl>
<div><dt><kbd>/</kbd></dt><dd>search</dd></div>
<div><dt><kbd>j</kbd> <kbd>k</kbd> or <kbd>↓</kbd> <kbd>↑</kbd></dt><dd>next test, previous test</dd></div>
<div><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next step, previous step</dd></div>
<div><dt><kbd>o</kbd> or <kbd>Enter</kbd></dt><dd>unfold the step</dd></div>
<div><dt><kbd>Esc</kbd></dt><dd>back to the overview</dd></div>
<div><dt><kbd>t</kbd></dt><dd>light or dark</dd></div>
</dl><button>Close</button></form></dialog>
`;
