import type { ProposalCard } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'

const words = proposals.results

type Counted = Pick<
  ProposalCard,
  'status' | 'counts' | 'eligiblePower' | 'eligibleVoters' | 'quorum'
>

/** Says how many voted, and what it takes to pass. */
export function turnoutOf(counted: Counted): [string, string][] {
  const { status, counts, eligiblePower, eligibleVoters, quorum } = counted
  const cast = counts.yesPower + counts.noPower
  const voters = counts.yesVoters + counts.noVoters
  const needed: [string, string] = [
    words.quorum,
    quorum === 0
      ? words.noQuorum
      : status === 'pending'
        ? words.quorumOfNone(formatCount(quorum))
        : words.quorumOf(formatCount(cast), formatCount(quorum)),
  ]
  // Before the vote there is nothing to have a share in.
  if (status === 'pending') return [needed]
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
    needed,
  ]
}
