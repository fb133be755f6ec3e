import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { eventually } from './eventually.ts'

const debian = '/usr/lib/postgresql'

function findBinaries(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** Where PostgreSQL's programs are, if this machine has them. */
export const postgresBinaries = findBinaries()

/** Servers of a test's own are started where the run is on PostgreSQL, and once. */
export const ownPostgres =
  postgresBinaries !== null && process.env.TEST_DATABASE_URL !== undefined

export interface PostgresServer {
  url: string
  port: number
  pid(): number
  /** Stops it as `pg_ctl -m immediate` does: as a crash would. */
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

/** It refuses to run as root. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/** Starts a PostgreSQL server of our own, on a free port, for tests to kill. */
export const startPostgres = (): Promise<PostgresServer> =>
  serve('initdb', ['-U', 'club', '-A', 'trust', '--no-sync', '-E', 'UTF8'])

/** Starts a streaming replica of one: it follows while both are there. */
export const startReplica = ({
  port,
}: PostgresServer): Promise<PostgresServer> =>
  serve('pg_basebackup', [
    ...['-h', '127.0.0.1', '-p', String(port), '-U', 'club'],
    ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
  ])

/** Runs a server on what a program makes in a folder. */
async function serve(
  program: string,
  options: readonly string[],
): Promise<PostgresServer> {
  const bin = String(postgresBinaries)
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'club-pg-'))
  if (user.uid !== undefined && user.gid !== undefined)
    chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, program), ['-D', data, ...options], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  })
  const port = await freePort()
  const url = `postgres://club@127.0.0.1:${port}/postgres`
  const args = ['-D', data, '-p', String(port), '-k', folder, '-F']
  let child: ChildProcess

  async function start() {
    child = spawn(join(bin, 'postgres'), [...args, '-h', '127.0.0.1'], {
      ...user,
      stdio: 'ignore',
      cwd: folder,
    })
    await eventually(async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.end()
    }, 15_000)
  }

  async function stop() {
    if (child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGQUIT')
    await ended
  }

  await start()
  return {
    url,
    port,
    pid: () => child.pid ?? 0,
    start,
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
