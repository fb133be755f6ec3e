import type { Job } from '../../jobs/job.ts'
import type { BountyPorts } from './bounties.ports.ts'
import { resolveDispute } from './disputeBounty.ts'
import { checkPayout } from './payouts.ts'

/** Milliseconds between runs. */
const interval = 3_000
/** How much of each is looked at in one run. */
const most = 20

/** Looks at payouts that are not settled, and does what votes on disputes decided. */
export async function settleBounties<Tx>(
  ports: BountyPorts<Tx>,
  signal?: AbortSignal,
): Promise<void> {
  const { writes, clock } = ports
  const { payouts, disputes } = await writes.unsettled(clock.now(), most)
  for (const { id, hash } of payouts) {
    if (signal?.aborted) return
    const seen = await ports.readPayout(hash, { source: 'job' })
    await checkPayout(ports, id, seen)
  }
  for (const id of disputes) {
    if (signal?.aborted) return
    await resolveDispute(ports, id)
  }
}

/** The job of the process that leads. */
export const bountiesJob = <Tx>(ports: BountyPorts<Tx>): Job => ({
  name: 'bounties',
  where: 'leader',
  every: interval,
  timeout: 60_000,
  run: (signal) => settleBounties(ports, signal),
})
