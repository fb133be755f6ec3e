import { createHash } from 'node:crypto'

const dark = `
  --ground: #171127; --text: #f4f0ff; --muted: #b8abd9; --line: #3a2d5c;
  --brand: #a78bfa; --yes: #4ade9b; --no: #ff7a90; --edge: #c6ff4a;`
const light = `
  --ground: #ffffff; --text: #1b1230; --muted: #554a72; --line: #ddd3f2;
  --brand: #6d28d9; --yes: #0b7a4b; --no: #c01f45; --edge: #4a6b00;`

/**
 * All the style of a card, in it: another site waits for no second file. It names
 * no `color-scheme`: where that is not the site's, Chrome and Safari paint what is
 * behind the round corners.
 */
export const embedStyle = `
:root {${dark}
}
@media (prefers-color-scheme: light) { :root:not([data-theme="dark"]) {${light}
} }
:root[data-theme="light"] {${light}
}
* { box-sizing: border-box; margin: 0; }
html, body { block-size: 100%; background: transparent; }
body { font: 16px/1.4 system-ui, sans-serif; color: var(--text); }
main { display: flex; flex-direction: column; gap: 10px; min-block-size: 100%;
  padding: 18px 20px; overflow: hidden; background: var(--ground);
  border: 1px solid var(--line); border-radius: 20px; }
.kicker, .facts { color: var(--muted); font-size: 13px; }
.top { display: flex; flex-wrap: wrap; gap: 4px 12px; justify-content: space-between; }
.chip { font-size: 13px; font-weight: 600; color: var(--brand); }
.chip[data-tone="good"] { color: var(--yes); }
.chip[data-tone="bad"] { color: var(--no); }
h1 { font-size: 19px; line-height: 1.25; overflow-wrap: anywhere;
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3;
  overflow: hidden; }
dl { display: grid; grid-template-columns: max-content 1fr max-content;
  gap: 6px 10px; align-items: center; font-variant-numeric: tabular-nums;
  font-size: 14px; }
dl > div { display: contents; }
dd svg { display: block; inline-size: 100%; block-size: 10px; border-radius: 5px;
  background: var(--line); }
.yes rect { fill: var(--yes); }
.no path { stroke: var(--no); stroke-width: 3px; }
footer { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center;
  justify-content: space-between; margin-block-start: auto; }
a { display: inline-block; padding: 10px 16px; border-radius: 8px;
  font-weight: 600; text-decoration: none; color: #17210a;
  background: #c6ff4a; box-shadow: inset 0 0 0 1px var(--edge); }
a[data-calm] { padding-inline: 0; color: var(--brand); background: none;
  box-shadow: none; }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`

/** What lets it be drawn by a policy that lets no other style be. */
export const embedStyleHash = `sha256-${createHash('sha256')
  .update(embedStyle)
  .digest('base64')}`
