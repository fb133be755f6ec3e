import { expect, test } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import {
  type ConnectOutcome,
  toWalletView,
  type WalletEvent,
  type WalletFailureCode,
  walletFailure,
  walletMachine,
} from './index.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const alpha = { id: 'wallet.alpha', name: 'Alpha', remembered: true }
const beta = { id: 'wallet.beta', name: 'Beta', remembered: false }

const failed = (code: WalletFailureCode) => ({
  ok: false as const,
  failure: walletFailure(code),
})
const shown = (chainId: number): ConnectOutcome => ({
  ok: true,
  value: { address, chainId, option: alpha },
})

const connection = {
  'on our chain': shown(25),
  'on another chain': shown(1),
  pending: failed('wallet.requestPending'),
  locked: failed('wallet.locked'),
  rejected: failed('wallet.rejected'),
  failed: failed('wallet.unexpected'),
}
const events: WalletEvent[] = [
  { type: 'wallet.open' },
  { type: 'wallet.choose', id: alpha.id },
  { type: 'wallet.choose', id: 'unknown' },
  { type: 'wallet.cancel' },
  { type: 'wallet.retry' },
  { type: 'wallet.back' },
  { type: 'wallet.switchChain' },
  { type: 'wallet.disconnect' },
  { type: 'wallet.reconnect', id: alpha.id },
  { type: 'wallet.reconnect' },
  { type: 'account.changed', address: other },
  { type: 'account.changed', address },
  { type: 'chain.changed', chainId: 25 },
  { type: 'chain.changed', chainId: 1 },
  { type: 'provider.disconnected' },
  { type: 'options.changed', options: [alpha, beta] },
  { type: 'options.changed', options: [] },
]

const facts = ['account.changed', 'chain.changed', 'provider.disconnected']
const notAttached = ['wallet.switchChain', 'wallet.disconnect', ...facts]
const unanswered = [
  'wallet.open',
  'wallet.choose',
  'wallet.reconnect',
  'options.changed',
  ...notAttached,
]
const attached = [
  'wallet.open',
  'wallet.choose',
  'wallet.retry',
  'wallet.back',
  'wallet.reconnect',
  'options.changed',
]

const walk = describeMachine(walletMachine, {
  inputs: [{ chainId: 25 }],
  events,
  outputs: {
    discover: {
      found: { ok: true, value: [alpha, beta] },
      nothing: { ok: true, value: [] },
      'not loaded': failed('wallet.notLoaded'),
    },
    connect: connection,
    reconnect: {
      'on our chain': shown(25),
      'on another chain': shown(1),
      failed: failed('wallet.locked'),
    },
    switchChain: {
      ok: { ok: true, value: null },
      unknown: failed('wallet.chainUnknown'),
      rejected: failed('wallet.rejected'),
    },
    addChain: {
      ok: { ok: true, value: null },
      rejected: failed('wallet.rejected'),
    },
    disconnect: {
      ok: { ok: true, value: null },
      failed: failed('wallet.unexpected'),
    },
    // Subscriptions never finish, and their defects are not ours to answer.
    memory: {},
    watchOptions: {},
    watchAccount: {},
  },
  errors: { memory: {}, watchOptions: {}, watchAccount: {} },
  key: ({ option, options, account }) => [
    option !== null,
    options.length > 0,
    account?.chainId,
  ],
  ignored: {
    disconnected: [
      'wallet.choose',
      'wallet.cancel',
      'wallet.retry',
      'wallet.back',
      'options.changed',
      ...notAttached,
    ],
    discovering: ['wallet.retry', 'wallet.back', ...unanswered],
    choosing: [
      'wallet.open',
      'wallet.retry',
      'wallet.back',
      'wallet.reconnect',
      ...notAttached,
    ],
    noWallet: [
      'wallet.open',
      'wallet.choose',
      'wallet.back',
      'wallet.reconnect',
      ...notAttached,
    ],
    'connecting.prompted': ['wallet.retry'],
    connecting: unanswered,
    requestOpen: unanswered,
    locked: unanswered,
    rejected: unanswered,
    failed: unanswered,
    reconnecting: [
      'wallet.choose',
      'wallet.retry',
      'wallet.back',
      'wallet.reconnect',
      'options.changed',
      ...notAttached,
    ],
    'attached.connected': ['wallet.cancel', 'wallet.switchChain'],
    'attached.wrongChain': ['wallet.cancel'],
    'attached.switchingChain': ['wallet.switchChain'],
    'attached.addingChain': ['wallet.switchChain'],
    'attached.disconnecting': [
      'wallet.cancel',
      'wallet.disconnect',
      'wallet.switchChain',
      'provider.disconnected',
    ],
    attached,
  },
})

test('behavior: view: every state has one, and it says what R4.1 says', () => {
  const phases = new Map(
    walk.snapshots
      .map((each) => toWalletView(each as SnapshotFrom<typeof walletMachine>))
      .map((each) => [each.status, each.phase]),
  )
  expect(Object.fromEntries(phases)).toEqual({
    disconnected: 'disconnected',
    discovering: 'disconnected',
    choosing: 'disconnected',
    noWallet: 'disconnected',
    connecting: 'connecting',
    requestOpen: 'disconnected',
    locked: 'disconnected',
    rejected: 'disconnected',
    failed: 'disconnected',
    reconnecting: 'reconnecting',
    connected: 'connected',
    wrongChain: 'connected',
    switchingChain: 'connected',
    addingChain: 'connected',
    disconnecting: 'connected',
  })
})
