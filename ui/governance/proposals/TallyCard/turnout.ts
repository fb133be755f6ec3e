import type { ProposalCard } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'

const words = proposals.results

type Counted = Pick<
  ProposalCard,
  'counts' | 'eligiblePower' | 'eligibleVoters' | 'quorum'
>

/** Says how many voted, and what it takes to pass. */
export function turnoutOf(counted: Counted): [string, string][] {
  const { counts, eligiblePower, eligibleVoters, quorum } = counted
  const cast = counts.yesPower + counts.noPower
  const voters = counts.yesVoters + counts.noVoters
  return [
    [
      words.turnout,
      // Of none there is no share.
      eligiblePower === 0
        ? words.unknown
        : words.turnoutOf(
            formatShare(cast / eligiblePower),
            formatCount(eligiblePower),
          ),
    ],
    [
      words.voters,
      words.votersOf(formatCount(voters), formatCount(eligibleVoters)),
    ],
    [
      words.quorum,
      quorum === 0
        ? words.noQuorum
        : words.quorumOf(formatCount(cast), formatCount(quorum)),
    ],
  ]
}
