import { awaiting } from './proposing.awaiting.ts'
import { ended } from './proposing.ended.ts'
import { held, restarts } from './proposing.held.ts'
import { cancelling, opening } from './proposing.opening.ts'
import {
  checking,
  confirmingDuplicate,
  faulted,
  reading,
  recalling,
  recallingLater,
  reviewing,
  signing,
  weighing,
} from './proposing.preparing.ts'
import { proposingSetup } from './proposing.setup.ts'

/**
 * One draft on its way to being a proposal, or a bounty: its purpose. It asks the server first and the
 * wallet last: words, links, votes, tokens and gas are looked at before anything
 * is signed. What is signed goes to the server with the fee's intent, so that it
 * publishes by itself once the fee has arrived, whatever became of the page. It
 * pays nothing itself: the payments do, and remember what was sent. Until the
 * fee is paid everything can be taken back. No final state: there may be another.
 */
export const proposingMachine = proposingSetup.createMachine({
  id: 'proposing',
  context: ({ input: { chainId } }) => ({
    chainId,
    draft: null,
    purpose: 'proposal',
    subject: null,
    check: null,
    meant: null,
    review: null,
    signed: null,
    intent: null,
    faults: [],
    proposal: null,
    failure: null,
    attempts: 0,
  }),
  invoke: [
    { id: 'links', src: 'links' },
    { id: 'memory', src: 'memory' },
    { id: 'watchReturn', src: 'watchReturn' },
  ],
  on: {
    'proposing.start': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.reading',
      actions: { type: 'takeDraft', params: ({ event }) => event },
    },
    'proposing.resume': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.recalling',
      actions: { type: 'takeDraft', params: ({ event }) => event },
    },
  },
  initial: 'idle',
  states: {
    idle: {},
    recalling,
    recallingLater,
    reading,
    checking,
    faulted,
    confirmingDuplicate,
    weighing,
    reviewing,
    signing,
    opening,
    awaiting,
    cancelling,
    ...ended,
    // The server or the node is away: nothing must be done.
    offline: {
      after: { retryDelay: 'reading' },
      on: {
        ...held.on,
        ...restarts.on,
        'connection.back': 'reading',
        'proposing.retry': 'reading',
        'proposing.back': { target: 'idle', actions: 'dropDraft' },
      },
    },
    stopped: {
      tags: 'actionable',
      entry: 'doubtSession',
      on: {
        ...held.on,
        ...restarts.on,
        'session.back': { guard: 'isSignedOut', target: 'reading' },
        'proposing.retry': { target: 'reading', actions: 'forgetFailure' },
        'proposing.back': { target: 'idle', actions: 'dropDraft' },
      },
    },
    // Nothing acts for anyone, and nothing is lost.
    suspended: {
      tags: 'actionable',
      entry: 'doubtSession',
      on: {
        ...restarts.on,
        'session.lost': {
          actions: { type: 'failWith', params: ({ event }) => event.why },
        },
        'session.back': { target: 'reading', actions: 'forgetFailure' },
        'proposing.retry': { target: 'reading', actions: 'forgetFailure' },
        'proposing.back': { target: 'idle', actions: 'dropDraft' },
      },
    },
  },
})
