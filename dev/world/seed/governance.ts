import type { Extras } from '@narwhal-club/server'
import type { TestAccounts } from '../accounts.ts'
import type { Addresses } from '../deploy.ts'
import { worldClubs } from './clubs.ts'
import { worldDrafts } from './drafts.ts'
import { worldFees } from './fees.ts'
import type { Past } from './past.ts'
import { worldProposals } from './proposals.ts'

type Governance = NonNullable<Extras['governance']>

const nobody = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
]

/** What clubs of every local world have written and decided by the time it begins. */
export const worldGovernance =
  (accounts: TestAccounts, { nft, swap }: Addresses, past: Past): Governance =>
  (main) => ({
    drafts: worldDrafts(accounts, main.id, main.createdAt),
    fees: worldFees(accounts, main.createdAt),
    proposals: worldProposals({
      accounts,
      clubs: worldClubs(accounts)(main),
      nft,
      excluded: [...nobody, swap.toLowerCase()],
      now: main.createdAt,
      past,
    }),
  })
