import { describe } from 'vitest'
import { askedSeeds, testCampaign } from '../kit/nightly.ts'
import { runCampaign } from './campaign.ts'
import { killProcess } from './pairs.processes.ts'

// Two processes share a database server, and no embedded one.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('fees', () =>
  testCampaign(
    'of two processes one is killed between payment and publishing',
    [killProcess],
    (campaign) => runCampaign({ ...campaign, processes: 2 }),
    askedSeeds(3),
  ),
)
