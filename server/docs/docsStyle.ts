import { hashSource } from '../page/build.ts'

const dark = `
  --ground: #0e0a1a; --text: #f4f0ff; --muted: #b8abd9; --line: #3a2d5c;
  --sunken: #171127; --brand: #a78bfa;`
const light = `
  --ground: #ffffff; --text: #1b1230; --muted: #554a72; --line: #ddd3f2;
  --sunken: #f6f2fd; --brand: #6d28d9;`

/** All the style of these pages, in them: nothing is asked for besides. */
export const docsStyle = `
:root { color-scheme: dark light;${dark}
}
@media (prefers-color-scheme: light) { :root {${light}
} }
* { box-sizing: border-box; margin: 0; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--text);
  background: var(--ground); }
main { display: grid; gap: 24px; max-inline-size: 880px; margin-inline: auto;
  padding: 32px 16px 64px; }
h1 { font-size: clamp(26px, 6vw, 36px); line-height: 1.15; }
h2 { font: 600 17px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 { font-size: 14px; color: var(--muted); margin-block-end: 6px; }
p, li { color: var(--muted); }
ul { padding-inline-start: 20px; }
article { display: grid; gap: 14px; padding: 20px 16px;
  border: 1px solid var(--line); border-radius: 14px; scroll-margin-top: 16px;
  min-inline-size: 0; }
b { color: var(--brand); }
a { color: var(--brand); }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--brand);
  outline-offset: 2px; }
nav ul { display: grid; gap: 4px; }
nav a { overflow-wrap: anywhere; }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { font: 14px/1.5 ui-monospace, monospace; background: var(--sunken);
  border-radius: 10px; padding: 12px; overflow-x: auto; max-block-size: 420px; }
`

export const docsStyleHash = hashSource(docsStyle)
