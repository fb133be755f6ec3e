import { canPropose } from '@narwhal-club/core/policies'
import { holdTo } from '../../http/verdicts.ts'
import { rulesOf } from '../clubs/actorIn.ts'
import { draftPurpose } from '../fees/draftPurpose.ts'
import type { PurposePort } from '../fees/feePurpose.ts'
import type { ProposalPorts } from './proposals.ports.ts'
import {
  holdToHours,
  holdToLimits,
  publishProposal,
  readyToPublish,
} from './publishProposal.ts'

/** What fees ask of proposals. */
export const createProposalPurpose = <Tx>(
  ports: ProposalPorts<Tx>,
): PurposePort<Tx> =>
  draftPurpose({
    lockDraft: ports.writes.lockDraft,
    setDraftState: ports.writes.setDraftState,
    publishedAs: ports.writes.publishedAs,

    async hold(tx, draft, { signed, contentHash }) {
      const asked = { signed, hasWaited: false, contentHash }
      const ready = await readyToPublish(ports, tx, draft, asked)
      const { actor, club } = ready
      const { minProposeVp: need } = club.rules
      const have = actor.holdings?.votingPower ?? 0
      holdTo(canPropose(actor, rulesOf(club)), { have, need })
      await holdToHours(ports, tx, actor, club)
      await holdToLimits(ports, tx, actor, club)
    },

    publish: (tx, { signed, ...paid }) =>
      publishProposal(ports, tx, {
        paid: { ...paid, signed },
        signed,
        hasWaited: true,
      }),
  })
