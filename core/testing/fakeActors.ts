import type { ActorLogic, AnyStateMachine, Snapshot } from 'xstate'
import { getStateNodes } from 'xstate/graph'

export type FakeEvent =
  | { type: 'fake.done'; output?: unknown }
  | { type: 'fake.error'; error: unknown }

type FakeSnapshot = Snapshot<unknown> & { input: unknown }
export type FakeLogic = ActorLogic<FakeSnapshot, FakeEvent, unknown>

/**
 * An actor that does nothing until it is told to finish. It stands for
 * promises and callbacks alike and settles synchronously, so that a test needs
 * no waiting: `actor.getSnapshot().children.connect.send({ type: 'fake.done' })`.
 */
export const fakeLogic: FakeLogic = {
  transition: (snapshot, event) => {
    if (event.type === 'fake.done')
      return {
        ...snapshot,
        status: 'done',
        output: event.output,
        error: undefined,
      }
    if (event.type === 'fake.error')
      return {
        ...snapshot,
        status: 'error',
        output: undefined,
        error: event.error,
      }
    return snapshot
  },
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** Returns a fake for every actor that the machine invokes, by name. */
export function fakeActors<Machine extends AnyStateMachine>(
  machine: Machine,
): Machine['implementations']['actors'] {
  const sources = getStateNodes(machine).flatMap((node) =>
    node.invoke.map((invoke) => invoke.src),
  )
  const own = machine.root.invoke.map((invoke) => invoke.src)
  return Object.fromEntries(
    [...own, ...sources]
      .filter((src) => typeof src === 'string')
      .map((src) => [src, fakeLogic]),
  )
}
