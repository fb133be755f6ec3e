import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  faultOf,
  primaryPlace,
  readPlace,
  replicaPlace,
} from '../db/replicaLink.ts'
import { whileConnected } from '../db/whole/connect.ts'
import { tablesOf } from '../db/whole/statements.ts'
import type { Env } from '../env.ts'
import { type Found, fault, fine } from './found.ts'

/** The oldest that the tests run on. */
const oldest = 15

async function tryPostgres(url: string): Promise<Found[]> {
  try {
    return await whileConnected(url, async (client) => {
      const { rows } = await client.query(
        `select current_setting('server_version') as version,
          has_schema_privilege('public', 'create') as may,
          pg_is_in_recovery() as is_replica`,
      )
      const { version, may, is_replica } = rows[0] ?? {}
      const tables = (await tablesOf(client)).length
      const found = [
        fine(
          `PostgreSQL ${version}: ${tables === 0 ? 'empty, the first start makes its tables' : `${tables} tables`}`,
        ),
      ]
      if (Number.parseInt(String(version), 10) < oldest)
        found.push(fault(`PostgreSQL ${version} is older than ${oldest}`))
      if (is_replica)
        found.push(fault('DATABASE_URL is a replica: it is written to'))
      else if (!may)
        found.push(fault('its user may make no tables in the schema public'))
      return found
    })
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return [fault(`DATABASE_URL does not answer: ${said || 'no connection'}`)]
  }
}

const placeAt = (url: string, statement: string) =>
  whileConnected(url, async (client) =>
    readPlace((await client.query(statement)).rows[0]),
  )

/** A replica that is away is no reason not to start: the primary is read. */
async function tryReplica(url: string, replica: string): Promise<Found[]> {
  const [own, seen] = await Promise.allSettled([
    placeAt(url, primaryPlace),
    placeAt(replica, replicaPlace),
  ])
  if (seen.status === 'rejected')
    return [
      fine(
        'DATABASE_READ_URL does not answer: every read goes to DATABASE_URL until it does',
      ),
    ]
  // What is wrong with the primary was said before.
  if (own.status === 'rejected') return []
  const problem = faultOf(seen.value, own.value.identity)
  return [
    problem
      ? fault(`DATABASE_READ_URL ${problem}`)
      : fine('DATABASE_READ_URL is a replica of DATABASE_URL'),
  ]
}

/** The closest folder that is there already. */
function closest(folder: string): string {
  const whole = resolve(folder)
  return existsSync(whole) ? whole : closest(dirname(whole))
}

function tryDirectory(directory: string): Found[] {
  if (directory === 'memory:')
    return [fine('DATA_DIR keeps nothing: all is gone with the process')]
  try {
    accessSync(closest(directory), constants.W_OK)
  } catch {
    return [fault(`DATA_DIR ${directory} cannot be written to`)]
  }
  const isThere = existsSync(join(directory, 'db'))
  const isHeld = existsSync(join(directory, 'lock'))
  return [
    fine(
      `DATA_DIR ${directory}: ${isThere ? 'holds a database' : 'the first start makes one'}${isHeld ? ', a server holds it or ended without a word' : ''}`,
    ),
  ]
}

/**
 * Looks whether the database is there, and may be written to, and whether what is
 * read instead of it is a replica of it.
 */
export async function tryDatabase(env: Env): Promise<Found[]> {
  const { DATABASE_URL: url, DATABASE_READ_URL: replica } = env
  if (!url) return tryDirectory(env.DATA_DIR)
  const found = await tryPostgres(url)
  return replica ? [...found, ...(await tryReplica(url, replica))] : found
}
