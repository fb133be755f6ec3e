import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './chromium.mjs'

const debian = '/usr/lib/postgresql'

function binaries() {
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .filter((v) => existsSync(join(debian, v, 'bin/initdb')))
        .sort((a, b) => Number(b) - Number(a))
    : []
  if (versions[0]) return join(debian, versions[0], 'bin')
  const which = spawnSync('which', ['initdb'], { encoding: 'utf8' })
  return which.status === 0
    ? which.stdout.trim().replace(/\/initdb$/, '')
    : null
}

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

/**
 * Starts a PostgreSQL of its own on loopback, in a temporary directory:
 * `{ url, stop }`, or null where none is installed. In CI it is installed.
 * PostgreSQL refuses to run as root, so there it runs as `postgres`.
 */
export async function startPostgres() {
  if (!binaries() && process.env.CI && process.getuid?.() === 0)
    aptInstall('postgresql')
  const bin = binaries()
  if (!bin) return null
  const asRoot = process.getuid?.() === 0
  const dir = mkdtempSync(join(tmpdir(), 'club-pg-'))
  const as = (command, args) =>
    asRoot
      ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
      : [command, args]
  if (asRoot) spawnSync('chown', ['postgres', dir])
  const data = join(dir, 'data')
  const init = spawnSync(
    ...as(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'club',
      '-A',
      'trust',
      '--no-sync',
      '-E',
      'UTF8',
    ]),
    { stdio: 'ignore', cwd: dir },
  )
  if (init.status !== 0) return null
  const port = await freePort()
  const server = spawn(
    ...as(join(bin, 'postgres'), [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      dir,
      '-c',
      'fsync=off',
    ]),
    { stdio: 'ignore', cwd: dir },
  )
  const ready = () =>
    spawnSync(
      join(bin, 'pg_isready'),
      ['-h', '127.0.0.1', '-p', String(port)],
      {
        stdio: 'ignore',
      },
    ).status === 0
  for (let i = 0; i < 100 && !ready(); i++)
    await new Promise((next) => setTimeout(next, 100))
  return {
    url: `postgres://club@127.0.0.1:${port}/postgres`,
    stop: async () => {
      spawnSync(
        ...as(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', 'stop']),
        {
          stdio: 'ignore',
          cwd: dir,
        },
      )
      server.kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
