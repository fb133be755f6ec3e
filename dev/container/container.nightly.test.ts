import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../server/testing/eventually.ts'
import { ask } from '../../server/testing/request.ts'
import { findFreePort } from '../world/ports.ts'

/*
 * No container engine is needed: the last stage is made by hand, in a folder of
 * its own, from what the file copies, and its command is run with its environment.
 */

const root = resolve(import.meta.dirname, '../..')
const lines = readFileSync(join(root, 'Containerfile'), 'utf8')
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
const last = lines.slice(
  lines.map((line) => line.startsWith('FROM ')).lastIndexOf(true),
)
const after = (word: string) =>
  last.flatMap((line) =>
    line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : [],
  )
const argvOf = (text = '[]') =>
  JSON.parse(text.slice(text.indexOf('['))) as string[]

const pathOf = (copied: string) =>
  (copied.split(' ')[1] ?? '').replace('/club/', '')
/** Where the image has packages: one that npm put elsewhere is not in it. */
const carried = after('COPY')
  .filter((copied) => copied.startsWith('--from=modules'))
  .map((copied) => `${pathOf(copied)}/`)

/** Installed packages that are no tools of ours, where npm has put them. */
function modulesInto(folder: string) {
  const said = execFileSync(
    'npm',
    [
      ...['ls', '--omit=dev', '--all', '--parseable'],
      ...['--workspace', 'core', '--workspace', 'server'],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 16_777_216 },
  )
  const places = new Set(
    said
      .trim()
      .split('\n')
      .map((path) => relative(root, path)),
  )
  for (const place of places) {
    if (!place.includes('node_modules/')) continue
    expect(
      carried.some((at) => place.startsWith(at)),
      `${place} is not copied`,
    ).toBe(true)
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    if (existsSync(join(folder, place))) continue
    cpSync(join(root, place), join(folder, place), {
      recursive: true,
      verbatimSymlinks: true,
      // What lies inside and is needed is a place of its own.
      filter: (from) =>
        !relative(join(root, place), from).startsWith('node_modules'),
    })
  }
  for (const name of ['core', 'server']) {
    const link = join(folder, 'node_modules/@narwhal-club', name)
    mkdirSync(dirname(link), { recursive: true })
    execFileSync('ln', ['-sfn', `../../${name}`, link])
  }
}

let folder: string
let club: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'club-container-'))
  club = join(folder, 'club')
  mkdirSync(join(folder, 'data'))
  for (const copied of after('COPY')) {
    const [stage, , to = ''] = copied.split(' ')
    const path = pathOf(copied)
    expect(existsSync(join(root, path)), `${path}: npm run build`).toBe(true)
    if (stage === '--from=modules') continue
    const at = to.endsWith('/')
      ? join(club, to, path.split('/').at(-1) ?? '')
      : join(club, to)
    cpSync(join(root, path), at, { recursive: true })
  }
  modulesInto(club)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (path: string) => readdirSync(path, { recursive: true }).length

test('default: what the container holds starts in production, is well, writes to /data alone, and stops', async () => {
  const port = await findFreePort()
  const said = Object.fromEntries(
    after('ENV')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split('=')),
  )
  const here = (value = '') =>
    value.replace('/club', club).replace('/data', join(folder, 'data'))
  const address = `0x${'5c'.repeat(20)}`
  const env = {
    ...said,
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: here(said.DATA_DIR),
    STATIC_DIR: here(said.STATIC_DIR),
    // What the operator says.
    ...{ ORIGIN: 'https://club.example', SECRET: 's'.repeat(32) },
    ...{
      RPC_URL: 'http://127.0.0.1:9',
      ADMINS: address,
      ADMIN_WALLET: address,
    },
    ...{
      NFT_CONTRACT: address,
      TOKEN_CONTRACT: address,
      SWAP_CONTRACT: address,
    },
  }
  const before = filesIn(club)
  const [, ...args] = argvOf(after('CMD')[0])
  const child = spawn(process.execPath, args, { cwd: club, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      output += piece
    })
  const ended = new Promise((tell) => child.once('exit', tell))
  const url = `http://127.0.0.1:${port}`
  try {
    await eventually(async () => {
      expect((await ask(`${url}/readyz`)).status, output).toBe(200)
    }, 60_000)
    const headers = { accept: 'text/html' }
    const page = await ask(`${url}/about`, { headers })
    expect(page.status).toBe(200)
    expect(page.headers['strict-transport-security']).toContain('max-age=')
    expect((await ask(`${url}/api/config`)).status).toBe(200)
    const [check] = after('HEALTHCHECK')
    const [, ...healthy] = argvOf(check?.slice(check.indexOf('CMD')))
    execFileSync(process.execPath, healthy, { env })
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended, output).toBe(0)
  expect(filesIn(club)).toBe(before)
  expect(readdirSync(join(folder, 'data'))).toContain('db')
  expect(() =>
    execFileSync(
      process.execPath,
      argvOf(after('HEALTHCHECK')[0]?.replace(/^.*CMD/, '')).slice(1),
      {
        env,
        stdio: 'ignore',
      },
    ),
  ).toThrow()
}, 180_000)

test('behavior: it runs as no administrator, and every tool of the runbook is in it', () => {
  expect(after('USER')).toEqual(['node'])
  const runbook = readFileSync(join(root, 'docs/operations/runbook.md'), 'utf8')
  const tools = [...runbook.matchAll(/server\/dist\/\w+\.js/g)].map(
    ([path]) => path,
  )
  expect(tools.length).toBeGreaterThan(4)
  for (const tool of tools)
    expect(existsSync(join(club, tool)), tool).toBe(true)
})
