import type { BalanceView } from '@narwhal-club/core/balance'
import type { User } from '@narwhal-club/core/contract'
import { formatTrillions } from '@narwhal-club/core/format'
import { expect, test } from 'vitest'
import { holdingFacts } from './facts.ts'

const user: User = {
  address: `0x${'8'.repeat(40)}`,
  nftCount: 64,
  votingPower: 64,
  holdings: { status: 'fresh', block: 18_204_551 },
}
const trillion = 10n ** 30n
const balance: BalanceView = {
  status: 'loaded',
  isLoading: false,
  error: null,
  value: (trillion * 5n) / 2n,
}

test('default', () => {
  expect(holdingFacts(user, balance)).toEqual({
    nfts: { status: 'known', text: '64' },
    token: { status: 'known', text: '2.50T' },
    votingPower: { status: 'known', text: '64.00' },
    isWhale: true,
    source: 'fresh',
  })
})

test('behavior: exactly 50 NFTs or exactly a trillion is no whale', () => {
  expect(holdingFacts({ ...user, nftCount: 50 }, balance).isWhale).toBe(false)
  const exactly = { ...balance, value: trillion }
  expect(holdingFacts(user, exactly).isWhale).toBe(false)
  const more = { ...balance, value: trillion + 1n }
  expect(holdingFacts({ ...user, nftCount: 51 }, more).isWhale).toBe(true)
})

test('behavior: voting power is 0 when absent', () => {
  const { votingPower: _, ...without } = user
  expect(holdingFacts(without, balance).votingPower).toEqual({
    status: 'known',
    text: '0.00',
  })
})

test('error: holdings that were never read are unknown, not 0', () => {
  const away: User = {
    address: user.address,
    holdings: { status: 'unavailable' },
  }
  const facts = holdingFacts(away, balance)
  expect(facts.nfts).toEqual({ status: 'unknown' })
  expect(facts.votingPower).toEqual({ status: 'unknown' })
  expect(facts.isWhale).toBe(false)
})

test('error: a balance that failed is 0, beside its message (R8.5)', () => {
  const failed: BalanceView = {
    status: 'failed',
    isLoading: false,
    error: 'Failed to fetch token balance',
    failure: {
      code: 'balance.failed',
      message: 'Failed to fetch token balance',
    },
    value: 0n,
  }
  expect(holdingFacts(user, failed).token).toEqual({
    status: 'known',
    text: formatTrillions(0n),
  })
})
