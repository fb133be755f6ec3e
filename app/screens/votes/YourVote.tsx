import type { ClubDetail, ProposalDetail } from '@narwhal-club/core/contract'
import { VotePanel } from '@narwhal-club/ui/governance/votes/VotePanel/VotePanel.tsx'
import { LazyConfetti } from '@narwhal-club/ui/kit/Confetti/LazyConfetti.tsx'
import { useState } from 'react'
import { useDisplay } from '../../useDisplay.ts'
import { LazyPowerDialog } from './LazyPowerDialog.tsx'
import { LazyReceipt } from './LazyReceipt.tsx'
import { yourVoteId } from './place.ts'
import { useCasting } from './useCasting.ts'

export interface YourVoteProps {
  club: ClubDetail
  proposal: ProposalDetail
  /** It was told for another reader: for this one it is on its way. */
  isEarlier: boolean
  now: number | undefined
}

/** Where the reader votes, and what proves that they did. */
export function YourVote({ club, proposal, isEarlier, now }: YourVoteProps) {
  const nft = club.nftContract as `0x${string}`
  const mine = isEarlier ? undefined : proposal.mine
  const casting = useCasting({
    proposal: { ...proposal, mine },
    seen: { proposal, nft },
  })
  const { panel, counted, last, onCelebrated } = casting
  const { theme } = useDisplay()
  const [asksWhy, setAsksWhy] = useState(false)
  const [hasReceipt, setHasReceipt] = useState(false)
  const isReceiptShown = counted !== null || hasReceipt
  const hasVoted = !!mine?.voted || last !== undefined
  return (
    <>
      <VotePanel
        {...panel}
        id={yourVoteId}
        now={now}
        onWhy={() => setAsksWhy(true)}
        onReceipt={
          hasVoted
            ? () => setHasReceipt(counted !== null || !hasReceipt)
            : undefined
        }
        isReceiptShown={isReceiptShown}
      />
      {last && isReceiptShown ? (
        <LazyReceipt
          club={club.id}
          proposal={proposal}
          receipt={last.receipt}
        />
      ) : null}
      {asksWhy ? (
        <LazyPowerDialog
          proposal={proposal.id}
          power={mine?.votingPower ?? 0}
          onClose={() => setAsksWhy(false)}
        />
      ) : null}
      <LazyConfetti
        celebrating={counted !== null}
        theme={theme}
        onDone={() => {
          // What came with the celebration stays when that is over.
          setHasReceipt(true)
          onCelebrated()
        }}
      />
    </>
  )
}
