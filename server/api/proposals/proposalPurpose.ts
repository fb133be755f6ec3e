import type { HttpCode } from '@narwhal-club/core/contract'
import { canPropose } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { rulesOf } from '../clubs/actorIn.ts'
import type { PurposePort } from '../fees/feePurpose.ts'
import type { ProposalPorts } from './proposals.ports.ts'
import {
  holdToHours,
  holdToLimits,
  publishProposal,
  readyToPublish,
} from './publishProposal.ts'

/** What may be otherwise a little later. */
const passing: readonly HttpCode[] = [
  'index_behind',
  'no_block',
  'vp_unavailable',
  'unavailable',
]

/** What fees ask of proposals. */
export function createProposalPurpose<Tx>(
  ports: ProposalPorts<Tx>,
): PurposePort<Tx> {
  const { writes } = ports

  return {
    async prepare(tx, { payer, refId, contentHash, signed }) {
      const draft = await writes.lockDraft(tx, refId)
      if (draft?.author !== payer || draft.state === 'published')
        throw new RefusalError('fee_subject_not_found')
      const asked = { signed, hasWaited: false, contentHash }
      const ready = await readyToPublish(ports, tx, draft, asked)
      const { actor, club } = ready
      const { minProposeVp: need } = club.rules
      const have = actor.holdings?.votingPower ?? 0
      holdTo(canPropose(actor, rulesOf(club)), { have, need })
      await holdToHours(ports, tx, actor, club)
      await holdToLimits(ports, tx, actor, club)
      await writes.setDraftState(tx, refId, 'awaiting_fee')
    },

    async publish(tx, paid) {
      const { signed } = paid
      try {
        if (signed) {
          const hasWaited = true
          const row = await publishProposal(ports, tx, {
            paid,
            signed,
            hasWaited,
          })
          return { status: 'published', id: row.id }
        }
        const by = { draft: paid.refId, intent: paid.intent }
        const before = await writes.publishedAs(tx, by)
        return before
          ? { status: 'published', id: before.id }
          : { status: 'unsigned' }
      } catch (error) {
        // All refusals come before anything is written.
        if (!(error instanceof RefusalError)) throw error
        const { code } = error
        return { status: passing.includes(code) ? 'later' : 'refused', code }
      }
    },

    async release(tx, { payer, refId }) {
      const draft = await writes.lockDraft(tx, refId)
      if (draft?.author === payer && draft.state === 'awaiting_fee')
        await writes.setDraftState(tx, refId, 'writing')
    },
  }
}
