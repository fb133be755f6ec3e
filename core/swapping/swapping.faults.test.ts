import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { createRandom } from '../../dev/world/seed/random.ts'
import { playRound } from './swapping.faults.testing.ts'
import { createSwapServer, type SwapServer } from './swapping.server.testing.ts'

let chain: Chain
let server: SwapServer
beforeAll(async () => {
  chain = await startChain()
  server = await createSwapServer(chain)
})
afterAll(() => chain.stop())

// Those that go red where what a dead page has sent is not looked for; many more at
// night: `swapping.faults.nightly.test.ts`.
test.each([1, 2, 11, 13, 17, 20, 27, 30])(
  'behavior: whatever fails, one fee and one swap (seed %i)',
  async (seed) => {
    const round = await playRound(chain, server, createRandom(seed))
    expect(round, round.log.join(' · ')).toMatchObject({
      isDone: true,
      fees: 1,
      swaps: 1,
      credits: 0,
    })
  },
  60_000,
)
