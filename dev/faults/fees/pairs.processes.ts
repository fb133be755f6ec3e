import type { Pair } from './pairs.ts'

/** One of two processes dies after the payment is in a block; another comes. */
export const killProcess: Pair = {
  name: 'publishing × one of two killed',
  begin(run) {
    const { moments, random, world } = run
    const place = random.below(2)
    const before = random.below(150)
    moments.at('transfer.block.1', () => {
      run.later(before, async () => {
        run.note(`! process ${place} killed`)
        await world.club.restart(place)
      })
    })
  },
}
