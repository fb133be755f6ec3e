import {
  nothing,
  sourceOf,
  subjectOf,
  toAudit,
  verifyingSetup,
} from './verifying.setup.ts'
import type { SortedFiles } from './verifying.types.ts'

const sorted = (x: { event: { output: SortedFiles } }) => x.event.output
const begin = { target: '#verifying.loading', actions: 'begin' } as const

/**
 * One verification at a time: a bundle is loaded, audited, judged; another one
 * ends the one before. A node of the visitor's own choice can be asked about some
 * of the list afterwards. Nothing is kept, and nothing is sent but the questions.
 * No final state: there may be another bundle.
 */
export const verifyingMachine = verifyingSetup.createMachine({
  id: 'verifying',
  context: ({ input: { keys, isOnline = true, proposal } }) => ({
    ...nothing,
    source: isOnline && proposal ? { proposal } : null,
    isOnline,
    keys,
  }),
  on: {
    'verifying.open': {
      guard: 'isOnline',
      target: '.loading',
      reenter: true,
      actions: [
        'begin',
        { type: 'takeProposal', params: ({ event }) => event.proposal },
      ],
    },
    'verifying.drop': { target: '.sorting', reenter: true },
    'verifying.dropReceipt': [
      {
        guard: { type: 'isJudgeable', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: [
          'begin',
          { type: 'takeReceipt', params: ({ event }) => event },
        ],
      },
      {
        target: '.idle',
        actions: {
          type: 'noteReceiptAlone',
          params: ({ event }) => event,
        },
      },
    ],
    'verifying.close': { target: '.idle', actions: 'forget' },
  },
  initial: 'idle',
  states: {
    // With something at its start it begins at once.
    idle: { always: { guard: 'hasSource', ...begin } },
    // What was dropped is told by what is in it.
    sorting: {
      tags: 'pending',
      on: { 'verifying.cancel': 'unsorted' },
      invoke: {
        id: 'sort',
        src: 'sort',
        input: ({ event }) => ({
          files: event.type === 'verifying.drop' ? event.files : [],
        }),
        onDone: [
          {
            guard: { type: 'isBundle', params: sorted },
            target: 'loading',
            actions: ['begin', { type: 'takeFiles', params: sorted }],
          },
          {
            guard: { type: 'isReceiptJudgeable', params: sorted },
            target: 'loading',
            actions: ['begin', { type: 'takeFiles', params: sorted }],
          },
          {
            target: 'unsorted',
            actions: { type: 'takeFiles', params: sorted },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'failWith', params: 'broken' },
        },
      },
    },
    // Nothing new to judge: what was there before is shown again.
    unsorted: {
      always: [
        { guard: 'isJudged', target: 'judged' },
        { guard: 'isFailed', target: 'failed' },
        { guard: 'hasSource', target: 'cancelled' },
        { target: 'idle' },
      ],
    },
    loading: {
      tags: 'pending',
      on: {
        'verifying.cancel': 'cancelled',
        'load.progress': {
          actions: { type: 'takeBytes', params: ({ event }) => event },
        },
        'load.ended': {
          target: 'auditing',
          actions: { type: 'takeBundle', params: ({ event }) => event.bundle },
        },
        'load.failed': {
          target: 'failed',
          actions: { type: 'failWith', params: ({ event }) => event.failure },
        },
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => sourceOf(context),
        onError: {
          target: 'failed',
          actions: { type: 'failWith', params: 'broken' },
        },
      },
    },
    auditing: {
      tags: 'pending',
      on: {
        'verifying.cancel': 'cancelled',
        'audit.progress': {
          actions: {
            type: 'takeProgress',
            params: ({ event }) => event.progress,
          },
        },
        'audit.ended': {
          target: 'judged',
          actions: { type: 'takeReport', params: ({ event }) => event },
        },
        'audit.failed': {
          target: 'failed',
          actions: { type: 'failWith', params: ({ event }) => event.failure },
        },
      },
      exit: 'dropBundle',
      invoke: {
        id: 'audit',
        src: 'audit',
        input: ({ context }) => toAudit(context),
        onError: {
          target: 'failed',
          actions: { type: 'failWith', params: 'broken' },
        },
      },
    },
    judged: {
      on: { 'verifying.retry': begin },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'verifying.spotCheck': [
              {
                guard: {
                  type: 'isAskable',
                  params: ({ event }) => event.node,
                },
                target: 'asking',
                actions: {
                  type: 'takeNode',
                  params: ({ event }) => event.node,
                },
              },
              {
                guard: 'hasSubject',
                actions: {
                  type: 'takeNode',
                  params: ({ event }) => event.node,
                },
              },
            ],
          },
        },
        // One question after the other: each answer is shown as it comes.
        asking: {
          tags: 'pending',
          on: {
            'verifying.cancel': 'resting',
            'spot.progress': {
              actions: {
                type: 'takeCheck',
                params: ({ event }) => event.check,
              },
            },
            'spot.ended': 'resting',
          },
          invoke: {
            id: 'spotCheck',
            src: 'spotCheck',
            input: ({ context }) => ({
              subject: subjectOf(context),
              node: context.node,
            }),
            onError: 'resting',
          },
        },
      },
    },
    cancelled: {
      tags: 'actionable',
      on: { 'verifying.retry': { guard: 'hasSource', ...begin } },
    },
    failed: {
      tags: 'actionable',
      on: { 'verifying.retry': { guard: 'hasSource', ...begin } },
    },
  },
})
