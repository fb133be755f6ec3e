import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { WalletView } from '../wallet/index.ts'
import { type LateSnapshot, toLateView } from './late.ts'
import {
  type LateId,
  type LateRoles,
  lateIds,
  lateMachines,
} from './system.late.ts'
import type { EarlyId, EarlyParts, PartId, SystemView } from './system.types.ts'

const early: Record<EarlyId, true> = {
  session: true,
  balance: true,
  network: true,
  notifications: true,
}
const earlyIds = Object.keys(early) as EarlyId[]
export const partIds: PartId[] = [...lateIds, ...earlyIds]

export type Children = Readonly<Record<PartId | 'reconnect', AnyActorRef>>

/** A person who reaches for a wallet stops the wait: it is stopped as it was. */
const isWaiting = ({ status, value }: AnyMachineSnapshot) =>
  status === 'active' && value === 'waiting'

/**
 * Creates a function that turns the machines' snapshots into one view. A part
 * stays the same object until its machine moves, so that a screen which reads
 * one part is drawn anew for that part alone.
 */
export function createSystemView(parts: EarlyParts) {
  const seen: Partial<Record<PartId, unknown>> = {}
  let view = {} as SystemView

  const refresh = <Id extends PartId>(
    id: Id,
    snapshot: unknown,
    toView: () => SystemView[Id],
  ) => {
    if (seen[id] === snapshot) return
    seen[id] = snapshot
    view = { ...view, [id]: toView() }
  }

  const viewLate = <Id extends LateId>(
    id: Id,
    snapshot: LateSnapshot<LateRoles[Id]['view']>,
  ) => toLateView<LateRoles[Id]['view']>(lateMachines[id], snapshot)

  /** The remembered wallet is waited for, which is not its machine's own (R4.7). */
  let isComingBack = false
  const viewWallet = (shown: WalletView): WalletView =>
    isComingBack && shown.status === 'disconnected'
      ? { ...shown, isComingBack: true }
      : shown

  return (children: Children): SystemView => {
    const isDue = isWaiting(children.reconnect.getSnapshot())
    if (isDue !== isComingBack) delete seen.wallet
    isComingBack = isDue
    for (const id of lateIds) {
      const snapshot = children[id].getSnapshot()
      refresh(id, snapshot, () => {
        const shown = viewLate(id, snapshot)
        return id === 'wallet' ? viewWallet(shown as WalletView) : shown
      })
    }
    for (const id of earlyIds) {
      const snapshot = children[id].getSnapshot()
      refresh(id, snapshot, () => parts[id].toView(snapshot))
    }
    return view
  }
}
