import type { Audit } from '../../audit/audit.ts'
import type { Transactor } from '../../db/database.ts'
import type { Sessions } from '../auth/sessions.ts'

interface Ports {
  db: Transactor
  sessions: Pick<Sessions, 'endAll'>
  audit: Audit
}

interface Asked {
  /** The administrator. */
  by: string
  whose: string
  reason?: string | undefined
}

/** Ends every session of an address, and writes down who did it, in one. */
export const revokeSessions = (
  { db, sessions, audit }: Ports,
  { by, whose, reason }: Asked,
): Promise<number> =>
  db.transact(async (tx) => {
    const ended = await sessions.endAll(whose, tx)
    const kind = 'sessions.revoked'
    await audit.note(tx, { kind, by, to: whose, reason, details: { ended } })
    return ended
  })
