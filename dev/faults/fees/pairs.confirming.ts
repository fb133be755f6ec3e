import { killServer, killTabs, reorganise, replace } from '../kit/faults.ts'
import { randomLie } from '../kit/lies.ts'
import type { Pair } from './pairs.ts'
import type { Run } from './run.ts'

const blocks = ['transfer.block.1', 'transfer.block.2'] as const

/** Replaced in the wallet, and sometimes its page is gone as well. */
function replaced(run: Run, how: 'speedUp' | 'cancel') {
  const { random, moments } = run
  const isKilled = random.chance(0.3)
  replace(run, how)
  if (!isKilled) return
  moments.at('transfer.done', () =>
    run.later(random.below(400), () => {
      run.killTabs()
      run.later(random.below(300), run.open)
    }),
  )
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
    begin: (run) => reorganise(run),
  },
  { name: 'confirming × node lying', begin: (run) => randomLie(run) },
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
