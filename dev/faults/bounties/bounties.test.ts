import { describe, expect, test } from 'vitest'
import { isGood } from '../kit/campaign.ts'
import { runCampaign } from './campaign.ts'
import { compare, type Payment } from './judge.ts'
import { pairs } from './pairs.ts'

// All of them at night, and many seeds by `node dev/faults/bounties/run.mjs`.
const sample = [
  'publishing × answers lost',
  'payout × sent twice',
  'payout × chain reorganised',
]

test('property: a few runs lose nothing, pay nothing twice, and believe nothing', async () => {
  const told: string[] = []
  const rows = await runCampaign({
    pairs: pairs.filter(({ name }) => sample.includes(name)),
    seeds: [1],
    say: (line) => told.push(line),
  })
  expect(rows).toHaveLength(sample.length)
  expect(
    rows.filter((row) => !isGood(row)),
    told.join('\n'),
  ).toEqual([])
}, 120_000)

describe('what the books are held against', () => {
  const at = (digit: string) => `0x${digit.repeat(40)}` as const
  const word = (digit: string) => `0x${digit.repeat(64)}` as const
  const winner = (address: string, amount: string, hash?: `0x${string}`) => ({
    submission: address,
    address: address as `0x${string}`,
    amount,
    ...(hash && { payout: { hash, state: 'verified' as const, amount } }),
  })
  const payment = (
    to: string,
    value: bigint,
    hash: `0x${string}`,
  ): Payment => ({
    to,
    value,
    hash,
  })
  const one = winner(at('1'), '6', word('a'))
  const paid = payment(at('1'), 6n, word('a'))

  test.each<[string, Parameters<typeof compare>, object]>([
    ['all is well', [[one], [paid], 1], {}],
    ['nothing was paid', [[one], [], 1], { unpaid: 6n }],
    [
      'it was less',
      [[one], [payment(at('1'), 5n, word('a'))], 1],
      { unpaid: 6n },
    ],
    [
      'another was paid',
      [[one], [payment(at('2'), 6n, word('a'))], 1],
      { unpaid: 6n },
    ],
    [
      'one payment for two',
      [[one, winner(at('1'), '6', word('a'))], [paid], 2],
      { unpaid: 6n, twice: 1 },
    ],
    [
      'two payments for one',
      [[one], [paid, payment(at('1'), 6n, word('b'))], 1],
      { twice: 1 },
    ],
    [
      'a payment that counts for nothing',
      [[winner(at('1'), '6')], [paid], 1],
      { lost: 6n },
    ],
  ])('%s', (_, asked, found) => {
    const none = { lost: 0n, unpaid: 0n, twice: 0 }
    expect(compare(...asked)).toMatchObject({ ...none, ...found })
  })
})
