import type { AnyActorLogic, AnyEventObject, EventFromLogic } from 'xstate'
import type { Part } from './part.types.ts'

export interface LateInput {
  /** Its line in the table. */
  id: string
  /** The only chain that the product works on. */
  chainId: number
}

/** Before it is asked for, while its code loads, and if that failed. */
export type WaitingFor = 'idle' | 'loading' | 'failed'

/**
 * A machine that is loaded with the first event that needs it: its line in
 * the table of `system.late.ts`. `World` is what `load` builds it from.
 */
export interface LateMachine<Logic extends AnyActorLogic, View, World> {
  /** Loads the machine with its actors; asked again after a failure. */
  load: (world: World, input: LateInput) => Promise<Part<Logic, View>>
  /**
   * Its events, without their first word, that cannot wait: the machine is
   * loaded, and gets them first. Several stand apart by `|`.
   */
  begins: string
  /**
   * Those that end the wait: nothing that was asked is wanted any more.
   * @default none
   */
  ends?: string
  /**
   * Those that may be sent though it is not there, and do nothing then: what gives
   * up something of it. They wait with the rest while it is loaded.
   * @default none
   */
  quiet?: string
  /** What screens read until it is there; `queue` is what it was asked. */
  show: (waiting: WaitingFor, queue: EventFromLogic<Logic>[]) => View
  /**
   * What is emitted where its code did not come. `null` says nothing, and the
   * queue is dropped: for what no person has asked for.
   * @default `machine.notLoaded`, for which there is a toast, unless all that was
   * asked is its own `resume`
   */
  failure?: (queue: EventFromLogic<Logic>[]) => AnyEventObject | null
  /** Looks, once, at the start, whether an earlier visit left it work. */
  resume?: (world: World) => EventFromLogic<Logic> | null
}

/** Facts about the arrival of a late machine. */
export type LateFact<Id extends string = string> =
  | { type: 'machine.arrived'; id: Id }
  | { type: 'machine.notLoaded'; id: Id }
