import { castingSetup } from './casting.setup.ts'
import { standing } from './casting.standing.ts'
import type { ReadCastingOutcome } from './casting.types.ts'

const read = (x: { event: { output: ReadCastingOutcome } }) => x.event.output

/** The one proposal that is open: what its voter can do now. */
export const desk = castingSetup.createStateConfig({
  on: {
    'casting.open': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.open.recognising',
      actions: { type: 'ask', params: ({ event }) => event },
    },
    'account.changed': {
      actions: { type: 'takeAccount', params: ({ event }) => event.address },
    },
    'chain.changed': {
      actions: { type: 'takeChain', params: ({ event }) => event.chainId },
    },
    'session.changed': {
      actions: { type: 'takeSession', params: ({ event }) => event.address },
    },
  },
  initial: 'idle',
  states: {
    idle: {},
    open: {
      on: {
        'casting.close': {
          target: 'idle',
          actions: ['drop', 'leaveWindow'],
        },
        // Whoever comes has a power and votes of their own.
        'session.changed': {
          guard: {
            type: 'isOtherSession',
            params: ({ event }) => event.address,
          },
          target: '.recognising',
          actions: [
            { type: 'leaveWords', params: ({ event }) => event.address },
            { type: 'takeSession', params: ({ event }) => event.address },
            'forgetFailure',
          ],
        },
        'window.changed': {
          guard: {
            type: 'isOpenProposal',
            params: ({ event }) => event.proposal,
          },
          actions: { type: 'takeWindow', params: ({ event }) => event.window },
        },
        'casting.edit': {
          actions: [
            { type: 'takeWords', params: ({ event }) => event.words },
            'keepWords',
          ],
        },
      },
      initial: 'recognising',
      states: {
        recognising: {
          tags: 'pending',
          always: { guard: 'isSessionKnown', target: 'reading' },
        },
        reading: {
          tags: 'pending',
          on: {
            // What is read may be older than the vote.
            'vote.settled': {
              guard: {
                type: 'isOfDesk',
                params: ({ event }) => event.answer.vote,
              },
              target: 'reading',
              reenter: true,
            },
          },
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context }) => ({
              proposal: context.asked?.proposal ?? '',
              version: context.asked?.version ?? 0,
              seen: context.asked?.seen,
              voter: context.session ?? null,
            }),
            onDone: [
              {
                guard: { type: 'isKind', params: (x) => [read(x), 'read'] },
                target: 'standing',
                actions: [{ type: 'open', params: read }, 'watchWindow'],
              },
              {
                guard: { type: 'isKind', params: (x) => [read(x), 'reworded'] },
                target: 'reworded',
              },
              {
                guard: { type: 'isPassing', params: read },
                target: 'offline',
                actions: { type: 'takeReadFailure', params: read },
              },
              {
                target: 'stopped',
                actions: [
                  { type: 'takeReadFailure', params: read },
                  { type: 'doubtSession', params: read },
                ],
              },
            ],
            onError: {
              target: 'stopped',
              actions: { type: 'failWith', params: 'casting.unexpected' },
            },
          },
        },
        // The server is away: nothing must be done.
        offline: {
          after: { readDelay: 'reading' },
          on: { 'connection.back': 'reading', 'casting.retry': 'reading' },
        },
        stopped: {
          tags: 'actionable',
          on: {
            'casting.retry': { target: 'reading', actions: 'forgetFailure' },
          },
        },
        // The page shows the newer words, and opens the proposal with them.
        reworded: { tags: 'actionable' },
        standing,
        // The wallet is asked: see the prompt.
        asking: {
          tags: ['pending', 'actionable'],
          on: {
            'prompt.signed': {
              guard: { type: 'isOfDesk', params: ({ event }) => event.vote },
              target: 'sending',
            },
            'prompt.failed': {
              target: 'standing',
              actions: {
                type: 'takeFailure',
                params: ({ event }) => event.failure,
              },
            },
          },
        },
        // It is signed: see the outbox.
        sending: {
          on: {
            'vote.dropped': {
              guard: { type: 'isOfDesk', params: ({ event }) => event.vote },
              // It may have been counted all the same.
              target: 'reading',
            },
            'vote.settled': [
              {
                guard: {
                  type: 'isElsewhere',
                  params: ({ event }) => event.answer,
                },
              },
              {
                guard: {
                  type: 'isKind',
                  params: ({ event }) => [event.answer, 'counted'],
                },
                target: 'standing.counted',
                actions: [
                  { type: 'takeCounted', params: ({ event }) => event.answer },
                  'keepWords',
                ],
              },
              {
                guard: {
                  type: 'isFailure',
                  params: ({ event }) => [event.answer, 'casting.reworded'],
                },
                target: 'reworded',
              },
              {
                guard: {
                  type: 'isFailure',
                  params: ({ event }) => [event.answer, 'casting.cancelled'],
                },
                target: 'standing',
                actions: 'noteCancelled',
              },
              {
                guard: {
                  type: 'isOutdated',
                  params: ({ event }) => event.answer,
                },
                target: 'reading',
                actions: {
                  type: 'takeAnswer',
                  params: ({ event }) => event.answer,
                },
              },
              {
                target: 'standing',
                actions: [
                  { type: 'takeAnswer', params: ({ event }) => event.answer },
                  'lookAtWindow',
                ],
              },
            ],
          },
        },
      },
    },
  },
})
