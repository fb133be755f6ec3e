import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../run/install.mjs'
import { linksOf, snippetsOf } from './snippets/snippets.mjs'

/**
 * Packs `core` as from a clean clone, where nothing was built, and takes it into
 * an empty project by npm and by pnpm, which shows a package nothing but what it
 * declares. There it is type-checked and run, and so is what its documents show.
 *
 * node dev/package/prove.mjs
 */
const here = import.meta.dirname
const work = resolve(root, '.cache/package')
const pnpm = 'pnpm@10.34.8'
const { exports, peerDependencies } = JSON.parse(
  readFileSync(resolve(root, 'core/package.json'), 'utf8'),
)

const run = (cwd, command, ...args) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })

function expect(isTrue, sentence) {
  if (!isTrue) throw new Error(sentence)
}

const fits = (pattern, path) => {
  const [before, after] = pattern.split('*')
  return after === undefined
    ? path === before
    : path.startsWith(before) && path.endsWith(after)
}

/** The tree of a clone: what is built and what is installed is not in it. */
function clone() {
  const tree = join(work, 'clone')
  const isMade = /(^|\/)(node_modules|dist|coverage)(\/|$)/
  mkdirSync(tree, { recursive: true })
  for (const name of ['core', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, name), join(tree, name), {
      recursive: true,
      filter: (source) => !isMade.test(source.slice(root.length)),
    })
  for (const name of ['node_modules', 'core/node_modules'])
    if (existsSync(join(root, name)))
      symlinkSync(join(root, name), join(tree, name))
  return tree
}

/** @returns the tarball's path, and what is in it. */
function pack() {
  const tree = clone()
  const [{ filename, files, size }] = JSON.parse(
    run(join(tree, 'core'), 'npm', 'pack', '--json').replace(/^[^[]*/, ''),
  )
  const paths = files.map(({ path }) => path)
  const missing = Object.values(exports)
    .flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    )
    .map((path) => path.replace('./', ''))
    .filter((path) => !paths.some((packed) => fits(path, packed)))
  expect(missing.length === 0, `not packed: ${missing}`)
  for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md'])
    expect(paths.includes(name), `${name} is not packed`)
  const dead = paths
    .filter((path) => path.endsWith('.md') || path === 'llms.txt')
    .flatMap((path) =>
      linksOf(path, readFileSync(join(tree, 'core', path), 'utf8')).filter(
        (to) => !paths.includes(to),
      ),
    )
  expect(dead.length === 0, `linked, and not packed: ${dead}`)
  const ours = paths.filter((path) =>
    /\.(test|fixture|testing|tour)\./.test(path),
  )
  expect(ours.length === 0, `not for others: ${ours}`)
  for (const path of paths.filter((path) => path.endsWith('.js.map'))) {
    const map = JSON.parse(readFileSync(join(tree, 'core', path), 'utf8'))
    expect(map.sourcesContent?.[0], `${path} has no sources`)
  }
  console.log(
    `${paths.length} files, ${(size / 1e6).toFixed(2)} MB, ${Object.keys(exports).length} subpaths`,
  )
  return join(tree, 'core', filename)
}

/** An empty project with the package and what it shares. */
function project(name, tarball) {
  const folder = join(work, name)
  mkdirSync(folder)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name,
      private: true,
      type: 'module',
      dependencies: {
        '@narwhal-club/core': `file:${tarball}`,
        ...peerDependencies,
      },
      devDependencies: { typescript: '^5.9.0' },
    }),
  )
  cpSync(join(here, 'consumer.ts'), join(folder, 'consumer.ts'))
  const subpaths = Object.keys(exports)
    .filter((path) => !/\*|\.json$/.test(path))
    .map((path) => path.slice(1))
  writeFileSync(
    join(folder, 'all.ts'),
    `${subpaths.map((path, at) => `import * as m${at} from '@narwhal-club/core${path}'`).join('\n')}
for (const [path, found] of Object.entries({
${subpaths.map((path, at) => `  '${path}': m${at},`).join('\n')}
}))
  if (typeof found !== 'object') throw new Error(path)
`,
  )
  return folder
}

const strict = {
  strict: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: false,
}

