import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { tour } from './casting.tour.ts'
import type { CastingEvent } from './casting.types.ts'
import { castingMachine } from './index.ts'

type Type = CastingEvent['type']

/** What has no meaning but in a few states of the desk. */
const acts: Type[] = ['casting.cast', 'casting.back', 'casting.celebrated']
const told: Type[] = ['chain.refused', 'connection.back']
const settled = [...acts, ...told]
const castable: Type[] = ['casting.back', ...told]

describeMachine(castingMachine, {
  inputs: [{ chainId: 25 }],
  events: tour.events as never,
  outputs: tour.outputs as never,
  alike: tour.alike as never,
  errors: tour.errors ?? {},
  limit: tour.limit ?? 4_000,
  ignored: {
    // It is there to have the code loaded.
    '*': ['casting.resume'],
    'desk.idle': [
      ...settled,
      'casting.edit',
      'casting.close',
      'window.changed',
    ],
    'desk.open.recognising': [...settled, 'casting.retry'],
    'desk.open.reading': settled,
    'desk.open.offline': [...acts, 'chain.refused'],
    'desk.open.stopped': settled,
    'desk.open.reworded': settled,
    'desk.open.standing.cancelled': [...settled, 'casting.retry'],
    'desk.open.standing.closed': [...settled, 'casting.retry'],
    'desk.open.standing.notOpen': [...settled, 'casting.retry'],
    'desk.open.standing.signedOut': settled,
    'desk.open.standing.noPower': [...settled, 'casting.retry'],
    'desk.open.standing.noWallet': settled,
    'desk.open.standing.wrongWallet': settled,
    'desk.open.standing.ready': ['casting.celebrated', ...castable],
    'desk.open.standing.counted': ['casting.retry', ...castable],
    'desk.open.asking': ['casting.cast', 'casting.celebrated'],
    'desk.open.sending': [...acts, 'chain.refused'],
    'prompt.free': ['casting.back', 'chain.refused'],
    'prompt.switching': ['casting.celebrated'],
    'prompt.asking': ['casting.celebrated', 'chain.refused'],
    'outbox.sending': [
      'casting.giveUp',
      'casting.celebrated',
      'connection.back',
    ],
    'outbox.waiting': ['casting.celebrated'],
  },
})
