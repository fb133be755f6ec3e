import type { GovernanceSeed } from '@narwhal-club/server'
import type { TestAccounts } from '../accounts.ts'
import { addressesOf } from '../deploy.ts'

type Intent = NonNullable<GovernanceSeed['fees']>[number]
type Hex = `0x${string}`

const day = 24 * 60 * 60 * 1_000
const lower = (text: string) => text.toLowerCase() as Hex

/** A fee that the administrator was asked for once and gave up. */
export function worldFees(accounts: TestAccounts, now: number): Intent[] {
  const admin = accounts.admin.address
  const createdAt = now - 30 * day
  return [
    {
      id: 'f0000000-0000-4000-8000-000000000001',
      payer: lower(admin),
      purpose: 'proposal',
      refId: 'd0000000-0000-4000-8000-0000000000fe',
      contentHash: `0x${'ce'.repeat(32)}`,
      token: lower(addressesOf(admin).token),
      to: lower(admin),
      amount: 333_333_333n * 10n ** 18n,
      state: 'expired',
      isExempt: true,
      isByCredit: false,
      createdBlock: 0,
      createdAt,
      expiresAt: createdAt + day,
      hash: null,
      fault: null,
      signed: null,
      published: null,
      tries: 0,
      dueAt: null,
    },
  ]
}
