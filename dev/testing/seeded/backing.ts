import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../../../server/db/whole/backUp.ts'
import { restore } from '../../../server/db/whole/restore.ts'
import { Browser } from '../../../server/testing/browser.ts'
import type { TestDatabase } from '../../../server/testing/database.ts'
import { startTestServer } from '../../../server/testing/startTestServer.ts'
import {
  type EnvRecord,
  noChain,
  testEnv,
} from '../../../server/testing/testEnv.ts'
import { createSeededDirectory } from './seededDirectory.ts'

/** A directory that a server has run on, and a folder for its backups. */
export async function createBacking() {
  const seeded = await createSeededDirectory()
  const folder = mkdtempSync(join(tmpdir(), 'club-backups-'))
  const said: string[] = []
  const write = (line: string) => said.push(line)
  let minutes = 0

  return {
    seeded,
    folder,
    /** Every line that was written. */
    said,
    /** Backs up, each a minute after the one before. */
    async backedUp(record: EnvRecord) {
      minutes += 1
      const now = new Date(Date.UTC(2026, 10, 25, 12, minutes))
      const env = testEnv(noChain, record)
      const isOne = await backUp(env, { to: folder }, now, write)
      const [note = ''] = readdirSync(folder)
        .filter((name) => name.endsWith('.stand.json'))
        .sort()
        .reverse()
      return { isOne, file: join(folder, note.replace('.stand.json', '')) }
    },
    restored: (record: EnvRecord, file: string) =>
      restore(testEnv(noChain, record), file, write),
    /** A directory of that name, which is not there yet. */
    into: (name: string): TestDatabase => ({
      record: { DATA_DIR: join(folder, name) },
      remove: async () => {},
    }),
    /** Tells whether who was signed in is, on a server over that database. */
    async isSignedIn(database: TestDatabase) {
      const server = await startTestServer({ database })
      const again = new Browser(server.url)
      for (const [name, value] of seeded.browser.cookies)
        again.cookies.set(name, value)
      const { status } = await again.get('/api/auth/me')
      await server.close()
      return status === 200
    },
    remove() {
      seeded.remove()
      rmSync(folder, { recursive: true })
    },
  }
}

export type Backing = Awaited<ReturnType<typeof createBacking>>
