import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { bountyId } from './acting.fixture.ts'
import { tour } from './acting.tour.ts'
import type { ActingEvent } from './acting.types.ts'
import { actingMachine } from './index.ts'

type Type = ActingEvent['type']
const events = tour.events as ActingEvent[]
const types = [...new Set(events.map(({ type }) => type))]
/** All that a state ignores on purpose: all but what it hears. */
const hears = (...heard: Type[]) =>
  types.filter((type) => !heard.includes(type))

describeMachine(actingMachine, {
  inputs: [{ bounty: bountyId }],
  events,
  outputs: tour.outputs as never,
  alike: tour.alike as never,
  errors: tour.errors ?? {},
  key: tour.key as never,
  limit: tour.limit ?? 4_000,
  ignored: {
    idle: hears('acting.open'),
    recalling: hears('acting.open', 'acting.close'),
    writing: hears(
      'acting.open',
      'acting.close',
      'acting.write',
      'acting.send',
    ),
    sending: hears('acting.open'),
    waiting: hears(
      'acting.open',
      'acting.close',
      'acting.retry',
      'connection.back',
    ),
    suspended: hears(
      'acting.open',
      'acting.close',
      'acting.retry',
      'session.back',
    ),
    done: hears('acting.open', 'acting.close'),
  },
})
