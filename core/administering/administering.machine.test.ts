import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { tour } from './administering.tour.ts'
import type { AdministeringEvent } from './administering.types.ts'
import { administeringMachine } from './index.ts'

type Type = AdministeringEvent['type']
const events = tour.events as AdministeringEvent[]
const types = [...new Set(events.map(({ type }) => type))]
/** All that a state ignores on purpose: all but what it hears. */
const hears = (...heard: Type[]) =>
  types.filter((type) => !heard.includes(type))
const ends = ['administering.close', 'session.lost'] as const
const waits = hears(...ends, 'administering.retry', 'administering.back')

describeMachine(administeringMachine, {
  inputs: [{ chainId: 25 }],
  events,
  outputs: tour.outputs as Record<string, Record<string, unknown>>,
  alike: tour.alike as never,
  errors: tour.errors ?? {},
  key: tour.key as never,
  limit: tour.limit ?? 4_000,
  ignored: {
    idle: hears('administering.open'),
    confirming: hears(...ends, 'administering.write', 'administering.confirm'),
    // It is sent: whatever becomes of the page, the server may have done it.
    acting: hears(),
    signing: hears(...ends, 'administering.back'),
    proving: hears(...ends, 'administering.back'),
    accountMismatch: waits,
    wrongChain: waits,
    noWallet: waits,
    done: hears(...ends, 'administering.open'),
  },
})
