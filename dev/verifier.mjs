import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { sourceAliases } from './aliases.mjs'
import { root } from './run/install.mjs'

/*
 * Builds the verifier of votes three times from the same sources: as the page
 * `/verify`, as one file for a browser without a network, and as one file for
 * Node.
 */
const pageRoot = resolve(root, 'app/verify')
const common = {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: sourceAliases() },
}
const pages = { ...common, root: pageRoot, worker: { format: 'es' } }
const plugins = () => [vanillaExtractPlugin({ identifiers: 'short' })]

/** The page and its files, in `folder`, which is served as `/verify/`. */
const buildPage = (folder) =>
  build({
    ...pages,
    base: '/verify/',
    plugins: plugins(),
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
    },
  })

/** The command line tool: its threads run the same file. */
export const buildCommand = (folder) =>
  build({
    ...common,
    root,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: resolve(root, 'server/verify/main.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        output: {
          codeSplitting: false,
          entryFileNames: 'narwhal-verify.mjs',
        },
      },
    },
  })

const hashOf = (text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing but what stands in the file runs; a node may be asked, if one is named. */
const policyOf = (script, style) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    'img-src data:',
    'worker-src blob:',
    'connect-src https: http://127.0.0.1:* http://localhost:*',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** Ends no element that it stands in. */
const inScript = (code) =>
  code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')

function composeFile({ script, style }) {
  const policy = policyOf(script, style)
  return `<!doctype html>
<html lang="en" dir="ltr" data-theme="dark">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Verify a vote · Narwhal Club</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<noscript>The verifier is a program: it needs JavaScript.</noscript>
<script type="module">${script}</script>
</body>
</html>
`
}

/** One file with all in it: code, workers, WebAssembly, style and faces. */
export async function buildOffline(folder) {
  const { output } = await build({
    ...pages,
    // A module is fetched by its origin, and a file has none.
    worker: { format: 'iife' },
    mode: 'offline',
    publicDir: false,
    plugins: plugins(),
    resolve: {
      alias: [
        {
          find: './spawnWorker.ts',
          replacement: join(pageRoot, 'spawnWorker.inline.ts'),
        },
        ...common.resolve.alias,
      ],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(pageRoot, 'main.tsx'),
        output: { codeSplitting: false },
      },
    },
  })
  const code = output.find(({ type }) => type === 'chunk').code
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css')).source
  const file = composeFile({
    script: inScript(code),
    style: String(sheet).trim(),
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'narwhal-verify.html'), file)
}

/** All three, in a folder of the web app's build. */
export async function buildVerifier(folder) {
  await buildPage(folder)
  await buildOffline(folder)
  await buildCommand(folder)
}
