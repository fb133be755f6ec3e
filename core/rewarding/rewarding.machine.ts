import { held, leavable, reopens } from './rewarding.held.ts'
import { looking } from './rewarding.looking.ts'
import { asking, checking, following } from './rewarding.paying.ts'
import { blank, rewardingSetup } from './rewarding.setup.ts'

/**
 * The payouts of one award, a share at a time, from its author's wallet. What is
 * due is worked out anew each time from the server, the chain and this browser's
 * storage, so that closing, killing or rejecting loses nothing and no share is
 * paid twice. The wallet is asked only for a share that a person has chosen, and
 * after a last look at server and chain. A share is paid when the server has
 * verified it on the chain, and no sooner. No final state: there may be another.
 */
export const rewardingMachine = rewardingSetup.createMachine({
  id: 'rewarding',
  context: ({ input: { chainId } }) => ({ ...blank, chainId }),
  invoke: [
    { id: 'links', src: 'links' },
    { id: 'memory', src: 'memory' },
    { id: 'report', src: 'report' },
    { id: 'watchReturn', src: 'watchReturn' },
  ],
  on: {
    // What is under way for another bounty is in storage, and found again there.
    'rewarding.open': {
      guard: { type: 'isOther', params: ({ event }) => event.bounty },
      target: '.looking',
      actions: { type: 'takeBounty', params: ({ event }) => event.bounty },
    },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'rewarding.resume': {
          target: 'looking',
          actions: { type: 'takeBounty', params: ({ event }) => event.bounty },
        },
      },
    },
    looking,
    ready: {
      tags: 'actionable',
      entry: 'tidy',
      // Other shares may be on their way meanwhile.
      after: { pollDelay: { guard: 'isConfirming', target: 'looking' } },
      on: {
        ...held.on,
        ...leavable.on,
        ...reopens.on,
        'rewarding.pay': {
          guard: { type: 'isDue', params: ({ event }) => event.submission },
          target: 'looking',
          actions: { type: 'choose', params: ({ event }) => event.submission },
        },
        'rewarding.retry': { target: 'looking', actions: 'forgetFailure' },
        'connection.back': 'looking',
        'account.changed': {
          guard: {
            type: 'isAccountBack',
            params: ({ event }) => event.address,
          },
          actions: 'forgetFailure',
        },
        'chain.changed': {
          guard: { type: 'isChainBack', params: ({ event }) => event.chainId },
          actions: 'forgetFailure',
        },
      },
    },
    checking,
    asking,
    following,
    // All is sent; the server reads the chain for itself.
    waiting: {
      tags: 'pending',
      entry: 'remember',
      after: { pollDelay: 'looking' },
      on: { ...held.on, ...leavable.on, 'connection.back': 'looking' },
    },
    settled: {
      entry: ['forget', 'emitSettled'],
      on: { ...leavable.on, ...reopens.on },
    },
    closed: {
      entry: 'forget',
      on: { ...leavable.on, ...reopens.on, 'connection.back': 'looking' },
    },
    // The server is away: nothing must be done.
    offline: {
      after: { retryDelay: 'looking' },
      on: {
        ...held.on,
        ...leavable.on,
        ...reopens.on,
        'connection.back': 'looking',
        'rewarding.retry': 'looking',
      },
    },
    stopped: {
      tags: 'actionable',
      on: {
        ...held.on,
        ...leavable.on,
        ...reopens.on,
        'rewarding.retry': { target: 'looking', actions: 'forgetFailure' },
      },
    },
    // Nothing acts for anyone, and nothing is lost.
    suspended: {
      tags: 'actionable',
      entry: 'doubtSession',
      on: {
        ...leavable.on,
        'session.lost': {
          actions: { type: 'failWith', params: ({ event }) => event.why },
        },
        'session.back': { target: 'looking', actions: 'forgetFailure' },
        'rewarding.retry': { target: 'looking', actions: 'forgetFailure' },
      },
    },
  },
})
