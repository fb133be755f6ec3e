import type { SnapshotFrom } from 'xstate'
import { toBalanceView } from '../balance/index.ts'
import { toLoginView } from '../login/index.ts'
import { toNetworkView } from '../network/index.ts'
import { toNotificationsView } from '../notifications/index.ts'
import { toSessionView } from '../session/index.ts'
import { toWalletView } from '../wallet/index.ts'
import type { machines } from './system.setup.ts'
import type { SystemView } from './system.types.ts'

type Machines = typeof machines
export type Snapshots = {
  [Id in keyof SystemView]: SnapshotFrom<Machines[Id]>
}

const views: {
  [Id in keyof SystemView]: (snapshot: Snapshots[Id]) => SystemView[Id]
} = {
  wallet: toWalletView,
  login: toLoginView,
  session: toSessionView,
  balance: toBalanceView,
  network: toNetworkView,
  notifications: toNotificationsView,
}

export const viewIds = Object.keys(views) as (keyof SystemView)[]

/**
 * Creates a function that turns the machines' snapshots into one view. A part
 * stays the same object until its machine moves, so that a screen which reads
 * one part is drawn anew for that part alone.
 */
export function createSystemView() {
  const seen: Partial<Snapshots> = {}
  let view = {} as SystemView

  return (snapshots: Snapshots): SystemView => {
    const refresh = <Id extends keyof SystemView>(id: Id) => {
      if (seen[id] === snapshots[id]) return
      seen[id] = snapshots[id]
      view = { ...view, [id]: views[id](snapshots[id]) }
    }
    for (const id of viewIds) refresh(id)
    return view
  }
}
