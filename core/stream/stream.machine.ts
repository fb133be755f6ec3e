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
    waiting: { after: { pause: 'listening' } },
    listening: {
      invoke: { id: 'listen', src: 'listen' },
      on: {
        'stream.closed': { target: 'waiting', actions: 'countFailure' },
      },
      initial: 'connecting',
      states: {
        connecting: {
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
            'stream.missed': { actions: 'emitGap' },
            'stream.broke': 'rejoining',
          },
        },
        gathering: {
          after: {
            gathering: { target: 'open', actions: ['emitNews', 'dropNews'] },
          },
          on: {
            'stream.heard': { actions: 'takeNews' },
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
