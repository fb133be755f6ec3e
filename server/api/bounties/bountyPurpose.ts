import { draftPurpose } from '../fees/draftPurpose.ts'
import type { PurposePort } from '../fees/feePurpose.ts'
import type { BountyPorts } from './bounties.ports.ts'
import { publishBounty, readyToOpen } from './publishBounty.ts'

/** What fees ask of bounties. */
export const createBountyPurpose = <Tx>(
  ports: BountyPorts<Tx>,
): PurposePort<Tx> =>
  draftPurpose({
    lockDraft: ports.writes.lockDraft,
    setDraftState: ports.writes.setDraftState,
    publishedAs: ports.writes.publishedAs,
    async hold(tx, draft, asked) {
      await readyToOpen(ports, tx, draft, { ...asked, hasWaited: false })
    },
    publish: (tx, { signed, ...paid }) =>
      publishBounty(ports, tx, {
        paid: { ...paid, signed },
        signed,
        hasWaited: true,
      }),
  })
