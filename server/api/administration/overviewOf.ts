import type { AppContext } from '../../context.ts'
import { presentIndex } from '../../indexer/presentIndex.ts'
import { lifetimes } from '../auth/lifetimes.ts'
import { checkedLines, type OverviewPorts } from './overview.commands.ts'

/** What this process knows of itself, and what the tables say. */
export const overviewOf = (app: AppContext): OverviewPorts => ({
  version: app.version,
  startedAt: app.startedAt,
  clock: app.clock,
  database: app.db.kind,
  counts: () => app.overview.counts(new Date(app.clock.now()), lifetimes.idle),
  index: () => presentIndex(app),
  nodes: () =>
    app.nodes.health().map(({ name, health }) => ({
      host: name,
      score: health.score,
      latency: Math.round(health.latency),
      isResting: health.restsUntil > performance.now(),
    })),
  refusals: app.tally.tell,
  async due() {
    const counts = await app.dueRows.counts()
    return [...counts].map(([name, { waiting, dead, oldest }]) => ({
      ...{ name, waiting, dead },
      ...(oldest && { oldest: oldest.toISOString() }),
    }))
  },
  async ledgers() {
    const names = await app.ledger.names()
    return Promise.all(
      names.sort().map(async (name) => {
        const { size, hash } = await app.ledger.head(name)
        const checkedFrom = Math.max(0, size - checkedLines)
        const { ok } = await app.ledger.verify(name, checkedFrom, size)
        return { name, size, hash, checkedFrom, holds: ok }
      }),
    )
  },
})
