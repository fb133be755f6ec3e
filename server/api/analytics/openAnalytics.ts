import type { ChainReader } from '../../chain/chainReader.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import type { Standing } from '../../indexer/standing.ts'
import type { Logger } from '../../log.ts'
import { createAnalytics } from './analytics.ts'
import { createCopyDesk } from './desk/copyDesk.ts'
import { createServerDesk } from './desk/serverDesk.ts'
import type { StartThread } from './desk/startThread.ts'
import { createThreadDesk } from './desk/threadDesk.ts'
import { createHistoryRepository } from './history.repository.ts'
import { excludedOf } from './leftOut.ts'

interface Parts {
  db: Database
  chain: ChainReader
  log: Logger
  standing: () => Standing | null
  start: StartThread
}

/** Puts the analytics area together. */
export function openAnalytics(
  env: Env,
  { db, chain, log, standing, start }: Parts,
) {
  const url = db.kind === 'postgres' ? env.DATABASE_URL : undefined
  const readUrl = url && env.DATABASE_READ_URL
  const thread = createThreadDesk(start, { url, readUrl }, log)
  return createAnalytics({
    history: createHistoryRepository(db),
    background: createHistoryRepository(db.background),
    desk: url ? createServerDesk(thread) : createCopyDesk(db, thread),
    standing,
    excluded: excludedOf(env.SWAP_CONTRACT, env.EXCLUDED_ADDRESSES),
    timeOf: chain.timeOf,
  })
}
