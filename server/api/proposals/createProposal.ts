import type { Asked, proposalsApi } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import { presentPublished } from './presentProposal.ts'
import type { ProposalPorts } from './proposals.ports.ts'
import { publishProposal } from './publishProposal.ts'

type Api = typeof proposalsApi

/**
 * Publishes what its author has signed and paid for. The fee does so by itself,
 * too: whichever comes first, there is one proposal, and both tell of it.
 */
export const createProposal = <Tx>(
  ports: ProposalPorts<Tx>,
  author: `0x${string}`,
  { body }: Asked<Api['createProposal']>,
) =>
  ports.transact(async (tx) => {
    const { draft: id, intent, ...signed } = body
    const { writes, fees, clock } = ports
    // First the intent, then the draft, as the fee's own publishing does.
    const found = await fees.paidIntent(tx, intent, author)
    const draft = await writes.lockDraft(tx, id)
    if (draft?.author !== author) throw new RefusalError('draft_not_found')
    const before = await writes.publishedAs(tx, { draft: id, intent })
    if (before?.author === author) return presentPublished(before)
    if (!found.ok) throw new RefusalError(found.code)
    const { paid } = found
    if (paid.refId !== id) throw new RefusalError('fee_not_found')
    const row = await publishProposal(ports, tx, {
      paid,
      signed,
      hasWaited: paid.signed?.signature === signed.signature,
    })
    await fees.consume(tx, intent, row.id, clock.now())
    return presentPublished(row)
  })
