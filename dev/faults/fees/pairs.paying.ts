import { cutNetwork, killServer, killTabs, loseSession } from '../kit/faults.ts'
import type { Moment } from '../kit/moments.ts'
import type { Pair } from './pairs.ts'

const prompts = [
  'approve.asked',
  'approve.done',
  'transfer.asked',
  'transfer.done',
] as const satisfies readonly Moment[]
const reports = ['report.leaving', 'report.answered'] as const
/** Too little for a transfer of the token, enough to be mined. */
const tooLittle = '0x7530'

/** From the first prompt to the moment the server has heard of the hash. */
export const payingPairs: readonly Pair[] = [
  {
    name: 'paying × tab killed',
    begin: (run) => killTabs(run, run.random.pick(prompts)),
  },
  {
    name: 'paying × network cut',
    begin: (run) => cutNetwork(run, run.random.pick(prompts)),
  },
  {
    name: 'paying × session lost',
    begin: (run) => loseSession(run, run.random.pick([...prompts, ...reports])),
  },
  {
    name: 'paying × out of gas',
    begin(run) {
      const { random, moments, purse, world, account } = run
      const moment = random.pick(['approve.asked', 'transfer.asked'] as const)
      if (random.chance(0.5)) {
        // The wallet's own estimate is lower: it fails in a block.
        const kind = moment.startsWith('approve') ? 'approve' : 'transfer'
        let isDone = false
        purse.bendGas((of, gas) => {
          if (of !== kind || isDone) return gas
          isDone = true
          return tooLittle
        })
        return
      }
      moments.at(moment, async () => {
        await world.setGas(account.address, 1n)
        run.later(random.below(500), () => world.setGas(account.address))
      })
    },
  },
  { name: 'every step × double click', isDouble: true, begin() {} },
  { name: 'every step × two tabs', tabs: 2, begin() {} },
  {
    name: 'paying × 25 hours late',
    begin: ({ moments, world }) =>
      moments.at('transfer.asked', () => world.club.advance(25 * 3_600_000)),
  },
  {
    name: 'reporting × tab killed',
    begin: (run) => killTabs(run, run.random.pick(reports)),
  },
  {
    name: 'reporting × network cut',
    begin: (run) => cutNetwork(run, run.random.pick(reports)),
  },
  {
    name: 'reporting × server killed',
    begin: (run) =>
      killServer(run, run.random.pick(['transfer.done', ...reports])),
  },
]