/** Compiles what the pages show, as strictly as a reader's project may be. */
function readDocuments(folder) {
  const installed = join(folder, 'node_modules/@narwhal-club/core')
  const pages = readdirSync(installed, { recursive: true }).filter(
    (path) => path.endsWith('.md') && !path.includes('node_modules'),
  )
  const snippets = pages.flatMap((page) =>
    snippetsOf(page, readFileSync(join(installed, page), 'utf8')),
  )
  expect(snippets.length > 5, 'the documents show next to nothing')
  const into = join(folder, 'snippets')
  mkdirSync(into)
  for (const [name, code] of snippets) writeFileSync(join(into, name), code)
  cpSync(join(here, 'snippets/prelude.ts'), join(into, 'prelude.ts'))
  const compilerOptions = {
    ...strict,
    ...{ module: 'esnext', moduleResolution: 'bundler', noEmit: true },
    ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    // XState's own declarations do not hold under the last of these.
    ...{ jsx: 'preserve', skipLibCheck: true },
  }
  writeFileSync(
    join(into, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['.'] }),
  )
  compile(folder, join(into, 'tsconfig.json'))
  console.log(`${snippets.length} snippets of ${pages.length} pages compile`)
}

function compile(folder, config) {
  const tsc = join(folder, 'node_modules/typescript/bin/tsc')
  try {
    run(folder, process.execPath, tsc, '-p', config)
  } catch ({ stdout }) {
    throw new Error(`It does not compile:\n${stdout}`)
  }
}

/** Compiles and runs it, as either kind of app resolves packages. */
function use(folder) {
  for (const [module, moduleResolution] of [
    ['esnext', 'bundler'],
    ['node16', 'node16'],
  ]) {
    const config = join(folder, `tsconfig.${moduleResolution}.json`)
    const compilerOptions = { ...strict, module, moduleResolution }
    writeFileSync(
      config,
      JSON.stringify({
        compilerOptions: { ...compilerOptions, outDir: 'out' },
        files: ['all.ts', 'consumer.ts'],
      }),
    )
    compile(folder, config)
  }
  for (const file of ['all', 'consumer'])
    process.stdout.write(run(folder, process.execPath, `out/${file}.js`))
}

/** Packages that run a script when they are installed: pnpm refuses to, and fails. */
const scripted = (folder) =>
  readdirSync(join(folder, 'node_modules'), { recursive: true })
    .filter((path) => path.endsWith('package.json'))
    .filter((path) => {
      const text = readFileSync(join(folder, 'node_modules', path), 'utf8')
      const { name, version, scripts = {} } = JSON.parse(text)
      const { preinstall, install, postinstall } = scripts
      return name && version && (preinstall || install || postinstall)
    })

/** How many copies of a package npm has installed. */
const copies = (folder, name) =>
  readdirSync(join(folder, 'node_modules'), { recursive: true }).filter(
    (path) => `/${path}`.endsWith(`/node_modules/${name}/package.json`),
  ).length + (existsSync(join(folder, 'node_modules', name)) ? 1 : 0)

rmSync(work, { recursive: true, force: true })
mkdirSync(work, { recursive: true })
const tarball = pack()

const byNpm = project('by-npm', tarball)
run(byNpm, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline')
for (const name of Object.keys(peerDependencies))
  expect(copies(byNpm, name) === 1, `npm: more than one copy of ${name}`)
const scripts = scripted(byNpm)
expect(scripts.length === 0, `run at their installation: ${scripts}`)
use(byNpm)
readDocuments(byNpm)

// The oldest that the ranges allow, and that the README names: they are true.
const oldestTypes = '~5.7.0'
const oldest = Object.entries(peerDependencies).map(
  ([name, range]) => `${name}@${range.slice(1)}`,
)
run(
  byNpm,
  'npm',
  'install',
  '--no-audit',
  '--no-fund',
  '--save-exact',
  ...oldest,
  `typescript@${oldestTypes}`,
)
use(byNpm)

const byPnpm = project('by-pnpm', tarball)
run(byPnpm, 'npx', '--yes', pnpm, 'install', '--prefer-offline', '--silent')
const store = readdirSync(join(byPnpm, 'node_modules/.pnpm'))
for (const name of Object.keys(peerDependencies))
  expect(
    store.filter((entry) => entry.startsWith(`${name}@`)).length === 1,
    `pnpm: more than one copy of ${name}`,
  )
use(byPnpm)
console.log(
  `packed, installed by npm and by pnpm, type-checked and run, with the newest and with ${oldest.join(', ')} and TypeScript ${oldestTypes}`,
)
