import {
  fileNameOf,
  type ProposalDetail,
  type VoteReceipt,
} from '@narwhal-club/core/contract'
import type { Receipt } from '@narwhal-club/core/voting'
import { evidenceOf, shownOf, toWitnessView } from '@narwhal-club/core/witness'
import { HistoryAlarm } from '@narwhal-club/ui/governance/votes/HistoryAlarm/HistoryAlarm.tsx'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { page } from '../../browser/page.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { useActor } from '../../useActor.ts'
import { useView } from '../../useSystem.ts'
import { createWitness } from './createWitness.ts'

export interface WitnessProps {
  proposal: ProposalDetail
}

const same = <T,>(value: T) => value
const receiptOf = ({ receipt }: { receipt: VoteReceipt }) => receipt as Receipt

/** Holds what the server tells of a vote to what it told this browser before. */
export function Witness({ proposal }: WitnessProps) {
  const { id, club, number, version, snapshot } = proposal
  const [machine] = useState(createWitness)
  const witness = useActorRef(machine)
  const { status, contradictions } = toWitnessView(useActor(witness, same))
  const mine = useView(({ casting }) =>
    'mine' in casting && casting.proposal === id ? casting.mine : null,
  )

  const show = useEffectEvent(() =>
    witness.send({ type: 'witness.show', shown: shownOf(proposal) }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that moves is no news
  useEffect(show, [id, version, snapshot.root])
  useEffect(() => {
    const receipts = mine?.ballots.map(receiptOf) ?? []
    if (receipts.length > 0) witness.send({ type: 'witness.take', receipts })
  }, [witness, mine])

  return (
    <HistoryAlarm
      contradictions={contradictions}
      onSave={() =>
        saveFile(
          `${fileNameOf({ club: club.id, number }, 'evidence')}.json`,
          'application/json',
          `${JSON.stringify(evidenceOf(contradictions, page.origin()), null, 2)}\n`,
        )
      }
      verifyHref={`/verify?proposal=${id}`}
      onForget={() => witness.send({ type: 'witness.forget' })}
      isForgetting={status === 'forgetting'}
    />
  )
}
