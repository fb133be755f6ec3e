import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'
import { fakeActors } from './fakeActors.ts'
import { fakeClock } from './fakeClock.ts'
import type { Step } from './walk.types.ts'

/** One machine at work, on fakes and a clock that stands still. */
export interface Run {
  getSnapshot: () => AnyMachineSnapshot
  /** Sends the event, lets the fake actor settle, or the timer fall due. */
  take: (step: Step) => void
  stop: () => void
}

export interface RunOptions {
  input?: unknown
  /** The transitions of the chart that each microstep took. */
  onStep?: (
    taken: readonly AnyTransitionDefinition[],
    snapshot: AnyMachineSnapshot,
  ) => void
  /** A fact that the machine emits. */
  onFact?: (fact: { type: string }) => void
  /** What it sends an actor of its own, by the actor's id; `xstate.init` starts it. */
  onSent?: (sent: { to: string; type: string }) => void
}

/** Gives the machine fakes for all its actors: they never settle by themselves. */
export const withFakes = <Machine extends AnyStateMachine>(machine: Machine) =>
  machine.provide({ actors: fakeActors(machine) })

/** Starts a machine with fakes: every state holds still until a step leaves it. */
export function startRun(machine: AnyStateMachine, options: RunOptions): Run {
  const { input, onStep, onFact, onSent } = options
  const clock = fakeClock()
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (event) => {
      // By id: a machine that starts with `always` steps before it exists.
      const isAbout = (ref?: { sessionId: string }) =>
        ref?.sessionId === event.rootId
      if (event.type === '@xstate.microstep' && isAbout(event.actorRef))
        onStep?.(event._transitions, event.snapshot as AnyMachineSnapshot)
      if (event.type === '@xstate.event' && isAbout(event.sourceRef)) {
        const { id } = event.actorRef as AnyActorRef
        onSent?.({ to: id, type: event.event.type })
      }
    },
  })
  if (onFact) actor.on('*', onFact)
  const fire = (type: string) => {
    const scheduled = Object.values(
      actor.system.getSnapshot()._scheduledEvents,
    ).find((each) => each.source === actor && each.event.type === type)
    if (!scheduled || !clock.fire(scheduled.delay))
      throw new Error(`No timer ${type} is running`)
  }
  actor.start()

  return {
    getSnapshot: () => actor.getSnapshot(),
    take: ({ kind, actor: id = '', event }) => {
      if (kind === 'send') return actor.send(event)
      if (kind === 'after') return fire(event.type)
      const child = actor.getSnapshot().children[id]
      if (!child) throw new Error(`No actor ${id} is at work`)
      const { output, error } = event
      child.send(
        kind === 'done'
          ? { type: 'fake.done', output }
          : { type: 'fake.error', error },
      )
    },
    stop: () => actor.stop(),
  }
}
