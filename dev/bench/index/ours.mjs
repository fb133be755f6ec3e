import { openDatabase } from '../../../server/dist/db/open.js'
import { createChainSource } from '../../../server/dist/indexer/chainSource.js'
import { createEndpoint } from '../../../server/dist/indexer/endpoint.js'
import { createHoldingsRepository } from '../../../server/dist/indexer/holdings.repository.js'
import { createIndexRepository } from '../../../server/dist/indexer/index.repository.js'
import { createIndexSteps } from '../../../server/dist/indexer/step.js'
import { createLogger } from '../../../server/dist/log.js'
import { contracts } from './history.mjs'
import { measure, timesOf } from './measure.mjs'

/** Our index, from the first block to the head. */
const { DATABASE_URL, NODE_URL } = process.env
const env = {
  DATABASE_URL,
  DATA_DIR: 'memory:',
  LOG_LEVEL: 'silent',
  SNAPSHOT_MINUTES: 0,
}
const log = createLogger(env)
const db = await openDatabase(env, log)
while (!db.isReady()) await new Promise((resolve) => setTimeout(resolve, 20))

const steps = createIndexSteps({
  source: createChainSource([createEndpoint(NODE_URL)], log),
  index: createIndexRepository(db, 'bench'),
  contracts,
  start: { number: -1, hash: '' },
})

const result = await measure(async () => {
  let events = 0
  for (;;) {
    const step = await steps.take().catch((error) => {
      if (error.name === 'RangeRefusedError') return null
      throw error
    })
    if (step?.kind === 'advanced') events += step.events
    if (step?.kind === 'idle') return { events, block: step.block }
  }
})

const holdings = createHoldingsRepository(db)
const past = Math.floor(result.block / 2)
const someone = `0x${(77).toString(16).padStart(40, '0')}`
const queries = {
  'holders now': () => holdings.nftHoldersAt(result.block),
  'holders at a past block': () => holdings.nftHoldersAt(past),
  'balance at a past block': () => holdings.tokenBalanceAt(someone, past),
}
const times = {}
for (const [name, ask] of Object.entries(queries))
  times[name] = await timesOf(ask)
await db.close()
process.send({ ...result, times })
