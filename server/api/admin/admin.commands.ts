import type { AdminOverview } from '@narwhal-club/core/contract'
import { type Actor, canAdminister } from '@narwhal-club/core/policies'

/** What the overview is told by: tables here, memory in the mocks. */
export interface OverviewPorts {
  version: string
  /** Milliseconds since the epoch. */
  startedAt: number
  clock: { now(): number }
  counts(): AdminOverview['counts'] | Promise<AdminOverview['counts']>
  index(): AdminOverview['index']
}

/** Answers about the caller alone: of anyone else it tells nothing. */
export const checkAdmin = (actor: Actor, address: string) => ({
  isAdmin: actor.address === address.toLowerCase() && canAdminister(actor).ok,
})

/** Tells how the server is. */
export async function tellOverview(ports: OverviewPorts) {
  const { version, startedAt, clock } = ports
  const uptime = Math.floor((clock.now() - startedAt) / 1_000)
  return {
    version,
    startedAt: new Date(startedAt).toISOString(),
    uptimeSeconds: Math.max(0, uptime),
    counts: await ports.counts(),
    index: ports.index(),
  }
}
