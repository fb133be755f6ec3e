import type { ProposalDetail } from '@narwhal-club/core/contract'
import {
  decidedOf,
  fewestToFlip,
  flipOf,
  powerLeft,
  type Supposed,
  suppose,
} from '@narwhal-club/core/governance'
import { WhatIfCard } from '@narwhal-club/ui/governance/votes/WhatIfCard/WhatIfCard.tsx'
import { useState } from 'react'
import { useAsk } from './useVotes.ts'

/** As the vote stands: nobody who has not voted will. */
const asItStands: Supposed = { turnout: 0, yes: 50 }

/** As many as a page of a list has at most. */
const asked = 100

/** What those who have not voted could make of it. */
export function WhatIf({ proposal }: { proposal: ProposalDetail }) {
  const { id, counts, quorum, eligiblePower, eligibleVoters } = proposal
  const [supposed, setSupposed] = useState(asItStands)
  const { data } = useAsk('nonVoters', { proposal: id, limit: asked })
  const { yesPower, noPower, yesVoters, noVoters } = counts
  const standing = { yesPower, noPower, quorum, eligiblePower }
  const flip = flipOf(standing)
  const powers = data?.rows.map(({ power }) => power)
  const fewest = powers && fewestToFlip(powers, flip)
  return (
    <WhatIfCard
      left={{
        power: powerLeft(standing),
        voters: Math.max(0, eligibleVoters - yesVoters - noVoters),
      }}
      supposed={supposed}
      isChanged={supposed !== asItStands}
      onSuppose={(changed) => setSupposed({ ...supposed, ...changed })}
      onReset={() => setSupposed(asItStands)}
      result={suppose(standing, supposed)}
      eligiblePower={eligiblePower}
      quorum={quorum}
      decided={decidedOf(standing)}
      flip={flip}
      fewest={
        fewest
          ? { count: fewest, isMore: false }
          : powers && powers.length > 0
            ? { count: powers.length, isMore: true }
            : undefined
      }
    />
  )
}
