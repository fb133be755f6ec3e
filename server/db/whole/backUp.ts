import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Env } from '../../env.ts'
import { packAndCheck } from './backUpDirectory.ts'
import { dumpAndCheck } from './backUpPostgres.ts'
import { compareStands, type Stand } from './stand.ts'

/** Kept beside a backup: what is in it, to hold what is restored against. */
const standFile = (file: string) => `${file}.stand.json`

/** @returns null where the file came without one. */
export async function readStandFile(file: string): Promise<Stand | null> {
  const text = await readFile(standFile(file), 'utf8').catch(() => null)
  return text === null ? null : new Map(Object.entries(JSON.parse(text)))
}

/** A sequence moves on while its database is dumped, and never back. */
const isSequence = (name: string) => name.startsWith('sequence ')
const placeOf = (is = '') => Number(is.split(' ')[1] ?? Number.NaN)

function compareMoving(here: Stand, restored: Stand) {
  const settled = new Map(
    [...here].map(([name, is]) => {
      const then = restored.get(name)
      const isOn = isSequence(name) && placeOf(then) >= placeOf(is)
      return [name, (isOn && then) || is]
    }),
  )
  return compareStands(settled, restored)
}

export interface BackUpAsked {
  /** The folder that it is put into. */
  to: string
  /** A PostgreSQL server that may make a database. @default the backed up one's */
  checkOn?: string | undefined
}

/**
 * Backs up the database that the configuration names into one file, and says it
 * is one only after it was restored and is the same, ledgers line by line.
 *
 * @returns whether it is.
 */
export async function backUp(
  env: Env,
  { to, checkOn }: BackUpAsked,
  now: Date,
  write: (line: string) => void,
): Promise<boolean> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const moment = now.toISOString().replaceAll(':', '-')
  const url = env.DATABASE_URL
  const end = url ? 'dump' : 'pglite.tar.gz'
  const file = join(to, `club-${moment}.${end}`)
  const { here, restored, snapshot } = url
    ? {
        ...(await dumpAndCheck(url, file, checkOn ?? url)),
        snapshot: undefined,
      }
    : await packAndCheck(env.DATA_DIR, file)
  const { isSame, lines } = compareMoving(here, restored)
  for (const line of lines) write(line)
  if (snapshot)
    write(
      `A server runs: this is its snapshot ${snapshot}, WHAT WAS WRITTEN SINCE IS NOT IN IT`,
    )
  if (!isSame) {
    write(`NOT A BACKUP: ${file} is not what the database was`)
    return false
  }
  const stand = JSON.stringify(Object.fromEntries(restored), null, 2)
  await writeFile(standFile(file), `${stand}\n`)
  write(`Backed up and checked: ${file}, with ${basename(standFile(file))}`)
  return true
}
