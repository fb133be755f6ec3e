import { closable, defect, held, kept, queued } from './revising.held.ts'
import {
  revisingSetup,
  revisionOf,
  signedOf,
  writtenOf,
} from './revising.setup.ts'
import type { PostOutcome, SignRevisionOutcome } from './revising.types.ts'

const signed = (x: { event: { output: SignRevisionOutcome } }) => x.event.output
const posted = (x: { event: { output: PostOutcome } }) => x.event.output

export const reviewing = revisingSetup.createStateConfig({
  tags: 'actionable',
  on: {
    ...held.on,
    ...closable.on,
    'revising.back': { target: '#revising.writing', actions: 'forgetFailure' },
    'revising.sign': { target: '#revising.signing', actions: 'forgetFailure' },
  },
})

/** The wallet asks; whatever it says, nothing is lost. */
export const signing = revisingSetup.createStateConfig({
  tags: ['pending', 'actionable'],
  on: {
    ...held.on,
    ...kept.on,
    ...closable.on,
    'revising.back': '#revising.writing',
    'account.changed': {
      guard: { type: 'isOtherAccount', params: ({ event }) => event.address },
      target: '#revising.reviewing',
      actions: { type: 'failWith', params: 'proposing.accountChanged' },
    },
    'chain.changed': {
      guard: { type: 'isOtherChain', params: ({ event }) => event.chainId },
      target: '#revising.reviewing',
      actions: { type: 'failWith', params: 'proposing.wrongChain' },
    },
  },
  invoke: {
    id: 'sign',
    src: 'sign',
    input: ({ context }) => ({
      ...writtenOf(context),
      revision: revisionOf(context),
    }),
    onDone: [
      {
        guard: { type: 'isKind', params: (x) => [signed(x), 'signed'] },
        target: '#revising.posting',
        actions: { type: 'takeSigned', params: signed },
      },
      {
        guard: { type: 'isKind', params: (x) => [signed(x), 'faulty'] },
        target: '#revising.writing',
        actions: { type: 'takeErrors', params: signed },
      },
      {
        guard: { type: 'isKind', params: (x) => [signed(x), 'reworded'] },
        target: '#revising.reviewing',
        actions: { type: 'reword', params: signed },
      },
      {
        target: '#revising.reviewing',
        actions: { type: 'takeFailure', params: signed },
      },
    ],
    onError: defect('#revising.writing'),
  },
})

/** What was signed is handed over, again and again until the server answers. */
export const posting = revisingSetup.createStateConfig({
  on: { ...held.on, ...queued.on },
  initial: 'sending',
  states: {
    sending: {
      tags: 'pending',
      on: { 'revising.close': { actions: 'noteLeft' } },
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => ({
          ...writtenOf(context),
          signed: signedOf(context),
        }),
        onDone: [
          {
            guard: { type: 'isKind', params: (x) => [posted(x), 'published'] },
            target: '#revising.published',
            actions: { type: 'takeVersion', params: posted },
          },
          {
            guard: { type: 'isPassing', params: posted },
            target: 'waiting',
            actions: { type: 'takeFailure', params: posted },
          },
          {
            target: '#revising.writing',
            actions: { type: 'takeFailure', params: posted },
          },
        ],
        onError: defect('#revising.writing'),
      },
    },
    waiting: {
      after: { retryDelay: 'sending' },
      on: {
        'revising.close': [
          { guard: 'isLeft', actions: 'noteLeft' },
          closable.on['revising.close'],
        ],
        'connection.back': 'sending',
        'revising.retry': 'sending',
      },
    },
  },
})
