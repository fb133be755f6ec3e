import { assign, emit, setup } from 'xstate'

/**
 * Moves through the history of the page. Which moment is shown is in the
 * address, not here: this only says when to go to the next one, and which one a
 * slider that moves has come to rest at.
 */
export const playbackMachine = setup({
  types: {
    /** Where the slider is while it moves. */
    context: {} as { aim: number | null },
    events: {} as
      | { type: 'playback.play' }
      | { type: 'playback.pause' }
      | { type: 'playback.aim'; at: number }
      | { type: 'moment.shown' }
      | { type: 'moment.failed' }
      | { type: 'history.ended' },
    emitted: {} as
      | { type: 'moment.wanted'; at: number }
      | { type: 'moment.next' },
  },
  delays: {
    /** A slider on the way asks for nothing. */
    settling: 160,
    /** How long a moment can be looked at. */
    pace: 900,
  },
  actions: {
    takeAim: assign((_, { at }: { at: number }) => ({ aim: at })),
    dropAim: assign({ aim: null }),
    goToAim: emit(({ context }) => ({
      type: 'moment.wanted' as const,
      at: context.aim ?? 0,
    })),
    goOn: emit({ type: 'moment.next' }),
  },
}).createMachine({
  id: 'playback',
  context: { aim: null },
  initial: 'paused',
  on: {
    'playback.aim': {
      target: '.aiming',
      reenter: true,
      actions: { type: 'takeAim', params: ({ event }) => event },
    },
  },
  states: {
    paused: { on: { 'playback.play': 'playing' } },
    aiming: {
      after: {
        settling: { target: 'paused', actions: ['goToAim', 'dropAim'] },
      },
    },
    playing: {
      initial: 'awaiting',
      entry: 'goOn',
      on: {
        'playback.pause': 'paused',
        'moment.failed': 'paused',
        'history.ended': 'paused',
      },
      states: {
        // A moment that is gone before it is drawn teaches a reader nothing.
        awaiting: { on: { 'moment.shown': 'showing' } },
        showing: {
          after: { pace: { target: 'awaiting', actions: 'goOn' } },
        },
      },
    },
  },
})
