import {
  type AnyActorRef,
  createActor,
  fromCallback,
  type Observer,
  toObserver,
} from 'xstate'
import { chain } from '../constants.ts'
import { MachineAbsentError } from '../errors.ts'
import { createLateLogic, isHeard } from './late.ts'
import { createListeners, hear } from './listeners.ts'
import { type LateId, lateMachines } from './system.late.ts'
import { systemMachine } from './system.machine.ts'
import type {
  PartId,
  System,
  SystemActors,
  SystemEvent,
  SystemFact,
  SystemInput,
  SystemOptions,
  SystemView,
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

/** As XState and RxJS name it, where the platform has no such symbol. */
const observable: typeof Symbol.observable =
  Symbol.observable ?? ('@@observable' as never)

/**
 * Creates the club, headless: all machines, joined.
 *
 * @example
 * const system = createSystem({ actors: createSystemActors(ports) }).start()
 * system.subscribe((view) => render(view))
 * system.send({ type: 'wallet.open' })
 */
export function createSystem(options: SystemOptions): System {
  const { actors, clock, inspect, chainId = chain.id, ...first } = options
  const logic = provide(actors)
  const view = createSystemView(actors)
  const views = createListeners<SystemView>()
  const facts = createListeners<SystemFact>()

  /** Machines live once: who starts the system again has new ones. */
  const begin = (input: Partial<SystemInput>) => {
    const root = createActor(logic, {
      input: { chainId, ...input },
      ...(clock && { clock }),
      ...(inspect && { inspect }),
    })
    const children = root.getSnapshot().children as Record<PartId, AnyActorRef>
    for (const id of partIds) {
      children[id].subscribe(tell)
      children[id].on('*', (fact) => facts.tell(fact as SystemFact))
    }
    return { root, children, isOver: false }
  }

  const getSnapshot = (): SystemView => (run.isOver ? told : view(run.children))
  const tell = () => {
    const next = getSnapshot()
    if (next === told) return
    told = next
    views.tell(next)
  }
  let run = begin(first)
  const initial = getSnapshot()
  let told = initial

  /** What the page came with was true then: a later run asks for it. */
  const renew = () => {
    if (!run.isOver) return
    run = begin({})
    tell()
  }

  const deliver = (event: SystemEvent) => {
    const id = machineOf(event)
    const machine = run.children[id]
    if (isLate(id) && !isHeard(lateMachines[id], machine.getSnapshot(), event))
      throw new MachineAbsentError(id, event.type)
    machine.send(event)
  }

  const system: System = {
    start: () => {
      renew()
      run.root.start()
      return system
    },
    stop: () => {
      // Machines that end are no news of what they knew.
      told = getSnapshot()
      run.isOver = true
      run.root.stop()
    },
    send: (event) => {
      renew()
      if (isRuled.has(event.type)) run.root.send(event)
      else deliver(event)
    },
    getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: (
      observer: Observer<SystemView> | ((view: SystemView) => void),
    ) => {
      const { next } = toObserver(observer)
      const subscription = views.add((value) => next?.(value))
      hear(next, getSnapshot())
      return subscription
    },
    on: (type, handler) =>
      facts.add((fact) => {
        if (type === '*' || fact.type === type) handler(fact as never)
      }),
    [observable]: () => system,
  }
  return system
}
