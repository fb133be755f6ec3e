import type { AnyActorLogic, SnapshotFrom } from 'xstate'

/** A machine with its actors, and how its snapshot is read. */
export interface Part<Logic extends AnyActorLogic, View> {
  logic: Logic
  toView: (snapshot: SnapshotFrom<Logic>) => View
}
