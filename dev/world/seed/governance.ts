import type { Extras } from '@narwhal-club/server'
import type { TestAccounts } from '../accounts.ts'
import { worldDrafts } from './drafts.ts'
import { worldFees } from './fees.ts'

type Governance = NonNullable<Extras['governance']>

/** What clubs of every local world have written and decided by the time it begins. */
export const worldGovernance =
  (accounts: TestAccounts): Governance =>
  ({ id, createdAt: now }) => ({
    drafts: worldDrafts(accounts, id, now),
    fees: worldFees(accounts, now),
  })
