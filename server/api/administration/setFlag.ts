import type { Asked, administrationApi } from '@narwhal-club/core/contract'
import type { Act } from '../../audit/audit.ts'
import type { FlagRow } from './holdToFlags.ts'

export interface SetFlagPorts<Tx> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  put(tx: Tx, row: FlagRow & { by: string }): Promise<void>
  remove(tx: Tx, flag: FlagRow['flag']): Promise<void>
  note(tx: Tx, act: Act): Promise<unknown>
}

/** Closes a part of the club or all of it, or opens it; and writes it down. */
export const setFlag = <Tx>(
  { clock, transact, put, remove, note }: SetFlagPorts<Tx>,
  by: string,
  { flag, isSet, reason }: Asked<(typeof administrationApi)['setFlag']>['body'],
) =>
  transact(async (tx) => {
    const since = new Date(clock.now()).toISOString()
    await (isSet ? put(tx, { flag, reason, since, by }) : remove(tx, flag))
    const kind = isSet ? 'flag.set' : 'flag.cleared'
    await note(tx, { kind, by, to: flag, reason })
  })
