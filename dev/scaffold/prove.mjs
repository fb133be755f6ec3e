import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { root } from '../run/install.mjs'

/**
 * Proves that `npm run scaffold` makes an area that passes untouched: in a copy
 * of the tree, with an area in it, types, lint, import rules, dead code and the
 * tests near it.
 */
const area = 'provenarea'
const copy = mkdtempSync(join(tmpdir(), 'club-scaffold-'))
const own = '@narwhal-club'

/** Installed packages are shared; our own are the copy's. */
function linkPackages(folder) {
  const from = resolve(root, folder, 'node_modules')
  if (!existsSync(from)) return
  const to = join(copy, folder, 'node_modules')
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (name !== own && name !== '.cache' && !name.startsWith('.vite'))
      symlinkSync(join(from, name), join(to, name))
  if (!existsSync(join(from, own))) return
  mkdirSync(join(to, own))
  for (const name of readdirSync(join(from, own)))
    symlinkSync(join(copy, name), join(to, own, name))
}

function makeCopy() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    { cwd: root, maxBuffer: 1e8 },
  )
  for (const file of listed.toString().trim().split('\n')) {
    if (file.endsWith('.png') || !existsSync(resolve(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(resolve(root, file), join(copy, file))
  }
  for (const folder of ['', 'core', 'ui', 'app', 'server', 'dev'])
    linkPackages(folder)
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  execFileSync('git', ['add', '--all'], { cwd: copy })
}

const bin = (name) => join(copy, 'node_modules/.bin', name)
const node = process.execPath
const checks = [
  ['scaffold', node, 'dev/scaffold/run.mjs', area],
  ['types', bin('tsc'), '-b'],
  ['lint', bin('biome'), 'check', '--error-on-warnings', '.'],
  ['boundaries', node, 'dev/boundaries/check.mjs'],
  ['dead code', bin('knip')],
  [
    'tests',
    bin('vitest'),
    'run',
    ...['core', 'server', 'dev'].flatMap((name) => ['--project', name]),
    `core/${area}`,
    `server/api/${area}`,
    'dev/boundaries',
    'core/exports.test.ts',
    'core/reference.test.ts',
    '.storybook/explorer/generated.test.ts',
    'app/routes.test.ts',
    'dev/mocks/contract',
  ],
]

let failed = 0
try {
  makeCopy()
  for (const [name, command, ...args] of checks) {
    console.log(`\n== ${name}`)
    try {
      execFileSync(command, args, { cwd: copy, stdio: 'inherit' })
    } catch {
      console.error(`${name}: failed`)
      failed += 1
      if (name === 'scaffold') break
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(
  `an area made by the scaffold: ${checks.length - failed} passed, ${failed} failed`,
)
process.exitCode = failed > 0 ? 1 : 0
