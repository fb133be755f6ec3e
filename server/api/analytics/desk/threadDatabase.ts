import { availableParallelism } from 'node:os'
import { sql } from 'drizzle-orm'
import { type DearRunner, openDear } from '../../../db/dear.ts'
import { emptyIndex } from '../../../indexer/emptyIndex.ts'
import {
  type Advance,
  createIndexRepository,
} from '../../../indexer/index.repository.ts'
import { indexCursor } from '../../../indexer/tables.ts'
import { longest } from '../history.repository.ts'
import { replicaFirst } from './replicaFirst.ts'

/** Where the thread looks things up. */
export interface ThreadDatabase extends DearRunner {
  empty(reorgs: number): Promise<void>
  take(step: Advance): Promise<void>
  close(): Promise<void>
}

/** Questions at once: one core is for everything else. */
export const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1))

/** What the thread is started with. */
export interface ThreadSettings {
  /** The PostgreSQL server; a copy in memory otherwise. */
  url?: string | undefined
  /** Its replica, which is asked first. */
  readUrl?: string | undefined
}

export const openThreadDatabase = ({
  url,
  readUrl,
}: ThreadSettings): Promise<ThreadDatabase> =>
  url === undefined ? openCopy() : openServer(url, readUrl)

async function openServer(
  url: string,
  readUrl?: string,
): Promise<ThreadDatabase> {
  const primary = openDear(url, atOnce, longest)
  const dear = readUrl
    ? replicaFirst(openDear(readUrl, atOnce, longest), primary)
    : primary
  const none = async () => {
    throw new Error('the server has the index itself')
  }
  return { ...dear, empty: none, take: none }
}

/** The copy's own name for what it is of: nothing else is ever in it. */
const subject = 'copy'
/** The planner wants to know again, once so much of the whole is new. */
const share = 0.5

/**
 * An index in memory, told by the one on the disk instead of by a chain: an
 * embedded database is one connection on one thread, and a second one on the
 * same directory would lose what the first writes.
 */
async function openCopy(): Promise<ThreadDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { usePglite } = await import('../../../db/pglite.ts')
  const client = await PGlite.create()
  const db = await usePglite(client, {
    isOurs: () => true,
    onLost: () => {},
    release: () => client.close(),
  })
  const index = createIndexRepository(db.background, subject)
  let events = { all: 0, unseen: 0 }

  return {
    async run(work, signal) {
      signal?.throwIfAborted()
      // Once begun, a statement of it can be ended by nothing.
      return await db.run(async (orm) => {
        signal?.throwIfAborted()
        return await work(orm)
      })
    },
    async empty(reorgs) {
      await emptyIndex(db)
      await db.run((orm) =>
        orm.execute(sql`
          insert into ${indexCursor} (id, subject, block, hash, reorgs)
          values (1, ${subject}, -1, '', ${reorgs})`),
      )
      events = { all: 0, unseen: 0 }
    },
    async take(step) {
      await index.advance(step)
      const added = step.nft.length + step.token.length
      events = { all: events.all + added, unseen: events.unseen + added }
      if (events.unseen < events.all * share) return
      await client.exec('analyze')
      events.unseen = 0
    },
    close: db.close,
  }
}
