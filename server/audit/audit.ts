import type { Json } from '@narwhal-club/core/ledger'
import type { Clock } from '../clock.ts'
import type { Transaction } from '../db/database.ts'
import type { Ledger } from '../ledger/ledger.ts'

/** The one ledger of what administrators and moderators did. */
export const auditLedger = 'audit'

/** Who did what to whom. */
export interface Act {
  /** Dotted, past: `sessions.revoked`. */
  kind: string
  /** The address that acted, lower case. */
  by: string
  /** What it was done to: an address, or the id of a thing. */
  to: string
  /** In the actor's words, if any. */
  reason?: string | undefined
  details?: { readonly [name: string]: Json }
}

/** Writes down acts, in the transaction in which they happen: both or neither. */
export function createAudit(ledger: Ledger, clock: Clock) {
  return {
    note: (tx: Transaction, { kind, by, to, reason, details }: Act) =>
      ledger.append(tx, {
        ledger: auditLedger,
        kind,
        payload: {
          by,
          to,
          ...(reason !== undefined && { reason }),
          ...(details && { details }),
        },
        receivedAt: clock.now(),
      }),
  }
}

export type Audit = ReturnType<typeof createAudit>
