import type {
  ActorLogic,
  ActorSystem,
  AnyActorLogic,
  AnyEventObject,
  EventObject,
} from 'xstate'
import type { Part } from './system.types.ts'

/** Before anybody asked, while it loads, and if that failed. */
export type WaitingFor = 'idle' | 'loading' | 'failed'

export interface DeferOptions<Event extends EventObject, View> {
  /** Loads the machine; asked again after a failure. */
  load: () => Promise<Part<AnyActorLogic, View>>
  /** The event cannot wait: the machine is loaded, and gets it first. */
  begins: (event: Event) => boolean
  /** Nobody wants the machine any more, loaded or not. */
  ends: (event: Event) => boolean
  /** What is shown until then; `first` is what it is loaded for. */
  show: (waiting: WaitingFor, first?: Event) => View
  /**
   * Emitted where the machine could not be loaded.
   * @default nothing is said, and nobody waits any more
   */
  failure?: AnyEventObject
  /**
   * Nobody asked for it by hand: there is no failure to speak of.
   * @default nothing is
   */
  silent?: (event: Event) => boolean
}

/** Stands in for the machine's own snapshot until it is there. */
interface Waiting<Event, View> {
  status: 'active' | 'stopped'
  output: undefined
  error: undefined
  /** Tells it from a machine's snapshot. */
  waiting: WaitingFor
  view: View
  /** What the machine is told first, in order. */
  queue: Event[]
  input: unknown
}

type Arrival = { type: 'part.loaded' } | { type: 'part.notLoaded' }

/**
 * Puts a machine into the system whose code comes with the first event that
 * needs it. From then on the actor is that machine: same id, same children, same
 * events; nobody else can tell. A load that failed is a state, not an error: it
 * is tried again with the next event that begins, and nothing asked is lost.
 */
export function deferPart<
  Logic extends AnyActorLogic,
  Event extends EventObject,
  View,
>(options: DeferOptions<Event, View>): Part<Logic, View> {
  type Snapshot = Waiting<Event, View>
  let part: Part<AnyActorLogic, View> | undefined
  const { load, begins, ends, show, failure, silent } = options

  const isWaiting = (snapshot: object): snapshot is Snapshot =>
    'waiting' in snapshot

  const become = (
    snapshot: Snapshot,
    waiting: WaitingFor,
    queue: Event[],
  ): Snapshot => ({
    ...snapshot,
    waiting,
    queue,
    view: show(waiting, queue[0]),
  })

  const logic: ActorLogic<
    Snapshot,
    Event | Arrival,
    unknown,
    ActorSystem<never>
  > = {
    getInitialSnapshot: (_, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      waiting: 'idle',
      view: show('idle'),
      queue: [],
      input,
    }),
    getPersistedSnapshot: (snapshot) => snapshot,

    transition: (snapshot, event, scope) => {
      if (part && !isWaiting(snapshot))
        return part.logic.transition(snapshot, event, scope)
      const { queue, waiting, input } = snapshot
      const asked = event as Event
      switch (event.type) {
        case 'part.loaded':
          return part
            ? queue.reduce(
                (next, told) => part?.logic.transition(next, told, scope),
                part.logic.getInitialSnapshot(scope, input),
              )
            : snapshot
        case 'part.notLoaded':
          // Asked for twice, one load answers twice.
          if (waiting !== 'loading') return snapshot
          if (!failure || (silent && queue.every(silent)))
            return become(snapshot, 'idle', [])
          scope.emit(failure)
          return become(snapshot, 'failed', queue)
        case 'xstate.stop':
          return { ...snapshot, status: 'stopped' }
      }
      if (ends(asked)) return become(snapshot, 'idle', [])
      if (waiting === 'loading')
        return become(snapshot, 'loading', [...queue, asked])
      if (!begins(asked)) return snapshot
      scope.defer(() => {
        const arrive = (type: Arrival['type']) => scope.self.send({ type })
        load().then(
          (loaded) => {
            part = loaded
            arrive('part.loaded')
          },
          () => arrive('part.notLoaded'),
        )
      })
      return become(snapshot, 'loading', waiting === 'failed' ? queue : [asked])
    },
  }

  return {
    // The stand-in takes the machine's place, so it wears its type.
    logic: logic as unknown as Logic,
    toView: (snapshot) =>
      isWaiting(snapshot) || !part
        ? (snapshot as unknown as Snapshot).view
        : part.toView(snapshot),
  }
}
