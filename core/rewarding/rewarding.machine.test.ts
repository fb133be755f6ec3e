import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { rewardingMachine } from './index.ts'
import { tour } from './rewarding.tour.ts'
import type { RewardingEvent } from './rewarding.types.ts'

type Type = RewardingEvent['type']
const events = tour.events as RewardingEvent[]
const types = [...new Set(events.map(({ type }) => type))]

/** All that a state ignores on purpose: all but what it hears. */
const hears = (...heard: Type[]) =>
  types.filter((type) => type !== 'rewarding.open' && !heard.includes(type))

const leave = ['session.lost', 'rewarding.close'] as const
const wallet = ['account.changed', 'chain.changed'] as const

describeMachine(rewardingMachine, {
  inputs: [{ chainId: 25 }],
  events,
  outputs: tour.outputs as Record<string, Record<string, unknown>>,
  alike: tour.alike as never,
  errors: tour.errors ?? {},
  key: tour.key as never,
  limit: tour.limit ?? 4_000,
  ignored: {
    idle: hears('rewarding.resume'),
    looking: hears(...leave, 'rewarding.pay', 'rewarding.retry'),
    ready: hears(
      ...leave,
      ...wallet,
      'rewarding.pay',
      'rewarding.retry',
      'connection.back',
    ),
    checking: hears('session.lost', ...wallet),
    asking: hears('session.lost', ...wallet),
    following: hears('session.lost'),
    waiting: hears(...leave, 'connection.back'),
    settled: hears('rewarding.close'),
    closed: hears('rewarding.close', 'connection.back'),
    offline: hears(...leave, 'connection.back', 'rewarding.retry'),
    stopped: hears(...leave, 'rewarding.retry'),
    suspended: hears(...leave, 'session.back', 'rewarding.retry'),
  },
})
