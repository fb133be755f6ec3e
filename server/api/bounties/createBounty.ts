import type { Asked, bountiesApi } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import type { BountyPorts } from './bounties.ports.ts'
import { presentPublished } from './presentBounty.ts'
import { publishBounty } from './publishBounty.ts'

type Api = typeof bountiesApi

/**
 * Publishes what its author has signed and paid for. The fee does so by itself,
 * too: whichever comes first, there is one bounty, and both tell of it.
 */
export const createBounty = <Tx>(
  ports: BountyPorts<Tx>,
  author: `0x${string}`,
  { body }: Asked<Api['createBounty']>,
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
    const row = await publishBounty(ports, tx, {
      paid,
      signed,
      hasWaited: paid.signed?.signature === signed.signature,
    })
    await fees.consume(tx, intent, row.id, clock.now())
    return presentPublished(row)
  })
