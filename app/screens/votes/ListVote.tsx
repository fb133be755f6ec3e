import type { ProposalCard } from '@narwhal-club/core/contract'
import { VoteSheet } from '@narwhal-club/ui/governance/votes/VoteSheet/VoteSheet.tsx'
import { LazyConfetti } from '@narwhal-club/ui/kit/Confetti/LazyConfetti.tsx'
import { useState } from 'react'
import { useNow } from '../../data/useNow.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useDisplay } from '../../useDisplay.ts'
import { LazyReceipt } from './LazyReceipt.tsx'
import { useCasting } from './useCasting.ts'

export interface ListVoteProps {
  proposal: ProposalCard
  onClose: () => void
}

/** A vote from the list, without going to the proposal's page. */
export function ListVote({ proposal, onClose }: ListVoteProps) {
  const { club, id } = proposal
  const { panel, counted, last, onCelebrated } = useCasting({ proposal })
  const { theme } = useDisplay()
  const [isIn, setIn] = useState(false)
  return (
    <>
      <VoteSheet
        {...panel}
        now={useNow()}
        href={paths.proposal(club.id, id)}
        linkAs={RouterLink}
        onClose={onClose}
      >
        {last && (counted || isIn) ? (
          <LazyReceipt
            club={club.id}
            proposal={proposal}
            receipt={last.receipt}
          />
        ) : null}
      </VoteSheet>
      <LazyConfetti
        celebrating={counted !== null}
        theme={theme}
        onDone={() => {
          setIn(true)
          onCelebrated()
        }}
      />
    </>
  )
}
