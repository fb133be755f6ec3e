import type { Job } from '../../jobs/job.ts'
import type { BountyPorts } from './bounties.ports.ts'
import { resolveDispute } from './disputeBounty.ts'
import { checkPayout } from './payouts.ts'

/** Milliseconds between runs. */
const interval = 3_000
/** How much of each is looked at in one run. */
const most = 20

/** Where the job went on to: all take turns, however many wait. */
export interface Round {
  after: string | null
}

/** Looks at payouts that are not settled, and does what votes on disputes decided. */
export async function settleBounties<Tx>(
  ports: BountyPorts<Tx>,
  signal?: AbortSignal,
  round: Round = { after: null },
): Promise<void> {
  const { writes, clock } = ports
  const { after } = round
  const asked = { now: clock.now(), after, limit: most }
  const { payouts, disputes } = await writes.unsettled(asked)
  round.after = payouts.length < most ? null : (payouts.at(-1)?.id ?? null)
  for (const payout of payouts) {
    if (signal?.aborted) return
    const seen = await ports.readPayout(payout.hash, { source: 'job' })
    await checkPayout(ports, payout, seen)
  }
  for (const id of disputes) {
    if (signal?.aborted) return
    await resolveDispute(ports, id)
  }
}

/** The job of the process that leads. */
export function bountiesJob<Tx>(ports: BountyPorts<Tx>): Job {
  const round: Round = { after: null }
  return {
    name: 'bounties',
    where: 'leader',
    every: interval,
    timeout: 60_000,
    run: (signal) => settleBounties(ports, signal, round),
  }
}
