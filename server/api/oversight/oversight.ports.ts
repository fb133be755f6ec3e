import type { BountyMatter } from '@narwhal-club/core/contract'
import type { DisputeRow, ListedBounty } from '../bounties/bounties.types.ts'

/** A bounty that waits for somebody. Moments are UTC milliseconds. */
export interface WaitingBounty {
  bounty: Omit<ListedBounty, 'place'>
  matter: BountyMatter
  since: number
  owed: { submission: string; address: string; amount: string }[]
  dispute: Pick<
    DisputeRow,
    'proposal' | 'openedAt' | 'resolvedAt' | 'outcome'
  > | null
}

export interface MattersAsked {
  matter: BountyMatter | null
  now: number
  after: { at: number; id: string } | undefined
  limit: number
}

export interface OversightReads {
  /** What waits longest first: one statement. */
  matters(
    asked: MattersAsked,
  ): Promise<{ total: number; rows: WaitingBounty[] }>
}

/** How long a dispute is shown after its vote. */
export const shownFor = 30 * 86_400_000
