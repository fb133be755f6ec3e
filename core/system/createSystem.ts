import {
  type AnyActorRef,
  createActor,
  fromCallback,
  type Observer,
  toObserver,
} from 'xstate'
import { chain } from '../constants.ts'
import { MachineAbsentError } from '../errors.ts'
import { createLateLogic, isHeard, isOffered } from './late.ts'
import { createListeners, hear } from './listeners.ts'
import { logFailures } from './logFailures.ts'
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
import { type Children, createSystemView, partIds } from './system.view.ts'

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

/**
 * Hands to the root what the machines emit: they know neither it nor another. Who
 * listens from outside hears it then, so that what they send meets a root that knows.
 */
const createRelay = (
  log: (fact: SystemFact) => void,
  tell: (fact: SystemFact) => void,
) =>
  fromCallback(({ sendBack, system }) => {
    const listeners = partIds.map((id) =>
      (system.get(id) as AnyActorRef).on('*', (fact) => {
        // Before a view shows the failure that it tells of.
        hear(log, fact as SystemFact)
        sendBack(fact)
        tell(fact as SystemFact)
      }),
    )
    return () => {
      for (const { unsubscribe } of listeners) unsubscribe()
    }
  })

/** The one `.provide` of the machines: forget an actor, and it does not compile. */
const provide = (
  actors: SystemActors,
  ...heard: Parameters<typeof createRelay>
) =>
  systemMachine.provide({
    actors: {
      relay: createRelay(...heard),
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
  const view = createSystemView(actors)
  const views = createListeners<SystemView>()
  const facts = createListeners<SystemFact>()
  const { hearFact, hearView } = logFailures(actors.late.log)
  views.add(hearView)

  /** Machines live once: who starts the system again has new ones. */
  const begin = (input: Partial<SystemInput>) => {
    const unlessOver =
      (tellIt: (fact: SystemFact) => void) => (fact: SystemFact) => {
        if (!own.isOver) tellIt(fact)
      }
    const root = createActor(
      provide(actors, unlessOver(hearFact), unlessOver(facts.tell)),
      {
        input: { chainId, ...input },
        ...(clock && { clock }),
        ...(inspect && { inspect }),
      },
    )
    const children = root.getSnapshot().children as Children
    for (const id of partIds) children[id].subscribe(tell)
    // Where it ends by itself, the root hears of it next, and the wallet by that.
    const tellOfWait = () => {
      if (children.reconnect.getSnapshot().status !== 'done') tell()
    }
    children.reconnect.subscribe({ next: tellOfWait, complete: tellOfWait })
    const own = { root, children, isOver: false }
    return own
  }

  let run = begin(first)
  const initial = view(run.children)
  /** What subscribers were told last, and what it was when it was stopped. */
  let [told, kept] = [initial, initial]
  const getSnapshot = () => (run.isOver ? kept : view(run.children))

  let isTelling = false
  /** One view after the other, also where who hears one sends something. */
  function tell() {
    if (isTelling) return
    isTelling = true
    for (let next = getSnapshot(); next !== told; next = getSnapshot()) {
      told = next
      views.tell(next)
    }
    isTelling = false
  }

  /** What was sent while it was stopped. */
  const waiting: SystemEvent[] = []

  /** @returns the id of a machine that is not there to hear it, or that none has */
  const deliver = (event: SystemEvent): PartId | null => {
    if (isRuled.has(event.type)) {
      run.root.send(event)
      return null
    }
    const id = machineOf(event)
    const machine = run.children[id]
    if (
      !partIds.includes(id) ||
      (isLate(id) && !isHeard(lateMachines[id], machine.getSnapshot(), event))
    )
      return id
    machine.send(event)
    return null
  }

  const system: System = {
    start: () => {
      const { context, status } = run.root.getSnapshot()
      if (run.isOver || status !== 'active') {
        // What the page came with was true then: this time the server is asked.
        run = begin({ isJustSignedIn: context.isGreetingDue })
        tell()
      }
      // Who was told of it may have stopped it.
      if (run.isOver) return system
      run.root.start()
      // What was meant for a machine that is gone is dropped.
      for (const event of waiting.splice(0)) deliver(event)
      return system
    },
    stop: () => {
      kept = getSnapshot()
      run.isOver = true
      run.root.stop()
      tell()
    },
    send: (event) => {
      if (run.isOver) {
        waiting.push(event)
        return
      }
      const absent = deliver(event)
      if (absent) throw new MachineAbsentError(absent, event.type)
    },
    can: (event) => {
      const id = machineOf(event)
      if (run.isOver || !partIds.includes(id)) return false
      if (isRuled.has(event.type)) return true
      const snapshot = run.children[id].getSnapshot()
      return isLate(id)
        ? isOffered(lateMachines[id], snapshot, event)
        : snapshot.can(event)
    },
    getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: (
      observer: Observer<SystemView> | ((view: SystemView) => void),
    ) => {
      const { next } = toObserver(observer)
      let last: SystemView | undefined
      const take = (value: SystemView) => {
        if (value === last) return
        last = value
        next?.(value)
      }
      const subscription = views.add(take)
      hear(take, getSnapshot())
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
