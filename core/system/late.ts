import type {
  ActorLogic,
  AnyActorLogic,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  Snapshot,
} from 'xstate'
import type { LateInput, WaitingFor } from './late.types.ts'

/**
 * A line of the table as this file sees it: methods, because what a line says
 * of its own events and views is held by the table's type.
 */
interface LooseLine<View> {
  begins: string
  ends?: string
  quiet?: string
  show(waiting: WaitingFor, queue: AnyEventObject[]): View
}
interface LooseLateMachine<View, World> extends LooseLine<View> {
  load(world: World, input: LateInput): Promise<LoadedPart<View>>
  failure?(queue: AnyEventObject[], id: string): AnyEventObject | null
  resume?(world: World): AnyEventObject | null
}

interface LoadedPart<View> {
  logic: AnyActorLogic
  toView(snapshot: Snapshot<unknown>): View
}

/** The machine that came, with its snapshot, or what it is waited for with. */
export type LateSnapshot<View> = Snapshot<undefined> & {
  input: LateInput
  waiting: WaitingFor
  /** What the machine is told first, in order. */
  queue: AnyEventObject[]
  here: { part: LoadedPart<View>; snapshot: Snapshot<unknown> } | null
}

export interface LateLogic
  extends ActorLogic<LateSnapshot<unknown>, AnyEventObject, LateInput> {}

const loaded = 'late.loaded'
const notLoaded = 'late.notLoaded'

/** What an earlier visit left has been asked for by nobody. */
const sayUnlessResumed = (queue: AnyEventObject[], id: string) =>
  queue.every(({ type }) => type === `${id}.resume`)
    ? null
    : { type: 'machine.notLoaded', id }

const none = { output: undefined, error: undefined }

/** What screens read of it, there or not. */
export function toLateView<View>(
  { show }: LooseLine<View>,
  { here, waiting, queue }: LateSnapshot<View>,
): View {
  return here ? here.part.toView(here.snapshot) : show(waiting, queue)
}

/** The event is one of those, of that machine. */
const isOne = (verbs = '', { id }: LateInput, { type }: AnyEventObject) =>
  RegExp(`^${id}\\.(${verbs})$`).test(type)

/**
 * The event reaches the machine, begins it, ends the wait for it, or gives up what
 * is not there.
 */
export function isHeard(
  { begins, ends, quiet }: LooseLine<unknown>,
  { here, waiting, input }: LateSnapshot<unknown>,
  event: AnyEventObject,
): boolean {
  return (
    here !== null ||
    waiting === 'loading' ||
    isOne(begins, input, event) ||
    isOne(ends, input, event) ||
    isOne(quiet, input, event)
  )
}

/**
 * It would do something about the event now. Of a machine that is not there: it
 * begins with that, or its wait is ended; what has not failed cannot be tried again,
 * nor gone back from.
 */
export function isOffered(
  { begins, ends }: LooseLine<unknown>,
  { here, waiting, input }: LateSnapshot<unknown>,
  event: AnyEventObject,
): boolean {
  if (here) return (here.snapshot as AnyMachineSnapshot).can(event)
  const isBegun = waiting !== 'idle' && isOne(ends, input, event)
  const isAgain = waiting !== 'failed' && isOne('retry|back', input, event)
  return isBegun || (!isAgain && isOne(begins, input, event))
}

/**
 * Creates the actor that stands where a late machine will be, and is that
 * machine from its arrival on: same id, same system, same events and facts; no
 * other actor can tell. It is actor logic over actor logic, as XState has it
 * for extensions: the machine's own snapshot is kept in ours, and its children
 * are ours. A load that failed is a state, not an error: it is tried again
 * with the next event that begins, and nothing asked is lost.
 */
export function createLateLogic<World>(
  table: Readonly<Record<string, LooseLateMachine<unknown, World>>>,
  world: World,
): LateLogic {
  type State = LateSnapshot<unknown>

  const lineOf = ({ id }: LateInput) => {
    const line = table[id]
    if (!line) throw new TypeError(`No late machine is named ${id}`)
    return line
  }
  const told = (state: State, event: AnyEventObject, scope: AnyActorScope) => {
    const { here } = state
    if (!here) return state
    const snapshot = here.part.logic.transition(here.snapshot, event, scope)
    if (snapshot === here.snapshot) return state
    // A machine that ended or broke does so in its own name.
    const { status, output, error } = snapshot
    return { ...state, status, output, error, here: { ...here, snapshot } }
  }
  const arrive = (
    state: State,
    part: LoadedPart<unknown>,
    scope: AnyActorScope,
  ) => {
    const { queue, input } = state
    const snapshot = part.logic.getInitialSnapshot(scope, input)
    scope.emit({ type: 'machine.arrived', id: input.id })
    const here: State = { ...state, queue: [], here: { part, snapshot } }
    return queue.reduce((next: State, event) => told(next, event, scope), here)
  }
  const giveUp = (state: State, scope: AnyActorScope): State => {
    const { queue, input } = state
    const { id } = input
    const { failure = sayUnlessResumed } = lineOf(input)
    const fact = failure(queue, id)
    if (!fact) return { ...state, waiting: 'idle', queue: [] }
    scope.emit(fact)
    return { ...state, waiting: 'failed' }
  }
  const load = ({ input }: State, scope: AnyActorScope) => {
    // The page may be gone before the code is there.
    const tell = (event: AnyEventObject) => {
      if (scope.self.getSnapshot().status === 'active') scope.self.send(event)
    }
    scope.defer(() => {
      lineOf(input)
        .load(world, input)
        .then(
          (part) => tell({ type: loaded, part }),
          () => tell({ type: notLoaded }),
        )
    })
  }

  return {
    getInitialSnapshot: (_, input) => ({
      ...none,
      status: 'active',
      input,
      waiting: 'idle',
      queue: [],
      here: null,
    }),
    getPersistedSnapshot: (state) => state,
    // After the snapshot: a page is drawn alike with and without what is left.
    start: ({ input }, scope) => {
      const event = lineOf(input).resume?.(world)
      if (event) scope.self.send(event)
    },

    transition: (state, event, scope) => {
      const { here, waiting, queue, input } = state
      const { begins, ends } = lineOf(input)
      switch (event.type) {
        // Asked for twice, one load answers twice.
        case loaded:
          return here ? state : arrive(state, event.part, scope)
        case notLoaded:
          return here || waiting !== 'loading' ? state : giveUp(state, scope)
      }
      if (here) return told(state, event, scope)
      if (event.type === 'xstate.stop')
        return { ...state, ...none, status: 'stopped' }
      if (isOne(ends, input, event))
        return { ...state, waiting: 'idle', queue: [] }
      if (waiting === 'loading') return { ...state, queue: [...queue, event] }
      if (!isOne(begins, input, event)) return state
      load(state, scope)
      return { ...state, waiting: 'loading', queue: [...queue, event] }
    },
  }
}
