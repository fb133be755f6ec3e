import { streamSetup } from './stream.setup.ts'

/**
 * Hears what is new while the page is looked at. One connection, which the
 * browser joins again by itself where it is cut, from where it was; what it gives
 * up is begun anew after a pause that grows, and then something may have been
 * missed. It tells what is new and asks for nothing itself. It never ends: a page
 * may be looked at again at any time.
 */
export const streamMachine = streamSetup.createMachine({
  id: 'stream',
  context: ({ input }) => ({
    ...input,
    attempt: 0,
    wasOpen: false,
    news: [],
  }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'listening',
  on: { 'page.hidden': '.hidden' },
  states: {
    hidden: {
      entry: 'dropNews',
      on: { 'page.shown': 'listening' },
    },
    // Where nothing can be heard it is asked for now and then.
    waiting: {
      after: { pause: 'listening' },
      initial: 'quiet',
      states: {
        quiet: {
          after: {
            poll: { target: 'quiet', reenter: true, actions: 'emitGap' },
          },
        },
      },
    },
    listening: {
      invoke: { id: 'listen', src: 'listen' },
      on: {
        'stream.closed': { target: 'waiting', actions: 'countFailure' },
      },
      initial: 'connecting',
      states: {
        connecting: {
          // What holds answers back until they end lets nothing through.
          after: {
            connect: { target: '#stream.waiting', actions: 'countFailure' },
          },
          on: {
            'stream.opened': [
              {
                guard: 'wasOpen',
                target: 'open',
                actions: ['markOpen', 'dropNews', 'emitGap'],
              },
              { target: 'open', actions: 'markOpen' },
            ],
            'stream.broke': {
              target: '#stream.waiting',
              actions: 'countFailure',
            },
          },
        },
        open: {
          on: {
            'stream.heard': { target: 'gathering', actions: 'takeNews' },
            'stream.counted': {
              target: 'counting',
              actions: ['emitStanding', 'takeVotes'],
            },
            'stream.missed': { actions: 'emitGap' },
            'stream.broke': 'rejoining',
          },
        },
        // The count is there; who voted is asked for, but not with each vote.
        counting: {
          after: {
            recount: { target: 'open', actions: ['emitNews', 'dropNews'] },
          },
          on: {
            'stream.heard': { target: 'gathering', actions: 'takeNews' },
            'stream.counted': { actions: 'emitStanding' },
            'stream.missed': {
              target: 'open',
              actions: ['dropNews', 'emitGap'],
            },
            'stream.broke': {
              target: 'rejoining',
              actions: ['emitNews', 'dropNews'],
            },
          },
        },
        gathering: {
          after: {
            gathering: { target: 'open', actions: ['emitNews', 'dropNews'] },
          },
          on: {
            'stream.heard': { actions: 'takeNews' },
            'stream.counted': { actions: ['emitStanding', 'takeVotes'] },
            'stream.missed': {
              target: 'open',
              actions: ['dropNews', 'emitGap'],
            },
            'stream.broke': {
              target: 'rejoining',
              actions: ['emitNews', 'dropNews'],
            },
          },
        },
        // The browser does it, and says where it was.
        rejoining: {
          on: {
            'stream.opened': { target: 'open', actions: 'markOpen' },
            'stream.broke': {
              target: '#stream.waiting',
              actions: 'countFailure',
            },
          },
        },
      },
    },
  },
})
