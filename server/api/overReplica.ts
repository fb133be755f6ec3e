import type { AppContext } from '../context.ts'
import { createLedger } from '../ledger/ledger.ts'

/**
 * The same server, with what it reads by itself over the replica: for who brings
 * no session. Transactions stay the primary's, and so does all that knows who
 * asks; without a replica it is the server itself.
 */
export function overReplica(app: AppContext): AppContext {
  const { replica } = app.db
  if (!replica) return app
  const db = { ...app.db, run: replica.run }
  return Object.create(app, {
    db: { value: db },
    ledger: { value: createLedger(db) },
  })
}
