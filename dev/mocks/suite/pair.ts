import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Purposes } from '../../../server/api/fees/feePurpose.ts'
import { type Chain, startChain } from '../../world/chain.ts'
import type { MockLimits } from '../world.types.ts'
import { type ContractCase, openClub } from './club.ts'
import { feeStandIn } from './feeStandIn.ts'
import { createMockSide } from './mockSide.ts'
import { startServerSide } from './serverSide.ts'
import type { Side } from './side.ts'

export interface PairLimits {
  mocks: Partial<MockLimits>
  server: Record<string, string>
}

const far = 1_000_000
/** Nobody meets them. */
export const wide: PairLimits = {
  mocks: {
    nonce: far,
    verify: far,
    write: far,
    draft: far,
    comment: far,
    read: far,
    noncesPerBrowser: far,
    noncesPerSource: far,
  },
  server: {},
}

interface Pair {
  sides: readonly Side[]
  /** The time of the newest block that both have, in seconds. */
  shared: number
}

async function startPair(
  chain: Chain,
  limits: PairLimits,
  feePurposes: Purposes<unknown>,
): Promise<Pair> {
  const at = Date.now()
  const { rpcUrl } = chain
  const head = Number(await chain.rpc.call('eth_blockNumber'))
  const blockTimes = await Promise.all(
    Array.from({ length: head + 1 }, async (_, block) => {
      const { timestamp } = await chain.rpc.call<{ timestamp: string }>(
        'eth_getBlockByNumber',
        [`0x${block.toString(16)}`, false],
      )
      return Number(timestamp)
    }),
  )
  const chainTime = blockTimes.at(-1) ?? 0
  const sides = [
    createMockSide({
      at,
      chainTime,
      blockTimes,
      rpcUrl,
      limits: limits.mocks,
      feePurposes,
    }),
    await startServerSide({
      at,
      chain,
      limits: limits.server,
      feePurposes,
    }),
  ]
  return { sides, shared: chainTime }
}

/** Runs the same case on both sides, and compares all that was said. */
async function runOnBoth({ sides, shared }: Pair, { run: act }: ContractCase) {
  const said: unknown[] = []
  const moved: number[] = []
  try {
    for (const side of sides) {
      const club = openClub(side, shared)
      try {
        await act(club)
      } finally {
        said.push(club.transcript)
        moved.push(club.moved())
      }
    }
  } finally {
    // Where a case ends early, the next one still has both at the same time.
    const most = Math.max(...moved)
    sides.forEach((side, at) => {
      side.advance(most - (moved[at] ?? 0))
    })
  }
  expect(said[0], 'the mocks say what the server says').toEqual(said[1])
}

/**
 * Runs the cases, one after the other, against the mocks and against the server.
 *
 * @param feePurposes what takes the place of the areas' own; none: fees publish.
 */
export function describePair(
  name: string,
  limits: PairLimits,
  suite: readonly ContractCase[],
  feePurposes: Purposes<unknown> = feeStandIn,
) {
  describe(name, () => {
    let chain: Chain
    let pair: Pair = { sides: [], shared: 0 }
    let run = 0
    beforeAll(async () => {
      chain = await startChain()
      pair = await startPair(chain, limits, feePurposes)
    })
    afterAll(async () => {
      for (const side of pair.sides) await side.stop()
      await chain?.stop()
      console.log(`contract: ${run} cases run against the mocks and the server`)
    })

    // Some ask a hundred things, on whatever machine.
    test.each(suite)(
      '$name',
      async (each) => {
        await runOnBoth(pair, each)
        run += 1
      },
      90_000,
    )
  })
}
