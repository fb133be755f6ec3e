import type { AnyActorRef } from 'xstate'
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

type Children = Readonly<Record<PartId, AnyActorRef>>

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

  return (children: Children): SystemView => {
    for (const id of lateIds) {
      const snapshot = children[id].getSnapshot()
      refresh(id, snapshot, () => viewLate(id, snapshot))
    }
    for (const id of earlyIds) {
      const snapshot = children[id].getSnapshot()
      refresh(id, snapshot, () => parts[id].toView(snapshot))
    }
    return view
  }
}
