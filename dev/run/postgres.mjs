import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './chromium.mjs'

const debian = '/usr/lib/postgresql'
/** Milliseconds that a server has to be there, after a crash too. */
const patience = 30_000

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

export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

/** PostgreSQL refuses to run as root, so there it runs as `postgres`. */
const asRoot = process.getuid?.() === 0
const as = (command, args) =>
  asRoot
    ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
    : [command, args]

/** Runs a server on what a program makes in a temporary directory. */
async function serve(bin, program, options) {
  const dir = mkdtempSync(join(tmpdir(), 'club-pg-'))
  if (asRoot) spawnSync('chown', ['postgres', dir])
  const data = join(dir, 'data')
  const quiet = { stdio: 'ignore', cwd: dir }
  const made = spawnSync(
    ...as(join(bin, program), ['-D', data, ...options]),
    quiet,
  )
  if (made.status !== 0) return null
  const port = await freePort()
  const place = ['-p', String(port), '-h', '127.0.0.1', '-k', dir]
  const ready = () =>
    spawnSync(
      join(bin, 'pg_isready'),
      ['-h', '127.0.0.1', '-p', String(port)],
      { stdio: 'ignore' },
    ).status === 0
  async function start() {
    spawn(
      ...as(join(bin, 'postgres'), ['-D', data, ...place, '-c', 'fsync=off']),
      quiet,
    )
    for (const end = Date.now() + patience; !ready(); ) {
      if (Date.now() > end)
        throw new Error(`PostgreSQL on port ${port} did not start`)
      await new Promise((next) => setTimeout(next, 100))
    }
  }
  const halt = (mode) =>
    spawnSync(
      ...as(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, 'stop']),
      quiet,
    )
  async function stop() {
    halt('fast')
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    port,
    url: `postgres://club@127.0.0.1:${port}/postgres`,
    start,
    /** Ends it as a crash would. */
    crash: () => void halt('immediate'),
    stop,
  }
}

/**
 * Starts a PostgreSQL of its own on loopback, in a temporary directory, or
 * returns null where none is installed. In CI it is installed.
 *
 * @param isWanted installs it elsewhere, too, where we may.
 */
export async function startPostgres(isWanted = Boolean(process.env.CI)) {
  if (!binaries() && isWanted && asRoot) aptInstall('postgresql')
  const bin = binaries()
  const options = ['-U', 'club', '-A', 'trust', '--no-sync', '-E', 'UTF8']
  return bin && (await serve(bin, 'initdb', options))
}

/** Starts a streaming replica of one. */
export const startReplica = ({ port }) =>
  serve(binaries(), 'pg_basebackup', [
    ...['-h', '127.0.0.1', '-p', String(port), '-U', 'club'],
    ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
  ])
