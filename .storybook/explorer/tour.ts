import type { WalkOptions } from '@narwhal-club/core/testing'
import type { ReactNode } from 'react'
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'

/** A machine that can be explored, and what may happen to it. */
export interface Tour<Machine extends AnyStateMachine = AnyStateMachine>
  extends Pick<
    WalkOptions<Machine>,
    'events' | 'outputs' | 'errors' | 'key' | 'limit'
  > {
  machine: Machine
  /** Where a test imports the machine from. */
  from: { module: string; name: string }
  /** What it owns and what it never does, where core's README does not say. */
  about?: string
  /** What the machine starts with. */
  input?: unknown
}

/**
 * Draws what a person sees in a state; `send` is for its controls. Apart from
 * the tour, which is read where nothing can be drawn.
 */
export type Render<Machine extends AnyStateMachine> = (
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
) => ReactNode

/**
 * Describes a machine for the explorer.
 *
 * @example
 * export const door = defineTour({
 *   machine: doorMachine,
 *   from: { module: './door.ts', name: 'doorMachine' },
 *   events: [{ type: 'door.open' }],
 *   outputs: { unlock: { yes: true, no: false } },
 * })
 */
export const defineTour = <Machine extends AnyStateMachine>(
  tour: Tour<Machine>,
): Tour => tour as unknown as Tour
