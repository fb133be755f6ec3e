import { defineTour } from '@narwhal-club/core/testing'
import { playbackMachine } from './playback.machine.ts'

export const tour = defineTour({
  machine: playbackMachine,
  about:
    'Moves through the history of the page: when the next moment is due, and which one a slider that moves comes to rest at. Which moment is shown is in the address, not here.',
  events: [
    { type: 'playback.play' },
    { type: 'playback.pause' },
    { type: 'playback.aim', at: 3 },
    { type: 'moment.shown' },
    { type: 'moment.failed' },
    { type: 'history.ended' },
  ],
  ignored: {
    paused: [
      'playback.pause',
      'moment.shown',
      'moment.failed',
      'history.ended',
    ],
    aiming: [
      'playback.play',
      'playback.pause',
      'moment.shown',
      'moment.failed',
      'history.ended',
    ],
    playing: ['playback.play'],
    'playing.showing': ['moment.shown'],
  },
})
