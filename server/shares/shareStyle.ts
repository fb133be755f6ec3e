import { createHash } from 'node:crypto'

const dark = `
  --ground: #0e0a1a; --text: #f4f0ff; --muted: #b8abd9; --line: #3a2d5c;
  --brand: #a78bfa; --on-brand: #17210a; --fill: #c6ff4a;`
const light = `
  --ground: #ffffff; --text: #1b1230; --muted: #554a72; --line: #ddd3f2;
  --brand: #6d28d9; --on-brand: #17210a; --fill: #c6ff4a;`

/** All the style of the page, in it: who comes from a chat waits for one file. */
export const shareStyle = `
:root { color-scheme: dark light;${dark}
}
@media (prefers-color-scheme: light) { :root {${light}
} }
* { box-sizing: border-box; margin: 0; }
body { font: 17px/1.5 system-ui, sans-serif; color: var(--text);
  background: var(--ground); }
main { display: flex; flex-direction: column; gap: 16px; max-inline-size: 760px;
  margin-inline: auto; padding: 32px 16px 48px; }
.kicker, .facts { color: var(--muted); font-size: 15px; }
.kicker { color: var(--brand); font-weight: 600; }
h1 { font-size: clamp(26px, 6vw, 40px); line-height: 1.15;
  overflow-wrap: anywhere; }
img { display: block; inline-size: 100%; block-size: auto; border-radius: 16px;
  border: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: 12px; }
a { display: inline-block; padding: 12px 18px; border-radius: 10px;
  font-weight: 600; text-decoration: none; color: var(--on-brand);
  background: var(--fill); box-shadow: inset 0 0 0 1px #4a6b00; }
a[data-calm] { color: var(--text); background: none;
  box-shadow: inset 0 0 0 1px var(--line); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`

/** What lets it be drawn by a policy that lets no other style be. */
export const shareStyleHash = `sha256-${createHash('sha256')
  .update(shareStyle)
  .digest('base64')}`
