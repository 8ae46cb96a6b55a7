/** The style of the page. Colours are named once, for light and for dark. */

const light = `
  --ground: #f4f5f8; --panel: #ffffff; --raised: #fafbfc; --ink: #191d26; --dim: #59616f; --line: #e1e4ea;
  --accent: #5b4bd6; --accent-soft: #edeafd; --shadow: 0 1px 2px rgb(20 24 40 / 6%);
  --green: #15803d; --green-soft: #e3f4e8; --blue: #2563c9; --blue-soft: #e5eefc; --amber: #a35a00; --amber-soft: #fdf0d9;
  --red: #c32232; --red-soft: #fce8ea; --grey: #6b7280; --grey-soft: #eceef1; --mark: #ffe08a;
  --fill-green: #34a853; --fill-blue: #4f8df0; --fill-amber: #eda02b; --fill-red: #df4453; --fill-grey: #b6bcc6;`;
const dark = `
  --ground: #0f1218; --panel: #171b23; --raised: #1c212b; --ink: #e7eaf0; --dim: #9aa3b2; --line: #2a303c;
  --accent: #a79bff; --accent-soft: #29264a; --shadow: none;
  --green: #6fd08c; --green-soft: #14301f; --blue: #82b1ff; --blue-soft: #16294a; --amber: #f2b559; --amber-soft: #3a2a10;
  --red: #ff8a94; --red-soft: #43181d; --grey: #a3abb8; --grey-soft: #262c37; --mark: #6b5a12;
  --fill-green: #3fae62; --fill-blue: #4f8df0; --fill-amber: #dd9a2f; --fill-red: #e0505e; --fill-grey: #566072;`;

