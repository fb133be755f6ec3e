import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { swappingMachine } from './index.ts'
import { tour } from './swapping.tour.ts'
import type { SwappingEvent } from './swapping.types.ts'

type Type = SwappingEvent['type']
const events = tour.events as SwappingEvent[]
const types = [...new Set(events.map(({ type }) => type))]

/** All that a state ignores on purpose: all but what it hears. */
const hears = (...heard: Type[]) =>
  types.filter((type) => !heard.includes(type))

const begins = ['swapping.start', 'swapping.continue', 'session.lost'] as const
const idles = [
  ...begins,
  'swapping.open',
  'swapping.resume',
  'session.back',
] as const
const leave = ['session.lost', 'swapping.back'] as const
const guarded = ['account.changed', 'chain.changed'] as const

describeMachine(swappingMachine, {
  inputs: [{ chainId: 25 }],
  events,
  outputs: tour.outputs as Record<string, Record<string, unknown>>,
  alike: tour.alike as never,
  errors: tour.errors ?? {},
  key: tour.key as never,
  limit: tour.limit ?? 4_000,
  ignored: {
    'idle.resting': hears(...idles),
    'idle.later': hears(...idles, 'connection.back'),
    restoring: hears(...begins),
    quoting: hears(...leave, 'swapping.start'),
    'reviewing.fresh': hears(
      ...leave,
      'swapping.start',
      'swapping.revokeAfter',
      'swapping.confirm',
    ),
    'reviewing.stale': hears(
      ...leave,
      'swapping.start',
      'swapping.revokeAfter',
      'swapping.confirm',
    ),
    'reviewing.asking': hears(...leave, 'swapping.start'),
    'opening.posting': hears(...leave),
    'opening.waiting': hears(...leave, 'connection.back', 'swapping.retry'),
    'working.looking': hears(...leave),
    'working.ready': hears(
      ...leave,
      ...guarded,
      'swapping.next',
      'swapping.skip',
      'swapping.cancel',
    ),
    'working.checking': hears(...leave, ...guarded),
    'working.asking': hears(...leave, ...guarded),
    'working.following': hears(...leave),
    'working.waiting': hears(...leave, 'connection.back'),
    cancelling: hears('session.lost'),
    done: hears('swapping.start', 'swapping.back', 'swapping.celebrated'),
    'done.receipt.seen': ['swapping.celebrated'],
    ended: hears('swapping.start', 'swapping.back'),
    offline: hears(
      ...leave,
      'swapping.start',
      'connection.back',
      'swapping.retry',
    ),
    stopped: hears(
      ...leave,
      'swapping.start',
      'swapping.retry',
      'swapping.cancel',
    ),
    suspended: hears(...leave, 'session.back', 'swapping.retry'),
  },
})
