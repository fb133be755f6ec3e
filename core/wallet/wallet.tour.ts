import { address, harbour, other, skiff } from '../../ui/fixtures/views.ts'
import { answersBy, defineTour } from '../testing/index.ts'
import {
  type ConnectOutcome,
  type WalletFailureCode,
  walletFailure,
  walletMachine,
} from './index.ts'

const failed = (code: WalletFailureCode) => ({
  ok: false as const,
  failure: walletFailure(code),
})
const done = { ok: true, value: null }
const shown = (chainId: number): ConnectOutcome => ({
  ok: true,
  value: { address, chainId, option: harbour },
})

export const tour = defineTour({
  machine: walletMachine,
  input: { chainId: 25 },
  events: [
    { type: 'wallet.open' },
    { type: 'wallet.choose', id: harbour.id },
    { type: 'wallet.cancel' },
    { type: 'wallet.retry' },
    { type: 'wallet.back' },
    { type: 'wallet.switchChain' },
    { type: 'wallet.disconnect' },
    { type: 'wallet.reconnect', id: harbour.id },
    { type: 'account.changed', address: other },
    { type: 'account.changed', address },
    { type: 'chain.changed', chainId: 25 },
    { type: 'chain.changed', chainId: 1 },
    { type: 'provider.disconnected' },
    { type: 'options.changed', options: [harbour, skiff] },
    { type: 'options.changed', options: [] },
  ],
  outputs: {
    discover: {
      found: { ok: true, value: [harbour, skiff] },
      nothing: { ok: true, value: [] },
      'not loaded': failed('wallet.notLoaded'),
    },
    connect: {
      'on our chain': shown(25),
      'on another chain': shown(1),
      pending: failed('wallet.requestPending'),
      locked: failed('wallet.locked'),
      rejected: failed('wallet.rejected'),
      failed: failed('wallet.unexpected'),
    },
    reconnect: {
      'on our chain': shown(25),
      'on another chain': shown(1),
      failed: failed('wallet.locked'),
    },
    switchChain: {
      ok: done,
      unknown: failed('wallet.chainUnknown'),
      rejected: failed('wallet.rejected'),
    },
    addChain: { ok: done, rejected: failed('wallet.rejected') },
    disconnect: { ok: done, failed: failed('wallet.unexpected') },
    memory: {},
    watchOptions: {},
    watchAccount: {},
  },
  alike: {
    connect: answersBy(
      ['wallet.unsupported', 'wallet.disconnected', 'wallet.timeout'],
      failed,
    ),
    switchChain: answersBy(['wallet.unsupported'], failed),
    addChain: answersBy(['wallet.chainUnknown', 'wallet.unsupported'], failed),
  },
  errors: { memory: {}, watchOptions: {}, watchAccount: {} },
  key: ({ option, options, account }) => [
    option !== null,
    options.length > 0,
    account?.chainId,
  ],
})
