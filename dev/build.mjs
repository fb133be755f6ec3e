import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { extname, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { minify } from 'vite'
import { root } from './run/install.mjs'
import { tool } from './run/parts.mjs'
import { buildVerifier } from './verifier.mjs'

/**
 * Builds the product: `tsc -b`, then the web app, for browsers and for the server
 * that draws it, and the verifier of votes, unless nothing changed.
 */
const web = resolve(root, 'app/dist/web')
const mark = resolve(root, '.cache/web.hash')
const compressed = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.html',
  '.json',
  '.md',
])

/**
 * What the web build depends on: tracked and new files, and the lock. Empty
 * where there is no git to ask, as in an unpacked archive: built every time.
 */
function inputsHash() {
  if (!existsSync(resolve(root, '.git'))) return ''
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'app',
      'ui',
      'core',
      'dev/aliases.mjs',
      'dev/verifier.mjs',
      'server/verify',
      'dev/build.mjs',
      'package-lock.json',
    ],
    { cwd: root },
  )
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !/\.(test\.ts|stories\.tsx|md)$/.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const path = resolve(root, file)
    if (existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Static files are compressed once, here, never while serving. */
function precompress(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = resolve(dir, entry.name)
    // Nothing of a hidden folder is served.
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) precompress(path)
    else if (
      compressed.has(extname(entry.name)) &&
      entry.name !== 'index.html'
    ) {
      const bytes = readFileSync(path)
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
        }),
      )
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  }
}

/**
 * Gives what the build only copies a name of its content, as all other code has:
 * a page that comes again waits for no answer about it.
 */
async function nameBoot() {
  const copied = resolve(web, 'boot.js')
  const { code } = await minify('boot.js', readFileSync(copied, 'utf8'))
  const digest = createHash('sha256').update(code).digest('base64url')
  const name = `assets/boot-${digest.slice(0, 8)}.js`
  writeFileSync(resolve(web, name), code)
  rmSync(copied)
  const page = resolve(web, 'index.html')
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, html.replace('"/boot.js"', `"/${name}"`))
}

const types = await tool('tsc', ['-b', 'core', 'server', 'dev'])
if (types !== 0) process.exit(types)
const hash = inputsHash()
const isFresh =
  hash !== '' &&
  existsSync(resolve(web, 'index.html')) &&
  existsSync(mark) &&
  readFileSync(mark, 'utf8') === hash
if (!isFresh) {
  for (const config of ['app/vite.config.ts', 'app/vite.server.config.ts']) {
    const code = await tool('vite', [
      ...['build', 'app', '--logLevel', 'warn'],
      ...['--config', config],
    ])
    if (code !== 0) process.exit(code)
  }
  await nameBoot()
  await buildVerifier(resolve(web, 'verify'))
  precompress(web)
  mkdirSync(resolve(root, '.cache'), { recursive: true })
  writeFileSync(mark, hash)
}
