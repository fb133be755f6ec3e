import { type AnyActorRef, createActor, fromCallback } from 'xstate'
import { chain } from '../constants.ts'
import { systemMachine } from './system.machine.ts'
import type {
  RelayEvent,
  System,
  SystemActors,
  SystemEvent,
  SystemFact,
  SystemOptions,
} from './system.types.ts'
import { createSystemView, type Snapshots, viewIds } from './system.view.ts'

const emitting = ['wallet', 'network', 'login', 'session']

/** What more than one machine is concerned with; the rest goes to its own. */
const isRuled = new Set<SystemEvent['type']>([
  'wallet.open',
  'wallet.disconnect',
  'login.start',
  'session.signOut',
  'payment.attach',
])

/** Hands to the root what the machines emit: they know neither it nor another. */
const relay = fromCallback<RelayEvent>(({ sendBack, receive, system }) => {
  const listen = (id: string) =>
    (system.get(id) as AnyActorRef).on('*', (fact) =>
      sendBack(fact as SystemFact),
    )
  const listeners = emitting.map(listen)
  receive(({ id }) => listeners.push(listen(id)))
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
      wallet: actors.wallet.logic,
      network: actors.network.logic,
      login: actors.login.logic,
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
    root.getSnapshot().children as unknown as Record<string, AnyActorRef>
  const getSnapshot = () => {
    const of = children()
    return view(
      Object.fromEntries(
        viewIds.map((id) => [id, of[id]?.getSnapshot()]),
      ) as Snapshots,
    )
  }

  const system: System = {
    start: () => {
      root.start()
      return system
    },
    stop: () => root.stop(),
    send: (event: SystemEvent) => {
      const [id = ''] = event.type.split('.')
      if (isRuled.has(event.type)) root.send(event)
      else children()[id]?.send(event)
    },
    getSnapshot,
    subscribe: (listener) => {
      const subscriptions = viewIds.map((id) =>
        children()[id]?.subscribe(() => listener(getSnapshot())),
      )
      return {
        unsubscribe: () => {
          for (const subscription of subscriptions) subscription?.unsubscribe()
        },
      }
    },
  }
  return system
}
