import { answers } from '../../../server/dist/api/analytics/answers/answers.js'
import { createHistoryRepository } from '../../../server/dist/api/analytics/history.repository.js'
import { createNodes } from '../../../server/dist/chain/nodes.js'
import { openDatabase } from '../../../server/dist/db/open.js'
import { createChainSource } from '../../../server/dist/indexer/chainSource.js'
import { createIndexRepository } from '../../../server/dist/indexer/index.repository.js'
import { createBlooms } from '../../../server/dist/indexer/proof/blooms.js'
import { createProofRepository } from '../../../server/dist/indexer/proof/proof.repository.js'
import { createVerifier } from '../../../server/dist/indexer/proof/verifier.js'
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

const source = createChainSource(createNodes([NODE_URL], log), log)
const about = { source, contracts, start: { number: -1, hash: '' } }
const blooms = createBlooms(source, contracts, log)
const steps = createIndexSteps({
  ...about,
  // What it costs to hold the newest blocks against their blooms: `BLOOMS=no`.
  ...(process.env.BLOOMS !== 'no' && { blooms }),
  index: createIndexRepository(db.background, 'bench'),
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

/** Events a second of the second reading, which goes on behind the index. */
async function readAgain() {
  const verifier = createVerifier({
    ...about,
    blooms,
    log,
    now: () => performance.now(),
    rows: createProofRepository(db.background, 'bench'),
  })
  const began = performance.now()
  while (!(await verifier.take()));
  return (result.events * 1_000) / (performance.now() - began)
}
const again = await readAgain()

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
process.send({ ...result, times, again })
