import { defectIn, isHopeless } from './casting.known.ts'
import { castingSetup } from './casting.setup.ts'
import type { CastingContext, PostOutcome } from './casting.types.ts'

const posted = (x: { event: { output: PostOutcome } }) => x.event.output
const thrown = (x: { context: CastingContext }) => defectIn(x.context)

/** What is signed, and how it is given up. */
const filled = castingSetup.createStateConfig({
  on: {
    'prompt.signed': {
      target: '#casting.outbox.resting',
      actions: [
        { type: 'enqueue', params: ({ event }) => event.vote },
        { type: 'keepVote', params: ({ event }) => event.vote },
      ],
    },
    'casting.giveUp': { target: '#casting.outbox.resting', actions: 'giveUp' },
  },
})

/**
 * Signed votes on their way to the server: of the account alone that is signed
 * in, the newest first, each again and again until the server has judged it.
 */
export const outbox = castingSetup.createStateConfig({
  on: {
    'queue.read': {
      actions: { type: 'takeQueue', params: ({ event }) => event.votes },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      always: { guard: 'isAnySendable', target: 'sending' },
      on: filled.on,
    },
    sending: {
      tags: 'pending',
      // Others may be signed meanwhile, or another account come.
      entry: 'takeNext',
      on: {
        // It is sent after this one.
        'prompt.signed': {
          actions: [
            { type: 'enqueue', params: ({ event }) => event.vote },
            { type: 'keepVote', params: ({ event }) => event.vote },
          ],
        },
      },
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => {
          const { sent } = context
          if (!sent) throw new TypeError('Nothing is sent')
          return sent
        },
        onDone: [
          {
            guard: { type: 'isUnjudged', params: posted },
            target: 'waiting',
            actions: [
              { type: 'postpone', params: posted },
              { type: 'doubtSession', params: posted },
            ],
          },
          {
            target: 'resting',
            actions: { type: 'settle', params: posted },
          },
        ],
        onError: {
          target: 'waiting',
          actions: [
            { type: 'postpone', params: thrown },
            { type: 'noteDefect', params: thrown },
            {
              type: 'settle',
              params: (x) => (isHopeless(x.context) ? thrown(x) : null),
            },
          ],
        },
      },
    },
    // The same signature is sent again: no wallet opens.
    waiting: {
      after: { sendDelay: 'resting' },
      on: {
        ...filled.on,
        'connection.back': 'resting',
        'casting.retry': 'resting',
        // Whose votes are sent may be others now.
        'account.changed': {
          guard: {
            type: 'isOtherAccount',
            params: ({ event }) => event.address,
          },
          target: 'resting',
        },
        'session.changed': {
          guard: {
            type: 'isOtherSession',
            params: ({ event }) => event.address,
          },
          target: 'resting',
        },
      },
    },
  },
})
