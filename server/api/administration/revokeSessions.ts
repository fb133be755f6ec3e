import type { Act } from '../../audit/audit.ts'

/** `Tx` is the caller's kind of transaction: both happen in it, or neither. */
export interface RevokePorts<Tx> {
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Ends every session of an address and returns how many there were. */
  endAll(address: string, tx: Tx): Promise<number>
  /** Ends one of them, by how its hash begins. */
  endOne(address: string, start: string, tx: Tx): Promise<number>
  note(tx: Tx, act: Act): Promise<unknown>
}

interface Asked {
  /** The administrator. */
  by: string
  address: string
  /** One session alone. */
  session?: string | undefined
  reason: string
}

/** Ends sessions of an address, and writes down who did it, in one. */
export const revokeSessions = <Tx>(
  { transact, endAll, endOne, note }: RevokePorts<Tx>,
  { by, address, session, reason }: Asked,
): Promise<number> =>
  transact(async (tx) => {
    const ended = session
      ? await endOne(address, session, tx)
      : await endAll(address, tx)
    const kind = 'sessions.revoked'
    await note(tx, { kind, by, to: address, reason, details: { ended } })
    return ended
  })
