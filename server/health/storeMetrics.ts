import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../context.ts'
import { createLedger } from '../ledger/ledger.ts'

/** How much is kept, and how the way to it is. */
export function storeMetrics(registry: Registry, { db }: AppContext): void {
  const registers = [registry]
  // Asked in the background: who watches costs no request a statement.
  const ledger = createLedger(db.background)
  const lines: Gauge = new Gauge({
    name: 'club_ledger_lines',
    help: 'Lines of a ledger',
    labelNames: ['ledger'],
    registers,
    async collect() {
      const sizes = await ledger.sizes().catch(() => null)
      lines.reset()
      for (const [name, size] of sizes ?? []) lines.set({ ledger: name }, size)
    },
  })
  const open: Gauge = new Gauge({
    name: 'club_database_connections',
    help: 'Connections of this process to a PostgreSQL server',
    registers,
    collect: () => open.set(db.connections().open),
  })
  const waiting: Gauge = new Gauge({
    name: 'club_database_waiting',
    help: 'What waits for one of them',
    registers,
    collect: () => waiting.set(db.connections().waiting),
  })
}
