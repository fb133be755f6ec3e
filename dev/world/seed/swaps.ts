import { swap } from '@narwhal-club/core/constants'
import { swapLimits } from '@narwhal-club/core/swap'
import type { GovernanceSeed } from '@narwhal-club/server'
import type { TestAccounts } from '../accounts.ts'
import { addressesOf } from '../deploy.ts'
import { swapUnit } from './holdings.ts'

type Intent = NonNullable<GovernanceSeed['swaps']>[number]
type Hex = `0x${string}`

const day = 24 * 60 * 60 * 1_000
const lower = (text: string) => text.toLowerCase() as Hex

/** A swap that the administrator asked for once and gave up. */
export function worldSwaps(accounts: TestAccounts, now: number): Intent[] {
  const admin = accounts.admin.address
  const createdAt = now - 30 * day
  const tokens = BigInt(swap.ratio) * swapUnit
  return [
    {
      id: 'a5000000-0000-4000-8000-000000000001',
      account: lower(admin),
      mode: 'deposit',
      ids: ['1'],
      tokens,
      minOut: tokens,
      vault: lower(addressesOf(admin).swap),
      fee: 0n,
      feeTo: lower(admin),
      state: 'cancelled',
      isExempt: true,
      isByCredit: false,
      createdBlock: 0,
      createdAt,
      expiresAt: createdAt + swapLimits.intentFor,
      paidBy: null,
      paidBlock: null,
      swappedBy: null,
      swappedBlock: null,
    },
  ]
}
