import { answers } from '../../../server/dist/analytics/answers/answers.js'
import { createHistoryRepository } from '../../../server/dist/analytics/history.repository.js'
import { createNodes } from '../../../server/dist/chain/nodes.js'
import { openDatabase } from '../../../server/dist/db/open.js'
import { createChainSource } from '../../../server/dist/indexer/chainSource.js'
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
  source: createChainSource(createNodes([NODE_URL], log), log),
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

// As the analytics ask: within one reading, of which the cost is part.
const repository = createHistoryRepository(db)
const tip = await repository.tip()
const past = { block: Math.floor(tip.block / 2) + 1, time: tip.time }
const at = (moment, ask) => () => repository.read(tip, moment, [], ask)
const someone = `0x${(77).toString(16).padStart(40, '0')}`
const holders = (history) => history.nftHolders()
const balance = (history) => history.balancesOf([someone])
const tokens = (history) => history.tokenHolders()
const distribution = (history) => answers.analyticsDistribution(history, {})
const queries = {
  'holders now': at(tip, holders),
  'holders at a past block': at(past, holders),
  'balance at a past block': at(past, balance),
  'token holders at a past block': at(past, tokens),
  'distribution now': at(tip, distribution),
  'distribution at a past block': at(past, distribution),
}
const times = {}
for (const [name, ask] of Object.entries(queries))
  times[name] = await timesOf(ask)
await db.close()
process.send({ ...result, times })
