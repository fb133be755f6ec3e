import { killServer, killTabs } from './faults.ts'
import { randomLie } from './lies.ts'
import type { Pair } from './pairs.ts'
import type { Run } from './run.ts'

const blocks = ['block.1', 'block.2'] as const

/** Holds the transfer back until it was replaced in the wallet. */
function replaced(run: Run, how: 'speedUp' | 'cancel') {
  const { random, moments, purse, world } = run
  const pause = random.below(400)
  const isKilled = random.chance(0.3)
  moments.at('transfer.asked', world.miner.rest)
  moments.at('transfer.done', () => {
    run.later(pause, async () => {
      const entry = purse.last('transfer')
      if (entry) await purse[how](entry)
      run.note(`! ${how}`)
      world.miner.release()
    })
    if (!isKilled) return
    run.later(random.below(400), () => {
      run.killTabs()
      run.later(random.below(300), run.open)
    })
  })
}

/** The money is on its way. */
export const confirmingPairs: readonly Pair[] = [
  {
    name: 'confirming × tab killed',
    begin: (run) => killTabs(run, run.random.pick(blocks)),
  },
  {
    name: 'confirming × server killed',
    begin: (run) => killServer(run, run.random.pick(blocks)),
  },
  {
    name: 'confirming × wallet sped up',
    begin: (run) => replaced(run, 'speedUp'),
  },
  {
    name: 'confirming × wallet cancelled',
    begin: (run) => replaced(run, 'cancel'),
  },
  {
    name: 'confirming × chain reorganised',
    begin({ moments, purse, world, random, ...run }) {
      const pause = random.below(300)
      moments.at('block.1', async () => {
        await world.chain.rpc.call('anvil_reorg', [1, []])
        run.note('! reorganised')
        run.later(pause, async () => {
          const entry = purse.last('transfer')
          if (entry) await purse.rebroadcast(entry)
        })
      })
    },
  },
  { name: 'confirming × node lying', begin: randomLie },
  {
    name: 'confirming × paid twice by hand',
    meant: 2,
    proposals: 2,
    begin: ({ moments, purse }) =>
      moments.at('report.answered', async () => {
        const entry = purse.last('transfer')
        if (entry) await purse.repeat(entry)
      }),
  },
]
