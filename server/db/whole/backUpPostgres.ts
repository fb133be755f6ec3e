import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { ConfigError } from '../../errors.ts'
import { whileConnected } from './connect.ts'
import { runProgram } from './programs.ts'
import { readStand, type Stand } from './stand.ts'

/** Restores a dump into a database that has nothing in it. */
export const restoreDump = (file: string, url: string) =>
  runProgram('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    file,
  ])

/** Makes a database beside another's for as long as the work takes. */
async function inNewDatabase<T>(
  beside: pg.Client,
  url: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `club_check_${randomBytes(6).toString('hex')}`
  await beside
    .query(`create database ${name} template template0`)
    .catch((cause) => {
      throw new ConfigError(
        `The backup cannot be checked here: ${cause.message}. Name a server where a database may be made: --check-on postgres://…`,
        { cause },
      )
    })
  try {
    const own = new URL(url)
    own.pathname = `/${name}`
    return await work(String(own))
  } finally {
    await beside.query(`drop database if exists ${name} with (force)`)
  }
}

/**
 * Dumps a database as it is at one moment, whatever is written meanwhile, and
 * restores the dump into a new database to look at it.
 *
 * @param checkOn the server of that new database
 * @returns what was there at that moment, and what the dump makes of it.
 */
export async function dumpAndCheck(
  url: string,
  file: string,
  checkOn: string,
): Promise<{ here: Stand; restored: Stand }> {
  const here = await whileConnected(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select pg_export_snapshot() as moment')
    const stand = await readStand(client)
    await runProgram('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${rows[0]?.moment}`,
      `--file=${file}`,
    ])
    return stand
  })
  const restored = await whileConnected(checkOn, (beside) =>
    inNewDatabase(beside, checkOn, async (own) => {
      await restoreDump(file, own)
      return await whileConnected(own, readStand)
    }),
  )
  return { here, restored }
}
