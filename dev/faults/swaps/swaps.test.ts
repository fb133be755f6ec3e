import type { SwapIntent } from '@narwhal-club/core/contract'
import { describe, expect, test } from 'vitest'
import { intent, swapped } from '../../../core/swapping/swapping.fixture.ts'
import { isGood } from '../kit/campaign.ts'
import { runCampaign } from './campaign.ts'
import { compare, type OnChain } from './judge.ts'
import { fee } from './onChain.ts'
import { pairs } from './pairs.ts'

// All of them at night, and many seeds by `node dev/faults/swaps/run.mjs`.
const sample = 'fee × tab killed'

test('property: a run loses nothing, pays nothing twice, and swaps once', async () => {
  const told: string[] = []
  const rows = await runCampaign({
    pairs: pairs.filter(({ name }) => name === sample),
    seeds: [1],
    say: (line) => told.push(line),
  })
  expect(rows).toHaveLength(1)
  expect(
    rows.filter((row) => !isGood(row)),
    told.join('\n'),
  ).toEqual([])
}, 120_000)

describe('what the books are held against', () => {
  const paid = swapped.fee.hash as string
  const event = {
    hash: swapped.swapped?.hash as string,
    ids: swapped.ids,
    tokens: BigInt(swapped.tokens),
  }
  const chain: OnChain = { fees: [paid], swaps: [event] }
  const credit = (hash: string) => ({
    hash: hash as `0x${string}`,
    amount: String(fee),
    at: '',
    until: '',
  })
  const other = `0x${'99'.repeat(32)}`
  const unpaid = { ...swapped, fee: intent().fee }
  const again = { ...swapped, id: 'a5000000-0000-4000-8000-000000000009' }

  test.each<[string, SwapIntent[], string[], OnChain, object]>([
    ['all is well', [swapped], [], chain, {}],
    [
      'a fee counts for nothing',
      [],
      [],
      { ...chain, swaps: [] },
      { lost: fee },
    ],
    ['a swap has no fee', [unpaid], [paid], chain, { unpaid: fee }],
    [
      'a fee never arrived',
      [swapped],
      [],
      { ...chain, fees: [] },
      { unpaid: fee },
    ],
    ['a fee is used and a credit', [swapped], [paid], chain, { twice: 1 }],
    ['one swap counts twice', [swapped, again], [], chain, { twice: 2 }],
    [
      'more was paid than meant',
      [swapped],
      [other],
      { ...chain, fees: [paid, other] },
      { twice: 1 },
    ],
  ])('%s', (_, intents, credits, found, expected) => {
    const told = { intents, credits: credits.map(credit) }
    const swaps = found.swaps.length
    const none = { lost: 0n, twice: 0, unpaid: 0n, wrong: [] }
    expect(compare(told, found, { fees: 1, swaps })).toMatchObject({
      ...none,
      ...expected,
    })
  })

  test.each<[string, SwapIntent[], OnChain['swaps']]>([
    ['the chain has no such swap', [swapped], []],
    ['nobody says so', [], [event]],
    ['it was of other NFTs', [swapped], [{ ...event, ids: ['1'] }]],
    ['it was of fewer tokens', [swapped], [{ ...event, tokens: 1n }]],
  ])('%s', (_, intents, swaps) => {
    const found = { fees: [paid], swaps }
    const { wrong } = compare({ intents, credits: [] }, found, {
      fees: 1,
      swaps: 1,
    })
    expect(wrong.length).toBeGreaterThan(0)
  })
})
