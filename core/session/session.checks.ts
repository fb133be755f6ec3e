import { sessionSetup } from './session.setup.ts'

/**
 * When the server is asked who we are: at the start, on request, and while it
 * does not know what we hold; never twice within 2 s. Every change of the
 * session drops the check under way, so that an older answer cannot undo it.
 */
export const checks = sessionSetup.createStateConfig({
  initial: 'checking',
  states: {
    checking: {
      // Answered before it was asked: nothing is sent.
      always: { guard: 'isEmbedded', target: 'throttled' },
      tags: 'pending',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: {
          target: 'throttled',
          actions: { type: 'raiseAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'throttled',
          actions: { type: 'raiseAnswer', params: { kind: 'unknown' } },
        },
      },
      on: {
        'session.signOut': 'throttled',
        'elsewhere.ended': 'throttled',
        // The rights of the new session are not known yet.
        'session.opened': 'throttled.queued',
        'elsewhere.opened': 'throttled.queued',
      },
    },
    throttled: {
      // One timer for both: a wish must not make the pause longer.
      after: {
        sessionCheckThrottle: [
          { guard: 'isCheckWanted', target: 'checking' },
          { target: 'ready' },
        ],
      },
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            'session.check': 'queued',
            'session.opened': 'queued',
            'elsewhere.opened': 'queued',
          },
        },
        queued: {},
      },
    },
    ready: {
      // The node was away when they were read: they heal by themselves.
      after: {
        holdingsRetryDelay: { guard: 'isHoldingsOld', target: 'checking' },
      },
      on: {
        'session.check': 'checking',
        'session.opened': 'checking',
        'elsewhere.opened': 'checking',
      },
    },
  },
})
