import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const style = 'main{color:red}'
const html = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <title>Any</title>
    <script src="/assets/boot-ffffffff.js"></script>
    <!--club-->
    <script type="module" crossorigin src="/assets/index-aaaaaaaa.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-bbbbbbbb.css">
  </head>
  <body><div id="root"><!--page--></div></body>
</html>`

/**
 * Draws what it is asked for; what it does besides follows from the address. It
 * notes what it draws in `clubDrawn`, and waits for `clubGate`.
 */
const drawer = `
export const seen = globalThis.clubDrawn
export async function prepare() {}
export async function draw({ path, search, closed, answer, look, at, ask }) {
  seen.push(path + search)
  if (search.includes('breaks')) throw new Error('broke while drawn')
  if (search.includes('hangs')) await new Promise(() => {})
  if (search.includes('waits')) await globalThis.clubGate
  const asked = [...new URLSearchParams(search).getAll('ask')]
  const answers = await Promise.all(asked.map((each) =>
    ask(each).then((told) => [each, told], (error) => [each, String(error)])))
  const who = answer.kind === 'signedIn' ? answer.user.address : 'visitor'
  return {
    html: '<main>drawn ' + seen.length + ' for ' + who + '</main>' +
      closed.map(({ flag, reason }) => flag + ' is closed: ' + reason),
    data: { at, answer, look, answers, isWhole: true },
    shown: path === '/team' ? ['TeamScreen'] : [],
    isMissing: search.includes('missing'),
  }
}`

/** Writes a build of an app whose pages do as their address says. */
export function writeDrawnBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'club-drawn-'))
  for (const each of ['.server', '.vite', 'assets'])
    mkdirSync(join(folder, each))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'assets/style-bbbbbbbb.css'), style)
  writeFileSync(join(folder, '.server/drawPage.mjs'), drawer)
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': {
        file: 'assets/index-aaaaaaaa.js',
        imports: ['_runtime.js'],
      },
      '_runtime.js': { file: 'assets/runtime-eeeeeeee.js' },
      'screens/team/TeamScreen.tsx': {
        file: 'assets/TeamScreen-cccccccc.js',
        imports: ['index.html', '_shared.js'],
      },
      '_shared.js': { file: 'assets/shared-dddddddd.js' },
    }),
  )
  return {
    folder,
    style,
    drawer,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
