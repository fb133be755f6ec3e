import type { AdminOverview } from '@narwhal-club/core/contract'

type Told<Key extends keyof AdminOverview> =
  | AdminOverview[Key]
  | Promise<AdminOverview[Key]>

/** Lines at the end of a ledger that are checked when someone looks. */
export const checkedLines = 200

/** What the overview is told by: tables here, memory in the mocks. */
export interface OverviewPorts {
  version: string
  /** Milliseconds since the epoch. */
  startedAt: number
  clock: { now(): number }
  database: AdminOverview['database']
  counts(): Told<'counts'>
  index(): AdminOverview['index']
  nodes(): AdminOverview['nodes']
  refusals(): AdminOverview['refusals']
  due(): Told<'due'>
  ledgers(): Told<'ledgers'>
}

/** Tells how the server is. */
export async function tellOverview(
  ports: OverviewPorts,
): Promise<AdminOverview> {
  const { version, startedAt, clock, database } = ports
  const uptime = Math.floor((clock.now() - startedAt) / 1_000)
  return {
    version,
    database,
    startedAt: new Date(startedAt).toISOString(),
    uptimeSeconds: Math.max(0, uptime),
    counts: await ports.counts(),
    index: ports.index(),
    nodes: ports.nodes(),
    due: await ports.due(),
    refusals: ports.refusals(),
    ledgers: await ports.ledgers(),
  }
}
