/** Colours first; the dark theme is the default, as in the product. */
const colours = `
:host { all: initial; }
:host {
  --surface: #10202c; --raised: #182d3c; --sunken: #0b1822;
  --line: #2c4658; --edge: #6d8da3; --text: #f2f7fa; --muted: #a9bfce;
  --accent: #ff8a4c; --on-accent: #2a1200; --accent-text: #ffab7d;
  --warn: #ffd166; --warn-back: #33290f;
  --shade: rgb(4 10 15 / 0.66); --lift: 0 24px 64px rgb(0 0 0 / 0.5);
  color-scheme: dark;
}
:host([data-mode='light']) {
  --surface: #ffffff; --raised: #eef4f8; --sunken: #f5f9fb;
  --line: #d3e0e8; --edge: #6b8597; --text: #0d2230; --muted: #4a6272;
  --accent: #b83d00; --on-accent: #ffffff; --accent-text: #a93800;
  --warn: #7a5200; --warn-back: #fff3d6;
  --shade: rgb(13 34 48 / 0.42); --lift: 0 24px 64px rgb(13 34 48 / 0.28);
  color-scheme: light;
}`

const base = `
* { box-sizing: border-box; margin: 0; font: inherit; color: inherit; }
.tab, dialog {
  font: 400 15px/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif;
  color: var(--text);
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
svg { display: block; }`

/** On a phone it lives in the page's gutter, so that it covers nothing. */
const tab = `
.tab {
  position: fixed; bottom: 72px; left: 0;
  z-index: 2147483000; display: flex; align-items: center; gap: 8px;
  padding: 12px 4px; cursor: pointer; writing-mode: vertical-rl;
  font-size: 12px; font-weight: 600; letter-spacing: 0.02em;
  background: var(--surface); color: var(--muted);
  border: 1px solid var(--line); border-left: 0; border-radius: 0 10px 10px 0;
  transition: color 120ms, background 120ms;
}
.tab:hover, .tab:focus-visible { color: var(--text); background: var(--raised); }
.tab .dot { inline-size: 8px; block-size: 8px; border-radius: 50%; background: var(--edge); }
.tab[data-live] .dot { background: var(--accent); }
@media (max-width: 640px) {
  .tab { padding: 18px 3px; border-radius: 0 8px 8px 0; }
  .tab span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media print { .tab { display: none; } }`

const dialog = `
dialog {
  inline-size: min(404px, calc(100vw - 24px)); max-block-size: calc(100dvh - 24px);
  padding: 0; margin: auto; border: 1px solid var(--line); border-radius: 22px;
  background: var(--surface); box-shadow: var(--lift); overflow: hidden;
}
dialog[open] { display: flex; flex-direction: column; animation: rise 160ms cubic-bezier(.2,.8,.2,1); }
dialog::backdrop { background: var(--shade); }
@keyframes rise { from { opacity: 0; transform: translateY(8px) scale(.985); } }
@media (prefers-reduced-motion: reduce) { dialog[open] { animation: none; } .tab { transition: none; } }
.head {
  display: flex; align-items: center; gap: 12px; padding: 14px 18px;
  border-block-end: 1px solid var(--line);
}
.head svg { inline-size: 32px; block-size: 32px; flex: none; }
.head b { font-weight: 650; line-height: 1.2; }
.head small { display: block; font-size: 12px; line-height: 1.35; color: var(--muted); }
.chip {
  margin-inline-start: auto; padding: 3px 10px; border-radius: 99px; white-space: nowrap;
  border: 1px solid var(--line); font-size: 12px; color: var(--muted);
}
.content { padding: 18px; overflow-y: auto; display: grid; gap: 14px; min-block-size: 0; }
.content > * { min-inline-size: 0; }
h2:focus-visible { outline: none; }
h2 { font-size: 21px; font-weight: 650; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance; }
.meaning { color: var(--muted); margin-block-start: 6px; font-size: 14px; }
.origin { display: flex; gap: 8px; align-items: baseline; font-size: 13px; color: var(--muted); }
.origin b { font-weight: 600; color: var(--text); overflow-wrap: anywhere; }
.amount {
  padding: 14px 16px; border-radius: 14px; background: var(--raised);
  font-size: 22px; font-weight: 650; line-height: 1.25; overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
}
pre, .facts {
  padding: 12px 14px; border-radius: 14px; background: var(--sunken); border: 1px solid var(--line);
}
pre {
  white-space: pre-wrap; overflow-wrap: anywhere;
  font: 13px/1.55 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
}
.facts { display: grid; grid-template-columns: minmax(76px, auto) 1fr; gap: 8px 14px; font-size: 13px; }
dt { color: var(--muted); overflow-wrap: anywhere; }
dd { text-align: end; overflow-wrap: anywhere; text-wrap: balance; font-variant-numeric: tabular-nums; }
dd.code { font: 12px/1.6 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; }
.warning {
  padding: 10px 14px; border-radius: 12px; font-size: 14px;
  background: var(--warn-back); color: var(--warn); border: 1px solid currentcolor;
}
.foot { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding: 14px 18px 16px; border-block-start: 1px solid var(--line); }
button.act {
  min-block-size: 46px; padding: 8px 16px; border-radius: 14px; font-weight: 600; cursor: pointer;
  background: transparent; border: 1px solid var(--edge); color: var(--text);
}
button.act:hover { background: var(--raised); }
button.act.yes { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.act.yes:hover { filter: brightness(1.06); }
button.close {
  margin-inline-start: auto; inline-size: 44px; block-size: 44px; margin-block: -6px; margin-inline-end: -10px;
  border: 0; border-radius: 12px; background: transparent; cursor: pointer; font-size: 20px; color: var(--muted);
}
button.close:hover { background: var(--raised); color: var(--text); }`

const fields = `
fieldset { border: 0; padding: 0; min-inline-size: 0; display: grid; gap: 6px; }
fieldset + .row, .row + .row { margin-block-start: -4px; }
legend { font-size: 12px; font-weight: 600; color: var(--muted); padding: 0 0 6px; }
label.account {
  display: grid; grid-template-columns: 20px 1fr auto; gap: 0 12px; align-items: center;
  min-block-size: 44px; padding: 7px 12px; border: 1px solid var(--line); border-radius: 13px; cursor: pointer;
}
label.account:hover { background: var(--raised); }
label.account:has(:checked) { border-color: var(--accent); background: var(--raised); }
input[type='radio'], input[type='checkbox'] { accent-color: var(--accent); inline-size: 18px; block-size: 18px; cursor: pointer; }
.name { font-weight: 600; line-height: 1.25; }
.address { font: 12px/1.4 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; color: var(--muted); }
.hint { grid-column: 2 / -1; font-size: 12px; line-height: 1.35; color: var(--muted); }
.networks { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 6px; }
.networks label {
  display: flex; align-items: center; gap: 10px; min-block-size: 44px; padding: 6px 12px; cursor: pointer;
  border: 1px solid var(--line); border-radius: 13px; font-weight: 600; font-size: 14px;
}
.networks label:has(:checked) { border-color: var(--accent); background: var(--raised); }
.row { display: flex; align-items: center; gap: 12px; min-block-size: 44px; font-size: 14px; cursor: pointer; }
.row small { display: block; font-size: 12px; line-height: 1.3; color: var(--muted); }
.row input { margin-inline-start: auto; flex: none; }`

export const styles = colours + base + tab + dialog + fields
