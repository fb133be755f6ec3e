import type { Extras, GovernanceSeed } from '@narwhal-club/server'
import type { TestAccounts } from '../accounts.ts'
import type { Addresses } from '../deploy.ts'
import type { Planned } from './ballots.ts'
import { worldBounties } from './bounties.ts'
import { worldClubs } from './clubs.ts'
import { type Said, worldComments } from './comments.ts'
import { disputeOf } from './dispute.ts'
import { worldDrafts } from './drafts.ts'
import { worldFees } from './fees.ts'
import { createKeys } from './keys.ts'
import type { Past } from './past.ts'
import { type Payment, paperPayment } from './payments.ts'
import { worldProposals } from './proposals.ts'
import { type Told, told } from './proposalTexts.ts'
import { signBallots } from './signBallots.ts'
import { worldSwaps } from './swaps.ts'

type Governance = (
  ...main: Parameters<NonNullable<Extras['governance']>>
) => GovernanceSeed & {
  votes: NonNullable<GovernanceSeed['votes']>
  /** What `votes` signs. */
  planned: readonly Planned[]
}

const nobody = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
]

export interface Written {
  proposals: readonly Told[]
  /** Below the first of them. */
  comments: readonly Said[]
}

/** What clubs of every local world have written and decided by the time it begins. */
export const worldGovernance =
  (
    accounts: TestAccounts,
    { nft, swap }: Addresses,
    past: Past,
    written?: Written,
    payment?: Payment,
  ): Governance =>
  (main) => {
    const { id, createdAt: now } = main
    const clubs = worldClubs(accounts)(main)
    const excluded = [...nobody, swap.toLowerCase()]
    const club = clubs.find((each) => each.id === id) ?? main
    const paid = payment ?? paperPayment(now)
    const { bounties, drafts, dispute } = worldBounties({
      accounts,
      club,
      nft,
      now,
      payment: paid,
    })
    const { proposals, planned } = worldProposals(
      {
        accounts,
        clubs,
        nft,
        excluded,
        now,
        past,
        told: written?.proposals ?? told,
      },
      [disputeOf(dispute, club, past, excluded)],
    )
    const [first] = proposals
    const comments = first
      ? worldComments(accounts, first, now, written?.comments)
      : []
    if (first)
      first.row.counts.comments = comments.filter(
        ({ row }) => !row.deletedBy,
      ).length
    return {
      drafts: worldDrafts(accounts, id, now),
      swaps: worldSwaps(accounts, now),
      bounties,
      bountyDrafts: drafts,
      fees: worldFees(accounts, now, drafts),
      proposals,
      comments,
      planned,
      votes: () =>
        signBallots(planned, proposals, { clubs, keyOf: createKeys(accounts) }),
    }
  }
