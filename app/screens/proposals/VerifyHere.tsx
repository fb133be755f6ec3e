import { Secret } from '@narwhal-club/ui/governance/votes/Secret/Secret.tsx'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useConfig } from '../../data/config.ts'
import { createVerifyingMachine } from '../../verify/createVerifyingMachine.ts'
import { VerificationPanel } from '../../verify/VerificationPanel.tsx'

export interface VerifyVoteProps {
  /** Its id. */
  proposal: string
  /** Its reader may choose not to see how it stands. */
  isSecret: boolean
}

/** How far the count is, and what it found. It ends where its page does. */
export function VerifyHere({ proposal, isSecret }: VerifyVoteProps) {
  const [machine] = useState(() => createVerifyingMachine(true))
  const verification = useActorRef(machine, { input: { proposal } })
  const node = useConfig().data?.chain.rpcUrl ?? ''
  return (
    <VerificationPanel
      key={node}
      verification={verification}
      node={node}
      isNodeFree={false}
      // That all is as it is said is no secret; what is said may be.
      sumsIn={(sums) => <Secret is={isSecret}>{sums}</Secret>}
    />
  )
}
