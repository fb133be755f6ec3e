import { defineTour } from '../testing/index.ts'
import { streamMachine } from './index.ts'

const id = 'e0000000-0000-4000-8000-000000000001'
const tally = { yesPower: 12, noPower: 4, yesVoters: 3, noVoters: 1 }
const standing = { proposal: id, club: 'main', tally, ballots: 5, line: 40 }

export const tour = defineTour({
  machine: streamMachine,
  about:
    'Hears what is new while the page is looked at, and tells it. It asks for nothing itself.',
  input: { luck: 0.5 },
  events: [
    { type: 'page.shown' },
    { type: 'page.hidden' },
    { type: 'stream.opened' },
    { type: 'stream.heard', news: { topic: 'proposals', id } },
    { type: 'stream.counted', standing },
    { type: 'stream.missed' },
    { type: 'stream.broke' },
    { type: 'stream.closed' },
  ],
  outputs: { listen: {}, watchPage: {} },
  errors: { listen: {}, watchPage: {} },
  key: ({ wasOpen }) => wasOpen,
  ignored: {
    // It is looked at as it was.
    waiting: [
      'page.shown',
      'stream.opened',
      'stream.heard',
      'stream.counted',
      'stream.missed',
      'stream.broke',
      'stream.closed',
    ],
    listening: ['page.shown'],
    // Nothing is said before it is open.
    'listening.connecting': ['stream.heard', 'stream.counted', 'stream.missed'],
    'listening.rejoining': ['stream.heard', 'stream.counted', 'stream.missed'],
    'listening.open': ['stream.opened'],
    'listening.counting': ['stream.opened'],
    'listening.gathering': ['stream.opened'],
    // Of a connection that is closed by then.
    hidden: [
      'stream.opened',
      'stream.heard',
      'stream.counted',
      'stream.missed',
      'stream.broke',
      'stream.closed',
    ],
  },
})