/** All rules. */
export const style = `
:root { color-scheme: light; ${light} }
/* Paper is white whatever the screen is. */
@media not print {
:root[data-theme='dark'] { color-scheme: dark; ${dark} }
}
@media not print and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${dark} } }

* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 14px/1.45 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
code, pre, kbd { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 12.5px; }
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; background: none; border: 0; padding: 0; }
h2, h3, h4, h5, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.icon { width: 14px; height: 14px; fill: currentColor; flex: none; }
[hidden] { display: none !important; }

#top { flex: none; padding: 12px 20px 0; background: var(--panel); border-bottom: 1px solid var(--line); }
#brand { display: flex; align-items: center; gap: 12px; }
#home { display: flex; align-items: center; gap: 9px; font-weight: 700; font-size: 16px; letter-spacing: -.01em; }
#home svg { width: 22px; height: 22px; } #home rect { fill: var(--accent); } #home path { fill: var(--panel); }
#when { color: var(--dim); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
#tools { margin-left: auto; display: flex; gap: 4px; }
#tools button { width: 32px; height: 32px; display: grid; place-items: center; border-radius: 8px; color: var(--dim); }
#tools button:hover { background: var(--grey-soft); color: var(--ink); }
#tools .icon { width: 17px; height: 17px; }
#figures { display: flex; gap: 36px; padding: 14px 0 12px; overflow-x: auto; scrollbar-width: none; }
.figure { display: flex; flex-direction: column; white-space: nowrap; }
.figure b { font-size: 21px; line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.figure span { color: var(--dim); font-size: 12px; }
.figure.healed b { color: var(--amber); } .figure.failed b { color: var(--red); }
#bar { display: flex; gap: 2px; height: 6px; margin: 0 -20px; }
#bar i { min-width: 3px; }
#policy { display: flex; flex-direction: column; gap: 6px; }
#policy:not(:empty) { padding: 10px 0; }

i.replayed { background: var(--fill-green); } i.grounded { background: var(--fill-blue); } i.healed { background: var(--fill-amber); }
i.idle { background: var(--fill-grey); } i.failed, i.interrupted, i.unreadable { background: var(--fill-red); }
i.interrupted { background-image: repeating-linear-gradient(45deg, transparent 0 3px, rgb(255 255 255 / 45%) 3px 5px); }

.badge { display: inline-flex; align-items: center; gap: 4px; padding: 1px 8px 1px 6px; border-radius: 99px; font-size: 12px; font-weight: 550; white-space: nowrap;
  background: var(--grey-soft); color: var(--grey); }
.badge .icon { width: 12px; height: 12px; }
.replayed.badge, .expected.badge, .chip.replayed .icon { color: var(--green); } .replayed.badge, .expected.badge { background: var(--green-soft); }
.grounded.badge, .missed.badge { background: var(--blue-soft); } .grounded.badge, .missed.badge, .chip.grounded .icon, .chip.missed .icon { color: var(--blue); }
.healed.badge, .flaky.badge, .weak.badge, .warn.badge { background: var(--amber-soft); }
.healed.badge, .flaky.badge, .weak.badge, .warn.badge, .chip.healed .icon, .chip.weak .icon, .chip.flaky .icon { color: var(--amber); }
.failed.badge, .unexpected.badge, .interrupted.badge, .unreadable.badge { background: var(--red-soft); }
.failed.badge, .unexpected.badge, .interrupted.badge, .unreadable.badge, .chip.failed .icon { color: var(--red); }

.callout { display: flex; gap: 8px; align-items: flex-start; padding: 8px 12px; border-radius: 8px; background: var(--amber-soft); color: var(--amber); overflow-wrap: anywhere; }
.callout .icon { margin-top: 3px; }
.callout.failed { background: var(--red-soft); color: var(--red); font-weight: 550; }

main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(320px, 400px) minmax(0, 1fr); }
#side { display: flex; flex-direction: column; min-height: 0; background: var(--panel); border-right: 1px solid var(--line); }
#search-row { display: flex; gap: 8px; padding: 14px 16px 8px; }
#search { flex: 1; min-width: 0; height: 36px; padding: 0 12px; border: 1px solid var(--line); border-radius: 9px; background: var(--raised); }
#search::placeholder { color: var(--dim); }
select { height: 36px; max-width: 130px; padding: 0 8px; border: 1px solid var(--line); border-radius: 9px; background: var(--raised); }
#projects:empty { display: none; }
#chips { display: flex; flex-wrap: wrap; gap: 6px; padding: 2px 16px 8px; }
.chip { display: inline-flex; align-items: center; gap: 5px; height: 28px; padding: 0 10px; border: 1px solid var(--line); border-radius: 99px; font-size: 12.5px; background: var(--panel); white-space: nowrap; }
.chip .icon { width: 12px; height: 12px; }
.chip small { color: var(--dim); font-size: 11.5px; font-variant-numeric: tabular-nums; }
.chip:hover { border-color: var(--dim); }
.chip[aria-pressed='true'] { background: var(--accent-soft); border-color: var(--accent); }
#count-row { display: flex; justify-content: space-between; align-items: center; padding: 2px 16px 8px; color: var(--dim); font-size: 12px; border-bottom: 1px solid var(--line); }
#to-overview { display: none; color: var(--accent); font-weight: 550; padding: 6px 0; }
#list { flex: 1; min-height: 0; overflow-y: auto; position: relative; }
#list:focus-visible { outline-offset: -2px; }
.rows { position: relative; }
.row { position: absolute; left: 0; right: 0; height: 68px; display: flex; gap: 10px; padding: 9px 16px; border-bottom: 1px solid var(--line); cursor: pointer; }
.row:hover { background: var(--raised); }
.row.selected { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
.mark { margin-top: 3px; color: var(--grey); } .mark.expected { color: var(--green); } .mark.unexpected { color: var(--red); } .mark.flaky { color: var(--amber); }
.row-text { flex: 1; min-width: 0; display: flex; flex-direction: column; }
.row-title, .row-note { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.row-title { font-weight: 550; } .path { color: var(--dim); font-weight: 400; }
.row-note, .row-time { color: var(--dim); font-size: 12px; }
.row-time { font-variant-numeric: tabular-nums; padding-top: 2px; }
.strip { display: flex; align-items: center; gap: 2px; height: 10px; margin-top: 2px; overflow: hidden; }
.strip i { flex: 0 1 12px; min-width: 2px; height: 5px; border-radius: 2px; }
.strip small { color: var(--dim); font-size: 10.5px; line-height: 1; }
.none { padding: 28px 16px; color: var(--dim); text-align: center; }

#detail { min-height: 0; overflow-y: auto; padding: 24px clamp(16px, 3vw, 40px) 60px; outline: none; }
#detail > * { max-width: 980px; margin-inline: auto; }
h2 { font-size: 22px; line-height: 1.25; letter-spacing: -.015em; overflow-wrap: anywhere; }
.test-head .path { margin-bottom: 2px; }
.meta { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; margin-top: 8px; color: var(--dim); }
.meta code { color: var(--ink); overflow-wrap: anywhere; } .meta .copy { margin-left: -10px; }
.back { display: none; align-items: center; gap: 4px; margin: -4px 0 10px -4px; color: var(--accent); font-weight: 550; min-height: 32px; }
.tabs { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 16px; border-bottom: 1px solid var(--line); }
.tabs button { display: flex; align-items: center; gap: 6px; padding: 8px 12px; color: var(--dim); border-bottom: 2px solid transparent; margin-bottom: -1px; }
.tabs button[aria-selected='true'] { color: var(--ink); border-color: var(--accent); font-weight: 550; }
.problem { margin-top: 14px; padding: 12px 14px; border-radius: 10px; background: var(--red-soft); color: var(--red); }
.problem pre { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 320px; overflow-y: auto; }
.problem b + pre { margin-top: 4px; }
.axis-frame { margin-top: 18px; }
.axis { position: relative; height: 14px; border-radius: 5px; background: var(--grey-soft); overflow: hidden; }
.axis i { position: absolute; top: 0; bottom: 0; min-width: 3px; border-right: 1px solid var(--panel); cursor: pointer; }
.axis i:hover { filter: brightness(1.12); }
.axis-ends { display: flex; justify-content: space-between; margin-top: 3px; color: var(--dim); font-size: 11.5px; font-variant-numeric: tabular-nums; }

.steps { margin-top: 14px; }
.step { position: relative; margin-bottom: 8px; background: var(--panel); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow); scroll-margin-top: 12px; content-visibility: auto; contain-intrinsic-size: auto 58px; }
.step.open { border-color: color-mix(in srgb, var(--accent) 45%, var(--line)); content-visibility: visible; }
.step.nested { margin-left: 24px; }
.step-head { width: 100%; display: grid; grid-template-columns: 22px minmax(0, 1fr) auto 14px; gap: 10px; align-items: start; padding: 11px 14px 11px 12px; text-align: left; border-radius: 10px; }
.step-head:hover { background: var(--raised); }
.step-head > .icon { margin-top: 4px; color: var(--dim); transition: transform .12s; } .step.open > .step-head > .icon { transform: rotate(90deg); }
.dot { display: grid; place-items: center; width: 22px; height: 22px; border-radius: 50%; color: var(--grey); background: var(--grey-soft); flex: none; }
.replayed > .step-head > .dot, .dot.replayed { color: var(--green); background: var(--green-soft); }
.grounded > .step-head > .dot, .dot.grounded { color: var(--blue); background: var(--blue-soft); }
.healed > .step-head > .dot, .dot.healed { color: var(--amber); background: var(--amber-soft); }
.failed > .step-head > .dot, .interrupted > .step-head > .dot, .unreadable > .step-head > .dot, .dot.failed, .dot.interrupted, .dot.unreadable { color: var(--red); background: var(--red-soft); }
.step-text { display: flex; flex-direction: column; min-width: 0; }
.sentence { font-weight: 550; overflow-wrap: anywhere; }
.op { display: inline-block; margin-right: 7px; padding: 0 6px; border-radius: 5px; background: var(--grey-soft); color: var(--dim); font-size: 11.5px; font-weight: 500; }
.step-code, .step-error { color: var(--dim); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; font-size: 12px; }
.step-error { color: var(--red); }
.step-side { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 4px 8px; align-items: center; max-width: 340px; }
.numbers { display: inline-flex; gap: 10px; color: var(--dim); font-size: 12px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.step-body { display: flex; flex-direction: column; gap: 16px; padding: 4px 14px 16px 44px; }
.step:not(.open) > .step-body { display: none; }
.step-body .problem { margin-top: 0; }
h4, summary { font-size: 12px; font-weight: 600; color: var(--dim); margin-bottom: 6px; }
summary { cursor: pointer; } details:not([open]) > summary { margin-bottom: 0; }
.code { display: flex; align-items: flex-start; gap: 6px; padding: 7px 8px 7px 11px; border-radius: 8px; background: var(--raised); border: 1px solid var(--line); }
.code code { flex: 1; overflow-wrap: anywhere; white-space: pre-wrap; }
.copy { width: 22px; height: 22px; display: inline-grid; place-items: center; border-radius: 6px; color: var(--dim); flex: none; }
.copy:hover { background: var(--grey-soft); color: var(--ink); } .copy.done { color: var(--green); }
.action + .action, .check + .check { margin-top: 8px; }
.note { color: var(--dim); font-size: 12.5px; margin-top: 4px; overflow-wrap: anywhere; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin-bottom: 8px; }
.side { padding: 9px 12px 11px; border-radius: 8px; min-width: 0; } .side code { overflow-wrap: anywhere; }
.side h5 { font-size: 11.5px; font-weight: 600; margin-bottom: 3px; }
.side.before { background: var(--red-soft); } .side.before h5 { color: var(--red); }
.side.after { background: var(--green-soft); } .side.after h5 { color: var(--green); }
mark { background: var(--mark); color: inherit; border-radius: 3px; padding: 0 1px; }
.differences { margin-top: 6px; } .differences li { position: relative; padding-left: 14px; overflow-wrap: anywhere; }
.differences li::before { content: ''; position: absolute; left: 3px; top: .62em; width: 4px; height: 4px; border-radius: 50%; background: var(--dim); }
.track { display: inline-block; height: 6px; width: 90px; border-radius: 3px; background: var(--grey-soft); overflow: hidden; }
.fill { display: block; height: 100%; background: var(--accent); border-radius: 3px; }
.meter { display: inline-flex; align-items: center; gap: 8px; margin-top: 4px; font-variant-numeric: tabular-nums; } .meter-name { color: var(--dim); }
.intents { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; } .intents code { padding: 1px 7px; border-radius: 6px; background: var(--accent-soft); overflow-wrap: anywhere; }
.candidates li { display: grid; grid-template-columns: 60px 38px minmax(0, 1fr); gap: 10px; align-items: baseline; padding: 5px 8px; border-radius: 7px; }
.candidates li + li { border-top: 1px solid var(--line); }
.candidates .taken { background: var(--green-soft); border-top-color: transparent; } .candidates .taken + li { border-top-color: transparent; }
.candidates .track { width: 60px; align-self: center; } .score { color: var(--dim); font-variant-numeric: tabular-nums; font-size: 12px; }
.candidate { display: flex; flex-direction: column; overflow-wrap: anywhere; } .candidate b { font-weight: 550; } .why { color: var(--dim); font-size: 12.5px; } .refused { color: var(--red); }
.part pre { max-height: 380px; overflow: auto; padding: 10px 12px; border-radius: 8px; background: var(--raised); border: 1px solid var(--line); line-height: 1.5; tab-size: 2; }
.part pre > span { display: block; min-height: 1.5em; } .part pre .chosen { background: var(--mark); border-radius: 3px; }
.shot { position: relative; display: block; max-width: 520px; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; line-height: 0; }
.shot img { width: 100%; height: auto; }
.marks { position: absolute; inset: 0; width: 100%; height: 100%; }
.marks .dim { fill: rgb(10 12 20 / 38%); } .marks .frame { fill: none; stroke: var(--fill-red); stroke-width: 4; }
.marks .disc { fill: var(--fill-red); } .marks .number { fill: #fff; font-weight: 700; text-anchor: middle; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr)); gap: 8px 20px; padding-top: 12px; border-top: 1px solid var(--line); }
.facts div { display: flex; flex-direction: column; min-width: 0; } dt { color: var(--dim); font-size: 12px; } .facts dd { overflow-wrap: anywhere; }

.lead { margin-top: 6px; color: var(--dim); max-width: 70ch; }
.rules { display: flex; flex-direction: column; gap: 4px; margin-top: 12px; } .rules li { display: flex; gap: 8px; align-items: flex-start; } .rules .icon { margin-top: 3px; }
.rules .kept .icon { color: var(--green); } .rules .broken { color: var(--red); font-weight: 550; }
.cards { columns: 2 340px; column-gap: 16px; margin-top: 20px; }
.card { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px; box-shadow: var(--shadow); break-inside: avoid; margin-bottom: 16px; }
.card h3 { font-size: 14px; margin-bottom: 8px; } .card h3 small { color: var(--dim); font-weight: 400; }
.card summary { overflow-wrap: anywhere; }
.links button { width: 100%; display: flex; gap: 10px; align-items: center; padding: 6px 8px; margin: 0 -8px; width: calc(100% + 16px); border-radius: 8px; text-align: left; }
.links button:hover { background: var(--raised); }
.link-text { flex: 1; min-width: 0; display: flex; flex-direction: column; }
.link-text > * { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.link-text small, .link-note { color: var(--dim); font-size: 12px; } .link-note { white-space: nowrap; font-variant-numeric: tabular-nums; }
.group { display: grid; grid-template-columns: minmax(0, 1fr) 120px auto; gap: 12px; align-items: center; padding: 3px 0; overflow-wrap: anywhere; } .group .track { width: 100%; }

#help { border: 1px solid var(--line); border-radius: 14px; background: var(--panel); color: var(--ink); padding: 22px 26px; min-width: 320px; }
#help::backdrop { background: rgb(10 12 20 / 45%); } #help h2 { font-size: 17px; margin-bottom: 12px; }
#help dl div { display: flex; gap: 20px; padding: 5px 0; } #help dt { flex: 0 0 110px; font-size: 14px; } #help dd { color: var(--dim); }
#help button { margin-top: 14px; padding: 6px 16px; border-radius: 8px; background: var(--accent); color: var(--panel); font-weight: 550; }
kbd { padding: 1px 6px; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; background: var(--raised); }

@media (min-width: 821px) { .rules .broken { display: none; } }
@media (max-width: 820px) {
  #top { padding: 10px 14px 0; } #policy { max-height: 30vh; overflow-y: auto; } #bar { margin: 0 -14px; } #figures { gap: 24px; padding: 10px 0; } .figure b { font-size: 18px; } #when, #keys { display: none !important; }
  main { grid-template-columns: minmax(0, 1fr); }
  #side { border: 0; } #search-row { padding: 12px 14px 8px; } #chips { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; padding: 2px 14px 8px; } .chip { height: 34px; }
  #search, select { height: 40px; font-size: 16px; }
  #count-row { padding-inline: 14px; padding-bottom: 4px; } #to-overview { display: block; } .row { padding-inline: 14px; }
  #detail { display: none; padding: 14px 14px 60px; } .reading #detail { display: block; } .reading #side, .reading #figures, .reading #bar, .reading #policy { display: none; }
  .reading #top { padding-bottom: 10px; }
  .back { display: inline-flex; } h2 { font-size: 19px; }
  .step-head { grid-template-columns: 22px minmax(0, 1fr) 14px; } .step-head .step-side { grid-column: 2; grid-row: 2; justify-content: flex-start; max-width: none; }
  .step-head > .icon { grid-column: 3; grid-row: 1; } .step-body { padding: 4px 14px 16px; } .candidates li { grid-template-columns: 34px minmax(0, 1fr); } .candidates .track { display: none; } .sides { grid-template-columns: minmax(0, 1fr); }
  .step-code, .step-error { white-space: normal; overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; scroll-behavior: auto !important; } }
@media print {
  html, body { height: auto; } body { background: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main { display: block; } #side, #tools, .back, .copy, .step-head > .icon { display: none; } #detail { overflow: visible; padding-inline: 0; }
  .step { content-visibility: visible; break-inside: avoid; } .step.open { break-inside: auto; } .problem pre, .part pre { max-height: none; }
  .step-code, .step-error { white-space: normal; overflow-wrap: anywhere; }
}
`;
