import type { Tour } from '@narwhal-club/core/testing'
import type { ReactNode } from 'react'
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'

/** A tour, and where a test imports its machine from. */
export interface PlacedTour extends Tour {
  from: { module: string; name: string }
}

/**
 * Draws what a person sees in a state; `send` is for its controls. Apart from
 * the tour, which is read where nothing can be drawn.
 */
export type Render<Machine extends AnyStateMachine> = (
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
) => ReactNode
