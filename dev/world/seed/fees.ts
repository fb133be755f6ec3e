import type { GovernanceSeed } from '@narwhal-club/server'
import type { TestAccounts } from '../accounts.ts'
import { addressesOf } from '../deploy.ts'

type Intent = NonNullable<GovernanceSeed['fees']>[number]
type Draft = NonNullable<GovernanceSeed['bountyDrafts']>[number]
type Hex = `0x${string}`

const day = 24 * 60 * 60 * 1_000
const lower = (text: string) => text.toLowerCase() as Hex

/**
 * A fee that the administrator was asked for once and gave up, and those that
 * bounties wait for: exempt as all of the administrator's, and not signed yet.
 */
export function worldFees(
  accounts: TestAccounts,
  now: number,
  pending: readonly Draft[],
): Intent[] {
  const admin = accounts.admin.address
  const asked = (createdAt: number) => ({
    payer: lower(admin),
    token: lower(addressesOf(admin).token),
    to: lower(admin),
    amount: 333_333_333n * 10n ** 18n,
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
  })
  return [
    {
      ...asked(now - 30 * day),
      id: 'f0000000-0000-4000-8000-000000000001',
      purpose: 'proposal',
      refId: 'd0000000-0000-4000-8000-0000000000fe',
      contentHash: `0x${'ce'.repeat(32)}`,
      state: 'expired',
    },
    ...pending.map(
      ({ id, createdAt }, place): Intent => ({
        ...asked(createdAt),
        id: `fb000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
        purpose: 'bounty',
        refId: id,
        contentHash: `0x${'cb'.repeat(32)}`,
        state: 'confirmed',
      }),
    ),
  ]
}
