import type { ChainReader } from '../../chain/chainReader.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import type { Standing } from '../../indexer/standing.ts'
import { createAnalytics } from './analytics.ts'
import { createHistoryRepository } from './history.repository.ts'
import { excludedOf } from './leftOut.ts'

/** Puts the analytics area together. */
export const openAnalytics = (
  db: Database,
  chain: ChainReader,
  env: Env,
  standing: () => Standing | null,
) => ({
  analytics: createAnalytics({
    history: createHistoryRepository(db),
    standing,
    excluded: excludedOf(env.SWAP_CONTRACT, env.EXCLUDED_ADDRESSES),
    timeOf: chain.timeOf,
  }),
})
