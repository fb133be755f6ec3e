import { type AnyActorRef, createActor, fromCallback } from 'xstate'
import { chain } from '../constants.ts'
import { MachineAbsentError } from '../errors.ts'
import { createLateLogic, isHeard } from './late.ts'
import { type LateId, lateMachines } from './system.late.ts'
import { systemMachine } from './system.machine.ts'
import type {
  PartId,
  System,
  SystemActors,
  SystemEvent,
  SystemOptions,
} from './system.types.ts'
import { createSystemView, partIds } from './system.view.ts'

/** What more than one machine is concerned with; the rest goes to its own. */
const isRuled = new Set<SystemEvent['type']>([
  'wallet.open',
  'wallet.disconnect',
  'login.open',
  'login.start',
  'login.cancel',
  'session.signOut',
])

/** An event's name begins with its machine's. */
const machineOf = ({ type }: SystemEvent) => type.split('.')[0] as PartId
const isLate = (id: PartId): id is LateId => id in lateMachines

/** Hands to the root what the machines emit: they know neither it nor another. */
const relay = fromCallback(({ sendBack, system }) => {
  const listeners = partIds.map((id) =>
    (system.get(id) as AnyActorRef).on('*', (fact) => sendBack(fact)),
  )
  return () => {
    for (const { unsubscribe } of listeners) unsubscribe()
  }
})

/** The one `.provide` of the machines: forget an actor, and it does not compile. */
const provide = (actors: SystemActors) =>
  systemMachine.provide({
    actors: {
      relay,
      welcome: actors.welcome,
      walletMemory: actors.walletMemory,
      reconnect: actors.reconnect,
      notifications: actors.notifications.logic,
      late: createLateLogic(lateMachines, actors.late),
      network: actors.network.logic,
      session: actors.session.logic,
      balance: actors.balance.logic,
    },
  })

/**
 * Creates the club, headless: all machines, joined.
 *
 * @example
 * const system = createSystem({ actors: createSystemActors(ports) }).start()
 * system.subscribe((view) => render(view))
 * system.send({ type: 'wallet.open' })
 */
export function createSystem(options: SystemOptions): System {
  const { actors, clock, inspect, chainId = chain.id, ...input } = options
  const root = createActor(provide(actors), {
    input: { chainId, ...input },
    ...(clock && { clock }),
    ...(inspect && { inspect }),
  })
  const view = createSystemView(actors)
  const children = () =>
    root.getSnapshot().children as Record<PartId, AnyActorRef>
  const getSnapshot = () => view(children())
  const initial = getSnapshot()

  const deliver = (event: SystemEvent) => {
    const id = machineOf(event)
    const machine = children()[id]
    if (isLate(id) && !isHeard(lateMachines[id], machine.getSnapshot(), event))
      throw new MachineAbsentError(id, event.type)
    machine.send(event)
  }

  const system: System = {
    start: () => {
      root.start()
      return system
    },
    stop: () => root.stop(),
    send: (event: SystemEvent) => {
      if (isRuled.has(event.type)) root.send(event)
      else deliver(event)
    },
    getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: (listener) => {
      const subscriptions = partIds.map((id) =>
        children()[id].subscribe(() => listener(getSnapshot())),
      )
      return {
        unsubscribe: () => {
          for (const subscription of subscriptions) subscription.unsubscribe()
        },
      }
    },
  }
  return system
}
