import { type AnyActorRef, createActor, fromCallback } from 'xstate'
import { chain } from '../constants.ts'
import { systemMachine } from './system.machine.ts'
import { machines } from './system.setup.ts'
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
      welcome: actors.system.welcome,
      notifications: machines.notifications,
      wallet: machines.wallet.provide({ actors: actors.wallet }),
      reconnect: machines.reconnect.provide({ actors: actors.reconnect }),
      network: machines.network.provide({ actors: actors.network }),
      login: machines.login.provide({ actors: actors.login }),
      session: machines.session.provide({ actors: actors.session }),
      balance: machines.balance.provide({ actors: actors.balance }),
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
  const view = createSystemView()
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
