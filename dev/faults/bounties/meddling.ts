import { keccak256, toHex } from 'viem'
import type { Work } from './payOut.ts'
import type { Run } from './run.ts'

/** What others do to a payout that is under way. */

/**
 * A stranger and a winner name what is no payment: a hash that nobody knows, and
 * the payment of the other share.
 */
export function junk(run: Run, _: string, works: readonly Work[]) {
  const { moments, purse, random } = run
  const moment = random.pick([
    'transfer.done',
    'payout.answered',
    'transfer.block.1',
    'transfer.block.2',
  ] as const)
  const nothing = keccak256(toHex(`nobody knows ${random.next()}`))
  moments.at(moment, () => {
    run.later(random.below(100), async () => {
      const real = purse.last('transfer')?.hash ?? nothing
      for (const hash of [nothing, real])
        for (const by of [run.stranger, run.hunters[1]])
          for (const { id } of works)
            await by.ask('POST', `/api/submissions/${id}/payout`, { hash })
    })
  })
}

const day = 86_400_000

/**
 * One who won disputes the other's share while it is paid. Three days pass, and
 * nobody votes.
 */
export function disputed(run: Run, bounty: string, works: readonly Work[]) {
  const { moments, random, world } = run
  const [first] = works
  const pause = random.below(300)
  moments.at('transfer.asked', world.miner.rest)
  moments.at('payout.answered', async () => {
    const text = 'The other has copied it.'
    const body = { submission: first?.id, text }
    const { status } = await run.hunters[1].ask(
      'POST',
      `${bounty}/dispute`,
      body,
    )
    run.note(`! disputed: ${status}`)
    run.later(pause, async () => {
      world.miner.release()
      world.miner.ask()
      if (status === 200) await world.club.advance(3 * day + 1_000)
      run.note('! three days later')
    })
  })
}
