import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubNftAbi } from '../contracts/generated/ClubNft.gen.ts'
import { type Chain, startChain } from '../world/chain.ts'
import {
  bountySuite,
  contractSuite,
  freshSuite,
  limitSuite,
  readLimitSuite,
} from './contract.suite.ts'
import { type ContractCase, openClub } from './suite/club.ts'
import { fewReads, tightLimits } from './suite/limits.cases.ts'
import { createMockSide } from './suite/mockSide.ts'
import { startServerSide } from './suite/serverSide.ts'
import type { Side } from './suite/side.ts'
import type { MockLimits } from './world.types.ts'

const far = 1_000_000
const wide = {
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
const tight = {
  mocks: tightLimits,
  server: {
    LIMIT_NONCE: String(tightLimits.nonce),
    LIMIT_VERIFY: String(tightLimits.verify),
    LIMIT_WRITE: String(tightLimits.write),
    LIMIT_DRAFT: String(tightLimits.draft),
    LIMIT_COMMENT: String(tightLimits.comment),
    LIMIT_NONCES_PER_BROWSER: String(tightLimits.noncesPerBrowser),
    LIMIT_NONCES_PER_SOURCE: String(tightLimits.noncesPerSource),
  },
}
const few = {
  mocks: { ...wide.mocks, read: fewReads },
  server: { LIMIT_READ: String(fewReads) },
}

interface Limits {
  mocks: Partial<MockLimits>
  server: Record<string, string>
}

let chain: Chain
let run = 0

beforeAll(async () => {
  chain = await startChain()
})
afterAll(async () => {
  await chain.stop()
  console.log(`contract: ${run} cases run against the mocks and the server`)
})

/** What the contract draws for the ids that are shown. */
async function drawArt() {
  const lines = await Promise.all(
    Array.from({ length: 6 }, async (_, back) => {
      const id = BigInt(187 - back)
      const call = { abi: clubNftAbi, functionName: 'tokenURI' } as const
      const data = encodeFunctionData({ ...call, args: [id] })
      const params = [{ to: chain.addresses.nft, data }, 'latest']
      const answer = await chain.rpc.call<Hex>('eth_call', params)
      const uri = decodeFunctionResult({ ...call, data: answer })
      return `  ${id}: '${uri}',\n`
    }),
  )
  return `/** As the contract draws them: \`vitest -u\` writes them anew. */
export const art: Readonly<Record<number, string>> = {\n${lines.join('')}}\n`
}

test('art: the mocks show what the contract draws', async () => {
  await expect(await drawArt()).toMatchFileSnapshot('./chain/art.gen.ts')
})

/**
 * Now, and never a moment before a full minute: bounties are due at one, which
 * jobs of the server tell of, and the mocks have none.
 */
function awayFromMinute(): number {
  const now = Date.now()
  const left = 60_000 - (now % 60_000)
  return left < 15_000 ? now + left + 1_000 : now
}

async function startPair(limits: Limits): Promise<Side[]> {
  const at = awayFromMinute()
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
  return [
    createMockSide({
      at,
      chainTime,
      blockTimes,
      rpcUrl,
      limits: limits.mocks,
    }),
    await startServerSide({ at, chain, limits: limits.server }),
  ]
}

/** Runs the same case on both sides, and compares all that was said. */
async function runOnBoth(sides: readonly Side[], { run: act }: ContractCase) {
  const said: unknown[] = []
  const moved: number[] = []
  try {
    for (const side of sides) {
      const club = openClub(side)
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
  run += 1
}

describe.each([
  ['with few requests', few, readLimitSuite],
  ['with tight limits', tight, limitSuite],
  ['with bounties of all states', wide, bountySuite],
  ['just begun', wide, freshSuite],
  // Last: it moves the chain.
  ['as in the product', wide, contractSuite],
] as const)('%s', (_, limits, suite) => {
  let sides: Side[] = []
  beforeAll(async () => {
    sides = await startPair(limits)
  })
  afterAll(async () => {
    for (const side of sides) await side.stop()
  })

  // Some ask a hundred things, on whatever machine.
  test.each(suite)('$name', (each) => runOnBoth(sides, each), 90_000)
})
