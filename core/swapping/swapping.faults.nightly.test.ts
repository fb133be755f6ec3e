import { expect, test } from 'vitest'
import { startChain } from '../../dev/world/chain.ts'
import { createRandom } from '../../dev/world/seed/random.ts'
import { playRound } from './swapping.faults.testing.ts'
import { createSwapServer } from './swapping.server.testing.ts'

/** Rounds on one chain: each takes an NFT of its account. */
const rounds = 30

test.each([100, 200, 300, 400])(
  'behavior: whatever fails, one fee and one swap (seeds from %i)',
  async (first) => {
    const chain = await startChain()
    try {
      const server = await createSwapServer(chain)
      for (let seed = first; seed < first + rounds; seed++) {
        const round = await playRound(chain, server, createRandom(seed))
        expect(round, `seed ${seed}: ${round.log.join(' · ')}`).toMatchObject({
          isDone: true,
          fees: 1,
          swaps: 1,
          credits: 0,
        })
      }
    } finally {
      await chain.stop()
    }
  },
  600_000,
)
