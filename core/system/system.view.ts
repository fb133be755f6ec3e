import type { SnapshotFrom } from 'xstate'
import type {
  Part,
  SystemMachines,
  SystemParts,
  SystemView,
} from './system.types.ts'

export type Snapshots = {
  [Id in keyof SystemView]: SnapshotFrom<SystemMachines[Id]>
}

const ids: Record<keyof SystemView, true> = {
  wallet: true,
  login: true,
  session: true,
  balance: true,
  network: true,
  notifications: true,
}
export const viewIds = Object.keys(ids) as (keyof SystemView)[]

/**
 * Creates a function that turns the machines' snapshots into one view. A part
 * stays the same object until its machine moves, so that a screen which reads
 * one part is drawn anew for that part alone.
 */
export function createSystemView(parts: SystemParts) {
  const seen: Partial<Snapshots> = {}
  let view = {} as SystemView

  return (snapshots: Snapshots): SystemView => {
    const refresh = <Id extends keyof SystemView>(id: Id) => {
      if (seen[id] === snapshots[id]) return
      seen[id] = snapshots[id]
      const { toView }: Part<SystemMachines[Id], SystemView[Id]> = parts[id]
      view = { ...view, [id]: toView(snapshots[id]) }
    }
    for (const id of viewIds) refresh(id)
    return view
  }
}
